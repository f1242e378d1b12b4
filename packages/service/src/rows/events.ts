import type { EventName } from "@atlas-messaging/contract";
import type { Id, Json, MessageCategory, Metadata } from "./primitives.ts";
import { sql } from "drizzle-orm";
import { foreignKey, index, integer, json, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { type RowOf, instant, systemPolicy, tenantPolicy } from "./columns.ts";

export const events = pgTable(
  "events",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    /** The most specific name. */
    event_type: text().$type<EventName>().notNull(),
    names: jsonb().$type<{ readonly [name in EventName]?: Id }>().notNull(),
    conversation_id: uuid(),
    correlation_id: text().notNull(),
    /** The payload without `event_id`, `event_type` and `timestamp`. */
    // json, as jsonb would reorder members: every delivery attempt must sign the same bytes.
    payload: json().$type<Json>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "events_pkey", columns: [table.organization_id, table.id] }),
    // `position` is the number of the transaction, which only the database knows. One index for each filter of the list.
    index("events_position_idx").on(
      table.organization_id,
      sql`(case when "position" is null then '0' else "position" end)`,
      table.id,
    ),
    index("events_type_idx").on(table.organization_id, table.event_type, sql`"position"`, table.id),
    // The type comes last: of a long conversation, events of other types are left out in the index. It has another form
    // than in the index by type, so that no plan takes this one for a list by type.
    index("events_conversation_type_idx").on(
      table.organization_id,
      table.conversation_id,
      sql`"position"`,
      table.id,
      sql`(event_type collate "C")`,
    ),
    index("events_correlation_idx").on(table.organization_id, table.correlation_id, sql`"position"`, table.id),
    index("events_age_idx").using("brin", table.created_at),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** An event. Each of its names is delivered separately, with its own event id. */
export interface EventRow extends RowOf<typeof events> {}

/** Traits of an event, one of which must be in each given list. */
export interface EventFilter {
  readonly channel_ids?: readonly Id[];
  readonly labels?: readonly string[];
  readonly agent_ids?: readonly Id[];
  readonly directions?: readonly ("inbound" | "outbound")[];
  readonly categories?: readonly MessageCategory[];
}

export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    service_account_id: uuid(),
    /** The app that gave it its address or activated it; null for people, keys, and apps whose access has ended. */
    app_id: uuid(),
    url: text().notNull(),
    events: text().array().$type<readonly EventName[]>().notNull(),
    secret: text().notNull(),
    description: text(),
    status: text().$type<"active" | "disabled" | "deleted">().notNull(),
    /** Content of each delivery. */
    payload: text().$type<"full" | "thin">().notNull().default("full"),
    /** Only events that match it are delivered; null for all. */
    filter: jsonb().$type<EventFilter>(),
    /** Headers of the owner as JSON, sealed in the database; null without any. */
    headers: text(),
    /** Names of these headers. */
    header_names: text()
      .array()
      .$type<readonly string[]>()
      .notNull()
      .default(sql`'{}'`),
    /** Most deliveries in a second; null for no limit. */
    rate: integer(),
    /** Time of the next delivery that the rate leaves room for. */
    paced_until: instant(),
    ordering: text().$type<"none" | "conversation">().notNull().default("none"),
    /** Private key of the asymmetric signature, sealed in the database; null without it. */
    signing_key: text(),
    /** The key before the last rotation. It signs too until `previous_secret_until`. */
    previous_signing_key: text(),
    /** Public key of `signing_key`. */
    public_key: text(),
    /** The secret before the last rotation. It signs too until `previous_secret_until`. */
    previous_secret: text(),
    previous_secret_until: instant(),
    /** Time of the first failed attempt since the last success; null while attempts succeed. */
    failing_since: instant(),
    /** Slow receivers have separate places, so quick ones never wait for them. Unknown ones get few. */
    speed: text("pace").$type<"quick" | "slow" | "unknown">().notNull(),
    /** Nothing is sent before, as the receiver asked with `Retry-After`; null if it asked for no rest. */
    throttled_until: instant(),
    /** The reason why the service disabled it, and the remedy; otherwise null. */
    notice: text(),
    /** Data of the caller's own; null for none. Triggers keep its entries in `metadata_entries`. */
    metadata: jsonb().$type<Metadata>(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "webhook_endpoints_pkey", columns: [table.organization_id, table.id] }),
    // Claims look endpoints up by id alone.
    index("webhook_endpoints_id_idx").on(table.id),
    // Claims lock those with a rate, which are few.
    index("webhook_endpoints_rate_idx")
      .on(table.id)
      .where(sql`rate is not null`),
    index("webhook_endpoints_live_idx")
      .on(table.organization_id, table.id)
      .where(sql`status <> 'deleted'`),
    index("webhook_endpoints_app_idx")
      .on(table.organization_id, table.app_id)
      .where(sql`app_id is not null and status <> 'deleted'`),
    tenantPolicy(),
    systemPolicy(),
  ],
);

