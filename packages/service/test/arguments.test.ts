/** Arguments that operations ask their loads with. `presented.test.ts` presents what the loads found. */
import type { OperationId } from "@atlas-messaging/contract";
import { firstIdAt } from "../src/core/ids.ts";
import { searchedText } from "../src/pipeline/searched-text.ts";
import { describe, expect, test } from "vitest";
import { type Request, ask, firstPage } from "../test-support/ask.ts";
import { organizationId } from "../test-support/deployment.ts";
import { idOf } from "../test-support/fake-shell.ts";

const [id, other] = [idOf(1), idOf(2)];
/** The operator, and the session, of calls to the console. */
const [operator, session] = [idOf(700_000), idOf(800_001)];
const key = { idempotency_key: "once" };
const since = "2026-01-01T01:00:00+01:00";
const from = firstIdAt("2026-01-01T00:00:00.000Z");

const untagged = { ...firstPage, metadata_key: null, metadata_text: null };

const inbox = {
  ...firstPage,
  status: null,
  unowned: null,
  owned_by: null,
  waiting: null,
  channel_id: null,
  label: null,
  from: null,
};
const everybody = { ...untagged, phone_number: null, user_id: null, username: null, label: null, from: null };
const everything = {
  ...firstPage,
  named: null,
  types: null,
  of_conversation: null,
  of_customer: null,
  of_number: null,
  of_request: null,
  since: null,
  until: null,
};
const sent = {
  ...untagged,
  conversation_id: null,
  customer_id: null,
  delivery_state: null,
  direction: null,
  listed_by: "all",
  since_id: firstIdAt("1970-01-01T00:00:00.000Z"),
};
const upper = "0198C0DE-0000-7000-8000-00000000000A";
const lower = upper.toLowerCase();

