/** Rows to begin with: complete, valid, each with ids of its own. */
import type { Rows } from "@atlas-messaging/domain";
import { uuidv7 } from "uuidv7";

const at = "2026-01-01T00:00:00.000Z";

export const organizationRow = (change: Partial<Rows["organizations"]> = {}): Rows["organizations"] => ({
  id: uuidv7(),
  name: "Café Atlas",
  environment: "sandbox",
  expires_at: null,
  first_sign_up: null,
  deleted_at: null,
  forgotten_at: null,
  created_at: at,
  ...change,
});

export const channelRow = (organization_id: string, change: Partial<Rows["channels"]> = {}): Rows["channels"] => ({
  organization_id,
  id: uuidv7(),
  channel: "chatapp",
  display_name: "Chat",
  status: "active",
  provider: "sandbox",
  last_health_check: null,
  health: { state: "unknown", latency_ms: null, consecutive_failures: 0, message: null },
  disconnected_at: null,
  default_since: null,
  agent_id: null,
  created_at: at,
  ...change,
});

export const customerRow = (organization_id: string, change: Partial<Rows["customers"]> = {}): Rows["customers"] => ({
  organization_id,
  id: uuidv7(),
  phone_number: "+15550100001",
  name: null,
  labels: [],
  attributes: {},
  language: null,
  time_zone: null,
  marketing: "unknown",
  marketing_changed_at: null,
  updated_at: null,
  erased_at: null,
  erasure_completed_at: null,
  created_at: at,
  ...change,
});

export const conversationRow = (
  organization_id: string,
  change: Pick<Rows["conversations"], "customer_id" | "channel_id"> & Partial<Rows["conversations"]>,
): Rows["conversations"] => ({
  organization_id,
  id: uuidv7(),
  status: "open",
  owner_id: null,
  labels: [],
  last_inbound_at: null,
  last_inbound_id: null,
  person_announced: false,
  messages_removed_before: null,
  person_remind_at: null,
  waiting_since: null,
  created_at: at,
  updated_at: at,
  ...change,
});

export const credentialRow = (
  organization_id: string,
  change: Partial<Rows["credentials"]> = {},
): Rows["credentials"] => ({
  organization_id,
  id: uuidv7(),
  kind: "sandbox",
  token_hash: uuidv7(),
  token_prefix: "atlas_sandbox",
  scopes: [],
  environment: "sandbox",
  owner_id: null,
  expires_at: null,
  resource: null,
  last_used_at: null,
  revoked_at: null,
  created_at: at,
  ...change,
});

export const mediaRow = (organization_id: string, change: Partial<Rows["media"]> = {}): Rows["media"] => ({
  organization_id,
  id: uuidv7(),
  status: "stored",
  media_type: "image/png",
  size_bytes: 300_000,
  sha256: "0".repeat(64),
  filename: null,
  error_code: null,
  channel_id: null,
  provider_media_id: null,
  created_at: at,
  updated_at: at,
  ...change,
});

export const requestRow = (
  organization_id: string,
  change: Partial<Rows["stored_requests"]> = {},
): Rows["stored_requests"] => ({
  organization_id,
  id: uuidv7(),
  correlation_id: "correlation",
  operation: "agents.list",
  method: "GET",
  path: "/v1/atlas/agents",
  query: {},
  status: 200,
  error_code: null,
  principal_kind: "key",
  principal_id: uuidv7(),
  principal_name: null,
  duration_ms: 1,
  idempotent_replayed: false,
  request_body: null,
  request_is_cut: false,
  response_body: "{}",
  response_is_cut: false,
  created_at: at,
  ...change,
});

export const runRow = (organization_id: string, change: Partial<Rows["runs"]> = {}): Rows["runs"] => ({
  organization_id,
  run_id: uuidv7(),
  iteration: 1,
  session_id: null,
  conversation_id: null,
  intent: "send_message",
  status: "completed",
  tools_called: [],
  approval_required: false,
  approval_state: null,
  approval_id: null,
  citations: [],
  error: null,
  arguments_hash: null,
  result: null,
  actor: null,
  agent_id: null,
  correlation_id: "test",
  created_at: at,
  ...change,
});

export const eventRow = (organization_id: string, change: Partial<Rows["events"]> = {}): Rows["events"] => ({
  organization_id,
  id: uuidv7(),
  event_type: "conversation.created",
  names: {},
  conversation_id: null,
  correlation_id: "test",
  payload: {},
  created_at: at,
  ...change,
});

export const auditEventRow = (
  organization_id: string,
  change: Partial<Rows["audit_events"]> = {},
): Rows["audit_events"] => ({
  organization_id,
  id: uuidv7(),
  event_type: "atlas_api.message.sent",
  correlation_id: "test",
  actor_kind: "sandbox",
  actor_id: null,
  subject_id: uuidv7(),
  before: null,
  after: null,
  created_at: at,
  ...change,
});

