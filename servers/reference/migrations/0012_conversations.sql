CREATE TABLE "conversation_labels" (
	"organization_id" uuid NOT NULL,
	"label" text NOT NULL,
	"conversation_id" uuid NOT NULL,
	CONSTRAINT "conversation_labels_pkey" PRIMARY KEY("organization_id","label","conversation_id")
);
--> statement-breakpoint
ALTER TABLE "conversation_labels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversation_notes" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author" json NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "conversation_notes_pkey" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "conversation_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_inbound_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "waiting_since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "author" json;--> statement-breakpoint
ALTER TABLE "conversation_labels" ADD CONSTRAINT "conversation_labels_conversation_fkey" FOREIGN KEY ("organization_id","conversation_id") REFERENCES "public"."conversations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_notes" ADD CONSTRAINT "conversation_notes_conversation_fkey" FOREIGN KEY ("organization_id","conversation_id") REFERENCES "public"."conversations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_labels_conversation_idx" ON "conversation_labels" USING btree ("organization_id","conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_notes_conversation_idx" ON "conversation_notes" USING btree ("organization_id","conversation_id","id");--> statement-breakpoint
CREATE INDEX "conversations_position_idx" ON "conversations" USING btree ("organization_id",coalesce(last_inbound_id, id));--> statement-breakpoint
CREATE INDEX "conversations_status_position_idx" ON "conversations" USING btree ("organization_id","status",coalesce(last_inbound_id, id));--> statement-breakpoint
CREATE INDEX "conversations_channel_position_idx" ON "conversations" USING btree ("organization_id","channel_id",coalesce(last_inbound_id, id));--> statement-breakpoint
CREATE INDEX "conversations_owner_idx" ON "conversations" USING btree ("organization_id","owner_id",coalesce(last_inbound_id, id)) WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "conversations_waiting_idx" ON "conversations" USING btree ("organization_id",coalesce(last_inbound_id, id)) WHERE waiting_since is not null;--> statement-breakpoint
CREATE POLICY "tenant" ON "conversation_labels" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "conversation_notes" AS PERMISSIVE FOR ALL TO public USING (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)) WITH CHECK (organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON conversation_labels, conversation_notes TO atlas_app;
--> statement-breakpoint
ALTER TABLE conversation_labels FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE conversation_notes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- The owner sees the rows of all organizations for this once.
ALTER TABLE members NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE conversations NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE messages NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Members keep what their role allows, now with conversations.
UPDATE members SET permissions = permissions || '{atlas_api.conversations.read,atlas_api.conversations.manage}'::text[]
  WHERE role IN ('owner', 'approver') AND NOT 'atlas_api.conversations.read' = ANY (permissions);
--> statement-breakpoint
UPDATE conversations SET last_inbound_id = (
    SELECT message.id FROM messages message
    WHERE message.organization_id = conversations.organization_id AND message.conversation_id = conversations.id
      AND message.direction = 'inbound'
    ORDER BY message.id DESC LIMIT 1
  ), waiting_since = CASE WHEN status <> 'closed' THEN (
    SELECT message.created_at FROM messages message
    WHERE message.organization_id = conversations.organization_id AND message.conversation_id = conversations.id
      AND message.direction = 'inbound' AND NOT EXISTS (
        SELECT FROM messages answer
        WHERE answer.organization_id = message.organization_id AND answer.conversation_id = message.conversation_id
          AND answer.direction = 'outbound' AND answer.type = 'text' AND answer.created_at >= message.created_at
      )
    ORDER BY message.created_at LIMIT 1
  ) END
  WHERE last_inbound_at IS NOT NULL;
--> statement-breakpoint
ALTER TABLE members FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE conversations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE messages FORCE ROW LEVEL SECURITY;
