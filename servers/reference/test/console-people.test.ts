/** Work of people who answer customers in the console, in a real browser, on each size of window. */
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codeAt } from "@atlas-messaging/conformance";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pendingApproval } from "../test-support/approvals.ts";
import {
  type ConsoleBrowser,
  type Page,
  findings,
  moveTo,
  narrow,
  openConsole,
} from "../test-support/console-browser.ts";
import { pressComposing } from "../test-support/input-method.ts";
import { OAuthApp } from "../test-support/oauth-app.ts";
import { type Organization, describeShared } from "../test-support/served.ts";
import { releaseTest } from "../test-support/whole.ts";

const password = "correct horse battery staple";
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A line that takes a second for 10 MB. */
const slowly = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 10_000_000 };

describeShared("people in the console", {}, (served) => {
  let browser: ConsoleBrowser;
  let organization: Organization;
  beforeAll(async () => {
    browser = await openConsole(served);
  });
  beforeEach(async () => {
    organization = await served.organization();
  });
  afterAll(() => browser.close());

  const operator = () => served.clientOf(organization.data.operator_token);
  const open = () => `/console/inbox?view=all&conversation=${organization.data.conversation_id}`;
  const messages = (page: Page) => page.getByRole("log", { name: "Messages", exact: true });
  const said = (page: Page, text: string | RegExp) => messages(page).getByText(text).first();

  test("one sends a picture with text, quotes, and a colleague sees a note at once", async () => {
    const { data } = organization;
    const [ada, grace] = await Promise.all([browser.signIn(data, open()), browser.signIn(data, open())]);
    await said(ada, "Hello!").waitFor();
    await said(grace, "Hello!").waitFor();
    await ada.getByLabel("File to send").setInputFiles({ name: "lamp.png", mimeType: "image/png", buffer: picture });
    await ada.getByText("lamp.png").waitFor();
    await ada.keyboard.type("This lamp?");
    await ada.keyboard.press("Enter");
    await said(grace, "This lamp?").waitFor();
    expect(await messages(grace).locator("img").first().getAttribute("src")).toContain("/operator/media/");
    await ada.keyboard.press("Escape");
    await ada.keyboard.press("q");
    await ada.keyboard.type("A table for two, gladly.");
    await ada.keyboard.press("Enter");
    await said(grace, "A table for two, gladly.").waitFor();
    await messages(grace).locator("blockquote").getByText("Hello!").waitFor();
    await ada.keyboard.press("Escape");
    await ada.keyboard.press("n");
    await ada.keyboard.type("A regular.");
    await ada.keyboard.press("Enter");
    await said(grace, "A regular.").waitFor();
    const { conversation_id } = organization.data;
    const listed = await operator().succeed("console.conversations.listMessages", { params: { conversation_id } });
    const [quoting, lamp, first] = listed.data.messages;
    expect(quoting?.reply_to).toBe(first?.id);
    expect(lamp?.content).toMatchObject({ type: "image", caption: "This lamp?" });
    expect(browser.said).toEqual([]);
    await browser.leave(ada, grace);
  });

  test("one confirms what an input method offers by Enter, which sends, opens and closes nothing", async () => {
    const page = await browser.signIn(organization.data, open());
    await said(page, "Hello!").waitFor();
    await page.keyboard.press("r");
    const field = page.getByRole("textbox", { name: /reply/i });
    await field.fill("にほん");
    expect(await pressComposing(field)).toBe(true);
    expect(await field.inputValue()).toBe("にほん");
    await page.keyboard.press("Escape");
    expect(await pressComposing(page.locator("body"), "l")).toBe(true);
    await page.keyboard.press("l");
    const label = page.getByRole("textbox", { name: "New label" });
    await label.fill("じょうれん");
    expect(await pressComposing(label, "Escape")).toBe(true);
    expect(await label.inputValue()).toBe("じょうれん");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    const search = page.getByRole("combobox", { name: /^Search/ });
    await search.fill("Settings");
    await page.getByRole("option", { name: "Settings" }).waitFor();
    expect(await pressComposing(search)).toBe(true);
    expect(await pressComposing(search, "ArrowDown")).toBe(true);
    expect(await search.inputValue()).toBe("Settings");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/console/settings");
    const { conversation_id } = organization.data;
    const listed = await operator().succeed("console.conversations.listMessages", { params: { conversation_id } });
    expect(listed.data.messages.map(({ text }) => text)).not.toContain("にほん");
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });

  /** Distance of the timeline's last entry, and the place of the first visible message. */
  const place = (page: Page) =>
    messages(page).evaluate((log) => {
      const { top } = log.getBoundingClientRect();
      const seen = [...log.querySelectorAll("article")].find((each) => each.getBoundingClientRect().top >= top);
      const words = seen?.querySelector(".text")?.textContent;
      const end = Math.round(log.scrollHeight - log.scrollTop - log.clientHeight);
      return { end, words, at: seen && Math.round(seen.getBoundingClientRect().top - top) };
    });

  releaseTest("a long conversation keeps the reader's place, and a message has an address", async () => {
    const write = (text: string) =>
      operator().succeed("console.sandbox.writeAsCustomer", {
        body: { phone_number: organization.data.phone_number, text },
      });
    // More than a page.
    for (let number = 0; number < 120; number++) await write(`Message ${number}`);
    const page = await browser.signIn(organization.data, open());
    await messages(page).locator("article").first().waitFor();
    await eventually(async () => expect((await place(page)).end).toBe(0));
    expect(await messages(page).locator("li").count()).toBeLessThan(40);
    await messages(page).focus();
    await page.keyboard.press("Home");
    await eventually(async () => expect((await place(page)).words).toBe("Hello! Is there a table for two tonight?"));
    const before = await place(page);
    await write("Are you there?");
    await page.getByRole("status").getByText("The customer: Are you there?").waitFor();
    expect(await place(page)).toMatchObject({ words: before.words, at: before.at });
    await page.keyboard.press("b");
    await said(page, "Are you there?").waitFor();
    const { conversation_id: conversationId } = organization.data;
    const query = { limit: 200 };
    const listed = await operator().succeed("console.conversations.listMessages", {
      params: { conversation_id: conversationId },
      query,
    });
    const old = listed.data.messages[115];
    await page.goto(`${open()}&message=${old?.id}`);
    await messages(page)
      .locator("[data-wanted=true]")
      .getByText(old?.text ?? "-", { exact: true })
      .waitFor();
    expect(await findings(page)).toEqual([]);
    await browser.leave(page);
  });

  test("a file that is too large is refused before it is read, and the text stays", async () => {
    const page = await browser.signIn(organization.data, open());
    await page.keyboard.press("r");
    await page.getByLabel("Reply to the customer").fill("Our catalogue");
    const folder = await mkdtemp(join(tmpdir(), "atlas-console-"));
    const large = join(folder, "catalogue.pdf");
    await writeFile(large, "");
    await truncate(large, 100_000_001);
    await page.getByLabel("File to send").setInputFiles(large);
    await page.getByText("catalogue.pdf is larger than 100 MB").waitFor();
    const wrong = { name: "menu.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
    await page.getByLabel("File to send").setInputFiles(wrong);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByRole("alert").getByText("must be the type of the bytes").waitFor();
    expect(await page.getByLabel("Reply to the customer").inputValue()).toBe("Our catalogue");
    await page.getByText("menu.png").waitFor();
    await rm(folder, { recursive: true });
    await browser.leave(page);
  });

  releaseTest("a picture that is too large to be shown goes as a document, and how much has left is told", async () => {
    const page = await browser.signIn(organization.data, open());
    await said(page, "Hello!").waitFor();
    const buffer = Buffer.concat([picture, Buffer.alloc(20_000_000)]);
    await page.getByLabel("File to send").setInputFiles({ name: "lamp.png", mimeType: "image/png", buffer });
    await page.getByText("It goes as a document").waitFor();
    await (await page.context().newCDPSession(page)).send("Network.emulateNetworkConditions", slowly);
    await page.keyboard.press("Enter");
    await page.getByRole("progressbar", { name: "Uploaded" }).waitFor();
    await page.locator("progress[value]:not([value='0'])").waitFor();
    await said(page, "lamp.png").waitFor();
    const { conversation_id } = organization.data;
    const listed = await operator().succeed("console.conversations.listMessages", { params: { conversation_id } });
    expect(listed.data.messages[0]?.content).toMatchObject({ type: "document" });
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });

  releaseTest("one assigns a conversation, and goes to the customer's record and back", async () => {
    const body = { email: `grace-${Date.now()}@shop.example`, role: "responder" };
    await operator().succeed("console.members.invite", { body });
    const page = await browser.signIn(organization.data, open());
    await said(page, "Hello!").waitFor();
    await page.keyboard.press("s");
    await page.getByRole("dialog", { name: "Assign to" }).getByText(body.email).click();
    await page.getByText(`With an agent, watched by ${body.email}`).waitFor();
    await page.keyboard.press("c");
    await page.getByRole("link", { name: "Back to the conversation" }).click();
    await said(page, "Hello!").waitFor();
    await page.keyboard.press("s");
    await page.getByRole("button", { name: "Nobody" }).click();
    await eventually(async () => expect(await page.getByText("watched by").count()).toBe(0));
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });

  /** A new organization with a password, and its owner's browser. */
  const signUp = async () => {
    const email = `ada-${Date.now()}@shop.example`;
    const body = { organization_name: "Corner shop", email, password };
    const { data } = await served.anonymous.succeed("console.account.signUp", { body });
    const owner = served.clientOf(data.session.token);
    const link = (await owner.succeed("console.account.createSignInLink")).data.sign_in_link;
    return { email, owner, page: await browser.visit(link.url) };
  };

  test("one is asked before a link of somebody else takes the place of the own session", async () => {
    const page = await browser.signIn(organization.data, open());
    const stranger = (await served.organization()).data;
    const link = async () =>
      (await served.clientOf(stranger.operator_token).succeed("console.account.createSignInLink")).data.sign_in_link
        .url;
    const own = (await operator().succeed("console.sessions.getCurrent")).data.member.id;
    const signedIn = () => page.evaluate(async () => (await fetch("/operator/sessions/current")).json());
    await page.goto("about:blank");
    await page.goto(await link());
    await page.getByRole("heading", { name: "Sign in by a link" }).waitFor();
    await page.getByText("takes the place of that session").waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("link", { name: /^Stay / }).click();
    await page.getByRole("navigation", { name: "Pages" }).waitFor();
    expect(await signedIn()).toMatchObject({ data: { member: { id: own } } });
    await page.goto("about:blank");
    await page.goto(await link());
    await page.getByRole("button", { name: /^Sign in as / }).click();
    await page.getByRole("navigation", { name: "Pages" }).waitFor();
    expect(await signedIn()).toMatchObject({ data: { organization: { id: stranger.organization_id } } });
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });

  test("one sets up a second factor, keeps its codes, and colleagues see it", async () => {
    const { owner, page } = await signUp();
    await page.getByRole("navigation", { name: "Pages" }).waitFor();
    await moveTo(page, "/console/settings?part=second-factor");
    await page.getByLabel("Your password").fill(password);
    await page.keyboard.press("Enter");
    await page.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
    const secret = await page.locator(".settings-form code").innerText();
    expect(await findings(page)).toEqual([]);
    await page.getByLabel("Code", { exact: true }).fill(codeAt(secret, Date.now()));
    await page.getByRole("button", { name: "Turn on" }).click();
    const codes = await page.getByRole("dialog", { name: "Your recovery codes" }).locator("code").innerText();
    expect(codes.split("\n")).toHaveLength(10);
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText("10 of 10 recovery codes are left").waitFor();
    await moveTo(page, "/console/members");
    await page.getByTitle("Signs in with a second factor").waitFor();
    expect((await owner.succeed("console.secondFactor.get")).data.second_factor.enabled).toBe(true);
    await moveTo(page, "/console/settings?part=second-factor");
    await page.getByLabel("Your password").fill(password);
    await page.getByLabel("Code", { exact: true }).fill(codes.split("\n")[0] ?? "");
    await page.getByRole("button", { name: "Turn off" }).click();
    await page.getByRole("button", { name: "Set up" }).waitFor();
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });

  releaseTest("one chooses alerts, signs out everywhere, and deletes the organization", async () => {
    const { email, owner, page } = await signUp();
    await page.getByRole("navigation", { name: "Pages" }).waitFor();
    await moveTo(page, "/console/settings?part=alerts");
    await page.getByLabel("A customer waits for a person").check();
    await page.getByLabel("By mail to").fill("ops@shop.example");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Alerts saved.").waitFor();
    const { alerts } = (await owner.succeed("console.alerts.get")).data;
    expect(alerts).toMatchObject({ kinds: ["handoff_waiting"], emails: ["ops@shop.example"], webhook_host: null });
    await page.goto("/console/settings?part=sessions");
    await page.getByText(/Chrome on/).waitFor();
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect((await owner.call("console.sessions.getCurrent")).status).toBe(401);
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.getByText("Nobody waits").waitFor();
    await page.goto("/console/settings?part=organization");
    await page.getByRole("button", { name: "Delete the organization" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete Corner shop?" });
    await dialog.getByLabel("To confirm, type Corner shop").fill("corner shop");
    expect(await dialog.getByRole("button", { name: "Delete for good" }).isDisabled()).toBe(true);
    await dialog.getByLabel("To confirm, type Corner shop").fill("Corner shop");
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await dialog.getByText("current_password is required").waitFor();
    await dialog.getByLabel("Your password").fill(password);
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect((await served.anonymous.call("console.account.signIn", { body: { email, password } })).status).toBe(401);
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });

  releaseTest("one tries an agent beside its page, and says who answers for a slow program", async () => {
    const { agent } = (await operator().succeed("console.agents.create", { body: { name: "Mira" } })).data;
    const page = await browser.signIn(organization.data, `/console/agents?agent=${agent.id}`);
    await page.getByLabel("Question to the agent").fill("When are you open on Sundays?");
    await page.keyboard.press("Enter");
    await page
      .getByRole("log", { name: "Trial of the agent" })
      .getByText(/Rests on/)
      .waitFor();
    await page.getByRole("button", { name: "When people answer" }).click();
    await page.getByLabel("Minutes that people take to answer").fill("30");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("30 minutes").first().waitFor();
    const own = { name: "Our bot", kind: "external" } as const;
    const bot = (await operator().succeed("console.agents.create", { body: own })).data.agent;
    await page.goto(`/console/agents?agent=${bot.id}`);
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await page.getByLabel("Seconds that your program has to answer").fill("120");
    await page.getByLabel("When the time is over").selectOption(agent.id);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("2 minutes. Then Mira answers").waitFor();
    expect(await page.getByLabel("Question to the agent").count()).toBe(0);
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });

  releaseTest("an approval says what a rehearsal found, and when the voucher is gone", async () => {
    const first = await pendingApproval(organization, "first");
    const second = await pendingApproval(organization, "second");
    const page = await browser.signIn(organization.data, `/console/approvals?approval=${second}`);
    await page.getByText("Rehearsed: it works now").waitFor();
    await page.getByText(/Issue voucher WELCOME-10 to .*, once\. Nothing else changes\./).waitFor();
    await page.getByRole("heading", { name: /Said before/ }).waitFor();
    await operator().succeed("console.approvals.approve", { params: { approval_id: first } });
    await page.getByText("Rehearsed: it would fail").waitFor();
    await page.setViewportSize(narrow);
    await page.getByRole("button", { name: "Approvals", exact: true }).click();
    const list = page.getByRole("region", { name: "Approvals" });
    await list.getByText(/Issue voucher/).waitFor();
    expect((await list.boundingBox())?.width).toBe(narrow.width);
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });

  releaseTest("the consent page names the organization, and has no barrier in either theme", async () => {
    const app = await OAuthApp.open(served.server.url, operator());
    const { parameters } = await app.begin();
    const page = await browser.visit(`/oauth/authorize?${new URLSearchParams(parameters)}`);
    await page.getByText(`asks for access to Sandbox`).waitFor();
    await page.getByText("Read channels and their health").waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page), colorScheme).toEqual([]);
    }
    await page.setViewportSize(narrow);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(narrow.width);
    const card = page.locator("main");
    // The policy lets its style pass: without it the page would be as wide as the window.
    expect((await card.boundingBox())?.width).toBeLessThan(narrow.width - 16);
    await page.getByRole("button", { name: "Deny" }).focus();
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });

  releaseTest("every size of window has a phone, and a small one has tabs that fit", async () => {
    const page = await browser.signIn(organization.data, open());
    const phone = page.getByRole("complementary", { name: "The customer's phone" });
    for (const width of [1360, 1240, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      await phone.waitFor();
      await said(page, "Hello!").waitFor();
    }
    for (const viewport of [{ width: 900, height: 800 }, narrow]) {
      await page.setViewportSize(viewport);
      await phone.waitFor({ state: "hidden" });
      await page.getByRole("button", { name: "Show the phone" }).first().click();
      await phone.getByText("Hello!").waitFor();
      await page.getByRole("button", { name: "Hide the phone" }).click();
      await said(page, "Hello!").waitFor();
      await page.reload();
    }
    const bar = page.locator(".bar");
    expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("dialog", { name: "All pages" }).getByRole("link", { name: "Settings" }).click();
    await page.waitForURL(/settings/);
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });
});
