-- The transaction that committed an event, so that lists go by commits and skip none. Events of before share the first
-- position and stand by their ids, which go by time. Building the indexes holds up writes until the migration has ended.
ALTER TABLE "events" ADD COLUMN "position" xid8 DEFAULT '0';--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "position" SET DEFAULT pg_current_xact_id();--> statement-breakpoint
DROP INDEX "events_conversation_idx";--> statement-breakpoint
CREATE INDEX "events_position_idx" ON "events" USING btree ("organization_id",(case when "position" is null then '0' else "position" end),"id");--> statement-breakpoint
CREATE INDEX "events_type_idx" ON "events" USING btree ("organization_id","event_type","position","id");--> statement-breakpoint
CREATE INDEX "events_correlation_idx" ON "events" USING btree ("organization_id","correlation_id","position","id");--> statement-breakpoint
CREATE INDEX "events_conversation_idx" ON "events" USING btree ("organization_id","conversation_id","position","id");