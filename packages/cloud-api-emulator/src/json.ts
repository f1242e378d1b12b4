/** Reads JSON of others; a value of the wrong type counts as missing. */

export type Json = { readonly [member: string]: unknown };

export const member = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((at, name) => (typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined), value);

export const textAt = (value: unknown, ...path: readonly string[]): string | undefined => {
  const found = member(value, ...path);
  return typeof found === "string" ? found : undefined;
};

export const listAt = (value: unknown, ...path: readonly string[]): readonly unknown[] => {
  const found = member(value, ...path);
  return Array.isArray(found) ? found : [];
};

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Leaves out members without a value. */
export const given = (members: Json): Json =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
