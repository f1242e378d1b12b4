/** Programs that pass, by package. Null where the runner refuses this version. */
export interface Cell {
  readonly version: string;
  readonly passed: Readonly<Record<string, boolean>> | null;
  /** Output of what failed. */
  readonly output: string;
}

export interface Tried {
  readonly name: string;
  readonly cells: readonly Cell[];
}

const majorOf = (version: string): string => version.split(".")[0] ?? version;

const textOf = ({ passed }: Cell): string =>
  passed === null
    ? "–"
    : Object.entries(passed)
        .map(([name, ok]) => `${ok ? "✓" : "✗"} ${name}`)
        .join("  ");

/** Prints runners × versions. Each cell has the packages. */
export const tableOf = (results: readonly Tried[]): string => {
  const versions = [...new Set(results.flatMap(({ cells }) => cells.map(({ version }) => version)))];
  const rows = results.map(({ name, cells }) => [
    name,
    ...versions
      .map((version) => cells.find((cell) => cell.version === version))
      .map((cell) => (cell ? textOf(cell) : "")),
  ]);
  const heading = ["", ...versions.map((version) => (/^\d/.test(version) ? `Node.js ${majorOf(version)}` : version))];
  const all = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("   "));
  return lines.map((line) => line.trimEnd()).join("\n");
};
