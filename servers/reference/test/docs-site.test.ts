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
import { releaseTest, whole } from "../test-support/whole.ts";

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
    await page.locator('[role="status"]', { hasText: /result/ }).waitFor();
    return (await hits().first().getAttribute("href")) ?? "";
  };

  test("the search finds a code first, and Enter goes there", async () => {
    await page.goto("/docs");
    const address = "/docs/reference/errors#window_closed";
    expect(await search("window_closed")).toBe(address);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${address}`);
    expect(await page.locator(":target").count()).toBe(1);
    expect(said).toEqual([]);
  });

  releaseTest("the search takes every key while its index is held back", async () => {
    const own = await context.newPage();
    const held = Promise.withResolvers<void>();
    await own.route(/\/docs\/assets\/search/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await own.goto("/docs");
    await own.keyboard.press("/");
    await own.keyboard.type("idempotency");
    const field = own.getByRole("combobox", { name: "Search the documentation" });
    expect(await field.inputValue()).toBe("idempotency");
    await own.getByRole("status").filter({ hasText: "The index is loading." }).waitFor();
    held.resolve();
    const first = own.getByRole("listbox", { name: "Results" }).getByRole("option").first();
    await first.waitFor();
    expect(await first.getAttribute("href")).toBe("/docs/errors#idempotency-keys");
    expect(await field.inputValue()).toBe("idempotency");
    await own.close();
    expect(said).toEqual([]);
  });

  releaseTest("the search leaves the keys of an input method to it", async () => {
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

  releaseTest("the search is used by keyboard alone", async () => {
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
  test.for(whole ? looks : looks.slice(0, 2))(
    "%s has no finding of axe-core, %s",
    async ([path, [colorScheme, ...others], size]) => {
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
    },
  );

  releaseTest("a theme is remembered, and stronger than the system's", async () => {
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

  releaseTest("a tab is chosen by keyboard, and remembered on other pages", async () => {
    await page.goto("/docs");
    const shown = (): Promise<string[]> =>
      page
        .locator(".panel:visible")
        .evaluateAll((panels) => panels.map((panel) => panel.getAttribute("data-tab") ?? ""));
    expect(await shown()).toEqual(["npm", "TypeScript"]);
    await page.getByRole("tab", { name: "TypeScript" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await shown()).toEqual(["npm", "curl"]);
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
    expect(await copied()).toBe("npx @atlas-messaging/sandbox");
    await page.getByRole("button", { name: "Copy as Markdown" }).click();
    await page.locator(".copy-page", { hasText: "Copied" }).waitFor();
    expect(await copied()).toBe(await (await fetch(`${served.server.url}/docs.md`)).text());
    expect(said).toEqual([]);
  });

  releaseTest("copies a page within the click, as Safari asks for", async () => {
    const own = await context.newPage();
    // Safari refuses a text that comes after the click, and takes an item that is still on its way.
    await own.addInitScript(`
      navigator.clipboard.writeText = () => Promise.reject(new Error("not within a click"));
      let clicked = false;
      addEventListener("click", () => { clicked = true; setTimeout(() => { clicked = false; }); }, true);
      const write = navigator.clipboard.write.bind(navigator.clipboard);
      navigator.clipboard.write = (items) => clicked ? write(items) : Promise.reject(new Error("not within a click"));
    `);
    await own.goto(operation);
    await own.getByRole("button", { name: "Copy as Markdown" }).click();
    await own.locator(".copy-page", { hasText: /^Copied$/ }).waitFor();
    expect(await own.evaluate("navigator.clipboard.readText()")).toMatch(/^# Send a message to a phone number\n/);
    await own.close();
    expect(said).toEqual([]);
  });

  releaseTest("a group of the sidebar is open where the reader is, and others open by keyboard", async () => {
    await page.goto(operation);
    const sidebar = page.getByRole("navigation", { name: "Documentation" });
    const unfolded = (): Promise<string[]> => sidebar.locator("details[open] > summary").allTextContents();
    expect(await unfolded()).toEqual(["Reference"]);
    await sidebar.locator("summary", { hasText: "Guides" }).focus();
    await page.keyboard.press("Enter");
    expect(await unfolded()).toEqual(["Guides", "Reference"]);
    await sidebar.getByRole("link", { name: "Webhooks", exact: true }).first().waitFor();
  });

  releaseTest("code stays beside the fields that are read, and never lies under its button", async () => {
    await page.goto(`${operation}#field-send_at`);
    const sample = page.locator(".shown .code:visible").first();
    const box = (await sample.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    expect([box.x > wide.width / 2, box.y >= 0, box.y < wide.height / 2]).toEqual([true, true, true]);
    const code = page.locator(".pair").nth(1).locator(".code");
    const [pre, copy] = [await code.locator("pre").boundingBox(), await code.locator(".copy").boundingBox()];
    expect((pre?.x ?? 0) + (pre?.width ?? 0)).toBeLessThanOrEqual(copy?.x ?? 0);
  });

  test("the kinds of a union are folded, and the address of a field opens what it stands in", async () => {
    await page.goto(operation);
    const rows = page.locator('[id="content.sections.rows"]');
    expect(await rows.isVisible()).toBe(false);
    await page.evaluate('location.hash = "#content.sections.rows"');
    await rows.filter({ visible: true }).waitFor();
    expect(await page.locator(".kind[open] > summary").allTextContents()).toEqual(["list"]);
    await page.goto("/docs");
    await page.goto(`${operation}#content.latitude`);
    await page.locator('[id="content.latitude"]').filter({ visible: true }).waitFor();
    const name = page.locator('[id="content.latitude"] > div > a');
    expect(await name.getAttribute("href")).toBe("#content.latitude");
    expect(await findings(page)).toEqual([]);
  });

  test("a link to a page is shown with its title and a picture, and each host has an icon", async () => {
    await page.goto(operation);
    const content = (name: string): Promise<string | null> =>
      page.locator(`meta[property="og:${name}"]`).getAttribute("content");
    expect(await content("title")).toBe("Send a message to a phone number");
    expect(await content("description")).toMatch(/^Creates or reuses the customer/);
    const picture = await fetch((await content("image")) ?? "");
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(new Uint8Array(await picture.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]));
    const icon = await fetch(`${served.server.url}/favicon.ico`);
    expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
    expect(new Uint8Array(await icon.arrayBuffer()).slice(0, 4)).toEqual(new Uint8Array([0, 0, 1, 0]));
  });

  test("the style names both colours without light-dark(), which Safari before 17.5 lacks", async () => {
    await page.goto("/docs");
    const path = (await page.locator('link[rel="stylesheet"]').getAttribute("href")) ?? "";
    const style = await (await fetch(served.server.url + path)).text();
    expect(style).toContain("prefers-color-scheme:dark");
    expect(style).not.toContain("light-dark(");
  });

  test("runs an example in the page, without the network, and shows the webhooks that it caused", async () => {
    const own = await context.newPage();
    await own.goto(operation, { waitUntil: "networkidle" });
    const asked: string[] = [];
    // The program of the panel, and then the sandbox.
    own.on("request", (request) => asked.push(new URL(request.url()).pathname.replace(/\.\w+\.js$/, ".js")));
    const panel = own.getByRole("group", { name: "Try it" });
    await panel.getByRole("button", { name: "Run" }).click();
    await panel.locator("summary", { hasText: "conversation.message_delivered" }).waitFor();
    expect(asked).toEqual(["/docs/assets/try-panel.js", "/docs/assets/sandbox.js"]);
    await panel.getByRole("textbox", { name: "Body" }).fill('{"phone_number":"+15550100002","text":"Again"}');
    await panel.getByRole("button", { name: "Run" }).click();
    await panel.locator("summary", { hasText: "conversation.message_failed" }).click();
    expect(await panel.locator("details[open] pre").textContent()).toContain(
      '"event_type": "conversation.message_failed"',
    );
    expect(asked).toEqual(["/docs/assets/try-panel.js", "/docs/assets/sandbox.js"]);
    await own.close();
    expect(said).toEqual([]);
  });

  releaseTest("the contents mark the section that is read", async () => {
    await page.goto("/docs/packages/webhooks#options");
    const current = page.locator(".contents [aria-current]");
    await current.filter({ hasText: /^Options$/ }).waitFor();
    expect(await current.count()).toBe(1);
  });

  releaseTest("a row of a table is a list of named cells at 390 pixels", async () => {
    await page.setViewportSize(narrow);
    await page.goto("/docs/reference/headers");
    const cell = page.locator(".stacked td[data-label]").first();
    const label = await cell.evaluate((one) => getComputedStyle(one, "::before").content);
    expect(label).toContain(await cell.getAttribute("data-label"));
    await cell.scrollIntoViewIfNeeded();
    const box = await cell.boundingBox();
    expect([box?.x, (box?.x ?? 0) + (box?.width ?? 0)]).toEqual([16, narrow.width - 16]);
  });

  releaseTest("the reference has one column at 390 pixels: what it is, its code, its fields", async () => {
    await page.setViewportSize(narrow);
    await page.goto(operation);
    const places = ["h1", ".shown .code:visible", "#details", "#field-phone_number"].map(async (one) => {
      const box = await page.locator(one).first().boundingBox();
      return { x: box?.x ?? 0, y: box?.y ?? 0 };
    });
    const boxes = await Promise.all(places);
    expect(boxes.map(({ y }) => y)).toEqual(boxes.map(({ y }) => y).toSorted((one, other) => one - other));
    expect(boxes.every(({ x }) => x < 40)).toBe(true);
  });

  /** Pages are of one form: one of six stands for the others, and of the reference one of 24, but for a release. */
  const isShown = (path: string, index: number): boolean =>
    whole || index % (path.startsWith("/docs/reference/") ? 24 : 6) === 0;

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
    expect(widths.length).toBeGreaterThan(15);
    expect(widths.filter(([, width, hidden]) => width !== narrow.width || hidden > 0)).toEqual([]);
  });

  releaseTest("an unknown address shows a page that leads on, and programs the envelope", async () => {
    const response = await page.goto("/docs/webhoks");
    expect([response?.status(), response?.headers()["cache-control"]]).toEqual([404, "no-store"]);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/^Page not found/);
    expect(await page.locator('[aria-current], [rel="next"], [rel="canonical"], .actions').count()).toBe(0);
    expect(await findings(page)).toEqual([]);
    expect(await search("webhooks")).toMatch(/^\/docs\//);
    const plain = await fetch(`${served.server.url}/docs/webhoks`);
    expect([plain.status, await plain.json()]).toMatchObject([404, { ok: false, error: { code: "not_found" } }]);
  });

  releaseTest("prints the content alone, with every tab", async () => {
    await page.goto("/docs");
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".top, .sidebar, footer, .copy").filter({ visible: true }).count()).toBe(0);
    expect(await page.locator(".panel").filter({ visible: true }).count()).toBe(5);
  });

  releaseTest("is read without a script, and so is its menu", async () => {
    const plain = await open({ javaScriptEnabled: false, viewport: narrow });
    const bare = await plain.newPage();
    await bare.goto("/docs");
    const tabs = "npm,In a clone,TypeScript,curl,PowerShell";
    expect((await bare.locator(".tab-name:visible").allTextContents()).join()).toBe(tabs);
    expect(await bare.locator(".copy:visible, .search-open:visible, select:visible").count()).toBe(0);
    expect(await bare.locator("pre:visible").count()).toBe(5);
    await bare.getByRole("button", { name: "Menu" }).click();
    await bare.locator(".sidebar summary", { hasText: "Guides" }).click();
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
