import { sql } from "drizzle-orm";
import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { type RowOf, instant, tenantPolicy } from "./columns.ts";
import { type Id, type Instant, type JsonObject, type Metadata, phoneNumberKey, userIdKey } from "./primitives.ts";

/** A caller's own data about a customer, by name. */
export interface CustomerAttributes {
  readonly [name: string]: string | number | boolean;
}

/** Permission for marketing. Unknown until the customer or the caller has said it. */
export type Marketing = "unknown" | "opted_in" | "opted_out";

/** An address of a customer beside the number and the id of their record. */
export interface CustomerAddress {
  readonly type: "phone_number" | "user_id" | "username";
  readonly value: string;
  /** The channel that alone knows it, of an adapter. */
  readonly channel_id?: Id;
  readonly since: Instant;
  /** Time of its end, as when a number changed. */
  readonly until?: Instant;
  /** The record that a merge brought it from. */
  readonly merged_from?: Id;
}

/** A record that was merged into another, and when. */
export interface MergedRecord {
  readonly id: Id;
  readonly at: Instant;
}

// Columns after the name have defaults, since a process of the version before inserts customers without them.
export const customers = pgTable(
  "customers",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    phone_number: text().notNull(),
    /** The messaging app's own id of them; null while it is not known. A hidden number has a placeholder. */
    user_id: text(),
    name: text(),
    /** In alphabetical order. */
    labels: text()
      .array()
      .$type<readonly string[]>()
      .notNull()
      .default(sql`'{}'`),
    attributes: jsonb()
      .$type<CustomerAttributes>()
      .notNull()
      .default(sql`'{}'`),
    /** Data of the caller's own; null for none. Triggers keep its entries in `metadata_entries`. */
    metadata: jsonb().$type<Metadata>(),
    /** A language tag; null while it is not known. */
    language: text(),
    /** An IANA name; null while it is not known. */
    time_zone: text(),
    marketing: text().$type<Marketing>().notNull().default("unknown"),
    /** Time of the customer's choice; null without one. */
    marketing_changed_at: instant(),
    created_at: instant().notNull(),
    /** Null until the first change. */
    updated_at: instant(),
    /** Time of the erasure, which replaced the number by a placeholder. Null for all others. */
    erased_at: instant(),
    /** Time when the last content of an erased customer was removed. */
    erasure_completed_at: instant(),
    /** What else is known to reach them, and what did. `customer_addresses` finds them by it. */
    addresses: jsonb()
      .$type<readonly CustomerAddress[]>()
      .notNull()
      .default(sql`'[]'`),
    /** The conversation that began last. A merge that has not read it must decide again. */
    last_conversation_id: uuid(),
    /** The record that is the person since a merge; null for a record that stands for itself. */
    merged_into: uuid(),
    /** The record that it was merged with, which may have been merged later. */
    merged_with: uuid(),
    merged_at: instant(),
    /** What the merge changed of the other record, by which it is undone. */
    merge_changed: jsonb().$type<JsonObject>(),
    /** Records that were merged into this one, the newest last. */
    merges: jsonb()
      .$type<readonly MergedRecord[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  (table) => [
    primaryKey({ name: "customers_pkey", columns: [table.organization_id, table.id] }),
    unique(phoneNumberKey).on(table.organization_id, table.phone_number),
    uniqueIndex(userIdKey)
      .on(table.organization_id, table.user_id)
      .where(sql`user_id is not null`),
    index("customers_merged_idx")
      .on(table.organization_id, table.merged_into)
      .where(sql`merged_into is not null`),
    // Erasures that go on.
    index("customers_erasing_idx")
      .on(table.organization_id)
      .where(sql`erased_at is not null and erasure_completed_at is null`),
    tenantPolicy(),
  ],
);

export interface CustomerRow extends RowOf<typeof customers> {}

export const customerAddresses = pgTable(
  "customer_addresses",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    customer_id: uuid().notNull(),
    type: text().$type<CustomerAddress["type"]>().notNull(),
    value: text().notNull(),
    channel_id: uuid(),
    /** Time of its end; null while it reaches the customer. */
    until: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "customer_addresses_pkey", columns: [table.organization_id, table.id] }),
    foreignKey({
      name: "customer_addresses_customer_fkey",
      columns: [table.organization_id, table.customer_id],
      foreignColumns: [customers.organization_id, customers.id],
    }),
    uniqueIndex("customer_addresses_channel_key")
      .on(table.organization_id, table.channel_id, table.value)
      .where(sql`channel_id is not null`),
    index("customer_addresses_value_idx").on(table.organization_id, table.type, table.value, table.id),
    index("customer_addresses_customer_idx").on(table.organization_id, table.customer_id),
    tenantPolicy(),
  ],
);

/** An address by which a customer is found, beside the number and the id of the record. */
export interface CustomerAddressRow extends RowOf<typeof customerAddresses> {}

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

/** A label of a customer, as a row of its own, so that a list by label reads only its customers. */
export interface CustomerLabelRow extends RowOf<typeof customerLabels> {}

export const customerConsents = pgTable(
  "customer_consents",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    customer_id: uuid().notNull(),
    marketing: text().$type<Exclude<Marketing, "unknown">>().notNull(),
    /** The party that told the service. */
    origin: text().$type<"customer" | "provider" | "api" | "operator">().notNull(),
    /** The place where the customer said it, in the caller's words. */
    source: text(),
    at: instant().notNull(),
    /** The customer from whom a merge took it. */
    merged_from: uuid(),
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

/** One time that a customer allowed or ended marketing. Rows are only added. */
export interface CustomerConsentRow extends RowOf<typeof customerConsents> {}

export const quietHours = pgTable(
  "quiet_hours",
  {
    organization_id: uuid().notNull(),
    /** `HH:MM` by the customer's clock. */
    starts: text().notNull(),
    /** `HH:MM`; on the next day if it is earlier than `starts`. */
    ends: text().notNull(),
    /** Time zone of customers whose own is not known. */
    time_zone: text().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [primaryKey({ name: "quiet_hours_pkey", columns: [table.organization_id] }), tenantPolicy()],
);

/** The hours in which an organization sends no marketing. */
export interface QuietHoursRow extends RowOf<typeof quietHours> {}

export const vouchers = pgTable(
  "vouchers",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    code: text().notNull(),
    description: text().notNull(),
    status: text().$type<"available" | "issued">().notNull(),
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

export interface VoucherRow extends RowOf<typeof vouchers> {}
