/** What a search reads: the lists of its terms, and later the passages that were ranked best. */
import { type KnowledgeHit, maxCandidates } from "@atlas-messaging/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { type Fact, type StagedForm, arg, factLoader, inStages } from "../../../platform/database/facts.ts";
import { one, own } from "../../../platform/database/own.ts";
import { prepare } from "../../../platform/database/prepare.ts";
import {
  knowledgeCorpora,
  knowledgeDocuments,
  knowledgeLists,
  knowledgeNumbers,
  knowledgePassages,
  knowledgeVectors,
} from "../tables.ts";
import { type Sums, readChanges } from "./lists.ts";
import { mostParts } from "./stretch.ts";

/** What the database knows of a query before it is ranked, as far as the statement asked for it. */
export interface Found {
  /** Of all that the organization knows. */
  readonly version: number;
  readonly corpora: Sums["corpora"] | null;
  /** The numbers of the documents to look in; null for all. */
  readonly ranges: readonly (readonly [from: number, to: number])[] | null;
  /** The number of the passage that the page begins after. */
  readonly after: number | null;
  /** Those whose numbers were given. */
  readonly passages: readonly NumberedPassage[];
}

/** An array whose length the planner is not to see: it would make a new plan each time, which takes longer than to read. */
const unseen = (name: string, type: "text" | "int" | "bigint"): SQL => sql`(select ${arg(name)}::${sql.raw(type)}[])`;

/**
 * Some beginnings in one text: of each itself, the known terms that begin so, and the bytes of their lists. Of more than a
 * word is compared with, those of the most bytes.
 */
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
 * What has changed of the lists of some terms since `versions`: of each its place among the terms, its version, and its
 * parts, those without postings that have not changed; with `near`, what begins as was asked for where there are none. One
 * look into the index for each term.
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

/** The passages of some numbers, without their scores; those that have been archived meanwhile are missing. */
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

/** Of all that an organization knows. */
const version = sql`(select coalesce(sum(version), 0) from ${own(knowledgeCorpora)})`;

const corpora = sql`(
  select coalesce(json_agg(json_build_object('language', language, 'passages', passages, 'length', length,
    'version', version) order by language), '[]'::json)
  from ${own(knowledgeCorpora)} where passages > 0
)`;

/** Holds for documents that the asking audience does not read. */
const isForOthers = sql`audience = case ${arg("search_audience")}::text
  when 'customers' then 'developers' when 'developers' then 'customers' end`;

/** Ranges of the named documents, or of all, without those for others. */
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

/**
 * What a search may ask for. A part that brings nothing takes as long as many that bring something, so it is left out:
 * `held` whether what is kept still holds, `shown` besides some passages, `lists` what has changed of some lists, `near`
 * besides what words may be mistyped of, `whole` all of it for a query that is not over all documents, or not from the start.
 */
export type SearchForm = "held" | "shown" | "lists" | "near" | "whole";

/** For a query over the documents whose ids `sources` selects as an array, the argument's if left out; over all where that is null. */
export const searchForms = (
  sources: SQL = sql`${arg("search_sources")}`,
): { readonly [Form in SearchForm]: StagedForm } => ({
  held: { query: foundBy({}) },
  shown: { query: foundBy({ passages }) },
  lists: { query: foundBy({ corpora }), bytes: listsAlone },
  near: { query: foundBy({ corpora }), bytes: listsAndNear },
  whole: {
    query: foundBy({ corpora, ranges: rangesOf(sql`(select (${sources})::uuid[])::uuid[]`), after, passages }),
    bytes: listsAndNear,
  },
});

const bytesOnly = <Known>(bytes: SQL, read: (bytes: Uint8Array) => Known): Fact<Known> =>
  inStages({
    forms: { bytes: { query: sql`null`, bytes } },
    begin: () => ({ form: "bytes", args: {}, complete: async (_, found) => read(found) }),
  });

/** A query builds exactly what its type says. */
const built = <Known>(query: SQL): Fact<Known> => ({ query, decode: (json) => json as Known });

/** What has changed of some lists by itself, and the sums that belong to it. */
export const loadLists = factLoader({
  sums: built<Sums>(sql`json_build_object('version', ${version}, 'corpora', ${corpora})`),
  changes: bytesOnly(listsAndNear, readChanges),
});

/** All terms of a language that begin alike, with their parts, if those are not too many: read by `readStretch`. */
export const loadStretch = factLoader({
  version: built<number>(version),
  bytes: bytesOnly(
    sql`(
      select int8send(corpus.version) || int4send(found.count) || case when found.count > ${sql.raw(String(mostParts))}
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
          order by term, part limit ${sql.raw(String(mostParts + 1))}
        ) begun
      ) found
      where corpus.language = ${arg("language")}
    )`,
    (bytes) => bytes,
  ),
});

export const loadPassages = factLoader({
  version: built<number>(version),
  passages: built<readonly NumberedPassage[]>(passages),
});

/** So many passages near a question are fused with those found by its words. */
export const mostNeighbours = 50;

/** Without pgvector, an organization with more of them is searched by words alone: to compare them all would take too long. */
const mostVectors = 5_000;

/** The vectors of a model of all that is searchable: of each the number of its passage, its length, and the vector. */
export const loadVectors = factLoader({
  vectors: bytesOnly(
    sql`(
      select case when count(*) <= ${sql.raw(String(mostVectors))} then
        string_agg(int4send(number) || int4send(octet_length(vector)) || vector, ''::bytea) end
      from (
        select numbers.first + embedded.position as number, embedded.vector
        from (
          select * from ${own(knowledgeVectors)} where model = ${arg("model")} limit ${sql.raw(String(mostVectors + 1))}
        ) embedded
        cross join ${one(knowledgeDocuments, "document", sql`id = embedded.document_id and status = 'indexed'`)}
        cross join lateral (
          select first from ${own(knowledgeNumbers)} where document_id = embedded.document_id offset 0
        ) numbers
      ) found
    )`,
    (bytes) => bytes,
  ),
});

/** Whether the database compares vectors itself: known for as long as this process has it open. */
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

/** A passage by its number, and the cosine of the angle between its vector and the question's. */
export type Nearest = readonly [number: number, similarity: number];

/**
 * The nearest passages by pgvector; without an index it compares all vectors of the organization. The text tells how many
 * dimensions there are, since an index is of vectors of one length (docs/knowledge.md).
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
        order by distance limit ${sql.raw(String(mostNeighbours))}
      ) found
      where distance <= 1 - ${arg("search_near")}::float8
    )`),
  });
};
