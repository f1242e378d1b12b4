/** One callback address for all numbers of an app, on the emulator: linked ones, one that nobody linked, and others' claims. */
import { createEmulator, serveEmulator } from "@atlas-messaging/cloud-api-emulator";
import { eventually } from "@atlas-messaging/test-wait";
import type { Database } from "@atlas-messaging/postgres/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unlinkedFindings } from "../src/doctor/channels.ts";
import { newNumber } from "../test-support/app-shop.ts";
import { callbackOf } from "../test-support/cloud-network.ts";
import { seedLinkedShop } from "../test-support/linked-shop.ts";
import { seedOrganization } from "../test-support/seed.ts";
import { describeServed } from "../test-support/served.ts";

const network = createEmulator({
  product: "chatapp",
  numbers: ["1000", "1001", "1002"].map((id) => ({ id, phoneNumber: `+155507${id}` })),
});
const { accessToken, appId, appSecret, accountId, version } = network.credentials;
let emulator: Awaited<ReturnType<typeof serveEmulator>>;
beforeAll(async () => {
  emulator = await serveEmulator(network);
});
afterAll(() => emulator.close());

const fields = "messages,message_template_status_update,phone_number_quality_update";

const foreignSecrets = { access_token: "another-access", app_secret: "another-secret", verify_token: "another-token" };

/** Somebody else links the number first, with a secret that signs nothing. */
const seed = async (database: Database) => {
  const url = `${emulator.url}/${version}`;
  const squatter = await seedLinkedShop(
    database,
    { url, senderId: "1000", businessAccountId: accountId, secrets: foreignSecrets },
    { environment: "staging" },
  );
  return { squatter, own: await seedOrganization(database, "staging") };
};
const settings = { ATLAS_ENVIRONMENT: "staging", ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };

