/** Interface of the database, for PostgreSQL and PGlite alike. */
import type { PGlite } from "@electric-sql/pglite";
import type { Value } from "./wire.ts";

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
  /** Milliseconds that it may wait for a lock, where they are fewer than usual. */
  readonly lockMilliseconds?: number;
}

export interface Listening {
  close(): Promise<void>;
}

export type EmbeddedDatabase = PGlite;

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
  readonly alone: (<Result>(act: (pglite: EmbeddedDatabase) => Promise<Result>) => Promise<Result>) | null;
  /** Says why no write passes, for the operator; null while they pass. Unset for the embedded database. */
  readonly whyNoWrites?: () => string | null;
  /** Connections of PostgreSQL; unset for the embedded database. */
  readonly pools?: () => { readonly readers: PoolState; readonly writers: PoolState };
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Place of a sealed value: a column of one row, by the members of its key. */
export interface SealedPlace {
  readonly table: string;
  readonly column: string;
  readonly organization: string;
  readonly row: readonly string[];
}

/** State of a pool, for metrics. */
export interface PoolState {
  readonly connections: number;
  /** Connections that failed last, and are tried again each second. */
  readonly down: number;
  /** Connections whose answer is overdue, as behind a lock. */
  readonly blocked: number;
  /** Statements without an answer yet, those that wait for a connection included. */
  readonly pending: number;
}

/** Seals values of rows. */
export interface Vault {
  /** Encrypts with the newest key. The result opens only at this place. */
  seal(text: string, place: SealedPlace): string;
  /** Decrypts with the key that sealed it. Throws `VaultError` if that key is gone or the place differs. */
  open(sealed: string, place: SealedPlace): string;
  /** Seals again, bound to this place, a value in the old unbound form. */
  bind(sealed: string, place: SealedPlace): string;
  /** Prefix of values sealed with the newest key; all others need sealing again. */
  readonly newest: string;
  /** Fingerprints of its keys, newest first. They reveal nothing. */
  readonly keys: readonly string[];
}

/** Thrown when the database cannot be reached, the connection broke before the response, or it has no means left. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  /** True if its connection serves the next statement. */
  readonly connected: boolean;

  constructor(cause?: unknown, connected = false) {
    super(connected ? "the database cannot do it now" : "the database cannot be reached", { cause });
    this.connected = connected;
  }

  /** Cause as PostgreSQL or our login check reports it; for the operator only. */
  get reason(): string | null {
    const { cause } = this;
    if (cause instanceof DatabaseUnavailable) return cause.reason;
    return cause instanceof Error && cause.message !== "" ? cause.message : null;
  }
}

/** Thrown when the database refused a whole statement, without effect; deciding again on new facts may succeed. */
export class ConstraintViolation extends Error {
  override readonly name = "ConstraintViolation";
  readonly sqlstate: string;
  /** Name of the constraint; else `precondition` or `deadlock`. */
  readonly constraint: string;

  constructor(sqlstate: string, constraint: string, cause: unknown) {
    super(`refused by ${constraint}`, { cause });
    this.sqlstate = sqlstate;
    this.constraint = constraint;
  }
}

const networkErrors = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
]);

/** Severities with which PostgreSQL ends or refuses a connection. It translates them, so classes count as well. */
const fatal = new Set(["FATAL", "PANIC"]);

/** Classes of SQLSTATE for a connection that is of no use: broken, shut down, or not let in. */
const lost = new Set(["08", "28", "3D", "57P"]);

/** The server is read-only, as after a failover: another may be writable by now. */
const readOnly = "25006";

/** A failure before execution on a connection that lives: too little memory, disk or time, a lock, an input or output error. */
const overloaded = new Set(["53", "58", "57014", "55P03"]);

const nameless: ReadonlyMap<string, string> = new Map([
  ["AT001", "precondition"],
  ["40P01", "deadlock"],
  ["40001", "serialization"],
]);

const named = new Set(["23503", "23505"]);

const field = (failure: Error, name: string): string => {
  const value: unknown = Reflect.get(failure, name);
  return typeof value === "string" ? value : "";
};

const isOf = (states: ReadonlySet<string>, code: string): boolean =>
  code.length === 5 && [2, 3, 5].some((length) => states.has(code.slice(0, length)));

/** Converts a driver's failure to one of the types above; other failures are bugs and pass unchanged. */
export const typedFailure = (failure: unknown): unknown => {
  if (!(failure instanceof Error)) return failure;
  const code = field(failure, "code");
  if (networkErrors.has(code) || fatal.has(field(failure, "severity"))) return new DatabaseUnavailable(failure);
  if (code === readOnly || isOf(lost, code)) return new DatabaseUnavailable(failure);
  if (isOf(overloaded, code)) return new DatabaseUnavailable(failure, true);
  const constraint = nameless.get(code);
  if (constraint !== undefined) return new ConstraintViolation(code, constraint, failure);
  if (!named.has(code)) return failure;
  return new ConstraintViolation(code, field(failure, "constraint_name") || field(failure, "constraint"), failure);
};

/** Thrown when a secret cannot be read: its key is gone, it was tampered with, or it was moved. */
export class VaultError extends Error {
  override readonly name = "VaultError";
}
