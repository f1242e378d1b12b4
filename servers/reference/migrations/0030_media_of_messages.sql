DROP INDEX "messages_media_idx";
--> statement-breakpoint
-- A column, since row-level security keeps conditions on expressions off an index.
ALTER TABLE messages ADD COLUMN media_id uuid GENERATED ALWAYS AS ((content ->> 'media_id')::uuid) STORED;
--> statement-breakpoint
CREATE INDEX messages_media_idx ON messages (organization_id, media_id) WHERE media_id IS NOT NULL;
