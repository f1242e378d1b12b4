GRANT USAGE ON SCHEMA public TO atlas_app, atlas_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO atlas_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO atlas_app;
--> statement-breakpoint
-- The public directory shows agents of all organizations.
GRANT SELECT ON agents TO atlas_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON organizations, credentials, outbox, idempotency TO atlas_system;
--> statement-breakpoint
-- What is recorded stays as it was recorded.
REVOKE UPDATE, DELETE ON audit_events, runs FROM atlas_app;
--> statement-breakpoint
-- The owner is held to the policies as well.
DO $$
DECLARE
  relation regclass;
BEGIN
  FOR relation IN
    SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relrowsecurity
  LOOP
    EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', relation);
  END LOOP;
END $$;
--> statement-breakpoint
-- Refuses the statement it stands in when a change has not met exactly the one row it was decided on.
CREATE FUNCTION atlas_require(count bigint) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  IF count IS DISTINCT FROM 1 THEN
    RAISE EXCEPTION 'a precondition no longer holds' USING ERRCODE = 'AT001';
  END IF;
  RETURN count;
END $$;