export const jobRow = (organization_id: string, change: Partial<Rows["outbox"]> = {}): Rows["outbox"] => ({
  organization_id,
  id: uuidv7(),
  kind: "send_message",
  subject_id: uuidv7(),
  detail: {},
  attempts: 0,
  due_at: at,
  leased_until: null,
  lane: null,
  ripe: true,
  dead_at: null,
  last_error: null,
  correlation_id: "test",
  traceparent: null,
  created_at: at,
  ...change,
});

export const idempotencyRow = (
  organization_id: string,
  change: Partial<Rows["idempotency"]> = {},
): Rows["idempotency"] => ({
  organization_id,
  scope: "atlas.messages.send",
  operation: "messages.send",
  key: uuidv7(),
  request_hash: "0".repeat(64),
  status: 202,
  answer: "{}",
  created_at: at,
  ...change,
});

export const agentRow = (organization_id: string, change: Partial<Rows["agents"]> = {}): Rows["agents"] => ({
  organization_id,
  id: uuidv7(),
  kind: "hosted",
  name: "Concierge",
  description: null,
  status: "ready",
  channels: [],
  source_ids: [],
  is_listed: false,
  listing_category: null,
  listing_description: null,
  listing_slug: null,
  reply_within_seconds: null,
  people_reply_within_seconds: null,
  people_hours: null,
  announces_people: false,
  fallback_agent_id: null,
  created_at: at,
  updated_at: at,
  ...change,
});

export const sessionRow = (organization_id: string, change: Partial<Rows["sessions"]> = {}): Rows["sessions"] => ({
  organization_id,
  id: uuidv7(),
  agent_id: null,
  status: "active",
  created_at: at,
  last_message_at: null,
  ended_at: null,
  ...change,
});

export const appRow = (organization_id: string, change: Partial<Rows["apps"]> = {}): Rows["apps"] => {
  const id = uuidv7();
  return {
    organization_id,
    id,
    client_id: `atlas_app_${id.replaceAll("-", "")}`,
    name: "Orders",
    description: null,
    runtime_mode: "external_agent",
    created_at: at,
    ...change,
  };
};

/** One that tokens have come of. */
export const consentRow = (
  organization_id: string,
  app_id: string,
  change: Partial<Rows["oauth_consents"]> = {},
): Rows["oauth_consents"] => ({
  organization_id,
  id: uuidv7(),
  app_id,
  member_id: uuidv7(),
  scopes: ["atlas.channels.read"],
  resource: null,
  redirect_uri: "https://app.example/callback",
  code_hash: uuidv7(),
  code_challenge: "challenge",
  code_expires_at: at,
  code_used_at: at,
  token_id: null,
  revoked_at: null,
  created_at: at,
  ...change,
});

export const memberRow = (organization_id: string, change: Partial<Rows["members"]> = {}): Rows["members"] => ({
  organization_id,
  id: uuidv7(),
  email: "ada@shop.example",
  name: null,
  role: null,
  permissions: ["developer_console.read"],
  status: "active",
  invitation_hash: null,
  invitation_expires_at: null,
  last_signed_in_at: null,
  created_at: at,
  ...change,
});

export const templateRow = (organization_id: string, change: Partial<Rows["templates"]> = {}): Rows["templates"] => ({
  organization_id,
  id: uuidv7(),
  name: "order_ready",
  language: "en",
  category: "utility",
  header: null,
  body: "Hello {{name}}, your order is ready.",
  footer: null,
  buttons: [],
  samples: {},
  status: "approved",
  reason: null,
  revision: 1,
  channel_id: null,
  provider_template_id: null,
  submitted_at: at,
  reported_at: null,
  reported_status: null,
  reported_reason: null,
  category_at: null,
  live: true,
  created_at: at,
  updated_at: at,
  ...change,
});

export const messageRow = (
  organization_id: string,
  change: Pick<Rows["messages"], "conversation_id"> & Partial<Rows["messages"]>,
): Rows["messages"] => ({
  organization_id,
  id: uuidv7(),
  direction: "inbound",
  type: "text",
  text: "Is the terrace open?",
  content: null,
  reply_to: null,
  author: null,
  template_id: null,
  category: null,
  delivery_state: null,
  provider_message_id: null,
  error_code: null,
  send_at: null,
  read_at: null,
  statuses: [],
  created_at: at,
  updated_at: at,
  ...change,
});

export const approvalRow = (organization_id: string, change: Partial<Rows["approvals"]> = {}): Rows["approvals"] => ({
  organization_id,
  id: uuidv7(),
  run_id: uuidv7(),
  action_type: "draft",
  tool_name: null,
  conversation_id: null,
  arguments: { text: "We open at 9." },
  arguments_hash: "0".repeat(64),
  approved_arguments: null,
  approved_hash: null,
  state: "approved",
  reason: null,
  requested_by: null,
  idempotency_scope: null,
  idempotency_operation: null,
  idempotency_key: null,
  waiting_key: null,
  decided_by: null,
  decided_at: at,
  expires_at: at,
  created_at: at,
  ...change,
});
