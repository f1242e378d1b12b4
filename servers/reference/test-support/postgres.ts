import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { migratePostgres } from "../src/platform/database/migrate.ts";
import { clusterOf } from "./cluster.ts";
import { scratchFolder } from "./scratch-folder.ts";

export interface PostgresServer {
  /** A login that may do everything; the password is a test's own, on a loopback address. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A port of this machine that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === "string") reject(new Error("no port"));
        else resolve(address.port);
      });
    });
  });

/**
 * Vacuuming starts a process for each of some two hundred databases every minute. By default a statement is planned
 * five times before it is planned for good, and few run so often on one connection.
 */
const quick = ["fsync=off", "autovacuum=off", "plan_cache_mode=force_generic_plan"].flatMap((setting) => [
  "-c",
  setting,
]);

/**
 * A real PostgreSQL for one run. Its folder lies where the user that PostgreSQL runs as can reach it.
 * Tests do without durability; a measurement asks for it.
 */
export const startPostgres = async ({ durable = false } = {}): Promise<PostgresServer> => {
  const prefix = "atlas-postgres-";
  const folder = durable ? await mkdtemp(join(tmpdir(), prefix)) : await scratchFolder(prefix);
  await chmod(folder, 0o755);
  const port = await freePort();
  const output: string[] = [];
  const keep = (line: unknown) => void output.push(String(line));
  const server = await clusterOf({
    // initdb wants to make the last folder itself, as its own user.
    databaseDir: join(folder, "data"),
    port,
    persistent: false,
    // Each connection proves its password: by default in 4,096 rounds, a quarter of its CPU.
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync", "--set=scram_iterations=1"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", ...(durable ? [] : quick), "-c", "max_connections=200"],
    onLog: keep,
  });
  const stop = async () => {
    try {
      await server.stop();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  try {
    await server.initialise();
    await server.start();
  } catch (failure) {
    await stop().catch(keep);
    throw new Error(`PostgreSQL did not start:\n${output.join("\n")}`, { cause: failure });
  }
  const url = `postgres://owner:owner@127.0.0.1:${port}/postgres`;
  await createServiceLogin(url);
  return { url, stop };
};

/** The same database, as the one who may do everything. */
export const asOwner = (url: string): string => signedIn(url, "owner");

const signedIn = (url: string, login: string): string => {
  const other = new URL(url);
  [other.username, other.password] = [login, login];
  return other.href;
};

/** Signed in as the one who may do everything, by another driver than the service's. */
export const connectAsOwner = (url: string): postgres.Sql => postgres(asOwner(url), { max: 1, onnotice: () => {} });

/** A database of its own on a running server: empty, or a copy of the template's. The URL is the owner's. */
export const createDatabase = async (serverUrl: string, template = "template1"): Promise<string> => {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const owner = connectAsOwner(serverUrl);
  try {
    // Copies files, which takes a third of the CPU of writing a log of them.
    await owner`create database ${owner(name)} template ${owner(template)} strategy file_copy`;
  } finally {
    await owner.end();
  }
  return serverUrl.replace(/\/[^/]*$/, `/${name}`);
};

/** The login that a service serves with: it owns nothing, and has rights only in the roles that it becomes. */
export const serviceLogin = "atlas_service";

/** The same database, as that login. */
export const asService = (url: string): string => signedIn(url, serviceLogin);

/** A database with the tables of this version, as the service's login. */
export const createMigrated = async (serverUrl: string): Promise<string> => {
  const url = await createDatabase(serverUrl);
  await migratePostgres(url, serviceLogin);
  return asService(url);
};

export const createServiceLogin = async (url: string): Promise<void> => {
  const owner = connectAsOwner(url);
  await owner.unsafe(`create role ${serviceLogin} login noinherit password '${serviceLogin}'`);
  await owner.end();
};
