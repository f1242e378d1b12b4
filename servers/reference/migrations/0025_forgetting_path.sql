-- Names in the function mean our tables: those of a session's temporary schema come last.
ALTER FUNCTION atlas_forget_organization(uuid, timestamptz, int) SET search_path = public, pg_temp;
