CREATE TABLE "customer_consents" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"marketing" text NOT NULL,
	"origin" text NOT NULL,
	"source" text,
	"at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "customer_consents_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "customer_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quiet_hours" (
	"organization_id" uuid NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"time_zone" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "quiet_hours_pkey" PRIMARY KEY("organization_id")
);
--> statement-breakpoint
ALTER TABLE "quiet_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "marketing" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "marketing_changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "customer_consents" ADD CONSTRAINT "customer_consents_customer_fkey" FOREIGN KEY ("organization_id","customer_id") REFERENCES "public"."customers"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_consents_customer_idx" ON "customer_consents" USING btree ("organization_id","customer_id","id");--> statement-breakpoint
CREATE POLICY "tenant" ON "customer_consents" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "quiet_hours" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON customer_consents, quiet_hours TO atlas_app;
--> statement-breakpoint
ALTER TABLE customer_consents FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE quiet_hours FORCE ROW LEVEL SECURITY;
