/** Journeys of people who answer customers, decide, and sign in. */
import { expect, test } from "vitest";
import { pendingApproval } from "../approvals.ts";
import { type Page, moveTo, pressInTurn } from "../console-browser.ts";
import { type Journeys, button, conversation, inDialog, password, says } from "./journey.ts";

/** People of whom one sees what another does. */
export const sharedJourneys = ({ served, browser, organization, seen }: Journeys): void => {
  test("one takes over, replies and hands back by keyboard, and another sees it", async () => {
    const { data } = organization();
    const path = `/console/inbox?view=all&conversation=${data.conversation_id}`;
    const [ada, grace] = await Promise.all([browser().signIn(data, path), browser().signIn(data, path)]);
    await says(grace, "Hello!");
    await says(ada, "Hello!");
    await ada.keyboard.press("t");
    await seen("who has it", () => conversation(grace).getByText("With operator@sandbox.example").waitFor());
    await ada.keyboard.press("r");
    await ada.keyboard.type("With pleasure: at eight?");
    await ada.keyboard.press("Enter");
    await seen("the reply", () => says(grace, "With pleasure: at eight?"));
    await conversation(grace).getByText("Read", { exact: false }).first().waitFor();
    await ada.keyboard.press("Escape");
    await ada.keyboard.press("n");
    await ada.keyboard.type("A regular.");
    await ada.keyboard.press("Enter");
    await says(ada, "A regular.");
    await ada.keyboard.press("Escape");
    await ada.keyboard.press("h");
    await seen("that it is handed back", () => conversation(grace).getByText("With an agent").waitFor());
    await button(grace, "Close").click();
    await seen("that it is closed", () => button(ada, "Reopen").waitFor());
    const operator = served.clientOf(data.operator_token);
    const params = { conversation_id: data.conversation_id };
    const { conversation: closed } = (await operator.succeed("console.conversations.get", { params })).data;
    expect(closed.status).toBe("closed");
    await browser().leave(ada, grace);
  });

  test("two approve at once, and the voucher is issued once", async () => {
    await pendingApproval(organization(), "voucher");
    const { data } = organization();
    const path = "/console/approvals";
    const pages = await Promise.all([browser().signIn(data, path), browser().signIn(data, path)]);
    await Promise.all(pages.map((page) => page.getByRole("heading", { name: /Issue voucher WELCOME-10/ }).waitFor()));
    // Another one arrives above it, and takes no press that was meant for this one.
    const body = {
      conversation_id: data.conversation_id,
      action_type: "draft",
      payload: { text: "See you." },
    } as const;
    await organization().client.succeed("actions.execute", { body });
    await Promise.all(pages.map((page) => page.getByRole("link", { name: /Send the draft: See you/ }).waitFor()));
    const carriedOut = (page: Page) => page.getByText("It was carried out.").waitFor();
    // A late one finds the decision of the other in the button's place.
    const press = (page: Page) =>
      button(page, "Approve")
        .dblclick()
        .catch(() => undefined);
    await Promise.all(pages.map((page) => Promise.race([press(page), carriedOut(page)])));
    await Promise.all(pages.map(carriedOut));
    const operator = served.clientOf(data.operator_token);
    const { approvals } = (await operator.succeed("console.approvals.list", { query: { state: "approved" } })).data;
    expect(approvals).toMatchObject([{ tool_name: "issue_voucher", run_status: "completed" }]);
    await Promise.all(pages.map((page) => button(page, "Next approval").click()));
    await Promise.all(pages.map((page) => page.getByRole("heading", { name: /See you/ }).waitFor()));
    await browser().leave(...pages);
  });

  test("one signs out everywhere, and every other browser is led to the sign-in", async () => {
    const { data } = organization();
    const [here, there] = await Promise.all([browser().signInByLink(data), browser().signInByLink(data)]);
    await moveTo(here, "/console/settings?part=sessions");
    await button(here, "Sign out everywhere").click();
    await inDialog(here, "Sign out everywhere").click();
    await here.getByRole("heading", { name: "Sign in" }).waitFor();
    await pressInTurn(there, "g", "a");
    await there.getByRole("heading", { name: "Sign in" }).waitFor();
    const session = { status: 401, error: { code: "unauthenticated" } };
    expect(await served.clientOf(data.operator_token).call("console.sessions.getCurrent")).toMatchObject(session);
    await browser().leave(here, there);
  });
};

