import type { MemberRow } from "@atlas-messaging/domain";
import { pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../../platform/database/columns.ts";

export const members = pgTable(
  "members",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    email: text().notNull(),
    permissions: text().array().$type<MemberRow["permissions"]>().notNull(),
    status: text().$type<MemberRow["status"]>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "members_pkey", columns: [table.organization_id, table.id] }),
    unique("members_email_key").on(table.organization_id, table.email),
    tenantPolicy(),
  ],
);
