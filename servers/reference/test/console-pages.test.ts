/** Every page of the console: accessible in both themes, within its policy and its size, and fit for a phone. */
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type ConsoleBrowser,
  type Page,
  colourRules,
  findings,
  moveTo,
  narrow,
  openConsole,
  settled,
  wide,
} from "../test-support/console-browser.ts";
import { makeHostile, trap } from "../test-support/hostile-organization.ts";
import { type Tried, startOtherSite } from "../test-support/other-site.ts";
import { pendingApproval } from "../test-support/approvals.ts";
import { describeShared } from "../test-support/served.ts";
import { whole } from "../test-support/whole.ts";

const maxFirstView = 200_000;

describeShared("the console's pages", {}, (served) => {
  let browser: ConsoleBrowser;
  let page: Page;
  let conversation: string;
  let approval: string;
  beforeAll(async () => {
    browser = await openConsole(served);
    const organization = await served.organization();
    conversation = organization.data.conversation_id;
    approval = await pendingApproval(organization, "to-be-seen");
    page = await browser.signIn(organization.data);
  });
  afterAll(() => browser.close());

  const places = async (): Promise<readonly string[]> => {
    const links = page.getByRole("navigation", { name: "Pages" }).getByRole("link");
    return links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  };

  test("have no barrier and no refusal, light and dark, and fit 390 px", async () => {
    const open = [`/console/inbox?view=all&conversation=${conversation}`, `/console/approvals?approval=${approval}`];
    for (const [index, path] of [...(await places()), ...open].entries()) {
      await moveTo(page, path);
      await settled(page);
      await page.emulateMedia({ colorScheme: "light" });
      const inLight = whole || index % 2 === 0 ? await findings(page) : [];
      expect(inLight, path).toEqual([]);
      // The dark theme differs in its colours alone, which a sixth of the pages share with all.
      await page.emulateMedia({ colorScheme: "dark" });
      const inDark = whole || index % 6 === 0 ? await findings(page, colourRules) : [];
      expect(inDark, `${path} dark`).toEqual([]);
      await page.setViewportSize(narrow);
      expect(await page.evaluate("document.documentElement.scrollWidth"), path).toBeLessThanOrEqual(narrow.width);
      await page.setViewportSize(wide);
    }
    expect(browser.said).toEqual([]);
  });

  /** Elements that scroll sideways. Code and payloads may. */
  const sideways = `[document.documentElement, ...document.querySelectorAll("main *, nav *, aside *")].filter((each) => {
    const overflow = getComputedStyle(each).overflowX;
    return (each === document.documentElement || overflow === "auto" || overflow === "scroll")
      && each.scrollWidth > each.clientWidth + 1 && each.closest("pre, code, .json, .snippet") === null;
  }).map((each) => each.tagName + "." + each.className)`;

  test("run nothing of what others wrote, and keep their form", async () => {
    const both = [narrow, { width: 1280, height: 800 }];
    const its = await served.organization();
    const operator = served.clientOf(its.data.operator_token);
    const open = await makeHostile(its, operator);
    const visitor = await browser.signIn(its.data);
    await visitor.context().addInitScript(trap);
    visitor.on("dialog", (dialog) => browser.said.push(`dialog: ${dialog.message()}`));
    await visitor.reload();
    const lists = (await places()).filter((_, index) => whole || index % 6 === 0);
    for (const [index, path] of [...lists, ...open].entries()) {
      // A page of the same kind would be loaded: leaving it first is quicker.
      if (path.split("?")[0] === new URL(visitor.url()).pathname) await moveTo(visitor, "/console/settings");
      await moveTo(visitor, path);
      await settled(visitor);
      // Each page begins with the size that the last one had. Only a release shows it in both.
      const sizes = index % 2 === 0 ? both : both.toReversed();
      for (const size of whole ? sizes : sizes.slice(1)) {
        await visitor.setViewportSize(size);
        expect.soft(await visitor.evaluate(sideways), `${path} at ${size.width} px`).toEqual([]);
      }
      const links = await visitor
        .locator("main a[href]")
        .evaluateAll((found) => found.map((link) => Reflect.get(link, "protocol")));
      expect(
        links.filter((protocol) => protocol !== "http:" && protocol !== "https:"),
        path,
      ).toEqual([]);
      expect(visitor.url(), path).toContain(served.server.url);
    }
    expect(browser.said).toEqual([]);
    await visitor.context().close();
  });

  test.for(whole ? ["127.0.0.1", "localhost"] : ["localhost"])(
    "cannot be made to act or seen by a page at another port of %s",
    async (host) => {
      const { data } = await served.organization();
      const operator = served.clientOf(data.operator_token);
      const before = (await operator.succeed("console.apps.list")).data;
      const visitor = await browser.signIn(data);
      const elsewhere = await startOtherSite(served.server.url);
      const context = visitor.context();
      const attacker = await context.newPage();
      await attacker.goto(elsewhere.url.replace("127.0.0.1", host));
      const tried = await attacker.evaluate<Tried>("attack()");
      expect(Object.keys(tried)).toHaveLength(10);
      expect(Object.entries(tried).filter(([, seen]) => seen !== null)).toEqual([]);
      expect(attacker.frame({ name: "framed" })?.url()).not.toContain(served.server.url);
      expect((await operator.succeed("console.apps.list")).data).toEqual(before);
      // The visitor is still signed in, and sees their console as before.
      await visitor.reload();
      await visitor.getByRole("navigation", { name: "Pages" }).waitFor();
      await context.close();
      await elsewhere.close();
      // The browser tells in the attacker's own page what it refused.
      browser.said.length = 0;
    },
  );

  test("before the session have no barrier either", async () => {
    for (const path of ["/console/sign-in", "/console/invitation", "/console/reset", "/console/nowhere"]) {
      const stranger = await browser.visit(path);
      await stranger.getByRole("heading", { level: 1 }).waitFor();
      expect(await findings(stranger), path).toEqual([]);
      await browser.leave(stranger);
    }
    expect(browser.said).toEqual([]);
  });

  test("load at most 200 kB of scripts for the first view, each kept forever", async () => {
    const first = await browser.visit("about:blank");
    const { data } = await served.organization();
    const { sign_in_link } = (await served.clientOf(data.operator_token).succeed("console.account.createSignInLink"))
      .data;
    await first.goto(sign_in_link.url);
    await first.getByRole("list", { name: "Waiting for us" }).waitFor();
    const html = await fetch(`${served.server.url}/console`).then((answer) => answer.text());
    const script = /src="([^"]+main[^"]+)"/.exec(html)?.[1] ?? "";
    expect((await fetch(served.server.url + script)).headers.get("cache-control")).toContain("immutable");
    const scripts = await first.evaluate<number>(
      "performance.getEntriesByType('resource').filter(({ initiatorType, name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)",
    );
    expect(scripts).toBeGreaterThan(50_000);
    expect(scripts).toBeLessThanOrEqual(maxFirstView);
    await first.context().close();
  });

  test("allow nothing from elsewhere, nothing inline, and no frame", async () => {
    const { headers } = await fetch(`${served.server.url}/console/inbox`);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|data:|\*/);
    expect(headers.get("cache-control")).toBe("no-cache");
    const missing = await fetch(`${served.server.url}/console/assets/missing.js`);
    expect(missing.status).toBe(404);
    expect((await fetch(`${served.server.url}/console`, { method: "POST" })).status).toBe(405);
  });
});
