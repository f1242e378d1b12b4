import { availableParallelism } from "node:os";
import { Client, type ConnectionSettings } from "./client.ts";
import { type Database, DatabaseUnavailable, type Statement, type Vault, typedFailure } from "./database.ts";
import { listen } from "./listen.ts";
import { PING, SYSTEM_SESSION, type Session, tenantSession } from "./session.ts";
import { unitsOf } from "./wire.ts";

/** Measured: more connections only make the server switch between them. */
const CONNECTIONS_PER_CORE = 2;

/** Behind a pooler a connection has one transaction under way, and waits for each answer. */
const POOLED_CONNECTIONS_PER_CORE = 4;

export interface PostgresSettings extends ConnectionSettings {
  readonly connections: number | undefined;
  readonly vault: Vault;
  /** Address for LISTEN, past any pooler; null without one. */
  readonly listenUrl: string | null;
}

const leastBusy = (among: readonly ReconnectingClient[]): ReconnectingClient =>
  among.reduce((best, each) => (each.pending < best.pending ? each : best));

/** Opens PostgreSQL with a few pipelined connections; each call takes the one with the fewest unanswered. */
export const postgresDatabase = ({ connections, vault, listenUrl, ...settings }: PostgresSettings): Database => {
  const perCore = settings.pipelines ? CONNECTIONS_PER_CORE : POOLED_CONNECTIONS_PER_CORE;
  const length = connections ?? perCore * availableParallelism();
  const writers = Array.from({ length }, () => new ReconnectingClient(settings));
  // Reads do not wait behind commits.
  const readers = Array.from({ length }, () => new ReconnectingClient({ ...settings, reads: true }));
  return {
    kind: "postgres",
    vault,
    read: (organizationId, statement) => leastBusy(readers).run(tenantSession(organizationId), statement),
    asTenant: (organizationId, statement) => leastBusy(writers).run(tenantSession(organizationId), statement),
    asSystem: (statement) => leastBusy(writers).run(SYSTEM_SESSION, statement),
    listen: async (channel, heard) => {
      if (listenUrl === null) throw new Error("a pooler hands no notification on: set DATABASE_DIRECT_URL");
      return listen(listenUrl, channel, heard);
    },
    alone: null,
    ping: async () => {
      await leastBusy(writers).run(SYSTEM_SESSION, PING);
    },
    close: async () => {
      await Promise.all([...writers, ...readers].map((each) => each.end()));
    },
  };
};

/** UTF-16 code units that take a few milliseconds to encode. */
const large = 262_144;

/** A connection that is replaced when it closes. It carries only transactions that set their own role and tenant. */
export class ReconnectingClient {
  readonly #settings: ConnectionSettings;
  #client: Client | undefined;
  #ended = false;
  /** Calls without an answer yet. */
  pending = 0;

  constructor(settings: ConnectionSettings) {
    this.#settings = settings;
  }

  async run<Row>(session: Session, statement: Statement): Promise<Row[]> {
    // A large value took long to make, and its message will, too.
    if (unitsOf(statement.values) > large) await this.#settings.beforeLarge?.();
    const client = this.#connected();
    this.pending += 1;
    try {
      return await client.run<Row>(session, statement);
    } catch (cause) {
      const failure = typedFailure(cause);
      // A connection fails before it reports its end; the next call must not follow this one.
      if (failure instanceof DatabaseUnavailable) {
        if (!failure.connected) client.discard();
        this.#settings.onUnavailable?.();
      }
      throw failure;
    } finally {
      this.pending -= 1;
    }
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.#client?.end();
  }

  #connected(): Client {
    if (this.#ended) throw new DatabaseUnavailable("closed");
    if (this.#client === undefined || this.#client.closed) this.#client = new Client(this.#settings);
    return this.#client;
  }
}
