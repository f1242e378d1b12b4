/** An id as a segment of a path; one that would lead to another path is refused, and in plain JavaScript one that is missing. */
export const segment = (id: string): string => {
  if (!id || /^\.\.?$/.test(id)) throw new TypeError(`${JSON.stringify(id)} is no id.`);
  return encodeURIComponent(id);
};

/** A query as the end of an address. What a caller leaves out, or gives as undefined, is not sent; a list is sent item by item. */
export const search = (query: object = {}): string => {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) given.append(name, String(one));
  return given.size === 0 ? "" : `?${given}`;
};
