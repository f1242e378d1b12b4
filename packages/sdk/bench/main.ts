/**
 * `bun run bench sdk`: the bundle of one call, its import, and what it costs over bare `fetch` with a stub, on Node.js and
 * on Bun. Beside it, where `bench/others` has been installed, the clients that people know.
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
const processes = 3;

interface Figures {
  readonly importMs: number;
  readonly bareUs: number;
  readonly callUs: number;
}

const measured = async (runtime: string, file: string): Promise<Figures> => {
  const figures: Figures[] = [];
  for (let run = 0; run < processes; run += 1) {
    const child = Bun.spawn([runtime, at("runner.js"), file], { stdout: "pipe", stderr: "inherit" });
    const text = await new Response(child.stdout).text();
    if ((await child.exited) !== 0) throw new Error(`${file} fails on ${runtime}`);
    figures.push(JSON.parse(text) as Figures); // The last and only thing that the runner prints.
  }
  const least = (of: (each: Figures) => number): number => Math.min(...figures.map(of));
  return {
    importMs: least(({ importMs }) => importMs),
    bareUs: least(({ bareUs }) => bareUs),
    callUs: least(({ callUs }) => callUs),
  };
};

const told = ({ importMs, bareUs, callUs }: Figures): string =>
  `import ${importMs.toFixed(1).padStart(5)} ms, ${callUs.toFixed(1).padStart(5)} µs a call, ${(callUs / bareUs).toFixed(2).padStart(5)} × bare`;

const folder = await mkdtemp(join(tmpdir(), "atlas-bench-sdk-"));
try {
  const installed = existsSync(at("others/node_modules"));
  console.log(`one call: its bundle, and the best of ${processes} processes`);
  for (const name of installed ? [...candidates, ...others] : candidates) {
    const file = join(folder, `${name.replace("/", "-")}.mjs`);
    await writeFile(file, await bundle(at(`${name}.js`), false));
    const bytes = gzipped(await bundle(at(`${name}.js`)));
    const size = `${bytes.toLocaleString("en")} B gz`.padStart(13);
    console.log(`${name.replace("others/", "").padEnd(14)}${size}   Node.js: ${told(await measured("node", file))}`);
    console.log(`${" ".repeat(27)}   Bun:     ${told(await measured(process.execPath, file))}`);
  }
  if (!installed) console.log("Not compared with others: run `bun install` in packages/sdk/bench/others.");
} finally {
  await rm(folder, { recursive: true });
}
