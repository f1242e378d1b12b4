DROP INDEX "agents_hosted_idx";--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "reply_within_seconds" integer;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "fallback_agent_id" uuid;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "agent_id" uuid;--> statement-breakpoint
CREATE INDEX "agents_status_idx" ON "agents" USING btree ("organization_id","status","id");
--> statement-breakpoint
-- The owner sees the rows of all organizations for this once.
ALTER TABLE members NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE agents NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE channels NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Members keep what their role allows, now with agents.
UPDATE members SET permissions = permissions || '{atlas_api.agents.read,atlas_api.agents.manage}'::text[]
  WHERE role IN ('owner', 'developer') AND NOT 'atlas_api.agents.read' = ANY (permissions);
--> statement-breakpoint
-- A channel keeps the agent that answered there so far: the oldest hosted one.
UPDATE channels SET agent_id = (
    SELECT agent.id FROM agents agent
    WHERE agent.organization_id = channels.organization_id AND agent.kind = 'hosted' AND agent.status = 'ready'
      AND channels.channel = ANY (agent.channels)
    ORDER BY agent.id LIMIT 1
  );
--> statement-breakpoint
ALTER TABLE members FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE agents FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE channels FORCE ROW LEVEL SECURITY;
