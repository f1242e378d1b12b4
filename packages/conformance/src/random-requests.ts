import type { OperationId } from "@atlas-messaging/contract";
import * as fc from "fast-check";
import type { Answer, Client, Request } from "./calls.ts";
import type { Case, Context } from "./case.ts";
import { Skipped, Violation } from "./check.ts";
import { callerIn, needsOf, operationIds, sends, table } from "./operations/calling.ts";
import * as cites from "./operations/citations.ts";
import { validateRequest } from "@atlas-messaging/validators/requests";
import { bodyMediaOf, parametersOf } from "./description.ts";
import { mutationsOf } from "./operations/mutations.ts";
import { fileOf, pathNamesOf, requestsOf } from "./recipes/recipes.ts";
import type { Resources } from "./recipes/resources.ts";
import { type Hints, arbitraryOf, codePoint } from "./random-values.ts";

/** Options of random requests. */
export interface RandomOptions {
  /** Random requests per operation. */
  readonly requests: number;
  /** Seed. The same seed repeats the requests, as far as the target's ids are the same. */
  readonly seed: number;
  /** Called after each request. */
  readonly onRequest?: () => void;
}

/**
 * Makes one case per operation. Valid requests succeed or fail as declared; others get a 4xx error. No answer is 5xx or
 * has an undeclared status, body or header.
 */
export const randomCases = (options: RandomOptions): readonly Case[] =>
  operationIds.map((id) => ({
    id: `${id}/random`,
    title: `${id} answers ${options.requests} random requests as declared`,
    operations: [id],
    cites: cites.failure,
    sends: sends(id),
    needs: needsOf(id),
    run: (context) => holdsFor(context, id, options),
  }));

const holdsFor = async (context: Context, id: OperationId, options: RandomOptions): Promise<void> => {
  const organization = await organizationFor(context, id);
  const resources = await organization.resources();
  const client = callerIn(context, organization, id);
  const property = fc.asyncProperty(requestsAtRandom(id, resources), async (request) => {
    options.onRequest?.();
    await answersAsDeclared(context, client, id, request);
  });
  const { requests: numRuns, seed } = options;
  const outcome = await fc.check(property, { numRuns, seed });
  if (!outcome.failed) return;
  const { counterexample, counterexamplePath, errorInstance } = outcome;
  const request = counterexample?.[0] ?? {};
  // Repeated, so that the report shows the smallest failing request instead of the last one tried.
  await client.call(id, request).catch(() => {});
  const reason = errorInstance instanceof Error ? errorInstance.message : "the property does not hold";
  throw new Violation(`${reason}\nseed ${seed}, path ${counterexamplePath}: ${JSON.stringify(request)}`);
};

/** Operations that end shared resources, or whose thousand calls would slow down other cases. */
const apart: ReadonlySet<OperationId> = new Set<OperationId>([
  "console.knowledge.create",
  "console.knowledge.update",
  "console.webhooks.create",
  "keys.revoke",
  "knowledge.create",
  "knowledge.update",
  "sessions.update",
  "webhooks.create",
  "webhooks.delete",
  "webhooks.update",
]);

/** Gives them their own organization if possible. */
const organizationFor = (context: Context, id: OperationId) =>
  apart.has(id) && context.lacks("organization") === null ? context.organization() : context.home();

const answersAsDeclared = async (
  context: Context,
  client: Client,
  id: OperationId,
  request: Request,
): Promise<void> => {
  const before = context.violations.length;
  const answer: Answer = await client.call(id, request);
  const [wrong] = context.violations.slice(before);
  if (wrong) throw wrong;
  if (answer.status >= 500) throw new Violation(`${answer.status} ${answer.text}: ${answer.where}`);
  if (answer.error === null && !isValid(id, request))
    throw new Violation(
      `expected 4xx to a request that the contract does not allow, received ${answer.status}: ${answer.where}`,
    );
};

// Random requests, valid and invalid.

interface Generated {
  readonly params: { readonly [name: string]: string };
  readonly query: { readonly [name: string]: string | readonly string[] };
  readonly body: unknown;
}

/** Ids for members and parameters, by resource. If the organization lacks the resource, ids are random. */
const hintsOf = (id: OperationId, its: Resources): Hints => {
  const known: { readonly [name: string]: () => readonly string[] } = {
    conversation_id: () => [its.conversation],
    customer_id: () => [its.customer],
    voucher_id: () => [its.voucher],
    template_id: () => [its.template],
    owner_id: () => [its.owner],
    agent_id: () => [its.agent],
    source_ids: () => [its.knowledge, its.archivedKnowledge],
    phone_number: () => [its.phoneNumber, its.unreachableNumber],
    url: () => [`${its.receiverUrl}/menu`],
    after_id: () => [its.session],
    ...Object.fromEntries(pathNamesOf(id).map((name) => [name, () => paramsOf(id, its, name)])),
  };
  return Object.fromEntries(Object.entries(known).map(([name, values]) => [name, unlessLacking(values)]));
};

