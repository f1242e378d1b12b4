/** Assertions whose failures say what was expected, what came, and where. */
import { isDeepStrictEqual } from "node:util";

/** A deployment does something else than its contract says; the message is for whoever mends it. */
export class Violation extends Error {
  override readonly name = "Violation";
}

/** The case cannot be run against this target. */
export class Skipped extends Error {
  override readonly name = "Skipped";
}

/** Each throws a `Violation`; `where` names the value, and the request that it came from: `data.status of ${answer.where}`. */
export interface Check {
  /** The same value, objects and lists compared by content. */
  readonly equal: (received: unknown, expected: unknown, where: string) => void;
  readonly differ: (received: unknown, other: unknown, where: string) => void;
  /** Every member of `expected` is there with an equal value, at any depth; lists are compared whole. */
  readonly includes: (received: unknown, expected: object, where: string) => void;
  readonly matches: (received: unknown, pattern: RegExp, where: string) => void;
  /** `least <= received <= most` */
  readonly between: (received: number, least: number, most: number, where: string) => void;
  /** A condition that must hold, said as a sentence. */
  readonly that: (condition: boolean, expected: string, where: string) => void;
  /** A value that must be there. */
  readonly present: <Value>(value: Value, where: string) => NonNullable<Value>;
  readonly fail: (message: string) => never;
}

const shortened = (text: string): string => (text.length > 600 ? `${text.slice(0, 600)}… (${text.length})` : text);
const shown = (value: unknown): string => shortened(value === undefined ? "nothing" : JSON.stringify(value));

export const violate = (expected: string, received: unknown, where: string): never => {
  throw new Violation(`expected ${expected}, received ${shown(received)}: ${where}`);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const includes = (received: unknown, expected: unknown, where: string): void => {
  if (!isObject(expected)) return check.equal(received, expected, where);
  if (!isObject(received)) return violate(`an object with ${shown(expected)}`, received, where);
  for (const [name, value] of Object.entries(expected)) includes(received[name], value, `${name} in ${where}`);
};

export const check: Check = {
  equal: (received, expected, where) => {
    if (!isDeepStrictEqual(received, expected)) violate(shown(expected), received, where);
  },
  differ: (received, other, where) => {
    if (isDeepStrictEqual(received, other)) violate(`anything but ${shown(other)}`, received, where);
  },
  includes,
  matches: (received, pattern, where) => {
    if (typeof received !== "string" || !pattern.test(received))
      violate(`text like ${pattern.source}`, received, where);
  },
  between: (received, least, most, where) => {
    if (!(received >= least && received <= most)) violate(`${least} to ${most}`, received, where);
  },
  that: (condition, expected, where) => {
    if (!condition) throw new Violation(`expected ${expected}: ${where}`);
  },
  present: (value, where) => value ?? violate("a value", value, where),
  fail: (message) => {
    throw new Violation(message);
  },
};
