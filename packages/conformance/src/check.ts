/** Assertions whose failures name the expected value, the received one, and the request. */
import { isDeepStrictEqual } from "node:util";
import type { Validated } from "@atlas-messaging/validators";

/** An expectation that failed: its words, the value that came instead, and the place. */
export interface Breach {
  readonly expected: string;
  /** Missing where `expected` or `where` says it. */
  readonly received?: string;
  /** The value and its request. */
  readonly where: string;
}

/** A deployment breaks its contract. The message is for the developer who fixes it. */
export class Violation extends Error {
  override readonly name = "Violation";
  readonly breach: Breach | null;

  constructor(message: string, breach: Breach | null = null) {
    super(message);
    this.breach = breach;
  }
}

/** The run has ended before this request: by a signal, or since the target is gone. */
export class Stopped extends Error {
  override readonly name = "Stopped";
}

/** The case cannot run against this target. */
export class Skipped extends Error {
  override readonly name = "Skipped";
}

/** Assertions that throw a `Violation`. `where` names the value and its request: `data.status of ${answer.where}`. */
export interface Check {
  /** Compares objects and lists by content. */
  readonly equal: (received: unknown, expected: unknown, where: string) => void;
  readonly differ: (received: unknown, other: unknown, where: string) => void;
  /** Expects every member of `expected` at any depth. Lists are compared as a whole. */
  readonly includes: (received: unknown, expected: object, where: string) => void;
  readonly matches: (received: unknown, pattern: RegExp, where: string) => void;
  /** `least <= received <= most` */
  readonly between: (received: number, min: number, max: number, where: string) => void;
  /** Expects a condition to hold. `expected` is a sentence, which may end with what came: "200, not 404". */
  readonly that: (condition: boolean, expected: string, where: string) => void;
  /** Expects a value that is neither null nor undefined. */
  readonly present: <Value>(value: Value, where: string) => NonNullable<Value>;
  readonly fail: (message: string) => never;
}

/** Cuts a long text. */
export const shortened = (text: string): string =>
  text.length > 600 ? `${text.slice(0, 600)}… (${text.length})` : text;
const shown = (value: unknown): string => shortened(value === undefined ? "nothing" : JSON.stringify(value));

export const violate = (expected: string, received: unknown, where: string): never => {
  const came = typeof received === "string" ? shortened(received) : shown(received);
  throw new Violation(`expected ${expected}, received ${shown(received)}: ${where}`, {
    expected,
    received: came,
    where,
  });
};

/** Splits "200, not 404" into what was expected and what came. */
const breachOf = (sentence: string, where: string): Breach => {
  const [expected = sentence, received] = sentence.split(/, not (.*)/s, 2);
  return { expected, ...(received === undefined ? {} : { received: shortened(received) }), where };
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
  between: (received, min, max, where) => {
    if (!(received >= min && received <= max)) violate(`${min} to ${max}`, received, where);
  },
  that: (condition, expected, where) => {
    if (!condition) throw new Violation(`expected ${expected}: ${where}`, breachOf(expected, where));
  },
  present: (value, where) => value ?? violate("a value", value, where),
  fail: (message) => {
    throw new Violation(message);
  },
};

/** Returns the problems that a validator found, a line for each. */
export const problemsOf = (checked: Validated<unknown>): readonly string[] =>
  checked.ok ? [] : checked.details.map(({ path, message }) => `${path} ${message}`);
