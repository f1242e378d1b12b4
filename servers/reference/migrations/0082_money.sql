CREATE TABLE "message_charges" (
	"organization_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"agent_id" uuid,
	"template_id" uuid,
	"country" text,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"billable" boolean NOT NULL,
	"state" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "message_charges_pkey" PRIMARY KEY("organization_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "message_charges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "message_rates" (
	"organization_id" uuid NOT NULL,
	"starts_on" text NOT NULL,
	"country" text NOT NULL,
	"category" text NOT NULL,
	"micros" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "message_rates_pkey" PRIMARY KEY("organization_id","starts_on","country","category")
);
--> statement-breakpoint
ALTER TABLE "message_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "spending_caps" (
	"organization_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"unit" text NOT NULL,
	"maximum" bigint NOT NULL,
	"reservations" integer NOT NULL,
	"reached_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "spending_caps_pkey" PRIMARY KEY("organization_id","scope")
);
--> statement-breakpoint
ALTER TABLE "spending_caps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "pricing" json;--> statement-breakpoint
CREATE INDEX "message_charges_at_idx" ON "message_charges" USING btree ("organization_id","at","message_id","billable","state","category","type","country","agent_id","template_id","channel_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "message_charges" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "message_rates" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "spending_caps" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
ALTER TABLE message_charges FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE message_rates FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE spending_caps FORCE ROW LEVEL SECURITY;
