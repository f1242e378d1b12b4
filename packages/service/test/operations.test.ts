/** Operations ask their loads for the right rows, and present what the loads found. */
import type { OperationId } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { firstIdAt } from "../src/core/ids.ts";
import { describe, expect, test } from "vitest";
import {
  agentRow,
  appRow,
  channelRow,
  conversationRow,
  customerRow,
  endpointRow,
  eventRow,
  messageRow,
  runRow,
  serviceAccountRow,
  voucherRow,
} from "../test-support/rows.ts";
import { type Request, ask, firstPage } from "../test-support/ask.ts";
import { deployment, organizationId } from "../test-support/deployment.ts";
import { idOf, startOfTime } from "../test-support/fake-shell.ts";
import { bindSection } from "../src/bind-section.ts";
import { sections } from "../src/sections.ts";

const id = idOf(1);
const now = new Date(startOfTime).toISOString();
const none = { rows: [], known: true };
const addressed = { addressed_by: "phone_number", customer_id: null, user_id: null, username: null } as const;

/** A list without a filter by metadata. */
const untagged = { ...firstPage, metadata_key: null, metadata_text: null };
const allRuns = {
  ...firstPage,
  status: null,
  intent: null,
  of_agent: null,
  of_session: null,
  of_conversation: null,
  of_request: null,
  since_id: firstPage.after_up,
};
const day = (number: number): string => `2026-01-0${number}T00:00:00.000Z`;

describe("a list asks for its filters", () => {
  test.for<[OperationId, Request, object]>([
    ["channels.list", {}, firstPage],
    ["agents.list", { query: "?limit=5" }, { ...untagged, page_size: 6, status: "ready" }],
    ["agents.list", { query: "?status=archived" }, { ...untagged, status: "archived" }],
    [
      "agents.list",
      { query: "?metadata=team:a:b" },
      { ...untagged, status: "ready", metadata_key: "team", metadata_text: "a:b" },
    ],
    ["sessions.list", {}, firstPage],
    ["webhooks.list", {}, untagged],
    ["conversations.list", {}, { ...untagged, status: null }],
    ["conversations.list", { query: "?status=closed" }, { ...untagged, status: "closed" }],
    ["runs.list", {}, allRuns],
    ["runs.list", { query: "?status=failed" }, { ...allRuns, status: "failed" }],
    [
      "console.runs.list",
      { query: `?agent_id=${id.toUpperCase()}&since=2026-01-01T00:00:00Z&until=2026-01-02T00:00:00Z` },
      { ...allRuns, of_agent: id, since_id: firstIdAt(day(1)), after_down: firstIdAt(day(2)) },
    ],
    ["console.agentSessions.list", {}, { ...firstPage, of_agent: null, since_id: firstPage.after_up }],
    ["knowledge.list", {}, { ...firstPage, status: "active", audience: null }],
    [
      "knowledge.list",
      { query: "?status=archived&audience=customers" },
      { ...firstPage, status: "archived", audience: "customers" },
    ],
    [
      "console.auditEvents.list",
      {},
      {
        ...firstPage,
        event_type: null,
        actor_id: null,
        asset_id: null,
        correlation_id: null,
        since: null,
        until: null,
      },
    ],
    [
      "console.auditEvents.list",
      { query: `?asset_id=${id}&since=2026-01-01T01:00:00%2B01:00` },
      {
        ...firstPage,
        event_type: null,
        actor_id: null,
        asset_id: id,
        correlation_id: null,
        since: "2026-01-01T00:00:00.000Z",
        until: null,
      },
    ],
    ["console.approvals.list", { query: "?state=pending" }, { ...firstPage, state: "pending" }],
    ["console.consents.list", { query: `?app_id=${id}` }, { ...firstPage, app_id: id }],
    ["console.vouchers.list", {}, firstPage],
  ])("%s %o", async ([operation, request, args]) => {
    const loaded = { ...none, tokens: [], redirectUris: [], grants: [], keys: [] };
    const asked = await ask(operation, request, loaded);
    expect(asked).toMatchObject({ status: 200, organization: organizationId });
    expect(asked.args).toEqual(args);
    expect(validateResponse(operation, 200, asked.body)).toMatchObject({ ok: true });
  });
});

