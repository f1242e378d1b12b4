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

const UNAVAILABLE = new Set([
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
const ENDS_CONNECTION = new Set(["FATAL", "PANIC"]);

/** Classes of SQLSTATE for a connection that is of no use: broken, shut down, or not let in. */
const LOST = new Set(["08", "28", "3D", "57P"]);

/** The server is read-only, as after a failover: another may be writable by now. */
const READ_ONLY = "25006";

/** A failure before execution on a connection that lives: too little memory, disk or time, a lock, an input or output error. */
const OVERLOADED = new Set(["53", "58", "57014", "55P03"]);

const NAMELESS: ReadonlyMap<string, string> = new Map([
  ["AT001", "precondition"],
  ["40P01", "deadlock"],
  ["40001", "serialization"],
]);

const NAMED = new Set(["23503", "23505"]);

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
  if (UNAVAILABLE.has(code) || ENDS_CONNECTION.has(field(failure, "severity"))) return new DatabaseUnavailable(failure);
  if (code === READ_ONLY || isOf(LOST, code)) return new DatabaseUnavailable(failure);
  if (isOf(OVERLOADED, code)) return new DatabaseUnavailable(failure, true);
  const nameless = NAMELESS.get(code);
  if (nameless !== undefined) return new ConstraintViolation(code, nameless, failure);
  if (!NAMED.has(code)) return failure;
  return new ConstraintViolation(code, field(failure, "constraint_name") || field(failure, "constraint"), failure);
};
