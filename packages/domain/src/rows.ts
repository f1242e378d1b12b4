/**
 * The rows of the service, as every shell stores them: the server in PostgreSQL, the offline sandbox in memory.
 * Times are ISO 8601 in UTC with milliseconds, so that they compare as text. Ids are UUIDv7.
 */
import type { EventName, Scope } from "@atlas-messaging/contract";
import type { AgentRow } from "./agents/rows.ts";
import type { ApprovalRow } from "./console/approvals/rows.ts";
import type { ChannelLinkRow } from "./channels/rows.ts";
import type { WebhookAttemptRow } from "./delivery/rows.ts";
import type {
  KnowledgeCitation,
  KnowledgeDocumentRow,
  KnowledgePassageRow,
  KnowledgePostingRow,
  KnowledgeVectorRow,
} from "./knowledge/rows.ts";
import type { AppRow, RedirectUriRow, ServiceAccountRow } from "./console/rows.ts";
import type { MemberPasswordRow, MemberRow, OperatorSessionRow } from "./console/members/rows.ts";
import type { OAuthConsentRow, OAuthRefreshTokenRow } from "./oauth/rows.ts";
import type { Environment, Id, Instant, Json, Owned } from "./primitives.ts";
import type { SessionMessageRow, SessionRow } from "./sessions/rows.ts";
import type { DeprecationNoticeRow } from "./versioning/rows.ts";

export type * from "./primitives.ts";

export interface OrganizationRow {
  readonly id: Id;
  readonly name: string;
  readonly environment: Environment;
  /** Sandbox organizations expire; null means never. */
  readonly expires_at: Instant | null;
  /** True for the one that sign-up made where it is for the first only; of all others null. */
  readonly first_sign_up: true | null;
  readonly created_at: Instant;
}

export type CredentialKind = "sandbox" | "grant" | "key" | "oauth";

/** Who acts: a credential, a console operator, or the service itself. */
export type ActorKind = CredentialKind | "operator" | "system";

export interface CredentialRow extends Owned {
  readonly kind: CredentialKind;
  /** Hex SHA-256 of the whole token; the token itself is never stored. */
  readonly token_hash: string;
  readonly token_prefix: string;
  readonly scopes: readonly Scope[];
  readonly environment: Environment;
  /** The app of a grant, the consent of an OAuth token, the service account of a key; null for a sandbox token. */
  readonly owner_id: Id | null;
  /** What an OAuth token is for (RFC 8707); null for all of the service. */
  readonly resource: string | null;
  readonly expires_at: Instant | null;
  /** To within a minute or two: it is not written at each request. */
  readonly last_used_at: Instant | null;
  readonly revoked_at: Instant | null;
  readonly created_at: Instant;
}

/** What the last health check of a channel found. */
export interface ChannelHealth {
  readonly state: "healthy" | "degraded" | "unreachable" | "unknown";
  readonly latency_ms: number | null;
  readonly consecutive_failures: number;
  readonly message: string | null;
}

export interface ChannelRow extends Owned {
  readonly channel: string;
  readonly display_name: string;
  readonly status: "connected" | "active" | "disconnected";
  /** Who carries its messages: a script, or what its link (`channel_links`) leads to. */
  readonly provider: "sandbox" | "cloud_api";
  readonly last_health_check: Instant | null;
  readonly health: ChannelHealth;
  readonly created_at: Instant;
}

export interface CustomerRow extends Owned {
  readonly phone_number: string;
  readonly name: string | null;
  readonly created_at: Instant;
}

export interface ConversationRow extends Owned {
  readonly customer_id: Id;
  readonly channel_id: Id;
  readonly status: "open" | "handed_off" | "closed";
  readonly owner_id: string | null;
  /** Opens the 24-hour window; null until the customer has written. */
  readonly last_inbound_at: Instant | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}

export type DeliveryState = "queued" | "sent" | "delivered" | "read" | "failed";
export type MessageCategory = "utility" | "marketing" | "transactional";

export interface MessageRow extends Owned {
  readonly conversation_id: Id;
  readonly direction: "inbound" | "outbound";
  readonly type: "text" | "template";
  readonly text: string;
  readonly template_id: Id | null;
  readonly category: MessageCategory | null;
  /** Null for inbound messages. */
  readonly delivery_state: DeliveryState | null;
  readonly provider_message_id: string | null;
  readonly error_code: string | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}

export interface TemplateRow extends Owned {
  readonly name: string;
  readonly body: string;
  readonly category: MessageCategory;
  readonly status: "pending" | "approved" | "rejected";
  readonly created_at: Instant;
}

export interface VoucherRow extends Owned {
  readonly code: string;
  readonly description: string;
  readonly status: "available" | "issued";
  readonly customer_id: Id | null;
  readonly issued_at: Instant | null;
  readonly created_at: Instant;
}

/** Something that happened. It is delivered once under each of its names, each with an event id of its own. */
export interface EventRow extends Owned {
  /** The most specific of its names. */
  readonly event_type: EventName;
  readonly names: { readonly [name in EventName]?: Id };
  readonly conversation_id: Id | null;
  readonly correlation_id: string;
  /** The members of the payload beside `event_id`, `event_type` and `timestamp`. */
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
  /** The secret before the last rotation, which signs beside the new one until `previous_secret_until`. */
  readonly previous_secret: string | null;
  readonly previous_secret_until: Instant | null;
  /** When the first of the attempts that have failed since the last success was made; null while attempts succeed. */
  readonly failing_since: Instant | null;
  /** Receivers that took long have places of their own, so that quick ones never wait for them; one that is unknown has few. */
  readonly pace: "quick" | "slow" | "unknown";
  /** Why the service has disabled it, and what to do; null unless it has. */
  readonly notice: string | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}

