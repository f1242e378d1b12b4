/** Requests at random from the contract's suite, on the server. `verify` asks them of the offline sandbox, which walks the same rooms. */
import { randomCases } from "@atlas-messaging/conformance";
import { expect, test } from "vitest";
import { failuresOf } from "../test-support/conformance-suite.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { quickPasswords } from "../test-support/members.ts";
import { settings } from "../test-support/whole-contract.ts";

describeServedOnPostgres("the conformance suite", { settings, file: quickPasswords }, (served) => {
  test("passes with requests at random", async () => {
    expect(await failuresOf(served.server.url, randomCases({ requests: 8, seed: 20_260_101 }))).toEqual([]);
  });
});
