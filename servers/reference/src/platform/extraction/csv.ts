/** Reads CSV as one line per row, each value with its column's name, so that a row makes sense when cited alone. */
import papa from "papaparse";
import { tidy } from "./source.ts";

export const readCsv = (text: string): string => {
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: "greedy" });
  const rows = data.map((row) => row.map((cell) => cell.replace(/\s+/g, " ").trim()));
  const [names, ...records] = rows;
  const lines =
    names && records.length > 0 && isHeader(names) ? records.map((row) => recordLine(names, row)) : rows.map(rowLine);
  return tidy(lines.join("\n"));
};

const isHeader = (names: readonly string[]): boolean =>
  names.length > 1 && names.every((name) => name !== "" && !/^[\d.,%€$£-]+$/.test(name));

const recordLine = (names: readonly string[], row: readonly string[]): string =>
  row
    .map((cell, at) => (cell === "" ? "" : named(names[at], cell)))
    .filter((cell) => cell !== "")
    .join("; ");

const named = (name: string | undefined, cell: string): string => (name === undefined ? cell : `${name}: ${cell}`);

const rowLine = (row: readonly string[]): string => row.filter((cell) => cell !== "").join(" | ");
