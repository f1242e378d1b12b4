/** Pages of the console in Chromium: the first view, and long lists that somebody scrolls. */
import { type Page, startChromium } from "@atlas-messaging/test-browser";
import { createClient } from "../test-support/client.ts";
import type { ConsoleTarget, Places } from "./console-lists.ts";

const maxTask = 50;
const scrollSeconds = 5;
const maxFirstView = 200_000;
const maxInteractive = 1_000;

/** Scrolls as a hand does: by a part of a screen with every frame. */
const scroll = `async ({ name, seconds }) => {
  const list = document.querySelector('[role=log][aria-label="' + name + '"]') ??
    document.querySelector('.list > ul[aria-label="' + name + '"]').parentElement;
  const ends = performance.now() + seconds * 1000;
  let frames = 0;
  const isUp = list.getAttribute("role") === "log";
  while (performance.now() < ends) {
    list.scrollBy(0, isUp ? -160 : 160);
    frames++;
    await new Promise(requestAnimationFrame);
  }
  return { frames, rows: list.querySelectorAll("li").length, height: list.scrollHeight };
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
  readonly height: number;
  /** Rows in the document at the end. */
  readonly rows: number;
}

/** A part of a trace, as Chromium writes it: times in microseconds, `tdur` of the processor. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Time of the processor that each task of the page took. Other work of the machine does not count, as it would by the clock. */
const tasksIn = (trace: readonly Traced[]): readonly number[] => {
  const threadOf = ({ pid, tid }: Traced): string => `${pid}:${tid}`;
  const main = trace.filter(({ ph, args }) => ph === "M" && args.name === "CrRendererMain").map(threadOf);
  return trace.flatMap((each) =>
    each.name.endsWith("RunTask") && main.includes(threadOf(each)) ? [(each.tdur ?? 0) / 1000] : [],
  );
};

/** The protocol of traces has these members; its types say texts alone. */
const asTrace = (value: unknown) => value as readonly Traced[];

/** Traces the tasks of a page while something happens there. */
const traced = async <Result>(page: Page, happens: () => Promise<Result>) => {
  const session = await page.context().newCDPSession(page);
  const trace: Traced[] = [];
  session.on("Tracing.dataCollected", ({ value }) => trace.push(...asTrace(value)));
  const includedCategories = ["toplevel", "__metadata"];
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  const result = await happens();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return { result, tasks: tasksIn(trace) };
};

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
    const page = await context.newPage();
    const { data } = await createClient(url, token).succeed("console.account.createSignInLink");
    await page.goto(data.sign_in_link.url);
    await page.getByRole("navigation", { name: "Pages" }).waitFor();
    await firstView(page);
    process.stdout.write(`  scrolled for ${scrollSeconds} s each:\n`);
    for (const [name, path] of listsOf(places)) {
      await page.goto(path);
      await page.locator(`[aria-label="${name}"] li`).first().waitFor();
      const script = `(${scroll})(${JSON.stringify({ name, seconds: scrollSeconds })})`;
      const { result, tasks } = await traced(page, () => page.evaluate<Scrolled>(script));
      process.stdout.write(`  ${lineOf(name, result, tasks)}\n`);
    }
  } finally {
    await browser.close();
  }
};

const lineOf = (name: string, { frames, height, rows }: Scrolled, tasks: readonly number[]): string => {
  const most = Math.max(...tasks).toFixed(1);
  const over = tasks.filter((duration) => duration > maxTask).length;
  return `${name.padEnd(11)} ${frames} frames, ${height} px, ${rows} rows drawn, longest task ${most} ms of the processor, ${over} over ${maxTask} ms`;
};
