/** Says why the folder of the embedded database cannot be used, and what to do. */
import { readFile, statfs } from "node:fs/promises";
import { join, resolve } from "node:path";
import { reasonOf } from "./explain.ts";

/** Thrown when the folder cannot be used; the message says why, and what to do. */
export class DataFolderError extends Error {
  override readonly name = "DataFolderError";
  /** Absolute path of a folder that another process holds; null after other failures. */
  readonly inUse: string | null;
  /** Address of the server that holds the folder; null if it does not listen. */
  readonly address: string | null;

  constructor(message: string, { inUse = null, address = null, cause }: Why = {}) {
    super(message, { cause });
    this.inUse = inUse;
    this.address = address;
  }
}

type Why = Partial<Pick<DataFolderError, "inUse" | "address" | "cause">>;

/** Runs what reads and writes the folder. Its failure is thrown as a sentence with the way out. */
export const inDataFolder = async <Result>(dataDir: string, act: () => Promise<Result>): Promise<Result> => {
  try {
    return await act();
  } catch (cause) {
    throw cause instanceof DataFolderError ? cause : await whyUnusable(resolve(dataDir), cause);
  }
};

export const remedy = "set DATA_DIR to another folder";

/** A new database takes 43 MB. The rest is for the first messages. */
const neededMegabytes = 50;

/** Making a database takes seconds, after which a full disk would leave half of it. */
export const refuseLittleRoom = async (folder: string): Promise<void> => {
  const exists = await versionOf(folder);
  const room = await roomIn(folder);
  if (exists !== null || room >= neededMegabytes) return;
  throw new DataFolderError(
    `The disk of ${folder} has ${Math.floor(room)} MB left, and a new database takes ${neededMegabytes} MB; free some, or ${remedy}.`,
  );
};

/** Returns the megabytes that the disk has left; infinite where it does not say. */
const roomIn = async (folder: string): Promise<number> => {
  const { bavail, bsize, blocks } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0, blocks: 0 }));
  return blocks === 0 ? Number.POSITIVE_INFINITY : (bavail * bsize) / 2 ** 20;
};

/** Returns the version of PostgreSQL that made the database; null if there is none. */
const versionOf = (folder: string): Promise<string | null> =>
  readFile(join(folder, "PG_VERSION"), "utf8").then(
    (text) => text.trim(),
    () => null,
  );

/** Version of the PostgreSQL in PGlite; a test compares it with a new folder's. */
export const embeddedVersion = "18";

/** Says why a folder takes no file. */
export const unwritable = async (folder: string, cause: unknown): Promise<DataFolderError> => {
  const code = codeOf(cause);
  const message =
    full.has(code) || (await roomIn(folder)) < 1
      ? `The disk of ${folder} is full; free some space, or ${remedy}.`
      : `The data folder ${folder} cannot be written (${code || reasonOf(cause)}); ${remedy}.`;
  return new DataFolderError(message, { cause });
};

/** PGlite throws numbers in objects that are no errors, or only that it failed, so the folder is asked besides. */
const whyUnusable = async (folder: string, cause: unknown): Promise<DataFolderError> => {
  const code = codeOf(cause);
  if (full.has(code) || refused.has(code) || (await roomIn(folder)) < 1) return unwritable(folder, cause);
  const version = await versionOf(folder);
  const reason =
    version === null || version === embeddedVersion
      ? `cannot be opened (${reasonOf(cause)})`
      : `is of PostgreSQL ${version}, and this version of the server opens those of PostgreSQL ${embeddedVersion}`;
  return new DataFolderError(`The database in ${folder} ${reason}; ${remedy}, or remove this one and what it holds.`, {
    cause,
  });
};

/** Codes by name, by PostgreSQL's number, and by SQLite's. */
const full: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "53100", "SQLITE_FULL"]);
const refused: ReadonlySet<string> = new Set(["EACCES", "EPERM", "EROFS", "EIO"]);

/** The file system of PGlite throws numbers of WebAssembly's system interface. */
const byNumber: ReadonlyMap<unknown, string> = new Map([
  [2, "EACCES"],
  [19, "EDQUOT"],
  [29, "EIO"],
  [51, "ENOSPC"],
  [63, "EPERM"],
  [69, "EROFS"],
]);

export const codeOf = (cause: unknown): string => {
  if (typeof cause !== "object" || cause === null) return "";
  if ("code" in cause && typeof cause.code === "string") return cause.code;
  return "errno" in cause ? (byNumber.get(cause.errno) ?? "") : "";
};
