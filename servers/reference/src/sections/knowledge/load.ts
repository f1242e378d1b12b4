import { type SQL, getTableColumns, sql } from "drizzle-orm";
import { arg, row, rows, texts } from "../../platform/database/facts.ts";
import { either, given, own, whether } from "../../platform/database/own.ts";
import { knowsAfter, newestFirst, newestWithin } from "../../platform/database/pages.ts";
import { KnowledgeSearch, searchLoader } from "./search/index.ts";
import { knowledgeCorpora, knowledgeDocuments, knowledgePassages } from "./tables.ts";

/** Ranked passages that share terms with a query. */
export const knowledgeHits = new KnowledgeSearch();

/** Loads the hits alone. */
export const loadHits = searchLoader({ hits: knowledgeHits });

export const knowledgeSearchFacts = { found: knowledgeHits };

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

export const knowledgePageFacts = {
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

export const knowledgeFacts = { document };

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
