/**
 * Makes a picture of each page of the console: light and dark, wide, middle and narrow. Starts a server of its own, with a story
 * in it. `--only inbox` makes those of one page, `--out FOLDER` says where to.
 */
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Page, startChromium } from "@atlas-messaging/test-browser";
import { asScript } from "../command.ts";
import { openServer } from "./server.ts";
import { tellStory } from "./story.ts";

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
