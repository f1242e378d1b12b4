ALTER TABLE "templates" DROP CONSTRAINT "templates_name_key";--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "header" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "footer" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "buttons" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "samples" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "channel_id" uuid;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "provider_template_id" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "submitted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "reported_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "reported_status" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "reported_reason" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "category_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "live" boolean DEFAULT true;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "updated_at" timestamp(3) with time zone;--> statement-breakpoint
-- Templates were sent in the language of the channel's link, and nobody submitted those that are pending.
ALTER TABLE "templates" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "channel_links" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "templates" SET "updated_at" = "created_at",
  "submitted_at" = CASE WHEN "status" = 'pending' THEN NULL ELSE "created_at" END,
  "reason" = CASE WHEN "status" = 'pending' THEN 'It was made before templates were submitted; compare templates to submit it.' END,
  "status" = CASE WHEN "status" = 'pending' THEN 'draft' ELSE "status" END,
  "language" = coalesce((
    SELECT "template_language" FROM "channel_links" "link"
    WHERE "link"."organization_id" = "templates"."organization_id" ORDER BY "link"."id" LIMIT 1), 'en');--> statement-breakpoint
ALTER TABLE "templates" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "channel_links" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "templates" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ALTER COLUMN "language" DROP DEFAULT, ALTER COLUMN "buttons" DROP DEFAULT,
  ALTER COLUMN "samples" DROP DEFAULT, ALTER COLUMN "revision" DROP DEFAULT, ALTER COLUMN "live" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "templates_live_idx" ON "templates" USING btree ("organization_id","id") WHERE live;--> statement-breakpoint
CREATE INDEX "templates_provider_idx" ON "templates" USING btree ("organization_id","provider_template_id") WHERE provider_template_id is not null;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_name_language_key" UNIQUE("organization_id","name","language","live");--> statement-breakpoint
CREATE INDEX "channel_links_account_idx" ON "channel_links" USING btree ("organization_id","id") WHERE business_account_id is not null;--> statement-breakpoint
-- Deleted templates are kept for the messages that were made of them, and do not count.
CREATE OR REPLACE FUNCTION atlas_held(kind text, most int) RETURNS int LANGUAGE plpgsql STABLE
SET search_path = public, pg_temp SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE
  own uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
BEGIN
  CASE kind
    WHEN 'webhooks' THEN RETURN (SELECT count(*) FROM (
      SELECT FROM webhook_endpoints WHERE organization_id = own AND status <> 'deleted' LIMIT most) found);
    WHEN 'apps' THEN RETURN (SELECT count(*) FROM (SELECT FROM apps WHERE organization_id = own LIMIT most) found);
    WHEN 'service_accounts' THEN RETURN (SELECT count(*) FROM (
      SELECT FROM service_accounts WHERE organization_id = own LIMIT most) found);
    WHEN 'keys' THEN RETURN (SELECT count(*) FROM (
      SELECT FROM credentials
      WHERE organization_id = own AND revoked_at IS NULL AND credentials.kind IN ('grant', 'key') LIMIT most) found);
    WHEN 'members' THEN RETURN (SELECT count(*) FROM (
      SELECT FROM members WHERE organization_id = own LIMIT most) found);
    WHEN 'documents' THEN RETURN (SELECT count(*) FROM (
      SELECT FROM knowledge_documents WHERE organization_id = own AND status <> 'archived' LIMIT most) found);
    WHEN 'templates' THEN RETURN (SELECT count(*) FROM (
      SELECT FROM templates WHERE organization_id = own AND live LIMIT most) found);
    WHEN 'agents' THEN RETURN (SELECT count(*) FROM (SELECT FROM agents WHERE organization_id = own LIMIT most) found);
    WHEN 'vouchers' THEN RETURN (SELECT count(*) FROM (
      SELECT FROM vouchers WHERE organization_id = own AND status = 'available' LIMIT most) found);
  END CASE;
END $$;
