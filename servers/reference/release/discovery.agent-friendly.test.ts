/** The documentation as agents read it: the checks of the Agent-Friendly Documentation Spec, on every page. */
import { computeScore, runChecks } from "afdocs";
import { expect, test } from "vitest";
import { describeServedOnPostgres } from "../test-support/served.ts";

const settings = { ATLAS_LIMIT_PUBLIC: "100000" };

/** This machine needs no consideration, and no page is left to chance. */
const options = { maxConcurrency: 32, requestDelay: 0, samplingStrategy: "none" } as const;

describeServedOnPostgres("the documentation", { settings }, (served) => {
  test("scores 100 of 100 for agents by afdocs", async ({ annotate }) => {
    const report = await runChecks(served.server.url, options);
    const { results } = report;
    const { overall, grade } = computeScore(report);
    await annotate(`afdocs score: ${overall} of 100 (${grade})`);
    expect(overall).toBe(100);
    const failed = results.filter(({ status }) => status === "fail" || status === "error");
    expect(failed.map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
    expect(results.filter(({ status }) => status === "pass").length).toBeGreaterThan(20);
  });
});
