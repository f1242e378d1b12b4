/** Plays a flow against a deployment, step by step, and checks each answer. */
import { isDeepStrictEqual } from "node:util";
import type { Answer, Request } from "../calls.ts";
import type { Context, Organization } from "../case.ts";
import type { Receiver } from "../receiver.ts";
import { at, evaluate, fill, type Known } from "./expression.ts";
import type { Criterion, Flow, FlowInput, FlowStep } from "./flow.ts";

export const play = async (flow: Flow, context: Context): Promise<void> => {
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
