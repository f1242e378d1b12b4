import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import packed, { inflate } from "@sparticuz/chromium";
import { type Browser, chromium } from "playwright-core";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Starts the machine's Chromium, or the one from npm, which is made for Linux. */
export const startChromium = async (): Promise<Browser> => {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const installed = folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
  // Chromium's own sandbox does not start for root, as in a container. It opens our page alone.
  const args = ["--no-sandbox", "--disable-dev-shm-usage"];
  if (installed) return chromium.launch({ executablePath: installed, args });
  const libraries = await inflate(
    fileURLToPath(new URL("../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium"))),
  );
  const env = { ...process.env, LD_LIBRARY_PATH: join(libraries, "lib") };
  return chromium.launch({ executablePath: await packed.executablePath(), args, env });
};
