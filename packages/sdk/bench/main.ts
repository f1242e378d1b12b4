/**
 * `bun run bench sdk`: the bundle of one call, its import, and its cost over bare `fetch` with a stub, on Node.js and
 * Bun. Other clients are measured too if `bench/others` is installed.
 */
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle, gzipped } from "./bundle.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const candidates = ["ours", "ours-tree"];
const others = ["openapi-fetch", "svix", "stripe", "openai"].map((name) => `others/${name}`);
const processes = 5;

interface Figures {
  readonly importMs: number;
  readonly bareUs: number;
  readonly callUs: number;
}

/** Best figures of all processes. A call's cost is the median ratio to the bare call in the same process. */
interface Measured {
  readonly importMs: number;
  readonly callUs: number;
  readonly timesBare: number;
}

const measured = async (runtime: string, file: string): Promise<Measured> => {
  const figures: Figures[] = [];
  for (let run = 0; run < processes; run += 1) {
    const child = Bun.spawn([runtime, at("runner.js"), file], { stdout: "pipe", stderr: "inherit" });
    const text = await new Response(child.stdout).text();
    if ((await child.exited) !== 0) throw new Error(`${file} fails on ${runtime}`);
    figures.push(JSON.parse(text)); // The runner prints nothing else.
  }
  const least = (of: (each: Figures) => number): number => Math.min(...figures.map(of));
  const times = figures.map(({ bareUs, callUs }) => callUs / bareUs).toSorted((one, other) => one - other);
  return {
    importMs: least(({ importMs }) => importMs),
    callUs: least(({ callUs }) => callUs),
    timesBare: times[Math.floor(processes / 2)] ?? NaN,
  };
};

const lineOf = ({ importMs, callUs, timesBare }: Measured): string =>
  `import ${importMs.toFixed(1).padStart(5)} ms, ${callUs.toFixed(1).padStart(5)} µs a call, ${timesBare.toFixed(2).padStart(5)} × bare`;

const folder = await mkdtemp(join(tmpdir(), "atlas-bench-sdk-"));
try {
  const installed = existsSync(at("others/node_modules"));
  console.log(`one call: its bundle, and the best of ${processes} processes beside their median over bare fetch`);
  for (const name of installed ? [...candidates, ...others] : candidates) {
    const file = join(folder, `${name.replace("/", "-")}.mjs`);
    await writeFile(file, await bundle(at(`${name}.js`), false));
    const bytes = gzipped(await bundle(at(`${name}.js`)));
    const size = `${bytes.toLocaleString("en")} B gz`.padStart(13);
    console.log(`${name.replace("others/", "").padEnd(14)}${size}   Node.js: ${lineOf(await measured("node", file))}`);
    console.log(`${" ".repeat(27)}   Bun:     ${lineOf(await measured(process.execPath, file))}`);
  }
  if (!installed) console.log("Not compared with others: run `bun install` in packages/sdk/bench/others.");
} finally {
  await rm(folder, { recursive: true });
}
