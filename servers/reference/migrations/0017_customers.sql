CREATE TABLE "customer_labels" (
	"organization_id" uuid NOT NULL,
	"label" text NOT NULL,
	"customer_id" uuid NOT NULL,
	CONSTRAINT "customer_labels_pkey" PRIMARY KEY("organization_id","label","customer_id")
);
--> statement-breakpoint
ALTER TABLE "customer_labels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "attributes" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "updated_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "customer_labels" ADD CONSTRAINT "customer_labels_customer_fkey" FOREIGN KEY ("organization_id","customer_id") REFERENCES "public"."customers"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_labels_customer_idx" ON "customer_labels" USING btree ("organization_id","customer_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "customer_labels" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON customer_labels TO atlas_app;
--> statement-breakpoint
ALTER TABLE customer_labels FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- The owner sees the rows of all organizations for this once.
ALTER TABLE members NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Members keep what their role allows, now with customers.
UPDATE members SET permissions = permissions || '{atlas_api.customers.read,atlas_api.customers.manage}'::text[]
  WHERE role IN ('owner', 'approver', 'responder') AND NOT 'atlas_api.customers.read' = ANY (permissions);
--> statement-breakpoint
ALTER TABLE members FORCE ROW LEVEL SECURITY;
