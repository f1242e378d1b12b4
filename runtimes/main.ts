/**
 * `bun run test:runtimes [name …]`: installs the packed packages in a throw-away project. Each runtime sends a
 * message to the packed server and verifies its delivery; Node and Bun also run the suite on the offline sandbox,
 * with `--stories` more of it. `types` compiles a program with each TypeScript version. `runners` prints test runners ×
 * versions of Node.js; `--runner=NAME` takes some of them. `frameworks` renders and hydrates a page of queries in each. Runs all by default. `--built` skips the build, and
 * `--server=URL` takes a packed server that runs.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asScript, mustRun } from "../scripts/command.ts";
import { makeProject, pack } from "./project.ts";
import { runs } from "./runs.ts";
import { serverOf } from "./server.ts";

const runner = "--runner=";
const given = process.argv.slice(2);
const names = given.filter((name) => !name.startsWith("--"));
const asked = names.length === 0 ? Object.keys(runs) : names;

await asScript(async () => {
  if (!given.includes("--built")) await mustRun(["bun", "scripts/build.ts"]);
  const folder = await mkdtemp(join(tmpdir(), "atlas-runtimes-"));
  const server = await serverOf(given, join(folder, "packed-server"));
  try {
    const tarballs = await pack(folder);
    const project = await makeProject(join(folder, "project"), tarballs);
    const suite = given.filter((option) => option === "--stories");
    const runners = given.filter((option) => option.startsWith(runner)).map((option) => option.slice(runner.length));
    const surroundings = { folder, tarballs, project, serverUrl: server.url, suite, runners };
    const failed = new Map<string, string>();
    for (const name of asked) {
      const run = runs[name];
      if (!run) throw new Error(`There is no ${name}; there are: ${Object.keys(runs).join(", ")}.`);
      const begun = performance.now();
      const line = await run(surroundings).catch((error: unknown) => void failed.set(name, String(error)));
      const mark = line === undefined ? "✗" : "✓";
      console.log(`${mark} ${name} (${((performance.now() - begun) / 1_000).toFixed(1)} s) ${line ?? ""}`);
    }
    for (const [name, why] of failed) console.log(`\n✗ ${name}\n${why}`);
    console.log(`\n${asked.length - failed.size} passed, ${failed.size} failed`);
    if (failed.size > 0) throw new Error(`The packages fail in ${[...failed.keys()].join(", ")}.`);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});
