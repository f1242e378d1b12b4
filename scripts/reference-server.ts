/** A reference server of a script's own, in a process beside it. */
import { createMigrated, freePort, startPostgres } from "../servers/reference/test-support/postgres.ts";
import { repository } from "./command.ts";

export interface Started {
  readonly url: string;
  readonly stop: () => Promise<unknown>;
}

/** Starts a fresh database: PostgreSQL, or PGlite in the server's memory. */
export const startDatabase = async (isPglite: boolean): Promise<Started> => {
  if (isPglite) return { url: "memory://", stop: async () => {} };
  const postgres = await startPostgres();
  return { url: await createMigrated(postgres.url), stop: postgres.stop };
};

/** Time to start. A busy machine may take minutes. */
const patience = 300_000;

/** Starts the server. Logs only errors: half a million requests would flood the terminal. */
export const startServer = async (
  databaseUrl: string,
  settings: { readonly [name: string]: string } = {},
): Promise<Started> => {
  const port = await freePort();
  const env = {
    PATH: process.env["PATH"] ?? "",
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "error",
    // A machine that is merely slow refuses nothing.
    ATLAS_REQUEST_SECONDS: "3600",
    ATLAS_ALLOW_LOOPBACK_TARGETS: "true",
    ...settings,
  };
  const server = Bun.spawn([process.execPath, "servers/reference/src/main.ts"], {
    cwd: repository,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = () => (server.kill(), server.exited);
  for (const end = Date.now() + patience; !(await isUp(url)); await Bun.sleep(100)) {
    if (server.exitCode !== null) throw new Error(`The server has ended with ${server.exitCode}.`);
    if (Date.now() > end) {
      await stop();
      throw new Error(`The server at ${url} is not up after ${patience / 1_000} s.`);
    }
  }
  return { url, stop };
};

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
