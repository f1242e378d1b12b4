/** Tasks of the console take as many clicks and keys as its guide says. */
import { readFile } from "node:fs/promises";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pendingApproval } from "../test-support/approvals.ts";
import { type ConsoleBrowser, type Page, openConsole } from "../test-support/console-browser.ts";
import { type Receiver, startReceiver } from "../test-support/receiver.ts";
import { type Organization, describeShared } from "../test-support/served.ts";

const guide = new URL("../../../docs/console-compared.md", import.meta.url);
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

type Locator = ReturnType<Page["locator"]>;

/** A person who is counted. */
class Person {
  readonly page: Page;
  clicks = 0;
  keys = 0;
  constructor(page: Page) {
    this.page = page;
  }
  async click(place: Locator): Promise<void> {
    await place.click();
    this.clicks += 1;
  }
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.keys += 1;
  }
  /** Typing is no click, and no key of a shortcut. */
  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }
  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }
  place(name: string): Locator {
    return this.page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name });
  }
}

describeShared("the console's guide counts", {}, (served) => {
  let browser: ConsoleBrowser;
  let receiver: Receiver;
  let organization: Organization;
  let person: Person;
  let published: ReadonlyMap<string, readonly string[]>;
  beforeAll(async () => {
    browser = await openConsole(served);
    receiver = await startReceiver((_, response) => void response.writeHead(200).end());
    const rows = (await readFile(guide, "utf8")).split("\n").filter((line) => /^\| .+ \| [\d–]+ \|/.test(line));
    published = new Map(rows.map((line) => line.slice(2).split(" | ")).map(([task = "", ...counts]) => [task, counts]));
  });
  beforeEach(async () => {
    organization = await served.organization();
    person = new Person(await browser.signIn(organization.data));
    await person.page.getByRole("list", { name: "Waiting for us" }).waitFor();
  });
  afterAll(async () => {
    await receiver.close();
    await browser.close();
  });

  const operator = () => served.clientOf(organization.data.operator_token);
  const row = (name: string | RegExp) => person.page.getByRole("link", { name }).first();
  const said = (text: string) => person.page.getByRole("log", { name: "Messages", exact: true }).getByText(text);

  /** Each task by pointer; by keys where the guide counts them. */
  const tasks: {
    readonly [task: string]: { readonly clicks: () => Promise<void>; readonly keys?: () => Promise<void> };
  } = {
    "Answer a customer who waits": {
      clicks: async () => {
        await person.click(row(/\+15550100003/));
        await person.click(person.page.getByLabel("Reply to the customer"));
        await person.type("Yes.");
        await person.click(person.button("Send"));
        await said("Yes.").waitFor();
      },
      keys: async () => {
        await person.press("j");
        await said("Hello!").first().waitFor();
        await person.press("r");
        await person.type("Of course.");
        await person.press("Enter");
        await said("Of course.").waitFor();
      },
    },
    "Leave a note for colleagues": {
      clicks: async () => {
        await person.click(row(/\+15550100003/));
        await person.click(person.button("Note"));
        await person.type("A regular.");
        await person.click(person.button("Add note"));
        await said("A regular.").waitFor();
      },
      keys: async () => {
        await person.press("j");
        await said("Hello!").first().waitFor();
        await person.press("n");
        await person.type("Be kind.");
        await person.press("Enter");
        await said("Be kind.").waitFor();
      },
    },
    "Send a template after 24 hours": {
      clicks: async () => {
        await person.click(row(/\+15550100004/));
        await person.click(person.page.getByLabel("name"));
        await person.type("Ada");
        await person.click(person.button("Send template"));
        await said("Hello Ada, your order is ready.").waitFor();
      },
    },
    "Send a picture with text": {
      clicks: async () => {
        await person.click(row(/\+15550100003/));
        const chooser = person.page.waitForEvent("filechooser");
        await person.click(person.button("Attach a file"));
        await (await chooser).setFiles({ name: "lamp.png", mimeType: "image/png", buffer: picture });
        await person.page.getByText("lamp.png").waitFor();
        await person.type("This one?");
        await person.click(person.button("Send"));
        await said("This one?").waitFor();
      },
    },
    "Give a conversation to a colleague": {
      clicks: async () => {
        await person.click(row(/\+15550100003/));
        await person.click(person.button("Assign"));
        await person.click(person.page.getByRole("dialog").getByText("grace@shop.example"));
        await person.page.getByText("watched by grace@shop.example").waitFor();
      },
      keys: async () => {
        await person.press("j");
        await said("Hello!").first().waitFor();
        await person.press("s");
        await person.page.getByRole("dialog").getByText("grace@shop.example").waitFor();
        await person.press("Enter");
        await person.page.getByRole("status").getByText("Assigned.").first().waitFor();
      },
    },
    "Approve what an agent asks for": {
      clicks: async () => {
        await person.click(person.place("Approvals"));
        await person.click(person.button("Approve"));
        await person.page.getByText("Approved. It runs once.").waitFor();
      },
      keys: async () => {
        await person.press("g");
        await person.press("a");
        await person.button("Approve").waitFor();
        await person.press("a");
        await person.page.getByText("Approved. It runs once.").first().waitFor();
      },
    },
    "Send a delivery again": {
      clicks: async () => {
        await person.click(person.place("Webhooks"));
        await person.click(row(/Orders|127\.0\.0\.1/));
        await person.click(person.page.locator(".pane .approval-row").first());
        await person.click(person.button("Replay"));
        await person.page.getByRole("status").getByText("It is sent again.").first().waitFor();
      },
    },
    "See what a request caused": {
      clicks: async () => {
        await person.click(person.place("Requests"));
        await person.page.getByLabel("Request id").fill("console-clicks-request");
        await person.page.keyboard.press("Enter");
        await person.page.getByRole("heading", { name: "What happened" }).waitFor();
      },
      keys: async () => {
        await person.press("g");
        await person.press("r");
        await person.page.getByLabel("Request id").fill("console-clicks-request");
        await person.press("Enter");
        await person.page.getByRole("heading", { name: "What happened" }).waitFor();
      },
    },
    "Make the first key of a program": {
      clicks: async () => {
        await person.click(person.place("Keys"));
        await person.click(person.button("New service account"));
        await person.page.getByRole("dialog").getByLabel("Name").fill("Orders service");
        await person.click(person.button("Create"));
        await person.click(person.button("New key"));
        await person.click(person.page.getByLabel("Send messages to phone numbers"));
        await person.click(person.page.getByRole("dialog").getByRole("button", { name: "Create" }));
        await person.page.locator("code.secret").waitFor();
      },
    },
  };

  /** States that a task needs, beyond those of a fresh sandbox. */
  const before: { readonly [task: string]: () => Promise<unknown> } = {
    "Give a conversation to a colleague": () =>
      operator().succeed("console.members.invite", { body: { email: "grace@shop.example", role: "responder" } }),
    "Approve what an agent asks for": () => pendingApproval(organization, "clicks"),
    "Send a delivery again": async () => {
      const named = { name: "Orders", runtime_mode: "external_agent" } as const;
      const account = (await operator().succeed("console.serviceAccounts.create", { body: named })).data
        .service_account;
      const body = { service_account_id: account.id, endpoint_url: receiver.url, subscribed_events: ["session.ended"] };
      const { id } = (await operator().succeed("console.webhooks.create", { body })).data.webhook_endpoint;
      const params = { webhook_id: id };
      await operator().succeed("console.webhooks.test", { params, body: {} });
      const query = { status: "delivered" } as const;
      const delivered = () => operator().succeed("console.webhooks.listDeliveries", { params, query });
      await eventually(async () => expect((await delivered()).data.deliveries.length).toBe(1));
    },
    "See what a request caused": async () => {
      const correlation_id = "console-clicks-request";
      await operator().succeed("console.account.createSignInLink", { headers: { "x-request-id": correlation_id } });
      const found = () => operator().succeed("console.requests.list", { query: { correlation_id } });
      await eventually(async () => expect((await found()).data.requests.length).toBe(1));
    },
  };

  test("as many tasks as are tried", () => {
    expect([...published.keys()]).toEqual(Object.keys(tasks));
  });

  test.for(Object.keys(tasks))("%s, by pointer", async (task) => {
    await before[task]?.();
    await tasks[task]?.clicks();
    expect(String(person.clicks)).toBe(published.get(task)?.[0]);
    await browser.leave(person.page);
  });

  test.for(Object.keys(tasks).filter((task) => tasks[task]?.keys))("%s, by keys", async (task) => {
    await before[task]?.();
    await tasks[task]?.keys?.();
    expect(String(person.keys)).toBe(published.get(task)?.[1]);
    await browser.leave(person.page);
  });

  test("a dash where a task has no keys of its own", () => {
    const without = Object.keys(tasks).filter((task) => !tasks[task]?.keys);
    expect(without.map((task) => published.get(task)?.[1])).toEqual(without.map(() => "–"));
  });
});
