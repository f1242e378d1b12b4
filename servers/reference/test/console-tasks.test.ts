/** Tasks of people in the console beside its journeys, in real browsers. */
import { readFile } from "node:fs/promises";
import { codeAt } from "@atlas-messaging/conformance";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type ConsoleBrowser,
  type Page,
  findings,
  moveTo,
  openConsole,
  pressInTurn,
} from "../test-support/console-browser.ts";
import { type Organization, describeShared } from "../test-support/served.ts";
import { releaseTest } from "../test-support/whole.ts";

const password = "correct horse battery staple";

describeShared("in the console", {}, (served) => {
  let browser: ConsoleBrowser;
  let organization: Organization;
  beforeAll(async () => {
    browser = await openConsole(served);
  });
  beforeEach(async () => {
    organization = await served.organization();
  });
  afterAll(() => browser.close());

  const messages = (page: Page) => page.getByRole("log", { name: "Messages", exact: true });
  const wait = (page: Page, text: string | RegExp) => messages(page).getByText(text).first().waitFor();

  test("the phone writes as a customer, and the inbox answers by template when the window is closed", async () => {
    const page = await browser.signIn(organization.data);
    const phone = page.getByRole("complementary", { name: "The customer's phone" });
    await phone.getByLabel("Number of the customer").fill("+15550100077");
    await phone.getByLabel("Message of the customer").fill("<img src=x onerror=alert(1)> open?");
    await page.keyboard.press("Enter");
    await wait(page, "<img src=x onerror=alert(1)> open?");
    await page.getByRole("link", { name: /^All/ }).click();
    await page.getByRole("link", { name: /\+15550100004/ }).click();
    await page.getByText("Window closed").waitFor();
    await page.getByLabel("name").fill("Ada");
    await page.reload();
    expect(await page.getByLabel("name").inputValue()).toBe("Ada");
    await page.getByRole("button", { name: "Send template" }).click();
    await wait(page, /Ada, your order is ready/);
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });

  releaseTest("a change of a conversation shows before its answer, and is taken back when it is refused", async () => {
    const page = await browser.signIn(organization.data);
    const refusal = { code: "conflict", message: "It is being erased.", retryable: false };
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/take-over", async (route) => {
      await answered;
      await route.fulfill({ status: 409, contentType: "application/json", body: JSON.stringify({ error: refusal }) });
    });
    await page.goto(`/console/inbox?view=all&conversation=${organization.data.conversation_id}`);
    await page.getByRole("button", { name: "Take over" }).click();
    await page.getByRole("button", { name: "Hand back" }).waitFor();
    answer();
    await page.getByRole("status").getByText("It is being erased.").waitFor();
    await page.getByRole("button", { name: "Take over" }).waitFor();
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });

  test("one asks for a place, sends a button to a page and a preview, and reacts", async () => {
    const { conversation_id, operator_token } = organization.data;
    const page = await browser.signIn(organization.data, `/console/inbox?view=all&conversation=${conversation_id}`);
    await wait(page, "Hello!");
    const reply = page.getByLabel("Reply to the customer");
    const send = page.getByRole("button", { name: "Send", exact: true });
    await page.getByRole("button", { name: "Ask for a place" }).click();
    await reply.fill("Where may we bring it?");
    expect(await findings(page)).toEqual([]);
    await send.click();
    await messages(page).getByText("Send location").waitFor();
    await page.getByRole("button", { name: "Add a button that opens a page" }).click();
    await reply.fill("It is packed.");
    expect(await send.isDisabled()).toBe(true);
    await page.getByLabel("Label of the button").fill("Follow it");
    await page.getByLabel("Page that it opens").fill("https://shop.example/orders/1");
    await send.click();
    await messages(page).getByRole("link", { name: "Follow it" }).waitFor();
    await reply.fill("Our menu: https://shop.example/menu");
    await page.getByLabel("Show a preview of the page").uncheck();
    await send.click();
    await page.getByLabel("React: Hello!").press("Enter");
    await page.getByRole("button", { name: "React with 👍" }).click();
    await page.getByTitle("Your reaction").waitFor();
    expect(await findings(page)).toEqual([]);
    const listed = await served
      .clientOf(operator_token)
      .succeed("console.conversations.listMessages", { params: { conversation_id } });
    const types = listed.data.messages.filter(({ direction }) => direction === "outbound").map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(["location_request", "url_button"]));
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });

  test("what failed says why, and is written again", async () => {
    const body = { phone_number: "+15550100002", text: "Call me?" };
    const operator = served.clientOf(organization.data.operator_token);
    const { conversation_id } = (await operator.succeed("console.sandbox.writeAsCustomer", { body })).data;
    const page = await browser.signIn(organization.data, `/console/inbox?view=all&conversation=${conversation_id}`);
    await page.getByLabel("Reply to the customer").fill("With pleasure.");
    await page.keyboard.press("Enter");
    await wait(page, "The number cannot be reached.");
    await page.getByRole("button", { name: "Write it again" }).click();
    expect(await page.getByLabel("Reply to the customer").inputValue()).toBe("With pleasure.");
    await browser.leave(page);
  });

  test("a search finds a customer by number, and the keys are shown", async () => {
    const page = await browser.signIn(organization.data);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("+1 (555) 010-0003");
    await page.getByRole("option", { name: /\+15550100003/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "+15550100003" }).waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard" }).getByText("Take over").waitFor();
    await page.keyboard.press("Escape");
    await pressInTurn(page, "g", "a");
    await page.waitForURL(/approvals/);
    await page.goto("/console/inbox?view=closed");
    await page.getByRole("searchbox", { name: "Search all conversations" }).fill("0155501 00003");
    await page.getByRole("link", { name: /\+15550100003/ }).waitFor();
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });

  releaseTest("a search finds a request, an event and a delivery by their ids", async () => {
    const operator = served.clientOf(organization.data.operator_token);
    const body = { name: "Orders", runtime_mode: "external_agent" };
    const { service_account } = (await operator.succeed("console.serviceAccounts.create", { body })).data;
    const made = await operator.succeed("console.webhooks.create", {
      body: {
        service_account_id: service_account.id,
        endpoint_url: "https://hook.example/orders",
        subscribed_events: ["message.delivered"],
      },
    });
    const webhookId = made.data.webhook_endpoint.id;
    const { delivery } = (
      await operator.succeed("console.webhooks.test", { params: { webhook_id: webhookId }, body: {} })
    ).data;
    const requestId = "checkout-4711";
    await operator.call("console.apps.create", { body: { name: "Shop" }, headers: { "x-request-id": requestId } });
    const page = await browser.signIn(organization.data);
    const found = async (id: string, option: RegExp, path: RegExp) => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type(id);
      await page.getByRole("option", { name: option }).click();
      await page.waitForURL(path);
    };
    await found(delivery.event_id, /A message was delivered.*Delivery/, new RegExp(`delivery=${delivery.id}`));
    await found(delivery.event_id, /A message was delivered.*Event/, /\/events\?event=/);
    await found(delivery.id, /A message was delivered.*Delivery/, new RegExp(`delivery=${delivery.id}`));
    // Requests are stored soon after their answers.
    await eventually(async () => {
      const { data } = await operator.succeed("console.requests.list", { query: { correlation_id: requestId } });
      expect(data.requests).toHaveLength(1);
    });
    await found(requestId, /POST .*apps.*Request answered with 200/, /q=checkout-4711/);
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });

  test("a password alone is not enough where a second factor is on", async () => {
    const email = `ada-${Date.now()}@shop.example`;
    const signedUp = await served.anonymous.succeed("console.account.signUp", {
      body: { organization_name: "Corner shop", email, password },
    });
    const operator = served.clientOf(signedUp.data.session.token);
    const { secret } = (await operator.succeed("console.secondFactor.enable", { body: { current_password: password } }))
      .data.setup;
    const confirmed = await operator.succeed("console.secondFactor.confirm", {
      body: { code: codeAt(secret, Date.now()) },
    });
    const [recovery = ""] = confirmed.data.recovery_codes;
    const page = await browser.visit("/console/sign-in");
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.getByLabel("Code").fill(recovery);
    await page.keyboard.press("Enter");
    await page.getByText("Nobody waits").waitFor();
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });

  releaseTest("a session that ends elsewhere leads to the sign-in, and back", async () => {
    const page = await browser.signInByLink(organization.data);
    await served.clientOf(organization.data.operator_token).succeed("console.sessions.endAll");
    await pressInTurn(page, "g", "a");
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.getByRole("button", { name: "Open a fresh sandbox" }).click();
    await page.getByRole("list", { name: "Waiting for us" }).waitFor();
    await browser.leave(page);
  });

  test("one changes a customer, records a consent, exports and erases", async () => {
    const page = await browser.signIn(organization.data, "/console/customers");
    await page.locator(".approval-row").first().click();
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await page.getByLabel("Name", { exact: true }).fill("Ada");
    await page.getByLabel("Attributes").fill('city: Berlin\nzip: "10115"\norders: 3');
    await page.getByLabel("Data of your own").fill("crm_id: c-7\nat: 10:30");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "Ada" }).waitFor();
    await page.getByRole("button", { name: "Record a consent" }).click();
    await page.getByLabel("Place").fill("Shop");
    await page.getByRole("button", { name: "Record", exact: true }).click();
    await page.getByText("Shop, recorded by a colleague").waitFor();
    const downloads = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    const file: unknown = JSON.parse(await readFile(await (await downloads).path(), "utf8"));
    expect(file).toMatchObject({
      customer: {
        name: "Ada",
        attributes: { city: "Berlin", zip: "10115", orders: 3 },
        metadata: { at: "10:30", crm_id: "c-7" },
        marketing: "opted_in",
      },
      consents: [{ source: "Shop" }],
    });
    await page.getByRole("button", { name: "Erase" }).click();
    await page.getByRole("button", { name: "Erase for good" }).click();
    await page.getByRole("heading", { name: "Choose a customer" }).waitFor();
    await eventually(async () => expect(await page.getByText("Ada", { exact: true }).count()).toBe(0));
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });

  test("one links a channel, makes it the default, and disconnects it for a while", async () => {
    const page = await browser.signIn(organization.data, "/console/channels");
    await page.getByRole("button", { name: "Connect WhatsApp" }).click();
    await page.getByLabel("Phone number id").fill("1000");
    await page.getByLabel("Access token").fill("EXAMPLE-access-token");
    await page.getByLabel("App secret").fill("EXAMPLE-app-secret");
    await page.getByLabel("Name", { exact: true }).fill("Second line");
    await page.getByRole("button", { name: "Check and connect" }).click();
    await page.getByRole("heading", { name: "Second line is linked" }).waitFor();
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: "Test", exact: true }).click();
    await page.getByText("Tested: Healthy.").waitFor();
    await page.getByRole("button", { name: "Make default" }).click();
    await page.getByText("Messages that name no channel go over it").waitFor();
    await page.getByRole("button", { name: "Disconnect" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await page.getByText("A colleague disconnected it.").waitFor();
    await page.getByRole("button", { name: "Reconnect" }).click();
    await page.getByRole("button", { name: "Disconnect" }).waitFor();
    expect(browser.said).toEqual([]);
    await browser.leave(page);
  });

  releaseTest(
    "one says for how long the phone keeps the agent silent, reads what it wrote, and removes the channel",
    async () => {
      const { conversation_id } = organization.data;
      const operator = served.clientOf(organization.data.operator_token);
      const { conversation } = (
        await organization.client.succeed("conversations.context", { params: { conversation_id } })
      ).data;
      const body = {
        channel: "chatapp",
        display_name: "Third line",
        base_url: "https://messaging.example/v1",
        sender_id: "1001",
        template_language: "en_US",
        access_token: "EXAMPLE-access-token",
        app_secret: "EXAMPLE-app-secret",
      };
      const { channel } = (await operator.succeed("console.channels.link", { body })).data;
      const page = await browser.signIn(organization.data, `/console/channels?channel=${channel.id}`);
      await page.getByText("Keeps the agent silent until the conversation is handed back").waitFor();
      await page.getByRole("button", { name: "Change", exact: true }).click();
      await page.getByLabel("Minutes of silence").fill("30");
      expect(await findings(page)).toEqual([]);
      await page.getByRole("dialog").getByRole("button", { name: "Change" }).click();
      await page.getByText("Keeps the agent silent for 30 minutes").waitFor();
      await page.getByRole("button", { name: "Remove", exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
      await page.getByRole("link", { name: /Third line/ }).waitFor({ state: "detached" });
      const about = { channel: "chatapp", customer: { phone_number: conversation.customer.phone_number } };
      const echo = { ...about, event_type: "message.echoed", echo: { text: "We close at six." } } as const;
      await organization.client.succeed("events.ingest", { body: echo });
      await moveTo(page, `/console/inbox?view=all&conversation=${conversation_id}`);
      await wait(page, "We close at six.");
      await wait(page, /Phone · /);
      expect(browser.said).toEqual([]);
      await browser.leave(page);
    },
  );
});
