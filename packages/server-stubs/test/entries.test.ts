/** The main entry is for every project: its types need no framework, and hold with the checks of libraries on. */
import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = `${root}packages/server-stubs/node_modules/.entries`;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesOf = async (entry: string): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  const lib = ["ES2024", "DOM", "DOM.Iterable", "DOM.AsyncIterable"];
  const compilerOptions = { skipLibCheck: false, types: [], noEmit: true, lib };
  const config = { extends: `${root}tsconfig.json`, compilerOptions, files: [`../../src/${entry}.ts`], include: [] };
  writeFileSync(`${folder}/${entry}.json`, JSON.stringify(config));
  const { stdout } = await promisify(execFile)(
    `${root}node_modules/.bin/tsc`,
    ["--listFiles", "-p", `${folder}/${entry}.json`],
    { maxBuffer: 1e8 },
  );
  return stdout;
};

test.each(["index", "parts"])("%s compiles without Elysia, and with skipLibCheck off", async (entry) => {
  const files = await filesOf(entry);
  expect(files).toContain("server-stubs/src/");
  expect(files).not.toMatch(/elysia|@types\/(bun|node)|error TS/);
});
