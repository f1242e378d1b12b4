CREATE TABLE "customer_addresses" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"type" text NOT NULL,
	"value" text NOT NULL,
	"channel_id" uuid,
	"until" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "customer_addresses_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "customer_addresses" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "conversation_notes" ADD COLUMN "merged_from" uuid;
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "merged_into" uuid;
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "merged_from" uuid;
--> statement-breakpoint
ALTER TABLE "customer_consents" ADD COLUMN "merged_from" uuid;
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "addresses" jsonb DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "last_conversation_id" uuid;
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "merged_into" uuid;
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "merged_with" uuid;
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "merged_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "merge_changed" jsonb;
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "merges" jsonb DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "merged_from" uuid;
--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_customer_fkey" FOREIGN KEY ("organization_id","customer_id") REFERENCES "public"."customers"("organization_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_channel_key" ON "customer_addresses" USING btree ("organization_id","channel_id","value") WHERE channel_id is not null;
--> statement-breakpoint
CREATE INDEX "customer_addresses_value_idx" ON "customer_addresses" USING btree ("organization_id","type","value","id");
--> statement-breakpoint
CREATE INDEX "customer_addresses_customer_idx" ON "customer_addresses" USING btree ("organization_id","customer_id");
--> statement-breakpoint
CREATE POLICY "tenant" ON "customer_addresses" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));
--> statement-breakpoint
ALTER TABLE customer_addresses FORCE ROW LEVEL SECURITY;
