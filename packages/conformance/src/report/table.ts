/** The report as text, for a terminal. */
import { shortened } from "../check.ts";
import { grouped } from "../grouped.ts";
import pc from "picocolors";
import type { Report } from "./report.ts";

type Colors = ReturnType<typeof pc.createColors>;

export const asTable = (report: Report, colors: Colors = pc.createColors(false)): string => {
  const { bold, dim } = colors;
  // Leaves out operations that were not selected.
  const held = report.operations.filter(({ cases }) => cases > 0);
  const names = held.map(({ id }) => id.length);
  const width = Math.max("operation".length, ...names);
  const row = (name: string, ...cells: readonly string[]): string =>
    `${name.padEnd(width)}  ${cells.map((cell) => cell.padStart(7)).join("  ")}`;
  const number = (count: number, color: (text: string) => string): string => {
    const text = String(count).padStart(7);
    return count === 0 ? dim("-".padStart(7)) : color(text);
  };
  return [
    bold(row("operation", "cases", "passed", "failed", "skipped")),
    ...held.map(({ id, cases, passed, failed, skipped }) =>
      row(
        id,
        number(cases, String),
        number(passed, colors.green),
        number(failed, colors.red),
        number(skipped, colors.yellow),
      ),
    ),
    "",
    totals(report, colors),
  ].join("\n");
};

const totals = ({ totals: { passed, failed, skipped }, milliseconds }: Report, colors: Colors): string => {
  const parts = [
    colors.green(`${passed} passed`),
    ...(failed > 0 ? [colors.red(`${failed} failed`)] : []),
    ...(skipped > 0 ? [colors.yellow(`${skipped} skipped`)] : []),
  ];
  return `${parts.join(", ")} in ${(milliseconds / 1_000).toFixed(1)} s`;
};

/** Lists the failed cases, each with the first line of its reason, for the end of a long output. */
export const asFailures = ({ cases }: Report, { red }: Colors = pc.createColors(false)): string =>
  cases
    .filter(({ outcome }) => outcome === "failed")
    .map(({ id, reason = "" }) => `${red("✗")} ${id}: ${shortened(reason.split("\n", 1).join())}`)
    .join("\n");

/** Lists the reasons for skipped cases, each once. */
export const asSkips = ({ cases }: Report): string => {
  const skipped = cases.filter(({ outcome }) => outcome === "skipped");
  const reasons = grouped(skipped, ({ reason = "" }) => reason);
  return [...reasons].map(([reason, each]) => `${String(each.length).padStart(5)} skipped: ${reason}`).join("\n");
};
