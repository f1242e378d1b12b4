/** Journeys of people who connect programs, and teach agents. */
import { expect, test } from "vitest";
import { moveTo } from "../console-browser.ts";
import { OAuthApp } from "../oauth-app.ts";
import { startReceiver } from "../receiver.ts";
import { type Journeys, button, inDialog, password, says } from "./journey.ts";

export const developerJourneys = ({ served, browser, organization, seen }: Journeys): void => {
  test("a failing webhook is found, explained and replayed", async () => {
    const { data, receiver, answerWith } = served.seeded;
    const page = await browser().signIn(data, "/console/today");
    await page.getByText(/1 delivery to .* failed/).click();
    await page.getByRole("link", { name: /A message was delivered/ }).click();
    await page.getByText("The receiver itself failed (500).").first().waitFor();
    await page.getByText("the till is closed").first().waitFor();
    answerWith(200);
    await page.keyboard.press("r");
    await page.getByText("The receiver answered 200.").waitFor();
    expect(receiver.arrived).toHaveLength(1);
    await browser().leave(page);
  });

  test("a webhook is made with choices of its owner, which are shown and changed", async () => {
    const { data, client } = organization();
    const page = await browser().signIn(data, "/console/webhooks");
    await page.keyboard.press("n");
    await page.getByLabel("Address").fill("http://127.0.0.1:3000/chosen");
    await page.getByText("More choices").click();
    await page.getByLabel("Sends").selectOption("thin");
    await page.getByLabel("Only with one of the labels").fill("vip refund");
    await page.getByLabel("Only messages").selectOption("inbound");
    await page.getByLabel("Most deliveries in a second").fill("20");
    await page.getByLabel("Order").selectOption("conversation");
    await page.getByLabel("Signed by").selectOption("v1a");
    await page.getByLabel("Headers of your own").fill("X-Shop: corner\nX-Gateway-Key: 7fK2mQ9x");
    await button(page, "Create").click();
    await page.locator("code.secret").waitFor();
    await button(page, "Done").click();
    for (const words of ["Ids alone", "labelled vip or refund", "20 a second", "X-Shop, X-Gateway-Key"])
      await page.getByText(words).first().waitFor();
    const chosen = async () => (await client.succeed("webhooks.list")).data.find(({ url }) => url.endsWith("/chosen"));
    const made = await chosen();
    expect(made).toMatchObject({
      payload: "thin",
      filter: { labels: ["vip", "refund"], directions: ["inbound"] },
      header_names: ["X-Shop", "X-Gateway-Key"],
      rate: 20,
      ordering: "conversation",
      signature: "v1a",
    });
    await page.getByText(made?.public_key ?? "no key").waitFor();
    await page.keyboard.press("e");
    await page.getByText("More choices").click();
    await page.getByLabel("Sends").selectOption("full");
    await page.getByLabel("Most deliveries in a second").fill("");
    await button(page, "Save").click();
    await page.getByText("Changed.").waitFor();
    expect(await chosen()).toMatchObject({
      ...made,
      payload: "full",
      rate: null,
      updated_at: expect.any(String),
    });
    await browser().leave(page);
  });

  test("a key is made, used and revoked", async () => {
    const page = await browser().signIn(organization().data, "/console/keys");
    await page.getByRole("heading", { name: "Keys" }).waitFor();
    await page.keyboard.press("n");
    await page.getByLabel("Name", { exact: true }).fill("Order service");
    await page.keyboard.press("Enter");
    await page.getByText("It has no key").waitFor();
    await page.keyboard.press("a");
    await page.getByTitle("atlas.channels.read").locator("input").check();
    await button(page, "Create").click();
    const secret = (await page.locator("code.secret").textContent()) ?? "";
    const program = served.clientOf(secret);
    expect((await program.succeed("channels.list")).data.channels).not.toEqual([]);
    await button(page, "Done").click();
    await button(page, "Revoke").click();
    await inDialog(page, "Revoke").click();
    await page.getByText("It has no key").waitFor();
    expect(await program.call("channels.list")).toMatchObject({ status: 401 });
    await browser().leave(page);
  });

  test("knowledge is added by text and file, asked, and cited to a customer", async () => {
    const { data, client } = organization();
    const page = await browser().signIn(data, "/console/knowledge");
    await page.getByRole("heading", { name: "Knowledge" }).waitFor();
    await page.keyboard.press("n");
    await page.getByLabel("Title").fill("Parking");
    await page.getByLabel("Text", { exact: true }).fill("Guests park free of charge in the yard behind the old mill.");
    // A click beside the dialog does not take away what was typed.
    await page.mouse.click(2, 2);
    await page.getByRole("alert").getByText("What you have typed is not saved.").waitFor();
    await button(page, "Add").last().click();
    await page.getByRole("heading", { name: "Parking" }).waitFor();
    await page.keyboard.press("n");
    await page.getByLabel("A file").check();
    const file = {
      name: "Ferry times.md",
      mimeType: "text/markdown",
      buffer: Buffer.from("# Ferry\n\nThe ferry sails hourly."),
    };
    await page.getByLabel("File", { exact: true }).setInputFiles(file);
    await button(page, "Add").last().click();
    await page.getByRole("heading", { name: "Ferry times" }).waitFor();
    await page.getByRole("region", { name: "Source", exact: true }).getByText("In use", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Try a question" }).click();
    await page.getByRole("searchbox", { name: "Question" }).fill("Where do guests park?");
    await page.keyboard.press("Enter");
    await page.getByText("Agents answer").waitFor();
    await page.getByRole("list", { name: "Passages" }).getByText("behind the old mill").first().click();
    await page.getByRole("heading", { name: "Parking" }).waitFor();
    await client.succeed("agents.create", {
      body: { name: "Concierge", channels: ["chatapp"], answer_after_seconds: 0 },
    });
    const asked = { phone_number: "+15550100079", name: "Ada", text: "Where do guests park?" };
    const operator = served.clientOf(data.operator_token);
    const { conversation_id } = (await operator.succeed("console.sandbox.writeAsCustomer", { body: asked })).data;
    await moveTo(page, `/console/inbox?view=all&conversation=${conversation_id}`);
    await seen("the source of an answer", () => says(page, "Parking"));
    await page
      .getByRole("log", { name: "Messages", exact: true })
      .getByRole("link", { name: /Parking/ })
      .click();
    await page.getByRole("region", { name: "Source", exact: true }).getByText("behind the old mill").waitFor();
    await browser().leave(page);
  });

  test("a program writes as an agent of its own", async () => {
    const { client, data } = organization();
    const own = { name: "Own bot", kind: "external" } as const;
    const { id: agent_id } = (await client.succeed("agents.create", { body: own })).data.agent;
    const page = await browser().signIn(data, "/console/keys");
    await page.getByRole("heading", { name: "Keys" }).waitFor();
    await page.keyboard.press("n");
    await page.getByLabel("Name", { exact: true }).fill("Bot server");
    await button(page, "Create").click();
    await page.getByText("It writes as a program").waitFor();
    await button(page, "Writes as …").click();
    await page.getByLabel("It writes").selectOption("As Own bot");
    await button(page, "Save").click();
    await page.getByText("It writes as Own bot").waitFor();
    const accounts = await served.clientOf(data.operator_token).succeed("console.serviceAccounts.list");
    expect(accounts.data.service_accounts).toMatchObject([{ name: "Bot server", agent_id }]);
    await browser().leave(page);
  });

  test("a template is rejected, mended and approved", async () => {
    const { data } = organization();
    const page = await browser().signIn(data, "/console/templates");
    await page.getByRole("heading", { name: "Templates" }).waitFor();
    await page.keyboard.press("n");
    await page.getByLabel("Name", { exact: true }).fill("rejected_pickup");
    await page.getByLabel("Text", { exact: true }).fill("Pick it up!");
    await button(page, "Create and submit").click();
    const pane = page.getByRole("region", { name: "Template", exact: true });
    await pane.getByText("Rejected", { exact: true }).waitFor();
    await pane.getByText(/has rejected it/).waitFor();
    await button(page, "Edit").click();
    await page.getByRole("dialog").locator("textarea").fill("Your order can be picked up.");
    await button(page, "Save and submit").click();
    await pane.getByText("Approved", { exact: true }).waitFor();
    const { templates } = (await served.clientOf(data.operator_token).succeed("console.templates.list")).data;
    expect(templates[0]).toMatchObject({ name: "rejected_pickup", status: "approved", rejection_reason: null });
    await browser().leave(page);
  });

  test("templates of the account are taken over, and one with a code is written", async () => {
    const { data } = organization();
    const page = await browser().signIn(data, "/console/templates");
    await page.getByRole("heading", { name: "Templates" }).waitFor();
    await page.keyboard.press("i");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("It has a carousel, which cannot be sent from here.").waitFor();
    await dialog.getByLabel(/sign in code/).check();
    await dialog.getByLabel(/receipt/).check();
    await button(page, "Take over 2").click();
    await page.getByRole("link", { name: /receipt/ }).waitFor();
    await page.keyboard.press("n");
    await page.getByLabel("Name", { exact: true }).fill("login");
    await page.getByLabel("Category").selectOption("authentication");
    await page.getByLabel("Minutes that the code is valid", { exact: true }).fill("5");
    await button(page, "Create and submit").click();
    await page
      .getByRole("region", { name: "Template", exact: true })
      .getByText("This code expires in 5 minutes.")
      .waitFor();
    const { templates } = (await served.clientOf(data.operator_token).succeed("console.templates.list")).data;
    const categories = Object.fromEntries(templates.map(({ name, category }) => [name, category]));
    expect(categories).toMatchObject({ login: "authentication", sign_in_code: "authentication", receipt: "utility" });
    await browser().leave(page);
  });

  test("an app asks for consent, gets a token by it, and loses it when the consent is revoked", async () => {
    const email = `ada-${crypto.randomUUID()}@shop.example`;
    const body = { organization_name: "Corner shop", email, password };
    const { session } = (await served.anonymous.succeed("console.account.signUp", { body })).data;
    const operator = served.clientOf(session.token);
    const named = { name: "Orders <b>" };
    const made = (await operator.succeed("console.apps.create", { body: named })).data.app;
    const theirs = await startReceiver((_, response) => void response.end("Back at the app."));
    const redirect_uri = `${theirs.url}/callback`;
    await operator.succeed("console.apps.addRedirectUri", { params: { app_id: made.id }, body: { redirect_uri } });
    const app = await OAuthApp.known(served.server.url, made.client_id);
    const flow = await app.begin({ redirect_uri });
    const page = await browser().visit(`/oauth/authorize?${new URLSearchParams(flow.parameters)}`);
    await page.getByRole("heading", { name: "Allow Orders <b>?" }).waitFor();
    await page
      .getByText("See your channels", { exact: false })
      .or(page.getByText("atlas.channels.read"))
      .first()
      .waitFor();
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password").fill(password);
    await button(page, "Allow").click();
    await page.getByText("Back at the app.").waitFor();
    const { access_token } = await app.exchange(flow, app.codeAt(flow, new URL(page.url())), { redirect_uri });
    const program = served.clientOf(access_token);
    await program.succeed("channels.list");
    await page.goto("/console/sign-in");
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.getByRole("navigation", { name: "Pages" }).waitFor();
    await moveTo(page, "/console/apps");
    await page.getByRole("link", { name: /Orders <b>/ }).click();
    await page.getByRole("link", { name: "Who agreed" }).click();
    await button(page, "Revoke").click();
    await inDialog(page, "Revoke").click();
    await page.getByText("Revoked", { exact: true }).first().waitFor();
    expect(await program.call("channels.list")).toMatchObject({ status: 401 });
    await Promise.all([browser().leave(page), theirs.close()]);
  });
};
