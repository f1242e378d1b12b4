import { inspect } from "node:util";

/** Returns the words of anything that was thrown. Not all is an `Error`: WebAssembly throws objects and strings. */
export const reasonOf = (thrown: unknown): string => {
  if (typeof thrown === "string") return thrown;
  if (typeof thrown !== "object" || thrown === null) return String(thrown);
  if ("message" in thrown && typeof thrown.message === "string" && thrown.message !== "") return thrown.message;
  return inspect(thrown, { breakLength: Number.POSITIVE_INFINITY });
};
