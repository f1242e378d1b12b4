import type { WebhookAttemptRow, WebhookDeliveryRow, WebhookEndpointRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../../platform/database/columns.ts";
import { events } from "../events/tables.ts";

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
