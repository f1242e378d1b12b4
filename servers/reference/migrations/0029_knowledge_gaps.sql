CREATE TABLE "knowledge_gaps" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_key" text NOT NULL,
	"question" text NOT NULL,
	"knowledge_state" text NOT NULL,
	"best_score" double precision NOT NULL,
	"count" integer NOT NULL,
	"first_asked_at" timestamp(3) with time zone NOT NULL,
	"last_asked_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "knowledge_gaps_pkey" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "knowledge_gaps_question_key" UNIQUE("organization_id","question_key")
);
--> statement-breakpoint
ALTER TABLE "knowledge_gaps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "knowledge_gaps_time_idx" ON "knowledge_gaps" USING btree ("organization_id","last_asked_at","id");--> statement-breakpoint
CREATE INDEX "knowledge_gaps_state_idx" ON "knowledge_gaps" USING btree ("organization_id","knowledge_state","last_asked_at","id");--> statement-breakpoint
CREATE INDEX "knowledge_gaps_expiry_idx" ON "knowledge_gaps" USING btree ("last_asked_at") WHERE count > 0;--> statement-breakpoint
CREATE POLICY "tenant" ON "knowledge_gaps" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "knowledge_gaps" AS PERMISSIVE FOR ALL TO "atlas_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON knowledge_gaps TO atlas_app;
--> statement-breakpoint
GRANT SELECT, DELETE ON knowledge_gaps TO atlas_system;
--> statement-breakpoint
ALTER TABLE knowledge_gaps FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Anyone with a token can ask new questions, so an organization keeps the last asked alone.
CREATE FUNCTION atlas_bound_knowledge_gaps() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM knowledge_gaps WHERE organization_id = NEW.organization_id AND id IN (
    SELECT id FROM knowledge_gaps WHERE organization_id = NEW.organization_id
    ORDER BY last_asked_at DESC, id DESC OFFSET 1000);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER knowledge_gaps_bound AFTER INSERT ON knowledge_gaps FOR EACH ROW
  EXECUTE FUNCTION atlas_bound_knowledge_gaps();
--> statement-breakpoint
ALTER TABLE members NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Members keep what their role allows, now with knowledge.
UPDATE members SET permissions = permissions || '{atlas_api.knowledge.read}'::text[]
  WHERE role IN ('owner', 'developer', 'approver', 'responder') AND NOT 'atlas_api.knowledge.read' = ANY (permissions);
--> statement-breakpoint
UPDATE members SET permissions = permissions || '{atlas_api.knowledge.manage}'::text[]
  WHERE role IN ('owner', 'developer') AND NOT 'atlas_api.knowledge.manage' = ANY (permissions);
--> statement-breakpoint
ALTER TABLE members FORCE ROW LEVEL SECURITY;
