/** A server of the pictures' own, in memory and on a free port. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { repository } from "../command.ts";

export interface OpenServer {
  readonly url: string;
  close(): Promise<void>;
}

const settings = {
  PORT: "0",
  DATABASE_URL: "memory://",
  ATLAS_ALLOW_LOOPBACK_TARGETS: "on",
  // Pictures are made faster than a person reads.
  ATLAS_LIMIT_READS: "10000",
  ATLAS_LIMIT_WRITES: "1000",
  ATLAS_LIMIT_MESSAGES: "1000",
};

export const openServer = async (): Promise<OpenServer> => {
  const child = spawn("bun", [join(repository, "servers/reference/src/main.ts")], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const close = async (): Promise<void> => {
    child.kill("SIGKILL");
    if (child.exitCode === null) await once(child, "exit");
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /"url":"([^"]+)"/.exec(line)?.[1];
    if (url !== undefined) return { url, close };
  }
  throw new Error("The server does not start.");
};
