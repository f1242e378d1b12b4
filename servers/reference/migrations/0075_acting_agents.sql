ALTER TABLE "apps" ADD COLUMN "agent_id" uuid;--> statement-breakpoint
ALTER TABLE "service_accounts" ADD COLUMN "agent_id" uuid;