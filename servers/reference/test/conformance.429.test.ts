/** The cases of the contract's suite that are about limits, under those of the contract. The process counts, whatever its database. */
import { expect, test } from "vitest";
import { failuresOf, underLimits } from "../test-support/conformance-suite.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { settings } from "../test-support/whole-contract.ts";

const { ATLAS_ALLOW_LOOPBACK_TARGETS } = settings;

describeServedOnPostgres("the suite's limits", { settings: { ATLAS_ALLOW_LOOPBACK_TARGETS } }, (served) => {
  test("hold", async () => {
    expect(await failuresOf(served.server.url, underLimits)).toEqual([]);
  });
});
