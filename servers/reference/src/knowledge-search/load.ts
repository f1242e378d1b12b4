/** Queries of a search: the lists of its terms, later the best passages. */
import type { KnowledgeHit } from "@atlas-messaging/answers/search/answer";
import { maxCandidates } from "@atlas-messaging/answers/search/nearest";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@atlas-messaging/postgres/database";
import { type Fact, arg, bytes, factLoader } from "@atlas-messaging/postgres/facts";
import { formBy, one, own, prepare } from "@atlas-messaging/postgres/queries";
import {
  knowledgeCorpora,
  knowledgeDocuments,
  knowledgeLists,
  knowledgeNumbers,
  knowledgePassages,
  knowledgeVectors,
} from "@atlas-messaging/service/rows/knowledge";
import { type Changes, maxParts, readChanges } from "./changes.ts";
import type { Sums } from "./lists.ts";

/** Result of a search's statement, as far as it was asked. */
export interface Found {
  /** Version of the organization's knowledge. */
  readonly version: number;
  readonly corpora: Sums["corpora"] | null;
  /** Number ranges of the documents to search; null for all. */
  readonly ranges: readonly (readonly [from: number, to: number])[] | null;
  /** Number of the passage before this page. */
  readonly after: number | null;
  /** Passages whose numbers were given. */
  readonly passages: readonly NumberedPassage[];
}

/** Hides an array's length from the planner, which would plan each time; planning takes longer than reading. */
const unseen = (name: string, type: "text" | "int" | "bigint"): SQL => sql`(select ${arg(name)}::${sql.raw(type)}[])`;

/** Selects, per prefix, the known terms and the bytes of their lists; of too many, those with most bytes. */
const nearTerms = sql`(
  select string_agg(concat_ws(chr(10), beginning, known.terms, known.bytes), chr(10))
  from unnest(string_to_array(asked.beginnings, ' ')) beginning
  cross join lateral (
    select coalesce(string_agg(term, ' '), '') as terms, coalesce(string_agg(bytes::text, ' '), '') as bytes
    from (
      select list.term, sum(octet_length(postings)) as bytes
      from ${own(knowledgeLists, "list")} where list.language = asked.language
        and list.term >= beginning collate "C" and list.term < (beginning || chr(1114111)) collate "C"
      group by list.term order by bytes desc, list.term limit ${sql.raw(String(maxCandidates))}
    ) frequent
  ) known
)`;

/**
 * Selects changes of lists since `versions`: the term's index, the version, and the parts, unchanged ones without
 * postings. `near` adds known terms by prefix where a term has no list. One index lookup per term.
 */
const changedLists = (near: SQL) => sql`(
  select string_agg(int4send(asked.place::int) || int8send(corpus.version) || int4send(found.count)
    || found.parts || int4send(octet_length(near.terms)) || near.terms, ''::bytea)
  from unnest(${unseen("languages", "text")}, ${unseen("terms", "text")}, ${unseen("versions", "bigint")},
    ${unseen("beginnings", "text")}) with ordinality asked(language, term, version, beginnings, place)
  join ${own(knowledgeCorpora, "corpus")} on corpus.language = asked.language and corpus.version > asked.version
  cross join lateral (
    select count(*)::int as count, coalesce(string_agg(int8send(part) || case when list.version > asked.version
      then int4send(octet_length(postings)) || postings else int4send(-1) end, ''::bytea), ''::bytea) as parts
    from ${own(knowledgeLists, "list")} where list.language = asked.language and list.term = asked.term
  ) found
  -- Without the offset it would be computed once for each place where it stands.
  cross join lateral (select ${near} as terms offset 0) near
)`;
const listsAlone = changedLists(sql`''::bytea`);
const listsAndNear = changedLists(
  sql`convert_to(coalesce(case when found.count = 0 and asked.beginnings <> '' then ${nearTerms} end, ''), 'UTF8')`,
);

/** A passage by number, without score. */
export type NumberedPassage = Omit<KnowledgeHit, "score"> & { readonly number: number };

const passages = sql`(
  select coalesce(json_agg(json_build_object(
    'number', wanted.number, 'knowledge_id', document.id, 'passage_id', passage.id,
    'source_type', document.source_type, 'title', document.title, 'url', document.url, 'heading', passage.heading,
    'start', passage.start_offset, 'end', passage.end_offset, 'passage', passage.text
  )), '[]'::json)
  from unnest(${unseen("numbers", "int")}) wanted(number)
  cross join lateral (
    select document_id, first from ${own(knowledgeNumbers)} where first <= wanted.number order by first desc limit 1
  ) owner
  cross join lateral (
    select id, heading, start_offset, end_offset, text from ${own(knowledgePassages)}
    where document_id = owner.document_id and position = wanted.number - owner.first limit 1
  ) passage
  cross join lateral (
    select id, source_type, title, url from ${own(knowledgeDocuments)}
    where id = owner.document_id and status = 'indexed' limit 1
  ) document
)`;

