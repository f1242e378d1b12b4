import type { Id, Instant, Owned } from "./primitives.ts";
import { sql } from "drizzle-orm";
import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "./columns.ts";

/** A caller's own data about a customer, by name. */
export interface CustomerAttributes {
  readonly [name: string]: string | number | boolean;
}

/** Permission for marketing. Unknown until the customer or the caller has said it. */
export type Marketing = "unknown" | "opted_in" | "opted_out";

export interface CustomerRow extends Owned {
  readonly phone_number: string;
  readonly name: string | null;
  /** In alphabetical order. */
  readonly labels: readonly string[];
  readonly attributes: CustomerAttributes;
  /** A language tag; null while it is not known. */
  readonly language: string | null;
  /** An IANA name; null while it is not known. */
  readonly time_zone: string | null;
  readonly marketing: Marketing;
  /** Time of the customer's choice; null without one. */
  readonly marketing_changed_at: Instant | null;
  readonly created_at: Instant;
  /** Null until the first change. */
  readonly updated_at: Instant | null;
  /** Time of the erasure, which replaced the number by a placeholder. Null for all others. */
  readonly erased_at: Instant | null;
  /** Time when the last content of an erased customer was removed. */
  readonly erasure_completed_at: Instant | null;
}

/** A label of a customer, as a row of its own, so that a list by label reads only its customers. */
export interface CustomerLabelRow {
  readonly organization_id: Id;
  readonly label: string;
  readonly customer_id: Id;
}

/** One time that a customer allowed or ended marketing. Rows are only added. */
export interface CustomerConsentRow extends Owned {
  readonly customer_id: Id;
  readonly marketing: Exclude<Marketing, "unknown">;
  /** The party that told the service. */
  readonly origin: "customer" | "provider" | "api" | "operator";
  /** The place where the customer said it, in the caller's words. */
  readonly source: string | null;
  readonly at: Instant;
  readonly created_at: Instant;
}

/** The hours in which an organization sends no marketing. */
export interface QuietHoursRow {
  readonly organization_id: Id;
  /** `HH:MM` by the customer's clock. */
  readonly starts: string;
  /** `HH:MM`; on the next day if it is earlier than `starts`. */
  readonly ends: string;
  /** Time zone of customers whose own is not known. */
  readonly time_zone: string;
  readonly updated_at: Instant;
}

export interface VoucherRow extends Owned {
  readonly code: string;
  readonly description: string;
  readonly status: "available" | "issued";
  readonly customer_id: Id | null;
  readonly issued_at: Instant | null;
  readonly created_at: Instant;
}

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
