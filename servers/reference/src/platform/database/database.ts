/** Interface of the database, for PostgreSQL and PGlite alike. */
import type { PGlite } from "@electric-sql/pglite";
import type { Vault } from "../vault.ts";
import type { TextList } from "./text-list.ts";

export type Value = string | number | boolean | null | readonly (string | null)[] | TextList;

/**
 * A statement with its values. PostgreSQL must know the type of each `$n`, if need be by a cast (`$1::uuid`). JSON,
 * booleans, integers and floats are decoded; other types arrive as text, so return rows as JSON.
 */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
  /** Set where the statement itself opens its organization. It finds no row if that is not true. */
  readonly opens?: true;
  /** Runs before it in the same transaction, with a snapshot of its own. */
  readonly first?: Statement;
}

export interface Listening {
  close(): Promise<void>;
}

/**
 * A database where each statement is its own transaction, with its own role and organization. Calls reject with
 * `DatabaseUnavailable` if the effect is unknown, and with `ConstraintViolation` if the statement was refused as a
 * whole.
 */
export interface Database {
  readonly kind: "postgres" | "pglite";
  /** Seals secrets that `commit` writes; readers open them. */
  readonly vault: Vault;
  /** Runs a select for one organization, on connections where nothing waits for commits. */
  read<Row>(organizationId: string, statement: Statement): Promise<Row[]>;
  /** Runs a statement for one organization; row-level security hides all others. */
  asTenant<Row>(organizationId: string, statement: Statement): Promise<Row[]>;
  /**
   * Runs a statement across organizations: lookups before the organization is known, deliveries, housekeeping, shared
   * limits, the directory. Only tables with `systemPolicy` permit it.
   */
  asSystem<Row>(statement: Statement): Promise<Row[]>;
  /** Calls `heard` for each notification until closed. Notifications can get lost, so callers also poll. */
  listen(channel: string, heard: () => void): Promise<Listening>;
  /** Lets a caller have the embedded database to itself, as its owner; null for PostgreSQL. */
  readonly alone: (<Result>(act: (pglite: PGlite) => Promise<Result>) => Promise<Result>) | null;
  ping(): Promise<void>;
  close(): Promise<void>;
}
