/** Templates with files, codes and coupons: written here, or made at the messaging app and taken over, and sent. */
import { createEmulator, serveEmulator } from "@atlas-messaging/cloud-api-emulator";
import type { ValidBodyOf } from "@atlas-messaging/contract";
import type { Database } from "@atlas-messaging/postgres/database";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newNumber } from "../test-support/app-shop.ts";
import { seedLinkedShop } from "../test-support/linked-shop.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

const network = createEmulator({ product: "chatapp" });
const { accessToken, appId, appSecret, verifyToken, accountId, numberId, version } = network.credentials;
let emulator: Awaited<ReturnType<typeof serveEmulator>>;
beforeAll(async () => {
  emulator = await serveEmulator(network);
});
afterAll(() => emulator.close());

const seed = (database: Database) =>
  seedLinkedShop(database, {
    url: `${emulator.url}/${version}`,
    senderId: numberId,
    businessAccountId: accountId,
    secrets: { access_token: accessToken, app_secret: appSecret, verify_token: verifyToken },
  });

const settings = { ATLAS_ENVIRONMENT: "production", ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };
const picture = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describeServedOnPostgres("a shop with an account at the messaging app", { seed, settings }, (served) => {
  const client = () => served.clientOf(served.seeded.token);
  const operator = () => served.clientOf(served.seeded.data.operator_token);

  beforeAll(async () => {
    const entered = await fetch(`${emulator.url}/${version}/${appId}/subscriptions`, {
      method: "POST",
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      body: JSON.stringify({
        callback_url: `${served.server.url}/callbacks/channels/${served.seeded.channelId}`,
        verify_token: verifyToken,
        fields: "messages,message_template_status_update",
      }),
    });
    expect(await entered.json()).toEqual({ success: true });
  });

  const sent = async (body: Partial<ValidBodyOf<"messages.send">> & { readonly template_id: string }) => {
    const phone_number = newNumber();
    const request = { idempotency_key: phone_number, phone_number, category: "utility", ...body } as const;
    const { data } = await client().succeed("messages.send", { body: request });
    const params = { id: data.message_id };
    await eventually(async () =>
      expect((await client().succeed("messages.get", { params })).data.message).toMatchObject({
        delivery_state: "delivered",
      }),
    );
    const { message } = (await client().succeed("messages.get", { params })).data;
    return { message, components: network.phone(phone_number).messages().at(-1)?.body["template"] };
  };

  const shown = async (template_id: string) =>
    (await operator().succeed("console.templates.get", { params: { template_id } })).data.template;

  /** Created here, and approved by the network, which calls back. */
  const create = async (body: ValidBodyOf<"console.templates.create">) => {
    const { template } = (await operator().succeed("console.templates.create", { body })).data;
    await eventually(async () => expect(await shown(template.id)).toMatchObject({ status: "approved" }));
    return shown(template.id);
  };

  const upload = async () =>
    (await client().succeed("media.upload", { body: { media_type: "image/png", content: picture } })).data.media.id;

  test("sends a one-time code twice in a message, and keeps it nowhere", async () => {
    const authentication = { security_recommendation: true, code_expires_minutes: 5 };
    const { id, body, buttons } = await create({ name: "code", category: "authentication", authentication });
    expect([body, buttons]).toEqual([
      "*{{otp}}* is your verification code. For your security, do not share this code.",
      [{ type: "copy_code", text: "Copy code", code: "{{otp}}" }],
    ]);
    const { message, components } = await sent({ template_id: id, template_params: { otp: "482915" } });
    const parameters = [{ type: "text", text: "482915" }];
    expect(components).toMatchObject({
      components: [
        { type: "body", parameters },
        { type: "button", sub_type: "url", index: "0", parameters },
      ],
    });
    expect(message).toMatchObject({ category: "authentication", text: expect.not.stringContaining("482915") });
  });

  test("submits a header with its sample, and sends it with a file or an address", async () => {
    const media_id = await upload();
    const { id } = await create({
      name: "menu",
      category: "utility",
      body: "Hello {{name}}.",
      header_media: { type: "image", media_id },
    });
    const params = { template_id: id, template_params: { name: "Ada" } };
    const header = (image: object) => ({
      components: [{ type: "header", parameters: [{ type: "image", image }] }, {}],
    });
    const stored = await sent({ ...params, template_header: { media_id } });
    expect(stored.components).toMatchObject(header({ id: expect.stringMatching(/^\d+$/) }));
    expect(stored.message).toMatchObject({ type: "template", content: { type: "image", media_id } });
    const url = "https://shop.example/menu.png";
    expect((await sent({ ...params, template_header: { url } })).components).toMatchObject(header({ link: url }));
  });

  describe("takes over", () => {
    /** Made at the messaging app itself. */
    const make = async (template: object) => {
      const answer = await fetch(`${emulator.url}/${version}/${accountId}/message_templates`, {
        method: "POST",
        headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
        body: JSON.stringify({ language: "en_US", category: "MARKETING", ...template }),
      });
      expect(answer.status).toBe(200);
    };
    const importable = async () => (await operator().succeed("console.templates.listImportable")).data.templates;
    const take = async (name: string) =>
      (await operator().succeed("console.templates.import", { body: { templates: [{ name, language: "en_US" }] } }))
        .data;

    test("one with numbers in each part, and sends it", async () => {
      await make({
        name: "sale",
        components: [
          { type: "HEADER", format: "TEXT", text: "Sale for {{1}}", example: { header_text: ["Ada"] } },
          { type: "BODY", text: "{{1}} for {{2}}.", example: { body_text: [["Shoes", "10 €"]] } },
          {
            type: "BUTTONS",
            buttons: [
              { type: "URL", text: "Go", url: "https://shop.example/{{1}}", example: ["https://shop.example/shoes"] },
              { type: "COPY_CODE", example: "SALE20" },
            ],
          },
        ],
      });
      expect(await importable()).toMatchObject([
        { name: "sale", placeholders: ["3", "1", "2", "4", "5"], obstacle: null },
      ]);
      const { templates } = await take("sale");
      expect(templates).toMatchObject([
        {
          status: "approved",
          category: "marketing",
          samples: { "1": "Shoes", "3": "Ada", "4": "shoes", "5": "SALE20" },
        },
      ]);
      expect(await importable()).toEqual([]);
      const template_params = { "1": "Shoes", "2": "10 €", "3": "Ada", "4": "shoes", "5": "SALE20" };
      const { message } = await sent({ template_id: templates[0]?.id ?? "", template_params });
      expect(message).toMatchObject({ text: "Sale for Ada\n\nShoes for 10 €." });
    });

    test("none with a part that it cannot send, and says which", async () => {
      await make({
        name: "tour",
        components: [
          { type: "BODY", text: "Look!" },
          { type: "CAROUSEL", cards: [] },
        ],
      });
      const flow = { type: "FLOW", text: "Book", flow_id: "1" };
      await make({
        name: "booking",
        components: [
          { type: "BODY", text: "Book." },
          { type: "BUTTONS", buttons: [flow] },
        ],
      });
      expect((await importable()).map(({ obstacle }) => obstacle)).toEqual([
        "It has a part that cannot be sent from here: flow button.",
        "It has a part that cannot be sent from here: carousel.",
      ]);
      expect(await take("tour")).toMatchObject({ templates: [], left_out: [{ name: "tour" }] });
    });
  });
});
