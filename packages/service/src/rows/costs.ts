import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { type RowOf, instant, tenantPolicy } from "./columns.ts";

/** The stage of a message that decides if it costs: the network charges what is delivered. */
export type ChargeState = "reserved" | "sent" | "delivered" | "failed";

/** Price of a message as the network told it. It stays when the message is removed, and names no customer. */
export const messageCharges = pgTable(
  "message_charges",
  {
    organization_id: uuid().notNull(),
    message_id: uuid().notNull(),
    channel_id: uuid().notNull(),
    /** The agent that wrote it; null for people and programs. */
    agent_id: uuid(),
    template_id: uuid(),
    /** ISO 3166 code of the customer's country; null if nothing tells it. */
    country: text(),
    /** The network's category, such as `marketing`. */
    category: text().notNull(),
    /** The network's type, such as `regular`. */
    type: text().notNull(),
    billable: boolean().notNull(),
    state: text().$type<ChargeState>().notNull(),
    /** Time when it was first known. Its month is the one that it is counted in. */
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "message_charges_pkey", columns: [table.organization_id, table.message_id] }),
    // All that figures read, so that they need no row.
    index("message_charges_at_idx").on(
      table.organization_id,
      table.at,
      table.message_id,
      table.billable,
      table.state,
      table.category,
      table.type,
      table.country,
      table.agent_id,
      table.template_id,
      table.channel_id,
    ),
    tenantPolicy(),
  ],
);

export interface MessageChargeRow extends RowOf<typeof messageCharges> {}

/** Prices of messages from a day on. The newest of a country and category counts. */
export const messageRates = pgTable(
  "message_rates",
  {
    organization_id: uuid().notNull(),
    /** `YYYY-MM-DD`, in UTC. */
    starts_on: text().notNull(),
    /** ISO 3166 code, or `*` for all countries without one. */
    country: text().notNull(),
    category: text().notNull(),
    /** Millionths of the currency. */
    micros: bigint({ mode: "number" }).notNull(),
    /** ISO 4217 code. */
    currency: text().notNull(),
  },
  (table) => [
    primaryKey({
      name: "message_rates_pkey",
      columns: [table.organization_id, table.starts_on, table.country, table.category],
    }),
    tenantPolicy(),
  ],
);

export interface MessageRateRow extends RowOf<typeof messageRates> {}

/** The most that an organization or one of its agents may spend in a month. */
export const spendingCaps = pgTable(
  "spending_caps",
  {
    organization_id: uuid().notNull(),
    /** `organization`, or the id of an agent. */
    scope: text().notNull(),
    unit: text().$type<"messages" | "amount">().notNull(),
    /** Messages, or millionths of the currency of the rates. */
    maximum: bigint({ mode: "number" }).notNull(),
    /** Counts reservations, so that two at once meet as a conflict. */
    reservations: integer().notNull(),
    /** Time since when messages wait for it; null while none does. */
    reached_at: instant(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "spending_caps_pkey", columns: [table.organization_id, table.scope] }),
    tenantPolicy(),
  ],
);

export interface SpendingCapRow extends RowOf<typeof spendingCaps> {}
