/** Starts the deployed server: settings from the environment, logs on standard output. */
import { takeNoArguments } from "./platform/arguments.ts";
import { serve } from "./serve.ts";
import { deployable, readSettings } from "./settings.ts";

takeNoArguments("start", "Starts the server.");

void serve(
  () => deployable(readSettings(process.env)),
  ({ services, url }, { environment }) => services.logger.info({ url, environment }, "listening"),
);
