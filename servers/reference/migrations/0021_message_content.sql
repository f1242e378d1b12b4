DROP INDEX "events_position_idx";--> statement-breakpoint
DROP INDEX "events_type_idx";--> statement-breakpoint
DROP INDEX "events_correlation_idx";--> statement-breakpoint
DROP INDEX "events_conversation_idx";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "content" json;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reply_to" uuid;--> statement-breakpoint
CREATE INDEX "events_conversation_idx" ON "events" USING btree ("organization_id","conversation_id","id");