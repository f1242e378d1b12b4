/**
 * Lets the command `backup` have a copy of the embedded database from the server that has it open: by a socket in the
 * data folder, which only the user of the server can open.
 */
import { chmod, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../platform/database/index.ts";
import type { Logger } from "../platform/logger.ts";
import { type Copied, copyPglite } from "./embedded.ts";
import type { Inspected } from "./inspect.ts";
import { BackupRefused } from "./manifest.ts";

const socketIn = (dataDir: string): string => join(dataDir, "atlas.sock");
const header = "x-atlas-inspected";

export interface BackupSocket {
  close(): Promise<void>;
}

/** Listens; a folder that takes no socket only loses this command while the server runs. */
export const offerBackups = async (
  database: Database,
  dataDir: string,
  logger: Logger,
): Promise<BackupSocket | null> => {
  const { alone } = database;
  if (alone === null) return null;
  const unix = socketIn(dataDir);
  try {
    // A process that was killed has left its own.
    await rm(unix, { force: true });
    const server = Bun.serve({
      unix,
      fetch: async () => {
        const { archive, inspected } = await alone((pglite) => copyPglite(pglite, dataDir));
        return new Response(new Uint8Array(archive), {
          headers: { [header]: encodeURIComponent(JSON.stringify(inspected)) },
        });
      },
      error: (failure) => {
        logger.error({ err: failure }, "a backup failed");
        return new Response(null, { status: 500 });
      },
    });
    await chmod(unix, 0o600);
    return { close: () => server.stop(true) };
  } catch (failure) {
    logger.warn({ err: failure }, "backups of the running server are not offered");
    return null;
  }
};

/** Asks the server that holds the folder for a copy. */
export const copyOfRunning = async (dataDir: string): Promise<Copied> => {
  const answer = await fetch("http://localhost/", { unix: socketIn(dataDir), method: "POST" }).catch(() => null);
  if (answer === null || !answer.ok) {
    throw new BackupRefused(
      `The server that runs on ${dataDir} gives no copy; its log says why. Stop it, and try again.`,
    );
  }
  const inspected = JSON.parse(decodeURIComponent(answer.headers.get(header) ?? "")) as Inspected; // Our own, as above.
  return { archive: new Uint8Array(await answer.arrayBuffer()), inspected };
};
