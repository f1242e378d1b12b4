/**
 * Runs the suite on a reference server with its own database: `bun run conformance:reference`, followed by options of
 * the suite's command. `--pglite` replaces PostgreSQL by PGlite. `--random` raises the server's limits, since the run
 * would mostly wait.
 */
import { limits } from "@atlas-messaging/contract";
import { createMigrated, freePort, startPostgres } from "../servers/reference/test-support/postgres.ts";
import { asScript, repository } from "./command.ts";

const given = process.argv.slice(2);
const options = given.filter((each) => each !== "--pglite");

const raised = Object.fromEntries(
  Object.keys(limits).map((name) => [`ATLAS_LIMIT_${name.toUpperCase()}`, "1000000000"]),
);

const startDatabase = async () => {
  if (given.includes("--pglite")) return { url: "memory://", stop: async () => {} };
  const postgres = await startPostgres();
  return { url: await createMigrated(postgres.url), stop: postgres.stop };
};

/** Logs only errors: half a million requests would flood the terminal. */
const startServer = async (databaseUrl: string) => {
  const port = await freePort();
  const env = {
    PATH: process.env["PATH"] ?? "",
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "error",
    ATLAS_ALLOW_LOOPBACK_TARGETS: "true",
    ...(options.includes("--random") ? raised : {}),
  };
  const server = Bun.spawn([process.execPath, "servers/reference/src/main.ts"], {
    cwd: repository,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  while (server.exitCode === null && !(await isUp(url))) await Bun.sleep(100);
  return { url, stop: () => (server.kill(), server.exited) };
};

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

await asScript(async () => {
  const database = await startDatabase();
  const server = await startServer(database.url);
  const command = [process.execPath, "packages/conformance/src/cli.ts", "--base-url", server.url, ...options];
  const suite = Bun.spawn(command, { cwd: repository, stdio: ["inherit", "inherit", "inherit"] });
  process.exitCode = await suite.exited;
  await server.stop();
  await database.stop();
});
