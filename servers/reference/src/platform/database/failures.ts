/** Thrown when the database cannot be reached or the connection broke before the response. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";

  constructor(cause?: unknown) {
    super("the database cannot be reached", { cause });
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

/** Severities with which PostgreSQL ends or refuses a connection: shutdown, startup, too many connections. */
const ENDS_CONNECTION = new Set(["FATAL", "PANIC"]);

const NAMELESS: ReadonlyMap<string, string> = new Map([
  ["AT001", "precondition"],
  ["40P01", "deadlock"],
]);

const NAMED = new Set(["23503", "23505"]);

const field = (failure: Error, name: string): string => {
  const value: unknown = Reflect.get(failure, name);
  return typeof value === "string" ? value : "";
};

/** Converts a driver's failure to one of the types above; other failures are bugs and pass unchanged. */
export const typedFailure = (failure: unknown): unknown => {
  if (!(failure instanceof Error)) return failure;
  const code = field(failure, "code");
  if (UNAVAILABLE.has(code) || ENDS_CONNECTION.has(field(failure, "severity"))) return new DatabaseUnavailable(failure);
  const nameless = NAMELESS.get(code);
  if (nameless !== undefined) return new ConstraintViolation(code, nameless, failure);
  if (!NAMED.has(code)) return failure;
  return new ConstraintViolation(code, field(failure, "constraint_name") || field(failure, "constraint"), failure);
};
