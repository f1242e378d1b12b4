CREATE TABLE "agents" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"status" text NOT NULL,
	"channels" text[] NOT NULL,
	"source_ids" uuid[] NOT NULL,
	"is_listed" boolean NOT NULL,
	"listing_category" text,
	"listing_description" text,
	"listing_slug" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "agents_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "agents_listing_slug_key" UNIQUE("listing_slug")
);
--> statement-breakpoint
ALTER TABLE "agents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "approvals" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"action_type" text NOT NULL,
	"tool_name" text,
	"conversation_id" uuid,
	"arguments" jsonb NOT NULL,
	"arguments_hash" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"requested_by" uuid,
	"idempotency_scope" text,
	"idempotency_operation" text,
	"idempotency_key" text,
	"decided_by" uuid,
	"decided_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "approvals_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "approvals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "channel_links" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider" text NOT NULL,
	"base_url" text NOT NULL,
	"sender_id" text NOT NULL,
	"template_language" text NOT NULL,
	"secrets" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "channel_links_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "channel_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "channels" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel" text NOT NULL,
	"display_name" text NOT NULL,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"last_health_check" timestamp(3) with time zone,
	"health" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "channels_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "channels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "app_redirect_uris" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"app_id" uuid NOT NULL,
	"redirect_uri" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "app_redirect_uris_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "app_redirect_uris_uri_key" UNIQUE("organization_id","app_id","redirect_uri")
);
--> statement-breakpoint
ALTER TABLE "app_redirect_uris" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "apps" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"runtime_mode" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "apps_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "apps_client_id_key" UNIQUE("organization_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "apps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_events" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_type" text NOT NULL,
	"correlation_id" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid NOT NULL,
	"before" json,
	"after" json,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "audit_events_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"environment" text NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "organizations_pkey" PRIMARY KEY("id")
);
--> statement-breakpoint
ALTER TABLE "organizations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service_accounts" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"runtime_mode" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "service_accounts_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "service_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversations" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"status" text NOT NULL,
	"owner_id" text,
	"last_inbound_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "conversations_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "conversations_customer_channel_key" UNIQUE("organization_id","customer_id","channel_id")
);
--> statement-breakpoint
ALTER TABLE "conversations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customers" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"phone_number" text NOT NULL,
	"name" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "customers_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "customers_phone_number_key" UNIQUE("organization_id","phone_number")
);
--> statement-breakpoint
ALTER TABLE "customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "events" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_type" text NOT NULL,
	"names" jsonb NOT NULL,
	"conversation_id" uuid,
	"correlation_id" text NOT NULL,
	"payload" json NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "events_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "credentials" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_prefix" text NOT NULL,
	"scopes" text[] NOT NULL,
	"environment" text NOT NULL,
	"owner_id" uuid,
	"resource" text,
	"expires_at" timestamp(3) with time zone,
	"last_used_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "credentials_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "credentials_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "credentials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "knowledge_corpora" (
	"organization_id" uuid NOT NULL,
	"language" text NOT NULL,
	"passages" bigint NOT NULL,
	"length" bigint NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "knowledge_corpora_pkey" PRIMARY KEY("organization_id","language")
);
--> statement-breakpoint
ALTER TABLE "knowledge_corpora" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "knowledge_documents" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"source_type" text NOT NULL,
	"url" text,
	"filename" text,
	"media_type" text,
	"text" text,
	"file" text,
	"status" text NOT NULL,
	"job_id" uuid,
	"stage" text,
	"source_bytes" integer,
	"page_version" jsonb,
	"failure" jsonb,
	"attempts" integer NOT NULL,
	"started_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone,
	"chunk_count" integer NOT NULL,
	"language" text,
	"indexed_at" timestamp(3) with time zone,
	"ingested_at" timestamp(3) with time zone,
	"archived_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "knowledge_documents_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "knowledge_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "knowledge_lists" (
	"organization_id" uuid NOT NULL,
	"language" text NOT NULL,
	"term" text collate "C" NOT NULL,
	"part" bigint NOT NULL,
	"version" bigint NOT NULL,
	"lowest" integer NOT NULL,
	"highest" integer NOT NULL,
	"postings" "bytea" NOT NULL,
	CONSTRAINT "knowledge_lists_pkey" PRIMARY KEY("organization_id","language","term","part")
);
--> statement-breakpoint
ALTER TABLE "knowledge_lists" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "knowledge_numbers" (
	"organization_id" uuid NOT NULL,
	"first" integer NOT NULL,
	"passages" integer NOT NULL,
	"postings_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	CONSTRAINT "knowledge_numbers_pkey" PRIMARY KEY("organization_id","first"),
	CONSTRAINT "knowledge_numbers_postings_key" UNIQUE("organization_id","postings_id")
);
--> statement-breakpoint
ALTER TABLE "knowledge_numbers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "knowledge_passages" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"start_offset" integer NOT NULL,
	"end_offset" integer NOT NULL,
	"heading" text,
	CONSTRAINT "knowledge_passages_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "knowledge_passages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "knowledge_postings" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"language" text NOT NULL,
	"passages" integer NOT NULL,
	"length" integer NOT NULL,
	"terms" jsonb NOT NULL,
	CONSTRAINT "knowledge_postings_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "knowledge_postings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "knowledge_vectors" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"model" text NOT NULL,
	"vector" "bytea" NOT NULL,
	CONSTRAINT "knowledge_vectors_pkey" PRIMARY KEY("organization_id","id","model")
);
--> statement-breakpoint
ALTER TABLE "knowledge_vectors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "members" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text,
	"permissions" text[] NOT NULL,
	"status" text NOT NULL,
	"invitation_hash" text,
	"invitation_expires_at" timestamp(3) with time zone,
	"signs_in_by_password" boolean NOT NULL,
	"last_signed_in_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "members_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "members_email_key" UNIQUE("organization_id","email"),
	CONSTRAINT "members_invitation_key" UNIQUE("invitation_hash")
);
--> statement-breakpoint
ALTER TABLE "members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "operator_sessions_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "operator_sessions_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "operator_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "messages" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"template_id" uuid,
	"category" text,
	"delivery_state" text,
	"provider_message_id" text,
	"error_code" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "messages_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "messages_provider_message_key" UNIQUE("organization_id","provider_message_id")
);
--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "templates" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"category" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "templates_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "templates_name_key" UNIQUE("organization_id","name")
);
--> statement-breakpoint
ALTER TABLE "templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "oauth_clients" (
	"client_id" text NOT NULL,
	"name" text NOT NULL,
	"redirect_uris" text[] NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "oauth_clients_pkey" PRIMARY KEY("client_id")
);
--> statement-breakpoint
ALTER TABLE "oauth_clients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "oauth_consents" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"app_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"scopes" text[] NOT NULL,
	"resource" text,
	"redirect_uri" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_challenge" text NOT NULL,
	"code_expires_at" timestamp(3) with time zone NOT NULL,
	"code_used_at" timestamp(3) with time zone,
	"token_id" uuid,
	"revoked_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "oauth_consents_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "oauth_consents_code_hash_key" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "oauth_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "oauth_refresh_tokens" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"consent_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "oauth_refresh_tokens_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "oauth_refresh_tokens_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "oauth_refresh_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "runs" (
	"organization_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"iteration" integer NOT NULL,
	"session_id" uuid,
	"conversation_id" uuid,
	"intent" text NOT NULL,
	"status" text NOT NULL,
	"tools_called" text[] NOT NULL,
	"approval_required" boolean NOT NULL,
	"approval_state" text,
	"approval_id" uuid,
	"citations" jsonb NOT NULL,
	"error" jsonb,
	"arguments_hash" text,
	"correlation_id" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "runs_pkey" PRIMARY KEY("organization_id","run_id","iteration")
);
--> statement-breakpoint
ALTER TABLE "runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "session_messages" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"run_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "session_messages_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "session_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"agent_id" uuid,
	"status" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_message_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "sessions_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vouchers" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"customer_id" uuid,
	"issued_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "vouchers_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "vouchers_code_key" UNIQUE("organization_id","code")
);
--> statement-breakpoint
ALTER TABLE "vouchers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "deprecation_notices" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"operation_id" text NOT NULL,
	"sunset_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "deprecation_notices_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "deprecation_notices_operation_key" UNIQUE("organization_id","operation_id")
);
--> statement-breakpoint
ALTER TABLE "deprecation_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"organization_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"response_status" integer,
	"response_body" text,
	"error" text,
	CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY("organization_id","delivery_id","attempt")
);
--> statement-breakpoint
ALTER TABLE "webhook_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_row_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"event_type" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer NOT NULL,
	"round_attempts" integer NOT NULL,
	"round_started_at" timestamp(3) with time zone NOT NULL,
	"next_attempt_at" timestamp(3) with time zone,
	"last_response_status" integer,
	"last_error" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "webhook_deliveries_event_endpoint_key" UNIQUE("organization_id","event_id","endpoint_id")
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"service_account_id" uuid,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"description" text,
	"status" text NOT NULL,
	"previous_secret" text,
	"previous_secret_until" timestamp(3) with time zone,
	"failing_since" timestamp(3) with time zone,
	"pace" text NOT NULL,
	"notice" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idempotency" (
	"organization_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_pkey" PRIMARY KEY("organization_id","scope","operation","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbox" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"detail" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"leased_until" timestamp(3) with time zone,
	"lane" uuid,
	"ripe" boolean NOT NULL,
	"dead_at" timestamp(3) with time zone,
	"last_error" text,
	"correlation_id" text NOT NULL,
	"traceparent" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "outbox_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"image" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "identities_pkey" PRIMARY KEY("id"),
	CONSTRAINT "identities_email_key" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "identities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity_accounts" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"issuer" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp(3) with time zone,
	"refresh_token_expires_at" timestamp(3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "identity_accounts_pkey" PRIMARY KEY("id"),
	CONSTRAINT "identity_accounts_account_key" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "identity_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "channel_links" ADD CONSTRAINT "channel_links_channel_fkey" FOREIGN KEY ("organization_id","id") REFERENCES "public"."channels"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_redirect_uris" ADD CONSTRAINT "app_redirect_uris_app_fkey" FOREIGN KEY ("organization_id","app_id") REFERENCES "public"."apps"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_customer_fkey" FOREIGN KEY ("organization_id","customer_id") REFERENCES "public"."customers"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_channel_fkey" FOREIGN KEY ("organization_id","channel_id") REFERENCES "public"."channels"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_organization_fkey" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_passages" ADD CONSTRAINT "knowledge_passages_document_fkey" FOREIGN KEY ("organization_id","document_id") REFERENCES "public"."knowledge_documents"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_organization_fkey" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_member_fkey" FOREIGN KEY ("organization_id","member_id") REFERENCES "public"."members"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_fkey" FOREIGN KEY ("organization_id","conversation_id") REFERENCES "public"."conversations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_template_fkey" FOREIGN KEY ("organization_id","template_id") REFERENCES "public"."templates"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_consents" ADD CONSTRAINT "oauth_consents_app_fkey" FOREIGN KEY ("organization_id","app_id") REFERENCES "public"."apps"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_refresh_tokens" ADD CONSTRAINT "oauth_refresh_tokens_consent_fkey" FOREIGN KEY ("organization_id","consent_id") REFERENCES "public"."oauth_consents"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_messages" ADD CONSTRAINT "session_messages_session_fkey" FOREIGN KEY ("organization_id","session_id") REFERENCES "public"."sessions"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_agent_fkey" FOREIGN KEY ("organization_id","agent_id") REFERENCES "public"."agents"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_customer_fkey" FOREIGN KEY ("organization_id","customer_id") REFERENCES "public"."customers"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_fkey" FOREIGN KEY ("organization_id","endpoint_id") REFERENCES "public"."webhook_endpoints"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_fkey" FOREIGN KEY ("organization_id","event_row_id") REFERENCES "public"."events"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agents_listed_idx" ON "agents" USING btree ("is_listed","listing_category","id");--> statement-breakpoint
CREATE INDEX "approvals_run_idx" ON "approvals" USING btree ("organization_id","run_id");--> statement-breakpoint
CREATE INDEX "channel_links_id_idx" ON "channel_links" USING btree ("id");--> statement-breakpoint
CREATE INDEX "apps_client_id_idx" ON "apps" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "service_accounts_external_id_idx" ON "service_accounts" USING btree ("organization_id","external_id");--> statement-breakpoint
CREATE INDEX "events_conversation_idx" ON "events" USING btree ("organization_id","conversation_id","id");--> statement-breakpoint
CREATE INDEX "events_age_idx" ON "events" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "credentials_owner_idx" ON "credentials" USING btree ("organization_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "credentials_oauth_expiry_idx" ON "credentials" USING btree ("expires_at") WHERE kind = 'oauth';--> statement-breakpoint
CREATE INDEX "knowledge_numbers_document_idx" ON "knowledge_numbers" USING btree ("organization_id","document_id");--> statement-breakpoint
CREATE INDEX "knowledge_passages_document_idx" ON "knowledge_passages" USING btree ("organization_id","document_id","position");--> statement-breakpoint
CREATE INDEX "knowledge_postings_document_idx" ON "knowledge_postings" USING btree ("organization_id","document_id");--> statement-breakpoint
CREATE INDEX "knowledge_vectors_document_idx" ON "knowledge_vectors" USING btree ("organization_id","document_id");--> statement-breakpoint
CREATE INDEX "members_email_idx" ON "members" USING btree ("email");--> statement-breakpoint
CREATE INDEX "operator_sessions_expiry_idx" ON "operator_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "operator_sessions_member_idx" ON "operator_sessions" USING btree ("organization_id","member_id");--> statement-breakpoint
CREATE INDEX "messages_conversation_idx" ON "messages" USING btree ("organization_id","conversation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "oauth_clients_created_idx" ON "oauth_clients" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "oauth_refresh_tokens_consent_idx" ON "oauth_refresh_tokens" USING btree ("organization_id","consent_id","expires_at");--> statement-breakpoint
CREATE INDEX "runs_session_idx" ON "runs" USING btree ("organization_id","session_id","run_id");--> statement-breakpoint
CREATE INDEX "runs_turns_idx" ON "runs" USING btree ("organization_id","conversation_id","run_id") WHERE intent in ('agent_reply', 'agent_clarification', 'agent_handoff');--> statement-breakpoint
CREATE INDEX "session_messages_session_idx" ON "session_messages" USING btree ("organization_id","session_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_idx" ON "webhook_deliveries" USING btree ("organization_id","endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event_idx" ON "webhook_deliveries" USING btree ("organization_id","event_row_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age_idx" ON "webhook_deliveries" USING brin ("updated_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_id_idx" ON "webhook_endpoints" USING btree ("id");--> statement-breakpoint
CREATE INDEX "idempotency_expiry_idx" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_sealed_idx" ON "idempotency" USING btree ("created_at") WHERE starts_with(answer, 'sealed:');--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "outbox" USING btree ("kind","due_at") WHERE lane is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "outbox_lane_idx" ON "outbox" USING btree ("lane","due_at") WHERE lane is not null and ripe;--> statement-breakpoint
CREATE INDEX "outbox_waiting_idx" ON "outbox" USING btree ("due_at") WHERE lane is not null and not ripe and dead_at is null;--> statement-breakpoint
CREATE INDEX "outbox_held_idx" ON "outbox" USING btree ("lane") WHERE lane is not null and leased_until is not null;--> statement-breakpoint
CREATE INDEX "outbox_dead_idx" ON "outbox" USING btree ("dead_at") WHERE dead_at is not null;--> statement-breakpoint
CREATE INDEX "identity_accounts_user_idx" ON "identity_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "agents" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "agents" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "approvals" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "channel_links" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "channel_links" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "channels" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "app_redirect_uris" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "app_redirect_uris" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "apps" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "apps" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "audit_events" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "organizations" AS PERMISSIVE FOR ALL TO public USING (id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "organizations" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "service_accounts" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "conversations" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "customers" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "events" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "events" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "credentials" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "credentials" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "knowledge_corpora" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "knowledge_documents" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "knowledge_lists" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "knowledge_numbers" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "knowledge_passages" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "knowledge_postings" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "knowledge_vectors" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "members" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "members" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "operator_sessions" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "operator_sessions" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "messages" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "templates" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "oauth_clients" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "oauth_consents" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "oauth_consents" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "oauth_refresh_tokens" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "oauth_refresh_tokens" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "runs" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "session_messages" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "sessions" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "vouchers" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "deprecation_notices" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "webhook_attempts" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "webhook_attempts" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "webhook_endpoints" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "webhook_endpoints" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "idempotency" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "idempotency" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "outbox" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "outbox" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "identities" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "identity_accounts" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);