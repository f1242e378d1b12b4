CREATE TABLE "stored_requests" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"correlation_id" text NOT NULL,
	"operation" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"query" jsonb NOT NULL,
	"status" integer NOT NULL,
	"error_code" text,
	"principal_kind" text NOT NULL,
	"principal_id" uuid NOT NULL,
	"principal_name" text,
	"duration_ms" integer NOT NULL,
	"idempotent_replayed" boolean NOT NULL,
	"request_body" text,
	"request_is_cut" boolean NOT NULL,
	"response_body" text,
	"response_is_cut" boolean NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "stored_requests_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "stored_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "stored_requests_correlation_idx" ON "stored_requests" USING btree ("organization_id","correlation_id","id");--> statement-breakpoint
CREATE INDEX "stored_requests_operation_idx" ON "stored_requests" USING btree ("organization_id","operation","id");--> statement-breakpoint
CREATE INDEX "stored_requests_status_idx" ON "stored_requests" USING btree ("organization_id","status","id");--> statement-breakpoint
CREATE INDEX "stored_requests_principal_idx" ON "stored_requests" USING btree ("organization_id","principal_id","id");--> statement-breakpoint
CREATE INDEX "stored_requests_expiry_idx" ON "stored_requests" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "stored_requests" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "stored_requests" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Only an erasure changes what was stored.
GRANT SELECT, UPDATE (query, request_body, request_is_cut, response_body, response_is_cut), DELETE ON stored_requests TO atlas_app;
--> statement-breakpoint
-- Batches of all organizations are added and, when they are old, removed. Nobody reads them but their organization.
GRANT SELECT (organization_id, id, created_at), INSERT, DELETE ON stored_requests TO atlas_system;
--> statement-breakpoint
ALTER TABLE stored_requests FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE members NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Members keep what their role allows, now with stored requests.
-- allow rows: an organization has at most a few hundred members, and their rows change seldom.
UPDATE members SET permissions = array_append(permissions, 'atlas_api.requests.read')
  WHERE role IN ('owner', 'developer') AND NOT 'atlas_api.requests.read' = ANY (permissions);
--> statement-breakpoint
ALTER TABLE members FORCE ROW LEVEL SECURITY;
