/**
 * Rows as every shell stores them: the server in PostgreSQL, the offline sandbox in memory.
 * Times are ISO 8601 in UTC with milliseconds, so they compare as text. Ids are UUIDv7.
 */
import type { EventName, Scope } from "@atlas-messaging/contract";
import type { AgentRow } from "./agents/rows.ts";
import type { ApprovalRow } from "./console/approvals/rows.ts";
import type { ChannelLinkRow } from "./channels/rows.ts";
import type { CustomerConsentRow, CustomerLabelRow, CustomerRow, QuietHoursRow } from "./customers/rows.ts";
import type { WebhookAttemptRow, WebhookDeliveryRow } from "./delivery/rows.ts";
import type {
  KnowledgeCitation,
  KnowledgeDocumentRow,
  KnowledgeGapRow,
  KnowledgePassageRow,
  KnowledgePostingRow,
  KnowledgeVectorRow,
} from "./knowledge/rows.ts";
import type { MediaHandleRow, MediaRow } from "./messages/media/rows.ts";
import type { MessageContent } from "./messages/message-content.ts";
import type { TemplateRow } from "./console/templates/rows.ts";
import type {
  AlertChoiceRow,
  AppRow,
  ExportPieceRow,
  OrganizationExportRow,
  RedirectUriRow,
  RetentionRow,
  ServiceAccountRow,
} from "./console/rows.ts";
import type { StoredRequestRow } from "./console/requests/rows.ts";
import type { MemberPasswordRow, MemberRow, OperatorSessionRow, SecondFactorRow } from "./console/members/rows.ts";
import type { OAuthConsentRow, OAuthRefreshTokenRow } from "./oauth/rows.ts";
import type { Environment, Id, Instant, Json, Owned, MessageCategory } from "./primitives.ts";
import type { SessionMessageRow, SessionRow } from "./sessions/rows.ts";
import type { DeprecationNoticeRow } from "./versioning/rows.ts";

export type * from "./primitives.ts";
export type * from "./customers/rows.ts";
export type { OrganizationExportRow } from "./console/rows.ts";
export type { WebhookDeliveryRow } from "./delivery/rows.ts";

export interface OrganizationRow {
  readonly id: Id;
  readonly name: string;
  readonly environment: Environment;
  /** Sandbox organizations expire; null means never. */
  readonly expires_at: Instant | null;
  /** True for the organization of a sign-up that is open to the first caller only; otherwise null. */
  readonly first_sign_up: true | null;
  /** Time when its owner deleted it; null for all others. */
  readonly deleted_at: Instant | null;
  /** Time when the last of its rows were removed, except the audit log; null before, and for all others. */
  readonly forgotten_at: Instant | null;
  readonly created_at: Instant;
}

export type CredentialKind = "sandbox" | "grant" | "key" | "oauth";

/** The actor: a credential, a console operator, or the service itself. */
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
  /** The resource of an OAuth token (RFC 8707); null for the whole service. */
  readonly resource: string | null;
  readonly expires_at: Instant | null;
  /** Accurate to a minute or two, since requests do not each write it. */
  readonly last_used_at: Instant | null;
  readonly revoked_at: Instant | null;
  readonly created_at: Instant;
}

/** Result of a channel's last health check. */
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
  /** The carrier of its messages: a script, or the provider of its link (`channel_links`). */
  readonly provider: "sandbox" | "cloud_api";
  readonly last_health_check: Instant | null;
  readonly health: ChannelHealth;
  /** Time when an operator disconnected it; null if nobody did. */
  readonly disconnected_at: Instant | null;
  /** Time when it was made the default for sending. The latest counts. */
  readonly default_since: Instant | null;
  /** The agent that serves it, while that is ready and works on channels of this name; null for none. */
  readonly agent_id: Id | null;
  readonly created_at: Instant;
}

export interface ConversationRow extends Owned {
  readonly customer_id: Id;
  readonly channel_id: Id;
  readonly status: "open" | "handed_off" | "closed";
  readonly owner_id: string | null;
  /** In alphabetical order. */
  readonly labels: readonly string[];
  /** Opens the 24-hour window; null until the customer has written. */
  readonly last_inbound_at: Instant | null;
  /** The customer's message that arrived last. Lists sort by it; null until the customer has written. */
  readonly last_inbound_id: Id | null;
  /** Time of the first customer message without an answer; null when all is answered. */
  readonly waiting_since: Instant | null;
  /** True if the customer was told, since the last handoff, that a person answers, or a person has answered. */
  readonly person_announced: boolean;
  /** The retention has removed messages from before this time; null while all are kept. */
  readonly messages_removed_before: Instant | null;
  /** From when a customer who writes again is told once more that a person was told; null if that is said, or not due. */
  readonly person_remind_at: Instant | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}

/** A label of a conversation, as a row of its own, so that a list by label reads only its conversations. */
export interface ConversationLabelRow {
  readonly organization_id: Id;
  readonly label: string;
  readonly conversation_id: Id;
  /** The customer's last message, or the conversation before one. Lists sort by it. */
  readonly position: Id;
}

/** A note for colleagues. No customer sees it. */
export interface ConversationNoteRow extends Owned {
  readonly conversation_id: Id;
  readonly text: string;
  readonly author: Author;
  readonly created_at: Instant;
}

/** The writer of a message: a person in the console, a hosted agent, or an integration. Names are as of that time. */
export interface Author {
  readonly type: "operator" | "agent" | "api";
  readonly name: string | null;
}

export type MessageType = "text" | "template" | MessageContent["type"];

export type DeliveryState = "scheduled" | "queued" | "sent" | "delivered" | "read" | "failed" | "canceled";

