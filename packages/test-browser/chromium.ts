/** A real browser: the one from npm, which is the same everywhere, or the machine's where that cannot run. */
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

/** The one from npm needs this loader, which a Linux on x64 has. */
const loader = "/lib64/ld-linux-x86-64.so.2";

// Its sandbox does not start for root, and it only ever opens a page of ours.
const args = ["--no-sandbox", "--disable-dev-shm-usage"];
/** Scripts in a page of a test end before optimizing them pays. */
const unoptimized = "--js-flags=--no-maglev,--no-turbofan";

/** A page that is still not as a test wants it is broken; on a slow machine one takes a minute. */
const lastResort = 300_000;

export type { Browser, BrowserContext, Locator, Page } from "playwright-core";

export const startChromium = async (...more: readonly string[]): Promise<Browser> => {
  const options = existsSync(loader) ? await unpacked() : { executablePath: installed() };
  const browser = await chromium.launch({ ...options, timeout: lastResort, args: [...args, ...more] });
  return browser.on("context", (context) => context.setDefaultTimeout(lastResort));
};

const installed = (): string => {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const places = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere];
  const found = places.find((path) => existsSync(path));
  if (found === undefined) throw new Error(`Install Chromium: a test needs one of ${names.join(", ")}.`);
  return found;
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
