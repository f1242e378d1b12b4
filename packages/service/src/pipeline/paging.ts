/** Paged lists (Pagination): `limit`, `after_id`, and a cursor that is valid for its own list only. */
import type { Id, Instant, QuotaName } from "../rows/primitives.ts";
import { firstIdAt, isId } from "../core/ids.ts";
import { type Context, operationOf, principalOf } from "./context.ts";
import { Problem } from "./problem.ts";

export interface PageQuery {
  readonly limit?: number | undefined;
  readonly after_id?: string | undefined;
}

const defaultLimit = 50;

const beforeAll = "00000000-0000-0000-0000-000000000000";

const afterAll = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** Start of a page, for both orders, and the number of rows to read: one more than it shows. */
export type PageArgs = {
  readonly after: Id | null;
  readonly after_down: Id;
  readonly after_up: Id;
  readonly page_size: number;
};

/** Rows that a load reads for a page; `known` tells if the list contains the last seen id. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly known: boolean;
}

/**
 * Arguments for the load of a page. Refuses a cursor of another list. `of` is the parent of the list, such as the
 * conversation of events.
 */
export const pageArgs = (query: PageQuery, context: Context, of?: Id): PageArgs => {
  const { mac } = context.shell;
  const after = query.after_id === undefined ? null : readCursor(mac, scopeOf(context, of), query.after_id);
  if (query.after_id !== undefined && after === null) throw invalidCursor(context);
  return { ...rangeAfter(after), page_size: (query.limit ?? defaultLimit) + 1 };
};

/** Start of a page after the last seen id, if any. */
export const rangeAfter = (after: Id | null) => ({
  after,
  after_down: after ?? afterAll,
  after_up: after ?? beforeAll,
});

/** Cuts the loaded rows to a page. Refuses a plain id that the list does not contain. */
export const paged = <Row>(
  found: Listed<Row>,
  idOf: (row: Row) => Id,
  query: PageQuery,
  context: Context,
  of?: Id,
): Page<Row> => {
  if (query.after_id !== undefined && isId(query.after_id) && !found.known) throw invalidCursor(context);
  return pageOf(context.shell.mac, scopeOf(context, of), found.rows, idOf, query.limit ?? defaultLimit);
};

const scopeOf = (context: Context, of?: Id): PageScope => {
  const { organizationId, id } = principalOf(context);
  const { id: operation } = operationOf(context);
  const list = of === undefined ? operation : `${operation} ${of.toLowerCase()}`;
  return { list, organizationId, principalId: id };
};

/** Refusal of an `after_id` that the list does not continue. */
export const invalidCursor = (context: Context) =>
  new Problem("invalid_cursor", `after_id is neither an id nor a cursor of ${operationOf(context).id}.`);

// Times of queries, in the form that rows have.

/** Converts a caller's time to the form of the rows, so that both compare as text. */
export const instantOrNull = (text: string | undefined): Instant | null =>
  text === undefined ? null : new Date(text).toISOString();

interface Span {
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

const earlier = (one: Id, other: Id): Id => (one < other ? one : other);

/** Narrows a page of rows, newest first, to ids made in a span of time. */
export const within = <Range extends { readonly after_down: Id }>(page: Range, { since, until }: Span) => ({
  ...page,
  after_down: until === undefined ? page.after_down : earlier(page.after_down, firstIdAt(until)),
  since_id: since === undefined ? beforeAll : firstIdAt(since),
});

/** A list with a parent that may not exist. */
export interface ListedOf<Row> extends Listed<Row> {
  readonly exists: boolean;
}

/** Returns the quota as an argument of a load, which stops counting there. */
export const quotaArgs = ({ shell }: Context, name: QuotaName) => ({ max: shell.settings.quotas[name] });

// Cursors: opaque, authenticated, bound to list, organization and principal. Lists are sorted by id, which sorts by time.

/** A keyed digest of a text. The shell holds the key. */
export type Mac = (text: string) => string;

/** The list, organization and principal that a cursor is bound to. */
export interface PageScope {
  readonly list: string;
  readonly organizationId: Id;
  readonly principalId: Id | null;
}

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
