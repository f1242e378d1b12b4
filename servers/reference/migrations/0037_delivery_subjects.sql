ALTER TABLE "webhook_deliveries" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "correlation_id" text;