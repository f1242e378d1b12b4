import type { Io } from "../io.ts";
import { isMembers } from "./json.ts";

const maxCell = 40;
const gap = "  ";

/** Writes a value on one line. Control characters, by which a text could rule the terminal, become spaces. */
const cellOf = (value: unknown): string => {
  if (value === undefined || value === null) return "–";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.replaceAll(/\p{Cc}+/gu, " ");
};

const cut = (text: string, width: number): string => (text.length <= width ? text : `${text.slice(0, width - 1)}…`);

const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;

/** Writes items as a table: the members without parts, as many as the terminal is wide for. */
export const tableOf = ({ columns, colors }: Io, items: readonly unknown[]): string => {
  const rows = items.map((item) => (isMembers(item) ? item : { value: item }));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) =>
    rows.every((row) => isPlain(Reflect.get(row, name))),
  );
  const fitting: { readonly name: string; readonly width: number }[] = [];
  let room = columns;
  for (const name of names) {
    const cells = rows.map((row) => cellOf(Reflect.get(row, name)).length);
    const width = Math.min(maxCell, Math.max(name.length, ...cells));
    if (width + gap.length > room && fitting.length > 0) continue;
    fitting.push({ name, width });
    room -= width + gap.length;
  }
  const line = (cell: (name: string) => string): string =>
    fitting
      .map(({ name, width }) => cut(cell(name), width).padEnd(width))
      .join(gap)
      .trimEnd();
  return [
    colors.bold(line((name) => name)),
    ...rows.map((row) => line((name) => cellOf(Reflect.get(row, name)))),
    "",
  ].join("\n");
};

/** Writes one thing: a member a line, and parts indented below their name. */
export const thingOf = (io: Io, value: unknown, indent = ""): string => {
  if (Array.isArray(value))
    return value.map((each) => `${indent}- ${thingOf(io, each, `${indent}  `).trimStart()}`).join("");
  if (!isMembers(value)) return `${indent}${cellOf(value)}\n`;
  const entries = Object.entries(value);
  const width = Math.max(0, ...entries.filter(([, each]) => isPlain(each)).map(([name]) => name.length));
  return entries
    .map(([name, each]) => {
      if (isPlain(each)) return `${indent}${io.colors.dim(name.padEnd(width))}${gap}${cellOf(each)}\n`;
      const isEmpty = Object.keys(Object(each)).length === 0;
      return isEmpty ? "" : `${indent}${io.colors.dim(name)}\n${thingOf(io, each, `${indent}  `)}`;
    })
    .join("");
};
