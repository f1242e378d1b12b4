ALTER TABLE "channel_links" ADD COLUMN "rotated_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "actor" json;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "name" text;--> statement-breakpoint
-- By hand. The owner sees the rows of all organizations for this once.
ALTER TABLE "messages" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outbox" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "channels" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "channel_links" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Operators had no names, so their messages named addresses, which customers' systems saw.
UPDATE "messages" SET "author" = '{"type":"operator","name":"Operator"}' WHERE "author"->>'type' = 'operator';--> statement-breakpoint
-- Links of before get the hourly comparison of templates. The id is a UUIDv7.
INSERT INTO "outbox" ("organization_id", "id", "kind", "subject_id", "detail", "attempts", "due_at", "ripe", "correlation_id", "created_at")
  SELECT link.organization_id,
    (substr(time, 1, 8) || '-' || substr(time, 9) || '-7' || substr(gen_random_uuid()::text, 16))::uuid,
    'sync_templates', link.id, 'null', 0, now(), true, link.id::text, now()
  FROM "channel_links" link
  JOIN "channels" channel ON channel.organization_id = link.organization_id AND channel.id = link.id
  CROSS JOIN lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint), 12, '0') time
  WHERE channel.provider <> 'sandbox' AND NOT EXISTS (
    SELECT FROM "outbox" job WHERE job.organization_id = link.organization_id AND job.subject_id = link.id
      AND job.kind = 'sync_templates' AND job.detail->'once' IS NULL);--> statement-breakpoint
ALTER TABLE "channel_links" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "channels" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outbox" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "messages" FORCE ROW LEVEL SECURITY;
