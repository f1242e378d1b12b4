/** Sentences for those who start a process or a command. */
import { DatabaseUnavailable } from "./platform/database/index.ts";
import { reasonOf } from "./platform/reason.ts";

/** Returns what to print of any failure. Expected ones bring their sentence as the message. */
export const explain = (error: unknown): string => {
  if (!(error instanceof DatabaseUnavailable)) return reasonOf(error);
  return `The database cannot be reached; DATABASE_URL says where it is${error.reason ? ` (${error.reason})` : ""}.`;
};
