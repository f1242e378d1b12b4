/** The service of this page. Here it is the offline sandbox, in the page itself. */
import { createSandbox } from "@atlas-messaging/sandbox";
import { AtlasConsole } from "@atlas-messaging/sdk/console";

/** Against a deployment: `new AtlasConsole({ baseUrl, token })`, with the token of a console session. */
export const startService = (): AtlasConsole => {
  const sandbox = createSandbox({ clock: "system", seed: crypto.randomUUID() });
  // The sandbox sets no timers, so deliveries wait until somebody asks for them.
  setInterval(() => void sandbox.settle(), 20);
  return new AtlasConsole({ ...sandbox.client, token: sandbox.credentials.operator_token });
};
