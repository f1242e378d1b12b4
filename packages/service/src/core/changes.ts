import type { Id, QuotaName } from "../rows/primitives.ts";
import type { Rows, TableName } from "../rows/rows.ts";

/** One new row. On a duplicate key nothing is committed, and the verb decides again on fresh facts. */
export interface Insert<Table extends TableName> {
  readonly kind: "insert";
  readonly table: Table;
  readonly row: Rows[Table];
  /** JSON of columns that was serialized in steps, ahead of the commit, which would block meanwhile. */
  readonly json?: { readonly [Column in keyof Rows[Table]]?: string };
}

/** Many new rows of one table, under the same condition. */
export interface InsertMany<Table extends TableName> {
  readonly kind: "insertMany";
  readonly table: Table;
  readonly rows: readonly Rows[Table][];
}

/** Members that a row must equal. The organization is required where the table has one. */
export type Where<Table extends TableName> = Partial<Rows[Table]> &
  Pick<Rows[Table], Extract<keyof Rows[Table], "organization_id">>;

/**
 * Changes exactly one row. `where` holds its key and, as preconditions, the members that the decision read.
 * If no row matches any more, nothing is committed and the verb decides again.
 */
export interface Update<Table extends TableName> {
  readonly kind: "update";
  readonly table: Table;
  readonly where: Where<Table>;
  readonly set: Partial<Rows[Table]>;
}

/** Changes the rows with these ids, all or none: if one does not match, nothing is committed. */
export interface UpdateMany<Table extends TableName> {
  readonly kind: "updateMany";
  readonly table: Table;
  readonly ids: readonly Id[];
  readonly where: Where<Table>;
  readonly set: Partial<Rows[Table]>;
}

/** Changes all rows that match, which may be none. It never prevents the commit. */
export interface UpdateAll<Table extends TableName> {
  readonly kind: "updateAll";
  readonly table: Table;
  readonly where: Where<Table>;
  readonly set: Partial<Rows[Table]>;
}

/** Deletes exactly one row, under the same precondition as an update. */
export interface Remove<Table extends TableName> {
  readonly kind: "remove";
  readonly table: Table;
  readonly where: Where<Table>;
}

/** Deletes all rows that match, which may be none. */
export interface RemoveMany<Table extends TableName> {
  readonly kind: "removeMany";
  readonly table: Table;
  readonly where: Where<Table>;
}

/** Merging of a column of a tally: it adds up, keeps the greater value, or takes the new one. */
export type Merging = "adds" | "keeps the greater" | "takes the new";

/** Adds a row, or merges it into the one with the same key. It never prevents the commit. */
export interface Tally<Table extends TableName> {
  readonly kind: "tally";
  readonly table: Table;
  readonly row: Rows[Table];
  /** Columns of a unique key. */
  readonly key: readonly (keyof Rows[Table] & string)[];
  /** Columns that change where there is such a row. */
  readonly merging: { readonly [Column in keyof Rows[Table] & string]?: Merging };
}

/** Checks a quota at commit: with `max` rows or more, nothing is committed and the verb decides again. */
export interface Within {
  readonly kind: "within";
  readonly quota: QuotaName;
  readonly max: number;
}

/** One effect of an outcome, as data. The shell commits all changes of an outcome or none. */
export type Change = Within | RowChange;

/** A change to rows of one table. */
export type RowChange = {
  [Table in TableName]:
    | Insert<Table>
    | InsertMany<Table>
    | Update<Table>
    | UpdateMany<Table>
    | UpdateAll<Table>
    | Remove<Table>
    | RemoveMany<Table>
    | Tally<Table>;
}[TableName];

export const insert = <Table extends TableName>(
  table: Table,
  row: Rows[Table],
  json?: Insert<Table>["json"],
): Insert<Table> => ({ kind: "insert", table, row, ...(json && { json }) });

export const insertMany = <Table extends TableName>(table: Table, rows: readonly Rows[Table][]): InsertMany<Table> => ({
  kind: "insertMany",
  table,
  rows,
});

export const update = <Table extends TableName>(
  table: Table,
  where: Where<Table>,
  set: Partial<Rows[Table]>,
): Update<Table> => ({ kind: "update", table, where, set });

export const updateMany = <Table extends TableName>(
  table: Table,
  ids: readonly Id[],
  where: Where<Table>,
  set: Partial<Rows[Table]>,
): UpdateMany<Table> => ({ kind: "updateMany", table, ids, where, set });

export const updateAll = <Table extends TableName>(
  table: Table,
  where: Where<Table>,
  set: Partial<Rows[Table]>,
): UpdateAll<Table> => ({ kind: "updateAll", table, where, set });

export const remove = <Table extends TableName>(table: Table, where: Where<Table>): Remove<Table> => ({
  kind: "remove",
  table,
  where,
});

export const removeMany = <Table extends TableName>(table: Table, where: Where<Table>): RemoveMany<Table> => ({
  kind: "removeMany",
  table,
  where,
});

export const tally = <Table extends TableName>(
  table: Table,
  row: Rows[Table],
  how: Pick<Tally<Table>, "key" | "merging">,
): Tally<Table> => ({ kind: "tally", table, row, ...how });
