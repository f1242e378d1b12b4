/**
 * The contract's own suite: in `verify` what the server and its queries decide, on PostgreSQL, in `release:check` every
 * case, and on PGlite all that reads or writes rows. What holds the limits themselves is in `conformance.429.test.ts`.
 */
import { expect, test } from "vitest";
import { decided, failuresOf, freely, stored } from "../test-support/conformance-suite.ts";
import { describeServedOnPglite, describeServedOnPostgres } from "../test-support/served.ts";
import { quickPasswords } from "../test-support/members.ts";
import { settings } from "../test-support/whole-contract.ts";
import { whole } from "../test-support/whole.ts";

describeServedOnPostgres("the conformance suite", { settings, file: quickPasswords }, (served) => {
  test("passes", async () => {
    expect(await failuresOf(served.server.url, whole ? freely : decided)).toEqual([]);
  });
});

describeServedOnPglite("the conformance suite", { settings, file: quickPasswords }, (served) => {
  test("passes where it reads or writes rows", async () => {
    expect(await failuresOf(served.server.url, stored)).toEqual([]);
  });
});
