/** The documentation as people read it: in a real browser, by pointer and by keyboard, with a script and without. */
import {
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  sharedChromium,
} from "@atlas-messaging/test-browser";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { colourRules, findings } from "../test-support/console-browser.ts";
import { pressComposing } from "../test-support/input-method.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { whole } from "../test-support/whole.ts";

const wide = { width: 1360, height: 900 };
const narrow = { width: 390, height: 844 };

/** Reports what a page's policy refuses where other complaints are read. */
const reportRefusals = `addEventListener("securitypolicyviolation", (event) => {
  console.error("refused: " + event.violatedDirective + " " + event.blockedURI);
})`;

const operation = "/docs/reference/messages/send";

describeServedOnPostgres("the documentation site", { settings: { ATLAS_LIMIT_PUBLIC: "20" } }, (served) => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const contexts: BrowserContext[] = [];
  const said: string[] = [];

  const open = async (options: Parameters<Browser["newContext"]>[0] = {}): Promise<BrowserContext> => {
    const opened = await browser.newContext({ baseURL: served.server.url, viewport: wide, ...options });
    contexts.push(opened);
    await opened.addInitScript(reportRefusals);
    opened.on("console", (message) => said.push(message.text()));
    opened.on("weberror", (error) => said.push(error.error().message));
    return opened;
  };

  beforeAll(async () => {
    browser = await sharedChromium();
    context = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    page = await context.newPage();
  });
  beforeEach(async () => {
    said.length = 0;
    await page.emulateMedia({ colorScheme: "light", media: "screen" });
    await page.setViewportSize(wide);
  });
  afterAll(() => Promise.all(contexts.map((each) => each.close())));

  const hits = (): Locator => page.getByRole("listbox", { name: "Results" }).getByRole("option");

  const search = async (query: string): Promise<string> => {
    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: "Search the documentation" }).fill(query);
    await page
      .getByRole("status")
      .filter({ hasText: /result/ })
      .waitFor();
    return (await hits().first().getAttribute("href")) ?? "";
  };

  test.for([
    ["verify signature", "/docs/webhooks/verify"],
    ["rotate", "/docs/webhooks/rotate"],
    ["window_closed", "/docs/reference/errors#window_closed"],
  ] as const)("the search finds %s first, and Enter goes there", async ([query, address]) => {
    await page.goto("/docs");
    expect(await search(query)).toBe(address);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${address}`);
    expect(await page.locator(":target").count()).toBe(address.includes("#") ? 1 : 0);
    expect(said).toEqual([]);
  });

  test("the search leaves the keys of an input method to it", async () => {
    await page.goto("/docs");
    await search("rotate");
    const field = page.getByRole("combobox", { name: "Search the documentation" });
    for (const key of ["Enter", "ArrowDown", "ArrowUp"]) expect(await pressComposing(field, key)).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/docs");
    expect(await hits().first().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/docs/webhooks/rotate");
    expect(said).toEqual([]);
  });

  test("the search is used by keyboard alone", async () => {
    await page.goto(operation);
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Search the documentation" });
    await field.fill("webhook");
    await hits().nth(2).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    const second = hits().nth(1);
    expect(await second.getAttribute("aria-selected")).toBe("true");
    expect(await field.getAttribute("aria-activedescendant")).toBe(await second.getAttribute("id"));
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(said).toEqual([]);
  });

  test("the first Tab leads past the navigation", async () => {
    await page.goto(operation);
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Skip to the content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate("document.activeElement.id")).toBe("main");
  });

  const looks = [
    ["/docs", ["light"], wide],
    ["/docs/packages/webhooks", ["dark"], wide],
    [operation, ["light", "dark"], narrow],
    ["/docs/reference/errors", ["light"], wide],
  ] as const;
  test.for(looks)("%s has no finding of axe-core, %s", async ([path, [colorScheme, ...others], size]) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
    for (const other of others) {
      await page.emulateMedia({ colorScheme: other });
      // The other theme differs in its colours alone.
      expect(await findings(page, colourRules)).toEqual([]);
    }
    expect(said).toEqual([]);
  });

  test("a theme is remembered, and stronger than the system's", async () => {
    const background = (): Promise<unknown> => page.evaluate("getComputedStyle(document.body).backgroundColor");
    await page.goto("/docs");
    const light = await background();
    await page.getByRole("combobox", { name: "Theme" }).selectOption("Dark");
    const dark = await background();
    expect(dark).not.toBe(light);
    await page.goto(operation);
    expect(await background()).toBe(dark);
    await page.getByRole("combobox", { name: "Theme" }).selectOption("Auto");
    expect(await background()).toBe(light);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await background()).toBe(dark);
  });

  test("a tab is chosen by keyboard, and remembered on other pages", async () => {
    await page.goto("/docs");
    const shown = (): Promise<string[]> =>
      page
        .locator(".panel:visible")
        .evaluateAll((panels) => panels.map((panel) => panel.getAttribute("data-tab") ?? ""));
    expect(await shown()).toEqual(["TypeScript"]);
    await page.getByRole("tab", { name: "TypeScript" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await shown()).toEqual(["curl"]);
    await page.goto(operation);
    expect([...new Set(await shown())]).toEqual(["curl"]);
    await page.getByRole("tab", { name: "TypeScript" }).first().click();
    expect([...new Set(await shown())]).toEqual(["TypeScript"]);
  });

  test("copies a block, and the page as Markdown", async () => {
    const copied = (): Promise<unknown> => page.evaluate("navigator.clipboard.readText()");
    await page.goto("/docs");
    const block = page.locator(".code").first();
    await block.hover();
    await block.getByRole("button", { name: "Copy" }).click();
    await page.getByText("Copied").first().waitFor();
    expect(await copied()).toBe("npm run sandbox");
    await page.getByRole("button", { name: "Copy as Markdown" }).click();
    await page.locator(".copy-page", { hasText: "Copied" }).waitFor();
    expect(await copied()).toBe(await (await fetch(`${served.server.url}/docs.md`)).text());
    expect(said).toEqual([]);
  });

  test("runs an example in the page, without the network, and shows the webhooks that it caused", async () => {
    const own = await context.newPage();
    await own.goto(operation, { waitUntil: "networkidle" });
    const asked: string[] = [];
    own.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const panel = own.getByRole("group", { name: "Try it" });
    await panel.getByRole("button", { name: "Run" }).click();
    await panel.locator("summary", { hasText: "conversation.message_delivered" }).waitFor();
    expect(asked).toEqual(["/docs/assets/sandbox.js"]);
    await panel.getByRole("textbox", { name: "Body" }).fill('{"phone_number":"+15550100002","text":"Again"}');
    await panel.getByRole("button", { name: "Run" }).click();
    await panel.locator("summary", { hasText: "conversation.message_failed" }).click();
    expect(await panel.locator("details[open] pre").textContent()).toContain(
      '"event_type": "conversation.message_failed"',
    );
    expect(asked).toEqual(["/docs/assets/sandbox.js"]);
    await own.close();
    expect(said).toEqual([]);
  });

  test("the contents mark the section that is read", async () => {
    await page.goto("/docs/packages/webhooks#options");
    const current = page.locator(".contents [aria-current]");
    await current.filter({ hasText: /^Options$/ }).waitFor();
    expect(await current.count()).toBe(1);
  });

  test("a row of a table is a list of named cells at 390 pixels", async () => {
    await page.setViewportSize(narrow);
    await page.goto(operation);
    const row = page.locator(".stacked tr").filter({ has: page.locator("td:first-child", { hasText: /^text$/ }) });
    const meaning = row.locator("td:nth-child(4)").first();
    expect(await meaning.evaluate((cell) => getComputedStyle(cell, "::before").content)).toContain("Meaning");
    await meaning.scrollIntoViewIfNeeded();
    const box = await meaning.boundingBox();
    expect([box?.x, (box?.x ?? 0) + (box?.width ?? 0)]).toEqual([16, narrow.width - 16]);
    expect(await row.first().getByRole("cell").count()).toBeGreaterThan(3);
  });

  /** Pages of the reference are of one form: one of eight stands for the others, but for a release. */
  const isShown = (path: string, index: number): boolean =>
    whole || !path.startsWith("/docs/reference/") || index % 8 === 0;

  test("every page fits 390 pixels, and so does every table", async () => {
    const sitemap = await (await fetch(`${served.server.url}/sitemap.xml`)).text();
    const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)</g), ([, url = ""]) => new URL(url).pathname).filter(
      isShown,
    );
    // One page takes the body of each in turn, which is far quicker than to visit them. Its policy would refuse that.
    const own = await open({ viewport: narrow, bypassCSP: true });
    const frame = await own.newPage();
    await frame.goto("/docs");
    const widths = await frame.evaluate(async (all) => {
      const texts = all.map(async (path) => [path, await (await fetch(path)).text()] as const);
      const found: [string, number, number][] = [];
      // The loop awaits nothing, so that none of them is drawn.
      for (const [path, text] of await Promise.all(texts)) {
        document.body.replaceWith(new DOMParser().parseFromString(text, "text/html").body);
        const boxes = Array.from(document.querySelectorAll(".scroll"));
        const hidden = boxes.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
        found.push([path, document.documentElement.scrollWidth, hidden.length]);
      }
      return found;
    }, paths);
    await own.close();
    expect(widths.length).toBeGreaterThan(30);
    expect(widths.filter(([, width, hidden]) => width !== narrow.width || hidden > 0)).toEqual([]);
  });

  test("an unknown address shows a page that leads on, and programs the envelope", async () => {
    const response = await page.goto("/docs/webhoks");
    expect([response?.status(), response?.headers()["cache-control"]]).toEqual([404, "no-store"]);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/^Page not found/);
    expect(await page.locator('[aria-current], [rel="next"], [rel="canonical"], .actions').count()).toBe(0);
    expect(await findings(page)).toEqual([]);
    expect(await search("webhooks")).toMatch(/^\/docs\//);
    const plain = await fetch(`${served.server.url}/docs/webhoks`);
    expect([plain.status, await plain.json()]).toMatchObject([404, { ok: false, error: { code: "not_found" } }]);
  });

  test("prints the content alone, with every tab", async () => {
    await page.goto("/docs");
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".top, .sidebar, footer, .copy").filter({ visible: true }).count()).toBe(0);
    expect(await page.locator(".panel").filter({ visible: true }).count()).toBe(3);
  });

  test("is read without a script, and so is its menu", async () => {
    const plain = await open({ javaScriptEnabled: false, viewport: narrow });
    const bare = await plain.newPage();
    await bare.goto("/docs");
    expect(await bare.locator(".tab-name:visible").allTextContents()).toEqual(["TypeScript", "curl", "PowerShell"]);
    expect(await bare.locator(".copy:visible, .search-open:visible, select:visible").count()).toBe(0);
    expect(await bare.locator("pre:visible").count()).toBe(4);
    await bare.getByRole("button", { name: "Menu" }).click();
    await bare.getByRole("link", { name: "Hosted agents" }).click();
    await bare.waitForURL("**/docs/agents");
    await bare.getByRole("button", { name: "On this page" }).click();
    await bare
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "When it is silent" })
      .click();
    await bare.waitForURL("**/docs/agents#when-it-is-silent");
    await plain.close();
    expect(said).toEqual([]);
  });
});
