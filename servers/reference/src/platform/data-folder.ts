/** PGlite's folder belongs to one process: a second one that opened it would destroy what the first has written. */
import { Database as LockFile } from "bun:sqlite";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";

/** The folder cannot be used; the message says why, and what to do. */
export class DataFolderError extends Error {
  override readonly name = "DataFolderError";
}

export interface HeldFolder {
  release(): void;
}

/**
 * Takes the folder for this process, creating it where needed. SQLite is here for its lock alone: the operating system
 * lets go of it however the process ends, so nothing stale is left behind.
 */
export const holdDataFolder = async (dataDir: string): Promise<HeldFolder> => {
  const folder = resolve(dataDir);
  try {
    await mkdir(folder, { recursive: true });
    const lock = new LockFile(join(folder, "atlas.lock"));
    lock.run("begin exclusive");
    return { release: () => lock.close() };
  } catch (cause) {
    throw new DataFolderError(describe(folder, codeOf(cause)), { cause });
  }
};

const describe = (folder: string, code: string): string =>
  code.startsWith("SQLITE_BUSY")
    ? `Another server has its data in ${folder}; stop it, or set DATA_DIR to another folder.`
    : `The data folder ${folder} cannot be written (${code}); set DATA_DIR to another folder.`;

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : String(cause);
