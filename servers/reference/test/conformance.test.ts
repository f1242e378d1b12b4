/** The contract's own suite, on both databases; what holds the limits themselves is in `conformance.429.test.ts`. */
import { randomCases } from "@atlas-messaging/conformance";
import { expect, test } from "vitest";
import { failuresOf, freely } from "../test-support/conformance-suite.ts";
import { describeServed, describeServedOnPostgres } from "../test-support/served.ts";
import { settings } from "../test-support/whole-contract.ts";

describeServed("the conformance suite", { settings }, (served) => {
  test("passes", { timeout: 240_000 }, async () => {
    expect(await failuresOf(served.server.url, freely)).toEqual([]);
  });
});

describeServedOnPostgres("the conformance suite, further", { settings }, (served) => {
  test("passes with requests at random", { timeout: 120_000 }, async () => {
    expect(await failuresOf(served.server.url, randomCases({ requests: 8, seed: 20_260_101 }))).toEqual([]);
  });
});
