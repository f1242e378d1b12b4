import postgres from "postgres";
import { PARSERS } from "./wire.ts";

/** One connection of the driver, used until it closes and then replaced together with the driver's state. */
export interface Client {
  readonly sql: postgres.Sql;
  /** It has answered: the server is there, and lets us in. */
  readonly answered: () => void;
  /** Whatever is under way on it fails. */
  readonly discard: () => void;
  /** Resolves when what is under way has been answered. */
  readonly end: () => Promise<void>;
  readonly closed: boolean;
}

export interface ConnectionSettings {
  readonly url: string;
  readonly connectMilliseconds: number;
  /** Called for each statement that fails because the server cannot be reached. */
  readonly onUnavailable?: () => void;
}

const asIs = (text: string): string => text;

// Values arrive encoded, and the driver must not encode them again (it would make "t" a false).
const TYPES = Object.fromEntries(
  Object.entries(PARSERS).map(([oid, parse]) => [
    `type${oid}`,
    { to: Number(oid), from: [Number(oid)], serialize: asIs, parse },
  ]),
);

const ignore = () => {};

/**
 * The driver reconnects by itself, and then carries over a stale error, half-written bytes, and statements whose
 * setting went to the connection before. Hence: a connection that closes takes its client with it.
 */
export function openClient({ url, connectMilliseconds }: ConnectionSettings): Client {
  let closed = false;
  const discard = () => {
    if (closed) return;
    closed = true;
    clearTimeout(deadline);
    sql.end({ timeout: 0 }).catch(ignore);
  };
  const sql = postgres(url, {
    max: 1,
    prepare: true,
    fetch_types: false,
    // A client that was discarded while it reconnected is left with an idle connection: this ends it.
    idle_timeout: 60,
    // The end of a lifetime could come between a setting and its statement.
    max_lifetime: null,
    // A statement that waits holds up everything behind it on its connection.
    connection: { role: "atlas_app", TimeZone: "UTC", application_name: "atlas", statement_timeout: 30_000 },
    types: TYPES,
    onnotice: ignore,
    onclose: discard,
  });
  // When a connection is accepted and closed without a word, the driver tries again for ever, without a pause.
  const deadline = setTimeout(discard, connectMilliseconds);
  return {
    sql,
    discard,
    answered: () => clearTimeout(deadline),
    end: () => {
      clearTimeout(deadline);
      return sql.end({ timeout: 5 });
    },
    get closed() {
      return closed;
    },
  };
}
