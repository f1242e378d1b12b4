/** Grades of operations, of sections, and of a run. */
import type { OperationId } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import type { Case } from "../src/index.ts";
import { type Checked, gradeLine, gradesOf, operationGrade } from "../src/report/grades.ts";
import { asHtml } from "../src/report/html.ts";
import { reportOf } from "../src/report/report.ts";
import type { Result } from "../src/runner.ts";

const held: Checked = { passed: 2, failed: 0, skipped: 1, succeeded: true };
const broken: Checked = { passed: 5, failed: 1, skipped: 0, succeeded: true };
const refusedOnly: Checked = { passed: 9, failed: 0, skipped: 0, succeeded: false };

const graded = (checks: { readonly [Id in OperationId]?: Checked }) =>
  gradesOf(Object.entries(checks).map(([id, checked]) => operationGrade(id as OperationId, checked))); // Its own keys.

test.for([
  ["conforms", held, held],
  ["conforms in part", held, refusedOnly],
  ["does not conform", held, broken],
  ["does not conform", refusedOnly, broken],
  ["not seen", refusedOnly, refusedOnly],
] as const)("a section %s by the outcomes of its operations", ([grade, list, send]) => {
  const grades = graded({ "messages.list": list, "messages.send": send });
  expect(grades.sections).toMatchObject([{ section: "messages", grade }]);
  expect(grades.grade).toBe(grade);
});

test("the whole has the sections' operations and checks", () => {
  const grades = graded({ "messages.send": held, "channels.list": broken, "channels.get": refusedOnly });
  expect(grades).toMatchObject({ held: 1, broken: 1, not_seen: 1, passed: 16, failed: 1, skipped: 1 });
  expect(grades.sections.map(({ section }) => section)).toEqual(["messages", "channels"]);
  expect(gradeLine(grades)).toBe("does not conform · 1 of 3 held, 1 broken, 1 not seen");
});

describe("a run", () => {
  const caseOf = (id: string, ...operations: OperationId[]): Case => ({
    id,
    title: id,
    operations,
    cites: { section: "Errors", line: "A line." },
    run: async () => {},
  });
  const results: readonly Result[] = [
    { case: caseOf("messages.send/200", "messages.send"), outcome: "passed", milliseconds: 1 },
    { case: caseOf("messages.send/422/text", "messages.send"), outcome: "skipped", milliseconds: 1 },
    { case: caseOf("channels.get/404", "channels.get"), outcome: "passed", milliseconds: 1 },
    { case: caseOf("channels.get/200", "channels.get"), outcome: "skipped", milliseconds: 1 },
    { case: caseOf("behaviour/a/b", "keys.revoke", "messages.list"), outcome: "failed", milliseconds: 1 },
  ];
  const operations = ["messages.send", "messages.list", "channels.get", "keys.revoke"] as const;
  const report = reportOf({
    target: "http://target",
    environment: "sandbox",
    profile: { operations },
    startedAt: new Date(0),
    milliseconds: 1,
    results,
  });

  test("holds what succeeded in a case, and a refusal alone holds nothing", () => {
    const outcomes = report.grades.sections.flatMap((section) =>
      section.operations.map(({ id, outcome }) => [id, outcome]),
    );
    expect(Object.fromEntries(outcomes)).toEqual({
      "messages.send": "held",
      "messages.list": "broken",
      "channels.get": "not seen",
      "keys.revoke": "broken",
    });
    expect(report.grades).toMatchObject({ grade: "does not conform", held: 1, broken: 2, not_seen: 1 });
  });

  test("shows each section, which unfolds to its operations", () => {
    const page = asHtml(report);
    expect(page).toContain("does not conform · 1 of 4 held, 2 broken, 1 not seen");
    expect(page).toMatch(/<details open><summary><span class="row"><code>messages<\/code>/);
    expect(page).toMatch(/<details><summary><span class="row"><code>channels<\/code><strong class="none">not seen/);
  });
});
