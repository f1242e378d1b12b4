/** The documentation that the command serves: the same site as that of a server. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../support.ts";

/** Starts the command, and resolves with its address when it has said that it is ready. */
const start = async () => {
  const port = await freePort();
  const child = spawn("bun", [fileURLToPath(new URL("../../src/cli.ts", import.meta.url)), "--port", String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout.setEncoding("utf8"), "data");
  child.stdout.resume();
  return { child, address: `http://127.0.0.1:${port}` };
};

let running: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  running = await start();
});
afterAll(async () => {
  running.child.kill();
  await once(running.child, "exit");
});

const read = async (path: string): Promise<string> => {
  const response = await fetch(running.address + path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
};

test("has callouts, tabs, search and sidebar, and names the command's address", async () => {
  const page = await read("/docs/start");
  expect(page).toContain('<div class="callout note" role="note">');
  expect(page).not.toContain("[!NOTE]");
  for (const part of ['class="tabs"', 'class="search-open', 'class="sidebar"']) expect(page).toContain(part);
  expect(page).toContain(`${running.address}/sandbox/credentials`);
  expect(await read("/docs/reference/messages/send")).toContain(`${running.address}/v1/atlas/messages`);
});

test("has what the pages load: style, scripts, the index of the search, and the program that runs examples", async () => {
  const page = await read("/docs");
  const loaded = Array.from(
    page.matchAll(/(?:src|href)="(\/docs\/(?:assets|images)\/[^"]+)"/g),
    ([, path = ""]) => path,
  );
  expect(loaded.length).toBeGreaterThan(4);
  for (const path of loaded) expect((await read(path)).length).toBeGreaterThan(100);
  expect(JSON.parse(await read("/docs/assets/search.json"))).toMatchObject({ pages: expect.any(Array) });
  expect(await read("/docs/assets/sandbox.js")).toContain("Playground");
});

test("has an icon, which browsers ask for beside every page", async () => {
  const icon = await fetch(`${running.address}/favicon.ico`);
  expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
});