export interface WebhookDeliveryRow extends Owned {
  readonly endpoint_id: Id;
  readonly event_row_id: Id;
  readonly event_id: Id;
  readonly event_type: EventName;
  readonly status: "pending" | "delivered" | "exhausted";
  /** All that were made, earlier rounds included. */
  readonly attempts: number;
  /** Those of this round: the first attempt and its retries. A replay begins another. */
  readonly round_attempts: number;
  readonly round_started_at: Instant;
  readonly next_attempt_at: Instant | null;
  readonly last_response_status: number | null;
  readonly last_error: string | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}

export type JobKind =
  | "send_message"
  | "advance_message"
  | "expand_event"
  | "deliver_webhook"
  | "agent_turn"
  | "end_session"
  | "expire_approval"
  | "ingest_knowledge"
  | "embed_knowledge"
  | "check_channel";

/** Work that is promised: written with the change that promises it, removed with the change that fulfils it. */
export interface JobRow extends Owned {
  readonly kind: JobKind;
  /** The row that the job is about. */
  readonly subject_id: Id;
  readonly detail: Json;
  /** How often it has failed on our side, or lost its worker; done again, it begins at 0. */
  readonly attempts: number;
  readonly due_at: Instant;
  /** Until then one worker holds the job. */
  readonly leased_until: Instant | null;
  /** The endpoint whose places the job takes; null for a job that takes those of its organization. */
  readonly lane: Id | null;
  /** Whether it stands in its lane. A job that waits for its time joins it when that has come. */
  readonly ripe: boolean;
  /** When it was set aside, having failed too often; `last_error` tells why. Nobody claims it any more. */
  readonly dead_at: Instant | null;
  readonly last_error: string | null;
  readonly correlation_id: string;
  /** The trace that it is part of (W3C Trace Context); null where nothing is traced. */
  readonly traceparent: string | null;
  readonly created_at: Instant;
}

export type RunStatus = "completed" | "pending_approval" | "rejected" | "failed" | "shadow";

export interface RunRow {
  readonly organization_id: Id;
  readonly run_id: Id;
  /** Runs are append-only: a transition is another row with the next iteration. */
  readonly iteration: number;
  readonly session_id: Id | null;
  readonly conversation_id: Id | null;
  readonly intent: string;
  readonly status: RunStatus;
  readonly tools_called: readonly string[];
  readonly approval_required: boolean;
  readonly approval_state: "pending" | "approved" | "rejected" | "expired" | null;
  readonly approval_id: Id | null;
  readonly citations: readonly KnowledgeCitation[];
  readonly error: { readonly code: string; readonly message: string } | null;
  /** Hex SHA-256 over tool and arguments of a rehearsal, to which a commit that names it is held; null otherwise. */
  readonly arguments_hash: string | null;
  readonly correlation_id: string;
  readonly created_at: Instant;
}

export interface AuditEventRow extends Owned {
  readonly event_type: string;
  readonly correlation_id: string;
  readonly actor_kind: ActorKind;
  readonly actor_id: Id | null;
  readonly subject_id: Id;
  /** What the subject was and is, as far as it has changed; without secrets. */
  readonly before: Json;
  readonly after: Json;
  readonly created_at: Instant;
}

/** The answer of an executed request, kept for 24 hours and replayed byte for byte. */
export interface IdempotencyRow {
  readonly organization_id: Id;
  readonly scope: string;
  readonly operation: string;
  readonly key: string;
  /** Hex SHA-256 of the validated request, key order ignored. */
  readonly request_hash: string;
  readonly status: number;
  readonly answer: string;
  readonly created_at: Instant;
}

export interface Rows {
  organizations: OrganizationRow;
  credentials: CredentialRow;
  channels: ChannelRow;
  channel_links: ChannelLinkRow;
  customers: CustomerRow;
  conversations: ConversationRow;
  messages: MessageRow;
  templates: TemplateRow;
  vouchers: VoucherRow;
  events: EventRow;
  webhook_endpoints: WebhookEndpointRow;
  webhook_deliveries: WebhookDeliveryRow;
  webhook_attempts: WebhookAttemptRow;
  outbox: JobRow;
  runs: RunRow;
  audit_events: AuditEventRow;
  idempotency: IdempotencyRow;
  agents: AgentRow;
  sessions: SessionRow;
  session_messages: SessionMessageRow;
  knowledge_documents: KnowledgeDocumentRow;
  knowledge_passages: KnowledgePassageRow;
  knowledge_postings: KnowledgePostingRow;
  knowledge_vectors: KnowledgeVectorRow;
  approvals: ApprovalRow;
  deprecation_notices: DeprecationNoticeRow;
  members: MemberRow;
  member_passwords: MemberPasswordRow;
  operator_sessions: OperatorSessionRow;
  apps: AppRow;
  app_redirect_uris: RedirectUriRow;
  service_accounts: ServiceAccountRow;
  oauth_consents: OAuthConsentRow;
  oauth_refresh_tokens: OAuthRefreshTokenRow;
}

export type TableName = keyof Rows;
