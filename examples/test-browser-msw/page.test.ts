import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ViteDevServer, createServer } from "vite";
import { startChromium } from "./chromium.ts";

let site: ViteDevServer;
let browser: Browser;

beforeAll(async () => {
  site = await createServer({ root: import.meta.dirname, server: { host: "127.0.0.1", port: 0 }, logLevel: "error" });
  await site.listen();
  browser = await startChromium();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test("the guest reads the message, and no request leaves the page", { timeout: 300_000 }, async () => {
  const [address = ""] = site.resolvedUrls?.local ?? [];
  const page = await browser.newPage();
  page.setDefaultTimeout(240_000); // A busy machine may take minutes.
  const foreign: string[] = [];
  page.on("response", (response) => {
    if (!response.fromServiceWorker() && !response.url().startsWith(address)) foreign.push(response.url());
  });
  page.on("requestfailed", (request) => foreign.push(request.url()));

  await page.goto(address);
  await page.getByText("ready", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Tell the guest" }).click();
  await page.getByText("read", { exact: true }).waitFor();

  expect(foreign).toEqual([]);
});
