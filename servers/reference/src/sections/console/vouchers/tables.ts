import type { VoucherRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../../../platform/database/columns.ts";
import { customers } from "../../customers/tables.ts";

export const vouchers = pgTable(
  "vouchers",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    code: text().notNull(),
    description: text().notNull(),
    status: text().$type<VoucherRow["status"]>().notNull(),
    customer_id: uuid(),
    issued_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "vouchers_pkey", columns: [table.organization_id, table.id] }),
    index("vouchers_counted_idx")
      .on(table.organization_id)
      .where(sql`status = 'available'`),
    unique("vouchers_code_key").on(table.organization_id, table.code),
    foreignKey({
      name: "vouchers_customer_fkey",
      columns: [table.organization_id, table.customer_id],
      foreignColumns: [customers.organization_id, customers.id],
    }),
    tenantPolicy(),
  ],
);
