/**
 * Rows as every shell stores them: the server in PostgreSQL, the offline sandbox in memory.
 * Times are ISO 8601 in UTC with milliseconds, so they compare as text. Ids are UUIDv7.
 */
import type { AgentRow, SessionMessageRow, SessionRow } from "./agents.ts";
import type { ApprovalRow } from "./approvals.ts";
import type { ChannelLinkRow, ChannelRow, EarlyChangeRow, UnlinkedCallbackRow } from "./channels.ts";
import type { MessageChargeRow, MessageRateRow, SpendingCapRow } from "./costs.ts";
import type {
  CustomerAddressRow,
  CustomerConsentRow,
  CustomerLabelRow,
  CustomerRow,
  QuietHoursRow,
  VoucherRow,
} from "./customers.ts";
import type { EventRow, WebhookAttemptRow, WebhookDeliveryRow, WebhookEndpointRow } from "./events.ts";
import type {
  KnowledgeDocumentRow,
  KnowledgeGapRow,
  KnowledgePassageRow,
  KnowledgePostingRow,
  KnowledgeVectorRow,
} from "./knowledge.ts";
import type { MediaHandleRow, MediaRow, MessageRow } from "./messages.ts";
import type { TemplateRow } from "./templates.ts";
import type {
  AlertChoiceRow,
  ExportPieceRow,
  OrganizationExportRow,
  RetentionRow,
  OrganizationRow,
} from "./organizations.ts";
import type {
  AppRow,
  RedirectUriRow,
  ServiceAccountRow,
  CredentialRow,
  OAuthConsentRow,
  OAuthRefreshTokenRow,
} from "./access.ts";
import type { DeprecationNoticeRow, IdempotencyRow, StoredRequestRow } from "./requests.ts";
import type { MemberPasswordRow, MemberRow, OperatorSessionRow, SecondFactorRow } from "./members.ts";
import type { ConversationLabelRow, ConversationNoteRow, ConversationRow } from "./conversations.ts";
import type { JobRow } from "./jobs.ts";
import type { AuditEventRow, RunRow } from "./runs.ts";

export interface Rows {
  organizations: OrganizationRow;
  credentials: CredentialRow;
  channels: ChannelRow;
  channel_links: ChannelLinkRow;
  unlinked_callbacks: UnlinkedCallbackRow;
  early_changes: EarlyChangeRow;
  customers: CustomerRow;
  customer_addresses: CustomerAddressRow;
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
  message_charges: MessageChargeRow;
  message_rates: MessageRateRow;
  spending_caps: SpendingCapRow;
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
