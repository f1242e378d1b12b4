/**
 * Building blocks of the generated event shapes. They check what the event's type promises and no more, since v1 may
 * add members and enum values.
 */

/** One invalid member of a payload. */
export interface PayloadProblem {
  /** Dotted path of the member, such as `message.text`. */
  readonly path: string;
  /** Problem, phrased to follow the path: "must be a string". */
  readonly message: string;
}

/** Returns the problems of a value, or none. */
export type Shape = (value: unknown, path: string) => readonly PayloadProblem[];

const wanted =
  (what: string, holds: (value: unknown) => boolean): Shape =>
  (value, path) =>
    holds(value) ? [] : [{ path, message: value === undefined ? "is required" : `must be ${what}` }];

export const string = wanted("a string", (value) => typeof value === "string");
export const number = wanted("a number", (value) => typeof value === "number");
export const integer = wanted("an integer", (value) => Number.isInteger(value));
export const boolean = wanted("a boolean", (value) => typeof value === "boolean");

export const nullable =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? [] : shape(value, path);

export const list =
  (item: Shape): Shape =>
  (value, path) =>
    Array.isArray(value)
      ? value.flatMap((each, index) => item(each, `${path}.${index}`))
      : [{ path, message: "must be an array" }];

type Members = { readonly [name: string]: Shape };

export const object =
  (required: Members, optional: Members = {}): Shape =>
  (value, path) => {
    if (!isObject(value)) return anObject(value, path);
    const check = ([name, shape]: [string, Shape]) => shape(value[name], path ? `${path}.${name}` : name);
    const given = Object.entries(optional).filter(([name]) => value[name] !== undefined);
    return [...Object.entries(required), ...given].flatMap(check);
  };

/** An object of the caller's own names. */
export const values =
  (shape: Shape): Shape =>
  (value, path) =>
    isObject(value)
      ? Object.entries(value).flatMap(([name, each]) => shape(each, `${path}.${name}`))
      : anObject(value, path);

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const anObject = wanted("an object", isObject);
