/**
 * Cursors of paged lists (Pagination): opaque, authenticated, bound to list, organization and principal.
 * Lists are ordered by id, which is by time; a plain last seen id is accepted too.
 */
import type { Id } from "./rows.ts";

/** A keyed digest as text, from the shell: `mac(text)` is the same for the same text and key only. */
export type Mac = (text: string) => string;

/** Which pages a cursor belongs to. */
export interface PageScope {
  readonly list: string;
  readonly organizationId: Id;
  readonly principalId: Id | null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a text is an id of ours. */
export const isId = (text: string): boolean => uuid.test(text);

const seal = (mac: Mac, scope: PageScope, id: Id): string =>
  mac(JSON.stringify([scope.list, scope.organizationId, scope.principalId, id]));

/** The cursor after the row `id`. */
export const writeCursor = (mac: Mac, scope: PageScope, id: Id): string =>
  btoa(`${id}.${seal(mac, scope, id)}`)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** The id to read on after, or null when the cursor was not issued for these pages. */
export const readCursor = (mac: Mac, scope: PageScope, afterId: string): Id | null => {
  if (isId(afterId)) return afterId.toLowerCase();
  const [id = ""] = decode(afterId).split(".");
  // Compared as a whole, since several texts decode to the same bytes.
  return afterId === writeCursor(mac, scope, id) ? id : null;
};

const decode = (text: string): string => {
  try {
    return atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
};

export interface Page<Item> {
  readonly items: Item[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** Cuts `limit + 1` rows, as read, to a page. */
export const pageOf = <Row>(
  mac: Mac,
  scope: PageScope,
  rows: readonly Row[],
  idOf: (row: Row) => Id,
  limit: number,
): Page<Row> => {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasMore = rows.length > limit;
  return { items, has_more: hasMore, next_cursor: hasMore && last ? writeCursor(mac, scope, idOf(last)) : null };
};
