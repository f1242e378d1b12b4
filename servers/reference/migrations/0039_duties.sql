CREATE TABLE "export_pieces" (
	"organization_id" uuid NOT NULL,
	"export_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "export_pieces_pkey" PRIMARY KEY("organization_id","export_id","position")
);
--> statement-breakpoint
ALTER TABLE "export_pieces" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "organization_exports" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"rows" bigint NOT NULL,
	"size_bytes" bigint NOT NULL,
	"pieces" integer NOT NULL,
	"failure" text,
	"requested_at" timestamp(3) with time zone NOT NULL,
	"ready_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone,
	CONSTRAINT "organization_exports_pkey" PRIMARY KEY("organization_id")
);
--> statement-breakpoint
ALTER TABLE "organization_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "retentions" (
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"days" integer NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "retentions_pkey" PRIMARY KEY("organization_id","kind")
);
--> statement-breakpoint
ALTER TABLE "retentions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "system" ON "runs" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "export_pieces" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "export_pieces" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "organization_exports" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "organization_exports" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "retentions" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "retentions" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON retentions, organization_exports, export_pieces TO atlas_app;
--> statement-breakpoint
-- Housekeeping keeps rows for the days that organizations have chosen, and removes files of exports that have ended.
GRANT SELECT ON retentions TO atlas_system;
--> statement-breakpoint
GRANT SELECT (organization_id, id, status, expires_at) ON organization_exports TO atlas_system;
--> statement-breakpoint
GRANT SELECT (organization_id, export_id, position), DELETE ON export_pieces TO atlas_system;
--> statement-breakpoint
GRANT SELECT (organization_id, run_id, iteration, approval_state, created_at), DELETE ON runs TO atlas_system;
--> statement-breakpoint
ALTER TABLE retentions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE organization_exports FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE export_pieces FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE members NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Owners may do all that their role allows, now with exports.
-- allow rows: an organization has at most a few hundred members, and their rows change seldom.
UPDATE members SET permissions = array_append(permissions, 'atlas_api.organization.export')
  WHERE role = 'owner' AND NOT 'atlas_api.organization.export' = ANY (permissions);
--> statement-breakpoint
ALTER TABLE members FORCE ROW LEVEL SECURITY;
