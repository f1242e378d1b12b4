/** Locks PGlite's folder for one process: a second one would destroy what the first has written. */
import { Database as LockFile } from "bun:sqlite";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { privateFolder } from "./private-files.ts";
import { DataFolderError, codeOf, inDataFolder, refuseLittleRoom, remedy, unwritable } from "./unusable-folder.ts";

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
    await mkdir(folder, privateFolder);
    const lock = new LockFile(join(folder, "atlas.lock"));
    lock.run("begin exclusive");
    // A process that was killed has left its own.
    await rm(addressFile, { force: true });
    await refuseLittleRoom(folder);
    return {
      listensAt: (url) => inDataFolder(folder, () => writeFile(addressFile, url)),
      release: () => lock.close(),
    };
  } catch (cause) {
    if (cause instanceof DataFolderError) throw cause;
    if (!codeOf(cause).startsWith("SQLITE_BUSY")) throw await unwritable(folder, cause);
    const address = await readFile(addressFile, "utf8").catch(() => null);
    throw new DataFolderError(describeInUse(folder, address), { inUse: folder, address, cause });
  }
};

const describeInUse = (folder: string, address: string | null): string =>
  `Another server${address === null ? "" : `, at ${address},`} has its data in ${folder}; stop it, or ${remedy} and PORT to another port.`;
