/** JSON of large values, written in steps before it is needed: at the commit, all of it would be written in one piece. */
const texts = new WeakMap<object, string>();

export const keepJson = (value: object, text: string): void => void texts.set(value, text);

/** A value as JSON: as it has been written ahead, or now. */
export const jsonOf = (value: unknown): string =>
  (typeof value === "object" && value !== null ? texts.get(value) : undefined) ?? JSON.stringify(value);
