CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_conversation_type_idx" ON "events" USING btree ("organization_id","conversation_id","position","id",(event_type collate "C"));--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_events_actor_type_idx" ON "audit_events" USING btree ("organization_id","actor_id","id",(event_type collate "C")) WHERE actor_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "events_conversation_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_events_actor_idx";