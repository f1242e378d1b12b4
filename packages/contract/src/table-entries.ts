/** One row of the error table. */
export interface ErrorEntry {
  readonly status: number;
  /** True if the same request may succeed later. */
  readonly retryable: boolean;
  /** Cause, as the caller is told. */
  readonly summary: string;
  /** Advice to the caller. */
  readonly cure: string;
}

/** One limit class: maximum requests (jobs, for ingest) in any sliding minute, for each window in `per`. */
export interface LimitClass {
  readonly limit: number;
  readonly per: readonly ("organization" | "principal" | "address")[];
  readonly summary: string;
}

// Keys of tables. `Object.keys` forgets their type, since an object may have more keys than its type names.

/** Returns the keys of a table that has exactly those of its type. */
export const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[];

type Entry<Table> = { [Key in keyof Table & string]-?: [Key, Required<Table>[Key]] }[keyof Table & string];

/** Returns the entries of a table that has exactly the keys of its type. */
export const entriesOf = <Table extends object>(table: Table) => Object.entries(table) as Entry<Table>[];

/** Tells if a table has a key. */
export const isKeyOf = <Table extends object>(table: Table, key: string): key is keyof Table & string =>
  Object.hasOwn(table, key);
