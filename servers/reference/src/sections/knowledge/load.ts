import type { KnowledgeHits } from "@atlas-messaging/domain";
import { type SQL, getTableColumns, sql } from "drizzle-orm";
import { type Fact, arg, exists, factLoader, row, rows } from "../../platform/database/facts.ts";
import { knowsAfter, newestFirst } from "../../platform/database/pages.ts";
import { knowledgeDocuments, knowledgePassages, knowledgePostings } from "./tables.ts";

/**
 * Ranks passages by BM25 (k1 1.2, b 0.75). Only indexed documents have postings, so that frequencies and corpus
 * statistics are theirs alone. Scores are rounded, because sums in another order differ in their last bit, and equal
 * scores keep the order in which the passages came to be. A page begins after the passage `search_after`.
 */
const ranked = (sources: SQL) => sql`
  with corpus as materialized (
    select coalesce(sum(chunk_count), 0)::float8 as passages,
      coalesce(sum(term_count)::float8 / nullif(sum(chunk_count), 0), 1) as mean
    from ${knowledgeDocuments} where status = 'indexed'
  ), asked as materialized (
    select distinct term from unnest(${arg("search_terms")}::text[]) given(term)
  ), matched as materialized (
    select term, passage_id, document_id, frequency::float8, length::float8 from ${knowledgePostings}
    where term = any(${arg("search_terms")}::text[])
  ), weighted as materialized (
    select asked.term, ln(1 + (passages - count(passage_id) + 0.5) / (count(passage_id) + 0.5)) as idf
    from corpus cross join asked left join matched on matched.term = asked.term
    group by asked.term, passages
  ), scored as materialized (
    select passage_id,
      round(sum(idf * frequency * 2.2 / (frequency + 1.2 * (0.25 + 0.75 * length / mean))) * 1e6) / 1e6 as score
    from corpus cross join matched join weighted on weighted.term = matched.term
    where (${sources})::uuid[] is null or document_id = any((${sources})::uuid[])
    group by passage_id
  ), before as (
    select score, passage_id from scored where passage_id = ${arg("search_after")}::uuid
  ), page as (
    select * from scored
    where ${arg("search_after")}::uuid is null or exists (
      select 1 from before
      where scored.score < before.score or (scored.score = before.score and scored.passage_id > before.passage_id)
    )
    order by score desc, passage_id limit ${arg("search_size")}
  )
  select json_build_object(
    'best', coalesce((select max(score) from scored), 0),
    'possible', coalesce((select round(sum(idf) * 1e6) / 1e6 from weighted), 0),
    'total', (select count(*) from scored),
    'hits', (
      select coalesce(json_agg(json_build_object(
        'knowledge_id', document.id, 'passage_id', passage.id, 'source_type', document.source_type,
        'title', document.title, 'passage', passage.text, 'score', page.score
      ) order by page.score desc, page.passage_id), '[]'::json)
      from page
      join ${knowledgePassages} passage on passage.id = page.passage_id
      join ${knowledgeDocuments} document on document.id = passage.document_id
    )
  )`;

/** Passages of these documents that share terms with a query, ranked; of all documents where `sources` is null. */
export const knowledgeHitsOf = (sources: SQL): Fact<KnowledgeHits> => ({
  query: sql`(${ranked(sources)})`,
  // The query builds exactly this object.
  decode: (json) => json as KnowledgeHits,
});

/** Passages that share terms with a query, ranked; `searchArgs` gives the arguments. */
export const knowledgeHits = knowledgeHitsOf(sql`${arg("search_sources")}`);

/** The same by itself, for a query that is known only when other facts are. */
export const loadHits = factLoader({ hits: knowledgeHits });

/** Whether a passage that a cursor names is among the results of its query. */
const searched = sql`select 1 from ${knowledgePostings}
  where passage_id = ${arg("search_after")} and term = any(${arg("search_terms")}::text[])`;

export const knowledgeSearchFacts = { found: knowledgeHits, known: exists(searched) };

/** The columns of a document, some of them left empty: a list of files would be as long as the files. */
const without = (...left: string[]): SQL => {
  const names = Object.keys(getTableColumns(knowledgeDocuments));
  return sql.raw(names.map((name) => (left.includes(name) ? `null as ${name}` : name)).join(", "));
};

const listed = sql`
  select ${without("text", "file")} from ${knowledgeDocuments}
  where case ${arg("status")}::text when 'active' then status <> 'archived' else status = ${arg("status")} end`;

export const knowledgePageFacts = {
  rows: rows("knowledge_documents", sql`${listed} and ${newestFirst(knowledgeDocuments.id)}`),
  known: knowsAfter(knowledgeDocuments.id, listed),
};

const document = row(
  "knowledge_documents",
  sql`select ${without("file")} from ${knowledgeDocuments} where id = ${arg("id")}`,
);

export const knowledgeFacts = { document };

/** A document, and its passages where they may become searchable again. */
export const knowledgeUpdateFacts = {
  document,
  passages: rows(
    "knowledge_passages",
    sql`select passage.* from ${knowledgePassages} passage
        join ${knowledgeDocuments} document on document.id = passage.document_id
        where document.id = ${arg("id")} and document.status = 'archived' order by passage.position`,
  ),
};
