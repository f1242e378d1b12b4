/** Paged lists (Pagination): `limit`, `after_id`, and a cursor that is worth nothing elsewhere. */
import { type Id, type Page, type PageScope, isId, pageOf, readCursor } from "@atlas-messaging/domain";
import { type Context, operationOf, principalOf } from "./context.ts";
import { Problem } from "./problem.ts";

interface PageQuery {
  readonly limit?: number | undefined;
  readonly after_id?: string | undefined;
}

const defaultLimit = 50;
const beforeAll = "00000000-0000-0000-0000-000000000000";
const afterAll = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** Where a page begins, newest first or in order of time, and how many rows to read for it: one more than it shows. */
export type PageArgs = {
  readonly after: Id | null;
  readonly after_down: Id;
  readonly after_up: Id;
  readonly page_size: number;
};

/** Rows as a load reads them for a page, and whether the last seen id is in the list. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly known: boolean;
}

/**
 * Arguments for the load of a page. Refuses a cursor that was not issued for these pages.
 * `of` is what the list belongs to, where each has a list of its own: a conversation's events.
 */
export const pageArgs = (query: PageQuery, context: Context, of?: Id): PageArgs => {
  const { mac } = context.shell;
  const after = query.after_id === undefined ? null : readCursor(mac, scopeOf(context, of), query.after_id);
  if (query.after_id !== undefined && after === null) throw invalidCursor(context);
  return {
    after,
    after_down: after ?? afterAll,
    after_up: after ?? beforeAll,
    page_size: (query.limit ?? defaultLimit) + 1,
  };
};

/** Cuts the rows that were read to a page. A plain id that is not in the list is no cursor of it. */
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

const invalidCursor = (context: Context) =>
  new Problem("invalid_cursor", `after_id is neither an id nor a cursor of ${operationOf(context).id}.`);
