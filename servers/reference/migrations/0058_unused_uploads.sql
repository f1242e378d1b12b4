CREATE INDEX CONCURRENTLY IF NOT EXISTS "media_unused_idx" ON "media" USING btree ("organization_id","id") WHERE channel_id is null and status = 'stored' and used_at is null;
