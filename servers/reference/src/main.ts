/** Reads the settings (nobody else does), starts the server, and drains it when it is told to stop. */
import { startServer } from "./app.ts";
import { SettingsError, readSettings } from "./settings.ts";

const start = async () => {
  const settings = readSettings(process.env);
  const server = await startServer(settings);
  server.services.logger.info({ url: server.url, environment: settings.environment }, "listening");
  const stop = async (signal: string) => {
    server.services.logger.info({ signal }, "draining");
    await server.stop();
    process.exit(0);
  };
  process.once("SIGTERM", (signal) => void stop(signal));
  process.once("SIGINT", (signal) => void stop(signal));
};

await start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String(error)}\n`);
  process.exit(1);
});
