/** JSON with members sorted by name at every depth: equal values have equal text. */
export const canonical = (value: unknown): string => JSON.stringify(inOrder(value));

const inOrder = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const ordered: Record<string, unknown> = {};
  for (const name of sorted(Object.keys(value))) put(ordered, name, inOrder(Reflect.get(value, name)));
  return ordered;
};

/** Skips the sort where names are in order already, as most are. */
const sorted = (names: readonly string[]): readonly string[] =>
  names.every((name, index) => index === 0 || (names[index - 1] ?? "") < name) ? names : names.toSorted();

/** Assigning `__proto__` would set the object's prototype. */
const put = (object: Record<string, unknown>, name: string, value: unknown): void => {
  if (name === "__proto__") Object.defineProperty(object, name, { value, enumerable: true });
  else object[name] = value;
};
