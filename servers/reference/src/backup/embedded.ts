/** Backs up the embedded database as an archive of its folder, and restores it. */
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { type Zippable, unzipSync, zipSync } from "fflate";
import { type EmbeddedDatabase, createPglite, migratePglite } from "../platform/database/index.ts";
import { type Inspected, inspect } from "./inspect.ts";
import { BackupRefused, type Manifest, compareTables, writeManifest } from "./manifest.ts";
import { tagOf } from "./postgresql.ts";

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
export const copyPglite = async (pglite: EmbeddedDatabase, dataDir: string): Promise<Copied> => {
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
