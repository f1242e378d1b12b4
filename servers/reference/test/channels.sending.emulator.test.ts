/** Messages that go out over the emulator: every kind that the network takes, as its phones show it. */
import { createEmulator, serveEmulator } from "@atlas-messaging/cloud-api-emulator";
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

/** A picture of WebP by its first bytes, which move or do not. */
const webp = (length: number, moves: boolean): string => {
  const bytes = new Uint8Array(length);
  bytes.set(new TextEncoder().encode("RIFF"), 0);
  new DataView(bytes.buffer).setUint32(4, length - 8, true);
  bytes.set(new TextEncoder().encode("WEBPVP8X"), 8);
  bytes[20] = moves ? 2 : 0;
  return Buffer.from(bytes).toString("base64");
};

const ogg = Buffer.concat([Buffer.from("OggS\0\u0002"), Buffer.alloc(22), Buffer.from("OpusHead"), Buffer.alloc(64)]);

describeServed("a message that goes out", { seed, settings }, (served) => {
  const client = () => served.clientOf(served.seeded.token);
  let keys = 0;

  beforeAll(async () => {
    const entered = await fetch(`${emulator.url}/${version}/${appId}/subscriptions`, {
      method: "POST",
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      body: JSON.stringify({
        callback_url: `${served.server.url}/callbacks/channels`,
        verify_token: verifyToken,
        fields: "messages",
      }),
    });
    expect(await entered.json()).toEqual({ success: true });
  });

  /** A phone whose window is open. */
  const newPhone = async () => {
    const phone = network.phone(newNumber());
    await phone.says("Hello");
    return phone;
  };
  type Phone = Awaited<ReturnType<typeof newPhone>>;

  const send = async (phone: Phone, content: object) => {
    const body = { phone_number: `+${phone.waId}`, idempotency_key: `sent ${(keys += 1)}`, ...content };
    return (await client().succeed("messages.send", { body })).data.message_id;
  };
  const arrived = (phone: Phone, type: string) =>
    eventually(() => {
      const body = phone.messages().find((each) => each.from === "business" && each.type === type)?.body;
      expect(body).toBeDefined();
      return body;
    });
  const upload = async (media_type: string, content: string) => {
    const body = { media_type, content, idempotency_key: `file ${(keys += 1)}` };
    return (await client().succeed("media.upload", { body })).data.media.id;
  };

  test("goes out after the one before it, which the network put off, and holds up nobody else's", async () => {
    const [phone, other] = [await newPhone(), await newPhone()];
    network.refuse(130429, { to: phone.waId, times: 1 });
    for (const text of ["p1", "p2", "p3"]) await send(phone, { text });
    await send(other, { text: "q" });
    await eventually(() => {
      const texts = network.messages
        .filter((each) => each.from === "business" && [phone.waId, other.waId].includes(each.phone.waId))
        .map(({ body }) => Object(body["text"]).body);
      expect(texts).toEqual(["q", "p1", "p2", "p3"]);
    });
  });

  test("goes out when the one before it fails", async () => {
    const phone = await newPhone();
    network.refuse(130429, { to: phone.waId, times: 1 });
    const first = await send(phone, { text: "p1" });
    await send(phone, { text: "p2" });
    network.refuse(131026, { to: phone.waId, times: 1 });
    await eventually(async () =>
      expect((await client().succeed("messages.get", { params: { id: first } })).data.message.delivery_state).toBe(
        "failed",
      ),
    );
    expect(await arrived(phone, "text")).toMatchObject({ text: { body: "p2" } });
  });

  test("has a button that opens a page, a request for a place, or a preview", async () => {
    const phone = await newPhone();
    const button = { title: "Follow it", url: "https://shop.example/orders/1" };
    await send(phone, { content: { type: "url_button", text: "Packed.", footer: "Corner Shop", button } });
    expect(await arrived(phone, "interactive")).toMatchObject({
      interactive: {
        type: "cta_url",
        body: { text: "Packed." },
        footer: { text: "Corner Shop" },
        action: { name: "cta_url", parameters: { display_text: "Follow it", url: button.url } },
      },
    });
    const asked = await newPhone();
    await send(asked, { content: { type: "location_request", text: "Where to?" } });
    await arrived(asked, "interactive");
    await asked.chooses(asked.messages().at(-1)?.id ?? "", "Send location");
    const { data } = await client().succeed("messages.list", { query: { direction: "inbound", limit: 1 } });
    expect(data.messages[0]).toMatchObject({ type: "location" });
    await send(phone, { text: "See https://shop.example", link_preview: true });
    expect(await arrived(phone, "text")).toMatchObject({ text: { preview_url: true } });
  });

  test("may be a reaction, which stands on both sides until it is taken back", async () => {
    const phone = await newPhone();
    const { data } = await client().succeed("messages.list", { query: { direction: "inbound", limit: 1 } });
    const [{ id } = { id: "" }] = data.messages;
    const react = async (emoji: string | null) => {
      const body = { emoji, idempotency_key: `reaction ${(keys += 1)}` };
      return (await client().succeed("messages.react", { params: { id }, body })).data.message;
    };
    const shown = () => phone.messages()[0]?.reaction;
    expect((await react("👍")).reactions).toMatchObject([{ from: "business", emoji: "👍" }]);
    await eventually(() => expect(shown()).toBe("👍"));
    expect(await react(null)).not.toHaveProperty("reactions");
    await eventually(() => expect(shown()).toBeNull());
    network.refuse(131009, { to: phone.waId, times: 1 });
    await react("🙏");
    await eventually(async () =>
      expect((await client().succeed("messages.get", { params: { id } })).data.message).not.toHaveProperty("reactions"),
    );
  });

  test("is announced by a sign of typing", async () => {
    const phone = await newPhone();
    const { data } = await client().succeed("messages.list", { query: { direction: "inbound", limit: 1 } });
    const params = { id: data.messages[0]?.id ?? "" };
    const shown = await client().succeed("messages.showTyping", { params, body: { idempotency_key: "typing" } });
    expect(shown.data.message.read_at).toEqual(expect.any(String));
    await eventually(() => expect(phone.seesTyping()).toBe(true));
    await send(phone, { text: "Hello to you" });
    await arrived(phone, "text");
    expect(phone.seesTyping()).toBe(false);
  });

  test("is a sticker or a voice note, within the network's bounds", async () => {
    const phone = await newPhone();
    const sticker = async (moves: boolean) =>
      send(phone, { content: { type: "sticker", media_id: await upload("image/webp", webp(200_000, moves)) } });
    const tooLong = await sticker(false);
    await eventually(async () =>
      expect((await client().succeed("messages.get", { params: { id: tooLong } })).data.message).toMatchObject({
        delivery_state: "failed",
        error_code: "message_invalid",
      }),
    );
    await sticker(true);
    expect(await arrived(phone, "sticker")).toMatchObject({ sticker: { id: expect.any(String) } });
    const media_id = await upload("audio/ogg", ogg.toString("base64"));
    await send(phone, { content: { type: "audio", media_id, voice: true } });
    expect(await arrived(phone, "audio")).toMatchObject({ audio: { voice: true } });
  });
});
