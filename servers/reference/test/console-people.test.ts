/** What people who answer customers do in the console, in a real browser, and on each size of window. */
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ConsoleBrowser, type Page, narrow, openConsole } from "../test-support/console-browser.ts";
import { type Organization, describeServedOnPostgres } from "../test-support/served.ts";

/** Another browser shows a change within a second, on a quiet machine. */
const soon = { timeout: 10_000 };
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

describeServedOnPostgres("people in the console", { settings: { ATLAS_LIMIT_READS: "3000" } }, (served) => {
  let browser: ConsoleBrowser;
  let organization: Organization;
  beforeAll(async () => {
    browser = await openConsole(served);
  }, 60_000);
  beforeEach(async () => {
    organization = await served.organization();
  });
  afterAll(() => browser.close());

  const operator = () => served.clientOf(organization.data.operator_token);
  const open = () => `/console/inbox?view=all&conversation=${organization.data.conversation_id}`;
  const messages = (page: Page) => page.getByRole("log", { name: "Messages", exact: true });
  const said = (page: Page, text: string | RegExp) => messages(page).getByText(text).first();

  test("one sends a picture with text, quotes, and a colleague sees a note at once", { timeout: 60_000 }, async () => {
    const [ada, grace] = await Promise.all([browser.signIn(organization.data), browser.signIn(organization.data)]);
    await Promise.all([ada.goto(open()), grace.goto(open())]);
    await said(ada, "Hello!").waitFor(soon);
    await said(grace, "Hello!").waitFor(soon);
    await ada.getByLabel("File to send").setInputFiles({ name: "lamp.png", mimeType: "image/png", buffer: picture });
    await ada.getByText("lamp.png").waitFor(soon);
    await ada.keyboard.type("This lamp?");
    await ada.keyboard.press("Enter");
    await said(grace, "This lamp?").waitFor(soon);
    expect(await messages(grace).locator("img").first().getAttribute("src")).toContain("/operator/media/");
    await ada.keyboard.press("Escape");
    await ada.keyboard.press("q");
    await ada.keyboard.type("A table for two, gladly.");
    await ada.keyboard.press("Enter");
    await said(grace, "A table for two, gladly.").waitFor(soon);
    await messages(grace).locator("blockquote").getByText("Hello!").waitFor(soon);
    await ada.keyboard.press("Escape");
    await ada.keyboard.press("n");
    await ada.keyboard.type("A regular.");
    await ada.keyboard.press("Enter");
    await said(grace, "A regular.").waitFor(soon);
    const { conversation_id: conversationId } = organization.data;
    const listed = await operator().succeed("console.listConversationMessages", { params: { conversationId } });
    const [quoting, lamp, first] = listed.data.messages;
    expect(quoting?.reply_to).toBe(first?.id);
    expect(lamp?.content).toMatchObject({ type: "image", caption: "This lamp?" });
    expect(browser.said).toEqual([]);
    await Promise.all([ada.context().close(), grace.context().close()]);
  });

  test("a file that is too large is refused before it is read, and the text stays", async () => {
    const page = await browser.signIn(organization.data);
    await page.goto(open());
    await page.keyboard.press("r");
    await page.getByLabel("Reply to the customer").fill("Our catalogue");
    const folder = await mkdtemp(join(tmpdir(), "atlas-console-"));
    const large = join(folder, "catalogue.pdf");
    await writeFile(large, "");
    await truncate(large, 16 * 1024 * 1024 + 1);
    await page.getByLabel("File to send").setInputFiles(large);
    await page.getByText("catalogue.pdf is larger than 16 MB").waitFor(soon);
    const wrong = { name: "menu.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
    await page.getByLabel("File to send").setInputFiles(wrong);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByRole("alert").getByText("must be the type of the bytes").waitFor(soon);
    expect(await page.getByLabel("Reply to the customer").inputValue()).toBe("Our catalogue");
    await page.getByText("menu.png").waitFor(soon);
    await rm(folder, { recursive: true });
    await page.context().close();
  });

  test("one assigns a conversation, and goes to the customer's record and back", { timeout: 60_000 }, async () => {
    const body = { email: `grace-${Date.now()}@shop.example`, role: "responder" };
    await operator().succeed("console.inviteMember", { body });
    const page = await browser.signIn(organization.data);
    await page.goto(open());
    await said(page, "Hello!").waitFor(soon);
    await page.keyboard.press("s");
    await page.getByRole("dialog", { name: "Assign to" }).getByText(body.email).click();
    await page.getByText(`With an agent, watched by ${body.email}`).waitFor(soon);
    await page.keyboard.press("c");
    await page.getByRole("link", { name: "Back to the conversation" }).click();
    await said(page, "Hello!").waitFor(soon);
    await page.keyboard.press("s");
    await page.getByRole("button", { name: "Nobody" }).click();
    await expect.poll(() => page.getByText("watched by").count()).toBe(0);
    expect(browser.said).toEqual([]);
    await page.context().close();
  });

  test("every size of window has a phone, and a small one has tabs that fit", { timeout: 60_000 }, async () => {
    const page = await browser.signIn(organization.data);
    await page.goto(open());
    const phone = page.getByRole("complementary", { name: "The customer's phone" });
    for (const width of [1360, 1240, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      await phone.waitFor(soon);
      await said(page, "Hello!").waitFor(soon);
    }
    for (const viewport of [{ width: 900, height: 800 }, narrow]) {
      await page.setViewportSize(viewport);
      await phone.waitFor({ ...soon, state: "hidden" });
      await page.getByRole("button", { name: "Show the phone" }).first().click();
      await phone.getByText("Hello!").waitFor(soon);
      await page.getByRole("button", { name: "Hide the phone" }).click();
      await said(page, "Hello!").waitFor(soon);
      await page.reload();
    }
    const bar = page.locator(".bar");
    expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("dialog", { name: "All pages" }).getByRole("link", { name: "Settings" }).click();
    await page.waitForURL(/settings/);
    await page.getByRole("dialog").waitFor({ ...soon, state: "hidden" });
    expect(browser.said).toEqual([]);
    await page.context().close();
  });
});
