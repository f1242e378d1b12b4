-- The service works as atlas_app, which owns nothing and for which row-level security always holds.
-- Roles belong to the whole server: another database's migration may create the role at the same moment.
DO $$
BEGIN
  CREATE ROLE atlas_app NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
-- The login that migrates is the one that connects, and becomes atlas_app at the start of each session.
-- From PostgreSQL 16 on, being a member is no longer enough for that.
DO $$
DECLARE
  privilege text := CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END;
BEGIN
  IF NOT pg_has_role(current_user, 'atlas_app', privilege) THEN
    EXECUTE format('GRANT atlas_app TO %I', current_user);
  END IF;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO atlas_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO atlas_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO atlas_app;
--> statement-breakpoint
-- What is recorded stays as it was recorded.
REVOKE UPDATE, DELETE ON audit_events, runs FROM atlas_app;
--> statement-breakpoint
-- The owner is held to the policies as well.
DO $$
DECLARE
  relation regclass;
BEGIN
  FOR relation IN SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relrowsecurity
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
