/**
 * Tries the packed packages, which must be built: the oldest Node.js, the server, and an example of each kind. All ask one
 * server, since to install and start it takes as much CPU as half of the examples. Part of `verify`.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../runtimes/server.ts";
import { asScript, run } from "./command.ts";

/** SDK with a webhook, tests on the offline sandbox, and the suite's command. */
const ofEachKind = ["quickstart", "test-vitest", "conformance-ci"];

await asScript(async () => {
  const folder = await mkdtemp(join(tmpdir(), "atlas-packed-"));
  const server = await startServer(join(folder, "packed-server"));
  try {
    const options = ["--built", `--server=${server.url}`];
    const tries = [
      ["bun", "runtimes/main.ts", ...options, "node20", "server"],
      ["bun", "scripts/examples/main.ts", ...options, "--once", "--one-at-a-time", ...ofEachKind],
    ];
    for (const command of tries) {
      const { ok, output } = await run(command);
      console.log(output);
      if (!ok) process.exitCode = 1;
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});
