/** The report as text, for a terminal. */
import { operations } from "@atlas-messaging/contract";
import { grouped } from "../grouped.ts";
import pc from "picocolors";
import { allSections } from "../stage.ts";
import { gradeLine } from "./grades.ts";
import { briefly } from "./failure.ts";
import type { CaseReport, CauseReport, Report } from "./report.ts";

type Colors = ReturnType<typeof pc.createColors>;

/** Returns the totals of each section, and of the run. A case of several sections counts for each. */
export const asTable = (report: Report, colors: Colors = pc.createColors(false)): string => {
  const { bold, dim } = colors;
  const rows = allSections
    .map((section) => [section, report.cases.filter((each) => sectionsIn(each).has(section))] as const)
    .filter(([, cases]) => cases.length > 0);
  const width = Math.max("section".length, ...rows.map(([section]) => section.length));
  const row = (name: string, ...cells: readonly string[]): string =>
    `${name.padEnd(width)}  ${cells.map((cell) => cell.padStart(7)).join("  ")}`;
  const number = (count: number, color: (text: string) => string): string => {
    const text = String(count).padStart(7);
    return count === 0 ? dim("-".padStart(7)) : color(text);
  };
  return [
    bold(row("section", "cases", "passed", "failed", "skipped")),
    ...rows.map(([section, cases]) =>
      row(
        section,
        number(cases.length, String),
        number(count(cases, "passed"), colors.green),
        number(count(cases, "failed"), colors.red),
        number(count(cases, "skipped"), colors.yellow),
      ),
    ),
    "",
    totals(report, colors),
    gradeLine(report.grades),
  ].join("\n");
};

const count = (cases: readonly CaseReport[], outcome: CaseReport["outcome"]): number =>
  cases.filter((each) => each.outcome === outcome).length;

const sectionsIn = ({ operations: ids }: CaseReport): ReadonlySet<string> =>
  new Set(ids.map((id) => operations[id].section));

const totals = ({ totals: { passed, failed, skipped }, not_run, milliseconds }: Report, colors: Colors): string => {
  const parts = [
    colors.green(`${passed} passed`),
    ...(failed > 0 ? [colors.red(`${failed} failed`)] : []),
    ...(skipped > 0 ? [colors.yellow(`${skipped} skipped`)] : []),
    ...(not_run > 0 ? [colors.yellow(`${not_run} not run`)] : []),
  ];
  return `${parts.join(", ")} in ${(milliseconds / 1_000).toFixed(1)} s`;
};

/** Lists the causes of failures, most frequent first, for the end of a long output. */
export const asFailures = ({ causes }: Report, { red }: Colors = pc.createColors(false)): string =>
  causes.map((cause) => `${red("✗")} ${causeLine(cause)}`).join("\n");

const maxNamed = 3;

const causeLine = ({ sample, cases }: CauseReport): string => {
  if (cases.length === 1) return `${cases.join()}: ${briefly(sample)}`;
  const named = cases.slice(0, maxNamed).join(", ");
  const more = cases.length > maxNamed ? ` and ${cases.length - maxNamed} more` : "";
  return `${cases.length} cases: ${briefly(sample)}\n  ${named}${more}`;
};

/** Lists the reasons for skipped cases, each once. */
export const asSkips = ({ cases }: Report): string => {
  const skipped = cases.filter(({ outcome }) => outcome === "skipped");
  const reasons = grouped(skipped, ({ reason = "" }) => reason);
  return [...reasons].map(([reason, each]) => `${String(each.length).padStart(5)} skipped: ${reason}`).join("\n");
};
