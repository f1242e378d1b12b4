/**
 * Cursors of paged lists (Pagination): opaque, authenticated, bound to list, organization and principal.
 * Lists are sorted by id, which sorts by time. The id last seen is accepted in place of a cursor.
 */
import type { Id } from "../rows/primitives.ts";

/** A keyed digest of a text. The shell holds the key. */
export type Mac = (text: string) => string;

/** The list, organization and principal that a cursor is bound to. */
export interface PageScope {
  readonly list: string;
  readonly organizationId: Id;
  readonly principalId: Id | null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Tests for a UUID. */
export const isId = (text: string): boolean => uuid.test(text);

const seal = (mac: Mac, scope: PageScope, id: Id): string =>
  mac(JSON.stringify([scope.list, scope.organizationId, scope.principalId, id]));

/** Returns the cursor of the page that follows the row `id`. */
export const writeCursor = (mac: Mac, scope: PageScope, id: Id): string =>
  btoa(`${id}.${seal(mac, scope, id)}`)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Returns the id to continue after, or null for a cursor that was not issued for this scope. */
export const readCursor = (mac: Mac, scope: PageScope, afterId: string): Id | null => {
  if (isId(afterId)) return afterId.toLowerCase();
  const [id = ""] = decode(afterId).split(".");
  // Compares the encoded text, since several texts decode to the same bytes.
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

/** Cuts up to `limit + 1` rows to a page. The extra row means that there are more. */
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

/** Returns the first UUIDv7 of a time. It sorts before all ids made then or later. */
export const firstIdAt = (time: string): Id => {
  const digits = Math.max(0, Date.parse(time)).toString(16).padStart(12, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
};
