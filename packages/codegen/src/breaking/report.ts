import type { Comparison, Finding } from "./compare.ts";

/** Prints the comparison as a table for a terminal, breaking changes first. */
export const reportComparison = ({ breaking, preview, additive }: Comparison): string => {
  const rows = [...rowsOf("BREAKING", breaking), ...rowsOf("preview", preview), ...rowsOf("additive", additive)];
  const totals = `${breaking.length} breaking, ${preview.length} in preview, ${additive.length} additive changes`;
  return [...aligned(rows), `${totals} since the release.`].join("\n");
};

const rowsOf = (kind: string, findings: readonly Finding[]): string[][] =>
  findings.map(({ subject, where, change }) => [kind, subject, where || "(whole)", change]);

const aligned = (rows: readonly string[][]): string[] => {
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
};
