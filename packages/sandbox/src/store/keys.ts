import type { Rows, TableName } from "@atlas-messaging/service/rows/rows";

/** Keys of a table. They lack the organization, since each has its own tables. */
export interface TableKeys<Row> {
  readonly primary: readonly (keyof Row & string)[];
  /** Unique constraints by name. Rows with a null in the key do not collide. */
  readonly unique?: { readonly [constraint: string]: readonly (keyof Row & string)[] };
  /** Constraints that are unique across all organizations. */
  readonly uniqueEverywhere?: { readonly [constraint: string]: readonly (keyof Row & string)[] };
  /** Indexed columns, which are not unique. */
  readonly indexed?: readonly (keyof Row & string)[];
}

const id = ["id"] as const;

/** Keys of every table, under the same names as in the server's database. */
export const tableKeys: { readonly [Table in TableName]: TableKeys<Rows[Table]> } = {
  organizations: { primary: id, uniqueEverywhere: { organizations_first_sign_up_key: ["first_sign_up"] } },
  credentials: { primary: id, uniqueEverywhere: { credentials_token_hash_key: ["token_hash"] }, indexed: ["owner_id"] },
  channels: { primary: id },
  channel_links: { primary: id },
  customers: { primary: id, unique: { customers_phone_number_key: ["phone_number"] } },
  customer_consents: { primary: id, indexed: ["customer_id"] },
  alert_choices: { primary: ["organization_id"] },
  retentions: { primary: ["kind"] },
  organization_exports: { primary: ["organization_id"] },
  export_pieces: { primary: ["export_id", "position"] },
  quiet_hours: { primary: ["organization_id"] },
  customer_labels: { primary: ["label", "customer_id"], indexed: ["label"] },
  conversations: { primary: id, unique: { conversations_customer_channel_key: ["customer_id", "channel_id"] } },
  conversation_labels: { primary: ["label", "conversation_id"], indexed: ["label"] },
  conversation_notes: { primary: id, indexed: ["conversation_id"] },
  messages: {
    primary: id,
    unique: { messages_provider_message_key: ["provider_message_id"] },
    indexed: ["conversation_id"],
  },
  media: { primary: id },
  media_handles: { primary: ["media_id", "channel_id"] },
  templates: { primary: id, unique: { templates_name_language_key: ["name", "language", "live"] } },
  vouchers: { primary: id, unique: { vouchers_code_key: ["code"] } },
  events: { primary: id, indexed: ["conversation_id"] },
  webhook_endpoints: { primary: id },
  webhook_deliveries: {
    primary: id,
    unique: { webhook_deliveries_event_endpoint_key: ["event_id", "endpoint_id"] },
    indexed: ["endpoint_id"],
  },
  webhook_attempts: { primary: ["delivery_id", "attempt"], indexed: ["delivery_id"] },
  outbox: { primary: id },
  runs: { primary: ["run_id", "iteration"] },
  audit_events: { primary: id },
  idempotency: { primary: ["scope", "operation", "key"] },
  stored_requests: { primary: id },
  agents: { primary: id, uniqueEverywhere: { agents_listing_slug_key: ["listing_slug"] } },
  sessions: { primary: id },
  session_messages: { primary: id, indexed: ["session_id"] },
  knowledge_documents: { primary: id },
  knowledge_passages: { primary: id, indexed: ["document_id"] },
  knowledge_postings: { primary: id },
  knowledge_vectors: { primary: id },
  knowledge_gaps: { primary: id, unique: { knowledge_gaps_question_key: ["question_key"] } },
  approvals: { primary: id, unique: { approvals_waiting_key: ["waiting_key"] } },
  deprecation_notices: { primary: id, unique: { deprecation_notices_operation_key: ["operation_id"] } },
  members: {
    primary: id,
    unique: { members_email_key: ["email"] },
    uniqueEverywhere: { members_invitation_key: ["invitation_hash"] },
  },
  member_second_factors: { primary: id },
  member_passwords: { primary: id, uniqueEverywhere: { member_passwords_reset_key: ["reset_hash"] } },
  operator_sessions: { primary: id, uniqueEverywhere: { operator_sessions_token_hash_key: ["token_hash"] } },
  apps: { primary: id, unique: { apps_client_id_key: ["client_id"] } },
  app_redirect_uris: {
    primary: id,
    unique: { app_redirect_uris_uri_key: ["app_id", "redirect_uri"] },
    indexed: ["app_id"],
  },
  service_accounts: { primary: id },
  oauth_consents: { primary: id },
  oauth_refresh_tokens: { primary: id },
};
