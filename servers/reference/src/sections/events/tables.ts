import type { EventRow } from "@atlas-messaging/domain";
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
    index("events_conversation_idx").on(table.organization_id, table.conversation_id, table.id),
    index("events_age_idx").using("brin", table.created_at),
    tenantPolicy(),
    systemPolicy(),
  ],
);