describe("a read asks for", () => {
  test.for<[OperationId, Request, object]>([
    ["agents.get", { params: { agent_id: id } }, { id }],
    ["agents.list", { query: "?status=archived" }, { ...untagged, status: "archived" }],
    ["console.agents.list", {}, { ...untagged, status: "ready" }],
    ["console.agents.get", { params: { agent_id: id } }, { id }],
    ["console.channels.list", {}, firstPage],
    ["console.channels.get", { params: { channel_id: id } }, { id }],
    ["console.approvals.get", { params: { approval_id: id } }, { approval_id: id }],
    [
      "console.approvals.rehearse",
      { params: { approval_id: id } },
      { approval_id: id, voucher_id: null, customer_id: null },
    ],
    [
      "console.approvals.rehearseChanged",
      { params: { approval_id: id }, body: { arguments: { voucher_id: upper } } },
      { approval_id: id, voucher_id: lower, customer_id: null },
    ],
    ["console.members.list", {}, firstPage],
    ["console.templates.list", {}, firstPage],
    ["console.templates.get", { params: { template_id: id } }, { id }],
    ["console.webhooks.list", {}, untagged],
    ["console.conversations.list", {}, inbox],
    ["console.conversations.list", { query: "?owner=me" }, { ...inbox, owned_by: operator }],
    ["console.conversations.list", { query: "?owner=none" }, { ...inbox, unowned: true }],
    ["console.conversations.list", { query: `?owner=${upper}` }, { ...inbox, owned_by: lower }],
    [
      "console.conversations.list",
      { query: `?status=open&waiting=true&channel_id=${id}&label=vip&since=${encodeURIComponent(since)}` },
      { ...inbox, status: "open", waiting: true, channel_id: id, label: "vip", from },
    ],
    ["console.conversations.list", { query: "?q=Ada%20L" }, { ...inbox, ...searchedText("Ada L") }],
    ["console.conversations.count", {}, { owned_by: operator }],
    ["console.conversations.get", { params: { conversation_id: id } }, { conversation_id: id }],
    ["console.conversations.listMessages", { params: { conversation_id: id } }, { ...firstPage, id }],
    ["console.conversations.listEvents", { params: { conversation_id: id } }, { ...firstPage, id }],
    ["console.conversations.listNotes", { params: { conversation_id: id } }, { ...firstPage, id }],
    ["conversations.context", { params: { conversation_id: id } }, { conversation_id: id, with_notes: null }],
    [
      "conversations.context",
      { params: { conversation_id: id }, query: "?include_notes=true" },
      { conversation_id: id, with_notes: true },
    ],
    ["customers.list", {}, everybody],
    [
      "customers.list",
      { query: `?label=vip&phone_number=%2B15550100001&since=${encodeURIComponent(since)}` },
      { ...everybody, label: "vip", phone_number: "+15550100001", from },
    ],
    ["customers.list", { query: "?q=ADA" }, { ...everybody, ...searchedText("ADA") }],
    ["customers.get", { params: { id } }, { id }],
    ["console.customers.list", {}, everybody],
    ["console.customers.list", { query: "?q=ADA" }, { ...everybody, ...searchedText("ADA") }],
    ["console.customers.get", { params: { customer_id: id } }, { id }],
    ["events.list", {}, everything],
    [
      "events.list",
      { query: `?conversation_id=${id}&customer_id=${other}&phone_number=%2B15550100001&correlation_id=trace-4711` },
      { ...everything, of_conversation: id, of_customer: other, of_number: "+15550100001", of_request: "trace-4711" },
    ],
    [
      "console.events.list",
      { query: `?since=${encodeURIComponent(since)}&until=${encodeURIComponent(since)}` },
      { ...everything, since: "2026-01-01T00:00:00.000Z", until: "2026-01-01T00:00:00.000Z" },
    ],
    ["events.get", { params: { id } }, { event_id: id }],
    ["console.events.get", { params: { event_id: id } }, { event_id: id }],
    ["knowledge.get", { params: { id } }, { id }],
    ["messages.list", {}, sent],
    ["messages.list", { query: "?direction=inbound" }, { ...sent, direction: "inbound", listed_by: "direction" }],
    [
      "messages.list",
      { query: "?direction=outbound&status=failed" },
      { ...sent, direction: "outbound", delivery_state: "failed", listed_by: "status" },
    ],
    [
      "messages.list",
      { query: `?status=failed&customer_id=${upper}` },
      { ...sent, delivery_state: "failed", customer_id: lower, listed_by: "customer" },
    ],
    [
      "messages.list",
      { query: `?conversation_id=${upper}&customer_id=${id}&since=${encodeURIComponent(since)}` },
      { ...sent, conversation_id: lower, customer_id: id, listed_by: "conversation", since_id: from },
    ],
    ["messages.get", { params: { id: upper } }, { id: lower }],
    ["console.messages.get", { params: { message_id: upper } }, { id: lower }],
    ["console.messages.list", {}, sent],
    ["media.get", { params: { id: upper } }, { media_id: lower }],
    ["console.media.get", { params: { media_id: upper } }, { media_id: lower }],
    ["console.knowledge.get", { params: { knowledge_id: id } }, { id }],
    ["console.quietHours.get", {}, {}],
  ])("%s %o", async ([operation, request, args]) => {
    const asked = await ask(operation, request);
    expect(asked.organization, JSON.stringify(asked.body)).toBe(organizationId);
    expect(asked.args).toEqual(args);
  });

  test.for(["?direction=inbound&status=failed", "?since=10000-01-01T00%3A00%3A00Z"])(
    "no messages that cannot be: %s",
    async (query) => {
      expect(await ask("messages.list", { query })).toMatchObject({ status: 422, args: {} });
    },
  );
});

