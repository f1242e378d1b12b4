/** Templates in production: submitted to the messaging app, decided by its callbacks, mended, compared and deleted. */
import type { ValidBodyOf } from "@atlas-messaging/contract";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CloudNetwork, startNetwork, templateCallbackOf } from "../test-support/cloud-network.ts";
import { type Receiver, eventOf, startReceiver } from "../test-support/receiver.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { seedLinkedShop } from "../test-support/linked-shop.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

/** `ATLAS_RACES=200` runs the race more often. */
const times = Number(process.env["ATLAS_RACES"] ?? 6);

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const settings = {
  ATLAS_ENVIRONMENT: "production",
  ATLAS_ALLOW_LOOPBACK_TARGETS: "on",
  ATLAS_LIMIT_WRITES: "100000",
  ATLAS_LIMIT_READS: "100000",
};

const secret = "a secret of the receiver";
const language = "en";
const second = () => Math.floor(Date.now() / 1_000);
const content = { body: "Hello {{name}}, your order is on its way.", category: "utility", language } as const;

/** A shop with a messaging app of its own. */
const seed = async (database: Database) => {
  const api = await startNetwork();
  return { ...(await seedLinkedShop(database, api)), api };
};

describeServedOnPostgres("templates of a shop", { seed, settings }, (served) => {
  let api: CloudNetwork;
  beforeAll(() => {
    ({ api } = served.seeded);
  });
  afterAll(() => api.close());
  const client = () => served.clientOf(served.seeded.token);
  const operator = () => served.clientOf(served.seeded.data.operator_token);
  const path = () => `/callbacks/channels/${served.seeded.channelId}`;

  const atProvider = (name: string) => {
    const found = api.template(name, language);
    if (!found) throw new Error(`${name} was not submitted`);
    return found;
  };
  /** Submissions and edits that have come, oldest first. */
  const submissions = () => api.network.requests.filter(({ method }) => method === "POST");
  const shown = async (templateId: string) =>
    (await operator().succeed("console.templates.get", { params: { template_id: templateId } })).data.template;
  const until = (templateId: string, status: string) =>
    eventually(async () => expect(await shown(templateId)).toMatchObject({ status }));
  /** Created, and taken by the messaging app. */
  const create = async (name: string, more: Partial<ValidBodyOf<"console.templates.create">> = {}) => {
    const body = { name, ...content, ...more };
    const { template } = (await operator().succeed("console.templates.create", { body })).data;
    const submitted = /reviews it/;
    await eventually(async () => expect((await shown(template.id)).notice).toMatch(submitted));
    return template;
  };
  interface Reported {
    readonly time?: number;
    readonly field?: string;
    readonly account?: string;
  }
  const report = async (name: string, value: object, { account = api.businessAccountId, ...rest }: Reported = {}) => {
    const about = { message_template_id: Number(atProvider(name).id), message_template_name: name };
    const { raw, headers } = templateCallbackOf(
      { ...api, businessAccountId: account },
      { time: second(), ...rest, value: { ...about, message_template_language: "en-US", ...value } },
    );
    const { status } = await fetch(`${served.server.url}${path()}`, { method: "POST", body: raw, headers });
    expect(status).toBe(200);
  };
  const approve = async (name: string, templateId: string) => {
    await api.network.review(atProvider(name).id, "APPROVED");
    await report(name, { event: "APPROVED", reason: "NONE" });
    await until(templateId, "approved");
  };
  const change = (templateId: string, body: ValidBodyOf<"console.templates.update">) =>
    operator().call("console.templates.update", { params: { template_id: templateId }, body });

  /** Statuses and edits, oldest first. */
  const historyOf = async (asset_id: string): Promise<readonly string[]> => {
    const { events } = (await operator().succeed("console.auditEvents.list", { query: { asset_id } })).data;
    return events
      .toReversed()
      .map(({ event_type, after }) => (event_type.endsWith(".update") ? "edited" : String(Object(after).status)));
  };

  test("go to the messaging app, are approved by its callback, and reach a customer who is silent", async () => {
    const url = `${receiver.url}/${served.seeded.organizationId}`;
    await client().succeed("webhooks.create", { body: { url, secret, events: ["template.status_changed"] } });
    const template = await create("on_its_way", {
      header: "Order {{order}}",
      footer: "Corner Shop",
      buttons: [
        { type: "quick_reply", text: "Thanks" },
        { type: "url", text: "See it", url: "https://shop.example/orders/{{order}}" },
      ],
      samples: { name: "Ada", order: "4711" },
    });
    expect(template).toMatchObject({ status: "pending", placeholders: ["order", "name"] });
    expect(submissions().find(({ body }) => Object(body).name === "on_its_way")).toMatchObject({
      path: expect.stringContaining(`/${api.businessAccountId}/message_templates`),
      body: {
        name: "on_its_way",
        language,
        category: "UTILITY",
        allow_category_change: true,
        parameter_format: "NAMED",
        components: [
          {
            type: "HEADER",
            format: "TEXT",
            text: "Order {{order}}",
            example: { header_text_named_params: [{ param_name: "order", example: "4711" }] },
          },
          {
            type: "BODY",
            text: content.body,
            example: { body_text_named_params: [{ param_name: "name", example: "Ada" }] },
          },
          { type: "FOOTER", text: "Corner Shop" },
          {
            type: "BUTTONS",
            buttons: [
              { type: "QUICK_REPLY", text: "Thanks" },
              {
                type: "URL",
                text: "See it",
                url: "https://shop.example/orders/{{1}}",
                example: ["https://shop.example/orders/4711"],
              },
            ],
          },
        ],
      },
    });

    const message = {
      phone_number: "+15550400001",
      template_id: template.id,
      category: "utility",
      template_params: { name: "Ada", order: "4711" },
    };
    const early = await client().call("messages.send", { body: message });
    expect(early.error).toMatchObject({ code: "template_not_approved", message: expect.stringMatching(/reviews it/) });

    await approve("on_its_way", template.id);
    const arrivals = await eventually(() => {
      const own = receiver.arrived.filter((each) => each.path.endsWith(served.seeded.organizationId));
      expect(own).toHaveLength(1);
      return own;
    });
    expect(arrivals.map((each) => eventOf(each, secret))).toMatchObject([
      { template: { id: template.id, status: "approved" }, previous: { status: "pending" } },
    ]);
    await client().succeed("messages.send", { body: message });
    await eventually(() => {
      const sent = api.taken.find(({ body }) => body["to"] === "15550400001");
      expect(sent?.body["template"]).toEqual({
        name: "on_its_way",
        language: { code: language },
        components: [
          { type: "header", parameters: [{ type: "text", parameter_name: "order", text: "4711" }] },
          { type: "body", parameters: [{ type: "text", parameter_name: "name", text: "Ada" }] },
          { type: "button", sub_type: "url", index: "1", parameters: [{ type: "text", text: "4711" }] },
        ],
      });
    });
    for (const event of ["APPROVED", "APPROVED"]) await report("on_its_way", { event });
    const query = { asset_id: template.id };
    const { events } = (await operator().succeed("console.auditEvents.list", { query })).data;
    expect(events.map(({ event_type }) => event_type)).toEqual([
      "atlas_api.template.status_change",
      "atlas_api.template.create",
    ]);
  });

  test("that are rejected say why, and are submitted again when they are mended", async () => {
    const template = await create("mended");
    const rejection_info = { reason: "The body begins with a variable.", recommendation: "Write a word before it." };
    await report("mended", { event: "REJECTED", reason: "INVALID_FORMAT", rejection_info });
    const rejection_reason = "INVALID_FORMAT: The body begins with a variable. Write a word before it.";
    await until(template.id, "rejected");
    expect(await shown(template.id)).toMatchObject({ rejection_reason, notice: expect.stringContaining("Change it") });
    await api.network.review(atProvider("mended").id, "REJECTED");
    const changed = await change(template.id, { body: "Good day {{name}}." });
    expect(changed.body?.data.template).toMatchObject({ status: "pending", rejection_reason: null });
    const edits = () => submissions().filter(({ path: at }) => at.endsWith(`/${atProvider("mended").id}`));
    await eventually(() => expect(edits()).toHaveLength(1));
    expect(edits()[0]?.body).toEqual({
      parameter_format: "NAMED",
      components: [expect.objectContaining({ type: "BODY", text: "Good day {{name}}." })],
    });
    await eventually(async () => expect((await shown(template.id)).notice).toMatch(/reviews it/));
    await approve("mended", template.id);
  });

  test("that the messaging app refuses to take are rejected with its words", async () => {
    const error = { code: 100, message: "Invalid parameter", error_user_msg: "Variables can't be at the end." };
    api.network.answer(() => Response.json({ error }, { status: 400 }), { path: "message_templates" });
    const body = { name: "refused", ...content };
    const { template } = (await operator().succeed("console.templates.create", { body })).data;
    await until(template.id, "rejected");
    expect((await shown(template.id)).rejection_reason).toBe("Variables can't be at the end.");
    expect((await change(template.id, { body: "Hello {{name}}!" })).status).toBe(200);
    await eventually(async () => expect((await shown(template.id)).notice).toMatch(/reviews it/));
  });

  test("are paused, disabled and moved to another category by callbacks; late and foreign ones change nothing", async () => {
    const template = await create("moved");
    await approve("moved", template.id);
    const field = "template_category_update";
    await report("moved", { new_category: "MARKETING" }, { field });
    await report("moved", { event: "PAUSED", reason: "NONE", other_info: { description: "Low quality." } });
    const paused = { status: "paused", category: "marketing", notice: expect.stringContaining("Low quality.") };
    expect(await shown(template.id)).toMatchObject(paused);
    await report("moved", { event: "APPROVED" }, { time: second() - 60 });
    await report("moved", { event: "APPROVED" }, { account: "another" });
    await report("moved", { event: "FLAGGED" });
    expect(await shown(template.id)).toMatchObject(paused);
    await report("moved", { event: "DISABLED" }, { time: second() + 1 });
    expect(await shown(template.id)).toMatchObject({ status: "disabled" });
    expect((await change(template.id, { body: "Hi." })).error).toMatchObject({ code: "conflict" });
  });

  test("are compared with the messaging app, which finds what was missed and what is gone", async () => {
    const names = ["missed", "gone", "unchanged"] as const;
    const [missed, gone, unchanged] = await Promise.all(names.map((name) => create(name)));
    if (!missed || !gone || !unchanged) throw new Error("three were made");
    await api.network.review(atProvider("missed").id, "REJECTED", "SCAM");
    await api.network.review(atProvider("unchanged").id, "APPROVED");
    const headers = { authorization: `Bearer ${api.secrets.access_token}` };
    const gones = `${api.url}/${api.businessAccountId}/message_templates?name=gone`;
    expect((await fetch(gones, { method: "DELETE", headers })).status).toBe(200);
    // The messaging app's clock has whole seconds, and a list counts only if it is newer than the last report of each.
    const ask = async () => {
      const { sync } = (await operator().succeed("console.templates.sync", { body: {} })).data;
      expect(sync.channels).toBe(1);
    };
    await eventually(async () => {
      await ask();
      expect(await shown(missed.id)).toMatchObject({ status: "rejected", rejection_reason: "SCAM" });
      expect(await shown(gone.id)).toMatchObject({ status: "disabled" });
      expect(await shown(unchanged.id)).toMatchObject({ status: "approved" });
    });
  });

  test("are deleted there too, and free their name", async () => {
    const template = await create("deleted");
    const params = { template_id: template.id };
    await operator().succeed("console.templates.delete", { params });
    expect((await operator().call("console.templates.get", { params })).status).toBe(404);
    await eventually(() => expect(api.template("deleted", language)).toBeUndefined());
    expect((await create("deleted")).id).not.toBe(template.id);
  });

  test("go over the default channel, if several name a business account", async () => {
    const other = await startNetwork({ senderId: "2000" });
    try {
      const { access_token, app_secret } = other.secrets;
      const { channel } = (
        await operator().succeed("console.channels.link", {
          body: {
            channel: "chatapp",
            display_name: "Second shop",
            base_url: other.url,
            sender_id: "2000",
            business_account_id: other.businessAccountId,
            template_language: "en_US",
            access_token,
            app_secret,
          },
        })
      ).data;
      await create("over_the_oldest");
      expect(atProvider("over_the_oldest")).toBeDefined();
      await operator().succeed("console.channels.setDefault", { params: { channel_id: channel.id } });
      await create("over_the_default");
      expect(other.template("over_the_default", language)).toBeDefined();
      expect(api.template("over_the_default", language)).toBeUndefined();
      await operator().succeed("console.channels.setDefault", { params: { channel_id: served.seeded.channelId } });
      await operator().succeed("console.channels.disconnect", { params: { channel_id: channel.id } });
    } finally {
      await other.close();
    }
  });

  describe("edits against callbacks", () => {
    /** Half of the callbacks are newer than the edit, and half are older. */
    const races = Array.from({ length: times }, (_, index) => ({ name: `race_${index}`, newer: index % 2 === 0 }));

    test("lose neither text nor status", async () => {
      const settled = await inTens(races, async ({ name, newer }) => {
        const template = await create(name);
        await approve(name, template.id);
        const time = newer ? second() + 60 : second() - 30;
        const [edited] = await Promise.all([
          change(template.id, { body: `${content.body} Soon.` }),
          report(name, { event: "PAUSED" }, { time }),
        ]);
        expect(edited.status).toBe(200);
        await eventually(async () => expect((await shown(template.id)).notice).toMatch(/reviews it|paused it/));
        await eventually(() => expect(JSON.stringify(atProvider(name).components)).toContain("Soon."));
        return { newer, history: await historyOf(template.id), last: await shown(template.id) };
      });
      for (const { newer, history, last } of settled) {
        expect(last.body).toBe(`${content.body} Soon.`);
        // Each callback that is newer is told once, and only an edit after it takes the status back.
        expect(history.filter((each) => each === "paused")).toHaveLength(newer ? 1 : 0);
        expect(history.filter((each) => each === "edited")).toHaveLength(1);
        const edit = history.indexOf("edited");
        expect(last.status).toBe(history.includes("paused", edit) ? "paused" : "pending");
      }
      expect(settled).toHaveLength(times);
    });
  });
});

const inTens = async <Given, Result>(
  all: readonly Given[],
  run: (given: Given) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let at = 0; at < all.length; at += 10) results.push(...(await Promise.all(all.slice(at, at + 10).map(run))));
  return results;
};
