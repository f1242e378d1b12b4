/** The contract's own suite, on both databases; what holds the limits themselves is in `conformance.429.test.ts`. */
import { randomCases } from "@atlas-messaging/conformance";
import { expect, test } from "vitest";
import { failuresOf, freely, stored } from "../test-support/conformance-suite.ts";
import { describeServedOnPglite, describeServedOnPostgres } from "../test-support/served.ts";
import { quickPasswords } from "../test-support/members.ts";
import { settings } from "../test-support/whole-contract.ts";

describeServedOnPostgres("the conformance suite", { settings, file: quickPasswords }, (served) => {
  test("passes", async () => {
    expect(await failuresOf(served.server.url, freely)).toEqual([]);
  });

  test("passes with requests at random", async () => {
    expect(await failuresOf(served.server.url, randomCases({ requests: 8, seed: 20_260_101 }))).toEqual([]);
  });
});

describeServedOnPglite("the conformance suite", { settings, file: quickPasswords }, (served) => {
  test("passes where it reads or writes rows", async () => {
    expect(await failuresOf(served.server.url, stored)).toEqual([]);
  });
});
