CREATE TABLE "alert_choices" (
	"organization_id" uuid NOT NULL,
	"kinds" text[] NOT NULL,
	"emails" text[] NOT NULL,
	"webhook_url" text,
	"webhook_host" text,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "alert_choices_pkey" PRIMARY KEY("organization_id")
);
--> statement-breakpoint
ALTER TABLE "alert_choices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alerts" (
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"raised_at" timestamp(3) with time zone NOT NULL,
	"leased_until" timestamp(3) with time zone,
	"mailed" boolean NOT NULL,
	"posted" boolean NOT NULL,
	CONSTRAINT "alerts_pkey" PRIMARY KEY("organization_id","kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "alert_choices" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "alert_choices" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant" ON "alerts" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));
--> statement-breakpoint
-- A process finds the organizations that want alerts, and seals addresses anew when there is a new key.
GRANT SELECT, UPDATE ON alert_choices TO atlas_system;
--> statement-breakpoint
ALTER TABLE alert_choices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE alerts FORCE ROW LEVEL SECURITY;
