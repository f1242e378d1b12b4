import { expect, test } from "vitest";
import { type Report, countTable, countsOf, held } from "./counts.ts";

const reportOf = (...tests: readonly [status: string, counts: Readonly<Record<string, number>>][]): Report => ({
  success: true,
  testResults: [{ assertionResults: tests.map(([status, counts]) => ({ status, meta: { counts } })) }],
});

const countOf = (name: (typeof held)[number], report: Report) => countsOf(report).find((row) => row.name === name);

test("counts of several tests are added", () => {
  const report = reportOf(["passed", { settings: 2, limits: 1 }], ["passed", { settings: 40 }]);
  expect(countOf("settings", report)).toEqual({ name: "settings", count: 42, ok: true });
});

test("one failed test fails what it counts, and nothing else", () => {
  const report = reportOf(["passed", { settings: 2, limits: 1 }], ["failed", { settings: 40 }]);
  expect([countOf("settings", report)?.ok, countOf("limits", report)?.ok]).toEqual([false, true]);
});

test("what no test counts is a failure", () => {
  expect(countsOf(reportOf()).map(({ ok }) => ok)).toEqual(held.map(() => false));
});

test("the table has a line for each", () => {
  const rows = [
    { name: "pages", count: 1234, ok: true },
    { name: "links", count: 5, ok: false },
  ];
  expect(countTable(rows)).toBe("✓ pages    1,234\n✗ links        5");
});
