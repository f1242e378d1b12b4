/** The phone beside the API, hidden customers, and what comes in an odd order, on the emulator. */
import { createEmulator, serveEmulator } from "@atlas-messaging/cloud-api-emulator";
import { callbackFields } from "@atlas-messaging/cloud-api-emulator/network";
import type { Database } from "@atlas-messaging/postgres/database";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newNumber } from "../test-support/app-shop.ts";
import { callbackOf } from "../test-support/cloud-network.ts";
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

describeServed("beside the API", { seed, settings }, (served) => {
  const client = () => served.clientOf(served.seeded.token);
  const newest = async (direction: "inbound" | "outbound" = "inbound") =>
    (await client().succeed("messages.list", { query: { direction, limit: 1 } })).data.messages[0];
  const conversationOf = async (conversation_id = "") =>
    (await client().succeed("conversations.context", { params: { conversation_id } })).data.conversation;
  const profileOf = async (id = "") => (await client().succeed("customers.get", { params: { id } })).data.customer;
  const events = async (event_type: string) =>
    (await client().succeed("events.list", { query: { event_type, limit: 200 } })).data;
  const post = async (value: object): Promise<number> => {
    const { raw, headers } = callbackOf({ senderId: numberId, secrets }, value);
    const path = `${served.server.url}/callbacks/channels`;
    return (await fetch(path, { method: "POST", body: raw, headers })).status;
  };
  const timestamp = () => String(Math.floor(Date.now() / 1_000));

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

  describe("the phone of the business", () => {
    test("writes messages of an operator, and no agent talks over it", async () => {
      const phone = network.phone(newNumber());
      await phone.says("Are you open?");
      const asked = await newest();
      expect(await conversationOf(asked?.conversation_id)).toMatchObject({ status: "open" });
      await network.business().says(phone.waId, "Until six.");
      expect(await newest("outbound")).toMatchObject({
        conversation_id: asked?.conversation_id,
        text: "Until six.",
        author: { type: "operator", name: "Phone" },
        delivery_state: "sent",
      });
      const conversation = await conversationOf(asked?.conversation_id);
      expect(conversation).toMatchObject({ status: "handed_off", owner_id: null, waiting_since: null });
      expect(JSON.stringify(await events("agent.handoff"))).toContain(conversation.id);
    });

    test("edits and deletes what it wrote, and reacts to what the customer wrote", async () => {
      const phone = network.phone(newNumber());
      const business = network.business();
      const id = await business.says(phone.waId, "Until six.");
      await business.edits(id, "Until seven.");
      const written = await newest("outbound");
      expect(written).toMatchObject({ text: "Until seven.", earlier_texts: [{ text: "Until six." }] });
      await business.deletes(id);
      expect(await newest("outbound")).toMatchObject({ id: written?.id, text: "[deleted]" });
      const theirs = await phone.says("Thank you");
      const reaction = { message_id: theirs, emoji: "🫡" };
      const echo = { id: `echo ${id}`, to: phone.waId, timestamp: timestamp(), type: "reaction", reaction };
      for (let time = 0; time < 2; time++) expect(await post({ message_echoes: [echo] })).toBe(200);
      expect((await newest())?.reactions).toMatchObject([{ from: "business", emoji: "🫡" }]);
    });
  });

  test("a picture from the phone is media, and one to a hidden number is of the same customer", async () => {
    const phone = network.phone(newNumber(), { hidden: true, username: "eve" });
    await phone.says("Which lamp?");
    const asked = await newest();
    const image = { id: "media-of-echo", mime_type: "image/png", caption: "This one." };
    const echo = { id: `echo ${phone.userId}`, to_user_id: phone.userId, timestamp: timestamp(), type: "image", image };
    expect(await post({ message_echoes: [echo] })).toBe(200);
    expect(await newest("outbound")).toMatchObject({
      conversation_id: asked?.conversation_id,
      type: "image",
      content: { caption: "This one.", media_id: expect.any(String) },
      author: { name: "Phone" },
    });
  });

  test("a choice about marketing is the customer's consent", async () => {
    const phone = network.phone(newNumber());
    await phone.says("Hello");
    const customer = (await newest())?.customer.id;
    await phone.stops();
    expect(await profileOf(customer)).toMatchObject({ marketing: "opted_out" });
    await phone.resumes();
    expect(await profileOf(customer)).toMatchObject({ marketing: "opted_in" });
    const stranger = network.phone(newNumber());
    await stranger.stops();
    const { data } = await client().succeed("customers.list", { query: { phone_number: `+${stranger.waId}` } });
    expect(data.customers).toMatchObject([{ marketing: "opted_out" }]);
    const { data: history } = await client().succeed("customers.listConsents", { params: { id: customer ?? "" } });
    expect(history.consents).toMatchObject([{ origin: "customer" }, { origin: "customer" }]);
  });

  describe("a customer whose number is hidden", () => {
    test("is a customer with messages, and is answered by the network's id", async () => {
      const phone = network.phone(newNumber(), { name: "Ada", username: "ada", hidden: true });
      await phone.says("Hello");
      const message = await newest();
      expect(message).toMatchObject({ text: "Hello", customer: { name: "Ada" } });
      expect(message?.customer).not.toHaveProperty("phone_number");
      expect(await profileOf(message?.customer.id)).toMatchObject({ user_id: phone.userId });
      const recipient = { user_id: phone.userId };
      const body = { idempotency_key: `answer ${phone.userId}`, recipient, text: "Good morning." };
      const { message_id } = (await client().succeed("messages.send", { body })).data;
      await eventually(async () => {
        const { data } = await client().succeed("messages.get", { params: { id: message_id } });
        expect(data.message.delivery_state).toBe("delivered");
      });
      expect(phone.messages().map(({ from }) => from)).toEqual(["customer", "business"]);
    });

    test("stays the same customer when the number is shown, or hidden later", async () => {
      const number = newNumber();
      const phone = network.phone(number, { hidden: true, username: "bob" });
      await phone.says("One");
      const hidden = await newest();
      network.phone(number, { hidden: false });
      await phone.says("Two");
      expect((await newest())?.customer).toMatchObject({ id: hidden?.customer.id, phone_number: `+${phone.waId}` });
      network.phone(number, { hidden: true });
      await phone.says("Three");
      expect((await newest())?.customer).toMatchObject({ id: hidden?.customer.id, phone_number: `+${phone.waId}` });
      await phone.changesUserId();
      await phone.says("Four");
      expect((await newest())?.customer.id).toBe(hidden?.customer.id);
    });
  });

  test("a change that comes before its message is applied with it, and is told at once", async () => {
    const from = newNumber().slice(1);
    const [id, time] = [`wamid.late.${from}`, timestamp()];
    const edit = { original_message_id: id, message: { type: "text", text: { body: "Is seven fine?" } } };
    const early = { id: `edit ${from}`, from, timestamp: time, type: "edit", edit };
    const thumb = {
      id: `thumb ${from}`,
      from,
      timestamp: time,
      type: "reaction",
      reaction: { message_id: id, emoji: "👍" },
    };
    for (let again = 0; again < 2; again++) expect(await post({ messages: [early, thumb] })).toBe(200);
    const notices = (await events("channel.notice_received")).filter((each) => JSON.stringify(each).includes(id));
    expect(notices).toHaveLength(2);
    const text = { id, from, timestamp: String(Number(time) - 5), type: "text", text: { body: "Is six fine?" } };
    expect(await post({ messages: [text] })).toBe(200);
    expect(await newest()).toMatchObject({
      text: "Is seven fine?",
      earlier_texts: [{ text: "Is six fine?" }],
      reactions: [{ from: "customer", emoji: "👍" }],
    });
  });

  test("a text that is cut says so", async () => {
    const phone = network.phone(newNumber());
    await phone.says("a".repeat(5_000));
    expect(await newest()).toMatchObject({ text: "a".repeat(4_096), truncated: true });
    await phone.says("Short");
    expect(await newest()).not.toHaveProperty("truncated");
    await phone.sendsFile("image", { bytes: new Uint8Array(8), caption: "b".repeat(2_000) });
    expect(await newest()).toMatchObject({ truncated: true });
  });

  test("a message of a group is kept, and nobody answers it in private", async () => {
    const before = await newest();
    const from = newNumber().slice(1);
    const message = {
      id: `group ${from}`,
      from,
      group_id: "G1",
      timestamp: timestamp(),
      type: "text",
      text: { body: "Hi" },
    };
    expect(await post({ messages: [message] })).toBe(200);
    expect(await newest()).toEqual(before);
    const [told] = (await events("channel.notice_received")).slice(-1);
    expect(told?.payload).toMatchObject({
      notice: { field: "group_messages", received: expect.stringContaining("G1") },
    });
  });
});
