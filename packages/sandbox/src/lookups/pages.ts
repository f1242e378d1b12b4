/** Pages of rows in memory. The arguments are those of the server's queries. */
import type { Id, TableName } from "@atlas-messaging/domain";
import type { Listed } from "@atlas-messaging/pipeline";
import type { Table } from "../store/table.ts";

export interface PageRange {
  readonly after: Id | null;
  readonly after_down: Id;
  readonly after_up: Id;
  readonly page_size: number;
}

const pageOf = <Row>(
  rows: readonly Row[],
  idOf: (row: Row) => Id,
  { after }: PageRange,
  page: readonly Row[],
): Listed<Row> => ({
  rows: page,
  known: after !== null && rows.some((row) => idOf(row) === after),
});

/** Returns a page in ascending order of ids, after the last seen one. */
export const oldestFirst = <Row>(rows: readonly Row[], idOf: (row: Row) => Id, range: PageRange): Listed<Row> => {
  const ordered = rows.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
  const from = ordered.findIndex((row) => idOf(row) > range.after_up);
  return pageOf(rows, idOf, range, from < 0 ? [] : ordered.slice(from, from + range.page_size));
};

/** Returns a page in descending order of ids, before the last seen one. */
export const newestFirst = <Row>(rows: readonly Row[], idOf: (row: Row) => Id, range: PageRange): Listed<Row> => {
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
  { after, after_down, page_size }: PageRange,
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
  { after, after_up, page_size }: PageRange,
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
