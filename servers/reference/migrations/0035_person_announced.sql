ALTER TABLE "agents" ADD COLUMN "people_reply_within_seconds" integer;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "person_announced" boolean DEFAULT false NOT NULL;