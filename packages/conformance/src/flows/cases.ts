/** One case for each flow of `spec/flows`. */
import type { Case, Citation, Context, Organization } from "../case.ts";
import { flows } from "../generated/flows.ts";
import { sends } from "../operations/calling.ts";
import { type Criterion, type Flow, type FlowInput, type FlowStep, type Known, at, evaluate, fill } from "./flow.ts";
import { isDeepStrictEqual } from "node:util";
import type { Answer, Request } from "../calls.ts";
import type { Receiver } from "../receiver.ts";

/** Line of the interface specification that each flow covers. */
const cites: { readonly [flow: string]: Citation } = {
  "agent-publication": {
    section: "What the service does",
    line: "It manages agent records (hosted and external), lets an agent be listed in a public directory, and provides sandbox sessions for evaluating agents against knowledge.",
  },
  "core-flow": {
    section: "Delivery semantics",
    line: "Core flow: inbound customer message, then `conversation.message_received` webhook; the agent reads context (GET /v1/atlas/context/{id}) and knowledge, then replies via POST /v1/atlas/actions; the outbound delivery later yields `conversation.message_delivered` or `conversation.message_failed`. A reply should reach the customer within 30 seconds.",
  },
  "first-message": {
    section: "What the service does",
    line: "It sends a message to a phone number over the messaging channel, and replies, drafts or hands off inside an existing conversation.",
  },
  knowledge: {
    section: "What the service does",
    line: "It stores knowledge (URL, plain text, document) per organization and returns ranked passages with citations. Knowledge is tenant-isolated. The corpus is shared by hosted and external agents.",
  },
  paging: { section: "Pagination", line: "| Parameters | `limit`, optional `after_id` (last seen id) |" },
  "risky-tool": {
    section: "Tool server (JSON-RPC 2.0)",
    line: "A risky tool such as `issue_voucher` in `commit` mode returns the error code `HITL_REQUIRED` and creates a pending approval; business state is not mutated.",
  },
  session: {
    section: "Public API (host {base_url}, bearer credential with scopes)",
    line: "| POST | /v1/atlas/sessions/{sessionId}/messages | atlas.sessions.write | query (string), top_k (integer) | adds a user message, runs keyword-backed knowledge search, returns a grounded preview reply; response shape not shown |",
  },
  "webhook-subscription": {
    section: "Webhook subscription (`/v1/atlas/webhooks` form)",
    line: "| status | string | value `active` occurs; deletion returns status `deleted` |",
  },
};

const citationOf = ({ id }: Flow): Citation => {
  const found = cites[id];
  if (!found) throw new Error(`the flow ${id} cites no line of the interface specification`);
  return found;
};

const caseOf = (flow: Flow): Case => {
  const used = [...new Set(flow.steps.map(({ operation }) => operation))];
  return {
    id: `flow/${flow.id}`,
    title: flow.summary,
    operations: used,
    cites: citationOf(flow),
    sends: used.some(sends),
    needs: flow.inputs.includes("webhook_url") ? ["organization", "receiver"] : ["organization"],
    run: (context) => play(flow, context),
  };
};

export const flowCases: readonly Case[] = flows.map(caseOf);

// Plays a flow against a deployment, step by step, and checks each answer.

const play = async (flow: Flow, context: Context): Promise<void> => {
  const organization = await context.organization();
  const receiver = flow.inputs.includes("webhook_url") ? await context.receiver() : null;
  const inputs = inputsOf(flow, context, organization, receiver);
  const steps = new Map<string, { readonly [name: string]: unknown }>();
  for (const step of flow.steps) {
    const known: Known = { inputs, steps };
    const request = requestOf(step, known);
    const take = async () => accepted(await organization.client.call(step.operation, request), step, known, context);
    const body = step.retry ? await context.until(take, step.retry.seconds * step.retry.times * 1_000) : await take();
    const outputs = Object.entries(step.outputs ?? {});
    steps.set(step.id, Object.fromEntries(outputs.map(([name, text]) => [name, evaluate(text, { ...known, body })])));
    for (const event of step.delivers ?? []) {
      await context.until(() => {
        const arrived = receiver?.arrived.map((each) => receiver.eventOf(each, secretOf(steps)).event_type) ?? [];
        context.check.that(arrived.includes(event), `a delivery of ${event}`, `${step.id} of the flow ${flow.id}`);
      });
    }
  }
};

const inputsOf = (
  flow: Flow,
  context: Context,
  { token, sandbox }: Organization,
  receiver: Receiver | null,
): { readonly [name: string]: unknown } => {
  const known: { readonly [Name in FlowInput]: unknown } = {
    token,
    run: context.unique("run"),
    phone_number: sandbox?.phone_number,
    webhook_url: receiver?.url,
    customer_id: sandbox?.customer_id,
    voucher_id: sandbox?.voucher_id,
  };
  return Object.fromEntries(
    flow.inputs.map((name) => [name, known[name] ?? context.skip(`the flow ${flow.id} needs a ${name}`)]),
  );
};

const requestOf = ({ params, query, body }: FlowStep, known: Known): Request => ({
  ...(params ? { params: texts(fill(params, known)) } : {}),
  ...(query ? { query: texts(fill(query, known)) } : {}),
  ...(body === undefined ? {} : { body: fill(body, known) }),
});

const texts = (filled: unknown): { readonly [name: string]: string } =>
  Object.fromEntries(Object.entries(Object(filled)).map(([name, value]) => [name, String(value)]));

/** Returns the body of an answer that meets the criteria. */
const accepted = (answer: Answer, step: FlowStep, known: Known, { check }: Context): unknown => {
  const body: unknown = JSON.parse(answer.text);
  for (const criterion of step.criteria) {
    const { holds, expected } = judged(criterion, answer.status, { ...known, body });
    check.that(
      holds,
      expected,
      `step ${step.id}, ${answer.where} answered ${answer.status} ${answer.text.slice(0, 600)}`,
    );
  }
  return body;
};

const judged = (criterion: Criterion, status: number, known: Known): { holds: boolean; expected: string } => {
  if ("status" in criterion) return { holds: status === criterion.status, expected: `the status ${criterion.status}` };
  if ("somewhere" in criterion) {
    const members = criterion.somewhere.map(({ member, equals }) => [member, fill(equals, known)] as const);
    const has = (object: object) =>
      members.every(([member, value]) => isDeepStrictEqual(at(object, member.split(".")), value));
    return {
      holds: objectsIn(known.body).some(has),
      expected: `an object with ${JSON.stringify(Object.fromEntries(members))}`,
    };
  }
  const value = fill(criterion.equals, known);
  return {
    holds: isDeepStrictEqual(evaluate(criterion.value, known), value),
    expected: `${criterion.value} to be ${JSON.stringify(value)}`,
  };
};

const objectsIn = (value: unknown): object[] => {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
};

/** Returns the secret that a step of the flow received. */
const secretOf = (steps: ReadonlyMap<string, { readonly [name: string]: unknown }>): string =>
  [...steps.values()].map(({ secret }) => secret).find((secret) => typeof secret === "string") ?? "";
