/** Complete, valid rows of the organization of `facts`. */
import { unmerged } from "../src/customers/decide.ts";
import { asWritten } from "../src/messages/send.ts";
import { defaults } from "../src/webhooks/choices.ts";
import type { KnowledgeHits } from "@atlas-messaging/answers/search/answer";
import { later, minute } from "../src/core/time.ts";
import type { Rows } from "../src/rows/rows.ts";
import { idOf, now, organizationId } from "./facts.ts";

const owned = { organization_id: organizationId, created_at: later(now, -minute) };
const program = { ...owned, runtime_mode: "external_agent", agent_id: null };
const changing = { ...owned, updated_at: owned.created_at };
const unseen = { device: null, last_seen_at: null, opened_by: null, begun_by: null };
const unerased = { metadata: null, updated_at: null, erased_at: null, erasure_completed_at: null };
const untouched = { disconnected_at: null, default_since: null, agent_id: null, removed_at: null };
const unnoticed = { throttled_until: null, notice: null, metadata: null };
const unlisted = { is_listed: false, listing_category: null, listing_description: null, listing_slug: null };
const unhurried = { answer_after_seconds: 3, reply_within_seconds: null, people_reply_within_seconds: null };
const unmoved = { metadata: null, person_announced: false, person_remind_at: null, messages_removed_before: null };
const plain = { header: null, header_media: null, footer: null, authentication: null };
const unreported = { reported_at: null, reported_status: null, reported_reason: null, category_at: null };
const apart = { merged_into: null, merged_from: null };

export const channelRow = (change: Partial<Rows["channels"]> = {}): Rows["channels"] => ({
  ...owned,
  id: idOf(2, 1),
  channel: "chatapp",
  display_name: "Chat",
  status: "active",
  provider: "sandbox",
  last_health_check: null,
  health: { state: "unknown", latency_ms: null, consecutive_failures: 0, message: null },
  ...untouched,
  phone_handoff_minutes: null,
  ...change,
});

export const customerRow = (change: Partial<Rows["customers"]> = {}): Rows["customers"] => ({
  ...owned,
  id: idOf(2, 2),
  phone_number: "+15550100099",
  user_id: null,
  name: null,
  labels: [],
  attributes: {},
  language: null,
  time_zone: null,
  marketing: "unknown",
  marketing_changed_at: null,
  ...unmerged,
  ...unerased,
  ...change,
});

export const conversationRow = (change: Partial<Rows["conversations"]> = {}): Rows["conversations"] => ({
  ...changing,
  id: idOf(2, 3),
  customer_id: idOf(2, 2),
  channel_id: idOf(2, 1),
  status: "open",
  owner_id: null,
  labels: [],
  last_inbound_at: owned.created_at,
  last_inbound_id: idOf(2, 40),
  ...unmoved,
  ...apart,
  phone_until: null,
  referral: null,
  waiting_since: owned.created_at,
  ...change,
});

export const messageRow = (change: Partial<Rows["messages"]> = {}): Rows["messages"] => ({
  ...changing,
  id: idOf(2, 4),
  conversation_id: idOf(2, 3),
  direction: "outbound",
  type: "text",
  text: "Your table is ready.",
  author: null,
  template_id: null,
  category: null,
  delivery_state: "queued",
  provider_message_id: null,
  error_code: null,
  content: null,
  reply_to: null,
  send_at: null,
  read_at: null,
  statuses: [],
  ...asWritten,
  ...change,
});

export const templateRow = (change: Partial<Rows["templates"]> = {}): Rows["templates"] => ({
  ...owned,
  id: idOf(2, 5),
  name: "order_ready",
  language: "en",
  category: "utility",
  ...plain,
  body: "Hello {{name}}, your order is ready.",
  buttons: [],
  samples: {},
  status: "approved",
  reason: null,
  revision: 1,
  channel_id: null,
  provider_template_id: null,
  submitted_at: now,
  ...unreported,
  live: true,
  updated_at: now,
  ...change,
});

