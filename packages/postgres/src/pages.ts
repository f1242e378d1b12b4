/** Queries of paged lists; `pipeline/paging.ts` makes the arguments. */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { arg, exists } from "./facts.ts";

const firstId = sql.raw("'00000000-0000-0000-0000-000000000000'::uuid");
const lastId = sql.raw("'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid");

/** Ends a list query, newest first: rows after the cursor, one more than the page. */
export const newestFirst = (id: SQLWrapper): SQL =>
  sql`${id} < ${arg("after_down")} order by ${id} desc limit ${arg("page_size")}`;

/** Filter of a list: columns and values, in the index's order after the organization. */
export type Within = readonly (readonly [column: SQLWrapper, value: SQL])[];

export const tuple = (members: readonly SQLWrapper[]): SQL => sql`(${sql.join([...members], sql`, `)})`;

export const equal = (within: Within): SQL =>
  within.length === 0
    ? sql`true`
    : sql.join(
        within.map(([column, value]) => sql`${column} = ${value}`),
        sql` and `,
      );

/**
 * Ends a filtered list query, newest first, down to `lowest`. The range of whole keys keeps a plan from walking the
 * organization's rows by id, past other values. The id alone is compared as well: beside an equality a scan does not
 * begin at a range of keys, but at the newest one.
 */
export const newestWithin = (within: Within, id: SQLWrapper, lowest: SQLWrapper = firstId): SQL => {
  const columns = [...within.map(([column]) => column), id];
  const key = (last: SQLWrapper) => tuple([...within.map(([, value]) => value), last]);
  const order = sql.join(
    columns.map((column) => sql`${column} desc`),
    sql`, `,
  );
  return sql`${equal(within)} and ${id} < ${arg("after_down")}
    and ${tuple(columns)} < ${key(arg("after_down"))} and ${tuple(columns)} >= ${key(lowest)}
    order by ${order} limit ${arg("page_size")}`;
};

/** Ends a filtered list query, oldest first. */
export const oldestWithin = (within: Within, id: SQLWrapper): SQL => {
  const columns = [...within.map(([column]) => column), id];
  const key = (last: SQLWrapper) => tuple([...within.map(([, value]) => value), last]);
  return sql`${equal(within)} and ${id} > ${arg("after_up")}
    and ${tuple(columns)} > ${key(arg("after_up"))} and ${tuple(columns)} <= ${key(lastId)}
    order by ${sql.join(columns, sql`, `)} limit ${arg("page_size")}`;
};

/** Narrows to a filter by the index that starts with its columns, without order and limit. */
export const allWithin = (within: Within, id: SQLWrapper): SQL => {
  const columns = tuple([...within.map(([column]) => column), id]);
  const key = (last: SQLWrapper) => tuple([...within.map(([, value]) => value), last]);
  return sql`${equal(within)} and ${columns} >= ${key(firstId)} and ${columns} <= ${key(lastId)}`;
};

/** Checks that the cursor's id is in the list; `query` selects the list. */
export const knowsAfter = (id: SQLWrapper, query: SQL) => ({
  ...exists(sql`${query} and ${id} = ${arg("after")}`),
  onlyWith: "after",
});