/** Version of the organization's knowledge. */
const version = sql`(select coalesce(sum(version), 0) from ${own(knowledgeCorpora)})`;

const corpora = sql`(
  select coalesce(json_agg(json_build_object('language', language, 'passages', passages, 'length', length,
    'version', version) order by language), '[]'::json)
  from ${own(knowledgeCorpora)} where passages > 0
)`;

/** Matches documents for the other audience. */
const isForOthers = sql`audience = case ${arg("search_audience")}::text
  when 'customers' then 'developers' when 'developers' then 'customers' end`;

/** Selects number ranges of the named documents, or of all, without the other audience's. */
const rangesOf = (ids: SQL): SQL => sql`case when ${ids} is not null then (
  select coalesce(json_agg(json_build_array(first, first + passages)), '[]'::json)
  from ${own(knowledgeNumbers)} where document_id = any(${ids}) and not exists (
    select from ${own(knowledgeDocuments)} where id = document_id and ${isForOthers}
  )
) when ${arg("search_audience")}::text is not null then (
  select coalesce(json_agg(json_build_array(lower(range), upper(range))), '[]'::json)
  from unnest(int4multirange(int4range(0, 2147483647)) - (
    select coalesce(range_agg(int4range(first, first + passages)), '{}'::int4multirange)
    from ${own(knowledgeDocuments, "document")}
    cross join lateral (
      select first, passages from ${own(knowledgeNumbers)} where document_id = document.id offset 0
    ) numbers
    where status <> 'archived' and ${isForOthers}
  )) range
) end`;

const after = sql`(
  select numbers.first + passage.position
  from ${own(knowledgePassages, "passage")} join ${own(knowledgeNumbers, "numbers")} on numbers.document_id = passage.document_id
  where passage.id = ${arg("search_after")}::uuid
)`;

const foundBy = (asked: { readonly [Member in Exclude<keyof Found, "version">]?: SQL }): SQL =>
  sql`json_build_object('version', ${version}, 'corpora', ${asked.corpora ?? nothing}, 'ranges', ${asked.ranges ?? nothing},
    'after', ${asked.after ?? nothing}, 'passages', ${asked.passages ?? sql`'[]'::json`})`;
const nothing = sql`null::json`;
const noBytes = sql`null::bytea`;

/**
 * Forms of a search's statement; parts it does not need are left out, as empty ones cost time, too. `held` checks the
 * version, `shown` adds passages, `lists` reads changes, `near` adds corrections, `whole` is for limited searches and
 * later pages.
 */
export type SearchForm = "held" | "shown" | "lists" | "near" | "whole";

type Forms = { readonly [Form in SearchForm]: SQL };

/** Makes a fact whose query builds exactly its type. */
const built = <Known>(query: SQL): Fact<Known> => ({ query, decode: (json) => json as Known });

const changes = bytes(
  formBy("search_form", {
    held: noBytes,
    shown: noBytes,
    lists: listsAlone,
    near: listsAndNear,
    whole: listsAndNear,
  } satisfies Forms),
  readChanges,
);

/** Facts of a search. `planSearch` makes their arguments, among them the form. */
export interface SearchFacts {
  readonly found: Fact<Found>;
  readonly changes: Fact<Changes>;
}

/** Builds the facts of a search; `sources` selects the array of document ids, null for all. */
export const searchFacts = (sources: SQL = sql`${arg("search_sources")}`): SearchFacts => ({
  found: built(
    formBy("search_form", {
      held: foundBy({}),
      shown: foundBy({ passages }),
      lists: foundBy({ corpora }),
      near: foundBy({ corpora }),
      whole: foundBy({ corpora, ranges: rangesOf(sql`(select (${sources})::uuid[])::uuid[]`), after, passages }),
    } satisfies Forms),
  ),
  changes,
});

/** Loads changes of lists, with their totals. */
export const loadLists = factLoader({
  sums: built<Sums>(sql`json_build_object('version', ${version}, 'corpora', ${corpora})`),
  changes: bytes(listsAndNear, readChanges),
});

