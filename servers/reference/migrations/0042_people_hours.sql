ALTER TABLE "agents" ADD COLUMN "people_hours" jsonb;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "announces_people" boolean DEFAULT false NOT NULL;