export const linkRow = (change: Partial<Rows["channel_links"]> = {}): Rows["channel_links"] => ({
  ...owned,
  id: idOf(2, 1),
  provider: "cloud_api",
  base_url: "https://messaging.example/v1",
  sender_id: "1000",
  number_key: "1000",
  business_account_id: "2000",
  display_number: null,
  template_language: "en_US",
  secrets: "{}",
  rotated_at: null,
  ...change,
});

export const endpointRow = (change: Partial<Rows["webhook_endpoints"]> = {}): Rows["webhook_endpoints"] => ({
  ...changing,
  id: idOf(2, 6),
  service_account_id: null,
  app_id: null,
  url: "https://shop.example/atlas/webhooks",
  events: ["message.delivered"],
  secret: "V7hQ2mZp0sK9dXeTnB4cLwRyUfJ3gA6i",
  description: null,
  status: "active",
  ...defaults,
  previous_secret: null,
  previous_secret_until: null,
  failing_since: null,
  speed: "quick",
  ...unnoticed,
  ...change,
});

export const eventRow = (change: Partial<Rows["events"]> = {}): Rows["events"] => ({
  ...owned,
  id: idOf(2, 7),
  event_type: "message.delivered",
  names: { "message.delivered": idOf(2, 8) },
  conversation_id: null,
  correlation_id: "request-0001",
  payload: {},
  ...change,
});

export const deliveryRow = (change: Partial<Rows["webhook_deliveries"]> = {}): Rows["webhook_deliveries"] => ({
  ...changing,
  id: idOf(2, 9),
  endpoint_id: idOf(2, 6),
  event_row_id: idOf(2, 7),
  event_id: idOf(2, 8),
  event_type: "message.delivered",
  conversation_id: null,
  correlation_id: "request-0001",
  status: "pending",
  attempts: 0,
  round_attempts: 0,
  round_started_at: owned.created_at,
  next_attempt_at: now,
  last_response_status: null,
  last_error: null,
  waited_ms: null,
  ...change,
});

export const jobRow = (change: Partial<Rows["outbox"]> = {}): Rows["outbox"] => ({
  ...owned,
  id: idOf(2, 10),
  kind: "send_message",
  subject_id: idOf(2, 4),
  detail: null,
  attempts: 0,
  due_at: now,
  leased_until: later(now, minute),
  endpoint_id: null,
  ripe: true,
  conversation_id: null,
  event_row_id: null,
  waited_ms: null,
  dead_at: null,
  last_error: null,
  correlation_id: "request-0001",
  traceparent: null,
  ...change,
});

export const mediaRow = (change: Partial<Rows["media"]> = {}): Rows["media"] => ({
  ...changing,
  id: idOf(2, 60),
  status: "stored",
  media_type: "image/png",
  size_bytes: 300_000,
  sha256: "0".repeat(64),
  filename: null,
  error_code: null,
  channel_id: null,
  provider_media_id: null,
  used_at: null,
  ...change,
});

export const voucherRow = (change: Partial<Rows["vouchers"]> = {}): Rows["vouchers"] => ({
  ...owned,
  id: idOf(2, 11),
  code: "WELCOME-10",
  description: "10 % off the next order",
  status: "available",
  customer_id: null,
  issued_at: null,
  ...change,
});

export const organizationRow = (change: Partial<Rows["organizations"]> = {}): Rows["organizations"] => ({
  id: organizationId,
  name: "Sandbox",
  environment: "sandbox",
  expires_at: null,
  first_sign_up: null,
  deleted_at: null,
  forgotten_at: null,
  suspended_at: null,
  limits: null,
  quotas: null,
  created_at: owned.created_at,
  ...change,
});

export const agentRow = (change: Partial<Rows["agents"]> = {}): Rows["agents"] => ({
  ...changing,
  id: idOf(2, 30),
  kind: "hosted",
  name: "Harbour Bistro Concierge",
  description: "Answers guests.",
  status: "ready",
  channels: [],
  source_ids: [],
  ...unlisted,
  ...unhurried,
  people_hours: null,
  announces_people: change.kind !== "external",
  fallback_agent_id: null,
  metadata: null,
  ...change,
});