describeServed("the address of an app", { seed, settings }, (served) => {
  const client = () => served.clientOf(served.seeded.own.token);
  const operator = () => served.clientOf(served.seeded.own.data.operator_token);
  const described = (sender_id: string) => ({
    channel: "chatapp",
    display_name: `Number ${sender_id}`,
    base_url: `${emulator.url}/${version}`,
    sender_id,
    business_account_id: accountId,
    template_language: "en_US",
    access_token: accessToken,
    app_secret: appSecret,
  });
  const link = async (sender_id: string) =>
    (await operator().succeed("console.channels.link", { body: described(sender_id) })).data;
  const texts = async (of = client()) =>
    (await of.succeed("messages.list", { query: { direction: "inbound", limit: 100 } })).data.messages.map(
      ({ text }) => text,
    );
  const enter = async (callback_url: string, verify_token: string) => {
    const entered = await fetch(`${emulator.url}/${version}/${appId}/subscriptions`, {
      method: "POST",
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      body: JSON.stringify({ callback_url, verify_token, fields }),
    });
    return entered.status;
  };
  let first: Awaited<ReturnType<typeof link>>;

  beforeAll(async () => {
    first = await link("1000");
    const path = new URL(first.app_callback_url ?? "").pathname;
    expect(path).toBe("/callbacks/channels");
    expect(await enter(`${served.server.url}${path}`, "a token of nobody")).toBe(400);
    expect(await enter(`${served.server.url}${path}`, first.verify_token)).toBe(200);
  });

  test("brings what is written to each number to its channel, and to nobody who only claims the number", async () => {
    await link("1001");
    const phone = network.phone(newNumber());
    await phone.says("To the first", { to: "1000" });
    await phone.says("To the second", { to: "1001" });
    const { messages } = (await client().succeed("messages.list", { query: { direction: "inbound", limit: 2 } })).data;
    expect(messages.map(({ text }) => text)).toEqual(["To the second", "To the first"]);
    expect(new Set(messages.map(({ conversation_id }) => conversation_id)).size).toBe(2);
    expect(await texts(served.clientOf(served.seeded.squatter.token))).not.toContain("To the first");
  });

  test("brings statuses to the channel that sent", async () => {
    const phone = network.phone(newNumber());
    await phone.says("Hello", { to: "1001" });
    const body = { idempotency_key: `answer ${phone.waId}`, phone_number: `+${phone.waId}`, text: "Welcome." };
    const { channels } = (await client().succeed("channels.list")).data;
    const channel_id = channels.find(({ display_name }) => display_name === "Number 1001")?.id ?? "";
    const { message_id } = (await client().succeed("messages.send", { body: { ...body, channel_id } })).data;
    await eventually(async () => {
      const { message } = (await client().succeed("messages.get", { params: { id: message_id } })).data;
      expect(message.delivery_state).toBe("delivered");
    });
  });

  test("refuses a second link of a number in one organization", async () => {
    const refused = await operator().call("console.channels.link", { body: described("1000") });
    expect(refused.error).toMatchObject({ code: "validation_failed", details: [{ path: "sender_id" }] });
  });

  test("keeps what is written to a number that nobody linked, warns, and takes it in once it is linked", async () => {
    const phone = network.phone(newNumber(), { name: "Grace" });
    await phone.says("Is anybody there?", { to: "1002" });
    await phone.sendsFile("image", { to: "1002", caption: "Look" });
    expect(network.callbacks.slice(-2).map(({ answers }) => answers)).toEqual([[200], [200]]);
    const warned = () => served.server.logs.filter(({ sender_id }) => sender_id === "1002");
    await eventually(() => expect(warned().map(({ messages }) => messages)).toEqual([1, 1]));
    expect((await texts()).filter((text) => text === "Look")).toEqual([]);
    const database = await served.stopAndOpen();
    expect(await unlinkedFindings(database)).toMatchObject([
      { subject: "numbers", state: "warning", text: expect.stringContaining("1002, which nobody linked: 2 messages") },
    ]);
    await served.startAgain();
    await link("1002");
    await eventually(async () => expect(await texts()).toEqual(expect.arrayContaining(["Is anybody there?", "Look"])));
    const { data } = await client().succeed("customers.list", { query: { limit: 100 } });
    expect(data.customers.map(({ name }) => name)).toContain("Grace");
  });

  test("is no shorter way for unsigned callbacks, and each channel's own address serves all numbers, too", async () => {
    const about = { senderId: "1001", secrets: { ...foreignSecrets, app_secret: appSecret } };
    const message = { id: `own ${newNumber()}`, from: newNumber().slice(1), type: "text", text: { body: "Own way" } };
    const { raw, headers } = callbackOf(about, { messages: [message] });
    const post = (path: string, given: object) =>
      fetch(`${served.server.url}${path}`, { method: "POST", body: raw, headers: { ...headers, ...given } });
    const forged = { "x-hub-signature-256": `sha256=${"0".repeat(64)}` };
    expect((await post("/callbacks/channels", forged)).status).toBe(404);
    expect(await texts()).not.toContain("Own way");
    expect((await post(new URL(first.callback_url).pathname, {})).status).toBe(200);
    expect(await texts()).toContain("Own way");
  });

  test("a notice of quality marks the channel of the number that it names, and no other", async () => {
    expect(await enter(`${served.server.url}/callbacks/channels`, first.verify_token)).toBe(200);
    const channels = async () => (await operator().succeed("console.channels.list")).data.channels;
    const health = async (id: string) => (await channels()).find(({ link: its }) => its?.sender_id === id)?.health;
    await network.change("1001", { quality_rating: "RED" });
    expect(await health("1001")).toMatchObject({ state: "degraded", provider_error: { title: "FLAGGED" } });
    expect(await health("1000")).not.toHaveProperty("provider_error");
    await network.change("1001", { quality_rating: "GREEN" });
    expect(await health("1001")).not.toHaveProperty("provider_error");
    const { data } = await client().succeed("events.list", { query: { event_type: "channel.notice_received" } });
    expect(data.map(({ payload }) => Reflect.get(payload, "display_name"))).toEqual(["Number 1001", "Number 1001"]);
  });

  test("no number is linked with credentials that the network refuses, or that it does not know", async () => {
    const before = (await operator().succeed("console.channels.list")).data.channels.length;
    for (const body of [
      { ...described("1000"), sender_id: "999" },
      { ...described("999"), access_token: "wrong" },
    ]) {
      const refused = await operator().call("console.channels.link", { body });
      expect(refused.error).toMatchObject({ code: "validation_failed", details: [{ path: "access_token" }] });
    }
    const unsigned = await operator().call("console.channels.link", {
      body: { ...described("999"), sender_id: "1002", app_secret: "of another app" },
    });
    expect(unsigned.error).toMatchObject({ code: "validation_failed", details: [{ path: "app_secret" }] });
    expect((await operator().succeed("console.channels.list")).data.channels).toHaveLength(before);
    // A number at an address that answers nothing is linked and not connected.
    const body = { ...described("998"), base_url: "http://127.0.0.1:45871/v1" };
    const { channel } = (await operator().succeed("console.channels.link", { body })).data;
    expect(channel).toMatchObject({ status: "disconnected", health: { state: "degraded", consecutive_failures: 1 } });
    await operator().succeed("console.channels.remove", { params: { channel_id: channel.id } });
  });

  test("a channel that is removed keeps its conversations, and its number may be linked again", async () => {
    const phone = network.phone(newNumber());
    await phone.says("Before", { to: "1001" });
    const channels = async () => (await operator().succeed("console.channels.list")).data.channels;
    const id = (await channels()).find(({ link: its }) => its?.sender_id === "1001")?.id ?? "";
    const params = { channel_id: id };
    expect((await operator().succeed("console.channels.remove", { params })).data).toEqual({
      channel_id: id,
      status: "removed",
    });
    expect((await operator().call("console.channels.get", { params })).status).toBe(404);
    expect((await operator().call("console.channels.remove", { params })).status).toBe(404);
    expect(await texts()).toContain("Before");
    const body = {
      idempotency_key: `gone ${phone.waId}`,
      phone_number: `+${phone.waId}`,
      text: "Hello",
      channel_id: id,
    };
    expect((await client().call("messages.send", { body })).status).toBe(422);
    await phone.says("Meanwhile", { to: "1001" });
    expect(await texts()).not.toContain("Meanwhile");
    const again = (await link("1001")).channel;
    expect(again.id).not.toBe(id);
    await eventually(async () => expect(await texts()).toContain("Meanwhile"));
  });

  test("what is kept for a number is taken in also if the link that heard it was removed", async () => {
    const linked = async () => (await operator().succeed("console.channels.list")).data.channels;
    const remove = async (senders: readonly string[]) => {
      for (const { id, link: its } of await linked())
        if (senders.includes(its?.sender_id ?? ""))
          await operator().succeed("console.channels.remove", { params: { channel_id: id } });
    };
    await remove(["1001", "1002"]);
    await network.phone(newNumber()).says("Heard by the first", { to: "1002" });
    await remove(["1000"]);
    await link("1000");
    await link("1002");
    await eventually(async () => expect(await texts()).toContain("Heard by the first"));
  });
});
