ALTER TABLE "organizations" ADD COLUMN "suspended_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "limits" json;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "quotas" json;