ALTER TABLE "conversations" ADD COLUMN "messages_removed_before" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "export_pieces" ADD COLUMN "size_bytes" integer;