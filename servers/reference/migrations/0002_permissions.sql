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
-- Who signs in has no organization yet, and is kept across organizations.
GRANT SELECT ON apps, app_redirect_uris TO atlas_system;
--> statement-breakpoint
-- What has ended is removed.
GRANT SELECT, DELETE ON members, operator_sessions, oauth_consents, oauth_refresh_tokens TO atlas_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON identities, identity_accounts, oauth_clients TO atlas_system;
--> statement-breakpoint
REVOKE ALL ON identities, identity_accounts, oauth_clients FROM atlas_app;
--> statement-breakpoint
-- Deliveries are made, claimed and acknowledged for all organizations at once; housekeeping removes what is old.
GRANT SELECT, UPDATE ON webhook_endpoints TO atlas_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_deliveries TO atlas_system;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON webhook_attempts TO atlas_system;
--> statement-breakpoint
GRANT SELECT, DELETE ON events TO atlas_system;
--> statement-breakpoint
-- A callback of a channel's provider comes without a credential; secrets are sealed anew when there is a new key.
GRANT SELECT, UPDATE ON channel_links TO atlas_system;
--> statement-breakpoint
-- What is recorded stays as it was recorded.
REVOKE UPDATE, DELETE ON audit_events, runs FROM atlas_app;
--> statement-breakpoint
REVOKE UPDATE, DELETE ON webhook_attempts FROM atlas_app;
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
  latest bigint;
  full_terms text[];
BEGIN
  FOR added IN SELECT * FROM changed ORDER BY organization_id, id LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(added.organization_id::text, 4100002));
    start := atlas_number_passages(added);
    INSERT INTO knowledge_corpora AS corpus (organization_id, language, passages, length, version)
      VALUES (added.organization_id, added.language, added.passages, added.length, 1)
      ON CONFLICT (organization_id, language) DO UPDATE SET passages = corpus.passages + excluded.passages,
        length = corpus.length + excluded.length, version = corpus.version + 1
      RETURNING version INTO latest;
    WITH listed AS (
      INSERT INTO knowledge_lists AS list (organization_id, language, term, part, version, lowest, highest, postings)
        SELECT added.organization_id, added.language, found.term, 0, latest, min(found.number), max(found.number),
          string_agg(int8send((found.number << 32) | (found.packed & 4294967295)), ''::bytea ORDER BY found.number)
        FROM (
          SELECT each.term, posting.packed::bigint AS packed, start + (posting.packed::bigint >> 32) AS number
          FROM jsonb_each(added.terms) each(term, list), jsonb_array_elements_text(each.list) posting(packed)
        ) found
        GROUP BY found.term
        ON CONFLICT (organization_id, language, term, part) DO UPDATE SET postings = list.postings || excluded.postings,
          version = excluded.version, lowest = least(list.lowest, excluded.lowest),
          highest = greatest(list.highest, excluded.highest)
        RETURNING list.term, octet_length(list.postings) AS bytes
    )
    SELECT array_agg(term) INTO full_terms FROM listed WHERE bytes > 1600;
    -- A part that fits into its row is read and rewritten fastest.
    UPDATE knowledge_lists list SET part = latest
      WHERE list.organization_id = added.organization_id AND list.language = added.language
        AND list.term = ANY (full_terms) AND list.part = 0;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION atlas_unlist_postings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone knowledge_postings;
  start int;
  latest bigint;
