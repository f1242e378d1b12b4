import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import packed, { inflate } from "@sparticuz/chromium";
import { type Browser, chromium } from "playwright-core";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The one from npm needs this loader, which a Linux on x64 has. */
const loader = "/lib64/ld-linux-x86-64.so.2";

/** Starts the Chromium from npm, so that the test is the same everywhere, or the machine's where that cannot run. */
export const startChromium = async (): Promise<Browser> => {
  // Chromium's own sandbox does not start for root, as in a container. It opens our page alone.
  const args = ["--no-sandbox", "--disable-dev-shm-usage"];
  const options = existsSync(loader) ? await fromNpm() : { executablePath: installed() };
  // A busy machine may take minutes.
  return chromium.launch({ ...options, args, timeout: 240_000 });
};

const fromNpm = async () => {
  const libraries = await inflate(
    fileURLToPath(new URL("../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium"))),
  );
  const env = { ...process.env, LD_LIBRARY_PATH: join(libraries, "lib") };
  return { executablePath: await packed.executablePath(), env };
};

const installed = (): string => {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`Install Chromium: this test needs one of ${names.join(", ")}.`);
  return found;
};
