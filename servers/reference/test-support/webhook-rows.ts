/** Rows of webhooks to begin with: complete, valid, each with ids of its own. */
import type { Rows } from "@atlas-messaging/domain";
import { uuidv7 } from "uuidv7";

const at = "2026-01-01T00:00:00.000Z";

export const endpointRow = (
  organization_id: string,
  change: Partial<Rows["webhook_endpoints"]> = {},
): Rows["webhook_endpoints"] => ({
  organization_id,
  id: uuidv7(),
  service_account_id: null,
  url: "https://shop.example/hook",
  events: ["message.delivered"],
  secret: "V7hQ2mZp0sK9dXeTnB4cLwRyUfJ3gA6i",
  description: null,
  status: "active",
  previous_secret: null,
  previous_secret_until: null,
  failing_since: null,
  pace: "quick",
  notice: null,
  created_at: at,
  updated_at: at,
  ...change,
});

export const deliveryRow = (
  organization_id: string,
  change: Partial<Rows["webhook_deliveries"]> = {},
): Rows["webhook_deliveries"] => ({
  organization_id,
  id: uuidv7(),
  endpoint_id: uuidv7(),
  event_row_id: uuidv7(),
  event_id: uuidv7(),
  event_type: "message.delivered",
  conversation_id: null,
  correlation_id: "request-0001",
  status: "pending",
  attempts: 0,
  round_attempts: 0,
  round_started_at: at,
  next_attempt_at: at,
  last_response_status: null,
  last_error: null,
  created_at: at,
  updated_at: at,
  ...change,
});
