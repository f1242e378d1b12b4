/** Attributes as lines to edit: `city: Berlin`. Quotes keep a number or a yes as text. */
import type { Customer } from "./types.ts";

type Value = Customer["attributes"][string];

const lineOf = (name: string, value: Value): string => {
  const needsQuotes = typeof value === "string" && (/[\r\n]/.test(value) || valueOf(value) !== value);
  return `${name}: ${needsQuotes ? JSON.stringify(value) : String(value)}`;
};

export const linesOf = (attributes: Customer["attributes"]): string =>
  Object.entries(attributes)
    .map(([name, value]) => lineOf(name, value))
    .join("\n");

const valueOf = (words: string): Value => {
  if (words === "true" || words === "false") return words === "true";
  if (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(words)) return Number(words);
  if (!/^".*"$/.test(words)) return words.trim();
  try {
    const parsed: unknown = JSON.parse(words);
    return typeof parsed === "string" ? parsed : words;
  } catch {
    return words;
  }
};

/** Changes from these attributes to the lines; null removes one. Returns the words of a line that has no name. */
export const changesOf = (
  before: Customer["attributes"],
  text: string,
): { readonly changes: Record<string, Value | null> } | { readonly bad: string } => {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const wanted = new Map<string, Value>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    if (colon < 1) return { bad: line };
    wanted.set(line.slice(0, colon).trim(), valueOf(line.slice(colon + 1).trim()));
  }
  const removed = Object.keys(before).filter((name) => !wanted.has(name));
  const changed = [...wanted].filter(([name, value]) => before[name] !== value);
  return { changes: Object.fromEntries([...removed.map((name) => [name, null] as const), ...changed]) };
};
