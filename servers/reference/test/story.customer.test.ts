/** One customer from the first template to the erasure, by HTTP alone, over a messaging app on this machine. */
import { type SentCallback, signCallback } from "@atlas-messaging/cloud-api-emulator";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../test-support/client.ts";
import { type CloudNetwork, startNetwork } from "../test-support/cloud-network.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

const number = "+15550300077";
const name = "Philippa Marchbanks";
const settings = { ATLAS_ENVIRONMENT: "staging", ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };
const scopes = [
  "atlas.conversations.read",
  "atlas.customers.erase",
  "atlas.customers.read",
  "atlas.events.read",
  "atlas.messages.send",
] as const;

describeServedOnPostgres("the story of a customer", { settings }, (served) => {
  let api: CloudNetwork;
  let client: Client;
  let operator: Client;
  let ownerId = "";
  let channel_id = "";
  let customerId = "";
  let conversationId = "";
  let first: SentCallback | undefined;

  beforeAll(async () => {
    api = await startNetwork({ product: "messenger" });
    const body = { organization_name: "Shop", email: "ada@shop.example", password: "correct horse battery staple" };
    const { data } = await served.anonymous.succeed("console.account.signUp", {
      body: { ...body, name: "Ada Moreno" },
    });
    ownerId = data.member.id;
    operator = served.clientOf(data.session.token);
    const account = { body: { name: "Orders" } };
    const { service_account } = (await operator.succeed("console.serviceAccounts.create", account)).data;
    const params = { service_account_id: service_account.id };
    const { key } = (
      await operator.succeed("console.serviceAccounts.createKey", { params, body: { granted_scopes: [...scopes] } })
    ).data;
    client = served.clientOf(key.secret);
  });
  afterAll(() => api.close());

  const phone = () => api.network.phone(number, { name });
  const heard = (id: string) => expect(api.callbackAbout(id)?.answers).toEqual([200]);
  const say = async (body: string) => heard(await phone().says(body));
  const reached = (count: number, content: object) =>
    eventually(() => {
      expect(api.taken).toHaveLength(count);
      expect(api.taken.at(-1)?.body).toMatchObject(content);
    });
  const inbound = async () => {
    const query = { customer_id: customerId, direction: "inbound" } as const;
    return (await client.succeed("messages.list", { query })).data.messages;
  };
  const send = (body: object) => client.call("messages.send", { body: { phone_number: number, channel_id, ...body } });

  const approvedTemplate = async (): Promise<string> => {
    const described = { name: "order_ready", language: "en", category: "utility", body: "Hello {{name}}, it is here." };
    const { template } = (await operator.succeed("console.templates.create", { body: { ...described } as const })).data;
    await eventually(() => expect(api.template(described.name)).toBeDefined());
    await api.network.review(described.name, "APPROVED");
    return template.id;
  };

  test("1. a template reaches a customer who is silent", async () => {
    const { access_token, app_secret } = api.secrets;
    const link = { base_url: api.url, sender_id: api.senderId, business_account_id: api.businessAccountId };
    const described = { channel: "messenger", display_name: "Shop", template_language: "en", access_token, app_secret };
    const linked = (await operator.succeed("console.channels.link", { body: { ...described, ...link } })).data;
    channel_id = linked.channel.id;
    await api.subscribe(`${served.server.url}${new URL(linked.callback_url).pathname}`, linked.verify_token);
    const template_id = await approvedTemplate();
    expect(await send({ text: "It is here." })).toMatchObject({ status: 409, error: { code: "window_closed" } });
    const answer = await send({ template_id, category: "utility", template_params: { name: "Philippa" } });
    expect(answer).toMatchObject({ status: 200, body: { data: { window_open: false } } });
    await reached(1, { to: number.slice(1), template: { name: "order_ready" } });
    const { customers } = (await client.succeed("customers.list", { query: { phone_number: number } })).data;
    customerId = customers[0]?.id ?? "";
  });

  test("2. the customer answers with a photo and a button, which are read one by one", async () => {
    const photoId = await phone().sendsFile("image", { mediaType: "image/jpeg", caption: "My broken lamp" });
    heard(photoId);
    first = api.callbackAbout(photoId);
    const choices = { type: "buttons", text: "Shall we replace it?", buttons: [{ id: "yes", title: "Yes, please" }] };
    expect(await send({ content: choices })).toMatchObject({ status: 200, body: { data: { window_open: true } } });
    await reached(2, { interactive: { type: "button" } });
    const asked = phone().messages().at(-1);
    heard(await phone().chooses(asked?.id ?? "", "yes"));
    const [button, photo] = await inbound();
    for (const [listed, content] of [
      [photo, { type: "image", caption: "My broken lamp", media_type: "image/jpeg" }],
      [button, { type: "button_reply", id: "yes", title: "Yes, please" }],
    ] as const) {
      const { message } = (await client.succeed("messages.get", { params: { id: listed?.id ?? "" } })).data;
      expect(message).toMatchObject({ content, customer: { id: customerId, name }, direction: "inbound" });
    }
    conversationId = button?.conversation_id ?? "";
  });

  test("3. STOP ends marketing, and utility goes on", async () => {
    await say("STOP");
    await reached(3, { text: { body: expect.stringContaining("no more marketing") } });
    const sale = await send({ text: "Half price!", category: "marketing" });
    expect(sale).toMatchObject({ status: 409, error: { code: "customer_opted_out" } });
    expect(await send({ text: "Your lamp is on its way.", category: "utility" })).toMatchObject({ status: 200 });
    await reached(4, { text: { body: "Your lamp is on its way." } });
  });

  test("4. START takes it up again", async () => {
    await say("START");
    await reached(5, { text: { body: expect.stringContaining("again") } });
    expect(await send({ text: "Half price!", category: "marketing" })).toMatchObject({ status: 200 });
    await reached(6, { text: { body: "Half price!" } });
    const { consents } = (await client.succeed("customers.listConsents", { params: { id: customerId } })).data;
    expect(consents.map(({ marketing }) => marketing)).toEqual(["opted_in", "opted_out"]);
  });

  test("5. a message with a time is canceled before it", async () => {
    const send_at = new Date(Date.now() + 3_600_000).toISOString();
    const body = { phone_number: number, channel_id, text: "Your lamp comes tomorrow.", send_at };
    const { message_id: id } = (await client.succeed("messages.send", { body })).data;
    const { message } = (await client.succeed("messages.cancel", { params: { id } })).data;
    expect(message.statuses.map(({ status }) => status)).toEqual(["scheduled", "canceled"]);
  });

  test("6. the customer is exported", async () => {
    const { data } = await client.succeed("customers.export", { params: { id: customerId } });
    expect(data.customer).toMatchObject({ phone_number: number, name });
    expect(data.conversations).toMatchObject([{ id: conversationId }]);
    expect(data.consents).toHaveLength(2);
    expect(data.messages).toHaveLength(11);
    expect(data.messages[0]).toMatchObject({ delivery_state: "canceled" });
  });

  test("7. the customer is erased, and the audit log says by whom", async () => {
    await operator.succeed("console.customers.erase", { params: { customer_id: customerId } });
    const words = new RegExp(`${name}|lamp|\\${number}`);
    await eventually(async () => {
      const { messages } = (await client.succeed("messages.list", { query: { customer_id: customerId } })).data;
      expect(messages).toHaveLength(11);
      expect(JSON.stringify(messages)).not.toMatch(words);
      const events = await client.succeed("events.list", { query: { conversation_id: conversationId, limit: 100 } });
      expect(events.data.length).toBeGreaterThan(10);
      expect(JSON.stringify(events.data)).not.toMatch(words);
    });
    const asked = { query: { asset_id: customerId } };
    const { events: audit_events } = (await operator.succeed("console.auditEvents.list", asked)).data;
    expect(audit_events[0]).toMatchObject({
      event_type: "atlas_api.customer.erase",
      actor_id: ownerId,
    });
    expect(JSON.stringify(audit_events)).not.toMatch(words);
  });

  test("8. a message that comes again is not taken in, and a new one begins a new customer", async () => {
    const again = signCallback(api.secrets.app_secret, first?.body);
    expect((await fetch(first?.url ?? "", { method: "POST", ...again })).status).toBe(200);
    const query = { phone_number: number };
    expect((await client.succeed("customers.list", { query })).data.customers).toEqual([]);
    await say("Hello again");
    const { customers } = (await client.succeed("customers.list", { query })).data;
    expect(customers).toMatchObject([{ name, marketing: "unknown" }]);
    expect(customers[0]?.id).not.toBe(customerId);
  });
});
