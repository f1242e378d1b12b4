/**
 * Adds a pgvector column where the extension is available, so the database can compare vectors. This is not a
 * migration: extensions come and go with the server's packages, so each run checks again.
 */
export const KEEP_MEANINGS = `
DO $start$
BEGIN
  IF EXISTS (SELECT FROM pg_attribute WHERE attrelid = 'knowledge_vectors'::regclass AND attname = 'meaning')
    OR NOT EXISTS (SELECT FROM pg_available_extensions WHERE name = 'vector') THEN
    RETURN;
  END IF;
  CREATE EXTENSION IF NOT EXISTS vector;
  CREATE FUNCTION atlas_meaning(bytes bytea) RETURNS vector LANGUAGE sql IMMUTABLE STRICT
    SET search_path = public, pg_temp AS $$
    SELECT array_agg((get_byte(bytes, place) + 128) % 256 - 128 ORDER BY place)::real[]::vector
    FROM generate_series(0, octet_length(bytes) - 1) place
  $$;
  ALTER TABLE knowledge_vectors ADD COLUMN meaning vector GENERATED ALWAYS AS (atlas_meaning(vector)) STORED;
EXCEPTION
  -- The login may not create it, or it is in a schema that is not on the path: then this process compares.
  WHEN insufficient_privilege OR undefined_object OR feature_not_supported THEN NULL;
END $start$`;
