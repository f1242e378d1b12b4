import { sql } from "drizzle-orm";
import { arg, factLoader, systemFactLoader, texts } from "../platform/database/facts.ts";
import { own } from "../platform/database/own.ts";
import { organizations } from "../sections/console/organizations/tables.ts";
import { knowledgeDocuments, knowledgeVectors } from "../sections/knowledge/tables.ts";

/** Pages permanent organizations. Sandboxes are left out: their knowledge is always the same and found by words. */
export const loadLasting = systemFactLoader({
  organizations: texts(
    sql`select id as value from ${organizations} where id > ${arg("after")}::uuid and expires_at is null
        order by id limit 100`,
  ),
});

/** Documents per page; each may have hundreds of passages. */
export const documentsAtOnce = 50;

/** Pages documents without vectors of the model. Passages are embedded in order, so the last one decides. */
export const loadEarlier = factLoader({
  documents: texts(
    sql`select id as value from ${own(knowledgeDocuments, "document")}
        where id > ${arg("after")}::uuid and status = 'indexed' and not exists (
          select from ${own(knowledgeVectors, "embedded")} where embedded.document_id = document.id
            and embedded.position = document.chunk_count - 1 and embedded.model = ${arg("model")}
        ) order by id limit ${sql.raw(String(documentsAtOnce))}`,
  ),
});
