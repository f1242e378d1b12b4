/** What the service asks of a database, PostgreSQL and PGlite alike. */

export type Value = string | number | boolean | null | readonly string[];

/**
 * One statement with its values. Each `$n` carries a cast (`$1::uuid`), and what it returns is best built as one JSON
 * column: rows come out the same on every driver for json, booleans and numbers; anything else comes as PostgreSQL's text.
 */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

/**
 * Statements are prepared by their text, and each is a transaction of its own: there are no others.
 * Every call rejects with `DatabaseUnavailable` when it is unknown whether the statement took effect, and with
 * `ConstraintViolation` when the database refused it as a whole.
 */
export interface Database {
  readonly kind: "postgres" | "pglite";
  /** One statement for one organization; row-level security shows it nothing else. */
  asTenant<Row>(organizationId: string, statement: Statement): Promise<Row[]>;
  /** One statement across organizations: token lookup, claims, housekeeping. */
  asSystem<Row>(statement: Statement): Promise<Row[]>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
