/** Paged lists (Pagination): `limit`, `after_id`, and a cursor that is valid for its own list only. */
import type { Id, Instant, QuotaName } from "../rows/primitives.ts";
import { type Page, type PageScope, firstIdAt, isId, pageOf, readCursor } from "../core/cursors.ts";
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
