/** Exits with 0 if the server with the same settings is ready, for containers and units; else says why not. */
import { keepFilesPrivate } from "./platform/private-files.ts";
import { SettingsError, readSettings } from "./settings.ts";

/** A server answers within milliseconds. */
const deadline = 5_000;

/** A server that listens on all addresses listens on loopback, too. */
const addressOf = (host: string): string => {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
};

const whyNot = async (): Promise<string | null> => {
  const { host, port } = readSettings(process.env);
  const url = `http://${addressOf(host)}:${port}/health/ready`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(deadline) }).catch(() => null);
  if (answer === null) return `Nothing answers at ${url}.`;
  return answer.ok ? null : `${url} answers ${answer.status}: ${await answer.text()}`;
};

keepFilesPrivate();
const reason = await whyNot().catch((error: unknown) => {
  if (error instanceof SettingsError) return error.message;
  throw error;
});
if (reason !== null) {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
