/** Every list goes on after the last row that it showed, by a cursor of its own. */
import type { OperationId } from "@atlas-messaging/contract";
import type { CustomerConsentRow } from "../src/rows/customers.ts";
import type { KnowledgeGapRow } from "../src/rows/knowledge.ts";
import { describe, expect, test } from "vitest";
import { auditEventRow, requestRow } from "../test-support/console-rows.ts";
import {
  agentRow,
  appRow,
  channelRow,
  consentRow,
  conversationRow,
  customerRow,
  deliveryRow,
  endpointRow,
  eventRow,
  memberRow,
  messageRow,
  runRow,
  serviceAccountRow,
  sessionRow,
  templateRow,
  voucherRow,
} from "../test-support/rows.ts";
import { type Request, serve } from "../test-support/ask.ts";
import { organizationId } from "../test-support/deployment.ts";
import { idOf, startOfTime } from "../test-support/fake-shell.ts";

const at = new Date(startOfTime).toISOString();
const id = idOf(1);
/** Makes the rows of a list from two ids. */
type Rows = (id: string) => object;
const own = { organization_id: organizationId, created_at: at };
const withParts = (message: object) => ({
  message,
  conversation: conversationRow(),
  customer: customerRow(),
  channel: channelRow(),
  media: null,
  operator: null,
});
const consent = (own_id: string): CustomerConsentRow => ({
  ...own,
  merged_from: null,
  id: own_id,
  customer_id: customerRow().id,
  marketing: "opted_in",
  origin: "api",
  source: null,
  at,
});
const consented = (own_id: string) => ({
  consent: consentRow({ id: own_id }),
  app: appRow(),
  member: memberRow(),
});
const gap = (own_id: string): KnowledgeGapRow => ({
  organization_id: organizationId,
  id: own_id,
  question_key: "parking",
  question: "Parking?",
  knowledge_state: "gap_none",
  best_score: 0,
  count: 2,
  first_asked_at: at,
  last_asked_at: at,
});
const trial = (own_id: string) => ({
  ...own,
  id: own_id,
  agent_id: null,
  status: "active",
  last_message_at: null,
  ended_at: null,
});

describe("the next page of", () => {
  test.for<[OperationId, Rows, Request?, object?]>([
    ["agents.list", (each) => agentRow({ id: each })],
    ["channels.list", (each) => channelRow({ id: each })],
    ["runs.list", (each) => runRow({ run_id: each })],
    ["webhooks.list", (each) => endpointRow({ id: each })],
    ["sessions.list", trial],
    ["customers.list", (each) => customerRow({ id: each })],
    ["messages.list", (each) => withParts(messageRow({ id: each }))],
    ["events.list", (each) => eventRow({ id: each })],
    ["conversations.list", (each) => ({ ...withParts({}), conversation: conversationRow({ id: each }), latest: null })],
    ["customers.listConsents", consent, { params: { id } }],
    ["sessions.listRuns", (each) => runRow({ run_id: each }), { params: { id } }],
    ["webhooks.listDeliveries", (each) => deliveryRow({ id: each }), { params: { id } }, { endpoint: endpointRow() }],
    ["conversations.listEvents", (each) => eventRow({ id: each }), { params: { id } }],
    ["console.agents.list", (each) => agentRow({ id: each })],
    ["console.channels.list", (each) => channelRow({ id: each }), {}, { links: [], sending: null }],
    ["console.apps.list", (each) => appRow({ id: each }), {}, { redirectUris: [], grants: [] }],
    ["console.serviceAccounts.list", (each) => serviceAccountRow({ id: each }), {}, { keys: [] }],
    ["console.members.list", (each) => memberRow({ id: each }), {}, { secured: [] }],
    ["console.sessions.list", (each) => sessionRow({ id: each })],
    ["console.templates.list", (each) => templateRow({ id: each })],
    ["console.vouchers.list", (each) => voucherRow({ id: each })],
    ["console.webhooks.list", (each) => endpointRow({ id: each })],
    ["console.agentSessions.list", trial],
    ["console.conversations.listMessages", (each) => messageRow({ id: each }), { params: { conversation_id: id } }],
    ["console.conversations.listEvents", (each) => eventRow({ id: each }), { params: { conversation_id: id } }],
    ["console.auditEvents.list", (each) => auditEventRow({ id: each })],
    ["console.requests.list", (each) => requestRow({ id: each })],
    ["console.consents.list", consented, {}, { tokens: [] }],
    ["console.knowledgeGaps.list", gap],
    ["console.deliveries.list", (each) => deliveryRow({ id: each })],
  ])("%s", async ([operation, row, request = {}, loaded = {}]) => {
    const [first, second] = [idOf(12), idOf(11)];
    const rows = { rows: [row(first), row(second)], known: true, exists: true, attempts: [], resting: [], ...loaded };
    const { asked, call } = serve(operation, rows);
    const shown = Object(await (await call({ ...request, query: "?limit=1" })).json());
    expect(shown).toMatchObject({ ok: true });
    const { has_more, next_cursor } = { ...shown, ...shown.data };
    expect(has_more).toBe(true);
    await call({ ...request, query: `?limit=1&after_id=${encodeURIComponent(next_cursor)}` });
    expect(asked.args).toMatchObject({ after: first, page_size: 2 });
  });
});

describe("the rows before the first page of events", () => {
  test.for([
    [`?after_id=${id}`, false, 400],
    [`?after_id=${id}`, true, 200],
    ["", false, 200],
  ] as const)("%s, known: %s answers %i", async ([query, known, status]) => {
    expect((await serve("events.list", { rows: [], known }).call({ query })).status).toBe(status);
  });
});
