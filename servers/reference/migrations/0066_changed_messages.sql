ALTER TABLE "conversations" ADD COLUMN "referral" json;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reactions" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "edits" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "edited_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "referral" json;