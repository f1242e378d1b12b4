/** Rows that a load found are presented validly, and those that it did not find are a 404. */
import type { OperationId } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import {
  agentRow,
  channelRow,
  conversationRow,
  customerRow,
  endpointRow,
  eventRow,
  linkRow,
  memberRow,
  messageRow,
  templateRow,
} from "../test-support/rows.ts";
import { type Request, ask } from "../test-support/ask.ts";
import { idOf } from "../test-support/fake-shell.ts";

const id = idOf(1);

describe("what a load found is presented:", () => {
  const [conversation, customer, channel] = [conversationRow(), customerRow(), channelRow()];
  const parts = { conversation, customer, channel, latest: null };
  const item = { conversation, customer, channel, owner: { id: null }, last: { id: null } };
  const page = { known: true, exists: true };
  const view = { message: messageRow(), conversation, customer, channel };

  test.for<[OperationId, Request, object, object, missing?: object]>([
    ["agents.get", { params: { agent_id: id } }, { agent: agentRow() }, { data: { agent: {} } }, { agent: null }],
    [
      "console.agents.get",
      { params: { agent_id: id } },
      { agent: agentRow() },
      { data: { agent: {} } },
      { agent: null },
    ],
    ["console.agents.list", {}, { ...page, rows: [agentRow()] }, { data: { agents: [{}] } }],
    [
      "console.members.list",
      {},
      { ...page, rows: [memberRow()], secured: [memberRow().id] },
      { data: { members: [{ id: memberRow().id, second_factor: true }] } },
    ],
    ["console.templates.list", {}, { ...page, rows: [templateRow()] }, { data: { templates: [{}] } }],
    [
      "console.templates.get",
      { params: { template_id: id } },
      { template: templateRow() },
      { data: { template: {} } },
      { template: null },
    ],
    ["console.webhooks.list", {}, { ...page, rows: [endpointRow()] }, { data: { webhook_endpoints: [{}] } }],
    [
      "console.channels.list",
      {},
      { ...page, rows: [channel], links: [linkRow({ id: channel.id })], sending: channel },
      { data: { channels: [{ id: channel.id, is_default: true }] } },
    ],
    [
      "console.channels.get",
      { params: { channel_id: id } },
      { channel, link: null, sending: null },
      { data: { channel: { id: channel.id, is_default: false } } },
      { channel: null, link: null, sending: null },
    ],
    ["console.conversations.list", {}, { inbox: [item] }, { data: { conversations: [{ id: conversation.id }] } }],
    ["console.conversations.list", { query: "?q=a" }, { searched: [item] }, { data: { conversations: [{}] } }],
    [
      "console.conversations.count",
      {},
      { waiting: 1, mine: 2, with_agent: 3, handed_off: 4, closed: 5, all: 6 },
      { data: { counts: { waiting: 1, mine: 2, with_agent: 3, handed_off: 4, closed: 5, all: 6 } } },
    ],
    [
      "console.conversations.get",
      { params: { conversation_id: id } },
      { parts, owner: null, lastMessage: null },
      { data: { conversation: { id: conversation.id } } },
      { parts: null, owner: null, lastMessage: null },
    ],
    [
      "console.conversations.listMessages",
      { params: { conversation_id: id } },
      { ...page, rows: [messageRow()] },
      { data: { messages: [{}] } },
      { ...page, rows: [], exists: false },
    ],
    [
      "console.conversations.listEvents",
      { params: { conversation_id: conversation.id } },
      { ...page, rows: [eventRow()] },
      { data: { events: [{ id: eventRow().id }] } },
      { ...page, rows: [], exists: false },
    ],
    [
      "console.conversations.listNotes",
      { params: { conversation_id: id } },
      { ...page, rows: [] },
      { data: { notes: [] } },
      { ...page, rows: [], exists: false },
    ],
    [
      "conversations.context",
      { params: { conversation_id: id } },
      { parts, latest: [], lastInbound: null, notes: [] },
      { data: { conversation: {}, recent_messages: [], knowledge_state: "gap_none" } },
      { parts: null, latest: [], lastInbound: null, notes: [] },
    ],
    ["customers.list", {}, { ...page, rows: [customer] }, { data: { customers: [{ id: customer.id }] } }],
    ["customers.list", { query: "?q=a" }, { searched: [customer], reached: true }, { data: { customers: [{}] } }],
    ["customers.get", { params: { id } }, { customer }, { data: { customer: {} } }, { customer: null }],
    ["console.customers.list", {}, { ...page, rows: [customer] }, { data: { customers: [{}] } }],
    ["console.customers.get", { params: { customer_id: id } }, { customer }, { data: {} }, { customer: null }],
    ["messages.list", {}, { ...page, rows: [view] }, { data: { messages: [{}] } }],
    ["messages.get", { params: { id } }, { found: view }, { data: { message: {} } }, { found: null }],
  ])("%s %o", async ([operation, request, loaded, shown, missing]) => {
    const { status, body } = await ask(operation, request, loaded);
    expect([status, body]).toMatchObject([200, { ok: true, ...shown }]);
    expect(validateResponse(operation, 200, body)).toMatchObject({ ok: true });
    if (missing === undefined) return;
    expect(await ask(operation, request, missing)).toMatchObject({
      status: 404,
      body: { error: { code: "not_found" } },
    });
  });

  test.for<[OperationId, Request, object, object]>([
    ["events.list", {}, { ...page, rows: [eventRow()] }, [{ id: eventRow().id }]],
    ["events.get", { params: { id } }, { event: eventRow() }, { event: { id: eventRow().id } }],
    ["console.events.list", {}, { ...page, rows: [eventRow()] }, { events: [{ id: eventRow().id }] }],
    ["console.events.get", { params: { event_id: id } }, { event: eventRow() }, { event: { id: eventRow().id } }],
  ])("%s", async ([operation, request, loaded, data]) => {
    expect(await ask(operation, request, loaded)).toMatchObject({ status: 200, body: { ok: true, data } });
    expect((await ask(operation, request, { rows: [], event: null, known: true })).status).toBe(
      "event" in loaded ? 404 : 200,
    );
  });

  test("a cursor of events that are gone is refused", async () => {
    const asked = await ask("events.list", { query: `?after_id=${id}` }, { rows: [], known: false });
    expect([asked.status, asked.body]).toMatchObject([400, { error: { code: "invalid_cursor" } }]);
  });
});
