ALTER TABLE "messages" ADD COLUMN "send_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "read_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "statuses" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_conversation_position_idx" ON "messages" USING btree ("organization_id","conversation_id","id");--> statement-breakpoint
CREATE INDEX "messages_state_idx" ON "messages" USING btree ("organization_id","delivery_state","id") WHERE delivery_state is not null;--> statement-breakpoint
CREATE INDEX "messages_direction_idx" ON "messages" USING btree ("organization_id","direction","id");