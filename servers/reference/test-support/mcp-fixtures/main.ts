/** The server with what the official suite of MCP asks a server under test for, behind its own route and gates. */
import { startServer } from "../../src/app.ts";
import { runProcess } from "../../src/serve.ts";
import { readSettings } from "../../src/settings.ts";
import { serveWithFixtures } from "./serve.ts";

await runProcess(
  () => readSettings(process.env),
  (settings) => startServer(settings, () => ({ serveMcp: serveWithFixtures })),
  ({ services, url }) => services.logger.info({ url }, "listening"),
);