/** Loads all terms with a prefix and their parts, unless they are too many; `readPrefixLists` decodes them. */
export const loadPrefixLists = factLoader({
  version: built<number>(version),
  bytes: bytes(
    sql`(
      select int8send(corpus.version) || int4send(found.count) || case when found.count > ${sql.raw(String(maxParts))}
        then int4send(0) else int4send(octet_length(found.terms)) || found.terms || found.parts || found.postings end
      from ${own(knowledgeCorpora, "corpus")}
      cross join lateral (
        select count(*)::int as count, convert_to(coalesce(string_agg(term, ' '), ''), 'UTF8') as terms,
          coalesce(string_agg(int8send(part) || int4send(octet_length(postings)), ''::bytea), ''::bytea) as parts,
          coalesce(string_agg(postings, ''::bytea), ''::bytea) as postings
        from (
          select term, part, postings from ${own(knowledgeLists)} where language = ${arg("language")}
            and term >= ${arg("beginning")}::text collate "C"
            and term < (${arg("beginning")}::text || chr(1114111)) collate "C"
          order by term, part limit ${sql.raw(String(maxParts + 1))}
        ) begun
      ) found
      where corpus.language = ${arg("language")}
    )`,
    (found) => found,
  ),
});

export const loadPassages = factLoader({
  version: built<number>(version),
  passages: built<readonly NumberedPassage[]>(passages),
});

/** Nearest passages that are fused with those found by words. */
export const maxNeighbours = 50;

/** Maximum vectors to compare without pgvector. Beyond it, only words count, as comparing would take too long. */
const maxVectors = 5_000;

/** Loads a model's vectors of all searchable passages: number, length, vector. */
export const loadVectors = factLoader({
  vectors: bytes(
    sql`(
      select case when count(*) <= ${sql.raw(String(maxVectors))} then
        string_agg(int4send(number) || int4send(octet_length(vector)) || vector, ''::bytea) end
      from (
        select numbers.first + embedded.position as number, embedded.vector
        from (
          select * from ${own(knowledgeVectors)} where model = ${arg("model")} limit ${sql.raw(String(maxVectors + 1))}
        ) embedded
        cross join ${one(knowledgeDocuments, "document", sql`id = embedded.document_id and status = 'indexed'`)}
        cross join lateral (
          select first from ${own(knowledgeNumbers)} where document_id = embedded.document_id offset 0
        ) numbers
      ) found
    )`,
    (found) => found,
  ),
});

/** Tells if the database compares vectors itself; cached while this process has it open. */
export const comparesVectors = async (database: Database): Promise<boolean> => {
  let compares = comparing.get(database);
  if (!compares) comparing.set(database, (compares = database.read<{ has: boolean }>("", hasMeanings({}))));
  try {
    return (await compares).some(({ has }) => has);
  } catch (failure) {
    comparing.delete(database);
    throw failure;
  }
};

const comparing = new WeakMap<Database, Promise<readonly { readonly has: boolean }[]>>();

const hasMeanings = prepare(sql`select exists (
  select from pg_attribute where attrelid = 'knowledge_vectors'::regclass and attname = 'meaning' and not attisdropped
) as has`);

/** A passage's number, and the cosine between its vector and the question's. */
export type Nearest = readonly [number: number, similarity: number];

/**
 * Finds the nearest passages by pgvector, which compares all unless there is an index. The text names the dimensions,
 * since an index holds vectors of one length (docs/knowledge.md).
 */
export const nearestLoader = (dimensions: number) => {
  const type = sql.raw(`vector(${dimensions})`);
  return factLoader({
    nearest: built<readonly Nearest[]>(sql`(
      select coalesce(json_agg(json_build_array(number, 1 - distance) order by distance, number), '[]'::json)
      from (
        select numbers.first + embedded.position as number,
          meaning::${type} <=> atlas_meaning(${arg("search_vector")}::bytea)::${type} as distance
        from ${own(knowledgeVectors, "embedded", sql`true`, ["meaning"])}
        join ${own(knowledgeDocuments, "document")} on document.id = embedded.document_id and document.status = 'indexed'
        join ${own(knowledgeNumbers, "numbers")} on numbers.document_id = embedded.document_id
        where embedded.model = ${arg("search_model")} and vector_dims(meaning) = ${sql.raw(String(dimensions))}
          and (${arg("from")}::int[] is null or exists (
            select from unnest(${arg("from")}::int[], ${arg("to")}::int[]) range(first, next)
            where numbers.first + embedded.position >= range.first and numbers.first + embedded.position < range.next
          ))
        order by distance limit ${sql.raw(String(maxNeighbours))}
      ) found
      where distance <= 1 - ${arg("search_near")}::float8
    )`),
  });
};
