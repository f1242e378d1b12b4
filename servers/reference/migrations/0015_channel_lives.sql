ALTER TABLE "channels" ADD COLUMN "disconnected_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "default_since" timestamp(3) with time zone;