ALTER TABLE "messages" ADD COLUMN "content" json;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reply_to" uuid;