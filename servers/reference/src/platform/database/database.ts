/** What the service asks of a database, PostgreSQL and PGlite alike. */
import type { Vault } from "../vault.ts";

export type Value = string | number | boolean | null | readonly (string | null)[];

/**
 * One statement with its values. PostgreSQL must know the type of each `$n`, if need be by a cast (`$1::uuid`). JSON,
 * booleans, integers and floats come back as such, and anything else as text: a row is best returned as JSON.
 */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

export interface Listening {
  close(): Promise<void>;
}

/**
 * Each statement is a transaction of its own, whose role and organization hold for it alone: there are no others.
 * Every call rejects with `DatabaseUnavailable` when it is unknown whether the statement took effect, and with
 * `ConstraintViolation` when the database refused it as a whole.
 */
export interface Database {
  readonly kind: "postgres" | "pglite";
  /** Seals what `commit` writes into columns of secrets; who needs one opens it. */
  readonly vault: Vault;
  /** One select for one organization, on connections where nothing waits for a commit. */
  read<Row>(organizationId: string, statement: Statement): Promise<Row[]>;
  /** One statement for one organization; row-level security shows it nothing else. */
  asTenant<Row>(organizationId: string, statement: Statement): Promise<Row[]>;
  /**
   * One statement across organizations, on `organizations`, `credentials`, `channel_links`, `outbox`, `idempotency`, `limit_windows`, the
   * tables of webhooks and their events, or a select on `agents`; anything else is refused. For token lookup, claims and
   * deliveries, housekeeping, shared limits and the directory.
   */
  asSystem<Row>(statement: Statement): Promise<Row[]>;
  /** Calls `heard` for each notification on a channel, until closed. One may be lost: whoever listens also looks. */
  listen(channel: string, heard: () => void): Promise<Listening>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
