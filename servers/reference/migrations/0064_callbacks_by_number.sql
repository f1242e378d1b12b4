CREATE TABLE "unlinked_callbacks" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"sender_id" text NOT NULL,
	"digest" text NOT NULL,
	"body" text NOT NULL,
	"bytes" integer NOT NULL,
	"messages" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "unlinked_callbacks_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "unlinked_callbacks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "channel_links" ADD COLUMN "number_key" text;--> statement-breakpoint
CREATE INDEX "unlinked_callbacks_digest_idx" ON "unlinked_callbacks" USING btree ("organization_id","digest");--> statement-breakpoint
CREATE INDEX "unlinked_callbacks_sender_idx" ON "unlinked_callbacks" USING btree ("sender_id","id");--> statement-breakpoint
CREATE INDEX "unlinked_callbacks_age_idx" ON "unlinked_callbacks" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "unlinked_callbacks" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "unlinked_callbacks" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- The number says for whom it is kept, across organizations, and housekeeping removes what is old.
GRANT SELECT, DELETE ON unlinked_callbacks TO atlas_system;
--> statement-breakpoint
REVOKE UPDATE ON unlinked_callbacks FROM atlas_app;
--> statement-breakpoint
ALTER TABLE unlinked_callbacks FORCE ROW LEVEL SECURITY;
