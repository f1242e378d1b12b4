import { availableParallelism } from "node:os";
import type { ConnectionSettings } from "./client.ts";
import type { Database, Vault } from "./database.ts";
import { listen } from "./listen.ts";
import { Pool } from "./pool.ts";
import { ping, systemSession, tenantSession } from "./session.ts";

/** Measured: more connections only make the server switch between them. */
const connectionsPerCore = 2;

/** Behind a pooler a connection has one transaction under way, and waits for each answer. */
const pooledConnectionsPerCore = 4;

export interface PostgresSettings extends ConnectionSettings {
  readonly connections: number | undefined;
  readonly vault: Vault;
  /** Address for LISTEN, past any pooler; null without one. */
  readonly listenUrl: string | null;
}

/** Opens PostgreSQL with a few pipelined connections; each call takes the one with the fewest unanswered that works. */
export const postgresDatabase = ({ connections, vault, listenUrl, ...settings }: PostgresSettings): Database => {
  const perCore = settings.pipelines ? connectionsPerCore : pooledConnectionsPerCore;
  const length = connections ?? perCore * availableParallelism();
  const writers = new Pool(length, settings);
  // Reads do not wait behind commits.
  const readers = new Pool(length, { ...settings, reads: true });
  return {
    kind: "postgres",
    vault,
    read: (organizationId, statement) =>
      // At PostgreSQL's limit of connections a process may have got none of one kind.
      (readers.isDown && !writers.isDown ? writers : readers).run(tenantSession(organizationId), statement),
    asTenant: (organizationId, statement) => writers.run(tenantSession(organizationId), statement),
    asSystem: (statement) => writers.run(systemSession, statement),
    pools: () => ({ readers: readers.state, writers: writers.state }),
    listen: async (channel, heard) => {
      if (listenUrl === null) throw new Error("a pooler hands no notification on: set DATABASE_DIRECT_URL");
      return listen(listenUrl, channel, heard);
    },
    alone: null,
    ping: async () => {
      await writers.run(systemSession, ping);
    },
    close: async () => {
      await Promise.all([writers.end(), readers.end()]);
    },
  };
};
