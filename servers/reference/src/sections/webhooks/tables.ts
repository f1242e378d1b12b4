import type { WebhookDeliveryRow, WebhookEndpointRow } from "@atlas-messaging/domain";
import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../../platform/database/columns.ts";
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
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "webhook_endpoints_pkey", columns: [table.organization_id, table.id] }),
    tenantPolicy(),
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
    status: text().$type<WebhookDeliveryRow["status"]>().notNull(),
    attempts: integer().notNull(),
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
    tenantPolicy(),
  ],
);
