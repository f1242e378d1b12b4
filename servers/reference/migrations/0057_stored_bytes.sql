CREATE TABLE "stored_bytes" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "stored_bytes_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "stored_bytes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "used_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE POLICY "tenant" ON "stored_bytes" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "stored_bytes" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT ON stored_bytes TO atlas_app;
--> statement-breakpoint
REVOKE UPDATE, DELETE ON stored_bytes FROM atlas_app;
--> statement-breakpoint
-- Housekeeping joins the rows of an organization, counts media of versions before, and finds uploads that nobody uses.
GRANT SELECT, INSERT, DELETE ON stored_bytes TO atlas_system;
--> statement-breakpoint
GRANT SELECT (size_bytes, channel_id, used_at) ON media TO atlas_system;
--> statement-breakpoint
ALTER TABLE stored_bytes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Notes by how many bytes a statement changed what is stored. It adds a row, so that no write waits for another.
CREATE FUNCTION atlas_note_bytes() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stored_bytes (organization_id, id, bytes)
      SELECT organization_id, gen_random_uuid(), sum(size_bytes) FROM added WHERE status = 'stored'
      GROUP BY organization_id HAVING sum(size_bytes) <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO stored_bytes (organization_id, id, bytes)
      SELECT organization_id, gen_random_uuid(), -sum(size_bytes) FROM gone WHERE status = 'stored'
      GROUP BY organization_id HAVING sum(size_bytes) <> 0;
  ELSE
    INSERT INTO stored_bytes (organization_id, id, bytes)
      SELECT organization_id, gen_random_uuid(), sum(size) FROM (
        SELECT organization_id, size_bytes AS size FROM added WHERE status = 'stored'
        UNION ALL SELECT organization_id, -size_bytes FROM gone WHERE status = 'stored'
      ) each GROUP BY organization_id HAVING sum(size) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER media_bytes_added AFTER INSERT ON media
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION atlas_note_bytes();
--> statement-breakpoint
CREATE TRIGGER media_bytes_changed AFTER UPDATE ON media
  REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION atlas_note_bytes();
--> statement-breakpoint
CREATE TRIGGER media_bytes_removed AFTER DELETE ON media
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION atlas_note_bytes();
--> statement-breakpoint
-- Joins the rows of each organization that has more than 16. One process does so at a time. With `recounting` it first
-- adds what no row tells: media from before the triggers. One snapshot has a write and its row, or neither.
CREATE FUNCTION atlas_join_bytes(recounting boolean) RETURNS void LANGUAGE plpgsql VOLATILE
SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(4100009) THEN RETURN; END IF;
  IF recounting THEN
    INSERT INTO stored_bytes (organization_id, id, bytes)
      SELECT organization_id, gen_random_uuid(), sum(size) FROM (
        SELECT organization_id, size_bytes::bigint AS size FROM media WHERE status = 'stored'
        UNION ALL SELECT organization_id, -bytes FROM stored_bytes
      ) each GROUP BY organization_id HAVING sum(size) <> 0;
  END IF;
  WITH joined AS (
    DELETE FROM stored_bytes WHERE organization_id IN (
      SELECT organization_id FROM stored_bytes GROUP BY organization_id HAVING count(*) > 16
    ) RETURNING organization_id, bytes
  )
  INSERT INTO stored_bytes (organization_id, id, bytes)
    SELECT organization_id, gen_random_uuid(), sum(bytes) FROM joined GROUP BY organization_id HAVING sum(bytes) <> 0;
END $$;
--> statement-breakpoint
-- The same as the functions with an int, which a process of the version before calls, and bytes besides.
CREATE FUNCTION atlas_held(kind text, most bigint) RETURNS bigint LANGUAGE plpgsql STABLE
SET search_path = public, pg_temp AS $$
BEGIN
  IF kind <> 'stored_bytes' THEN RETURN atlas_held(kind, least(most, 2147483647)::int); END IF;
  RETURN (SELECT coalesce(sum(bytes), 0) FROM stored_bytes
    WHERE organization_id = nullif(current_setting('app.organization_id', true), '')::uuid);
END $$;
--> statement-breakpoint
CREATE FUNCTION atlas_require_room(kind text, most bigint) RETURNS int LANGUAGE plpgsql VOLATILE
SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(current_setting('app.organization_id', true) || kind, 4100003));
  RETURN atlas_require((atlas_held(kind, most) < most)::int);
END $$;
