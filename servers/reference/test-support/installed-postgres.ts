/** The PostgreSQL whose tools this machine has: the tests' own from npm comes without them. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, rm } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { freePort } from "./postgres.ts";
import { accepts, identity, installedTools, nobody, runTool } from "./postgres-programs.ts";
import { scratchFolder } from "./scratch-folder.ts";

export interface InstalledPostgres {
  /** Signed in as a superuser. */
  readonly url: string;
  readonly pid: number;
  readonly data: string;
  /** Loses the machine: kills the server and removes its files. */
  lose(): Promise<void>;
}

interface Begun {
  /** Settings of the server, as `name=value`. */
  readonly settings?: readonly string[];
  /** Fills the data folder in place of `initdb`. */
  readonly fill?: (data: string) => Promise<void>;
}

export type BeginPostgres = (begun?: Begun) => Promise<InstalledPostgres>;

/** Returns a way to start one, or null where no complete installation is found. */
export const installedPostgres = async (): Promise<BeginPostgres | null> => {
  const bin = await installedTools();
  return bin === null ? null : (begun) => startIn(bin, begun);
};

/** Starts one, and leaves it running. */
export const startTool = (file: string, args: readonly string[], cwd: string): ChildProcess =>
  spawn(file, args, { ...identity, cwd, stdio: "ignore" });

/** Makes a folder that the servers may write. */
export const serversFolder = async (): Promise<string> => {
  const folder = await scratchFolder("atlas-installed-");
  await chmod(folder, 0o755);
  if (identity.uid !== undefined) await chown(folder, nobody, nobody);
  return folder;
};

const startIn = async (
  bin: string,
  { settings: own = ["fsync=off"], fill }: Begun = {},
): Promise<InstalledPostgres> => {
  const folder = await serversFolder();
  const data = join(folder, "data");
  const port = await freePort();
  const flags = ["-U", "owner", "-A", "trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  if (fill) await fill(data);
  else await runTool(join(bin, "initdb"), ["-D", data, ...flags], folder);
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=60", ...own];
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-p", String(port), ...settings.flatMap((each) => ["-c", each])],
    {
      ...identity,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  await accepts(server);
  const ended = once(server, "exit");
  return {
    url: `postgres://owner@127.0.0.1:${port}/postgres`,
    pid: server.pid ?? 0, // It accepts connections, so it has one.
    data,
    lose: async () => {
      server.kill("SIGKILL");
      await ended;
      // Its children end a moment later.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
};

/** Creates a database with the two logins of a deployment: an owner who is no superuser, and one that serves. */
export const createDeployment = async (url: string) => {
  const superuser = postgres(url, { max: 1, onnotice: () => {} });
  await superuser.unsafe("create role atlas_owner login createrole password 'owner'");
  await superuser.unsafe("create role atlas_service login noinherit password 'service'");
  await superuser.unsafe("create database atlas owner atlas_owner");
  await superuser.end();
  return deploymentOn(url);
};

/** Returns the settings of such a database. */
export const deploymentOn = (url: string) => {
  const as = (login: string, password: string): string => {
    const other = new URL(url);
    [other.username, other.password, other.pathname] = [login, password, "/atlas"];
    return other.href;
  };
  return { DATABASE_OWNER_URL: as("atlas_owner", "owner"), DATABASE_URL: as("atlas_service", "service") };
};
