// Generated from spec/atlas.yaml by `bun run generate`; do not edit.
// Contract sha256 463f11b609bc0f0bb1053dcf7c8c6b2d35b7ff5b9b09fc1cb66ac604cd1a9716

import { Elysia } from "elysia";
import { routeTo } from "../route.ts";
import type { Pipeline } from "../route.ts";

/**
 * Every operation of the contract as a route that hands the untouched request to `pipeline`. Elysia parses and
 * validates nothing; a path or method that no operation has stays with the server (see `operationsAt`).
 */
export const atlasRoutes = (pipeline: Pipeline) => {
  const app = new Elysia();
  const to = routeTo(pipeline);
  const raw = { parse: "none" } as const;
  app.post("/v1/atlas/messages", to("messages.send"), raw);
  app.get("/v1/atlas/channels", to("channels.list"), raw);
  app.get("/v1/atlas/channels/:p0", to("channels.get", "channel_id"), raw);
  app.get("/v1/atlas/knowledge", to("knowledge.list"), raw);
  app.post("/v1/atlas/knowledge", to("knowledge.create"), raw);
  app.get("/v1/atlas/knowledge/:p0", to("knowledge.get", "id"), raw);
  app.patch("/v1/atlas/knowledge/:p0", to("knowledge.update", "id"), raw);
  app.post("/v1/atlas/knowledge/:p0/refresh", to("knowledge.refresh", "id"), raw);
  app.get("/v1/atlas/agents", to("agents.list"), raw);
  app.post("/v1/atlas/agents", to("agents.create"), raw);
  app.get("/v1/atlas/agents/directory", to("agents.directory"), raw);
  app.post("/v1/atlas/agents/:p0/publish", to("agents.publish", "agentId"), raw);
  app.get("/v1/atlas/sessions", to("sessions.list"), raw);
  app.post("/v1/atlas/sessions", to("sessions.create"), raw);
  app.patch("/v1/atlas/sessions/:p0", to("sessions.update", "sessionId"), raw);
  app.get("/v1/atlas/sessions/:p0/messages", to("sessions.listMessages", "sessionId"), raw);
  app.post("/v1/atlas/sessions/:p0/messages", to("sessions.sendMessage", "sessionId"), raw);
  app.get("/v1/atlas/sessions/:p0/runs", to("sessions.listRuns", "id"), raw);
  app.get("/v1/atlas/conversations", to("conversations.list"), raw);
  app.get("/v1/atlas/conversations/:p0/events", to("conversations.listEvents", "id"), raw);
  app.get("/v1/atlas/context/:p0", to("conversations.context", "conversationId"), raw);
  app.post("/v1/atlas/events", to("events.ingest"), raw);
  app.post("/v1/atlas/actions", to("actions.execute"), raw);
  app.get("/v1/atlas/runs", to("runs.list"), raw);
  app.get("/v1/atlas/runs/:p0", to("runs.get", "run_id"), raw);
  app.get("/v1/atlas/webhooks", to("webhooks.list"), raw);
  app.post("/v1/atlas/webhooks", to("webhooks.create"), raw);
  app.delete("/v1/atlas/webhooks/:p0", to("webhooks.delete", "id"), raw);
  app.patch("/v1/atlas/webhooks/:p0", to("webhooks.update", "id"), raw);
  app.delete("/v1/atlas/keys/:p0", to("keys.revoke", "id"), raw);
  app.get("/v1/atlas/tools/manifest", to("tools.manifest"), raw);
  app.get("/agent/v1/tools/manifest", to("agent.manifest"), raw);
  app.post("/agent/v1/tools/send_message", to("agent.sendMessage"), raw);
  app.post("/agent/v1/tools/send_message_to_phone", to("agent.sendMessageToPhone"), raw);
  app.get("/agent/v1/tools/messages/:p0/status", to("agent.messageStatus", "providerMessageId"), raw);
  app.get("/agent/v1/knowledge/search", to("agent.searchKnowledge"), raw);
  app.post("/atlas/v1/mcp", to("toolServer.call"), raw);
  app.get("/sandbox/credentials", to("sandbox.credentials"), raw);
  app.get("/.well-known/mcp.json", to("discovery.mcp"), raw);
  app.get("/agents.json", to("discovery.agents"), raw);
  app.get("/llms.txt", to("discovery.llms"), raw);
  app.get("/llms-full.txt", to("discovery.llmsFull"), raw);
  app.get("/skill.md", to("discovery.skill"), raw);
  app.get("/agents", to("discovery.agentsPage"), raw);
  app.get("/developers/agents", to("discovery.developersPage"), raw);
  app.get("/developers/changelog", to("discovery.changelogPage"), raw);
  app.get("/openapi.json", to("discovery.openapi"), raw);
  app.get("/health", to("system.health"), raw);
  app.get("/version", to("system.version"), raw);
  app.get("/operator/developers/overview", to("console.overview"), raw);
  app.get("/operator/developers/apps", to("console.listApps"), raw);
  app.post("/operator/developers/apps", to("console.createApp"), raw);
  app.post("/operator/developers/apps/:p0/redirect-uris", to("console.addRedirectUri", "appId"), raw);
  app.post("/operator/developers/apps/:p0/grants", to("console.createGrant", "appId"), raw);
  app.delete("/operator/developers/apps/:p0/grants/:p1", to("console.revokeGrant", "appId", "grantId"), raw);
  app.get("/operator/developers/service-accounts", to("console.listServiceAccounts"), raw);
  app.post("/operator/developers/service-accounts", to("console.createServiceAccount"), raw);
  app.post("/operator/developers/service-accounts/:p0/keys", to("console.createKey", "serviceAccountId"), raw);
  app.delete("/operator/developers/service-accounts/:p0/keys/:p1", to("console.revokeKey", "serviceAccountId", "keyId"), raw);
  app.get("/operator/developers/webhooks", to("console.listWebhooks"), raw);
  app.post("/operator/developers/webhooks", to("console.createWebhook"), raw);
  app.delete("/operator/developers/webhooks/:p0", to("console.deleteWebhook", "webhookId"), raw);
  app.patch("/operator/developers/webhooks/:p0", to("console.updateWebhook", "webhookId"), raw);
  app.post("/operator/developers/webhooks/:p0/test", to("console.testWebhook", "webhookId"), raw);
  app.post("/operator/developers/webhooks/:p0/rotate-secret", to("console.rotateWebhookSecret", "webhookId"), raw);
  app.get("/operator/developers/webhooks/:p0/deliveries", to("console.listDeliveries", "webhookId"), raw);
  app.post("/operator/developers/webhooks/:p0/deliveries/:p1/replay", to("console.replayDelivery", "webhookId", "deliveryId"), raw);
  app.post("/operator/developers/webhooks/:p0/deliveries/replay-failed", to("console.replayFailedDeliveries", "webhookId"), raw);
  app.get("/operator/developers/audit-events", to("console.listAuditEvents"), raw);
  app.get("/operator/developers/templates", to("console.listTemplates"), raw);
  app.post("/operator/developers/templates", to("console.createTemplate"), raw);
  app.get("/operator/developers/vouchers", to("console.listVouchers"), raw);
  app.post("/operator/developers/vouchers", to("console.createVoucher"), raw);
  app.get("/operator/developers/approvals", to("console.listApprovals"), raw);
  app.get("/operator/developers/approvals/:p0", to("console.getApproval", "approvalId"), raw);
  app.post("/operator/developers/approvals/:p0/approve", to("console.approve", "approvalId"), raw);
  app.post("/operator/developers/approvals/:p0/reject", to("console.reject", "approvalId"), raw);
  app.post("/operator/developers/drafts/:p0/approve", to("console.approveDraft", "runId"), raw);
  app.get("/operator/developers/members", to("console.listMembers"), raw);
  app.post("/operator/developers/members", to("console.inviteMember"), raw);
  return app;
};
