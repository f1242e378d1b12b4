-- A table or function that somebody makes in pg_temp must never stand in for one of ours: left out, it is searched first.
DO $$
DECLARE
  routine regprocedure;
BEGIN
  FOR routine IN
    SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND starts_with(proname, 'atlas_')
  LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = public, pg_temp', routine);
  END LOOP;
END $$;