/** People by themselves, and two who race. */
export const peopleJourneys = ({ served, browser, organization }: Journeys): void => {
  test("a new organization signs up, and its first customer writes", async () => {
    const email = `ada-${crypto.randomUUID()}@shop.example`;
    const page = await browser().visit("/console");
    await button(page, "Create an organization").click();
    await page.getByLabel("Organization").fill("Corner shop");
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.getByText("Corner shop").waitFor();
    await moveTo(page, "/console/channels");
    await button(page, "Connect WhatsApp").first().click();
    await page.getByLabel("Phone number id").fill("1000");
    await page.getByLabel("Access token").fill("EXAMPLE-access-token");
    await page.getByLabel("App secret").fill("EXAMPLE-app-secret");
    await page.getByLabel("Name", { exact: true }).fill("First line");
    await button(page, "Check and connect").click();
    await button(page, "Done").click();
    await moveTo(page, "/console/inbox");
    const phone = page.getByRole("complementary", { name: "The customer's phone" });
    await phone.getByLabel("Number of the customer").fill("+15550100077");
    await phone.getByLabel("Message of the customer").fill("Is the shop open?");
    await page.keyboard.press("Enter");
    await says(page, "Is the shop open?");
    await button(page, "Sign out").click();
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password").fill("wrong");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor();
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: /\+15550100077/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/console/inbox");
    await browser().leave(page);
  });

  test("one approves with another customer while another rejects, and one of both counts", async () => {
    const id = await pendingApproval(organization(), "voucher");
    const { data } = organization();
    const operator = served.clientOf(data.operator_token);
    const other = { phone_number: "+15550100078", name: "Alan Turing", text: "Hello" };
    const { customer_id } = (await operator.succeed("console.sandbox.writeAsCustomer", { body: other })).data;
    const path = `/console/approvals?approval=${id}`;
    const [ada, grace] = await Promise.all([browser().signIn(data, path), browser().signIn(data, path)]);
    await button(ada, "Edit and approve").click();
    await ada.getByLabel("Customer id").fill("nobody");
    await ada.getByText("Rehearsed: it cannot be approved now").waitFor();
    await button(ada, "Approve with these").click();
    await ada.getByRole("alert").first().waitFor();
    await ada.getByLabel("Customer id").fill(customer_id);
    await ada.getByText(/^Issue voucher .* to Alan Turing, once\. Nothing else changes\.$/).waitFor();
    await button(grace, "Reject").waitFor();
    await grace.keyboard.press("x");
    await grace.keyboard.type("She has one already.");
    await Promise.all([button(ada, "Approve with these").click(), button(grace, "Reject").click()]);
    const outcome = /It was carried out|Reason: She has one already/;
    await Promise.all([ada, grace].map((page) => page.getByText(outcome).first().waitFor()));
    const { approval } = (await operator.succeed("console.approvals.get", { params: { approval_id: id } })).data;
    const { vouchers } = (await operator.succeed("console.vouchers.list")).data;
    const issued = vouchers.filter(({ status }) => status === "issued");
    const given = { approval_state: "approved", run_status: "completed", approved_arguments: { customer_id } };
    const refused = { approval_state: "rejected", run_status: "rejected", approved_arguments: null };
    const isGiven = approval.approval_state === "approved";
    expect(approval).toMatchObject(isGiven ? given : refused);
    expect(issued.map((voucher) => voucher.customer_id)).toEqual(isGiven ? [customer_id] : []);
    await browser().leave(ada, grace);
  });

  test("an invited member joins by link, and is offered what the role may do alone", async () => {
    const operator = served.clientOf(organization().data.operator_token);
    const body = { email: `grace-${crypto.randomUUID()}@shop.example`, role: "responder" };
    const { invitation } = (await operator.succeed("console.members.invite", { body })).data;
    const page = await browser().visit(`/console/invitation#token=${invitation.token}`);
    expect(page.url()).not.toContain("atlas_invitation");
    await page.getByLabel("Your name").fill("Grace Hopper");
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.getByText("Grace Hopper").waitFor();
    const places = await page.getByRole("navigation", { name: "Pages" }).getByRole("link").allInnerTexts();
    expect(places.some((name) => name.includes("Inbox"))).toBe(true);
    expect(places.some((name) => name.includes("Approvals"))).toBe(false);
    await page.goto("/console/approvals");
    await page.getByRole("heading", { name: "Your role does not open Approvals" }).waitFor();
    const tried = await page.evaluate<number>("fetch('/operator/developers/approvals').then(({ status }) => status)");
    expect(tried).toBe(403);
    await browser().leave(page);
  });
};
