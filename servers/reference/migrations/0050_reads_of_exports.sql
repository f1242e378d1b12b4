ALTER TABLE "export_pieces" ADD COLUMN "read_at" timestamp(3) with time zone;
--> statement-breakpoint
-- allow index: one file an organization at most, and only jobs write it.
CREATE INDEX "export_pieces_read_idx" ON "export_pieces" USING btree ("read_at") WHERE read_at is not null;
--> statement-breakpoint
-- Housekeeping keeps files that are being downloaded.
GRANT SELECT (read_at) ON export_pieces TO atlas_system;
