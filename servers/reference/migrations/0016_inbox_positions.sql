DROP INDEX "conversations_channel_idx";--> statement-breakpoint
DROP INDEX "conversations_position_idx";--> statement-breakpoint
DROP INDEX "conversations_status_position_idx";--> statement-breakpoint
DROP INDEX "conversations_channel_position_idx";--> statement-breakpoint
DROP INDEX "conversations_owner_idx";--> statement-breakpoint
DROP INDEX "conversations_waiting_idx";--> statement-breakpoint
ALTER TABLE "conversation_labels" ADD COLUMN "position" uuid NOT NULL;--> statement-breakpoint
CREATE INDEX "conversation_labels_position_idx" ON "conversation_labels" USING btree ("organization_id","label","position");--> statement-breakpoint
CREATE INDEX "conversations_position_idx" ON "conversations" USING btree ("organization_id",(case when last_inbound_id is null then id else last_inbound_id end));--> statement-breakpoint
CREATE INDEX "conversations_status_position_idx" ON "conversations" USING btree ("organization_id","status",(case when last_inbound_id is null then id else last_inbound_id end));--> statement-breakpoint
CREATE INDEX "conversations_channel_position_idx" ON "conversations" USING btree ("organization_id","channel_id",(case when last_inbound_id is null then id else last_inbound_id end));--> statement-breakpoint
CREATE INDEX "conversations_owner_idx" ON "conversations" USING btree ("organization_id","owner_id",(case when last_inbound_id is null then id else last_inbound_id end)) WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "conversations_waiting_idx" ON "conversations" USING btree ("organization_id",(case when last_inbound_id is null then id else last_inbound_id end)) WHERE waiting_since is not null;