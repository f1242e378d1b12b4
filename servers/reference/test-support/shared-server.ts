/** One server for the suites that need no settings, and no stop, of their own. Each has organizations of its own on it. */
import { createDatabase, asService } from "./postgres.ts";
import { quickPasswords } from "./members.ts";
import { start } from "./server-process.ts";

export interface SharedServer {
  readonly url: string;
  readonly databaseUrl: string;
}

/** Limits by address count for all suites together, and those of an organization stand where suites test them. */
const settings = {
  ATLAS_ALLOW_LOOPBACK_TARGETS: "on",
  ATLAS_OAUTH_REGISTRATION: "open",
  ATLAS_LIMIT_PUBLIC: "100000",
  ATLAS_LIMIT_SIGN_IN: "100000",
  ATLAS_LIMIT_MESSAGES: "100000",
  ATLAS_LIMIT_WRITES: "100000",
  ATLAS_LIMIT_READS: "100000",
  ATLAS_LIMIT_INGEST: "100000",
};

/** Starts it on a copy of the template. `stop` rejects if something failed on the server's own side. */
export const startShared = async (postgresUrl: string, template: string) => {
  const databaseUrl = asService(await createDatabase(postgresUrl, template));
  const server = await start({ ...settings, DATABASE_URL: databaseUrl }, quickPasswords);
  const shared: SharedServer = { url: server.url, databaseUrl };
  const stop = async (): Promise<void> => {
    await server.kill();
    const errors = server.logs.filter(({ level }) => level === "error");
    if (errors.length > 0) throw new Error(`the shared server failed: ${JSON.stringify(errors)}`);
  };
  return { shared, stop };
};