export interface WebhookEndpointRow extends RowOf<typeof webhookEndpoints> {}

export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    endpoint_id: uuid().notNull(),
    event_row_id: uuid().notNull(),
    event_id: uuid().notNull(),
    event_type: text().$type<EventName>().notNull(),
    /** The event's conversation; null if it has none. */
    conversation_id: uuid(),
    /** The event's; null in rows of versions before, until housekeeping has copied it. */
    correlation_id: text(),
    status: text().$type<"pending" | "delivered" | "exhausted">().notNull(),
    /** Attempts of all rounds. */
    attempts: integer().notNull(),
    /** Attempts of this round: the first and its retries. A replay begins a new round. */
    round_attempts: integer().notNull(),
    round_started_at: instant().notNull(),
    next_attempt_at: instant(),
    last_response_status: integer(),
    last_error: text(),
    /** Milliseconds that it waited for the event before it; null where it did not, or has not been attempted. */
    waited_ms: integer(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "webhook_deliveries_pkey", columns: [table.organization_id, table.id] }),
    unique("webhook_deliveries_event_endpoint_key").on(table.organization_id, table.event_id, table.endpoint_id),
    foreignKey({
      name: "webhook_deliveries_endpoint_fkey",
      columns: [table.organization_id, table.endpoint_id],
      foreignColumns: [webhookEndpoints.organization_id, webhookEndpoints.id],
    }),
    foreignKey({
      name: "webhook_deliveries_event_fkey",
      columns: [table.organization_id, table.event_row_id],
      foreignColumns: [events.organization_id, events.id],
    }),
    index("webhook_deliveries_endpoint_idx").on(table.organization_id, table.endpoint_id, table.id),
    index("webhook_deliveries_type_idx").on(table.organization_id, table.event_type, table.endpoint_id, table.id),
    index("webhook_deliveries_status_idx").on(table.organization_id, table.status, table.endpoint_id, table.id),
    index("webhook_deliveries_request_idx").on(
      table.organization_id,
      table.correlation_id,
      table.endpoint_id,
      table.id,
    ),
    index("webhook_deliveries_conversation_idx")
      .on(table.organization_id, table.conversation_id, table.endpoint_id, table.id)
      .where(sql`conversation_id is not null`),
    // Rows of versions before, until housekeeping has filled them.
    index("webhook_deliveries_unfilled_idx")
      .on(table.organization_id, table.id)
      .where(sql`correlation_id is null`),
    index("webhook_deliveries_event_idx").on(table.organization_id, table.event_row_id),
    // BRIN: next to no upkeep, and precise enough to find old rows.
    index("webhook_deliveries_age_idx").using("brin", table.updated_at),
    tenantPolicy(),
    systemPolicy(),
  ],
);

export interface WebhookDeliveryRow extends RowOf<typeof webhookDeliveries> {}

/** Append-only until the delivery is deleted. */
export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    organization_id: uuid().notNull(),
    delivery_id: uuid().notNull(),
    /** Counts from 1 through all rounds of the delivery. */
    attempt: integer().notNull(),
    started_at: instant().notNull(),
    duration_ms: integer().notNull(),
    /** Null when there was no answer. */
    response_status: integer(),
    /** Headers of the answer, without cookies; null without an answer. */
    response_headers: jsonb().$type<{ readonly [name: string]: string }>(),
    /** The beginning of the answer as text; null without an answer. */
    response_body: text(),
    /** The class of the failure; null if a complete answer came. */
    error: text(),
  },
  (table) => [
    primaryKey({ name: "webhook_attempts_pkey", columns: [table.organization_id, table.delivery_id, table.attempt] }),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** The log of one attempt to deliver. */
export interface WebhookAttemptRow extends RowOf<typeof webhookAttempts> {}