describe("a mutation asks for", () => {
  const nothing = { channels: [], source_ids: [], fallback_agent_id: null };
  const [conversation, agent] = [{ params: { conversation_id: id } }, { name: "Host" }];
  const number = { sender_id: "1000" };
  const linked = {
    ...number,
    channel: "chatapp",
    display_name: "Bistro",
    base_url: "https://messaging.example/v1",
    template_language: "en_US",
    access_token: "token-of-the-app",
    app_secret: "secret-of-the-app",
  };
  const served = { agent_id: null, served_name: "chatapp" };
  test.for<[OperationId, Request, object]>([
    ["agents.create", { body: { ...key, ...agent } }, { ...nothing, max: 1 }],
    [
      "agents.update",
      { params: { agent_id: id }, body: { name: "Host", fallback_agent_id: other } },
      { ...nothing, id, fallback_agent_id: other },
    ],
    ["console.agents.create", { body: agent }, { ...nothing, max: 1 }],
    ["console.agents.update", { params: { agent_id: id }, body: { name: "Host" } }, { ...nothing, id }],
    ["console.agents.publish", { params: { agent_id: id }, body: { is_listed: false } }, { id }],
    ["channels.update", { params: { channel_id: id }, body: { agent_id: other } }, { id, agent_id: other }],
    ["console.channels.check", { body: linked }, {}],
    ["console.channels.linkAdapter", { body: { ...linked, url: linked.base_url } }, served],
    ["console.channels.subscribe", { params: { channel_id: id } }, { id }],
    ["console.channels.link", { body: linked }, { ...number, ...served }],
    [
      "console.channels.link",
      { body: { ...linked, agent_id: other } },
      { ...number, agent_id: other, served_name: null },
    ],
    ["console.channels.update", { params: { channel_id: id }, body: { display_name: "B" } }, { id, agent_id: null }],
    ["console.channels.update", { params: { channel_id: id }, body: { agent_id: other } }, { id, agent_id: other }],
    ["console.channels.rotateToken", { params: { channel_id: id }, body: { app_secret: "of-the-app" } }, { id }],
    ["console.channels.disconnect", { params: { channel_id: id } }, { id }],
    ["console.channels.reconnect", { params: { channel_id: id } }, { id }],
    ["console.channels.setDefault", { params: { channel_id: id } }, { id }],
    [
      "console.apps.createGrant",
      { params: { app_id: id }, body: { granted_scopes: ["atlas.runs.read"] } },
      { app_id: id, max: 1 },
    ],
    [
      "console.serviceAccounts.createKey",
      { params: { service_account_id: id }, body: { granted_scopes: ["atlas.runs.read"] } },
      { service_account_id: id, max: 1 },
    ],
    ["console.templates.create", { body: { name: "a", category: "utility" } }, { name: "a", media_id: null, max: 1 }],
    ["console.templates.update", { params: { template_id: id }, body: { body: "Ready." } }, { id, media_id: null }],
    ["console.templates.import", { body: { templates: [{ name: "receipt", language: "en" }] } }, { max: 1 }],
    ["console.templates.delete", { params: { template_id: id } }, { id }],
    ["console.templates.sync", {}, {}],
    ["console.members.invite", { body: { email: "Grace@Shop.example" } }, { email: "grace@shop.example", max: 1 }],
    ["console.sessions.endAll", {}, { id: operator }],
    ["console.account.signOut", {}, { session_id: session }],
    ["console.customers.update", { params: { customer_id: id }, body: { name: "Ada" } }, { id }],
    ["customers.update", { params: { id }, body: { name: "Ada" } }, { id }],
    ["console.conversations.addNote", { ...conversation, body: { text: "Call back." } }, { conversation_id: id }],
    ["console.conversations.setLabels", { ...conversation, body: { labels: ["vip"] } }, { conversation_id: id }],
    [
      "console.conversations.reply",
      { ...conversation, body: { text: "Hello" } },
      { conversation_id: id, reply_to: null, media_id: null, template_id: null },
    ],
    [
      "console.conversations.reply",
      { ...conversation, body: { template_id: other, category: "utility" } },
      { conversation_id: id, reply_to: null, media_id: null, template_id: other },
    ],
    ["console.conversations.takeOver", conversation, { conversation_id: id }],
    [
      "console.conversations.assign",
      { ...conversation, body: { owner_id: other } },
      { conversation_id: id, owner_id: other },
    ],
    ["console.conversations.unassign", conversation, { conversation_id: id }],
    ["console.conversations.handBack", conversation, { conversation_id: id }],
    ["console.conversations.close", conversation, { conversation_id: id }],
    ["console.conversations.reopen", conversation, { conversation_id: id }],
    ["messages.cancel", { params: { id: upper } }, { id: lower }],
    ["messages.markRead", { params: { id: upper } }, { id: lower }],
    ["sessions.create", {}, { agent_id: null }],
    ["sessions.create", { body: { agent_id: id } }, { agent_id: id }],
    [
      "webhooks.create",
      { body: { url: "https://a.example/hook", events: ["message.delivered"] } },
      { max: 1, owner_id: null },
    ],
    ["webhooks.delete", { params: { id } }, { id }],
    ["knowledge.update", { params: { id }, body: { status: "archived" } }, { id, max: 1 }],
    ["knowledge.create", { body: { source_type: "text", title: "Hours", text: "Nine to five." } }, { max: 1 }],
  ])("%s %o", async ([operation, request, args]) => {
    const asked = await ask(operation, request);
    expect(asked.organization, JSON.stringify(asked.body)).toBe(organizationId);
    expect(asked.args).toEqual(args);
  });
});
