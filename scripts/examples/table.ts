import type { Result } from "./run.ts";

const headings = ["example", "against", "result", "seconds"];

const cells = ({ name, against, outcome, seconds, output }: Result): string[] =>
  outcome === "skipped" ? [name, against, `skipped: ${output}`, ""] : [name, against, outcome, seconds.toFixed(1)];

/** Prints a line for each run, and the counts. */
export const resultTable = (results: readonly Result[]): string => {
  const rows = [headings, ...results.map(cells)];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const count = (wanted: Result["outcome"]): number => results.filter(({ outcome }) => outcome === wanted).length;
  return [...lines, "", `${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`].join("\n");
};
