/**
 * `bun run test:generators`: makes clients of the contract with the generators of others, compiles them under strict, and
 * has each call the offline sandbox at the contract's default address.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { asScript, mustRun } from "../../scripts/command.ts";
import { serveSandbox } from "../sandbox.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const tool = (path: string): string => join(folder, "node_modules", path);

/** Commands that make each client. */
const generators: { readonly [name: string]: readonly string[] } = {
  "hey-api": ["node", tool("@hey-api/openapi-ts/bin/run.js"), "-f", "hey-api.config.ts"],
  orval: ["node", tool(".bin/orval"), "--config", "orval.config.js"],
  "openapi-typescript": [
    "node",
    tool("openapi-typescript/bin/cli.js"),
    "dist/openapi.json",
    "-o",
    "dist/openapi-typescript.ts",
  ],
  oazapfts: ["node", tool(".bin/oazapfts"), "dist/openapi.json", "dist/oazapfts.ts"],
  "rtk-query": ["node", tool(".bin/rtk-query-codegen-openapi"), "rtk-query.config.cjs"],
};

const timed = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  const begun = performance.now();
  await work();
  console.log(`✓ ${what} (${((performance.now() - begun) / 1_000).toFixed(1)} s)`);
};

await asScript(async () => {
  const { url, stop } = serveSandbox();
  try {
    await mustRun(["bun", "install", "--frozen-lockfile"], folder);
    await rm(join(folder, "dist"), { recursive: true, force: true });
    await mkdir(join(folder, "dist"));
    await writeFile(join(folder, "dist/openapi.json"), await (await fetch(`${url}/openapi.json`)).text());
    for (const [name, command] of Object.entries(generators)) {
      await timed(`${name} makes a client`, () => mustRun(command, folder));
    }
    await timed("all compile under strict", () => mustRun(["node", tool("typescript/bin/tsc")], folder));
    for (const name of Object.keys(generators)) {
      await timed(`the client of ${name} calls the sandbox`, () => mustRun(["bun", `programs/${name}.ts`], folder));
    }
  } finally {
    await stop();
  }
});
