/** Prints clients × abilities. */
export const table = (rows: readonly (readonly [string, { readonly [ability: string]: string }])[]): string => {
  const abilities = [...new Set(rows.flatMap(([, outcomes]) => Object.keys(outcomes)))];
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = (name: string, cells: readonly string[]): string =>
    [name.padEnd(width), ...cells.map((cell, at) => cell.padEnd(abilities[at]?.length ?? 0))].join("  ");
  const marks = rows.map(([name, outcomes]) =>
    line(
      name,
      abilities.map((ability) => (outcomes[ability] === "✓" ? "✓" : "✗")),
    ),
  );
  return [line("", abilities), ...marks].join("\n");
};
