/** The suite tells what is wrong with a deployment, and nothing else: not a slow proxy, nor one that refuses at times. */
import { describe, expect, test } from "vitest";
import { allCases } from "../src/index.ts";
import { asHtml } from "../src/report/html.ts";
import { asFailures, asTable } from "../src/report/text.ts";
import { faultyTarget } from "../test-support/faults/faulty-target.ts";
import type { Layer } from "../test-support/faults/fault.ts";
import { reportOn } from "../test-support/report-on.ts";
import { asContract, asGateway, unruly, without } from "../test-support/unruly.ts";

const behind = (name: string, layer: Layer) => faultyTarget({ name, operations: [], layer: () => layer });

/** Sections of all methods and bodies, and the behaviour that counts, waits and streams. */
const chosen = allCases.filter(({ id }) =>
  /^(webhooks|sessions)\.|^behaviour\/(limits|idempotency|event-stream|delivery)\//.test(id),
);

test.for([
  ["in the form of the contract", asContract, 0],
  ["in words of its own", asGateway, 1],
] as const)("a proxy that delays each answer and refuses a tenth %s fails no case", async ([, refuse, part]) => {
  let count = 0;
  const layer = unruly(3, refuse, () => void (count += 1));
  const { cases } = await reportOn(
    behind("is behind an unruly proxy", layer),
    chosen.filter((_, index) => index % 4 === part),
  );
  const failed = cases.filter(({ outcome }) => outcome === "failed").map(({ id, reason }) => [id, reason]);
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(12);
  expect(cases.length).toBeGreaterThan(25);
});

describe("a deployment without a header", () => {
  const some = allCases.filter(({ id }) => /^(system|channels)\.(?!.*\/429)/.test(id));

  test("gets a report with one line for all cases, which also tells what else is wrong", async () => {
    const layer = without("x-request-id");
    const report = await reportOn(behind("has no request ids", layer), some);
    const asking = report.cases.filter(({ outcome }) => outcome !== "skipped");
    expect(report.totals).toEqual({ passed: 0, failed: asking.length, skipped: report.totals.skipped });
    expect(asFailures(report)).toMatch(
      new RegExp(`^✗ ${asking.length} cases: expected the header x-request-id, received nothing\n  .* and \\d+ more$`),
    );
    expect(report.causes.map(({ sample, cases }) => [sample.expected, cases.length])).toEqual([
      ["the header x-request-id", asking.length],
    ]);
    const page = asHtml(report);
    expect(page).toContain(`<h3>${asking.length} cases: expected the header x-request-id, received nothing</h3>`);
    expect(page).toContain("does not conform");
    expect(asTable(report)).toMatch(/\nsystem +\d+ +- +\d+/);
  });

  test("gets each missing header in one run", async () => {
    const names = ["ratelimit", "retry-after", "x-atlas-ratelimit-limit", "x-atlas-ratelimit-reset", "x-request-id"];
    const report = await reportOn(behind("has few headers", without(...names)), some);
    expect(new Set(report.causes.map(({ sample }) => sample.expected))).toEqual(
      new Set(names.map((name) => `the header ${name}`)),
    );
  });
});

test("no report shows an empty name, a backtick of a title, or a long line", async () => {
  const report = await reportOn(
    behind("fails", async (asked, next) =>
      asked.operation === "sessions.list" ? Response.json({ ok: true, data: "x".repeat(300) }) : next(asked.request),
    ),
    allCases.filter(({ id }) => id.startsWith("sessions.")),
  );
  expect(report.totals.failed).toBeGreaterThan(0);
  for (const { title } of allCases) expect(title).not.toMatch(/ {2}|: $|: ,/);
  const page = asHtml(report);
  expect(page.replaceAll(/<pre.*?<\/pre>/gs, "")).not.toContain("`");
  for (const [, text = ""] of page.matchAll(/<dd><pre>(.*?)<\/pre>/gs))
    for (const line of text.split("\n")) expect(line.length).toBeLessThan(200);
});
