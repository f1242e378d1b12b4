-- The service owns nothing, and row-level security always holds for it: as atlas_app it works for one organization, as
-- atlas_system for none, on the few tables that need it. Roles belong to the whole server: another database's migration
-- may create them at the same moment.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['atlas_app', 'atlas_system'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE', name);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
  END LOOP;
END $$;
--> statement-breakpoint
-- The login that migrates is the one that connects, and becomes one of these roles at the start of each session.
-- From PostgreSQL 16 on, being a member is no longer enough for that.
DO $$
DECLARE
  name text;
  privilege text := CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END;
BEGIN
  FOREACH name IN ARRAY ARRAY['atlas_app', 'atlas_system'] LOOP
    IF NOT pg_has_role(current_user, name, privilege) THEN
      EXECUTE format('GRANT %I TO %I', name, current_user);
    END IF;
  END LOOP;
END $$;
