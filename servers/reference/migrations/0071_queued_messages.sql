CREATE INDEX CONCURRENTLY IF NOT EXISTS "messages_queued_idx" ON "messages" USING btree ("organization_id","conversation_id") WHERE delivery_state = 'queued';
