import type { OperationId } from "@atlas-messaging/contract";
import * as fc from "fast-check";
import type { Answer, Client, Request } from "../calls.ts";
import type { Case, Context } from "../case.ts";
import { Violation } from "../check.ts";
import { callerIn, needsOf, operationIds, sends } from "../operations/calling.ts";
import * as cites from "../operations/citations.ts";
import { isValid, requestsAtRandom } from "./requests.ts";

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
  "console.createKnowledge",
  "console.updateKnowledge",
  "console.createWebhook",
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
