import { sql } from "drizzle-orm";
import { arg, factLoader, systemFactLoader, texts } from "../platform/database/facts.ts";
import { own } from "../platform/database/own.ts";
import { prepare } from "../platform/database/prepare.ts";
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

/**
 * Copies conversation and request of events into deliveries of versions before 0038. A delivery whose attempt ends just
 * now is left to the next round.
 */
export const fillDeliveries = prepare(sql`
  update webhook_deliveries delivery
  set conversation_id = event.conversation_id, correlation_id = event.correlation_id
  from events event
  where delivery.ctid = any (array(
      select ctid from webhook_deliveries where correlation_id is null limit ${arg("max")} for update skip locked))
    and (event.organization_id, event.id) = (delivery.organization_id, delivery.event_row_id)
  returning 1`);
