/** Finds and runs PostgreSQL's own tools. */
import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { BackupRefused } from "./manifest.ts";

const run = promisify(execFile);

export interface Tools {
  readonly folder: string;
  readonly major: number;
}

/** Folders in which packages of systems put the tools of a version. */
const places = ["/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt", "/usr/local/opt"];

const folders = async (path: string): Promise<readonly string[]> => {
  const found = await Promise.all(
    places.map(async (place) =>
      (await readdir(place).catch((): string[] => [])).map((version) => join(place, version, "bin")),
    ),
  );
  return [...path.split(delimiter).filter((folder) => folder !== ""), ...found.flat()];
};

const majorIn = async (folder: string): Promise<number | null> => {
  try {
    const { stdout } = await run(join(folder, "pg_dump"), ["--version"]);
    await run(join(folder, "pg_restore"), ["--version"]);
    return Number(/ (\d+)/.exec(stdout)?.[1] ?? Number.NaN) || null;
  } catch {
    return null;
  }
};

/** Returns all tools on this machine, the oldest first. */
export const findTools = async (path: string): Promise<readonly Tools[]> => {
  const found = await Promise.all(
    (await folders(path)).map(async (folder) => ({ folder, major: await majorIn(folder) })),
  );
  return found
    .flatMap(({ folder, major }) => (major === null ? [] : [{ folder, major }]))
    .toSorted((one, other) => one.major - other.major);
};

/** Chooses tools for a server: they read their own version and older ones. */
export const toolsFor = async (server: number, path: string): Promise<Tools> => {
  const found = await findTools(path);
  const fit = found.find(({ major }) => major >= server);
  if (fit !== undefined) return fit;
  const others =
    found.length === 0 ? "none are installed" : `only those of ${found.map(({ major }) => major).join(", ")} are`;
  throw new BackupRefused(
    `The server is PostgreSQL ${server}, and its tools pg_dump and pg_restore are needed, but ${others}. ` +
      `Install the package postgresql-client-${server}, or put their folder on PATH.`,
  );
};

/** Runs a tool on a database. The password stays out of the arguments, which other users of the machine can read. */
export const runTool = async (
  { folder }: Tools,
  name: string,
  databaseUrl: string,
  args: readonly string[],
): Promise<void> => {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  const env = { PGPASSWORD: password, LC_ALL: "C" };
  try {
    await run(join(folder, name), [...args, "--dbname", url.href], { env, maxBuffer: 16_777_216 });
  } catch (failure) {
    const said = failure instanceof Error && "stderr" in failure ? String(failure.stderr).trim() : String(failure);
    throw new BackupRefused(`${name} failed: ${said}`);
  }
};
