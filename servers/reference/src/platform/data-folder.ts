/** Locks PGlite's folder for one process: a second one would destroy what the first has written. */
import { Database as LockFile } from "bun:sqlite";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/** Thrown when the folder cannot be used; the message says why, and what to do. */
export class DataFolderError extends Error {
  override readonly name = "DataFolderError";
  /** Absolute path of a folder that another process holds; null after other failures. */
  readonly inUse: string | null;
  /** Address of the server that holds the folder; null if it does not listen. */
  readonly address: string | null;

  constructor(message: string, { inUse, address, cause }: Why) {
    super(message, { cause });
    this.inUse = inUse;
    this.address = address;
  }
}

type Why = Pick<DataFolderError, "inUse" | "address" | "cause">;

export interface HeldFolder {
  /** Leaves the address of this server in the folder, for commands that need it. */
  listensAt(url: string): Promise<void>;
  release(): void;
}

/**
 * Locks the folder for this process and creates it if missing. SQLite serves as the lock alone: the operating system
 * releases it however the process ends.
 */
export const holdDataFolder = async (dataDir: string): Promise<HeldFolder> => {
  const folder = resolve(dataDir);
  const addressFile = join(folder, "atlas.address");
  try {
    await mkdir(folder, { recursive: true });
    const lock = new LockFile(join(folder, "atlas.lock"));
    lock.run("begin exclusive");
    // A process that was killed has left its own.
    await rm(addressFile, { force: true });
    return { listensAt: (url) => writeFile(addressFile, url), release: () => lock.close() };
  } catch (cause) {
    const code = codeOf(cause);
    const inUse = code.startsWith("SQLITE_BUSY") ? folder : null;
    const address = inUse === null ? null : await readFile(addressFile, "utf8").catch(() => null);
    throw new DataFolderError(describe(folder, inUse, code), { inUse, address, cause });
  }
};

const describe = (folder: string, inUse: string | null, code: string): string =>
  inUse
    ? `Another server has its data in ${folder}; stop it, or set DATA_DIR to another folder.`
    : `The data folder ${folder} cannot be written (${code}); set DATA_DIR to another folder.`;

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : String(cause);
