CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_turn_idx" ON "outbox" USING btree ("lane","conversation_id",(waited_ms is null),"event_row_id","id") WHERE conversation_id is not null and dead_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_retried_idx" ON "outbox" USING btree ("kind","due_at") WHERE lane is null and dead_at is null and attempts > 0;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_endpoints_rate_idx" ON "webhook_endpoints" USING btree ("id") WHERE rate is not null;
