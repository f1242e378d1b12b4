/** Locks PGlite's folder for one process: a second one would destroy what the first has written. */
import { Database as LockFile } from "bun:sqlite";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";

/** Thrown when the folder cannot be used; the message says why, and what to do. */
export class DataFolderError extends Error {
  override readonly name = "DataFolderError";
  /** Absolute path of a folder that another process holds; null after other failures. */
  readonly inUse: string | null;

  constructor(message: string, { inUse, cause }: { readonly inUse: string | null; readonly cause: unknown }) {
    super(message, { cause });
    this.inUse = inUse;
  }
}

export interface HeldFolder {
  release(): void;
}

/**
 * Locks the folder for this process and creates it if missing. SQLite serves as the lock alone: the operating system
 * releases it however the process ends.
 */
export const holdDataFolder = async (dataDir: string): Promise<HeldFolder> => {
  const folder = resolve(dataDir);
  try {
    await mkdir(folder, { recursive: true });
    const lock = new LockFile(join(folder, "atlas.lock"));
    lock.run("begin exclusive");
    return { release: () => lock.close() };
  } catch (cause) {
    const code = codeOf(cause);
    const inUse = code.startsWith("SQLITE_BUSY") ? folder : null;
    throw new DataFolderError(describe(folder, inUse, code), { inUse, cause });
  }
};

const describe = (folder: string, inUse: string | null, code: string): string =>
  inUse
    ? `Another server has its data in ${folder}; stop it, or set DATA_DIR to another folder.`
    : `The data folder ${folder} cannot be written (${code}); set DATA_DIR to another folder.`;

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : String(cause);
