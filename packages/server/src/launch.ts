#!/usr/bin/env node
/** `npx @atlas-messaging/server`: starts the server on the Bun that came with it. */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { findBun } from "./find-bun.cjs";

const program = fileURLToPath(new URL("server/cli.js", import.meta.url));

/** Bun reads how many requests it sends at once before the server can say so. */
const environment = { BUN_CONFIG_MAX_HTTP_REQUESTS: "1024", ...process.env };

const start = (): void => {
  const bun = process.versions["bun"] === undefined ? findBun(import.meta.url) : process.execPath;
  const server = spawn(bun, [program, ...process.argv.slice(2)], { stdio: "inherit", env: environment });
  // A terminal signals both processes, and the server ignores all signals but the first.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => server.kill(signal));
  server.once("error", fail);
  server.once("exit", (code, signal) => process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
};

const fail = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

try {
  start();
} catch (error) {
  fail(error);
}
