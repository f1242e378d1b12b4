import type { CustomerConsentRow, CustomerRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../../platform/database/columns.ts";

// Columns after the name have defaults, since a process of the version before inserts customers without them.
export const customers = pgTable(
  "customers",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    phone_number: text().notNull(),
    name: text(),
    labels: text()
      .array()
      .$type<CustomerRow["labels"]>()
      .notNull()
      .default(sql`'{}'`),
    attributes: jsonb()
      .$type<CustomerRow["attributes"]>()
      .notNull()
      .default(sql`'{}'`),
    language: text(),
    time_zone: text(),
    marketing: text().$type<CustomerRow["marketing"]>().notNull().default("unknown"),
    marketing_changed_at: instant(),
    created_at: instant().notNull(),
    updated_at: instant(),
    erased_at: instant(),
    erasure_completed_at: instant(),
  },
  (table) => [
    primaryKey({ name: "customers_pkey", columns: [table.organization_id, table.id] }),
    unique("customers_phone_number_key").on(table.organization_id, table.phone_number),
    // Erasures that go on.
    index("customers_erasing_idx")
      .on(table.organization_id)
      .where(sql`erased_at is not null and erasure_completed_at is null`),
    tenantPolicy(),
  ],
);

export const customerLabels = pgTable(
  "customer_labels",
  {
    organization_id: uuid().notNull(),
    label: text().notNull(),
    customer_id: uuid().notNull(),
  },
  (table) => [
    primaryKey({
      name: "customer_labels_pkey",
      columns: [table.organization_id, table.label, table.customer_id],
    }),
    foreignKey({
      name: "customer_labels_customer_fkey",
      columns: [table.organization_id, table.customer_id],
      foreignColumns: [customers.organization_id, customers.id],
    }),
    index("customer_labels_customer_idx").on(table.organization_id, table.customer_id),
    tenantPolicy(),
  ],
);

export const customerConsents = pgTable(
  "customer_consents",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    customer_id: uuid().notNull(),
    marketing: text().$type<CustomerConsentRow["marketing"]>().notNull(),
    origin: text().$type<CustomerConsentRow["origin"]>().notNull(),
    source: text(),
    at: instant().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "customer_consents_pkey", columns: [table.organization_id, table.id] }),
    foreignKey({
      name: "customer_consents_customer_fkey",
      columns: [table.organization_id, table.customer_id],
      foreignColumns: [customers.organization_id, customers.id],
    }),
    index("customer_consents_customer_idx").on(table.organization_id, table.customer_id, table.id),
    tenantPolicy(),
  ],
);

export const quietHours = pgTable(
  "quiet_hours",
  {
    organization_id: uuid().notNull(),
    starts: text().notNull(),
    ends: text().notNull(),
    time_zone: text().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [primaryKey({ name: "quiet_hours_pkey", columns: [table.organization_id] }), tenantPolicy()],
);
