/** The tables of an export, without secrets. */
import type { TableName } from "../../rows.ts";

/** True for tables of an export. Left out are secrets, what is under way, and answers that are kept for a day. */
const inExport: { readonly [Table in TableName]: boolean } = {
  organizations: true,
  credentials: true,
  channels: true,
  channel_links: true,
  customers: true,
  customer_labels: true,
  customer_consents: true,
  quiet_hours: true,
  alert_choices: true,
  retentions: true,
  conversations: true,
  conversation_labels: true,
  conversation_notes: true,
  messages: true,
  media: true,
  media_handles: true,
  templates: true,
  vouchers: true,
  events: true,
  webhook_endpoints: true,
  webhook_deliveries: true,
  webhook_attempts: true,
  outbox: false,
  runs: true,
  audit_events: true,
  idempotency: false,
  stored_requests: true,
  agents: true,
  sessions: true,
  session_messages: true,
  knowledge_documents: true,
  knowledge_passages: true,
  knowledge_postings: true,
  knowledge_vectors: true,
  knowledge_gaps: true,
  approvals: true,
  deprecation_notices: true,
  members: true,
  member_passwords: false,
  member_second_factors: false,
  operator_sessions: false,
  apps: true,
  app_redirect_uris: true,
  service_accounts: true,
  oauth_consents: true,
  oauth_refresh_tokens: false,
  organization_exports: false,
  export_pieces: false,
};

/** The bytes of media, which are no rows of the domain. */
export const mediaBytesTable = "media_chunks";

/** Names of the tables in an export, in its order. */
export const exportedTables: readonly string[] = [
  ...Object.entries(inExport).flatMap(([name, isIn]) => (isIn ? name : [])),
  mediaBytesTable,
];

const secretName = /(?:^|_)(?:secrets?|hash|salt|verify_token|challenge)$|^webhook_url$/;

/** True for columns with a secret or its digest. They are no part of an export. */
export const isSecretColumn = (name: string): boolean => secretName.test(name);
