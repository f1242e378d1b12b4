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
--> statement-breakpoint
-- The lists of search follow the postings of documents, which come and go, as an index follows its table. The lock keeps
-- one organization's numbers in one order; two organizations never wait for each other.
REVOKE UPDATE ON knowledge_postings FROM atlas_app;
--> statement-breakpoint
CREATE FUNCTION atlas_number_passages(added knowledge_postings) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  start int;
BEGIN
  SELECT known.first INTO start FROM knowledge_numbers known
    WHERE known.organization_id = added.organization_id AND known.postings_id = added.id;
  IF start IS NULL THEN
    SELECT last.first + last.passages INTO start FROM knowledge_numbers last
      WHERE last.organization_id = added.organization_id ORDER BY last.first DESC LIMIT 1;
    start := coalesce(start, 0);
    INSERT INTO knowledge_numbers (organization_id, first, passages, postings_id, document_id)
      VALUES (added.organization_id, start, added.passages, added.id, added.document_id);
  END IF;
  RETURN start;
END $$;
--> statement-breakpoint
CREATE FUNCTION atlas_list_postings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added knowledge_postings;
  start int;
BEGIN
  FOR added IN SELECT * FROM changed ORDER BY organization_id, id LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(added.organization_id::text, 4100002));
    start := atlas_number_passages(added);
    INSERT INTO knowledge_corpora AS corpus (organization_id, language, passages, length)
      VALUES (added.organization_id, added.language, added.passages, added.length)
      ON CONFLICT (organization_id, language) DO UPDATE
      SET passages = corpus.passages + excluded.passages, length = corpus.length + excluded.length;
    INSERT INTO knowledge_lists AS list (organization_id, language, term, block, postings)
      SELECT added.organization_id, added.language, found.term, found.number >> 10,
        string_agg(substr(int8send(((found.number & 1023)::bigint << 22) | (found.packed & 4194303)), 5), ''::bytea
          ORDER BY found.number)
      FROM (
        SELECT each.term, posting.packed::bigint AS packed, start + (posting.packed::bigint >> 22)::int AS number
        FROM jsonb_each(added.terms) each(term, list), jsonb_array_elements_text(each.list) posting(packed)
      ) found
      GROUP BY found.term, found.number >> 10
      ON CONFLICT (organization_id, language, term, block) DO UPDATE SET postings = list.postings || excluded.postings;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION atlas_unlist_postings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone knowledge_postings;
  start int;
BEGIN
  FOR gone IN SELECT * FROM changed ORDER BY organization_id, id LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(gone.organization_id::text, 4100002));
    SELECT numbers.first INTO start FROM knowledge_numbers numbers
      WHERE numbers.organization_id = gone.organization_id AND numbers.postings_id = gone.id;
    -- An organization that is being forgotten may have lost its numbers already, and the lists go with it.
    CONTINUE WHEN start IS NULL;
    UPDATE knowledge_corpora corpus
      SET passages = corpus.passages - gone.passages, length = corpus.length - gone.length
      WHERE corpus.organization_id = gone.organization_id AND corpus.language = gone.language;
    UPDATE knowledge_lists list
      SET postings = coalesce((
        SELECT string_agg(substr(list.postings, 4 * place + 1, 4), ''::bytea ORDER BY place)
        FROM generate_series(0, octet_length(list.postings) / 4 - 1) place,
          LATERAL (SELECT (list.block << 10) + (get_byte(list.postings, 4 * place) << 2)
            + (get_byte(list.postings, 4 * place + 1) >> 6) AS number) each
        WHERE each.number < start OR each.number >= start + gone.passages
      ), '')
      FROM jsonb_object_keys(gone.terms) held(term)
      WHERE list.organization_id = gone.organization_id AND list.language = gone.language AND list.term = held.term
        AND list.block BETWEEN start >> 10 AND (start + gone.passages - 1) >> 10;
    DELETE FROM knowledge_lists list
      USING jsonb_object_keys(gone.terms) held(term)
      WHERE list.organization_id = gone.organization_id AND list.language = gone.language AND list.term = held.term
        AND list.block BETWEEN start >> 10 AND (start + gone.passages - 1) >> 10 AND list.postings = '';
    -- A text that has been replaced does not return; one that is archived may.
    DELETE FROM knowledge_numbers numbers
      WHERE numbers.organization_id = gone.organization_id AND numbers.postings_id = gone.id AND EXISTS (
        SELECT FROM knowledge_postings newer
        WHERE newer.organization_id = gone.organization_id AND newer.document_id = gone.document_id
      );
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER knowledge_postings_listed AFTER INSERT ON knowledge_postings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION atlas_list_postings();
--> statement-breakpoint
CREATE TRIGGER knowledge_postings_unlisted AFTER DELETE ON knowledge_postings
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION atlas_unlist_postings();
--> statement-breakpoint
-- Mixed with numbers that never repeat, compression finds nothing and costs time at every search.
ALTER TABLE knowledge_lists ALTER COLUMN postings SET STORAGE EXTERNAL;
