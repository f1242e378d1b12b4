ALTER TABLE "webhook_attempts" ADD COLUMN "response_headers" jsonb;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_type_idx" ON "webhook_deliveries" USING btree ("organization_id","event_type","endpoint_id","id");
--> statement-breakpoint
-- An erasure forgets the receiver's headers with its answer.
GRANT UPDATE (response_headers) ON webhook_attempts TO atlas_app;