describe("a search", () => {
  const hits = { found: { hits: [], best: null, possible: 0, total: 0, unknown: [], known: true } };
  const args = { search_query: "opening hours", search_sources: null, search_audience: null, search_size: 51 };

  test.for<[query: string, object]>([
    ["", { ...args, search_after: null }],
    ["&audience=developers&limit=3", { ...args, search_audience: "developers", search_size: 4, search_after: null }],
    ["&status=indexed", { ...args, search_after: null }],
    ["&status=archived", { ...args, search_sources: [], search_after: null }],
  ])("finds indexed passages only: %s", async ([query, expected]) => {
    const asked = await ask("knowledge.list", { query: `?q=opening%20hours${query}` }, hits);
    expect(asked.args).toEqual(expected);
    expect(asked.body).toMatchObject({ query: "opening hours", knowledge_state: "gap_none", has_more: false });
  });
});

describe("what belongs to another row asks for its parent", () => {
  test.for<[OperationId, Request, object, object]>([
    ["conversations.listEvents", { params: { id } }, { ...firstPage, id }, { exists: true }],
    ["sessions.listMessages", { params: { session_id: id } }, { ...firstPage, id }, { exists: true }],
    ["sessions.listRuns", { params: { id } }, { ...firstPage, session_id: id }, { exists: true }],
    [
      "console.webhooks.listDeliveries",
      { params: { webhook_id: id }, query: "?status=exhausted" },
      { ...firstPage, id, status: "exhausted", named: null, of_conversation: null, of_request: null },
      { endpoint: endpointRow(), attempts: [] },
    ],
  ])("%s", async ([operation, request, args, parent]) => {
    const asked = await ask(operation, request, { ...none, ...parent });
    expect([asked.status, asked.args]).toEqual([200, args]);
    const lacking = await ask(operation, request, { ...none, exists: false, endpoint: null });
    expect([lacking.status, lacking.body]).toMatchObject([404, { error: { code: "not_found" } }]);
  });
});

describe("one row", () => {
  test.for<[OperationId, Request, object, found: object, lacking: object]>([
    ["channels.get", { params: { channel_id: id } }, { id }, { channel: channelRow() }, { channel: null }],
    ["runs.get", { params: { run_id: id } }, { id }, { history: [runRow()] }, { history: [] }],
    [
      "agent.messageStatus",
      { params: { provider_message_id: id } },
      { provider_message_id: id },
      { message: messageRow({ delivery_state: "delivered" }) },
      { message: messageRow({ delivery_state: "queued" }) },
    ],
  ])("is shown, and is a 404 where there is none: %s", async ([operation, request, args, found, lacking]) => {
    const asked = await ask(operation, request, found);
    expect([asked.status, asked.args]).toEqual([200, args]);
    expect(validateResponse(operation, 200, asked.body)).toMatchObject({ ok: true });
    expect((await ask(operation, request, lacking)).status).toBe(404);
  });

  test("a run is its latest record, with its history", async () => {
    const history = [runRow({ status: "pending_approval" }), runRow({ iteration: 2 })];
    const { body } = await ask("runs.get", { params: { run_id: id } }, { history });
    expect(body).toMatchObject({ data: { run: { iteration: 2 }, history: [{ iteration: 1 }, { iteration: 2 }] } });
  });
});

describe("rows are presented", () => {
  const view = { conversation: conversationRow(), customer: customerRow(), channel: channelRow(), latest: null };

  test.for<[OperationId, Request, object, object]>([
    ["channels.list", {}, { rows: [channelRow()] }, { data: { channels: [{ id: channelRow().id }] } }],
    ["agents.list", {}, { rows: [agentRow()] }, { data: { agents: [{ id: agentRow().id }] } }],
    ["runs.list", {}, { rows: [runRow()] }, { data: { runs: [{ run_id: runRow().run_id }] } }],
    ["webhooks.list", {}, { rows: [endpointRow()] }, { data: [{ webhook_id: endpointRow().id }] }],
    ["console.vouchers.list", {}, { rows: [voucherRow()] }, { data: { vouchers: [{ id: voucherRow().id }] } }],
    [
      "console.serviceAccounts.list",
      {},
      { rows: [serviceAccountRow()], keys: [] },
      { data: { service_accounts: [{ id: serviceAccountRow().id, keys: [] }] } },
    ],
    [
      "console.apps.list",
      {},
      { rows: [appRow()], redirectUris: [], grants: [] },
      { data: { apps: [{ id: appRow().id, grants: [] }] } },
    ],
    ["conversations.list", {}, { rows: [view] }, { data: { conversations: [{ id: view.conversation.id }] } }],
    [
      "conversations.listEvents",
      { params: { id: view.conversation.id } },
      { rows: [eventRow()], exists: true },
      { data: [{ id: eventRow().id, conversation_id: view.conversation.id }] },
    ],
  ])("%s", async ([operation, request, loaded, shown]) => {
    const { status, body } = await ask(operation, request, { known: true, ...loaded });
    expect([status, body]).toMatchObject([200, { ok: true, ...shown }]);
  });

  test("the overview counts, and shows the operator's permissions", async () => {
    const counts = { apps: 1, service_accounts: 2, webhooks: 3, audit_events: 4 };
    const { args, body } = await ask("console.overview.get", {}, counts);
    expect(args).toEqual({});
    expect(body).toMatchObject({ data: { counts, permissions: { developer_console: { read: true } } } });
  });
});

