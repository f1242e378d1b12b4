ALTER TABLE "runs" ADD COLUMN "agent_id" uuid;--> statement-breakpoint
CREATE INDEX "runs_intent_idx" ON "runs" USING btree ("organization_id","intent","run_id");--> statement-breakpoint
CREATE INDEX "runs_correlation_idx" ON "runs" USING btree ("organization_id","correlation_id","run_id");--> statement-breakpoint
CREATE INDEX "runs_conversation_idx" ON "runs" USING btree ("organization_id","conversation_id","run_id") WHERE conversation_id is not null;--> statement-breakpoint
CREATE INDEX "runs_agent_idx" ON "runs" USING btree ("organization_id","agent_id","run_id") WHERE agent_id is not null;--> statement-breakpoint
CREATE INDEX "sessions_agent_idx" ON "sessions" USING btree ("organization_id","agent_id","id");
--> statement-breakpoint
ALTER TABLE members NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Members keep what their role allows, now with runs.
UPDATE members SET permissions = array_append(permissions, 'atlas_api.runs.read')
  WHERE role IN ('owner', 'developer', 'approver', 'auditor') AND NOT 'atlas_api.runs.read' = ANY (permissions);
--> statement-breakpoint
ALTER TABLE members FORCE ROW LEVEL SECURITY;
