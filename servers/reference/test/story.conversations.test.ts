/** A shop's whole life in production, by HTTP alone: its first operator, channel, template, customer, agent and people. */
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../test-support/client.ts";
import { type CloudNetwork, startNetwork } from "../test-support/cloud-network.ts";
import { type Receiver, eventOf, startReceiver } from "../test-support/receiver.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

let api: CloudNetwork;
let receiver: Receiver;
beforeAll(async () => {
  api = await startNetwork();
  receiver = await startReceiver();
});
afterAll(async () => {
  await api.close();
  await receiver.close();
});

const settings = {
  ATLAS_ENVIRONMENT: "production",
  ATLAS_ALLOW_LOOPBACK_TARGETS: "on",
};

const number = "+15550300001";
const terrace = {
  asked: "Until when is the lighthouse terrace open?",
  known: "The lighthouse terrace is open until ten.",
};
const answer = expect.stringContaining(terrace.known);
const scopes = [
  "atlas.agents.write",
  "atlas.conversations.read",
  "atlas.events.write",
  "atlas.knowledge.write",
  "atlas.messages.send",
  "atlas.runs.read",
] as const;

describeServedOnPostgres("a shop in production", { settings }, (served) => {
  let operator: Client;
  let client: Client;
  let ownerId = "";
  let templateId = "";
  let secret = "";
  let conversationId = "";

  /** The customer writes on their phone. */
  const write = async (text: string): Promise<void> => {
    const id = await api.network.phone(number, { name: "Bob" }).says(text);
    expect(api.callbackAbout(id)?.answers).toEqual([200]);
  };
  /** Waits until the messaging app has got a message as its nth. */
  const reached = (count: number, content: object) =>
    eventually(() => {
      expect(api.taken).toHaveLength(count);
      expect(api.taken.at(-1)?.body).toMatchObject({ to: expect.anything(), ...content });
    });
  const reachedAs = (count: number, text: unknown) => reached(count, { text: { body: text } });
  const move = async (name: "takeOver" | "handBack" | "close") => {
    const { data } = await operator.succeed(`console.conversations.${name}`, {
      params: { conversation_id: conversationId },
    });
    return data.conversation;
  };
  /** Waits for the last event of a type. */
  const expectLatest = (type: string, expected: object) =>
    eventually(() => {
      const events = receiver.arrived.map((arrived) => eventOf(arrived, secret));
      expect(events.filter(({ event_type }) => event_type === type).at(-1)).toMatchObject(expected);
    });

  test("1. its first operator signs up and makes a key", async () => {
    const body = { organization_name: "Shop", email: "ada@shop.example", password: "correct horse battery staple" };
    const { data } = await served.anonymous.succeed("console.account.signUp", {
      body: { ...body, name: "Ada Moreno" },
    });
    ownerId = data.member.id;
    operator = served.clientOf(data.session.token);
    const { service_account: account } = (
      await operator.succeed("console.serviceAccounts.create", { body: { name: "Orders" } })
    ).data;
    const params = { service_account_id: account.id };
    const { key } = (
      await operator.succeed("console.serviceAccounts.createKey", { params, body: { granted_scopes: [...scopes] } })
    ).data;
    client = served.clientOf(key.secret);
  });

  test("2. links its number, and makes an agent and a webhook", async () => {
    const { access_token, app_secret } = api.secrets;
    const link = { base_url: api.url, sender_id: api.senderId, business_account_id: api.businessAccountId };
    const described = { channel: "chatapp", display_name: "Shop", template_language: "en", access_token, app_secret };
    const linked = (await operator.succeed("console.channels.link", { body: { ...described, ...link } })).data;
    await api.subscribe(`${served.server.url}${new URL(linked.callback_url).pathname}`, linked.verify_token);
    const source = { source_type: "text", title: "Terrace", text: terrace.known };
    const { document } = (await client.succeed("knowledge.create", { body: source })).data;
    const agent = { name: "Concierge", channels: ["chatapp"], answer_after_seconds: 0, source_ids: [document.id] };
    await client.succeed("agents.create", { body: agent });
    const events = ["conversation.updated", "agent.handoff", "template.status_changed"];
    secret = (await client.succeed("webhooks.create", { body: { url: receiver.url, events } })).data.secret ?? "";
  });

  test("3. the messaging app approves a template, which reaches a customer who is silent", async () => {
    const described = { name: "on_its_way", language: "en", category: "utility", body: "Hello {{name}}, it is here." };
    const { template } = (await operator.succeed("console.templates.create", { body: { ...described } as const })).data;
    templateId = template.id;
    await eventually(() => expect(api.template(described.name)).toBeDefined());
    await api.network.review(described.name, "APPROVED");
    await expectLatest("template.status_changed", {
      template: { id: templateId, status: "approved" },
      previous: { status: "pending" },
    });
    const body = { phone_number: number, text: "It is here." };
    expect(await client.call("messages.send", { body })).toMatchObject({ error: { code: "window_closed" } });
    const by = { phone_number: number, template_id: templateId, category: "utility", template_params: { name: "Bob" } };
    conversationId = (await client.succeed("messages.send", { body: { ...by } as const })).data.conversation_id;
    await reached(1, { template: { name: "on_its_way" } });
  });

  test("4. the customer answers, and the agent answers", async () => {
    await write(terrace.asked);
    await reachedAs(2, answer);
    expect((await client.succeed("runs.list")).data.runs).toContainEqual(
      expect.objectContaining({
        intent: "agent_reply",
        status: "completed",
        actor: { type: "agent", name: "Concierge" },
      }),
    );
  });

  test("5. the agent hands off to people, and the customer waits for one", async () => {
    await write("I want to talk to a person");
    await reachedAs(3, expect.stringContaining("handing you over to a person"));
    await expectLatest("conversation.updated", {
      conversation: { status: "handed_off" },
      previous: { status: "open" },
      changed_by: { type: "agent" },
    });
    const query = { waiting: "true", status: "handed_off", q: "bob" } as const;
    const { conversations } = (await operator.succeed("console.conversations.list", { query })).data;
    expect(conversations).toMatchObject([
      { id: conversationId, customer: { phone_number: number, name: "Bob" }, owner: null },
    ]);
    expect((await operator.succeed("console.conversations.count")).data.counts).toMatchObject({ handed_off: 1 });
  });

  test("6. a person takes over, replies and notes", async () => {
    expect(await move("takeOver")).toMatchObject({ owner: { id: ownerId, name: "Ada Moreno" } });
    const params = { conversation_id: conversationId };
    const body = { text: "Ada here: what can I do for you?" };
    const { data } = await operator.succeed("console.conversations.reply", { params, body });
    const author = { type: "operator", name: "Ada Moreno" };
    expect(data).toMatchObject({
      conversation: { waiting_since: null },
      message: { author },
      run: { intent: "reply", actor: author },
    });
    await reachedAs(4, body.text);
    await operator.succeed("console.conversations.addNote", { params, body: { text: "He is a regular." } });
    await operator.succeed("console.conversations.setLabels", { params, body: { labels: ["vip"] } });
    await expectLatest("conversation.updated", { conversation: { labels: ["vip"] }, changed_by: author });
    expect((await client.succeed("conversations.context", { params, query: {} })).data).not.toHaveProperty("notes");
    const asked = { params, query: { include_notes: "true" } };
    expect((await client.succeed("conversations.context", asked)).data.notes).toMatchObject([
      { text: "He is a regular.", author },
    ]);
  });

  test("7. the agent is silent meanwhile, and answers what was missed when it is handed back", async () => {
    await write(terrace.asked);
    await eventually(async () => {
      const { conversation } = (
        await operator.succeed("console.conversations.get", { params: { conversation_id: conversationId } })
      ).data;
      expect(conversation.waiting_since).not.toBeNull();
    });
    expect(api.taken).toHaveLength(4);
    expect(await move("handBack")).toMatchObject({ status: "open", owner: null });
    await reachedAs(5, answer);
  });

  test("8. it is closed, and the customer's next message opens it again", async () => {
    expect(await move("close")).toMatchObject({ status: "closed", waiting_since: null });
    await write(terrace.asked);
    await reachedAs(6, answer);
    await expectLatest("conversation.updated", {
      conversation: { status: "open", labels: ["vip"] },
      previous: { status: "closed" },
      changed_by: null,
    });
    const { conversations } = (await operator.succeed("console.conversations.list", { query: { label: "vip" } })).data;
    expect(conversations).toMatchObject([{ id: conversationId, status: "open" }]);
    const addresses = receiver.arrived.filter(({ raw }) => raw.toString().includes("ada@shop.example"));
    expect(addresses).toEqual([]);
  });
});
