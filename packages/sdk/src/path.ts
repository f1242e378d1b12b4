/**
 * Encodes an id as a path segment. Refuses ids that would lead to another path, and missing ones in plain JavaScript.
 */
export const segment = (id: string): string => {
  if (!id || /^\.\.?$/.test(id)) throw new TypeError(`${JSON.stringify(id)} is not an id.`);
  return encodeURIComponent(id);
};

/** Returns a query string, or nothing. Undefined members are left out, and lists are sent item by item. */
export const search = (query: object = {}): string => {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) given.append(name, String(one));
  return given.size === 0 ? "" : `?${given}`;
};
