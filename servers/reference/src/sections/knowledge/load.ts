import type { KnowledgeHits } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { type Fact, arg } from "../../platform/database/facts.ts";
import { knowledgeDocuments, knowledgePassages, knowledgePostings } from "./tables.ts";

/**
 * Ranks passages by BM25 (k1 1.2, b 0.75). Only indexed documents have postings, so that frequencies and corpus
 * statistics are theirs alone. Scores are rounded, because sums in another order differ in their last bit, and equal
 * scores keep the order in which the passages came to be. A page begins after the passage `search_after`.
 */
const hits = sql`
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
    select passage_id, document_id,
      round(sum(idf * frequency * 2.2 / (frequency + 1.2 * (0.25 + 0.75 * length / mean)))::numeric, 6) as score
    from corpus cross join matched join weighted on weighted.term = matched.term
    where ${arg("search_sources")}::uuid[] is null or document_id = any(${arg("search_sources")}::uuid[])
    group by passage_id, document_id
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
    'possible', coalesce((select round(sum(idf)::numeric, 6) from weighted), 0),
    'total', (select count(*) from scored),
    'hits', (
      select coalesce(json_agg(json_build_object(
        'knowledge_id', document.id, 'passage_id', passage.id, 'source_type', document.source_type,
        'title', document.title, 'passage', passage.text, 'score', page.score
      ) order by page.score desc, page.passage_id), '[]'::json)
      from page
      join ${knowledgePassages} passage on passage.id = page.passage_id
      join ${knowledgeDocuments} document on document.id = page.document_id
    )
  )`;

/** Passages that share terms with a query, ranked; `searchArgs` gives the arguments. */
export const knowledgeHits: Fact<KnowledgeHits> = {
  query: sql`(${hits})`,
  // The query builds exactly this object.
  decode: (json) => json as KnowledgeHits,
};
