import type { DeprecationNoticeRow } from "@atlas-messaging/domain";
import { pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../../platform/database/columns.ts";

export const deprecationNotices = pgTable(
  "deprecation_notices",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    operation_id: text().$type<DeprecationNoticeRow["operation_id"]>().notNull(),
    sunset_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "deprecation_notices_pkey", columns: [table.organization_id, table.id] }),
    unique("deprecation_notices_operation_key").on(table.organization_id, table.operation_id),
    tenantPolicy(),
  ],
);
