-- Numbers the transactions that write events by a sequence of this database: the number of a transaction itself belongs
-- to the cluster, and a dump that was restored elsewhere brought higher ones than new events got. The column keeps its
-- type, as another would rewrite table and indexes. The sequence begins above the transactions of any cluster.
CREATE SEQUENCE events_position_seq AS bigint START 4398046511104;--> statement-breakpoint
GRANT USAGE, SELECT ON SEQUENCE events_position_seq TO atlas_app, atlas_system;--> statement-breakpoint
-- Returns the number of this transaction. Before it takes one, it notes by a shared lock, which nobody waits for, how far
-- the numbers had come: organization and last number are the lock's key. All events of a transaction have one number.
-- A single expression, so that the plan of an insert contains it and calls no function. Its names are bound here.
CREATE FUNCTION atlas_event_position() RETURNS xid8 LANGUAGE sql RETURN CASE
  WHEN starts_with(current_setting('atlas.position', true), current_setting('app.organization_id', true) || ' ')
    THEN split_part(current_setting('atlas.position', true), ' ', 2)::xid8
  WHEN pg_advisory_xact_lock_shared(
    hashtextextended(coalesce(nullif(current_setting('app.organization_id', true), '')::uuid::text, ''), 4100004) << 48
      | coalesce(pg_sequence_last_value('events_position_seq'), 4398046511103)) IS NOT NULL
    THEN split_part(set_config('atlas.position', coalesce(current_setting('app.organization_id', true), '') || ' '
      || nextval('events_position_seq'), true), ' ', 2)::xid8
END;--> statement-breakpoint
-- Returns for each organization the number up to which all transactions that wrote its events are over. The last number
-- is read before the locks: whoever takes a lock later gets a higher one. Events must be read in a later snapshot.
-- Writers without an organization, such as an owner, hold up all.
CREATE FUNCTION atlas_event_horizons(organizations uuid[]) RETURNS json LANGUAGE plpgsql
  SET search_path = public, pg_temp AS $$
DECLARE
  last bigint := coalesce(pg_sequence_last_value('events_position_seq'), 4398046511103);
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'events are listed in order only where each statement has its own snapshot';
  END IF;
  RETURN (
    WITH held AS MATERIALIZED (
      SELECT classid::bigint >> 16 AS writer, (classid::bigint & 65535) << 32 | objid::bigint AS number
      FROM pg_locks
      WHERE locktype = 'advisory' AND objsubid = 1
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    )
    SELECT json_object_agg(asked, (
      SELECT least(last, min(number)) FROM held
      WHERE number >= 4398046511103
        AND writer IN (hashtextextended(asked::text, 4100004) & 65535, hashtextextended('', 4100004) & 65535)
    )) FROM unnest(organizations) asked
  );
END $$;--> statement-breakpoint
-- Raises the sequence above all positions, after a copy that did not bring its value. Events that have got numbers up to
-- `known` meanwhile, while their organization had higher ones before, go behind those. Run it as the owner, in a
-- transaction that frees it from row-level security: the table's lock keeps writers out.
CREATE FUNCTION atlas_keep_event_order(known xid8) RETURNS void LANGUAGE plpgsql
  SET search_path = public, pg_temp SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE
  newest record;
  number xid8;
BEGIN
  SELECT organization_id, "position", id INTO newest FROM events
    ORDER BY organization_id DESC, (case when "position" is null then '0' else "position" end) DESC, id DESC LIMIT 1;
  WHILE newest.organization_id IS NOT NULL LOOP
    IF newest."position" > known THEN
      PERFORM setval('events_position_seq', greatest(
        coalesce(pg_sequence_last_value('events_position_seq'), 4398046511103), newest."position"::text::bigint));
      number := nextval('events_position_seq')::text::xid8;
      UPDATE events SET "position" = number
        WHERE organization_id = newest.organization_id AND id > newest.id AND "position" <= known;
    END IF;
    SELECT organization_id, "position", id INTO newest FROM events WHERE organization_id < newest.organization_id
      ORDER BY organization_id DESC, (case when "position" is null then '0' else "position" end) DESC, id DESC LIMIT 1;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "position" SET DEFAULT atlas_event_position();--> statement-breakpoint
-- Mends the order of a database that was restored to another cluster before.
ALTER TABLE "events" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
SELECT atlas_keep_event_order(pg_current_xact_id());--> statement-breakpoint
ALTER TABLE "events" FORCE ROW LEVEL SECURITY;