export const runRow = (change: Partial<Rows["runs"]> = {}): Rows["runs"] => ({
  ...owned,
  run_id: idOf(2, 31),
  iteration: 1,
  session_id: null,
  conversation_id: idOf(2, 3),
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
  correlation_id: "request-0001",
  ...change,
});

/** Search hits with one passage of the given relevance. */
export const hitsOf = (relevance: number, passage = "We are open from 9:00."): KnowledgeHits => ({
  hits: [
    {
      knowledge_id: idOf(3, 1),
      passage_id: idOf(3, 2),
      source_type: "text",
      title: "Opening hours",
      url: null,
      heading: null,
      start: 0,
      end: passage.length,
      passage,
      score: relevance,
    },
  ],
  best: relevance,
  possible: 1,
  total: 1,
  unknown: [],
});

export const appRow = (change: Partial<Rows["apps"]> = {}): Rows["apps"] => ({
  ...program,
  id: idOf(2, 40),
  client_id: `atlas_app_${idOf(2, 40).replaceAll("-", "")}`,
  name: "Booker",
  description: "Books tables.",
  ...change,
});

export const redirectUriRow = (change: Partial<Rows["app_redirect_uris"]> = {}): Rows["app_redirect_uris"] => ({
  ...owned,
  id: idOf(2, 41),
  app_id: idOf(2, 40),
  redirect_uri: "https://booker.example/callback",
  ...change,
});

export const serviceAccountRow = (change: Partial<Rows["service_accounts"]> = {}): Rows["service_accounts"] => ({
  ...program,
  id: idOf(2, 42),
  external_id: `atlas_sa_${idOf(2, 42).replaceAll("-", "")}`,
  name: "Till",
  description: null,
  ...change,
});

export const credentialRow = (change: Partial<Rows["credentials"]> = {}): Rows["credentials"] => ({
  ...owned,
  id: idOf(2, 43),
  kind: "grant",
  token_hash: "hash of the token",
  token_prefix: "atlas_grant_sandbox_abc123",
  scopes: ["atlas.messages.send", "atlas.runs.read"],
  environment: "sandbox",
  owner_id: idOf(2, 40),
  resource: null,
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
  ...change,
});

export const consentRow = (change: Partial<Rows["oauth_consents"]> = {}): Rows["oauth_consents"] => ({
  ...owned,
  id: idOf(2, 44),
  app_id: idOf(2, 40),
  member_id: idOf(2, 45),
  scopes: ["atlas.runs.read"],
  resource: null,
  redirect_uri: "https://booker.example/callback",
  code_hash: "hash of the code",
  code_challenge: "challenge",
  code_expires_at: now,
  code_used_at: null,
  token_id: null,
  revoked_at: null,
  ...change,
});

export const memberRow = (change: Partial<Rows["members"]> = {}): Rows["members"] => ({
  ...owned,
  id: idOf(2, 45),
  email: "ada@shop.example",
  name: null,
  role: "viewer",
  permissions: ["developer_console.read"],
  status: "active",
  invitation_hash: null,
  invitation_expires_at: null,
  last_signed_in_at: null,
  ...change,
});

export const sessionRow = (change: Partial<Rows["operator_sessions"]> = {}): Rows["operator_sessions"] => ({
  ...owned,
  id: idOf(2, 46),
  member_id: idOf(2, 45),
  token_hash: "hash of the session",
  expires_at: later(now, 60 * minute),
  revoked_at: null,
  ...unseen,
  ...change,
});

/** Session of a hosted agent. */
export const agentSessionRow = (change: Partial<Rows["sessions"]> = {}): Rows["sessions"] => ({
  ...owned,
  id: idOf(2, 47),
  agent_id: null,
  status: "active",
  last_message_at: null,
  ended_at: null,
  ...change,
});
