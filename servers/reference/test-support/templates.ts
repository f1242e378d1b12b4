/** Databases that are made and migrated once a run: a copy of one takes a tenth of the time. */
import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { migratePostgres } from "../src/platform/database/migrate.ts";
import { bun } from "./compiled-programs.ts";
import { createDatabase, serviceLogin } from "./postgres.ts";
import { quickly } from "./server-process.ts";
import { scratchFolder } from "./scratch-folder.ts";

export interface Templates {
  /** A folder of PGlite's. */
  readonly folder: string;
  /** The name of a database on the run's PostgreSQL. */
  readonly database: string;
}

/** Makes PGlite's folder; returns how to remove it as well. */
export const makeFolder = async () => {
  const folder = await scratchFolder("atlas-pglite-");
  const dataDir = join(folder, "deep", "data");
  await makePglite(dataDir);
  return { folder: dataDir, remove: () => rm(folder, { recursive: true, force: true }) };
};

/** Makes a database with the tables of this version; returns its name. */
export const makeDatabase = async (postgresUrl: string): Promise<string> => {
  const url = await createDatabase(postgresUrl);
  await migratePostgres(url, serviceLogin);
  return new URL(url).pathname.slice(1);
};

/** Bun without its last compiler makes it in half of Node's CPU. */
const makePglite = async (dataDir: string): Promise<void> => {
  const program = fileURLToPath(new URL("make-pglite.ts", import.meta.url));
  await promisify(execFile)(bun, [program, dataDir], { env: quickly });
};

/** Copies PGlite's folder to a new one, and gives its path. */
export const copyFolder = async ({ folder }: Templates): Promise<string> => {
  const copy = await scratchFolder("atlas-pglite-");
  // A thousand files, which the command copies in half the time of node:fs.
  await promisify(execFile)("cp", ["-R", `${folder}/.`, copy]);
  return copy;
};
