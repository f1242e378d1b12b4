/** Sessions, customers and documents: their arguments, and their rows as shown. */
import type { OperationId } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import type { Change } from "../src/core/changes.ts";
import type { CustomerConsentRow } from "../src/rows/customers.ts";
import { createKnowledge } from "../src/knowledge/decide.ts";
import { describe, expect, test } from "vitest";
import { World, accepted, inserted } from "../test-support/changes.ts";
import { facts } from "../test-support/facts.ts";
import {
  agentSessionRow,
  channelRow,
  conversationRow,
  customerRow,
  deliveryRow,
  eventRow,
  hitsOf,
  messageRow,
  runRow,
} from "../test-support/rows.ts";
import { type Request, ask, change, firstPage, serve } from "../test-support/ask.ts";
import { organizationId } from "../test-support/deployment.ts";
import { idOf, startOfTime } from "../test-support/fake-shell.ts";

const id = idOf(1);
const upper = "0198C0DE-0000-7000-8000-00000000000A";
const lower = upper.toLowerCase();
const now = new Date(startOfTime).toISOString();
const key = { idempotency_key: "once" };
const page = { rows: [], known: true };

describe("a session", () => {
  const session = agentSessionRow({ organization_id: organizationId, id: idOf(3), created_at: now });

  test.for<[OperationId, Request, args: object]>([
    ["sessions.create", { body: { agent_id: id } }, { agent_id: id }],
    ["sessions.create", { body: {} }, { agent_id: null }],
    ["console.agentSessions.create", { body: { agent_id: id } }, { agent_id: id }],
    [
      "sessions.sendMessage",
      { params: { session_id: id }, body: { ...key, query: "parking" } },
      { id, search_query: "parking", search_size: 5, search_audience: null },
    ],
    [
      "sessions.sendMessage",
      { params: { session_id: id }, body: { ...key, query: "parking", top_k: 2, audience: "developers" } },
      { search_size: 2, search_audience: "developers" },
    ],
    [
      "console.agentSessions.sendMessage",
      { params: { session_id: id }, body: { query: "parking" } },
      { id, search_query: "parking", search_size: 5 },
    ],
  ])("asks for its agent, and for passages: %s %o", async ([operation, request, args]) => {
    const asked = await change(operation, request, { session: null, agent: null, hits: hitsOf(0), earlier: [] });
    expect(asked.args).toMatchObject(args);
  });

  test("is listed with its messages and runs", async () => {
    const { body } = await ask("sessions.list", {}, { ...page, rows: [session] });
    expect(body).toMatchObject({ data: [{ id: session.id, status: "active" }] });
    expect(validateResponse("sessions.list", 200, body)).toMatchObject({ ok: true });
    const runs = await ask("sessions.listRuns", { params: { id } }, { ...page, rows: [runRow()], exists: true });
    expect(runs.body).toMatchObject({ data: [{ run_id: runRow().run_id }] });
  });
});

describe("a customer", () => {
  const customer = customerRow();
  const consent: CustomerConsentRow = {
    organization_id: organizationId,
    id: idOf(5),
    customer_id: customer.id,
    marketing: "opted_in",
    origin: "api",
    merged_from: null,
    source: "Checkout",
    at: now,
    created_at: now,
  };

  test.for<[OperationId, Request]>([
    ["customers.listConsents", { params: { id } }],
    ["console.customers.listConsents", { params: { customer_id: id } }],
  ])("has consents: %s", async ([operation, request]) => {
    const { args, status, body } = await ask(operation, request, { ...page, rows: [consent], exists: true });
    expect([args, status]).toEqual([{ ...firstPage, id }, 200]);
    expect(body).toMatchObject({ data: { consents: [{ id: consent.id, source: "Checkout" }] } });
    expect((await ask(operation, request, { ...page, exists: false })).status).toBe(404);
  });

  test.for<[OperationId, Request]>([
    ["customers.export", { params: { id: upper } }],
    ["console.customers.export", { params: { customer_id: upper } }],
  ])("is exported whole: %s", async ([operation, request]) => {
    const [conversation, channel] = [conversationRow(), channelRow()];
    const loaded = {
      customer,
      consents: [consent],
      conversations: [{ conversation, channel }],
      notes: [],
      runs: [{ run: runRow() }],
      events: [{ event: eventRow() }],
      deliveries: [{ delivery: deliveryRow() }],
      messages: [{ message: messageRow(), conversation, customer, channel, media: null, operator: null }],
      known: true,
    };
    const { args, status, body } = await ask(operation, request, loaded);
    expect(args).toMatchObject({ id: lower, customer_id: lower, listed_by: "customer", conversation_id: null });
    expect([status, body]).toMatchObject([
      200,
      {
        data: {
          customer: { id: customer.id },
          consents: [{ id: consent.id }],
          conversations: [{ id: conversation.id, window_open: true }],
          runs: [{ run_id: runRow().run_id, intent: "send_message" }],
          events: [{ id: eventRow().id, event_type: "message.delivered" }],
          deliveries: [{ id: deliveryRow().id, status: "pending" }],
          messages: [{ id: messageRow().id }],
          has_more: false,
        },
      },
    ]);
    expect(validateResponse(operation, 200, body)).toMatchObject({ ok: true });
    expect((await ask(operation, request, { ...loaded, customer: null })).status).toBe(404);
    // Until the erasure is complete, their words are still there.
    const erased = customerRow({ erased_at: now });
    expect((await ask(operation, request, { ...loaded, customer: erased })).status).toBe(404);
  });

  test.for<[OperationId, Request]>([
    ["customers.update", { params: { id }, body: { ...key, name: "Ada" } }],
    ["customers.recordConsent", { params: { id }, body: { ...key, marketing: "opted_in", source: "Checkout" } }],
    ["customers.erase", { params: { id } }],
  ])("is looked up by its id: %s", async ([operation, request]) => {
    const { args, status } = await change(operation, request, { customer: null });
    expect([args, status]).toEqual([{ id }, 404]);
  });
});

describe("a document", () => {
  const body = { ...key, source_type: "text", title: "Menu", text: "Soup costs six euros." } as const;

  test.for([
    [true, ["embed_knowledge"]],
    [false, []],
  ] as const)("is embedded where the deployment has a model: %s", async ([embedsKnowledge, kinds]) => {
    const changes: Change[] = [];
    const commit = async (_: string, given: readonly Change[]) => (changes.push(...given), "committed" as const);
    const { served, asked, call } = serve("knowledge.create", { quota: { held: 0, max: 1 } }, { store: { commit } });
    Object.assign(served.shell.settings, { embedsKnowledge });
    expect((await call({ body })).status).toBe(200);
    expect(asked.args).toEqual({ max: 1 });
    expect(inserted(changes, "outbox").map(({ kind }) => kind)).toEqual([...kinds, "expand_event"]);
  });

  test("is listed and shown", async () => {
    const made = accepted(createKnowledge(facts(), { params: {}, query: {}, body })).changes;
    const document = new World(made).only("knowledge_documents");
    const listed = await ask("knowledge.list", {}, { ...page, rows: [document] });
    expect(listed.body).toMatchObject({ data: { documents: [{ id: document.id, title: "Menu" }] } });
    const one = await ask("knowledge.get", { params: { id } }, { document });
    expect([one.args, one.body]).toMatchObject([{ id }, { data: { document: { id: document.id } } }]);
    expect((await ask("knowledge.get", { params: { id } }, { document: null })).status).toBe(404);
  });
});
