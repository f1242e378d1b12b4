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

test("a customer writes, a person answers, and the page follows the delivery", { timeout: 300_000 }, async () => {
  const [address = ""] = site.resolvedUrls?.local ?? [];
  const page = await browser.newPage();
  page.setDefaultTimeout(240_000); // A busy machine may take minutes.
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") said.push(message.text());
  });
  page.on("pageerror", ({ message }) => said.push(message));

  await page.goto(address);
  await page.getByRole("button", { name: "Write as a customer" }).click();
  await page.getByRole("button", { name: /Grace.*table for two tonight/ }).click();
  await page.getByLabel("Answer").fill("With pleasure, at eight.");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText(/With pleasure, at eight\.\s*read/).waitFor();
  await page.getByText("Grace").waitFor({ state: "hidden" });

  expect(said).toEqual([]);
});
