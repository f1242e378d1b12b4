import type { QuotaName } from "./default-quotas.ts";
import type { Id, Rows, TableName } from "./rows.ts";

/** A row that comes into being. A duplicate key refuses the whole outcome, and the verb decides again on new facts. */
export interface Insert<Table extends TableName> {
  readonly kind: "insert";
  readonly table: Table;
  readonly row: Rows[Table];
}

/** Many rows of one table at once, under the same condition. */
export interface InsertMany<Table extends TableName> {
  readonly kind: "insertMany";
  readonly table: Table;
  readonly rows: readonly Rows[Table][];
}

/** What rows are found by: their organization, where they have one, and any other of their members. */
export type Where<Table extends TableName> = Partial<Rows[Table]> &
  Pick<Rows[Table], Extract<keyof Rows[Table], "organization_id">>;

/**
 * Exactly one row that changes. `where` holds its key and, as precondition, each fact that the decision has read;
 * when no row matches any more, the whole outcome is refused and the verb decides again.
 */
export interface Update<Table extends TableName> {
  readonly kind: "update";
  readonly table: Table;
  readonly where: Where<Table>;
  readonly set: Partial<Rows[Table]>;
}

/** The rows with these ids, under the same precondition: all of them change, or the whole outcome is refused. */
export interface UpdateMany<Table extends TableName> {
  readonly kind: "updateMany";
  readonly table: Table;
  readonly ids: readonly Id[];
  readonly where: Where<Table>;
  readonly set: Partial<Rows[Table]>;
}

/** All rows that match change, however many, none included: nothing is required of them. */
export interface UpdateAll<Table extends TableName> {
  readonly kind: "updateAll";
  readonly table: Table;
  readonly where: Where<Table>;
  readonly set: Partial<Rows[Table]>;
}

/** Exactly one row that goes, under the same precondition as an update. */
export interface Remove<Table extends TableName> {
  readonly kind: "remove";
  readonly table: Table;
  readonly where: Where<Table>;
}

/** All rows that match, however many, none included. */
export interface RemoveMany<Table extends TableName> {
  readonly kind: "removeMany";
  readonly table: Table;
  readonly where: Where<Table>;
}

/** Changes nothing. The outcome is refused, and decided again, unless there are fewer of something than it may have. */
export interface Within {
  readonly kind: "within";
  readonly quota: QuotaName;
  readonly most: number;
}

/** What an outcome does to the world, as data: the shell commits all of it or nothing. */
export type Change = Within | RowChange;

/** A change of rows of one table. */
export type RowChange = {
  [Table in TableName]:
    | Insert<Table>
    | InsertMany<Table>
    | Update<Table>
    | UpdateMany<Table>
    | UpdateAll<Table>
    | Remove<Table>
    | RemoveMany<Table>;
}[TableName];

export const insert = <Table extends TableName>(table: Table, row: Rows[Table]): Insert<Table> => ({
  kind: "insert",
  table,
  row,
});

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
