ALTER TABLE "templates" ADD COLUMN "header_media" jsonb;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "authentication" jsonb;