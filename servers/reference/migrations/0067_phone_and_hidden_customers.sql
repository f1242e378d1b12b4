CREATE TABLE "early_changes" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"target_id" text NOT NULL,
	"change" json NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "early_changes_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "early_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "channel_links" ADD COLUMN "display_number" text;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "phone_handoff_minutes" integer;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "removed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "phone_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "truncated" boolean;--> statement-breakpoint
CREATE INDEX "early_changes_target_idx" ON "early_changes" USING btree ("organization_id","target_id");--> statement-breakpoint
CREATE INDEX "early_changes_age_idx" ON "early_changes" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "early_changes" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "early_changes" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Housekeeping removes what is old.
GRANT SELECT, DELETE ON early_changes TO atlas_system;
--> statement-breakpoint
REVOKE UPDATE ON early_changes FROM atlas_app;
--> statement-breakpoint
ALTER TABLE early_changes FORCE ROW LEVEL SECURITY;
