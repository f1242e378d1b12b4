/**
 * Encodes an id as a path segment. Refuses ids that would lead to another path or have no encoding, and anything but
 * text in plain JavaScript.
 */
export const segment = (id: unknown): string => {
  if (typeof id === "string" && /^(?!\.{0,2}$)[^\ud800-\udfff]*$/u.test(id)) return encodeURIComponent(id);
  const named = typeof id === "string" ? JSON.stringify(id) : `${id === null ? id : typeof id}`;
  throw new TypeError(`${named} is not an id.`);
};

/** Returns a query string, or nothing. Undefined members are left out, and lists are sent item by item. */
export const search = (query: object = {}): string => {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) given.append(name, String(one));
  return given.size === 0 ? "" : `?${given}`;
};