/** A delivery state that a message reached. */
export interface MessageStatus {
  readonly status: DeliveryState;
  readonly at: Instant;
  readonly error_code: string | null;
}

export interface MessageRow extends Owned {
  readonly conversation_id: Id;
  readonly direction: "inbound" | "outbound";
  readonly type: MessageType;
  /** The text; of other content, a short form of it. */
  readonly text: string;
  /** Null for text and templates. */
  readonly content: MessageContent | null;
  /** The message that it quotes. */
  readonly reply_to: Id | null;
  /** Null for inbound messages. */
  readonly author: Author | null;
  readonly template_id: Id | null;
  readonly category: MessageCategory | null;
  /** Null for inbound messages. */
  readonly delivery_state: DeliveryState | null;
  readonly provider_message_id: string | null;
  readonly error_code: string | null;
  /** Time to send it; null for at once. */
  readonly send_at: Instant | null;
  /** Time when the customer's message was marked as read. */
  readonly read_at: Instant | null;
  /** Every delivery state so far, oldest first. Empty for inbound messages, and for those from before it was kept. */
  readonly statuses: readonly MessageStatus[];
  readonly created_at: Instant;
  readonly updated_at: Instant;
}

export interface VoucherRow extends Owned {
  readonly code: string;
  readonly description: string;
  readonly status: "available" | "issued";
  readonly customer_id: Id | null;
  readonly issued_at: Instant | null;
  readonly created_at: Instant;
}

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

export type JobKind =
  | "send_message"
  | "send_media"
  | "fetch_media"
  | "release_message"
  | "advance_message"
  | "report_read"
  | "send_mail"
  | "expand_event"
  | "deliver_webhook"
  | "agent_turn"
  | "time_out_agent"
  | "end_session"
  | "expire_approval"
  | "ingest_knowledge"
  | "embed_knowledge"
  | "check_channel"
  | "submit_template"
  | "review_template"
  | "delete_template"
  | "sync_templates"
  | "erase_customer"
  | "export_organization";

/** A job, inserted with the change that causes it and removed with the change that completes it. */
export interface JobRow extends Owned {
  readonly kind: JobKind;
  /** The row that the job is about. */
  readonly subject_id: Id;
  readonly detail: Json;
  /** Failures on our side, lost workers included. Resets when the job is due again. */
  readonly attempts: number;
  readonly due_at: Instant;
  /** One worker holds the job until then. */
  readonly leased_until: Instant | null;
  /** The endpoint whose places the job uses; null for the organization's places. */
  readonly lane: Id | null;
  /** True once the job is in its lane. A job that is due later joins when due. */
  readonly ripe: boolean;
  /** Time when it was set aside after too many failures. No worker claims it; `last_error` says why. */
  readonly dead_at: Instant | null;
  readonly last_error: string | null;
  readonly correlation_id: string;
  /** Its trace (W3C Trace Context); null without tracing. */
  readonly traceparent: string | null;
  readonly created_at: Instant;
}

export type RunStatus = "completed" | "pending_approval" | "rejected" | "failed" | "shadow";

export interface RunRow {
  readonly organization_id: Id;
  readonly run_id: Id;
  /** Runs are append-only: a transition adds a row with the next iteration. */
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
  /** Hex SHA-256 of a rehearsal's tool and arguments, which its commit must match; otherwise null. */
  readonly arguments_hash: string | null;
  /** The answer of its tool, without words of customers; null for other runs, and for records from before it was kept. */
  readonly result: Json | null;
  /** The author of this record; null for the service itself, and for records from before it was kept. */
  readonly actor: Author | null;
  /** The agent that acted, was silent, or is evaluated in the session; null for other runs. */
  readonly agent_id: Id | null;
  readonly correlation_id: string;
  readonly created_at: Instant;
}

export interface AuditEventRow extends Owned {
  readonly event_type: string;
  readonly correlation_id: string;
  readonly actor_kind: ActorKind;
  readonly actor_id: Id | null;
  readonly subject_id: Id;
  /** The subject's changed members, without secrets. */
  readonly before: Json;
  readonly after: Json;
  readonly created_at: Instant;
}

/** The answer of an executed request, stored for 24 hours and replayed byte for byte. */
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
  customer_labels: CustomerLabelRow;
  customer_consents: CustomerConsentRow;
  quiet_hours: QuietHoursRow;
  alert_choices: AlertChoiceRow;
  retentions: RetentionRow;
  organization_exports: OrganizationExportRow;
  export_pieces: ExportPieceRow;
  conversations: ConversationRow;
  conversation_labels: ConversationLabelRow;
  conversation_notes: ConversationNoteRow;
  messages: MessageRow;
  media: MediaRow;
  media_handles: MediaHandleRow;
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
  stored_requests: StoredRequestRow;
  agents: AgentRow;
  sessions: SessionRow;
  session_messages: SessionMessageRow;
  knowledge_documents: KnowledgeDocumentRow;
  knowledge_passages: KnowledgePassageRow;
  knowledge_postings: KnowledgePostingRow;
  knowledge_vectors: KnowledgeVectorRow;
  knowledge_gaps: KnowledgeGapRow;
  approvals: ApprovalRow;
  deprecation_notices: DeprecationNoticeRow;
  members: MemberRow;
  member_passwords: MemberPasswordRow;
  member_second_factors: SecondFactorRow;
  operator_sessions: OperatorSessionRow;
  apps: AppRow;
  app_redirect_uris: RedirectUriRow;
  service_accounts: ServiceAccountRow;
  oauth_consents: OAuthConsentRow;
  oauth_refresh_tokens: OAuthRefreshTokenRow;
}

export type TableName = keyof Rows;
