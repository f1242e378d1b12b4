/** JSON with members in order of their names, at every depth, so that equal values have equal text. */
export const canonical = (value: unknown): string => JSON.stringify(inOrder(value));

const inOrder = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const members = Object.entries(value).map(([name, member]) => [name, inOrder(member)] as const);
  return Object.fromEntries(members.toSorted(([one], [other]) => (one < other ? -1 : 1)));
};
