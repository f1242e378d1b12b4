/** Rows in memory, as the facts of an operation read them: tables of one organization, and pages of a table. */
import type { Change } from "../core/changes.ts";
import type { Quota } from "../core/quotas.ts";
import type { Id, Instant, QuotaName } from "../rows/primitives.ts";
import type { Rows, TableName } from "../rows/rows.ts";
import type { GivenOf, LoadedOf } from "./handler.ts";
import type { Listed, PageArgs } from "./paging.ts";

/** Rows of one table of an organization. */
export interface Table<Name extends TableName> {
  /** Returns the primary key of a row, or of the columns that name one. */
  keyOf(row: Partial<Rows[Name]>): string;
  get(key: string): Rows[Name] | undefined;
  /** Finds a row by id, in any case; null if there is none. */
  byId(id: string | null): Rows[Name] | null;
  /** Finds the row with these values of a unique constraint; null if there is none. */
  byUnique(constraint: string, ...values: readonly string[]): Rows[Name] | null;
  /** Returns rows by a column, in order of arrival. */
  where<Column extends keyof Rows[Name] & string>(column: Column, value: Rows[Name][Column]): Rows[Name][];
  /** Returns all rows, in order of arrival. */
  all(): IterableIterator<Rows[Name]>;
  readonly size: number;
  /** Returns all keys, sorted. */
  orderedKeys(): readonly string[];
}

export type Tables = { readonly [Name in TableName]: Table<Name> };

/** All rows of one organization. */
export interface Organization {
  readonly id: Id;
  /** All tables except those of knowledge, which `withKnowledge` returns. */
  readonly tables: Omit<Tables, "knowledge_documents" | "knowledge_passages" | "knowledge_postings">;
  /** Requests of the last hours, for the console. */
  readonly requests: { readonly table: Table<"stored_requests"> };
  /** Returns all tables. `seed` makes the rows of the postponed corpus. */
  withKnowledge(seed: (since: Instant) => readonly Change[]): Tables;
  /** Counts the rows for a quota, and stops at `max`. */
  held(name: QuotaName, max: number): number;
}

/** Operations that read facts: the reads, the writes and the tools of a section. */
type Loading<Operations> = {
  [Name in keyof Operations & string]: Operations[Name] extends { readonly kind: "read" | "write" | "tool" }
    ? Name
    : never;
}[keyof Operations & string];

/** Reads the facts of each operation from rows in memory; a missing one is a type error. */
export type FactsFor<Operations> = {
  readonly [Name in Loading<Operations>]: (
    organization: Organization,
    args: GivenOf<Operations[Name]>,
  ) => LoadedOf<Operations[Name]>;
};

const pageOf = <Row>(
  rows: readonly Row[],
  idOf: (row: Row) => Id,
  { after }: PageArgs,
  page: readonly Row[],
): Listed<Row> => ({
  rows: page,
  known: after !== null && rows.some((row) => idOf(row) === after),
});

/** Returns a page in ascending order of ids, after the last seen one. */
export const oldestFirst = <Row>(rows: readonly Row[], idOf: (row: Row) => Id, range: PageArgs): Listed<Row> => {
  const ordered = rows.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
  const from = ordered.findIndex((row) => idOf(row) > range.after_up);
  return pageOf(rows, idOf, range, from < 0 ? [] : ordered.slice(from, from + range.page_size));
};

/** Returns a page in descending order of ids, before the last seen one. */
export const newestFirst = <Row>(rows: readonly Row[], idOf: (row: Row) => Id, range: PageArgs): Listed<Row> => {
  const ordered = rows.toSorted((one, other) => (idOf(one) > idOf(other) ? -1 : 1));
  const from = ordered.findIndex((row) => idOf(row) < range.after_down);
  return pageOf(rows, idOf, range, from < 0 ? [] : ordered.slice(from, from + range.page_size));
};

/**
 * Returns a page of a table whose primary key is an id, newest first. Its cost depends on the page, not on the table.
 * `show` maps a row; null leaves it out.
 */
export const newestOf = <Name extends TableName, Shown>(
  table: Table<Name>,
  show: (row: NonNullable<ReturnType<Table<Name>["get"]>>) => Shown | null,
  { after, after_down, page_size }: PageArgs,
): Listed<Shown> => {
  const keys = table.orderedKeys();
  const rows: Shown[] = [];
  for (let index = lastBefore(keys, after_down); index >= 0 && rows.length < page_size; index--) {
    const shown = shownOf(table, keys[index], show);
    if (shown !== null) rows.push(shown);
  }
  return { rows, known: after !== null && shownOf(table, after, show) !== null };
};

/** Returns a page of a table whose primary key is an id, oldest first. */
export const oldestOf = <Name extends TableName, Shown>(
  table: Table<Name>,
  show: (row: NonNullable<ReturnType<Table<Name>["get"]>>) => Shown | null,
  { after, after_up, page_size }: PageArgs,
): Listed<Shown> => {
  const keys = table.orderedKeys();
  const rows: Shown[] = [];
  for (let index = firstAfter(keys, after_up); index < keys.length && rows.length < page_size; index++) {
    const shown = shownOf(table, keys[index], show);
    if (shown !== null) rows.push(shown);
  }
  return { rows, known: after !== null && shownOf(table, after, show) !== null };
};

const shownOf = <Name extends TableName, Shown>(
  table: Table<Name>,
  key: string | undefined,
  show: (row: NonNullable<ReturnType<Table<Name>["get"]>>) => Shown | null,
): Shown | null => {
  const row = key === undefined ? undefined : table.get(key);
  return row === undefined ? null : show(row);
};

/** Returns the index of the last key below a limit; -1 if there is none. */
const lastBefore = (keys: readonly string[], limit: string): number => countWhile(keys, (key) => key < limit) - 1;

/** Returns the index of the first key above a limit; the number of keys if there is none. */
const firstAfter = (keys: readonly string[], limit: string): number => countWhile(keys, (key) => key <= limit);

/** Counts the sorted keys that pass a test, which all others after them fail. */
const countWhile = (keys: readonly string[], passes: (key: string) => boolean): number => {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(keys[middle] ?? "")) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Returns the number of rows that count for a quota, and the limit. */
export const quotaOf = (organization: Organization, name: QuotaName, { max }: { readonly max: number }): Quota => ({
  held: organization.held(name, max),
  max,
});
