import type { RetentionKind } from "@atlas-messaging/domain";
import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../../../platform/database/columns.ts";

/** Days that organizations have chosen. Housekeeping reads them. */
export const retentions = pgTable(
  "retentions",
  {
    organization_id: uuid().notNull(),
    kind: text().$type<RetentionKind>().notNull(),
    days: integer().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "retentions_pkey", columns: [table.organization_id, table.kind] }),
    tenantPolicy(),
    systemPolicy(),
  ],
);
