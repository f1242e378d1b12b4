CREATE TABLE "media" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"media_type" text,
	"size_bytes" integer,
	"sha256" text,
	"filename" text,
	"error_code" text,
	"channel_id" uuid,
	"provider_media_id" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "media_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "media" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "media_chunks" (
	"organization_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "media_chunks_pkey" PRIMARY KEY("organization_id","media_id","position")
);
--> statement-breakpoint
ALTER TABLE "media_chunks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "media_handles" (
	"organization_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"provider_media_id" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "media_handles_pkey" PRIMARY KEY("organization_id","media_id","channel_id")
);
--> statement-breakpoint
ALTER TABLE "media_handles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "media_chunks_begun_idx" ON "media_chunks" USING btree ("created_at") WHERE position = 0;--> statement-breakpoint
CREATE INDEX "messages_media_idx" ON "messages" USING btree ("organization_id",(content ->> 'media_id')) WHERE (content ->> 'media_id') is not null;--> statement-breakpoint
CREATE POLICY "tenant" ON "media" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "media" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "media_chunks" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "media_chunks" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "media_handles" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON media, media_handles, media_chunks TO atlas_app;
--> statement-breakpoint
-- Housekeeping removes bytes whose media was never committed, and reads none.
GRANT SELECT (organization_id, id, status) ON media TO atlas_system;
--> statement-breakpoint
GRANT SELECT (organization_id, media_id, position, created_at), DELETE ON media_chunks TO atlas_system;
--> statement-breakpoint
-- Pictures and films do not compress.
ALTER TABLE media_chunks ALTER COLUMN bytes SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE media FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE media_handles FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE media_chunks FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE FUNCTION atlas_drop_media_bytes() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM media_chunks WHERE organization_id = NEW.organization_id AND media_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The bytes of erased media go in the same statement.
CREATE TRIGGER media_erased AFTER UPDATE OF status ON media
  FOR EACH ROW WHEN (NEW.status = 'erased') EXECUTE FUNCTION atlas_drop_media_bytes();
