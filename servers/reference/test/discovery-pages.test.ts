/** The pages as people meet them: in a real browser, light and dark, wide and narrow, by keyboard. */
import { type BrowserContext, type Page, sharedChromium } from "@atlas-messaging/test-browser";
import axe from "axe-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Served, describeServedOnPostgres } from "../test-support/served.ts";
import { whole } from "../test-support/whole.ts";

const hostile = `<img src=x onerror="document.title='taken'"> **bold** [link](javascript:alert(1)) & "quoted"`;

const publish = async (served: Served<undefined>): Promise<void> => {
  const { client } = await served.organization();
  const agents = [
    { name: "Menu helper", listing_category: "hospitality", listing_description: "Answers about the menu." },
    { name: hostile, listing_category: `"><script>1</script>`, listing_description: `# Heading\n\n${hostile}` },
    ...Array.from({ length: 24 }, (_, index) => ({
      name: `Zeta ${index}`,
      listing_category: "trade",
      listing_description: "Z".repeat(200),
    })),
  ];
  for (const { name, ...listing } of agents) {
    const { data } = await client.succeed("agents.create", { body: { name, channels: ["chatapp"] } });
    await client.succeed("agents.publish", {
      params: { agent_id: data.agent.id },
      body: { is_listed: true, ...listing },
    });
  }
};

const limits = { ATLAS_LIMIT_PUBLIC: "10000", ATLAS_LIMIT_WRITES: "10000" };

describeServedOnPostgres("discovery pages", { settings: limits }, (served) => {
  let context: BrowserContext;
  let page: Page;
  const said: string[] = [];
  beforeAll(async () => {
    const [browser] = await Promise.all([sharedChromium(), publish(served)]);
    context = await browser.newContext({ baseURL: served.server.url });
    page = await context.newPage();
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
  });
  afterAll(() => context.close());

  const problems = async (): Promise<unknown> => {
    // Uses the debugging protocol, as the pages' policy forbids scripts.
    await page.evaluate(axe.source);
    return page.evaluate(
      "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]))",
    );
  };

  const paths = ["/", "/agents", "/agents?q=nobody", "/developers/agents", "/developers/changelog"];
  const looks = [
    ["light", 1280],
    ["dark", 360],
  ] as const;

  const all = paths.flatMap((path) => looks.map(([scheme, width]) => [path, scheme, width] as const));

  test.for(whole ? all : all.filter((_, index) => index % 3 === 0))(
    "%s is accessible, %s and %d wide, and fits",
    async ([path, colorScheme, width]) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      expect((await page.goto(path))?.status()).toBe(200);
      expect(await problems()).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
      expect(said).toEqual([]);
    },
  );

  test("shows what organizations wrote as text, on the page and in Markdown", async () => {
    await page.goto("/agents?q=onerror");
    expect(await page.locator("li h2").allTextContents()).toEqual([hostile]);
    expect(await page.title()).toBe("Directory of agents · Atlas");
    expect(await page.locator("main img, main script").count()).toBe(0);
    const text = await (await fetch(`${served.server.url}/agents.md?q=onerror`)).text();
    expect(text).toContain(String.raw`## \<img src\=x onerror\=`);
    expect(text.match(/^#+ /gm)).toEqual(["# ", "## "]);
    expect(text).not.toMatch(/[^\\]\[link|[^\\]<img|[^\\]\*\*/);
  });

  test("is searched by keyboard, without a script, and turned page by page", async () => {
    await page.goto("/agents");
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Skip to the content");
    await page.keyboard.press("Enter");
    await page.getByRole("searchbox").focus();
    await page.keyboard.type("MENU helper");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/agents?q=MENU+helper");
    expect(await page.getByRole("status").textContent()).toBe("1 agent for “MENU helper”.");
    await page.getByRole("link", { name: "hospitality" }).click();
    expect(await page.locator("li h2").allTextContents()).toEqual(["Menu helper"]);
    await page.goto("/agents?category=trade&q=zeta");
    expect(await page.getByRole("status").textContent()).toBe("24 agents for “zeta” in trade.");
    await page.getByRole("link", { name: "Search all categories" }).click();
    await page.goto("/agents");
    await page.getByRole("link", { name: "More agents" }).click();
    expect(await page.getByRole("status").textContent()).toBe("25 to 26 of 26 agents.");
    await page.getByRole("link", { name: "Previous agents" }).click();
    expect(await page.locator("li h2").count()).toBe(24);
    expect(said).toEqual([]);
  });
});
