/** Keeps what a process writes from other users of the machine. */
import { chmod, stat } from "node:fs/promises";
import { resolve } from "node:path";

/** Folders of the data are open to their owner alone. */
export const privateFolder = { recursive: true, mode: 0o700 } as const;

const others = 0o077;

/** Lets every file and folder that this process makes be its owner's alone. Each command begins with it. */
export const keepFilesPrivate = (): void => void process.umask(others);

/**
 * Says that other users of the machine can enter the folder of the embedded database, whose files PGlite leaves open to
 * all. Null if they cannot, or if the folder does not exist. Windows has no such modes.
 */
export const openToOthers = async (dataDir: string): Promise<string | null> => {
  if (process.platform === "win32") return null;
  const folder = resolve(dataDir);
  const mode = await stat(folder).then(
    (found) => found.mode & 0o777,
    () => 0,
  );
  if ((mode & others) === 0) return null;
  return `Other users of this machine can enter ${folder}, whose mode is 0${mode.toString(8)}: run \`chmod 700 ${folder}\`.`;
};

/**
 * Closes the folder of the embedded database to other users of the machine, as PostgreSQL demands of its own. Says so
 * where this user may not.
 */
export const closeToOthers = async (dataDir: string): Promise<string | null> => {
  if ((await openToOthers(dataDir)) === null) return null;
  await chmod(resolve(dataDir), 0o700).catch(() => {});
  return openToOthers(dataDir);
};
