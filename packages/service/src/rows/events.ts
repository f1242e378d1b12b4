import type { EventName } from "@atlas-messaging/contract";
import type { Id, Instant, Json, Owned } from "./primitives.ts";
import { sql } from "drizzle-orm";
import { foreignKey, index, integer, json, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "./columns.ts";

/** An event. Each of its names is delivered separately, with its own event id. */
export interface EventRow extends Owned {
  /** The most specific name. */
  readonly event_type: EventName;
  readonly names: { readonly [name in EventName]?: Id };
  readonly conversation_id: Id | null;
  readonly correlation_id: string;
  /** The payload without `event_id`, `event_type` and `timestamp`. */
  readonly payload: Json;
  readonly created_at: Instant;
}

export interface WebhookEndpointRow extends Owned {
  readonly service_account_id: Id | null;
  readonly url: string;
  readonly events: readonly EventName[];
  readonly secret: string;
  readonly description: string | null;
  readonly status: "active" | "disabled" | "deleted";
  /** The secret before the last rotation. It signs too until `previous_secret_until`. */
  readonly previous_secret: string | null;
  readonly previous_secret_until: Instant | null;
  /** Time of the first failed attempt since the last success; null while attempts succeed. */
  readonly failing_since: Instant | null;
  /** Slow receivers have separate places, so quick ones never wait for them. Unknown ones get few. */
  readonly pace: "quick" | "slow" | "unknown";
  /** The reason why the service disabled it, and the remedy; otherwise null. */
  readonly notice: string | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}

export interface WebhookDeliveryRow extends Owned {
  readonly endpoint_id: Id;
  readonly event_row_id: Id;
  readonly event_id: Id;
  readonly event_type: EventName;
  /** The event's conversation; null if it has none. */
  readonly conversation_id: Id | null;
  /** The event's; null in rows of versions before, until housekeeping has copied it. */
  readonly correlation_id: string | null;
  readonly status: "pending" | "delivered" | "exhausted";
  /** Attempts of all rounds. */
  readonly attempts: number;
  /** Attempts of this round: the first and its retries. A replay begins a new round. */
  readonly round_attempts: number;
  readonly round_started_at: Instant;
  readonly next_attempt_at: Instant | null;
  readonly last_response_status: number | null;
  readonly last_error: string | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}

/** The log of one attempt to deliver. */
export interface WebhookAttemptRow {
  readonly organization_id: Id;
  readonly delivery_id: Id;
  /** Counts from 1 through all rounds of the delivery. */
  readonly attempt: number;
  readonly started_at: Instant;
  readonly duration_ms: number;
  /** Null when there was no answer. */
  readonly response_status: number | null;
  /** Headers of the answer, without cookies; null without an answer. */
  readonly response_headers: { readonly [name: string]: string } | null;
  /** The beginning of the answer as text; null without an answer. */
  readonly response_body: string | null;
  /** The class of the failure; null if a complete answer came. */
  readonly error: string | null;
}

export const events = pgTable(
  "events",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    event_type: text().$type<EventRow["event_type"]>().notNull(),
    names: jsonb().$type<EventRow["names"]>().notNull(),
    conversation_id: uuid(),
    correlation_id: text().notNull(),
    // json, as jsonb would reorder members: every delivery attempt must sign the same bytes.
    payload: json().$type<EventRow["payload"]>().notNull(),
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

export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    service_account_id: uuid(),
    url: text().notNull(),
    events: text().array().$type<WebhookEndpointRow["events"]>().notNull(),
    secret: text().notNull(),
    description: text(),
    status: text().$type<WebhookEndpointRow["status"]>().notNull(),
    previous_secret: text(),
    previous_secret_until: instant(),
    failing_since: instant(),
    pace: text().$type<WebhookEndpointRow["pace"]>().notNull(),
    notice: text(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "webhook_endpoints_pkey", columns: [table.organization_id, table.id] }),
    // Lanes are looked up by endpoint alone.
    index("webhook_endpoints_id_idx").on(table.id),
    index("webhook_endpoints_live_idx")
      .on(table.organization_id, table.id)
      .where(sql`status <> 'deleted'`),
    tenantPolicy(),
    systemPolicy(),
  ],
);

export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    endpoint_id: uuid().notNull(),
    event_row_id: uuid().notNull(),
    event_id: uuid().notNull(),
    event_type: text().$type<WebhookDeliveryRow["event_type"]>().notNull(),
    conversation_id: uuid(),
    correlation_id: text(),
    status: text().$type<WebhookDeliveryRow["status"]>().notNull(),
    attempts: integer().notNull(),
    round_attempts: integer().notNull(),
    round_started_at: instant().notNull(),
    next_attempt_at: instant(),
    last_response_status: integer(),
    last_error: text(),
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

/** Append-only until the delivery is deleted. */
export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    organization_id: uuid().notNull(),
    delivery_id: uuid().notNull(),
    attempt: integer().notNull(),
    started_at: instant().notNull(),
    duration_ms: integer().notNull(),
    response_status: integer(),
    response_headers: jsonb().$type<WebhookAttemptRow["response_headers"]>(),
    response_body: text(),
    error: text(),
  },
  (table) => [
    primaryKey({ name: "webhook_attempts_pkey", columns: [table.organization_id, table.delivery_id, table.attempt] }),
    tenantPolicy(),
    systemPolicy(),
  ],
);
