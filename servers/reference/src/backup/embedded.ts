/** Backs up the embedded database as an archive of its folder, and restores it. */
import type { EmbeddedDatabase } from "@atlas-messaging/postgres/database";
import { chmod, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { type Zippable, unzipSync, zipSync } from "fflate";
import { createPglite } from "../platform/database/open.ts";
import { migratePglite } from "../platform/database/migrate.ts";
import { BackupRefused, type Inspected, type Manifest, compareTables, inspect, writeManifest } from "./manifest.ts";
import { tagOf } from "./postgresql.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import type { Logger } from "../platform/logger.ts";

const archiveName = "database.zip";

/** Files that the server keeps beside the database. The key must not lie in the backup that it protects. */
const beside: ReadonlySet<string> = new Set([
  "encryption.key",
  "atlas.lock",
  "atlas.lock-journal",
  "atlas.address",
  "atlas.sock",
  "postmaster.pid",
]);

export interface Copied {
  readonly archive: Uint8Array;
  readonly inspected: Inspected;
}

/** Copies the database at one moment. The caller lets nothing else run on it. */
const copyPglite = async (pglite: EmbeddedDatabase, dataDir: string): Promise<Copied> => {
  await pglite.exec("checkpoint");
  const inspected = await inspectPglite(pglite);
  const files: Zippable = {};
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(dataDir, path).split(sep).join("/");
    if (beside.has(name)) continue;
    // PostgreSQL misses folders that are empty.
    if (entry.isDirectory()) files[`${name}/`] = new Uint8Array();
    else files[name] = await readFile(path);
  }
  return { archive: zipSync(files, { level: 3 }), inspected };
};

const inspectPglite = (pglite: EmbeddedDatabase): Promise<Inspected> =>
  inspect(async <Row extends object>(query: string) => (await pglite.query<Row>(query)).rows, tagOf);

export const writeEmbedded = async (
  folder: string,
  { archive, inspected }: Copied,
  taken_at: string,
): Promise<Manifest> => {
  await writeFile(join(folder, archiveName), archive, { mode: 0o600 });
  return writeManifest(folder, archiveName, { kind: "embedded", taken_at, ...inspected });
};

/** Opens the folder, of which no server is running, and copies it. */
export const backupFolder = async (dataDir: string, folder: string, taken_at: string): Promise<Manifest> => {
  const pglite = await createPglite(dataDir);
  try {
    return await writeEmbedded(folder, await copyPglite(pglite, dataDir), taken_at);
  } finally {
    await pglite.close();
  }
};

const unpack = async (archive: Uint8Array, dataDir: string): Promise<void> => {
  const root = resolve(dataDir);
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    const path = resolve(root, name);
    if (!path.startsWith(root + sep))
      throw new BackupRefused(`The backup holds ${name}, which lies outside of its folder.`);
    await mkdir(name.endsWith("/") ? path : dirname(path), { recursive: true, mode: 0o700 });
    if (!name.endsWith("/")) await writeFile(path, bytes, { mode: 0o600 });
  }
};

/** Restores into a folder without a database, compares its rows, and brings it to this version. */
export const restoreFolder = async (dataDir: string, folder: string, manifest: Manifest): Promise<void> => {
  if ((await readdir(dataDir)).some((name) => !beside.has(name))) {
    throw new BackupRefused(`${dataDir} holds a database already: set DATA_DIR to a new folder.`);
  }
  await unpack(await readFile(join(folder, manifest.file.name)), dataDir);
  const pglite = await createPglite(dataDir);
  try {
    compareTables(manifest.tables, (await inspectPglite(pglite)).tables);
    await migratePglite(pglite);
  } finally {
    await pglite.close();
  }
};

// Lets the command `backup` have a copy of the embedded database from the server that has it open: by a socket in the
// data folder, which only the user of the server can open.

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
  const inspected: Inspected = JSON.parse(decodeURIComponent(answer.headers.get(header) ?? "")); // Our own, as above.
  return { archive: new Uint8Array(await answer.arrayBuffer()), inspected };
};
