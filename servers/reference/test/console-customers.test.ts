/** Customers as people in the console: their addresses, a merge and its undoing, at both sizes of window. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ConsoleBrowser, findings, narrow, openConsole } from "../test-support/console-browser.ts";
import { describeShared } from "../test-support/served.ts";

describeShared("customers in the console", {}, (served) => {
  let browser: ConsoleBrowser;
  beforeAll(async () => {
    browser = await openConsole(served);
  });
  afterAll(() => browser.close());

  test("one without a number is merged with a Brazilian one, shows all addresses, and is parted again", async () => {
    const { client, data } = await served.organization();
    const hear = async (customer: object) => {
      const body = { channel: "chatapp", customer, event_type: "message.received", message: { text: "Oi" } };
      return (await client.succeed("events.ingest", { body })).data.customer_id;
    };
    const [user_id, username] = ["US.13491208655302741918", "ada.lovelace"];
    const [id] = [await hear({ user_id, username }), await hear({ phone_number: "+554177770000", name: "Bia" })];
    const page = await browser.signIn(data, `/console/customers?customer=${id}`);
    const pane = page.getByRole("region", { name: "Customer", exact: true });
    await pane.getByRole("heading", { name: username }).waitFor();
    await pane.getByRole("button", { name: "Merge" }).click();
    await page.getByLabel("The other customer").fill("(41) 97777-0000");
    await page.getByRole("radio", { name: /Bia/ }).check();
    await page.getByRole("dialog").getByRole("button", { name: "Merge" }).click();
    await pane.getByRole("heading", { name: "Bia" }).waitFor();
    for (const address of [user_id, username, "+554177770000"])
      await pane.getByRole("listitem").filter({ hasText: address }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize(narrow);
    expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    await pane.getByRole("button", { name: "Undo" }).click();
    await pane.getByRole("heading", { name: username }).waitFor();
    expect(await pane.getByRole("listitem").filter({ hasText: "+554177770000" }).count()).toBe(0);
    await browser.leave(page);
    expect(browser.said).toEqual([]);
  });
});
