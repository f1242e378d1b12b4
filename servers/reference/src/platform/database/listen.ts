import postgres from "postgres";
import type { Listening } from "./database.ts";
import { typedFailure } from "./failures.ts";

/** Listens on a connection of its own, which the driver opens again when it breaks. */
export const listen = async (url: string, channel: string, heard: () => void): Promise<Listening> => {
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => {} });
  try {
    // Again connected, something may have been missed.
    await sql.listen(channel, heard, heard);
  } catch (failure) {
    throw typedFailure(failure);
  }
  return { close: () => sql.end({ timeout: 1 }) };
};
