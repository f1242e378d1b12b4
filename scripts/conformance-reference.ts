/**
 * Runs the suite on a reference server with its own database: `bun run conformance:reference`, followed by options of
 * the suite's command. `--pglite` replaces PostgreSQL by PGlite. `--random` raises the server's limits, since the run
 * would mostly wait.
 */
import { limits } from "@atlas-messaging/contract";
import { asScript, repository } from "./command.ts";
import { startDatabase, startServer } from "./reference-server.ts";

const given = process.argv.slice(2);
const options = given.filter((each) => each !== "--pglite");

const raised = Object.fromEntries(
  Object.keys(limits).map((name) => [`ATLAS_LIMIT_${name.toUpperCase()}`, "1000000000"]),
);

await asScript(async () => {
  const database = await startDatabase(given.includes("--pglite"));
  const server = await startServer(database.url, options.includes("--random") ? raised : {});
  const command = [process.execPath, "packages/conformance/src/cli.ts", "--base-url", server.url, ...options];
  const suite = Bun.spawn(command, { cwd: repository, stdio: ["inherit", "inherit", "inherit"] });
  process.exitCode = await suite.exited;
  await server.stop();
  await database.stop();
});
