CREATE INDEX CONCURRENTLY IF NOT EXISTS "channel_links_sender_idx" ON "channel_links" USING btree ("sender_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "channel_links_business_idx" ON "channel_links" USING btree ("business_account_id") WHERE business_account_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "channel_links_number_key" ON "channel_links" USING btree ("organization_id","number_key") WHERE number_key is not null;
