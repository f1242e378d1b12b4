/** What people do in the console, in real browsers, by pointer and by keyboard. Two of them see each other's changes. */
import { readFile } from "node:fs/promises";
import { codeAt } from "@atlas-messaging/conformance";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pendingApproval } from "../test-support/approvals.ts";
import { type ConsoleBrowser, type Page, openConsole } from "../test-support/console-browser.ts";
import { type Organization, describeServedOnPostgres } from "../test-support/served.ts";

const password = "correct horse battery staple";
/** Another browser shows a change within a second, on a quiet machine. */
const soon = { timeout: 10_000 };

describeServedOnPostgres("in the console", { settings: { ATLAS_LIMIT_READS: "3000" } }, (served) => {
  let browser: ConsoleBrowser;
  let organization: Organization;
  beforeAll(async () => {
    browser = await openConsole(served);
  }, 60_000);
  beforeEach(async () => {
    organization = await served.organization();
  });
  afterAll(() => browser.close());

  const conversation = (page: Page) => page.getByRole("region", { name: "Conversation", exact: true });
  const messages = (page: Page) => page.getByRole("log", { name: "Messages", exact: true });
  const wait = (page: Page, text: string | RegExp) => messages(page).getByText(text).first().waitFor(soon);

  test("a new organization signs up, and signs in again with its password", { timeout: 60_000 }, async () => {
    const email = `ada-${Date.now()}@shop.example`;
    const page = await browser.visit("/console");
    await page.getByRole("button", { name: "Create an organization" }).click();
    await page.getByLabel("Organization").fill("Corner shop");
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.getByText("Corner shop").waitFor(soon);
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password").fill("wrong");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor(soon);
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.getByText("Nobody waits").waitFor(soon);
    expect(browser.said).toEqual([]);
    await page.context().close();
  });

  test("one takes over, replies and hands back by keyboard, and another sees it", { timeout: 60_000 }, async () => {
    const [ada, grace] = await Promise.all([browser.signIn(organization.data), browser.signIn(organization.data)]);
    const path = `/console/inbox?view=all&conversation=${organization.data.conversation_id}`;
    await Promise.all([ada.goto(path), grace.goto(path)]);
    await wait(grace, "Hello!");
    await wait(ada, "Hello!");
    await ada.keyboard.press("t");
    await conversation(grace).getByText("With operator@sandbox.example").waitFor(soon);
    await ada.keyboard.press("r");
    await ada.keyboard.type("With pleasure: at eight?");
    await ada.keyboard.press("Enter");
    await wait(grace, "With pleasure: at eight?");
    await conversation(grace).getByText("Read", { exact: false }).first().waitFor(soon);
    await ada.keyboard.press("Escape");
    await ada.keyboard.press("n");
    await ada.keyboard.type("A regular.");
    await ada.keyboard.press("Enter");
    await wait(ada, "A regular.");
    await ada.keyboard.press("Escape");
    await ada.keyboard.press("h");
    await conversation(grace).getByText("With an agent").waitFor(soon);
    await grace.getByRole("button", { name: "Close", exact: true }).click();
    await conversation(ada).getByRole("button", { name: "Reopen" }).waitFor(soon);
    expect(browser.said).toEqual([]);
    await Promise.all([ada.context().close(), grace.context().close()]);
  });

  test(
    "the phone writes as a customer, and the inbox answers by template when the window is closed",
    { timeout: 60_000 },
    async () => {
      const page = await browser.signIn(organization.data);
      const phone = page.getByRole("complementary", { name: "The customer's phone" });
      await phone.getByLabel("Number of the customer").fill("+15550100077");
      await phone.getByLabel("Message of the customer").fill("<img src=x onerror=alert(1)> open?");
      await page.keyboard.press("Enter");
      await wait(page, "<img src=x onerror=alert(1)> open?");
      await page.getByRole("link", { name: /^All/ }).click();
      await page.getByRole("link", { name: /\+15550100004/ }).click();
      await page.getByText("Window closed").waitFor(soon);
      await page.getByLabel("name").fill("Ada");
      await page.getByRole("button", { name: "Send template" }).click();
      await wait(page, /Ada, your order is ready/);
      expect(browser.said).toEqual([]);
      await page.context().close();
    },
  );

  test("a search finds a customer by number, and the keys are shown", async () => {
    const page = await browser.signIn(organization.data);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("+15550100003");
    await page.getByRole("option", { name: /\+15550100003/ }).waitFor(soon);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "+15550100003" }).waitFor(soon);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard" }).getByText("Take over").waitFor(soon);
    await page.keyboard.press("Escape");
    await page.keyboard.press("g");
    await page.keyboard.press("a");
    await page.waitForURL(/approvals/);
    expect(browser.said).toEqual([]);
    await page.context().close();
  });

  test("two approve at once, and the voucher is issued once", { timeout: 60_000 }, async () => {
    await pendingApproval(organization, "voucher");
    const pages = await Promise.all([browser.signIn(organization.data), browser.signIn(organization.data)]);
    await Promise.all(pages.map((page) => page.goto("/console/approvals")));
    await Promise.all(
      pages.map((page) => page.getByRole("heading", { name: /Issue voucher WELCOME-10/ }).waitFor(soon)),
    );
    await Promise.all(pages.map((page) => page.getByRole("button", { name: "Approve", exact: true }).click()));
    await Promise.all(pages.map((page) => page.getByText("Nothing waits for you").waitFor(soon)));
    const operator = served.clientOf(organization.data.operator_token);
    const { data } = await operator.succeed("console.listApprovals", { query: { state: "approved" } });
    expect(data.approvals).toMatchObject([{ run_status: "completed" }]);
    await Promise.all(pages.map((page) => page.context().close()));
  });

  test("an approval is rejected with a reason", async () => {
    const id = await pendingApproval(organization, "voucher");
    const page = await browser.signIn(organization.data);
    await page.goto(`/console/approvals?approval=${id}`);
    await page.getByRole("button", { name: "Reject", exact: true }).waitFor(soon);
    await page.keyboard.press("x");
    await page.keyboard.type("She has one already.");
    await page.getByRole("button", { name: "Reject", exact: true }).click();
    await page.getByText("Reason: She has one already.").waitFor(soon);
    expect(browser.said).toEqual([]);
    await page.context().close();
  });

  test("an approval is given with another customer, and both are shown", async () => {
    const id = await pendingApproval(organization, "voucher");
    const operator = served.clientOf(organization.data.operator_token);
    const other = { phone_number: "+15550100078", name: "Alan Turing", text: "Hello" };
    const { customer_id } = (await operator.succeed("console.writeAsCustomer", { body: other })).data;
    const page = await browser.signIn(organization.data);
    await page.goto(`/console/approvals?approval=${id}`);
    await page.getByRole("button", { name: "Edit and approve" }).click();
    await page.getByLabel("Customer id").fill("nobody");
    await page.getByRole("button", { name: "Approve with these" }).click();
    await page.getByRole("alert").first().waitFor(soon);
    await page.getByLabel("Customer id").fill(customer_id);
    await page.getByRole("button", { name: "Approve with these" }).click();
    await page.getByRole("heading", { name: "Issue voucher WELCOME-10 to Alan Turing, once" }).waitFor(soon);
    await page.getByText("It was carried out.").waitFor(soon);
    const { data } = await operator.succeed("console.getApproval", { params: { approvalId: id } });
    expect(data.approval).toMatchObject({ run_status: "completed", approved_arguments: { customer_id } });
    await page.context().close();
  });

  test("an invited member joins by link, and is offered what the role may do alone", { timeout: 60_000 }, async () => {
    const operator = served.clientOf(organization.data.operator_token);
    const body = { email: `grace-${Date.now()}@shop.example`, role: "responder" };
    const { data } = await operator.succeed("console.inviteMember", { body });
    const page = await browser.visit(`/console/invitation#token=${data.invitation.token}`);
    expect(page.url()).not.toContain("atlas_invitation");
    await page.getByLabel("Your name").fill("Grace Hopper");
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.getByText("Grace Hopper").waitFor(soon);
    const places = await page.getByRole("navigation", { name: "Pages" }).getByRole("link").allInnerTexts();
    expect(places.some((name) => name.includes("Inbox"))).toBe(true);
    expect(places.some((name) => name.includes("Approvals"))).toBe(false);
    await page.goto("/console/approvals");
    await page.getByRole("alert").getByText("developer_console.manage").waitFor(soon);
    await page.context().close();
  });

  test("a password alone is not enough where a second factor is on", { timeout: 60_000 }, async () => {
    const email = `ada-${Date.now()}@shop.example`;
    const signedUp = await served.anonymous.succeed("console.signUp", {
      body: { organization_name: "Corner shop", email, password },
    });
    const operator = served.clientOf(signedUp.data.session.token);
    const { secret } = (await operator.succeed("console.enableSecondFactor", { body: { current_password: password } }))
      .data.setup;
    const confirmed = await operator.succeed("console.confirmSecondFactor", {
      body: { code: codeAt(secret, Date.now()) },
    });
    const [recovery = ""] = confirmed.data.recovery_codes;
    const page = await browser.visit("/console/sign-in");
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.getByLabel("Code").fill(recovery);
    await page.keyboard.press("Enter");
    await page.getByText("Nobody waits").waitFor(soon);
    expect(browser.said).toEqual([]);
    await page.context().close();
  });

  test("a session that ends elsewhere leads to the sign-in, and back", async () => {
    const page = await browser.signIn(organization.data);
    await served.clientOf(organization.data.operator_token).succeed("console.endSessions");
    await page.keyboard.press("g");
    await page.keyboard.press("a");
    await page.getByRole("heading", { name: "Sign in" }).waitFor(soon);
    await page.getByRole("button", { name: "Open a fresh sandbox" }).click();
    await page.getByRole("list", { name: "Waiting for us" }).waitFor(soon);
    await page.context().close();
  });

  test("one changes a customer, records a consent, exports and erases", { timeout: 60_000 }, async () => {
    const page = await browser.signIn(organization.data);
    await page.goto("/console/customers");
    await page.locator(".approval-row").first().click();
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await page.getByLabel("Name", { exact: true }).fill("Ada");
    await page.getByLabel("Attributes").fill('city: Berlin\nzip: "10115"\norders: 3');
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "Ada" }).waitFor(soon);
    await page.getByRole("button", { name: "Record a consent" }).click();
    await page.getByLabel("Place").fill("Shop");
    await page.getByRole("button", { name: "Record", exact: true }).click();
    await page.getByText("Shop, recorded by a colleague").waitFor(soon);
    const downloads = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    const file: unknown = JSON.parse(await readFile(await (await downloads).path(), "utf8"));
    expect(file).toMatchObject({
      customer: { name: "Ada", attributes: { city: "Berlin", zip: "10115", orders: 3 }, marketing: "opted_in" },
      consents: [{ source: "Shop" }],
    });
    await page.getByRole("button", { name: "Erase" }).click();
    await page.getByRole("button", { name: "Erase for good" }).click();
    await page.getByRole("heading", { name: "Choose a customer" }).waitFor(soon);
    await expect.poll(() => page.getByText("Ada", { exact: true }).count()).toBe(0);
    expect(browser.said).toEqual([]);
    await page.context().close();
  });

  test("one links a channel, makes it the default, and disconnects it for a while", { timeout: 60_000 }, async () => {
    const page = await browser.signIn(organization.data);
    await page.goto("/console/channels");
    await page.getByRole("button", { name: "Link a channel" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Second line");
    await page.getByLabel("Address of the provider").fill("https://messaging.example/v1");
    await page.getByLabel("Id of the number").fill("1000");
    await page.getByLabel("Access token").fill("EXAMPLE-access-token");
    await page.getByLabel("App secret").fill("EXAMPLE-app-secret");
    await page.getByRole("button", { name: "Link", exact: true }).click();
    await page.getByRole("heading", { name: "Verify token of Second line" }).waitFor(soon);
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: "Test", exact: true }).click();
    await page.getByText("Tested: Healthy.").waitFor(soon);
    await page.getByRole("button", { name: "Make default" }).click();
    await page.getByText("Messages that name no channel go over it").waitFor(soon);
    await page.getByRole("button", { name: "Disconnect" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await page.getByText("A colleague disconnected it.").waitFor(soon);
    await page.getByRole("button", { name: "Reconnect" }).click();
    await page.getByRole("button", { name: "Disconnect" }).waitFor(soon);
    expect(browser.said).toEqual([]);
    await page.context().close();
  });
});
