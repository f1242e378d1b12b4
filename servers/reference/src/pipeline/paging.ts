/** Paged lists (Pagination): `limit`, `after_id`, and a cursor that is worth nothing elsewhere. */
import { type Id, type Page, type PageScope, isId, pageOf, readCursor } from "@atlas-messaging/domain";
import { type Context, principalOf } from "./call.ts";
import type { Args } from "../platform/database/prepare.ts";
import { Problem } from "./problem.ts";

interface PageQuery {
  readonly limit?: number | undefined;
  readonly after_id?: string | undefined;
}

const defaultLimit = 50;
const beforeAll = "00000000-0000-0000-0000-000000000000";
const afterAll = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/**
 * Arguments for the queries of `platform/database/pages.ts`. Refuses a cursor that was not issued for these pages.
 * `of` is what the list belongs to, where each has a list of its own: a conversation's events.
 */
export const pageArgs = (query: PageQuery, context: Context, of?: Id): Args => {
  const { mac } = context.services;
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
  found: { readonly rows: readonly Row[]; readonly known: boolean },
  idOf: (row: Row) => Id,
  query: PageQuery,
  context: Context,
  of?: Id,
): Page<Row> => {
  if (query.after_id !== undefined && isId(query.after_id) && !found.known) throw invalidCursor(context);
  return pageOf(context.services.mac, scopeOf(context, of), found.rows, idOf, query.limit ?? defaultLimit);
};

const scopeOf = (context: Context, of?: Id): PageScope => {
  const { organizationId, id } = principalOf(context);
  const list = of === undefined ? context.operation.id : `${context.operation.id} ${of.toLowerCase()}`;
  return { list, organizationId, principalId: id };
};

const invalidCursor = ({ operation }: Context) =>
  new Problem("invalid_cursor", `after_id is neither an id nor a cursor of ${operation.id}.`);
