ALTER TABLE "approvals" ADD COLUMN "approved_arguments" jsonb;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "approved_hash" text;