describe("a mutation asks for the rows that it decides on", () => {
  const quota = { max: 1 };
  const key = { idempotency_key: "once" };

  test.for<[OperationId, Request, object]>([
    [
      "events.ingest",
      {
        body: { ...key, channel: "chatapp", customer: { phone_number: "+15550100099" }, event_type: "order.abandoned" },
      },
      {
        channel: "chatapp",
        channel_id: null,
        provider_id: null,
        phone_number: "+15550100099",
        as_of: now,
        user_id: null,
        reply_to: null,
        media_id: null,
      },
    ],
    [
      "actions.execute",
      { body: { ...key, conversation_id: id, action_type: "assign_owner", payload: { owner_id: idOf(2) } } },
      { conversation_id: id, owner_id: idOf(2), reply_to: null, media_id: null },
    ],
    [
      "actions.execute",
      { body: { ...key, conversation_id: id, action_type: "reply", payload: { text: "Hello" } } },
      { conversation_id: id, owner_id: null, reply_to: null, media_id: null },
    ],
    ["agents.publish", { params: { agent_id: id }, body: { ...key, is_listed: false } }, { id }],
    ["knowledge.refresh", { params: { id }, body: key }, { id }],
    ["webhooks.update", { params: { id }, body: { ...key, status: "disabled" } }, { id, owner_id: null }],
    ["keys.revoke", { params: { id } }, { id }],
    ["sessions.update", { params: { session_id: id }, body: { status: "ended" } }, { id }],
    [
      "messages.send",
      { body: { ...key, phone_number: "+15550100099", text: "Hello" } },
      {
        ...addressed,
        phone_number: "+15550100099",
        channel_id: null,
        template_id: null,
        reply_to: null,
        media_id: null,
      },
    ],
    [
      "messages.send",
      { body: { ...key, phone_number: "+15550100099", text: "Hello", channel_id: idOf(2).toUpperCase() } },
      {
        ...addressed,
        phone_number: "+15550100099",
        channel_id: idOf(2),
        template_id: null,
        reply_to: null,
        media_id: null,
      },
    ],
    [
      "agent.sendMessageToPhone",
      { body: { ...key, phone_number: "+15550100099", text: "Hello", template_id: id, category: "utility" } },
      { ...addressed, phone_number: "+15550100099", channel_id: null, template_id: id, media_id: null },
    ],
    [
      "agent.sendMessage",
      { body: { ...key, conversation_id: id, text: "Hello" } },
      { conversation_id: id, template_id: null, media_id: null },
    ],
    ["console.members.update", { params: { member_id: id }, body: { role: "viewer" } }, { id }],
    ["console.members.remove", { params: { member_id: id } }, { id }],
    ["console.members.resetPassword", { params: { member_id: id } }, { id }],
    ["console.members.endSessions", { params: { member_id: id } }, { id }],
    ["console.drafts.approve", { params: { run_id: id } }, { run_id: id }],
    [
      "console.approvals.approve",
      { params: { approval_id: id } },
      { approval_id: id, voucher_id: null, customer_id: null },
    ],
    ["console.approvals.reject", { params: { approval_id: id } }, { approval_id: id }],
    [
      "console.apps.revokeGrant",
      { params: { app_id: id, grant_id: idOf(2) } },
      { owner_id: id, id: idOf(2), kind: "grant", now },
    ],
    [
      "console.serviceAccounts.revokeKey",
      { params: { service_account_id: id, key_id: idOf(2) } },
      { owner_id: id, id: idOf(2), kind: "key" },
    ],
    ["console.consents.revoke", { params: { consent_id: id } }, { id, now }],
    [
      "console.apps.addRedirectUri",
      { params: { app_id: id }, body: { redirect_uri: "https://a.example/cb" } },
      { app_id: id },
    ],
    ["console.webhooks.update", { params: { webhook_id: id }, body: { status: "disabled" } }, { id }],
    ["console.webhooks.delete", { params: { webhook_id: id } }, { id }],
    ["console.knowledge.refresh", { params: { knowledge_id: id } }, { id }],
    ["console.knowledgeGaps.dismiss", { params: { gap_id: id } }, { id }],
    ["console.webhooks.test", { params: { webhook_id: id } }, { id }],
    ["console.webhooks.rotateSecret", { params: { webhook_id: id } }, { id }],
    [
      "console.webhooks.replayDelivery",
      { params: { webhook_id: id, delivery_id: idOf(2) } },
      { id, delivery_id: idOf(2) },
    ],
    [
      "console.webhooks.replayFailedDeliveries",
      { params: { webhook_id: id }, body: { since: "2026-01-01T01:00:00+01:00" } },
      { id, since: "2026-01-01T00:00:00.000Z", max: 1_000 },
    ],
  ])("%s", async ([operation, request, args]) => {
    // The load finds nothing, so each is refused by its rule.
    const lacking = { parts: null, agent: null, document: null, endpoint: null, approval: null, run: null };
    const nobody = { credential: null, consent: null, app: null, delivery: null, channel: null, living: [] };
    const asked = await ask(operation, request, {
      ...lacking,
      ...nobody,
      member: null,
      session: null,
      sessions: [],
      managers: [],
      template: null,
      redirectUris: [],
      deliveries: [],
      owner: null,
    });
    expect(asked.organization, JSON.stringify(asked.body)).toBe(organizationId);
    expect(asked.args).toEqual(args);
    expect([404, 409, 422]).toContain(asked.status);
  });

  test.for<[OperationId, Request, object]>([
    ["console.apps.create", { body: { name: "Booker" } }, { agent_id: null, ...quota }],
    ["console.serviceAccounts.create", { body: { name: "Till" } }, { agent_id: null, ...quota }],
    ["console.vouchers.create", { body: { name: "10 %" } }, { code: null, ...quota }],
    ["console.vouchers.create", { body: { name: "10 %", code: "TEN" } }, { code: "TEN", ...quota }],
  ])("%s asks for its quota", async ([operation, request, args]) => {
    const asked = await ask(operation, request, { quota: { held: 0, max: 1 }, voucher: null });
    expect([asked.status, asked.args]).toEqual([200, args]);
    expect(validateResponse(operation, 200, asked.body)).toMatchObject({ ok: true });
    const full = await ask(operation, request, { quota: { held: 1, max: 1 }, voucher: null });
    expect(full.body).toMatchObject({ error: { code: "limit_reached" } });
  });
});

