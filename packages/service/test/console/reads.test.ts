/** Reads of the console: the arguments of their loads, and what they show. */
import type { OperationId } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import type { KnowledgeGapRow } from "../../src/rows/knowledge.ts";
import { firstIdAt } from "../../src/core/ids.ts";
import { later } from "../../src/core/time.ts";
import { describe, expect, test } from "vitest";
import { requestRow } from "../../test-support/console-rows.ts";
import {
  agentSessionRow,
  deliveryRow,
  endpointRow,
  eventRow,
  hitsOf,
  memberRow,
  organizationRow,
  runRow,
  sessionRow,
} from "../../test-support/rows.ts";
import { type Request, ask, firstPage } from "../../test-support/ask.ts";
import { organizationId } from "../../test-support/deployment.ts";
import { idOf, startOfTime } from "../../test-support/fake-shell.ts";

const id = idOf(1);
const upper = "0198C0DE-0000-7000-8000-00000000000A";
const lower = upper.toLowerCase();
const now = new Date(startOfTime).toISOString();
const [operator, session] = [idOf(700_000), idOf(800_001)];
const since = "2026-01-01T00:00:00Z";
const span = { after_down: firstIdAt(now), since_id: firstIdAt(since) };
const none = { rows: [], known: true };

const gap: KnowledgeGapRow = {
  organization_id: organizationId,
  id,
  question_key: "parking",
  question: "Parking?",
  knowledge_state: "gap_none",
  best_score: 0,
  count: 2,
  first_asked_at: now,
  last_asked_at: now,
};

const stored = requestRow({ organization_id: organizationId, id, created_at: now });

const tried = agentSessionRow({ organization_id: organizationId, id: idOf(3), created_at: now });

const attempt = {
  organization_id: organizationId,
  id: idOf(4),
  delivery_id: "",
  number: 1,
  started_at: now,
  duration_ms: 1,
  response_status: 500,
  response_headers: null,
  response_body: null,
  error: null,
};

