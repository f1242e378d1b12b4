/** One server for the suites that need no settings, and no stop, of their own. Each has organizations of its own on it. */
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createDatabase, asService } from "./postgres.ts";
import { quickPasswords } from "./members.ts";
import { scratchFolder } from "./scratch-folder.ts";
import { start } from "./server-process.ts";

export interface SharedServer {
  readonly url: string;
  readonly pid: number;
  /** File that its log is written to, for the processes of the suites. */
  readonly log: string;
  readonly databaseUrl: string;
}

/** Limits by address count for all suites together, and those of an organization stand where suites test them. */
const settings = {
  // A sign-in link that was followed is used up, also where its answer was late: a slow machine has the time that it takes.
  ATLAS_REQUEST_SECONDS: "600",
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
  const folder = await scratchFolder("atlas-log-");
  const log = join(folder, "shared.log");
  const lines = createWriteStream(log);
  const keep = (line: string): void => void lines.write(`${line}\n`);
  const server = await start({ ...settings, DATABASE_URL: databaseUrl }, quickPasswords, keep);
  const shared: SharedServer = { url: server.url, pid: server.pid, log, databaseUrl };
  const stop = async (): Promise<void> => {
    await server.kill();
    lines.end();
    await rm(folder, { recursive: true });
    const errors = server.logs.filter(({ level }) => level === "error");
    if (errors.length > 0) throw new Error(`the shared server failed: ${JSON.stringify(errors)}`);
  };
  return { shared, stop };
};
