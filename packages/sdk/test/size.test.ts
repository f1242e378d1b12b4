import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { bundle, gzipped } from "../bench/bundle.ts";

const at = (path: string): string => fileURLToPath(new URL(`../bench/${path}`, import.meta.url));

test("a bundle of one call is at most 3.2 kB gzipped", async () => {
  // 100 bytes are checks of addresses, headers and options, without which slips ended the process.
  expect(gzipped(await bundle(at("ours.js")))).toBeLessThanOrEqual(3_200);
});

test("nobody pays for the console, the Agent API or the raw client who does not import them", async () => {
  const code = await bundle(at("ours-tree.js"));
  expect(code).toContain("messages.send");
  expect(code).not.toMatch(/operator\/developers|agent\/v1|schemaPath/);
});

test("importing the package sets no timer and sends nothing", async () => {
  const fetched: unknown[] = [];
  const timers: unknown[] = [];
  const { fetch, setTimeout } = globalThis;
  Object.assign(globalThis, {
    fetch: (url: unknown) => fetched.push(url),
    setTimeout: (run: unknown) => timers.push(run),
  });
  try {
    const modules = ["index", "operations", "agent", "console", "raw"];
    await Promise.all(modules.map((name) => import(`../src/${name}.ts?fresh`)));
  } finally {
    Object.assign(globalThis, { fetch, setTimeout });
  }
  expect([fetched, timers]).toEqual([[], []]);
});
