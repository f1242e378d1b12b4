/** The contract's own suite, with requests at random, on both databases. */
import { type Case, Session, allCases, randomCases, runCases } from "@atlas-messaging/conformance";
import { expect, test } from "vitest";
import { describeServed, describeServedOnPostgres } from "../test-support/served.ts";
import { settings } from "../test-support/whole-contract.ts";

/** Tests of their own hold these under the default limits; here nothing waits for a window. */
const isOfLimits = ({ id }: Case): boolean => id.endsWith("/429") || id.startsWith("behaviour/limits/");

/** What a database has most of a part in; PGlite is too slow for every fresh organization of all the others. */
const isOfData = ({ id }: Case): boolean =>
  /\/(200|foreign|bounds)$|^flow|^behaviour\/(idempotency|isolation|window|paging)\//.test(id);

const failuresOf = async (baseUrl: string, cases: readonly Case[]) => {
  const session = await Session.open({ baseUrl });
  const results = await runCases(session, cases, { atOnce: 12 });
  await session.close();
  expect(results.some(({ outcome }) => outcome === "passed")).toBe(true);
  const failed = results.filter(({ outcome }) => outcome === "failed");
  return failed.map(({ case: { id }, reason, curl }) => ({ id, reason, curl }));
};

const anywhere = allCases.filter((each) => !isOfLimits(each));

describeServed("the conformance suite", { settings }, (served) => {
  test("passes in what is read and written", { timeout: 120_000 }, async () => {
    expect(await failuresOf(served.server.url, anywhere.filter(isOfData))).toEqual([]);
  });

  test("passes with requests at random", { timeout: 120_000 }, async () => {
    expect(await failuresOf(served.server.url, randomCases({ requests: 8, seed: 20_260_101 }))).toEqual([]);
  });
});

describeServedOnPostgres("the conformance suite, further", { settings }, (served) => {
  test("passes in everything else", { timeout: 120_000 }, async () => {
    expect(
      await failuresOf(
        served.server.url,
        anywhere.filter((each) => !isOfData(each)),
      ),
    ).toEqual([]);
  });
});
