/** Each page of the console while it is empty, slow, refused or lost, and after the session has ended. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type ConsoleBrowser,
  type Page,
  moveTo,
  openConsole,
  pressInTurn,
  settled,
} from "../test-support/console-browser.ts";
import { describeShared } from "../test-support/served.ts";
import { releaseTest, whole } from "../test-support/whole.ts";

const password = "correct horse battery staple";
/** Below it a page counts as still (Core Web Vitals). */
const maxShift = 0.1;

/** A mobile network in a train. */
const slowMilliseconds = 250;
/** Two frames: what has come is drawn then. */
const drawn = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))`;

/** Adds up what moves without somebody having clicked. */
const watchShifts = `globalThis.shifts = 0; globalThis.moved = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput) {
      globalThis.shifts += entry.value;
      globalThis.moved.push(entry.sources.map(({ node }) => node?.className ?? node?.nodeName).join(" "));
    }
}).observe({ type: "layout-shift", buffered: true });`;

describeShared("a page of the console", {}, (served) => {
  let browser: ConsoleBrowser;
  let page: Page;
  let places: readonly string[];
  beforeAll(async () => {
    browser = await openConsole(served);
    const email = `ada-${Date.now()}@shop.example`;
    const body = { organization_name: "Corner shop", email, password };
    const { data } = await served.anonymous.succeed("console.account.signUp", { body });
    const link = await served.clientOf(data.session.token).succeed("console.account.createSignInLink");
    page = await browser.visit(link.data.sign_in_link.url);
    const links = page.getByRole("navigation", { name: "Pages" }).getByRole("link");
    await links.first().waitFor();
    places = await links.evaluateAll((found) => found.map((each) => each.getAttribute("href") ?? ""));
  });
  afterAll(() => browser.close());

  test("that is empty says what to do first", async () => {
    expect(places.length).toBeGreaterThan(14);
    for (const path of places.filter((_, index) => whole || index % 2 === 0)) {
      await moveTo(page, path);
      await settled(page);
      const words = await page.locator("main").innerText();
      expect(words.length, `${path} says too little: ${words}`).toBeGreaterThan(40);
      expect(await page.getByRole("alert").count(), path).toBe(0);
    }
    expect(browser.said).toEqual([]);
  });

  /** Pages that a condition is tried on: each has its own fourth, and a release tries all. */
  const fourth = (from: number): readonly string[] => places.filter((_, index) => whole || index % 4 === from);

  /** Runs the call of an empty list as it is printed, with a token that the sandbox fills in. */
  const called = async (path: string): Promise<unknown> => {
    await page.goto(path);
    await page.getByRole("button", { name: "Fill in a token" }).click();
    await page.getByText("The token is").waitFor();
    const { stdout } = await promisify(execFile)("sh", ["-c", await page.locator(".snippet pre").innerText()]);
    return JSON.parse(stdout);
  };

  test("that is empty shows a call that works as it is printed", async () => {
    await page.goto("/console/inbox");
    await page.getByText("No channel is linked, so nobody can write yet.").waitFor();
    const others = [
      "apps",
      "members",
      "agents",
      "templates",
      "channels",
      "inbox?view=all",
      "knowledge?view=unanswered",
      "knowledge",
    ];
    for (const path of ["webhooks", ...(whole ? others : []), "members"])
      expect(await called(`/console/${path}`), path).toMatchObject({ ok: true });
  });

  test("that has lost the service says so, and heals without a click", async () => {
    const error = { code: "unavailable", message: "Away.", retryable: false };
    const body = JSON.stringify({ ok: false, error });
    await moveTo(page, "/console/members");
    await settled(page);
    await page.route("**/operator/**", (route) =>
      route.fulfill({ status: 503, contentType: "application/json", body }),
    );
    await pressInTurn(page, "g", "w");
    await page.getByText("The connection is lost.").waitFor();
    await page.getByRole("alert").getByText("Away.").waitFor();
    await page.unroute("**/operator/**");
    await page.getByRole("list", { name: "Webhooks" }).waitFor();
    expect(await page.getByText("The connection is lost.").count()).toBe(0);
  });

  releaseTest("that is slow shows where its content comes, and does not jump", async () => {
    await page.addInitScript(watchShifts);
    let underWay = 0;
    await page.route("**/operator/**", async (route) => {
      if (route.request().url().includes("/stream")) return route.continue();
      underWay += 1;
      await new Promise((resolve) => setTimeout(resolve, slowMilliseconds));
      await route.continue().catch(() => undefined); // The page may have gone on.
      underWay -= 1;
    });
    // Loaded afresh, each takes a second of CPU.
    for (const path of fourth(0)) {
      await page.goto(path);
      await page.locator("main").locator(".skeleton, h1, h2").first().waitFor();
      // Requests that follow from an answer count as well.
      await eventually(() => expect(underWay).toBe(0));
      await settled(page);
      await eventually(() => expect(underWay).toBe(0));
      await page.evaluate(drawn);
      const moved = await page.evaluate<readonly string[]>("globalThis.moved");
      expect(await page.evaluate<number>("globalThis.shifts"), `${path}: ${moved.join(", ")}`).toBeLessThan(maxShift);
    }
    await page.unroute("**/operator/**");
  });

  test("whose answers are refused says what happened, with the request and the page of the error", async () => {
    const docs = "https://atlas.example/docs/reference/errors#internal_error";
    const error = { code: "internal_error", message: "Something failed here.", retryable: false, docs };
    const refused = JSON.stringify({ ok: false, error });
    await page.route("**/operator/**", (route) => {
      const { pathname } = new URL(route.request().url());
      const isNeeded = pathname.endsWith("/sessions/current") || pathname.includes("/stream");
      if (isNeeded) return route.continue();
      const headers = { "content-type": "application/json", "x-request-id": "request-4711" };
      return route.fulfill({ status: 500, headers, body: refused });
    });
    // Data that earlier pages have read counts as fresh for half a minute.
    await page.reload();
    for (const path of fourth(1)) {
      // Settings ask nothing before one of them is open.
      await moveTo(page, path.endsWith("/settings") ? `${path}?part=sessions` : path);
      await settled(page);
      const alert = page.getByRole("alert").first();
      await alert.waitFor();
      expect(await alert.innerText(), path).toContain("request-4711");
      expect(await alert.getByRole("link", { name: "About this error" }).getAttribute("href"), path).toBe(docs);
    }
    await page.unroute("**/operator/**");
  });

  test("after the session has ended leads to the sign-in, and back to the page", async () => {
    const error = { code: "unauthenticated", message: "Ended.", retryable: false };
    const body = JSON.stringify({ ok: false, error });
    await page.route("**/operator/**", (route) =>
      route.fulfill({ status: 401, contentType: "application/json", body }),
    );
    const to = () => new URL(page.url()).searchParams.get("to");
    await page.goto("/console/audit?kind=member");
    await eventually(() => expect(to()).toBe("/audit?kind=member"));
    for (const path of fourth(2)) {
      await page.evaluate(`history.pushState(null, "", ${JSON.stringify(path)})`);
      await eventually(() => expect(to()).toBe(path.replace("/console", "")));
      await page.getByRole("heading", { name: "Sign in" }).waitFor();
    }
    await page.context().close();
  });
});