test.for([
  ["reply", ["atlas.actions.write"], 404],
  ["draft", ["atlas.actions.write"], 404],
  ["handoff", ["atlas.actions.write"], 403],
  ["handoff", ["atlas.actions.write", "atlas.actions.execute"], 404],
] as const)("the action %s with %j answers %i", async ([action_type, scopes, status]) => {
  // Stands for a load of the whole facts: a conversation that lives and is not found decides these answers.
  const load = (async () => ({ lives: true, standing: null, stored: null, parts: null })) as never;
  const served = deployment(bindSection("actions", sections.actions, { "actions.execute": load }), {
    store: { commit: () => "committed" },
  });
  const body = { idempotency_key: "once", conversation_id: id, action_type, payload: { text: "A refund." } };
  const answer = await served.call("actions.execute", { token: served.tokenWith(scopes), body });
  const { error } = Object(await answer.json());
  expect(answer.status).toBe(status);
  if (status === 404) return;
  expect(error).toMatchObject({ code: "insufficient_scope", message: expect.stringContaining("handoff") });
  expect(answer.headers.get("www-authenticate")).toContain('scope="atlas.actions.execute"');
});

test("notes are in the context of a conversation where they are asked for, oldest first", async () => {
  const view = { conversation: conversationRow(), customer: customerRow(), channel: channelRow() };
  const author = { type: "operator", name: "Ada" };
  const noteOf = (text: string) => ({ id: idOf(text.length), text, author, created_at: day(1) });
  const loaded = { parts: view, latest: [], lastInbound: null, notes: [noteOf("second"), noteOf("first")] };
  const read = async (query: string) =>
    Object((await ask("conversations.context", { params: { conversation_id: id }, query }, loaded)).body).data;
  expect((await read("?include_notes=true")).notes).toMatchObject([{ text: "first" }, { text: "second" }]);
  expect(await read("")).not.toHaveProperty("notes");
  expect(await read("")).toMatchObject({ knowledge: [], knowledge_state: "gap_none" });
});

test("messages since a year that no time has are refused", async () => {
  expect(await ask("messages.list", { query: "?since=0000-01-01T00:00:00Z" }, none)).toMatchObject({ status: 422 });
});
