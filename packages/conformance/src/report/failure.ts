/** Failures as text: what was expected, what came instead, and where. */
import type { CaseFailure } from "../runner.ts";

const maxLines = 16;
const maxWidth = 110;

/** Breaks a long line. JSON at its end gets a line for each member. */
const folded = (text: string): string => {
  const lines = (text.length > 60 ? withoutJson(text) : text).split("\n").flatMap(broken);
  return [...lines.slice(0, maxLines), ...(lines.length > maxLines ? ["…"] : [])].join("\n");
};

const withoutJson = (text: string): string => {
  const start = text.search(/[[{]/);
  if (start < 0) return text;
  try {
    return `${text.slice(0, start).trimEnd()}\n${JSON.stringify(JSON.parse(text.slice(start)), null, 2)}`.trimStart();
  } catch {
    return text;
  }
};

const broken = (line: string): readonly string[] => {
  const parts: string[] = [];
  for (let rest = line; rest !== ""; rest = rest.slice(maxWidth)) parts.push(rest.slice(0, maxWidth));
  return parts.length === 0 ? [""] : parts;
};

/** Returns the parts of a failure by name. One of the suite's own has a message alone. */
export const partsOf = ({
  expected,
  received,
  where,
  message,
}: CaseFailure): readonly (readonly [string, string])[] => {
  if (expected === undefined || where === undefined) return [["failed", folded(message)]];
  const [, ...waited] = message.split("\n");
  return [
    ["expected", folded(expected)],
    ...(received === undefined ? [] : [["received", folded(received)] as const]),
    ["in", folded([where, ...waited].join("\n"))],
  ];
};

const maxBrief = 200;

/** Returns a failure in one line. */
export const briefly = ({ expected, received, where, message }: CaseFailure): string => {
  const [first = ""] = message.split("\n", 1);
  const text =
    expected === undefined
      ? first
      : `expected ${expected}${received === undefined ? `: ${where}` : `, received ${received}`}`;
  return text.length > maxBrief ? `${text.slice(0, maxBrief)}…` : text;
};
