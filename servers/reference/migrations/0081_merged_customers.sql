CREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_merged_idx" ON "customers" USING btree ("organization_id","merged_into") WHERE merged_into is not null;
