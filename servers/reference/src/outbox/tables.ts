import type { JobRow } from "@atlas-messaging/domain";
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../platform/database/columns.ts";

export const outbox = pgTable(
  "outbox",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    kind: text().$type<JobRow["kind"]>().notNull(),
    subject_id: uuid().notNull(),
    detail: jsonb().$type<JobRow["detail"]>().notNull(),
    attempts: integer().notNull(),
    due_at: instant().notNull(),
    leased_until: instant(),
    correlation_id: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "outbox_pkey", columns: [table.organization_id, table.id] }),
    index("outbox_due_idx").on(table.kind, table.due_at),
    tenantPolicy(),
    systemPolicy(),
  ],
);
