-- Rate limits that several processes share. What is counted is worth a minute, so it is not logged, and it belongs to no
-- organization: an address has windows too.
CREATE UNLOGGED TABLE limit_windows (
  key text PRIMARY KEY,
  times bigint[] NOT NULL DEFAULT '{}',
  touched_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
);
--> statement-breakpoint
REVOKE ALL ON limit_windows FROM atlas_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON limit_windows TO atlas_system;
--> statement-breakpoint
-- Counts a request in all windows of `keys`, or in none when one has `most` requests in the last minute. The rows are
-- locked in order of their keys before the clock is read, so that two processes never admit one request too many.
CREATE FUNCTION atlas_take_windows(keys text[], most int, counting boolean) RETURNS json LANGUAGE plpgsql AS $$
DECLARE
  now_ms bigint;
  admitted boolean;
  windows json;
BEGIN
  INSERT INTO limit_windows (key) SELECT wanted FROM unnest(keys) wanted ORDER BY wanted ON CONFLICT DO NOTHING;
  PERFORM 1 FROM limit_windows held WHERE held.key = ANY (keys) ORDER BY held.key FOR UPDATE;
  now_ms := floor(extract(epoch FROM clock_timestamp()) * 1000);
  UPDATE limit_windows held
  SET times = ARRAY(SELECT t FROM unnest(held.times) t WHERE t > now_ms - 60000 ORDER BY t), touched_at = clock_timestamp()
  WHERE held.key = ANY (keys);
  SELECT bool_and(cardinality(held.times) < most) INTO admitted FROM limit_windows held WHERE held.key = ANY (keys);
  IF admitted AND counting THEN
    UPDATE limit_windows held SET times = held.times || now_ms WHERE held.key = ANY (keys);
  END IF;
  SELECT json_agg(json_build_object(
      'remaining', greatest(0, most - cardinality(held.times)),
      'resetAt', coalesce(held.times[1], now_ms) + 60000
    ) ORDER BY array_position(keys, held.key))
  INTO windows FROM limit_windows held WHERE held.key = ANY (keys);
  RETURN json_build_object('admitted', admitted, 'windows', windows, 'now', now_ms);
END $$;
