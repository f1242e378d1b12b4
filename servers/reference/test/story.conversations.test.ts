/** A conversation's whole life in production, by HTTP alone, against the local fake of the messaging app. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../src/platform/database/index.ts";
import { type CloudApi, callbackOf, startCloudApi } from "../test-support/cloud-api.ts";
import { seedLinkedShop } from "../test-support/linked-shop.ts";
import { type Receiver, eventOf, startReceiver } from "../test-support/receiver.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

let api: CloudApi;
let receiver: Receiver;
beforeAll(async () => {
  api = await startCloudApi();
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

const seed = (database: Database) => seedLinkedShop(database, api, { business_account_id: null });

const number = "+15550300001";
const terrace = {
  asked: "Until when is the lighthouse terrace open?",
  known: "The lighthouse terrace is open until ten.",
};
const answer = expect.stringContaining(terrace.known);

describeServedOnPostgres("a conversation in production", { seed, settings }, (served) => {
  const client = () => served.clientOf(served.seeded.token);
  const operator = () => served.clientOf(served.seeded.data.operator_token);
  let secret = "";
  let written = 0;
  let conversationId = "";

  /** The customer writes in the messaging app, which calls back. */
  const write = async (text: string): Promise<void> => {
    const message = { id: `inbound-${++written}`, from: number.slice(1), type: "text", text: { body: text } };
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const contacts = [{ wa_id: number.slice(1), profile: { name: "Ada" } }];
    const { raw, headers } = callbackOf(api, { contacts, messages: [{ ...message, timestamp }] });
    const url = `${served.server.url}/callbacks/channels/${served.seeded.channelId}`;
    expect((await fetch(url, { method: "POST", body: raw, headers })).status).toBe(200);
  };
  /** Waits until the messaging app has got a message as its nth. */
  const reached = (count: number, text: unknown) =>
    vi.waitFor(() => {
      expect(api.taken).toHaveLength(count);
      expect(api.taken.at(-1)?.body).toMatchObject({ to: expect.anything(), text: { body: text } });
    }, 20_000);
  const move = async (name: "takeOver" | "handBack" | "close") => {
    const { data } = await operator().succeed(`console.${name}Conversation`, { params: { conversationId } });
    return data.conversation;
  };
  const updated = (expected: object) =>
    vi.waitFor(() => {
      const events = receiver.arrived.map((arrived) => eventOf(arrived, secret));
      expect(events.filter(({ event_type }) => event_type === "conversation.updated").at(-1)).toMatchObject(expected);
    }, 20_000);

  test("1. the shop has an agent that knows something, and a webhook", async () => {
    const source = { source_type: "text", title: "Terrace", text: terrace.known };
    const { document } = (await client().succeed("knowledge.create", { body: source })).data;
    const body = { name: "Concierge", channels: ["chatapp"], source_ids: [document.id] };
    await client().succeed("agents.create", { body });
    const events = ["conversation.updated", "agent.handoff", "conversation.message_received"];
    secret = (await client().succeed("webhooks.create", { body: { url: receiver.url, events } })).data.secret ?? "";
  });

  test("2. a customer writes, and the agent answers", async () => {
    await write(terrace.asked);
    await reached(1, answer);
    expect((await client().succeed("runs.list")).data.runs).toContainEqual(
      expect.objectContaining({ intent: "agent_reply", status: "completed" }),
    );
  });

  test("3. the agent hands off to people, and the customer waits for one", async () => {
    await write("I want to talk to a person");
    await reached(2, expect.stringContaining("handing you over to a person"));
    await updated({
      conversation: { status: "handed_off" },
      previous: { status: "open" },
      changed_by: { type: "agent" },
    });
    const query = { waiting: "true", status: "handed_off", q: "ada" } as const;
    const { conversations } = (await operator().succeed("console.listConversations", { query })).data;
    expect(conversations).toMatchObject([{ customer: { phone_number: number, name: "Ada" }, owner: null }]);
    conversationId = conversations[0]?.id ?? "";
    expect((await operator().succeed("console.countConversations")).data.counts).toMatchObject({ handed_off: 1 });
  });

  test("4. a person takes over, notes and replies", async () => {
    expect(await move("takeOver")).toMatchObject({ owner: { id: served.seeded.data.owner_id } });
    const params = { conversationId };
    await operator().succeed("console.addConversationNote", { params, body: { text: "She is a regular." } });
    await operator().succeed("console.setConversationLabels", { params, body: { labels: ["vip"] } });
    const body = { text: "Ada here: what can I do for you?" };
    const { data } = await operator().succeed("console.replyToConversation", { params, body });
    expect(data).toMatchObject({
      conversation: { waiting_since: null, labels: ["vip"] },
      message: { author: { type: "operator", name: "operator@sandbox.example" } },
      run: { intent: "reply" },
    });
    await reached(3, body.text);
    const context = { params, query: {} };
    expect((await client().succeed("conversations.context", context)).data).not.toHaveProperty("notes");
    const asked = { params, query: { include_notes: "true" } };
    expect((await client().succeed("conversations.context", asked)).data.notes).toMatchObject([
      { text: "She is a regular.", author: { type: "operator" } },
    ]);
  });

  test("5. the agent is silent meanwhile, and answers what was missed when it is handed back", async () => {
    await write(terrace.asked);
    await vi.waitFor(async () => {
      const { conversation } = (await operator().succeed("console.getConversation", { params: { conversationId } }))
        .data;
      expect(conversation.waiting_since).not.toBeNull();
    }, 20_000);
    expect(api.taken).toHaveLength(3);
    expect(await move("handBack")).toMatchObject({ status: "open", owner: null });
    await reached(4, answer);
  });

  test("6. it is closed, and the customer's next message opens it again", async () => {
    expect(await move("close")).toMatchObject({ status: "closed", waiting_since: null });
    await write(terrace.asked);
    await reached(5, answer);
    await updated({
      conversation: { status: "open", labels: ["vip"] },
      previous: { status: "closed" },
      changed_by: null,
    });
    const { conversations } = (await operator().succeed("console.listConversations", { query: { label: "vip" } })).data;
    expect(conversations).toMatchObject([{ id: conversationId, status: "open" }]);
  });
});
