-- The service owns nothing, and row-level security always holds for it: as atlas_app it works for one organization, as
-- atlas_system for none, on the few tables that need it. Roles belong to the whole server: another database's migration
-- may create them at the same moment. Where they exist, nobody needs the right to create roles.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['atlas_app', 'atlas_system'] LOOP
    CONTINUE WHEN EXISTS (SELECT FROM pg_roles WHERE rolname = name);
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE', name);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
  END LOOP;
END $$;
