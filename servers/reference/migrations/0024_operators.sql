CREATE TABLE "member_second_factors" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"last_step" integer NOT NULL,
	"recovery_hashes" text[] NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "member_second_factors_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "member_second_factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD COLUMN "last_seen_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "forgotten_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "member_second_factors" ADD CONSTRAINT "member_second_factors_member_fkey" FOREIGN KEY ("organization_id","id") REFERENCES "public"."members"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "member_second_factors" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "member_second_factors" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON member_second_factors TO atlas_app;
--> statement-breakpoint
-- The system reseals secrets, and writes when a session was last seen.
GRANT SELECT, UPDATE ON member_second_factors TO atlas_system;
--> statement-breakpoint
GRANT UPDATE (last_seen_at) ON operator_sessions TO atlas_system;
--> statement-breakpoint
ALTER TABLE member_second_factors FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- The owner sees the rows of all organizations for this once.
ALTER TABLE members NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Owners keep what their role allows, now with the organization itself.
UPDATE members SET permissions = permissions || '{atlas_api.organization.manage}'::text[]
  WHERE role = 'owner' AND NOT 'atlas_api.organization.manage' = ANY (permissions);
--> statement-breakpoint
ALTER TABLE members FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- As before, but of an organization that its owner deleted the audit log stays, and the row that it belongs to.
CREATE OR REPLACE FUNCTION atlas_forget_organization(forgotten uuid, moment timestamptz, most int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  relation text;
  removed int := 0;
  step int;
  deleted boolean;
BEGIN
  PERFORM set_config('app.organization_id', forgotten::text, true);
  SELECT deleted_at IS NOT NULL INTO deleted FROM organizations
    WHERE id = forgotten AND expires_at <= moment AND forgotten_at IS NULL;
  IF deleted IS NULL THEN
    RETURN 0;
  END IF;
  FOR relation IN
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'organization_id'
      AND NOT (deleted AND table_name = 'audit_events') ORDER BY table_name
  LOOP
    BEGIN
      EXECUTE format(
        'DELETE FROM %I WHERE ctid = ANY (ARRAY(SELECT ctid FROM %1$I WHERE organization_id = $1 LIMIT $2))', relation)
        USING forgotten, greatest(most - removed, 0);
      GET DIAGNOSTICS step = ROW_COUNT;
      removed := removed + step;
    EXCEPTION WHEN foreign_key_violation THEN NULL;
    END;
    EXIT WHEN removed >= most;
  END LOOP;
  IF removed = 0 AND deleted THEN
    UPDATE organizations SET forgotten_at = moment WHERE id = forgotten;
  ELSIF removed = 0 THEN
    DELETE FROM organizations WHERE id = forgotten;
    GET DIAGNOSTICS removed = ROW_COUNT;
  END IF;
  RETURN removed;
END $$;
