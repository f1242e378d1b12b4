ALTER TABLE "webhook_deliveries" ADD COLUMN "waited_ms" integer;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "payload" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "filter" jsonb;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "headers" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "header_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "rate" integer;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "paced_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "ordering" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "signing_key" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "previous_signing_key" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "public_key" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "event_row_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "waited_ms" integer;--> statement-breakpoint
-- As before, but an endpoint with a rate has places for two seconds ahead, each with the time to send. Its row is locked
-- before its jobs, as requests do; one that a request holds is passed over.
CREATE OR REPLACE FUNCTION atlas_claim_deliveries(
  moment timestamptz, leased timestamptz, places int, per_host int, per_organization int, quick int, slow int, after uuid,
  waited_for uuid[], stuck text[]
) RETURNS TABLE (visited uuid, more boolean, "full" json, receivers json, jobs json) LANGUAGE plpgsql
SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  lanes uuid[];
  paced uuid[];
BEGIN
  PERFORM pg_advisory_xact_lock(4100002);
  -- A claim that a crash forgets is made again; nobody has to wait for the disk.
  -- Whatever is known of the tables, of a lane its first jobs are read and not all that wait there.
  PERFORM set_config('synchronous_commit', 'off', true), set_config('enable_bitmapscan', 'off', true),
    set_config('enable_seqscan', 'off', true);
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
  SELECT coalesce(array_agg(id), '{}') INTO paced FROM (
    SELECT id FROM webhook_endpoints WHERE id = ANY (lanes) AND rate IS NOT NULL FOR NO KEY UPDATE SKIP LOCKED
  ) locked;
  RETURN QUERY
  WITH held AS MATERIALIZED (
    SELECT lane, count(*) AS jobs FROM outbox
    WHERE lane IS NOT NULL AND leased_until IS NOT NULL AND leased_until > moment GROUP BY lane
  ), holding AS MATERIALIZED (
    SELECT endpoint.organization_id, atlas_host_of(endpoint.url) AS host, held.jobs
    FROM held JOIN webhook_endpoints endpoint ON endpoint.id = held.lane
    WHERE NOT (endpoint.pace = 'quick' AND endpoint.failing_since IS NULL AND endpoint.id <> ALL (waited_for))
  ), visits AS MATERIALIZED (
    -- Twice an equal part of what is asked for: the rest of a long lane waits for the next claim.
    SELECT id, organization_id, host, is_quick, free, count(*) OVER own AS lanes_there,
      row_number() OVER (own ORDER BY id) AS lane_there, CASE
      WHEN is_quick AND (host = ANY (stuck) OR organization_id::text = ANY (stuck)) THEN 0
      ELSE greatest(0, least(free, ceil(2.0 * CASE WHEN is_quick THEN quick ELSE slow END / cardinality(lanes)) + 1))
    END AS wanted
    FROM (SELECT *, greatest(0, least(unpaced, pace))::bigint AS free FROM (
      SELECT endpoint.id, endpoint.organization_id, is_quick,
        -- Quick receivers are bounded in their worker; their hosts matter here where it has named some.
        CASE WHEN NOT is_quick OR cardinality(stuck) > 0 THEN atlas_host_of(endpoint.url) END AS host,
        CASE
          WHEN endpoint.failing_since IS NOT NULL THEN 1
          WHEN endpoint.pace = 'unknown' OR endpoint.pace = 'quick' AND endpoint.id = ANY (waited_for) THEN least(places, 4)
          ELSE places
        END - coalesce(held.jobs, 0) AS unpaced,
        -- Null without a rate, which `least` passes over.
        floor(extract(epoch FROM moment + interval '2 seconds' - greatest(endpoint.paced_until, moment)) * endpoint.rate) AS pace
      FROM unnest(lanes) visit(lane) JOIN webhook_endpoints endpoint ON endpoint.id = visit.lane
          AND (endpoint.rate IS NULL OR endpoint.id = ANY (paced))
          AND (endpoint.throttled_until IS NULL OR endpoint.throttled_until <= moment)
        LEFT JOIN held ON held.lane = visit.lane
        CROSS JOIN LATERAL (SELECT endpoint.pace = 'quick' AND endpoint.failing_since IS NULL
          AND endpoint.id <> ALL (waited_for) AS is_quick) known
    ) visited) each WINDOW own AS (PARTITION BY organization_id)
  ), line AS (
    -- What a worker has left behind has waited for as long as a lease, and waits for nothing else of its lane: many
    -- jobs of a lane may be due at one and the same time, and those that were held come last among them.
    SELECT * FROM (
      SELECT next.*, visits.id AS lane, organization_id, host, is_quick, wanted, lanes_there, lane_there,
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
    SELECT visits.id, visits.organization_id, visits.host, visits.free, visits.wanted, count(line.lane) AS found
    FROM visits LEFT JOIN line ON line.lane = visits.id
    GROUP BY visits.id, visits.organization_id, visits.host, visits.free, visits.wanted
  ), ranked AS (
    -- Each organization has a line of its own, and these are served side by side. What has a bound is numbered.
    SELECT line.*, row_number() OVER (PARTITION BY organization_id ORDER BY abandoned DESC, place, due_at)
      + coalesce(own.jobs, 0) AS turn
    FROM line LEFT JOIN (SELECT organization_id, sum(jobs) AS jobs FROM holding GROUP BY organization_id) own
      USING (organization_id)
    WHERE NOT is_quick
  ), fitting AS (
    SELECT ranked.*, row_number() OVER (PARTITION BY host ORDER BY abandoned DESC, turn, due_at)
      + coalesce(there.jobs, 0) AS place_there
    FROM ranked LEFT JOIN (SELECT host, sum(jobs) AS jobs FROM holding GROUP BY host) there USING (host)
    WHERE turn <= per_organization
  ), quick_ones AS (
    -- In the order of turns when the lanes of an organization are equally long; else nearly so, and without a sort of all.
    SELECT location FROM line WHERE is_quick
    ORDER BY abandoned DESC, (place - 1) * lanes_there + lane_there, due_at LIMIT quick
  ), slow_ones AS (
    SELECT location FROM fitting WHERE place_there <= per_host ORDER BY abandoned DESC, turn, due_at LIMIT slow
  ), chosen AS (
    SELECT location FROM quick_ones UNION ALL SELECT location FROM slow_ones
  ), full_ones AS (
    SELECT DISTINCT organization_id::text AS name FROM ranked WHERE turn > per_organization
    UNION
    SELECT DISTINCT host FROM fitting WHERE place_there > per_host
    UNION
    SELECT unnest(stuck)
  ), free AS (
    SELECT ctid AS location FROM outbox WHERE ctid = ANY (ARRAY(SELECT location FROM chosen)) FOR UPDATE SKIP LOCKED
  ), taken AS (
    UPDATE outbox held
    -- A lease that has run out was a worker's that did not end the job.
    SET leased_until = leased, attempts = held.attempts + (held.leased_until IS NOT NULL)::int
    FROM free WHERE held.ctid = free.location
    RETURNING held.organization_id, held.id, held.subject_id, held.attempts, held.due_at, held.correlation_id,
      held.traceparent, held.lane, held.conversation_id, held.waited_ms
  ), begun AS (
    SELECT taken.organization_id, taken.lane, count(*) AS jobs, endpoint.rate,
      greatest(endpoint.paced_until, moment) AS since
    FROM taken JOIN webhook_endpoints endpoint ON endpoint.id = taken.lane AND endpoint.rate IS NOT NULL
    GROUP BY taken.organization_id, taken.lane, endpoint.rate, endpoint.paced_until
  ), moved AS (
    UPDATE webhook_endpoints endpoint SET paced_until = since + begun.jobs * interval '1 second' / begun.rate
    FROM begun WHERE (endpoint.organization_id, endpoint.id) = (begun.organization_id, begun.lane)
  )
  SELECT coalesce(lanes[cardinality(lanes)], after),
    (SELECT count(*) FROM line WHERE is_quick) > quick OR (SELECT count(*) FROM fitting WHERE place_there <= per_host) > slow
      OR cardinality(lanes) = 512
      OR EXISTS (SELECT FROM drawn WHERE wanted < free AND wanted <= found AND NOT EXISTS (
        SELECT FROM full_ones WHERE name IN (drawn.host, drawn.organization_id::text))),
    array_to_json(ARRAY(SELECT id::text FROM drawn WHERE free <= found UNION ALL SELECT name FROM full_ones)),
    (SELECT coalesce(json_agg(row_to_json(receiver)), '[]') FROM (
      SELECT endpoint.id, endpoint.organization_id, endpoint.url, atlas_host_of(endpoint.url) AS host, endpoint.status, endpoint.secret, endpoint.previous_secret,
        endpoint.previous_secret_until, endpoint.payload, endpoint.headers, endpoint.signing_key, endpoint.previous_signing_key, endpoint.failing_since, endpoint.pace, endpoint.throttled_until
      FROM (SELECT DISTINCT organization_id, lane FROM taken) visit
      JOIN webhook_endpoints endpoint ON (endpoint.organization_id, endpoint.id) = (visit.organization_id, visit.lane)
    ) receiver),
    (SELECT coalesce(json_agg(row_to_json(job)), '[]') FROM (
      SELECT taken.*, delivery.event_id, delivery.event_type, delivery.attempts AS attempted, delivery.round_attempts,
        delivery.round_started_at, event.created_at, event.payload,
        begun.since + (row_number() OVER (PARTITION BY taken.lane ORDER BY taken.due_at) - 1) * interval '1 second' / begun.rate AS send_at
      FROM taken LEFT JOIN begun USING (organization_id, lane)
      LEFT JOIN webhook_deliveries delivery
        ON (delivery.organization_id, delivery.id) = (taken.organization_id, taken.subject_id)
      LEFT JOIN events event ON (event.organization_id, event.id) = (delivery.organization_id, delivery.event_row_id)
    ) job);
END $$;
--> statement-breakpoint
-- Looks whose turn it is in the given conversations of the given endpoints; without any, in all. A job has its turn when no
-- other of its conversation is under way, and no earlier event of it has yet to be expanded. Whoever commits jobs of an
-- order, or ends one, asks afterwards: of two at once, the later sees what both have done.
CREATE FUNCTION atlas_take_turns(moment timestamptz, lanes uuid[], conversations uuid[]) RETURNS int LANGUAGE plpgsql
SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  taken int;
BEGIN
  PERFORM pg_advisory_xact_lock(4100003);
  PERFORM set_config('synchronous_commit', 'off', true), set_config('enable_bitmapscan', 'off', true),
    set_config('enable_seqscan', 'off', true);
  IF cardinality(lanes) = 0 THEN
    WITH RECURSIVE threads AS (
      (SELECT lane, conversation_id FROM outbox WHERE conversation_id IS NOT NULL AND dead_at IS NULL
        ORDER BY lane, conversation_id LIMIT 1)
      UNION ALL
      SELECT next.* FROM threads, LATERAL (
        SELECT lane, conversation_id FROM outbox WHERE conversation_id IS NOT NULL AND dead_at IS NULL
          AND (lane, conversation_id) > (threads.lane, threads.conversation_id) ORDER BY lane, conversation_id LIMIT 1
      ) next
    )
    SELECT coalesce(array_agg(lane), '{}'), coalesce(array_agg(conversation_id), '{}') INTO lanes, conversations
    FROM (SELECT * FROM threads LIMIT 10000) found;
  END IF;
  WITH heads AS MATERIALIZED (
    SELECT head.* FROM (SELECT DISTINCT * FROM unnest(lanes, conversations) given(lane, conversation_id)) asked
    CROSS JOIN LATERAL (
      SELECT organization_id, id, lane, conversation_id, event_row_id, waited_ms FROM outbox
      WHERE lane = asked.lane AND conversation_id = asked.conversation_id AND dead_at IS NULL
      ORDER BY (waited_ms IS NULL), event_row_id, id LIMIT 1
    ) head WHERE head.waited_ms IS NULL
  ), latest AS (
    -- The time in the newest of their ids: no earlier event is due after it.
    SELECT to_timestamp(max(('x' || left(replace(event_row_id::text, '-', ''), 12))::bit(48)::bigint) / 1000.0) AS at FROM heads
  ), unexpanded AS MATERIALIZED (
    SELECT event.organization_id, event.conversation_id, event.id FROM (
      SELECT organization_id, subject_id FROM outbox, latest
      WHERE kind = 'expand_event' AND lane IS NULL AND dead_at IS NULL AND due_at <= latest.at
      UNION
      SELECT organization_id, subject_id FROM outbox
      WHERE kind = 'expand_event' AND lane IS NULL AND dead_at IS NULL AND attempts > 0
    ) waiting JOIN events event ON (event.organization_id, event.id) = (waiting.organization_id, waiting.subject_id)
    WHERE waiting.organization_id IN (SELECT organization_id FROM heads)
  )
  UPDATE outbox turn SET due_at = moment, ripe = true,
    waited_ms = least(2147483647, greatest(0, extract(epoch FROM moment - turn.created_at) * 1000))
  FROM heads WHERE (turn.organization_id, turn.id) = (heads.organization_id, heads.id) AND turn.waited_ms IS NULL
    AND NOT EXISTS (
      SELECT FROM unexpanded earlier WHERE earlier.organization_id = heads.organization_id
        AND earlier.conversation_id = heads.conversation_id AND earlier.id < heads.event_row_id
    );
  GET DIAGNOSTICS taken = ROW_COUNT;
  RETURN taken;
END $$;
