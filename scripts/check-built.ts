/** Tries the built packages in each runtime, and holds the documentation to them. Part of `bun run verify`. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../runtimes/server.ts";
import { asScript, run } from "./command.ts";
import { atOnce, inOrder, type Step } from "./steps.ts";
import { table } from "./table.ts";

/** Both ask one server: to install and start it takes as much CPU as half of the examples. */
const stepsOn = (url: string): readonly Step[] => {
  const options = ["--built", `--server=${url}`];
  return [
    { name: "packed packages", commands: [["bun", "runtimes/main.ts", ...options, "node20", "bun", "server"]] },
    { name: "documentation", commands: [["bun", "scripts/docs-check/main.ts", ...options]] },
  ];
};

const report = (name: string, _ok: boolean, _milliseconds: number, output: string): void =>
  console.log(`\n${name}\n\n${output}`);

await asScript(async () => {
  const folder = await mkdtemp(join(tmpdir(), "atlas-built-"));
  const server = await startServer(join(folder, "packed-server"));
  try {
    const runner = { atOnce: atOnce(process.argv), run, now: () => performance.now(), report };
    const results = await inOrder(stepsOn(server.url), runner);
    console.log(`\n${table(results)}`);
    process.exitCode = results.every(({ outcome }) => outcome === "passed") ? 0 : 1;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});
