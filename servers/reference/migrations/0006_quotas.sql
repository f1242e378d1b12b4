CREATE INDEX "credentials_counted_idx" ON "credentials" USING btree ("organization_id") WHERE revoked_at is null and kind in ('grant', 'key');--> statement-breakpoint
CREATE INDEX "vouchers_counted_idx" ON "vouchers" USING btree ("organization_id") WHERE status = 'available';--> statement-breakpoint
-- How many of a kind the organization of this transaction has, counted no further than to `most`. What is counted is said
-- in domain/quotas.ts, too. The plan goes by the organization, whatever the statistics say: with a limit, the planner takes
-- reading a whole table for cheap where it believes that many rows match.
CREATE FUNCTION atlas_held(kind text, most int) RETURNS int LANGUAGE plpgsql STABLE
SET search_path = public, pg_temp SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE
  own uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
BEGIN
  CASE kind
    WHEN 'webhooks' THEN RETURN (SELECT count(*) FROM (
      SELECT FROM webhook_endpoints WHERE organization_id = own AND status <> 'deleted' LIMIT most) found);
    WHEN 'apps' THEN RETURN (SELECT count(*) FROM (SELECT FROM apps WHERE organization_id = own LIMIT most) found);
    WHEN 'service_accounts' THEN RETURN (SELECT count(*) FROM (
      SELECT FROM service_accounts WHERE organization_id = own LIMIT most) found);
    WHEN 'keys' THEN RETURN (SELECT count(*) FROM (
      SELECT FROM credentials
      WHERE organization_id = own AND revoked_at IS NULL AND credentials.kind IN ('grant', 'key') LIMIT most) found);
    WHEN 'members' THEN RETURN (SELECT count(*) FROM (
      SELECT FROM members WHERE organization_id = own LIMIT most) found);
    WHEN 'documents' THEN RETURN (SELECT count(*) FROM (
      SELECT FROM knowledge_documents WHERE organization_id = own AND status <> 'archived' LIMIT most) found);
    WHEN 'templates' THEN RETURN (SELECT count(*) FROM (
      SELECT FROM templates WHERE organization_id = own LIMIT most) found);
    WHEN 'agents' THEN RETURN (SELECT count(*) FROM (SELECT FROM agents WHERE organization_id = own LIMIT most) found);
    WHEN 'vouchers' THEN RETURN (SELECT count(*) FROM (
      SELECT FROM vouchers WHERE organization_id = own AND status = 'available' LIMIT most) found);
  END CASE;
END $$;
--> statement-breakpoint
-- Refuses the statement it stands in when there is no room for another. Who adds one of a kind waits here for the others
-- that do in the same organization, and counts with a snapshot of its own, so that it sees what they have committed.
CREATE FUNCTION atlas_require_room(kind text, most int) RETURNS int LANGUAGE plpgsql VOLATILE
SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(current_setting('app.organization_id', true) || kind, 4100003));
  RETURN atlas_require((atlas_held(kind, most) < most)::int);
END $$;
