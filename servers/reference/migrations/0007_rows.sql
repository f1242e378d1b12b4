-- Lists and counts of an organization read a page of its own rows, whatever they are filtered by: an index for each filter,
-- in the order of its list. Building them holds up writes to the tables until the migration has ended.
CREATE INDEX "agents_hosted_idx" ON "agents" USING btree ("organization_id","id") WHERE kind = 'hosted' and status = 'ready';
--> statement-breakpoint
CREATE INDEX "agents_directory_idx" ON "agents" USING btree ("id") WHERE is_listed;
--> statement-breakpoint
CREATE INDEX "approvals_state_idx" ON "approvals" USING btree ("organization_id","state","id");
--> statement-breakpoint
CREATE INDEX "audit_events_type_idx" ON "audit_events" USING btree ("organization_id",(event_type collate "C"),"id");
--> statement-breakpoint
CREATE INDEX "audit_events_actor_idx" ON "audit_events" USING btree ("organization_id","actor_id","id") WHERE actor_id is not null;
--> statement-breakpoint
CREATE INDEX "audit_events_subject_idx" ON "audit_events" USING btree ("organization_id","subject_id","id");
--> statement-breakpoint
CREATE INDEX "audit_events_correlation_idx" ON "audit_events" USING btree ("organization_id","correlation_id","id");
--> statement-breakpoint
CREATE INDEX "audit_events_time_idx" ON "audit_events" USING btree ("organization_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "conversations_status_idx" ON "conversations" USING btree ("organization_id","status","id");
--> statement-breakpoint
CREATE INDEX "conversations_channel_idx" ON "conversations" USING btree ("organization_id","channel_id");
--> statement-breakpoint
CREATE INDEX "knowledge_documents_status_idx" ON "knowledge_documents" USING btree ("organization_id","status","id");
--> statement-breakpoint
CREATE INDEX "knowledge_documents_active_idx" ON "knowledge_documents" USING btree ("organization_id","id") WHERE status <> 'archived';
--> statement-breakpoint
CREATE INDEX "operator_sessions_live_idx" ON "operator_sessions" USING btree ("organization_id","member_id","id") WHERE revoked_at is null;
--> statement-breakpoint
CREATE INDEX "messages_inbound_idx" ON "messages" USING btree ("organization_id","conversation_id","created_at","id") WHERE direction = 'inbound';
--> statement-breakpoint
CREATE INDEX "messages_arrival_idx" ON "messages" USING btree ("organization_id","conversation_id","id") WHERE direction = 'inbound';
--> statement-breakpoint
CREATE INDEX "oauth_consents_given_idx" ON "oauth_consents" USING btree ("organization_id","id") WHERE code_used_at is not null;
--> statement-breakpoint
CREATE INDEX "oauth_consents_app_idx" ON "oauth_consents" USING btree ("organization_id","app_id","id") WHERE code_used_at is not null;
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_status_idx" ON "webhook_deliveries" USING btree ("organization_id","status","endpoint_id","id");
--> statement-breakpoint
CREATE INDEX "webhook_endpoints_live_idx" ON "webhook_endpoints" USING btree ("organization_id","id") WHERE status <> 'deleted';
--> statement-breakpoint
-- Runs are only ever added to: which record of a run is its latest is kept here, so that one status of many is an index
-- away. Nobody but the trigger changes it.
ALTER TABLE runs ADD COLUMN is_latest boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE runs NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE runs older SET is_latest = false FROM runs newer
WHERE newer.iteration > 1 AND newer.organization_id = older.organization_id AND newer.run_id = older.run_id
  AND older.iteration < newer.iteration;
--> statement-breakpoint
ALTER TABLE runs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE INDEX runs_status_idx ON runs (organization_id, status, run_id) WHERE is_latest;
--> statement-breakpoint
CREATE FUNCTION atlas_keep_latest_run() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE runs older SET is_latest = false
  WHERE older.organization_id = NEW.organization_id AND older.run_id = NEW.run_id AND older.iteration < NEW.iteration
    AND older.is_latest;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER runs_latest AFTER INSERT ON runs FOR EACH ROW WHEN (NEW.iteration > 1)
  EXECUTE FUNCTION atlas_keep_latest_run();
