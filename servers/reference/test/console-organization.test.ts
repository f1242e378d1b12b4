/** Pages of the organization in a real browser: members, audit, agents and settings. */
import { codeAt } from "@atlas-messaging/conformance";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  type ConsoleBrowser,
  type Page,
  findings,
  moveTo,
  narrow,
  openConsole,
  wide,
} from "../test-support/console-browser.ts";
import { mailText, startMailServer } from "../test-support/mail-server.ts";
import { startReceiver } from "../test-support/receiver.ts";
import { type Organization, describeServedOnPostgres } from "../test-support/served.ts";
import { releaseTest } from "../test-support/whole.ts";

const mailServer = await startMailServer();
afterAll(() => mailServer.close());

const settings = {
  ATLAS_ALLOW_LOOPBACK_TARGETS: "on",
  // A sandbox mails nothing.
  ATLAS_ENVIRONMENT: "staging",
  ATLAS_SMTP_URL: mailServer.url,
  ATLAS_MAIL_FROM: "Atlas <atlas@shop.example>",
};

describeServedOnPostgres("the console's pages of the organization", { settings }, (served) => {
  let browser: ConsoleBrowser;
  let organization: Organization;
  let page: Page;
  beforeAll(async () => {
    browser = await openConsole(served);
    organization = await served.organization();
    page = await browser.signInByLink(organization.data);
  });
  afterEach(() => expect(browser.said).toEqual([]));
  afterAll(() => browser.close());

  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const dialogButton = (name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });
  const said = (words: string) => page.getByRole("status").getByText(words).first().waitFor();

  /** Half-drawn colours have another contrast. An animation may end before its time. */
  const isStill = `Promise.allSettled(document.getAnimations()
    .filter(({ effect }) => effect.getTiming().iterations !== Infinity)
    .map(({ finished }) => finished)).then(() => true)`;

  const isSound = async (): Promise<void> => {
    await page.evaluate(isStill);
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize(narrow);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(narrow.width);
    await page.setViewportSize(wide);
  };

  /** Gives a member a second factor. */
  const secure = async (email: string, password: string): Promise<void> => {
    const { data } = await served.anonymous.succeed("console.account.signIn", { body: { email, password } });
    const client = served.clientOf(data.session.token);
    const { secret } = (await client.succeed("console.secondFactor.enable", { body: { current_password: password } }))
      .data.setup;
    await client.succeed("console.secondFactor.confirm", { body: { code: codeAt(secret, Date.now()) } });
  };

  test("a member is invited by a link, changed and removed; the audit tells it", async () => {
    await moveTo(page, "/console/members");
    await button("Invite").click();
    await page.getByLabel("Email").fill("grace@shop.example");
    await page.getByLabel("Role").selectOption("responder");
    await isSound();
    await dialogButton("Invite").click();
    const link = (await page.locator("code.secret").textContent()) ?? "";
    expect(link).toContain(`${served.server.url}/console/invitation#token=`);
    await button("Done").click();
    const joining = await browser.visit(link);
    await joining.getByLabel("Your name").fill("Grace");
    await joining.getByLabel("Password").fill("correct horse battery staple");
    await joining.getByRole("button", { name: "Join" }).click();
    await joining.getByRole("navigation", { name: "Pages" }).waitFor();
    await moveTo(joining, "/console/settings?part=password");
    await joining.getByLabel("Current password").fill("correct horse battery staple");
    await joining.getByLabel("New password").fill("another horse battery staple");
    await joining.getByRole("button", { name: "Change the password" }).click();
    await joining.getByText("Password changed.", { exact: false }).waitFor();
    await browser.leave(joining);
    await secure("grace@shop.example", "another horse battery staple");
    await page.reload();
    await button("Change").click();
    await page.getByLabel("Role").selectOption("individual");
    await page.getByLabel("Read customers").uncheck();
    await isSound();
    await button("Save").click();
    await said("Changed.");
    await button("Reset the password").click();
    await button("Make a reset link").click();
    expect(await page.locator("code.secret").textContent()).toContain("/console/reset#token=");
    await button("Done").click();
    await button("End sessions").click();
    await dialogButton("Sign out").click();
    await said("Signed out everywhere.");
    await button("Remove the second factor").click();
    await dialogButton("Remove the second factor").click();
    await said("Their next sign-in needs the password alone.");
    await isSound();
    await button("Remove").click();
    await dialogButton("Remove").click();
    await said("Removed.");
    await page.getByText("Give each colleague the role").waitFor();
    await moveTo(page, "/console/audit?kind=member");
    await page.getByRole("link", { name: "Member: remove" }).click();
    await page.getByRole("heading", { name: "Before" }).waitFor();
    await isSound();
    await page.getByRole("link", { name: "Changes of the same asset" }).click();
    await page.getByRole("link", { name: "Member: invite" }).waitFor();
    await page.getByLabel("Time").selectOption("hour");
    await page.getByRole("link", { name: "Member: invite" }).waitFor();
  });

  /** The link of the last mail to an address. */
  const linkTo = (email: string, place: string): Promise<string> =>
    eventually(() => {
      const text = mailText(mailServer.mails.findLast(({ to }) => to.includes(email)));
      const [link] = text.match(new RegExp(`${served.server.url}/console/${place}#token=\\S+`)) ?? [];
      if (link === undefined) throw new Error(`no mail with a link to ${place} has come`);
      return link;
    });

  releaseTest("a member who forgot the password asks for a mail, and signs in with a new one", async () => {
    const email = "mary@shop.example";
    const operator = served.clientOf(organization.data.operator_token);
    await operator.succeed("console.members.invite", { body: { email, role: "responder" } });
    const invitation_token = (await linkTo(email, "invitation")).split("#token=")[1] ?? "";
    const accepted = { invitation_token, password: "correct horse battery staple" };
    await served.anonymous.succeed("console.account.acceptInvitation", { body: accepted });

    const asking = await browser.visit("/console/sign-in");
    await asking.getByLabel("Email address").fill(email);
    await asking.getByRole("button", { name: "Forgot the password?" }).click();
    await asking.getByRole("heading", { name: "Forgot the password?" }).waitFor();
    expect(await asking.getByLabel("Email address").inputValue()).toBe(email);
    expect(await findings(asking)).toEqual([]);
    await asking.getByRole("button", { name: "Mail me a link" }).click();
    await asking.getByRole("heading", { name: "Look for a mail" }).waitFor();
    expect(await findings(asking)).toEqual([]);

    const link = await linkTo(email, "reset");
    await asking.goto(link);
    await asking.getByLabel("New password").fill("another horse battery staple");
    await asking.getByRole("button", { name: "Set the password" }).click();
    await asking.getByRole("navigation", { name: "Pages" }).waitFor();
    await browser.leave(asking);

    const fresh = await browser.visit("/console/sign-in");
    const signIn = async (password: string) => {
      await fresh.getByLabel("Email address").fill(email);
      await fresh.getByLabel("Password").fill(password);
      await fresh.keyboard.press("Enter");
    };
    await signIn(accepted.password);
    await fresh.getByRole("alert").waitFor();
    await signIn("another horse battery staple");
    await fresh.getByRole("navigation", { name: "Pages" }).waitFor();
    await fresh.goto(link);
    await fresh.getByLabel("New password").fill("a third horse battery staple");
    await fresh.getByRole("button", { name: "Set the password" }).click();
    await fresh.getByRole("alert").getByText("has been used").waitFor();
    await browser.leave(fresh);
  });

  test("an agent is made, changed, published and archived", async () => {
    await moveTo(page, "/console/agents");
    await button("New agent").click();
    await page.getByLabel("Name").fill("Concierge");
    await button("Create").click();
    await button("Change").click();
    await page.getByLabel("Purpose").fill("Answers guests.");
    await page.getByRole("group", { name: "Serves" }).getByRole("checkbox").first().check();
    await isSound();
    await button("Save").click();
    await page.getByText("Answers guests.").first().waitFor();
    await button("When people answer").click();
    await page.getByLabel("Minutes that people take to answer").fill("30");
    await page.getByRole("checkbox", { name: "Monday" }).check();
    await page.getByLabel("Time zone").fill("Europe/Nowhere");
    await dialogButton("Save").click();
    expect(await page.getByRole("alert").textContent()).toContain("is not a time zone");
    await page.getByLabel("Time zone").fill("Europe/Berlin");
    await isSound();
    await dialogButton("Save").click();
    await page.getByText("Monday 09:00 to 17:00 (Europe/Berlin)").waitFor();
    await page.getByText("30 minutes").waitFor();
    await button("Publish in the directory").click();
    await page.getByLabel("Category").fill("hospitality");
    await button("Publish").click();
    await page.getByText("hospitality").waitFor();
    await isSound();
    await button("Take out of the directory").click();
    await button("Take out").click();
    await page.getByText("The directory does not list it.").waitFor();
    await button("Archive").click();
    await dialogButton("Archive").click();
    await button("Restore").waitFor();
    expect(page.url()).toContain("status=archived");
  });

  releaseTest("settings are changed, and every part of them is sound", async () => {
    await moveTo(page, "/console/settings?part=organization");
    await page.getByLabel("Name").fill("Harbour Bistro");
    await button("Save").click();
    await said("Renamed.");
    await page.goto("/console/settings?part=quiet-hours");
    await button("Save").click();
    await page.getByText("No marketing from 21:00 to 08:00").waitFor();
    await isSound();
    await button("No quiet hours").click();
    await page.getByText("There are none").waitFor();
    // With the session that made the link, this one would end, too.
    await browser.leave(await browser.signInByLink(organization.data));
    await page.goto("/console/settings?part=sessions");
    await page.getByText("This one").waitFor();
    await isSound();
    await button("Sign out there").first().click();
    await said("Signed out there.");
    await page.goto("/console/settings?part=limits");
    await page.getByText("in the last minute").first().waitFor();
    await isSound();
    await page.goto("/console/settings?part=password");
    await page.getByLabel("Current password").fill("wrong");
    await page.getByLabel("New password").fill("another horse battery staple");
    await button("Change the password").click();
    expect(await page.getByRole("alert").textContent()).toContain("Request");
    await isSound();
  });

  releaseTest("a request shows its deliveries, and so does its event", async () => {
    const { client } = organization;
    const receiver = await startReceiver();
    const hook = { url: `${receiver.url}/orders`, events: ["atlas.event.received"] };
    await client.succeed("webhooks.create", { body: hook });
    const written = { channel: "chatapp", customer: { phone_number: "+15550300077" }, event_type: "message.received" };
    for (const id of ["order-4711", "order-4712"]) {
      const headers = { "x-request-id": id };
      await client.succeed("events.ingest", { body: { ...written, message: { text: id } }, headers });
    }
    await moveTo(page, "/console/requests?q=order-4711");
    const request = page.getByRole("region", { name: "Request", exact: true });
    const delivery = request.getByRole("listitem").filter({ hasText: "Webhook:" });
    await delivery.getByText("Delivered").waitFor();
    expect(await delivery.count()).toBe(1);
    await request.getByRole("link", { name: "A customer wrote" }).last().click();
    const deliveries = page.getByRole("region", { name: "Deliveries" });
    await deliveries.getByText("Delivered").waitFor();
    await isSound();
    await deliveries.getByRole("link").click();
    await page.waitForURL(/webhooks\?webhook=/);
    await receiver.close();
  });

  releaseTest("rows are kept for chosen days, all of it is exported as a file, and the audit as lines", async () => {
    /** The status, type and length of what a link downloads. */
    const downloaded = async (name: string): Promise<unknown> => {
      const href = await page.getByRole("link", { name, exact: true }).getAttribute("href");
      return page.evaluate(`fetch(${JSON.stringify(href)}).then(async (answer) =>
        [answer.status, answer.headers.get("content-type"), (await answer.arrayBuffer()).byteLength > 100])`);
    };
    await moveTo(page, "/console/settings?part=retention");
    await page.getByLabel("Events, in days").fill("90");
    await button("Save").click();
    await said("Changed.");
    await isSound();
    await page.reload();
    const kept = page.getByLabel("Events, in days");
    await kept.waitFor();
    expect(await kept.inputValue()).toBe("90");
    await kept.fill("");
    await button("Save").click();
    await said("Changed.");
    await page.goto("/console/settings?part=export");
    await button("Make the file").click();
    await page.getByText("Ready").waitFor();
    await isSound();
    expect(await downloaded("Download")).toEqual([200, "application/gzip", true]);
    await moveTo(page, "/console/audit?kind=retention");
    await page.getByText("Retention: set").first().waitFor();
    await isSound();
    expect(await downloaded("Download")).toEqual([200, "application/x-ndjson; charset=utf-8", true]);
  });
});
