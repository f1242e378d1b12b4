import { availableParallelism } from "node:os";
import type { ConnectionSettings } from "./client.ts";
import type { Database } from "./database.ts";
import type { Vault } from "../vault.ts";
import { Lane } from "./lane.ts";
import { listen } from "./listen.ts";
import { PING, SYSTEM_SESSION, tenantSession } from "./wire.ts";

/** Measured: more connections only make the server switch between them. */
const LANES_PER_CORE = 2;
/** Behind a pooler a connection has one transaction under way, and waits for each answer. */
const POOLED_LANES_PER_CORE = 4;

export interface PostgresSettings extends ConnectionSettings {
  readonly lanes: number | undefined;
  readonly vault: Vault;
  /** Address for LISTEN, past any pooler; null without one. */
  readonly listenUrl: string | null;
}

const leastBusy = (lanes: readonly Lane[]): Lane =>
  lanes.reduce((best, lane) => (lane.pending < best.pending ? lane : best));

/** Opens PostgreSQL with a few pipelined connections; each call takes the one with the fewest unanswered. */
export const postgresDatabase = ({ lanes: count, vault, listenUrl, ...connection }: PostgresSettings): Database => {
  const perCore = connection.pipelines ? LANES_PER_CORE : POOLED_LANES_PER_CORE;
  const lanes = Array.from({ length: count ?? perCore * availableParallelism() }, () => new Lane(connection));
  // Reads do not wait behind commits.
  const readers = Array.from({ length: lanes.length }, () => new Lane({ ...connection, reads: true }));
  return {
    kind: "postgres",
    vault,
    read: (organizationId, statement) => leastBusy(readers).run(tenantSession(organizationId), statement),
    asTenant: (organizationId, statement) => leastBusy(lanes).run(tenantSession(organizationId), statement),
    asSystem: (statement) => leastBusy(lanes).run(SYSTEM_SESSION, statement),
    listen: async (channel, heard) => {
      if (listenUrl === null) throw new Error("a pooler hands no notification on: set DATABASE_DIRECT_URL");
      return listen(listenUrl, channel, heard);
    },
    alone: null,
    ping: async () => {
      await leastBusy(lanes).run(SYSTEM_SESSION, PING);
    },
    close: async () => {
      await Promise.all([...lanes, ...readers].map((lane) => lane.end()));
    },
  };
};
