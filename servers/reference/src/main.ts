/** Starts the deployed server: settings from the environment, logs on standard output. */
import { serve } from "./serve.ts";
import { readSettings } from "./settings.ts";

await serve(
  () => readSettings(process.env),
  ({ services, url }, { environment }) => services.logger.info({ url, environment }, "listening"),
);
