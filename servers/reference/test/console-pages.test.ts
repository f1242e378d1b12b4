/** Every page of the console: accessible in both themes, within its policy and its size, and fit for a phone. */
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type ConsoleBrowser,
  type Page,
  findings,
  narrow,
  openConsole,
  wide,
} from "../test-support/console-browser.ts";
import { pendingApproval } from "../test-support/approvals.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

const maxFirstView = 200_000;

describeServedOnPostgres("the console's pages", { settings: { ATLAS_LIMIT_READS: "3000" } }, (served) => {
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
  }, 60_000);
  afterAll(() => browser.close());

  const places = async (): Promise<readonly string[]> => {
    const links = page.getByRole("navigation", { name: "Pages" }).getByRole("link");
    return links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  };

  const settled = async (path: string): Promise<void> => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.locator("main").waitFor();
    await expect.poll(() => page.locator(".skeleton").count()).toBe(0);
  };

  test("have no barrier and no refusal, light and dark, and fit 390 px", { timeout: 120_000 }, async () => {
    const open = [`/console/inbox?view=all&conversation=${conversation}`, `/console/approvals?approval=${approval}`];
    for (const path of [...(await places()), ...open]) {
      await settled(path);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findings(page), `${path} ${colorScheme}`).toEqual([]);
      }
      await page.setViewportSize(narrow);
      expect(await page.evaluate("document.documentElement.scrollWidth"), path).toBeLessThanOrEqual(narrow.width);
      await page.setViewportSize(wide);
    }
    expect(browser.said).toEqual([]);
  });

  test("before the session have no barrier either", async () => {
    for (const path of ["/console/sign-in", "/console/invitation", "/console/reset", "/console/nowhere"]) {
      const stranger = await browser.visit(path);
      await stranger.getByRole("heading", { level: 1 }).waitFor();
      expect(await findings(stranger), path).toEqual([]);
      await stranger.context().close();
    }
    expect(browser.said).toEqual([]);
  });

  test("load at most 200 kB of scripts for the first view, each kept forever", async () => {
    const first = await browser.visit("about:blank");
    const { data } = await served.organization();
    const { sign_in_link } = (await served.clientOf(data.operator_token).succeed("console.createSignInLink")).data;
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
