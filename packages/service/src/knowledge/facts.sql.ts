import { type SQL, getTableColumns, sql } from "drizzle-orm";
import { arg, texts } from "@atlas-messaging/postgres/facts";
import { quotaOf, row, rows } from "../core/facts.sql.ts";
import { either, given, own, whether } from "@atlas-messaging/postgres/queries";
import { knowsAfter, newestFirst, newestWithin } from "@atlas-messaging/postgres/pages";
import { knowledgeCorpora, knowledgeDocuments, knowledgeGaps, knowledgePassages } from "../rows/knowledge.ts";

/** A search among the facts of an operation; `searchLoader` loads it. */
export class KnowledgeSearch {
  /** Selects the array of document ids to search, in place of the argument. */
  readonly sources: SQL | undefined;

  constructor(sources?: SQL) {
    this.sources = sources;
  }
}

/** Ranked passages that share terms with a query. */
export const knowledgeHits = new KnowledgeSearch();

const knowledgeSearchFacts = { found: knowledgeHits };

/** Selects a document's columns, some as null: a list of files would be as long as the files. */
const without = (...left: string[]): SQL => {
  const names = Object.keys(getTableColumns(knowledgeDocuments));
  return sql.raw(names.map((name) => (left.includes(name) ? `null as ${name}` : name)).join(", "));
};

const shown = sql`select ${without("text", "file")} from ${own(knowledgeDocuments)}`;

const { id, status, audience } = knowledgeDocuments;

const isRead = given("audience", sql`${audience} in ('both', ${arg("audience")})`);

const listed = sql`
  ${shown} where ${either("status", "active", sql`${status} <> 'archived'`, sql`${status} = ${arg("status")}`)} and ${isRead}`;

/** Selects a page of one audience's active documents. */
const activeFor = (reader: SQL): SQL =>
  sql`(${shown} where ${status} <> 'archived' and ${newestWithin([[audience, reader]], id)})`;

const knowledgePageFacts = {
  rows: rows(
    "knowledge_documents",
    sql`${either(
      "status",
      "active",
      sql`${whether(
        "audience",
        sql`${activeFor(sql`'both'`)} union all ${activeFor(sql`${arg("audience")}`)}
          order by id desc limit ${arg("page_size")}`,
        sql`${shown} where ${status} <> 'archived' and ${newestFirst(id)}`,
      )}`,
      sql`${shown} where ${isRead} and ${newestWithin([[status, sql`${arg("status")}`]], id)}`,
    )}`,
  ),
  known: knowsAfter(id, listed),
};

const document = row(
  "knowledge_documents",
  sql`select ${without("file")} from ${own(knowledgeDocuments)} where id = ${arg("id")}`,
);

export const documentFacts = { document };

/** Most frequent language of the indexed passages. */
export const spokenFacts = {
  speaks: texts(sql`
    select language as value from ${own(knowledgeCorpora)} where passages > 0 order by passages desc, language limit 1`),
};

/** Loads a document, with its passages where they may become searchable again. */
export const knowledgeUpdateFacts = {
  document,
  passages: rows(
    "knowledge_passages",
    sql`select passage.* from ${own(knowledgePassages, "passage")}
        join ${own(knowledgeDocuments, "document")} on document.id = passage.document_id
        where document.id = ${arg("id")} and document.status = 'archived' order by passage.position`,
  ),
};

export const knowledgeFacts = {
  "knowledge.list": knowledgePageFacts,
  "knowledge.search": knowledgeSearchFacts,
  "knowledge.get": documentFacts,
  "knowledge.create": { ...spokenFacts, quota: quotaOf("documents") },
  "knowledge.update": { ...knowledgeUpdateFacts, quota: quotaOf("documents") },
  "knowledge.refresh": documentFacts,
};

// Lists questions without an answer, the last asked first; each filter has its own index.

const all = own(knowledgeGaps, "gap");

const state = sql`${arg("knowledge_state")}`;

const since = given("since", sql`gap.last_asked_at >= ${arg("since")}::timestamptz`);

const isAsked = given("knowledge_state", sql`gap.knowledge_state = ${state}`);

const last = (column: "last_asked_at" | "id"): SQL =>
  sql`(select seen.${sql.identifier(column)} from ${own(knowledgeGaps, "seen")} where seen.id = ${arg("after")})`;

const after = given("after", sql`(gap.last_asked_at, gap.id) < (${last("last_asked_at")}, ${last("id")})`);

/** The range of whole keys keeps a plan from walking the questions of other states. */
const afterInState = whether(
  "after",
  sql`(gap.knowledge_state, gap.last_asked_at, gap.id) < (${state}, ${last("last_asked_at")}, ${last("id")})`,
  sql`(gap.knowledge_state, gap.last_asked_at) < (${state}, 'infinity'::timestamptz)`,
);

const ofState = sql`
  gap.knowledge_state = ${state} and (gap.knowledge_state, gap.last_asked_at) > (${state}, '-infinity'::timestamptz)
  and ${afterInState} and ${since}
  order by gap.knowledge_state desc, gap.last_asked_at desc, gap.id desc`;

const ofAll = sql`${after} and ${since} order by gap.last_asked_at desc, gap.id desc`;

const gapPageFacts = {
  rows: rows(
    "knowledge_gaps",
    sql`select gap.* from ${all} where ${whether("knowledge_state", ofState, ofAll)} limit ${arg("page_size")}`,
  ),
  known: knowsAfter(sql`gap.id`, sql`select 1 from ${all} where ${isAsked} and ${since}`),
};

const gapFacts = {
  gap: row("knowledge_gaps", sql`select * from ${own(knowledgeGaps)} where id = ${arg("id")}`),
};

export const consoleKnowledgeFacts = {
  "console.knowledge.list": knowledgeFacts["knowledge.list"],
  "console.knowledge.search": { hits: knowledgeHits },
  "console.knowledge.get": knowledgeFacts["knowledge.get"],
  "console.knowledge.create": knowledgeFacts["knowledge.create"],
  "console.knowledge.update": knowledgeFacts["knowledge.update"],
  "console.knowledge.refresh": knowledgeFacts["knowledge.refresh"],
  "console.knowledgeGaps.list": gapPageFacts,
  "console.knowledgeGaps.dismiss": gapFacts,
};
