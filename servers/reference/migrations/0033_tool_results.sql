ALTER TABLE "runs" ADD COLUMN "result" jsonb;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "waiting_key" text;