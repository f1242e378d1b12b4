/** A real browser: the machine's own, or the one from npm, which is made for Linux. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import packed, { inflate } from "@sparticuz/chromium";
import { type Browser, type LaunchOptions, chromium } from "playwright-core";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

// Its sandbox does not start for root, and it only ever opens a page of ours.
const args = ["--no-sandbox", "--disable-dev-shm-usage"];
/** Scripts in a page of a test end before optimizing them pays. */
const unoptimized = "--js-flags=--no-maglev,--no-turbofan";

/** A page that is still not as a test wants it is broken; on a slow machine one takes a minute. */
const lastResort = 300_000;

export type { Browser, BrowserContext, Locator, Page } from "playwright-core";

export const startChromium = async (...more: readonly string[]): Promise<Browser> => {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const places = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere];
  const found = places.find((path) => existsSync(path));
  const options = found === undefined ? await unpacked() : { executablePath: found };
  const browser = await chromium.launch({ ...options, timeout: lastResort, args: [...args, ...more] });
  return browser.on("context", (context) => context.setDefaultTimeout(lastResort));
};

let shared: Promise<Browser> | undefined;

/** Returns the browser of this process, which ends with it. Files of tests close their own contexts. */
export const sharedChromium = async (): Promise<Browser> => {
  const browser = await (shared ??= startChromium(unoptimized));
  if (browser.isConnected()) return browser;
  return (shared = startChromium(unoptimized));
};

/** The browser from npm brings the libraries that a bare system lacks. */
const unpacked = async (): Promise<LaunchOptions> => {
  const libraries = new URL("../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium"));
  const folder = await inflate(fileURLToPath(libraries));
  const executablePath = await packed.executablePath();
  return { executablePath, env: { ...process.env, LD_LIBRARY_PATH: join(folder, "lib") } };
};
