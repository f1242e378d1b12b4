/** JSON of large values, serialized in steps ahead of the commit, which would block while it serialized them. */
const texts = new WeakMap<object, string>();

export const keepJson = (value: object, text: string): void => void texts.set(value, text);

/** Returns a value's JSON, serialized ahead or now. */
export const jsonOf = (value: unknown): string =>
  (typeof value === "object" && value !== null ? texts.get(value) : undefined) ?? JSON.stringify(value);
