import type { EventRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { index, json, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../../platform/database/columns.ts";

export const events = pgTable(
  "events",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    event_type: text().$type<EventRow["event_type"]>().notNull(),
    names: jsonb().$type<EventRow["names"]>().notNull(),
    conversation_id: uuid(),
    correlation_id: text().notNull(),
    // json, as jsonb would reorder members: every delivery attempt must sign the same bytes.
    payload: json().$type<EventRow["payload"]>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "events_pkey", columns: [table.organization_id, table.id] }),
    // `position` is the number of the transaction, which only the database knows. One index for each filter of the list.
    index("events_position_idx").on(
      table.organization_id,
      sql`(case when "position" is null then '0' else "position" end)`,
      table.id,
    ),
    index("events_type_idx").on(table.organization_id, table.event_type, sql`"position"`, table.id),
    // The type comes last: of a long conversation, events of other types are left out in the index. It has another form
    // than in the index by type, so that no plan takes this one for a list by type.
    index("events_conversation_type_idx").on(
      table.organization_id,
      table.conversation_id,
      sql`"position"`,
      table.id,
      sql`(event_type collate "C")`,
    ),
    index("events_correlation_idx").on(table.organization_id, table.correlation_id, sql`"position"`, table.id),
    index("events_age_idx").using("brin", table.created_at),
    tenantPolicy(),
    systemPolicy(),
  ],
);
