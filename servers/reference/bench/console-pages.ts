/** Pages of the console in Chromium: the first view, and long lists that somebody scrolls. */
import { type Page, startChromium } from "@atlas-messaging/test-browser";
import { createClient } from "../test-support/client.ts";
import type { ConsoleTarget, Places } from "./console-lists.ts";

const longest = 50;
const scrollSeconds = 5;
const maxFirstView = 200_000;
const maxInteractive = 1_000;

/** Notes tasks that hold the page for longer than 50 ms, from the beginning on. */
const watchTasks = `
  globalThis.longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask", buffered: true });`;

/** Scrolls as a hand does: by a part of a screen with every frame. */
const scroll = `async ({ name, seconds }) => {
  const list = document.querySelector('[role=log][aria-label="' + name + '"]') ??
    document.querySelector('.list > ul[aria-label="' + name + '"]').parentElement;
  longTasks.length = 0;
  const ends = performance.now() + seconds * 1000;
  let frames = 0;
  const isUp = list.getAttribute("role") === "log";
  while (performance.now() < ends) {
    list.scrollBy(0, isUp ? -160 : 160);
    frames++;
    await new Promise(requestAnimationFrame);
  }
  return { frames, tasks: [...longTasks], rows: list.querySelectorAll("li").length, height: list.scrollHeight };
}`;

const scripts = `performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".js")).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;

/** Each list by its name on the page. */
const listsOf = ({ conversation, webhook }: Places): readonly (readonly [name: string, path: string])[] => [
  ["All", "/console/inbox?view=all"],
  ["Messages", `/console/inbox?view=all&conversation=${conversation}`],
  ["Customers", "/console/customers"],
  ["Events", "/console/events"],
  ["Deliveries", `/console/webhooks?webhook=${webhook}`],
  ["Requests", "/console/requests"],
  ["Approvals", "/console/approvals?state=approved"],
  ["Sources", "/console/knowledge"],
  ["Questions", "/console/knowledge?view=unanswered"],
  ["Changes", "/console/audit"],
  ["Members", "/console/members"],
];

interface Scrolled {
  readonly frames: number;
  readonly tasks: readonly number[];
  readonly height: number;
  /** Rows in the document at the end. */
  readonly rows: number;
}

const firstView = async (page: Page): Promise<void> => {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const started = performance.now();
    await page.goto("/console/inbox?view=all", { waitUntil: "commit" });
    await page.getByRole("list", { name: "All" }).getByRole("listitem").first().waitFor();
    times.push(performance.now() - started);
  }
  const bytes = await page.evaluate<number>(scripts);
  const best = Math.round(Math.min(...times));
  process.stdout.write(
    `  first view: ${bytes} bytes of scripts (aim: at most ${maxFirstView}), shown and usable after ${times
      .map(Math.round)
      .join(", ")} ms (aim: at most ${maxInteractive}, best ${best})\n`,
  );
};

export const measurePages = async ({ url, token }: ConsoleTarget, places: Places): Promise<void> => {
  const browser = await startChromium();
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1360, height: 820 } });
    await context.addInitScript(watchTasks);
    const page = await context.newPage();
    const { data } = await createClient(url, token).succeed("console.createSignInLink");
    await page.goto(data.sign_in_link.url);
    await page.getByRole("navigation", { name: "Pages" }).waitFor();
    await firstView(page);
    process.stdout.write(`  scrolled for ${scrollSeconds} s each:\n`);
    for (const [name, path] of listsOf(places)) {
      await page.goto(path);
      await page.locator(`[aria-label="${name}"] li`).first().waitFor();
      const scrolled = await page.evaluate<Scrolled>(
        `(${scroll})(${JSON.stringify({ name, seconds: scrollSeconds })})`,
      );
      process.stdout.write(`  ${lineOf(name, scrolled)}\n`);
    }
  } finally {
    await browser.close();
  }
};

const lineOf = (name: string, { frames, tasks, height, rows }: Scrolled): string => {
  const long = tasks.filter((duration) => duration > longest).map(Math.round);
  const words = long.length === 0 ? "none" : `${long.join(", ")} ms`;
  return `${name.padEnd(11)} ${frames} frames, ${height} px, ${rows} rows drawn, tasks over ${longest} ms: ${words}`;
};
