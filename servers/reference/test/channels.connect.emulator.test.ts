/** A number of WhatsApp is connected by its page, on the emulator: checked, linked, subscribed, and its first message seen. */
import { createEmulator, serveEmulator } from "@atlas-messaging/cloud-api-emulator";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { newNumber } from "../test-support/app-shop.ts";
import { type ConsoleBrowser, moveTo, narrow, openConsole, findings } from "../test-support/console-browser.ts";
import { seedOrganization } from "../test-support/seed.ts";
import { describeServed } from "../test-support/served.ts";

const network = createEmulator({
  numbers: [{ id: "1000", phoneNumber: "+1555071000", name: "Corner Shop 1000" }],
});
const { accessToken, appId, appSecret, accountId, version } = network.credentials;
let emulator: Awaited<ReturnType<typeof serveEmulator>>;
beforeAll(async () => {
  emulator = await serveEmulator(network);
});
afterAll(() => emulator.close());

const second = { id: "1001", phoneNumber: "+1555071001" };
const named = { channel: "whatsapp", display_name: "Second", template_language: "en" };
const settings = { ATLAS_ENVIRONMENT: "staging", ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };

describeServed(
  "a number of WhatsApp",
  { settings, seed: (database) => seedOrganization(database, "staging") },
  (served) => {
    const operator = () => served.clientOf(served.seeded.data.operator_token);
    const given = () => ({
      base_url: `${emulator.url}/${version}`,
      sender_id: "1000",
      business_account_id: accountId,
      access_token: accessToken,
      app_secret: appSecret,
    });
    const check = async (change: object) =>
      (await operator().succeed("console.channels.check", { body: { ...given(), ...change } })).data;

    test.for([
      [{ access_token: "another-token" }, "token", /^The access token was not taken: .*\(190\)/],
      [{ base_url: "http://127.0.0.1:40404/v26.0" }, "token", /^The access token was not taken: /],
      [{ app_secret: "another-secret" }, "secret", /^The app secret is not that of app 670843887433847: .*\(190\)/],
      [{ app_id: "4711" }, "secret", /^The access token belongs to app 670843887433847, not to 4711/],
      [{ sender_id: "15550710" }, "number", /^The token sees no number with the id 15550710: /],
      [{ business_account_id: "4711" }, "account", /^The token sees no business account 4711: /],
    ] as const)("that is wrong in %o fails at %s, in words of its own", async ([change, step, message]) => {
      const { is_ready, steps } = await check(change);
      const at = steps.findIndex((each) => each.step === step);
      expect([is_ready, steps[at]]).toEqual([
        false,
        { step, state: "failed", message: expect.stringMatching(message), advice: expect.stringMatching(/\.$/) },
      ]);
      expect(new Set(steps.slice(0, at).map(({ state }) => state))).toEqual(new Set(at === 0 ? [] : ["passed"]));
      expect(steps.slice(at + 1).every(({ state }) => state === "skipped")).toBe(true);
    });

    test("that is right passes each step, and nothing is linked yet", async () => {
      expect(await check({ app_id: appId })).toMatchObject({
        is_ready: true,
        number: { phone_number: "+1555071000", display_name: "Corner Shop 1000" },
      });
      const { channels } = (await operator().succeed("console.channels.list")).data;
      expect(channels.filter(({ link }) => link !== null)).toEqual([]);
    });

    let browser: ConsoleBrowser;
    beforeAll(async () => {
      browser = await openConsole(served);
    });
    afterAll(() => browser.close());

    test("is connected by keyboard, its mistake told beside the field, and its first message is shown", async () => {
      const page = await browser.signIn(served.seeded.data, "/console/channels");
      await page.getByRole("heading", { name: "Channels" }).waitFor();
      await page.keyboard.press("n");
      const type = async (label: string, text: string) => {
        await page.getByLabel(label, { exact: true }).fill(text);
      };
      await type("Phone number id", "1000");
      await type("Business account id", accountId);
      await type("Access token", accessToken);
      await type("App secret", "another-secret");
      await page.getByText("App id, address and language").press("Enter");
      await type("Address of the API", `${emulator.url}/${version}`);
      await page.keyboard.press("Enter");
      await page.getByRole("alert").getByText("App secret: failed").waitFor();
      await type("App secret", appSecret);
      await page.getByRole("button", { name: "Check and connect" }).press("Enter");
      await page.getByRole("heading", { name: "Corner Shop 1000 is linked" }).waitFor();
      await page.getByText("Subscription: passed").waitFor();
      await page.getByText("Write to +1555071000 from your own phone.").waitFor();
      expect(await findings(page)).toEqual([]);
      await page.setViewportSize(narrow);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await findings(page)).toEqual([]);
      const phone = await browser.visit(emulator.url);
      const number = newNumber();
      await phone.getByLabel("Phone number", { exact: true }).fill(number);
      await phone.getByLabel("Name", { exact: true }).fill("Ada");
      await phone.keyboard.press("Enter");
      await phone.getByLabel(`Message from ${number}`).fill("Are you open?");
      await phone.keyboard.press("Enter");
      expect(await findings(phone)).toEqual([]);
      await page.getByText("A first message came").waitFor();
      await page.getByText("Ada: Are you open?").waitFor();
      await page.getByRole("link", { name: "Open the conversation" }).click();
      const messages = page.getByRole("log", { name: "Messages", exact: true });
      await messages.getByText("Are you open?").waitFor();
      await phone.getByText("Faults and callbacks").click();
      await phone.getByRole("button", { name: "Refuse", exact: true }).click();
      await phone.getByText("Messages of the business are refused: 131042 at once.").waitFor();
      await phone.setViewportSize(narrow);
      await phone.emulateMedia({ colorScheme: "dark" });
      expect(await findings(phone)).toEqual([]);
      await page.keyboard.press("r");
      await page.keyboard.type("Until six.");
      await page.keyboard.press("Enter");
      await messages.getByText("Business eligibility payment issue").waitFor();
      await moveTo(page, "/console/channels");
      await page.getByText("Refused", { exact: true }).waitFor();
      network.clear();
      expect(browser.said).toEqual([]);
      await browser.leave(page, phone);
    });

    test("stands beside another network, which is linked by its address", async () => {
      const page = await browser.signIn(served.seeded.data, "/console/channels");
      await page.getByRole("button", { name: "Other network" }).click();
      await page.getByLabel("Name", { exact: true }).fill("Chat box");
      await page.getByLabel("Channel", { exact: true }).fill("webchat");
      await page.getByLabel("Address of the adapter").fill(`${emulator.url}/adapter`);
      await page.getByRole("button", { name: "Link", exact: true }).click();
      await page.getByRole("heading", { name: "Secret of Chat box" }).waitFor();
      expect(await findings(page)).toEqual([]);
      await page.getByRole("button", { name: "Done" }).click();
      await page.getByText("Channel id").waitFor();
      await page.getByRole("button", { name: "New secrets" }).click();
      await page.getByLabel("Secret that signs requests").fill("another-secret-of-the-adapter");
      await page.getByRole("button", { name: "Replace" }).click();
      await page.getByText("The new secrets are in use.").waitFor();
      await page.setViewportSize(narrow);
      await page.getByRole("button", { name: "Channels", exact: true }).click();
      expect(browser.said).toEqual([]);
      await browser.leave(page);
    });

    test("leaves an address that the app has already, and gives the account its own", async () => {
      const other = createEmulator({ callback: "http://127.0.0.1:1/elsewhere", numbers: [second] });
      const { url, close } = await serveEmulator(other);
      onTestFinished(close);
      const body = { ...given(), base_url: `${url}/${version}`, sender_id: second.id, ...named };
      const { channel } = (await operator().succeed("console.channels.link", { body })).data;
      const params = { channel_id: channel.id };
      const { steps } = (await operator().succeed("console.channels.subscribe", { params })).data;
      expect(steps).toMatchObject([
        { step: "callback", state: "passed", message: expect.stringContaining("http://127.0.0.1:1/elsewhere") },
        { step: "subscription", state: "passed" },
      ]);
      await other.phone(newNumber()).says("To the second app");
      const query = { direction: "inbound", limit: 1 } as const;
      const { messages } = (await served.clientOf(served.seeded.token).succeed("messages.list", { query })).data;
      expect(messages).toMatchObject([{ text: "To the second app" }]);
    });
  },
);
