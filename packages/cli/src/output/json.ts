type Members = { readonly [name: string]: unknown };

export const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Takes the envelope off an answer. Pages keep everything but `ok`, and documents have no envelope. */
export const dataOf = (body: unknown): unknown => {
  if (!isMembers(body) || !("data" in body)) return body;
  const { ok: _, ...page } = body;
  return "has_more" in page ? page : body["data"];
};

/** Returns the items of a page, and what leads to the next one. */
export const pageOf = (
  data: unknown,
  items: string,
): { readonly items: readonly unknown[]; readonly next: Members | null } => {
  const { [items]: found, has_more, next_cursor, next_offset }: Members = isMembers(data) ? data : {};
  const next =
    has_more === true && typeof next_cursor === "string"
      ? { after_id: next_cursor }
      : typeof next_offset === "number"
        ? { offset: next_offset }
        : null;
  return { items: Array.isArray(found) ? found : [], next };
};
