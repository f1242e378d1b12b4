import { type SQL, getTableColumns, sql } from "drizzle-orm";
import { arg, factLoader, row, rows } from "../../platform/database/facts.ts";
import { knowsAfter, newestFirst } from "../../platform/database/pages.ts";
import { searchOf } from "./search/index.ts";
import { knowledgeDocuments, knowledgePassages } from "./tables.ts";

/** Passages that share terms with a query, ranked; `searchArgs` gives the arguments. */
export const knowledgeHits = searchOf();

/** The same by itself. */
export const loadHits = factLoader({ hits: knowledgeHits });

export const knowledgeSearchFacts = { found: knowledgeHits };

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
