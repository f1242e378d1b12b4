/** Gestures of customers on the emulator: reactions, edits, deletions, stickers, carts, forms, ads. */
import { createEmulator, serveEmulator } from "@atlas-messaging/cloud-api-emulator";
import { callbackFields } from "@atlas-messaging/cloud-api-emulator/network";
import type { Database } from "@atlas-messaging/postgres/database";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newNumber } from "../test-support/app-shop.ts";
import { seedLinkedShop } from "../test-support/linked-shop.ts";
import { describeServed } from "../test-support/served.ts";

const network = createEmulator({ product: "chatapp" });
const { accessToken, appId, appSecret, verifyToken, accountId, numberId, version } = network.credentials;
const secrets = { access_token: accessToken, app_secret: appSecret, verify_token: verifyToken };
let emulator: Awaited<ReturnType<typeof serveEmulator>>;
beforeAll(async () => {
  emulator = await serveEmulator(network);
});
afterAll(() => emulator.close());

const seed = (database: Database) =>
  seedLinkedShop(
    database,
    { url: `${emulator.url}/${version}`, senderId: numberId, businessAccountId: accountId, secrets },
    { environment: "sandbox" },
  );
const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };

describeServed("what a customer does beside writing", { seed, settings }, (served) => {
  const client = () => served.clientOf(served.seeded.token);
  const newest = async () => {
    const { data } = await client().succeed("messages.list", { query: { direction: "inbound", limit: 1 } });
    return data.messages[0];
  };
  const read = async (id = "") => (await client().succeed("messages.get", { params: { id } })).data.message;

  beforeAll(async () => {
    const entered = await fetch(`${emulator.url}/${version}/${appId}/subscriptions`, {
      method: "POST",
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      body: JSON.stringify({
        callback_url: `${served.server.url}/callbacks/channels`,
        verify_token: verifyToken,
        fields: callbackFields.join(","),
      }),
    });
    expect(await entered.json()).toEqual({ success: true });
  });

  test("a reaction is a mark on our message, and no message", async () => {
    const phone = network.phone(newNumber());
    await phone.says("Are you open?");
    const asked = await newest();
    const body = { idempotency_key: `answer ${phone.waId}`, phone_number: `+${phone.waId}`, text: "Until six." };
    const { message_id } = (await client().succeed("messages.send", { body })).data;
    await eventually(async () => expect((await read(message_id)).delivery_state).toBe("delivered"));
    const sent = phone.messages().at(-1)?.id ?? "";
    await phone.reacts(sent, "👍");
    expect((await read(message_id)).reactions).toMatchObject([{ from: "customer", emoji: "👍" }]);
    expect(await newest()).toEqual(asked);
    await phone.takesBack(sent);
    expect(await read(message_id)).not.toHaveProperty("reactions");
  });

  test("an edit and a deletion change the message, and keep what it said", async () => {
    const phone = network.phone(newNumber());
    const id = await phone.says("Is six fine?");
    const { id: ours } = (await newest()) ?? {};
    await phone.edits(id, "Is seven fine?");
    expect(await read(ours)).toMatchObject({ text: "Is seven fine?", earlier_texts: [{ text: "Is six fine?" }] });
    await phone.deletes(id);
    expect(await read(ours)).toMatchObject({ text: "[deleted]", deleted_at: expect.any(String) });
    const { data } = await client().succeed("events.list", {
      query: { event_type: "conversation.message_changed", limit: 100 },
    });
    const told = data.map(({ payload }) => Reflect.get(payload, "change"));
    expect(told.slice(-2)).toEqual(["edit", "deletion"]);
  });

  test("a change of a message that is not here is kept as it came", async () => {
    const phone = network.phone(newNumber());
    await phone.says("Hello");
    await phone.sends({ type: "revoke", revoke: { original_message_id: "wamid.unknown" } });
    const { data } = await client().succeed("events.list", { query: { event_type: "channel.notice_received" } });
    expect(JSON.stringify(data)).toContain("wamid.unknown");
  });

  test("stickers are media, carts and forms are content, and an ad stands on message and conversation", async () => {
    const phone = network.phone(newNumber());
    await phone.sendsFile("sticker", { bytes: new Uint8Array(64) });
    expect(await newest()).toMatchObject({
      type: "sticker",
      content: { type: "sticker", media_id: expect.any(String) },
    });
    const product = { product_retailer_id: "bread-1", quantity: 2, item_price: 3.5, currency: "EUR" };
    await phone.sends({ type: "order", order: { catalog_id: "7", text: "For Friday", product_items: [product] } });
    expect((await newest())?.content).toEqual({
      type: "order",
      catalog_id: "7",
      text: "For Friday",
      items: [{ product_id: "bread-1", quantity: 2, price: 3.5, currency: "EUR" }],
    });
    const nfm_reply = { name: "flow", body: "Sent", response_json: JSON.stringify({ guests: 4, note: "Window" }) };
    await phone.sends({ type: "interactive", interactive: { type: "nfm_reply", nfm_reply } });
    expect((await newest())?.content).toMatchObject({
      type: "form_reply",
      answers: [
        { name: "guests", value: "4" },
        { name: "note", value: "Window" },
      ],
    });
    const referral = { source_type: "ad", source_id: "120", headline: "Tables", ctwa_clid: "click-1" };
    await phone.says("I saw your ad", { referral });
    const told = { source_type: "ad", source_id: "120", headline: "Tables", click_id: "click-1" };
    const message = await newest();
    expect(message?.referral).toEqual(told);
    const params = { conversation_id: message?.conversation_id ?? "" };
    const { conversation } = (await client().succeed("conversations.context", { params })).data;
    expect(conversation.referral).toEqual(told);
  });
});