BEGIN
  FOR gone IN SELECT * FROM changed ORDER BY organization_id, id LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(gone.organization_id::text, 4100002));
    SELECT numbers.first INTO start FROM knowledge_numbers numbers
      WHERE numbers.organization_id = gone.organization_id AND numbers.postings_id = gone.id;
    -- An organization that is being forgotten may have lost its numbers already, and the lists go with it.
    CONTINUE WHEN start IS NULL;
    UPDATE knowledge_corpora corpus SET passages = corpus.passages - gone.passages,
        length = corpus.length - gone.length, version = corpus.version + 1
      WHERE corpus.organization_id = gone.organization_id AND corpus.language = gone.language
      RETURNING version INTO latest;
    UPDATE knowledge_lists list
      SET version = latest, postings = coalesce((
        SELECT string_agg(substr(list.postings, 8 * place + 1, 8), ''::bytea ORDER BY place)
        FROM generate_series(0, octet_length(list.postings) / 8 - 1) place,
          LATERAL (SELECT (get_byte(list.postings, 8 * place)::bigint << 24)
            + (get_byte(list.postings, 8 * place + 1) << 16) + (get_byte(list.postings, 8 * place + 2) << 8)
            + get_byte(list.postings, 8 * place + 3) AS number) each
        WHERE each.number < start OR each.number >= start + gone.passages
      ), '')
      FROM jsonb_object_keys(gone.terms) held(term)
      WHERE list.organization_id = gone.organization_id AND list.language = gone.language AND list.term = held.term
        AND list.lowest < start + gone.passages AND list.highest >= start;
    DELETE FROM knowledge_lists list
      USING jsonb_object_keys(gone.terms) held(term)
      WHERE list.organization_id = gone.organization_id AND list.language = gone.language AND list.term = held.term
        AND list.lowest < start + gone.passages AND list.highest >= start AND list.postings = '';
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
--> statement-breakpoint
-- Takes deliveries that are due under a lease until `leased`. Claims of deliveries are
-- made one after the other, so that an endpoint never has more under way than its places, however many workers there
-- are. Lanes are visited in turn from `after` on: `quick` is for receivers that answer soon, `slow` for the others. An
-- endpoint that fails has one place; one that has not been tried yet, and one that was quick and keeps the worker waiting
-- (`waited_for`), have four, among the slow ones. The row tells the lane that was visited last, whether more may be due than was asked for, the lanes that
-- have no place left, and what was taken: each endpoint once, and each job with what it is about. That is read here:
-- whoever calls sees the rows as they were before it waited for its turn, when a job that is taken now may not have been
-- promised yet. As JSON they are read in half the time that columns take, of which every row has many.
CREATE FUNCTION atlas_claim_deliveries(
  moment timestamptz, leased timestamptz, places int, quick int, slow int, after uuid, waited_for uuid[]
) RETURNS TABLE (visited uuid, more boolean, full_lanes json, receivers json, jobs json) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  lanes uuid[];
BEGIN
  PERFORM pg_advisory_xact_lock(4100002);
  -- A claim that a crash forgets is made again; nobody has to wait for the disk.
  -- Whatever is known of the tables, of a lane its first jobs are read and not all that wait there.
  PERFORM set_config('synchronous_commit', 'off', true), set_config('enable_bitmapscan', 'off', true);
  UPDATE outbox waiting SET ripe = true
  FROM (
    SELECT organization_id, id FROM outbox
    WHERE lane IS NOT NULL AND NOT ripe AND dead_at IS NULL AND due_at <= moment
    ORDER BY due_at LIMIT 1000 FOR UPDATE SKIP LOCKED
  ) due
  WHERE (waiting.organization_id, waiting.id) = (due.organization_id, due.id);
  WITH RECURSIVE behind AS (
    (SELECT lane, 1 AS place FROM outbox WHERE lane IS NOT NULL AND ripe AND lane > after ORDER BY lane LIMIT 1)
    UNION ALL
    SELECT next.lane, place + 1 FROM behind, LATERAL (
      SELECT lane FROM outbox WHERE lane IS NOT NULL AND ripe AND lane > behind.lane ORDER BY lane LIMIT 1
    ) next WHERE place < 512
  ), before AS (
    (SELECT lane, 513 AS place FROM outbox WHERE lane IS NOT NULL AND ripe AND lane <= after ORDER BY lane LIMIT 1)
    UNION ALL
    SELECT next.lane, place + 1 FROM before, LATERAL (
      SELECT lane FROM outbox WHERE lane IS NOT NULL AND ripe AND lane > before.lane AND lane <= after
      ORDER BY lane LIMIT 1
    ) next WHERE place < 1024
  )
  SELECT coalesce(array_agg(lane ORDER BY place), '{}') INTO lanes
  FROM (SELECT * FROM behind UNION ALL SELECT * FROM before ORDER BY place LIMIT 512) found;
  RETURN QUERY
  WITH visits AS (
    -- Twice an equal part of what is asked for: the rest of a long lane waits for the next claim.
    SELECT id, is_quick, free, greatest(0, least(free,
      ceil(2.0 * CASE WHEN is_quick THEN quick ELSE slow END / cardinality(lanes)) + 1)) AS wanted
    FROM (
      SELECT endpoint.id,
        endpoint.pace = 'quick' AND endpoint.failing_since IS NULL AND endpoint.id <> ALL (waited_for) AS is_quick,
        CASE
          WHEN endpoint.failing_since IS NOT NULL THEN 1
          WHEN endpoint.pace = 'unknown' OR endpoint.pace = 'quick' AND endpoint.id = ANY (waited_for) THEN least(places, 4)
          ELSE places
        END - (
          SELECT count(*) FROM outbox held
          WHERE held.lane = endpoint.id AND held.leased_until IS NOT NULL AND held.leased_until > moment
        ) AS free
      FROM unnest(lanes) visit(lane) JOIN webhook_endpoints endpoint ON endpoint.id = visit.lane
    ) each
  ), line AS (
    -- What a worker has left behind has waited for as long as a lease, and waits for nothing else of its lane: many
    -- jobs of a lane may be due at one and the same time, and those that were held come last among them.
    SELECT * FROM (
      SELECT next.*, visits.id AS lane, is_quick, wanted,
        row_number() OVER (PARTITION BY visits.id ORDER BY abandoned DESC, due_at) AS place
      FROM visits CROSS JOIN LATERAL (
        (SELECT lost.ctid AS location, lost.due_at, true AS abandoned FROM outbox lost
          WHERE lost.lane = visits.id AND lost.leased_until IS NOT NULL AND lost.leased_until <= moment
          LIMIT visits.wanted)
        UNION ALL
        (SELECT ready.ctid, ready.due_at, false FROM outbox ready
          WHERE ready.lane = visits.id AND ready.lane IS NOT NULL AND ready.ripe AND ready.leased_until IS NULL
          ORDER BY ready.due_at LIMIT visits.wanted)
      ) next
    ) each WHERE place <= wanted
  ), drawn AS (
    SELECT visits.id, visits.free, visits.wanted, count(line.lane) AS found
    FROM visits LEFT JOIN line ON line.lane = visits.id GROUP BY visits.id, visits.free, visits.wanted
  ), chosen AS (
    (SELECT location FROM line WHERE is_quick ORDER BY abandoned DESC, place, due_at LIMIT quick)
    UNION ALL
    (SELECT location FROM line WHERE NOT is_quick ORDER BY abandoned DESC, place, due_at LIMIT slow)
  ), free AS (
    SELECT ctid AS location FROM outbox WHERE ctid = ANY (ARRAY(SELECT location FROM chosen)) FOR UPDATE SKIP LOCKED
  ), taken AS (
    UPDATE outbox held
    -- A lease that has run out was a worker's that did not end the job.
    SET leased_until = leased, attempts = held.attempts + (held.leased_until IS NOT NULL)::int
    FROM free WHERE held.ctid = free.location
    RETURNING held.organization_id, held.id, held.subject_id, held.attempts, held.due_at, held.correlation_id,
      held.traceparent, held.lane
  )
  SELECT coalesce(lanes[cardinality(lanes)], after),
    (SELECT count(*) FROM line) > (SELECT count(*) FROM chosen) OR cardinality(lanes) = 512
      OR EXISTS (SELECT FROM drawn WHERE wanted < free AND wanted <= found),
    array_to_json(ARRAY(SELECT id FROM drawn WHERE free <= found)),
    (SELECT coalesce(json_agg(row_to_json(receiver)), '[]') FROM (
      SELECT endpoint.id, endpoint.url, endpoint.status, endpoint.secret, endpoint.previous_secret,
        endpoint.previous_secret_until, endpoint.failing_since, endpoint.pace
      FROM (SELECT DISTINCT organization_id, lane FROM taken) visit
      JOIN webhook_endpoints endpoint ON (endpoint.organization_id, endpoint.id) = (visit.organization_id, visit.lane)
    ) receiver),
    (SELECT coalesce(json_agg(row_to_json(job)), '[]') FROM (
      SELECT taken.*, delivery.event_id, delivery.event_type, delivery.attempts AS attempted, delivery.round_attempts,
        delivery.round_started_at, event.created_at, event.payload
      FROM taken LEFT JOIN webhook_deliveries delivery
        ON (delivery.organization_id, delivery.id) = (taken.organization_id, taken.subject_id)
      LEFT JOIN events event ON (event.organization_id, event.id) = (delivery.organization_id, delivery.event_row_id)
    ) job);
END $$;
--> statement-breakpoint
-- Removes up to `most` rows of an organization that has expired, from whatever tables have any, those first that nothing
-- refers to. Returns how many; none are left when it is 0.
CREATE FUNCTION atlas_forget_organization(forgotten uuid, moment timestamptz, most int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  relation text;
  removed int := 0;
  step int;
BEGIN
  PERFORM set_config('app.organization_id', forgotten::text, true);
  IF NOT EXISTS (SELECT FROM organizations WHERE id = forgotten AND expires_at <= moment) THEN
    RETURN 0;
  END IF;
  FOR relation IN
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'organization_id' ORDER BY table_name
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
  IF removed = 0 THEN
    DELETE FROM organizations WHERE id = forgotten;
    GET DIAGNOSTICS removed = ROW_COUNT;
  END IF;
  RETURN removed;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION atlas_forget_organization(uuid, timestamptz, int) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION atlas_forget_organization(uuid, timestamptz, int) TO atlas_system;
