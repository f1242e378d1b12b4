/** Sentences for those who start a process or a command. */
import { DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import { inspect } from "node:util";

/** Returns what to print of any failure. Expected ones bring their sentence as the message. */
export const explain = (error: unknown): string => {
  if (!(error instanceof DatabaseUnavailable)) return reasonOf(error);
  const reason = error.reason ? ` (${error.reason})` : "";
  // It answered: the disk is full, or a table is locked.
  if (error.connected) return `The database cannot do it now${reason}.`;
  if (isFull(error)) return `PostgreSQL has no connection left for this process${reason}.`;
  return `The database cannot be reached; DATABASE_URL says where it is${reason}.`;
};

/** SQLSTATE of a server at its limit of connections. */
const tooManyConnections = "53300";

const isFull = (error: Error): boolean => {
  const { cause } = error;
  if (!(cause instanceof Error)) return false;
  return ("code" in cause && cause.code === tooManyConnections) || isFull(cause);
};

/** Returns the words of anything that was thrown. Not all is an `Error`: WebAssembly throws objects and strings. */
export const reasonOf = (thrown: unknown): string => {
  if (typeof thrown === "string") return thrown;
  if (typeof thrown !== "object" || thrown === null) return String(thrown);
  if ("message" in thrown && typeof thrown.message === "string" && thrown.message !== "") return thrown.message;
  return inspect(thrown, { breakLength: Number.POSITIVE_INFINITY });
};
