/** The contract's own suite against a server that is up. */
import { type Case, Session, allCases, runCases } from "@atlas-messaging/conformance";
import { expect } from "vitest";

const isOfLimits = ({ id }: Case): boolean => id.endsWith("/429") || id.startsWith("behaviour/limits/");

/** Those that hold under the limits of the contract, and those that wait for no window where the limits are raised. */
export const underLimits = allCases.filter(isOfLimits);
export const freely = allCases.filter((each) => !isOfLimits(each));

/** Refusals before the first row is read. The offline sandbox is asked all of them, by the same pipeline. */
const ofPipeline = /\/(40[0135]|41[35]|422|scope|role|bounds)(\/|$)/;
/** Sections of all methods and bodies, so that each refusal is read from the server, too. */
const ofAllForms = /^(media|webhooks)\./;

/** Cases that the server decides: each success, what is not found, what is another's, and all behaviour. */
export const decided = freely.filter(({ id }) => !ofPipeline.test(id) || ofAllForms.test(id));

/** Behaviour that a database decides: order, conflicts, search, waiting for rows, and whose they are. */
const ofDatabase = /^behaviour\/(paging|idempotency|knowledge|event-list|event-stream|isolation)\//;

/** Cases in which a database may differ: each operation's queries, what it decides, and jobs up to a webhook. */
export const stored = freely.filter(
  ({ id, needs = [] }) => /\/2\d\d$/.test(id) || ofDatabase.test(id) || needs.includes("receiver"),
);

/** Cases without data: nothing is deprecated, and only an OAuth client makes a consent. */
const nowhere = [
  "console.consents.revoke/200",
  "console.consents.revoke/bounds",
  "console.consents.revoke/random",
  "behaviour/versioning/deprecated",
];

/** Returns the failures of all cases that need no clock of their own. */
export const failuresOf = async (baseUrl: string, cases: readonly Case[]) => {
  const session = await Session.open({ baseUrl });
  const results = await runCases(session, cases, { atOnce: 12 });
  await session.close();
  const skipped = results.filter(({ outcome }) => outcome === "skipped").map((result) => result.case);
  const unexpected = skipped.filter(({ id, needs = [] }) => !needs.includes("clock") && !nowhere.includes(id));
  expect(unexpected.map(({ id }) => id)).toEqual([]);
  const failed = results.filter(({ outcome }) => outcome === "failed");
  return failed.map(({ case: { id }, reason, curl }) => ({ id, reason, curl }));
};
