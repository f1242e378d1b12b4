import { execFile } from "node:child_process";
import { appendFile, chmod, chown, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { clusterOf } from "./cluster.ts";
import { createMigrated, createServiceLogin, freePort } from "./postgres.ts";
import { scratchFolder } from "./scratch-folder.ts";

/** A PostgreSQL of one test's own, which stops, and starts again with what it held. */
export interface RestartablePostgres {
  readonly url: string;
  stop(): Promise<void>;
  /** Stops as in a crash: without waiting, and with recovery at the next start. */
  stopImmediately(): Promise<void>;
  start(): Promise<void>;
  /** Copies the files. It must be stopped. */
  copy(): Promise<void>;
  /** Puts the files of the copy back, as a recovery to a point in time begins. It ends at the next start. */
  takeBack(): Promise<void>;
  remove(): Promise<void>;
}

/** Keeps owners and rights, which PostgreSQL insists on. */
const copyFiles = async (from: string, to: string): Promise<void> => {
  await promisify(execFile)("cp", ["-a", from, to]);
};

export const startRestartablePostgres = async (): Promise<RestartablePostgres> => {
  const folder = await scratchFolder("atlas-postgres-");
  await chmod(folder, 0o755);
  const port = await freePort();
  const [data, kept] = [join(folder, "data"), join(folder, "kept")];
  const server = await clusterOf({
    databaseDir: data,
    port,
    persistent: true,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1"],
  });
  let running = false;
  const begin = async () => {
    await server.start();
    running = true;
  };
  const stop = async () => {
    if (running) await server.stop();
    running = false;
  };
  await server.initialise();
  await begin();
  const url = `postgres://owner:owner@127.0.0.1:${port}/postgres`;
  await createServiceLogin(url);
  return {
    url: await createMigrated(url),
    stop,
    stopImmediately: async () => {
      const [pid] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
      process.kill(Number(pid), "SIGQUIT");
      // Waits for its end; what it sends besides comes too late.
      await stop();
    },
    start: begin,
    copy: () => copyFiles(data, kept),
    takeBack: async () => {
      await stop();
      await rm(data, { recursive: true });
      await copyFiles(kept, data);
      const { uid, gid } = await stat(data);
      await writeFile(join(data, "recovery.signal"), "");
      await chown(join(data, "recovery.signal"), uid, gid);
      await appendFile(join(data, "postgresql.auto.conf"), "restore_command = 'false'\n");
    },
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
