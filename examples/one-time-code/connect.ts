import { existsSync } from "node:fs";
import { type SandboxOptions, createSandbox } from "@atlas-messaging/sandbox";
import { Atlas } from "@atlas-messaging/sdk";

// Node.js 20 has no `--env-file-if-exists`.
if (existsSync(".env")) process.loadEnvFile();

/** Connects to the server at `ATLAS_BASE_URL`, or to the offline sandbox, which then runs in this process. */
export const connect = async (sandboxOptions: SandboxOptions = {}) => {
  const baseUrl = process.env.ATLAS_BASE_URL;
  if (baseUrl) {
    const credentials = await new Atlas({ baseUrl }).sandbox.credentials();
    return { credentials, options: { baseUrl, token: credentials.token } };
  }
  const sandbox = createSandbox({ clock: "system", seed: crypto.randomUUID(), webhooks: "fetch", ...sandboxOptions });
  // The sandbox sets no timers, so deliveries wait until somebody asks for them.
  setInterval(() => void sandbox.settle(), 20).unref();
  return { credentials: sandbox.credentials, options: sandbox.client };
};
