/** The core flow of the specification (Events, Delivery semantics, 6), as a developer meets it: by HTTP alone. */
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AtlasEvent } from "@atlas-messaging/webhooks";
import { type Receiver, eventOf, startReceiver } from "../test-support/receiver.ts";
import { type Organization, describeSharedAndOnPglite } from "../test-support/served.ts";

const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "true" };
const question = "Until when is the lighthouse terrace open?";
const knowledge = "The lighthouse terrace is open until ten in the evening.";

describeSharedAndOnPglite("a customer asks, and an agent answers", { settings }, (served) => {
  let shop: Organization;
  let receiver: Receiver;
  let secret: string;
  /** Ids learned so far. */
  const learned = { conversationId: "", passage: "", messageId: "" };

  beforeAll(async () => {
    shop = await served.organization();
    receiver = await startReceiver();
  });
  afterAll(() => receiver.close());

  /** The first delivery of an event, once it has come; its signature and its shape are checked. */
  const delivered = <Name extends AtlasEvent["event_type"]>(name: Name) =>
    eventually(() => {
      const events = receiver.arrived.map((arrived) => eventOf(arrived, secret));
      const found = events.find(
        (event): event is Extract<AtlasEvent, { event_type: Name }> => event.event_type === name,
      );
      if (!found) throw new Error(`no ${name} yet`);
      return found;
    });

  test("1. the shop stores what it knows, and subscribes to what happens", async () => {
    await shop.client.succeed("knowledge.create", { body: { source_type: "text", title: "Terrace", text: knowledge } });
    const events = ["conversation.message_received", "conversation.message_delivered", "conversation.message_failed"];
    const { data } = await shop.client.succeed("webhooks.create", { body: { url: receiver.url, events } });
    secret = data.secret ?? "";
    expect(secret).not.toBe("");
  });

  test("2. a customer writes, and the shop hears of it by a signed webhook", async () => {
    const customer = { phone_number: shop.data.phone_number };
    const body = {
      idempotency_key: "inbound-1",
      channel: "chatapp",
      customer,
      event_type: "message.received",
      message: { text: question },
    };
    const { data } = await shop.client.succeed("events.ingest", { body });
    const event = await delivered("conversation.message_received");
    expect(event).toMatchObject({
      conversation_id: data.conversation_id,
      channel: "chatapp",
      customer,
      message: { text: question },
    });
    learned.conversationId = event.conversation_id;
  });

  test("3. the agent reads the context, with the knowledge that answers", async () => {
    const { data } = await shop.client.succeed("conversations.context", {
      params: { conversation_id: learned.conversationId },
    });
    expect(data.recent_messages.at(-1)).toMatchObject({ direction: "inbound", text: question });
    expect(data.conversation.window_open).toBe(true);
    expect(data.knowledge_state).toBe("grounded");
    expect(data.knowledge[0]).toMatchObject({ title: "Terrace", passage: knowledge, citation: { title: "Terrace" } });
    learned.passage = data.knowledge[0]?.passage ?? "";
  });

  test("4. a search of its own finds the same", async () => {
    const found = await shop.client.succeed("knowledge.list", { query: { q: question } });
    expect(found).toMatchObject({ knowledge_state: "grounded" });
    expect(found.data).toContainEqual(expect.objectContaining({ passage: learned.passage }));
  });

  test("5. it replies, once, however often it has to ask", async () => {
    const payload = { text: learned.passage };
    const body = { idempotency_key: "reply-1", conversation_id: learned.conversationId, action_type: "reply", payload };
    const { data } = await shop.client.succeed("actions.execute", { body });
    expect(data).toMatchObject({ accepted: true, delivery_state: "queued", run: { status: "completed" } });
    expect(await shop.client.succeed("actions.execute", { body })).toEqual({ ok: true, data });
    learned.messageId = data.message_id ?? "";
  });

  test("6. the customer has the reply, and the shop hears of that as well", async () => {
    const event = await delivered("conversation.message_delivered");
    expect(event).toMatchObject({
      conversation_id: learned.conversationId,
      message: { id: learned.messageId, text: knowledge, status: "delivered" },
    });
    const failed = receiver.arrived
      .map((arrived) => eventOf(arrived, secret))
      .filter(({ event_type }) => event_type === "conversation.message_failed");
    expect(failed).toEqual([]);
  });

  test("7. what happened can be read again: the messages, the events and the runs", async () => {
    const { data: context } = await shop.client.succeed("conversations.context", {
      params: { conversation_id: learned.conversationId },
    });
    expect(context.recent_messages.slice(-2).map(({ text }) => text)).toEqual([question, knowledge]);
    const { data: events } = await shop.client.succeed("conversations.listEvents", {
      params: { id: learned.conversationId },
    });
    const names = events.map(({ event_type }) => event_type);
    const expected = ["conversation.message_received", "atlas.action.executed", "conversation.message_delivered"];
    expect(names.filter((name) => expected.includes(name))).toEqual(expected);
    const { data: listed } = await shop.client.succeed("runs.list");
    expect(listed.runs.map(({ intent }) => intent)).toEqual(expect.arrayContaining(["reply", "ingest_event"]));
  });
});
