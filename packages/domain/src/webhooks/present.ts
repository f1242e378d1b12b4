import type { WebhookEndpointRow } from "../rows.ts";

/** Presents a subscription without its secret. */
export const presentWebhook = (endpoint: WebhookEndpointRow) => ({
  webhook_id: endpoint.id,
  id: endpoint.id,
  url: endpoint.url,
  events: [...endpoint.events],
  status: endpoint.status,
  notice: endpoint.notice,
  description: endpoint.description,
  created_at: endpoint.created_at,
  updated_at: endpoint.updated_at,
});
