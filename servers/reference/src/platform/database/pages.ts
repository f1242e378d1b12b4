/** The queries of paged lists; `pipeline/paging.ts` gives the arguments. */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { arg, exists } from "./facts.ts";

/** The end of a list query, newest first: after the cursor, one row more than the page. */
export const newestFirst = (id: SQLWrapper): SQL =>
  sql`${id} < ${arg("after_down")} order by ${id} desc limit ${arg("page_size")}`;

/** The end of a list query in order of time. */
export const oldestFirst = (id: SQLWrapper): SQL =>
  sql`${id} > ${arg("after_up")} order by ${id} limit ${arg("page_size")}`;

/** Whether the last seen id is in the list, where one was given; `query` selects the list. */
export const knowsAfter = (id: SQLWrapper, query: SQL) => ({
  ...exists(sql`${query} and ${id} = ${arg("after")}`),
  onlyWith: "after",
});
