/** A server of the pictures' own, in memory and on a free port. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { asScript, repository } from "../command.ts";
import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type Page, startChromium } from "@atlas-messaging/test-browser";
import { tellStory } from "./story.ts";

export interface OpenServer {
  readonly url: string;
  close(): Promise<void>;
}

const settings = {
  PORT: "0",
  DATABASE_URL: "memory://",
  ATLAS_ALLOW_LOOPBACK_TARGETS: "on",
  // Pictures are made faster than a person reads.
  ATLAS_LIMIT_READS: "10000",
  ATLAS_LIMIT_WRITES: "1000",
  ATLAS_LIMIT_MESSAGES: "1000",
};

const openServer = async (): Promise<OpenServer> => {
  const child = spawn("bun", [join(repository, "servers/reference/src/main.ts")], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const close = async (): Promise<void> => {
    child.kill("SIGKILL");
    if (child.exitCode === null) await once(child, "exit");
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /"url":"([^"]+)"/.exec(line)?.[1];
    if (url !== undefined) return { url, close };
  }
  throw new Error("The server does not start.");
};

// Makes a picture of each page of the console: light and dark, wide, middle and narrow. Starts a server of its own, with a story
// in it. `--only inbox` makes those of one page, `--out FOLDER` says where to.

const sizes = {
  wide: { width: 1360, height: 820 },
  middle: { width: 1100, height: 760 },
  narrow: { width: 390, height: 844 },
} as const;

const schemes = ["light", "dark"] as const;

/** Time in which a page of this machine has asked for what it shows. */
const settleMilliseconds = 700;

interface Shot {
  readonly name: string;
  readonly path: string;
}

const shotsOf = async (page: Page, open: readonly Shot[]): Promise<readonly Shot[]> => {
  const links = await page
    .locator(".bar > .pages a")
    .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
  const places = links.flatMap((path) => (path === null ? [] : [{ name: path.split("/").at(-1) ?? "", path }]));
  return [{ name: "sign-in", path: "/console/sign-in" }, ...places, ...open];
};

const take = async (page: Page, { name, path }: Shot, folder: string): Promise<void> => {
  await page.goto(path);
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(settleMilliseconds);
      await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`) });
    }
  }
  console.log(name);
};

await asScript(async () => {
  const { values } = parseArgs({ options: { out: { type: "string", default: "screens" }, only: { type: "string" } } });
  const folder = resolve(values.out);
  await mkdir(folder, { recursive: true });
  const server = await openServer();
  const browser = await startChromium();
  try {
    const story = await tellStory(server.url);
    const context = await browser.newContext({ baseURL: server.url, viewport: sizes.wide });
    const page = await context.newPage();
    page.on("console", (message) => console.log(message.text()));
    page.on("pageerror", ({ message }) => console.log(message));
    await page.goto(story.link);
    await page.locator(".bar > .pages a").first().waitFor();
    const shots = await shotsOf(page, story.open);
    for (const shot of shots)
      if (values.only === undefined || shot.name.startsWith(values.only)) await take(page, shot, folder);
  } finally {
    await browser.close();
    await server.close();
  }
});