const unlessLacking = (values: () => readonly string[]): readonly string[] => {
  try {
    return values();
  } catch (error) {
    if (error instanceof Skipped) return [];
    throw error;
  }
};

const paramsOf = (id: OperationId, its: Resources, name: string): readonly string[] =>
  requestsOf(id, its).flatMap(({ params }) => params?.[name] ?? []);

/** Generates requests of an operation, about half of them valid. */
const requestsAtRandom = (id: OperationId, resources: Resources): fc.Arbitrary<Request> => {
  const hints = hintsOf(id, resources);
  const right = valid(id, hints);
  return fc.oneof(right, broken(id, right)).map((each) => ({ ...fileOf(id), ...asRequest(each) }));
};

/** Returns true if the contract's own validators accept the request. */
const isValid = (id: OperationId, { params = {}, query = {}, body }: Request): boolean => {
  const texts = Object.entries(query).map(([name, value]) => [name, typeof value === "object" ? value : String(value)]);
  const raw: Generated["query"] = Object.fromEntries(texts);
  return validateRequest(id, { params, query: raw, body }).ok;
};

const asRequest = ({ params, query, body }: Generated): Request => ({
  params,
  query,
  ...(body === undefined ? {} : { body }),
});

const valid = (id: OperationId, hints: Hints): fc.Arbitrary<Generated> =>
  fc.record({ params: parameters(id, "path", hints), query: parameters(id, "query", hints), body: body(id, hints) });

const parameters = (id: OperationId, place: "path" | "query", hints: Hints): fc.Arbitrary<Generated["params"]> => {
  const listed = parametersOf(id).filter((parameter) => parameter.in === place);
  const values = listed.map(({ name, schema }) => [name, arbitraryOf(schema, hints, name).map(String)] as const);
  const required = listed.filter((each) => place === "path" || each.required === true).map(({ name }) => name);
  return fc.record(Object.fromEntries(values), { requiredKeys: required }) as fc.Arbitrary<Generated["params"]>;
};

const body = (id: OperationId, hints: Hints): fc.Arbitrary<unknown> => {
  const media = bodyMediaOf(id);
  if (media === null) return fc.constant(undefined);
  const content = arbitraryOf(media.schema, hints);
  return table[id].bodyRequired ? content : fc.option(content, { nil: undefined, freq: 10 });
};

/** Generates a valid request with one change or one replaced part. */
const broken = (id: OperationId, right: fc.Arbitrary<Generated>): fc.Arbitrary<Generated> => {
  const ways = [brokenQuery(id, right), ...(pathNamesOf(id).length > 0 ? [brokenPath(id, right)] : [])];
  return fc.oneof(...ways, ...(table[id].body === "json" ? [brokenBody(id, right), anyBody(right)] : []));
};

const anything = fc.oneof(
  fc.string({ unit: codePoint }),
  fc.constantFrom("", "0", "-1", "1e3", "null", "..", "%00", "a\u0000b"),
);

const brokenQuery = (id: OperationId, right: fc.Arbitrary<Generated>): fc.Arbitrary<Generated> => {
  const names = [
    "surprise",
    "__proto__",
    ...parametersOf(id).flatMap((each) => (each.in === "query" ? each.name : [])),
  ];
  const values = fc.oneof(anything, fc.array(anything, { minLength: 2, maxLength: 3 }));
  return fc.tuple(right, fc.constantFrom(...names), values).map(([request, name, value]) => ({
    ...request,
    query: Object.fromEntries([...Object.entries(request.query), [name, value]]),
  }));
};

/** Excludes the empty segment, which is another path, and dots, which clients resolve. */
const segments = anything.filter((value) => !/^\.*$/.test(value));

const brokenPath = (id: OperationId, right: fc.Arbitrary<Generated>): fc.Arbitrary<Generated> =>
  fc.tuple(right, segments).map(([request, value]) => ({
    ...request,
    params: Object.fromEntries(pathNamesOf(id).map((name) => [name, value])),
  }));

const brokenBody = (id: OperationId, right: fc.Arbitrary<Generated>): fc.Arbitrary<Generated> => {
  const schema = bodyMediaOf(id)?.schema ?? {};
  return fc.tuple(right, fc.nat()).map(([request, index]) => {
    const mutations = request.body === undefined ? [] : mutationsOf(schema, request.body);
    return { ...request, body: mutations[index % Math.max(1, mutations.length)]?.value };
  });
};

const anyBody = (right: fc.Arbitrary<Generated>): fc.Arbitrary<Generated> =>
  fc.tuple(right, fc.jsonValue({ stringUnit: codePoint })).map(([request, value]) => ({ ...request, body: value }));