describe("a read asks for, and shows", () => {
  const delivery = deliveryRow();
  const parts = { endpoint: endpointRow(), delivery, event: eventRow(), attempts: [] };
  const shownDelivery = { delivery: { id: delivery.id } };
  const membership = { member: memberRow(), organization: organizationRow() };

  test.for<[OperationId, Request, args: object, loaded: object, data: object, missing?: object]>([
    [
      "console.knowledgeGaps.list",
      { query: `?knowledge_state=gap_none&since=${since}` },
      { ...firstPage, knowledge_state: "gap_none", since: "2026-01-01T00:00:00.000Z" },
      { rows: [gap], known: true },
      { questions: [{ id, question: "Parking?" }] },
    ],
    [
      "console.knowledgeGaps.list",
      {},
      { ...firstPage, knowledge_state: null, since: null },
      none,
      { questions: [], has_more: false },
    ],
    [
      "console.knowledge.search",
      { query: "?query=opening&top_k=3" },
      {
        search_query: "opening",
        search_sources: null,
        search_audience: null,
        search_size: 3,
        search_after: null,
      },
      { hits: hitsOf(0.9) },
      { results: [{ title: "Opening hours" }], knowledge_state: "grounded" },
    ],
    [
      "console.requests.list",
      { query: `?correlation_id=request-0001&operation=messages.list&status=200&principal_id=${upper}` },
      {
        ...firstPage,
        since_id: firstPage.after_up,
        of_request: "request-0001",
        of_operation: "messages.list",
        of_status: 200,
        of_principal: lower,
      },
      { rows: [stored], known: true },
      { requests: [{ id, operation: "messages.list" }] },
    ],
    [
      "console.requests.list",
      { query: `?since=${since}&until=${now}` },
      { ...firstPage, ...span, of_request: null, of_operation: null, of_status: null, of_principal: null },
      none,
      { requests: [] },
    ],
    [
      "console.requests.get",
      { params: { request_id: id } },
      { id },
      { request: stored },
      { request: { id, response_body: "{}" } },
      { request: null },
    ],
    [
      "console.deliveries.list",
      {
        query: `?id=${upper}&conversation_id=${upper}&status=exhausted&event_type=message.delivered&correlation_id=r-1`,
      },
      {
        ...firstPage,
        status: "exhausted",
        named: "message.delivered",
        of_conversation: lower,
        of_request: "r-1",
        sought: lower,
      },
      { rows: [delivery], attempts: [], known: true, resting: [] },
      { deliveries: [{ id: delivery.id }] },
    ],
    [
      "console.deliveries.list",
      {},
      { ...firstPage, status: null, named: null, of_conversation: null, of_request: null, sought: null },
      { ...none, attempts: [], resting: [] },
      { deliveries: [] },
    ],
    [
      "console.webhooks.getDelivery",
      { params: { webhook_id: id, delivery_id: lower } },
      { id, delivery_id: lower },
      parts,
      shownDelivery,
      { ...parts, delivery: deliveryRow({ endpoint_id: idOf(9) }) },
    ],
    ["console.alerts.get", {}, {}, { choice: null }, { alerts: { kinds: [], emails: [], webhook_host: null } }],
    [
      "console.runs.get",
      { params: { run_id: id } },
      { id },
      { history: [runRow()] },
      { run: { run_id: runRow().run_id } },
      { history: [] },
    ],
    [
      "console.agentSessions.list",
      { query: `?agent_id=${upper}&since=${since}&until=${now}` },
      { ...firstPage, ...span, of_agent: lower },
      { rows: [tried], known: true },
      { sessions: [{ id: tried.id, status: "active" }] },
    ],
    [
      "console.agentSessions.get",
      { params: { session_id: id } },
      { id },
      { session: tried },
      { session: { id: tried.id } },
      { session: null },
    ],
    [
      "console.agentSessions.listMessages",
      { params: { session_id: id } },
      { ...firstPage, id },
      { ...none, exists: true },
      { messages: [] },
      { ...none, exists: false },
    ],
    [
      "console.sessions.list",
      {},
      { ...firstPage, member_id: operator },
      { rows: [sessionRow({ id: session }), sessionRow()], known: true },
      { sessions: [{ id: session, current: true }, { current: false }] },
    ],
    [
      "console.sessions.getCurrent",
      {},
      { id: operator, session_id: session },
      { session: sessionRow({ id: session }), ...membership },
      { member: { id: memberRow().id }, organization: { id: organizationRow().id } },
      { session: null, ...membership },
    ],
    ["console.secondFactor.get", {}, { id: operator }, { factor: null }, { second_factor: { enabled: false } }],
  ])("%s %o", async ([operation, request, args, loaded, data, missing]) => {
    const asked = await ask(operation, request, loaded);
    expect(asked.args).toEqual(args);
    expect([asked.status, asked.body]).toMatchObject([200, { ok: true, data }]);
    expect(validateResponse(operation, 200, asked.body)).toMatchObject({ ok: true });
    if (missing === undefined) return;
    expect(await ask(operation, request, missing)).toMatchObject({ status: 404 });
  });

  test("a list of questions refuses a cursor of one that is gone", async () => {
    const query = `?after_id=${id}`;
    expect(await ask("console.knowledgeGaps.list", { query }, { rows: [], known: false })).toMatchObject({
      status: 400,
    });
    expect(await ask("console.knowledgeGaps.list", { query }, none)).toMatchObject({ status: 200 });
  });

  test("only attempts of the delivery are shown with it", async () => {
    const attempts = [
      { ...attempt, delivery_id: deliveryRow().id },
      { ...attempt, delivery_id: idOf(9) },
    ];
    const { body } = await ask(
      "console.deliveries.list",
      {},
      { rows: [deliveryRow()], known: true, attempts, resting: [] },
    );
    expect(Object(body).data.deliveries).toMatchObject([{ attempts: [{ response_status: 500 }] }]);
  });
});

describe("the limits", () => {
  const limitsFor = async (query: string, isOwn: boolean) => {
    const { args, body } = await ask("console.limits.list", { query }, { isOwn });
    return { args, limits: Object(body).data.limits };
  };

  test("of the organization are told by class, and count this request", async () => {
    const { args, limits } = await limitsFor("", false);
    expect(args).toEqual({ principal_id: null });
    expect(limits.map((each: { class: string }) => each.class)).toContain("reads");
    expect(limits.every((each: { per: string }) => each.per === "organization")).toBe(true);
    const [reads] = (await limitsFor("?class=reads", false)).limits;
    expect(reads).toEqual({
      class: "reads",
      per: "organization",
      limit: 300,
      used: 1,
      remaining: 299,
      resets_at: later(now, 60_000),
    });
  });

  test("of a class without requests have no end", async () => {
    const { limits } = await limitsFor("?class=messages", false);
    expect(limits).toMatchObject([{ class: "messages", used: 0, remaining: 60, resets_at: null }]);
  });

  test("of a principal are told to its organization alone", async () => {
    const own = await limitsFor(`?principal_id=${upper}&class=reads`, true);
    expect(own.args).toEqual({ principal_id: lower });
    expect(own.limits).toMatchObject([{ per: "principal", used: 0 }]);
    expect((await limitsFor(`?principal_id=${upper}`, false)).limits).toEqual([]);
  });
});
