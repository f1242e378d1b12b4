/** The cases of the contract's suite that are about limits, under those of the contract, on both databases. */
import { expect, test } from "vitest";
import { failuresOf, underLimits } from "../test-support/conformance-suite.ts";
import { describeServed } from "../test-support/served.ts";
import { settings } from "../test-support/whole-contract.ts";

const { ATLAS_ALLOW_LOOPBACK_TARGETS } = settings;

describeServed("the suite's limits", { settings: { ATLAS_ALLOW_LOOPBACK_TARGETS } }, (served) => {
  test("hold", async () => {
    expect(await failuresOf(served.server.url, underLimits)).toEqual([]);
  });
});
