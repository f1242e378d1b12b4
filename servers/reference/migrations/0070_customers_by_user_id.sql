CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "customers_user_id_key" ON "customers" USING btree ("organization_id","user_id") WHERE user_id is not null;
