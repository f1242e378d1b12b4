/**
 * Repairs the order of events after a dump came to another cluster, whose transactions count from the beginning: events
 * would wait, and later ones come before them. Ids go by time, so they keep the order.
 */
export const KEEP_POSITIONS = `
DO $$ BEGIN
  IF EXISTS (
    SELECT FROM organizations CROSS JOIN LATERAL (
      SELECT "position" FROM events WHERE organization_id = organizations.id ORDER BY "position" DESC, id DESC LIMIT 1
    ) newest WHERE newest."position" > pg_current_xact_id()
  ) THEN
    UPDATE events SET "position" = '0' WHERE "position" <> '0';
  END IF;
END $$`;
