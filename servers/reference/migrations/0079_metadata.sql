CREATE TABLE "metadata_entries" (
	"organization_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"subject_id" uuid NOT NULL,
	CONSTRAINT "metadata_entries_pkey" PRIMARY KEY("organization_id","subject","key","text","subject_id")
);
--> statement-breakpoint
ALTER TABLE "metadata_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "metadata" jsonb;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "metadata" jsonb;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "metadata" jsonb;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "metadata" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "metadata" jsonb;--> statement-breakpoint
CREATE POLICY "tenant" ON "metadata_entries" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON metadata_entries TO atlas_app;
--> statement-breakpoint
REVOKE UPDATE ON metadata_entries FROM atlas_app;
--> statement-breakpoint
ALTER TABLE metadata_entries FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Keeps the entries of a row's metadata, by which lists filter. Its triggers run for rows with metadata alone.
CREATE FUNCTION atlas_keep_metadata() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.metadata IS NOT NULL THEN
    DELETE FROM metadata_entries entry USING jsonb_each_text(OLD.metadata) gone
      WHERE entry.organization_id = OLD.organization_id AND entry.subject = TG_TABLE_NAME
        AND entry.key = gone.key AND entry.text = gone.value AND entry.subject_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.metadata IS NOT NULL THEN
    INSERT INTO metadata_entries (organization_id, subject, key, text, subject_id)
      SELECT NEW.organization_id, TG_TABLE_NAME, come.key, come.value, NEW.id FROM jsonb_each_text(NEW.metadata) come;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_metadata_added AFTER INSERT ON messages
  FOR EACH ROW WHEN (NEW.metadata IS NOT NULL) EXECUTE FUNCTION atlas_keep_metadata();
--> statement-breakpoint
CREATE TRIGGER messages_metadata_changed AFTER UPDATE OF metadata ON messages
  FOR EACH ROW WHEN (OLD.metadata IS DISTINCT FROM NEW.metadata) EXECUTE FUNCTION atlas_keep_metadata();
--> statement-breakpoint
CREATE TRIGGER messages_metadata_removed AFTER DELETE ON messages
  FOR EACH ROW WHEN (OLD.metadata IS NOT NULL) EXECUTE FUNCTION atlas_keep_metadata();
--> statement-breakpoint
CREATE TRIGGER conversations_metadata_added AFTER INSERT ON conversations
  FOR EACH ROW WHEN (NEW.metadata IS NOT NULL) EXECUTE FUNCTION atlas_keep_metadata();
--> statement-breakpoint
CREATE TRIGGER conversations_metadata_changed AFTER UPDATE OF metadata ON conversations
  FOR EACH ROW WHEN (OLD.metadata IS DISTINCT FROM NEW.metadata) EXECUTE FUNCTION atlas_keep_metadata();
--> statement-breakpoint
CREATE TRIGGER conversations_metadata_removed AFTER DELETE ON conversations
  FOR EACH ROW WHEN (OLD.metadata IS NOT NULL) EXECUTE FUNCTION atlas_keep_metadata();
--> statement-breakpoint
CREATE TRIGGER customers_metadata_added AFTER INSERT ON customers
  FOR EACH ROW WHEN (NEW.metadata IS NOT NULL) EXECUTE FUNCTION atlas_keep_metadata();
--> statement-breakpoint
CREATE TRIGGER customers_metadata_changed AFTER UPDATE OF metadata ON customers
  FOR EACH ROW WHEN (OLD.metadata IS DISTINCT FROM NEW.metadata) EXECUTE FUNCTION atlas_keep_metadata();
--> statement-breakpoint
CREATE TRIGGER customers_metadata_removed AFTER DELETE ON customers
  FOR EACH ROW WHEN (OLD.metadata IS NOT NULL) EXECUTE FUNCTION atlas_keep_metadata();
--> statement-breakpoint
CREATE TRIGGER agents_metadata_added AFTER INSERT ON agents
  FOR EACH ROW WHEN (NEW.metadata IS NOT NULL) EXECUTE FUNCTION atlas_keep_metadata();
--> statement-breakpoint
CREATE TRIGGER agents_metadata_changed AFTER UPDATE OF metadata ON agents
  FOR EACH ROW WHEN (OLD.metadata IS DISTINCT FROM NEW.metadata) EXECUTE FUNCTION atlas_keep_metadata();
--> statement-breakpoint
CREATE TRIGGER agents_metadata_removed AFTER DELETE ON agents
  FOR EACH ROW WHEN (OLD.metadata IS NOT NULL) EXECUTE FUNCTION atlas_keep_metadata();
--> statement-breakpoint
CREATE TRIGGER webhook_endpoints_metadata_added AFTER INSERT ON webhook_endpoints
  FOR EACH ROW WHEN (NEW.metadata IS NOT NULL) EXECUTE FUNCTION atlas_keep_metadata();
--> statement-breakpoint
CREATE TRIGGER webhook_endpoints_metadata_changed AFTER UPDATE OF metadata ON webhook_endpoints
  FOR EACH ROW WHEN (OLD.metadata IS DISTINCT FROM NEW.metadata) EXECUTE FUNCTION atlas_keep_metadata();
--> statement-breakpoint
CREATE TRIGGER webhook_endpoints_metadata_removed AFTER DELETE ON webhook_endpoints
  FOR EACH ROW WHEN (OLD.metadata IS NOT NULL) EXECUTE FUNCTION atlas_keep_metadata();
