/** JSON with members in order of their names, at every depth, so that equal values have equal text. */
export const canonical = (value: unknown): string => JSON.stringify(inOrder(value));

const inOrder = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const ordered: Record<string, unknown> = {};
  for (const name of Object.keys(value).toSorted()) put(ordered, name, inOrder(Reflect.get(value, name)));
  return ordered;
};

/** To assign this one name would change what the object inherits from. */
const put = (object: Record<string, unknown>, name: string, value: unknown): void => {
  if (name === "__proto__") Object.defineProperty(object, name, { value, enumerable: true });
  else object[name] = value;
};
