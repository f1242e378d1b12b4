import { eventually } from "@atlas-messaging/test-wait";
import { describe, expect, test } from "vitest";
import { eventOf, startReceiver } from "../test-support/receiver.ts";
import { describeShared } from "../test-support/served.ts";

const phone_number = "+4930123456";
const from = (number: string) => ({ channel: "chatapp", customer: { phone_number: number } });
const saying = (text: string, number = phone_number) => ({
  ...from(number),
  event_type: "message.received",
  message: { text },
});
const abandoned = { ...from(phone_number), event_type: "order.abandoned" };
const names = [
  "conversation.created",
  "conversation.message_received",
  "atlas.event.received",
  "agent.intent_detected",
] as const;

describeShared("events.ingest", {}, (served) => {
  const contextOf = async (conversationId: string, { client }: Awaited<ReturnType<typeof served.organization>>) =>
    (await client.succeed("conversations.context", { params: { conversation_id: conversationId } })).data;

  describe("a message from a new number", () => {
    test("creates customer and conversation, and opens its window", async () => {
      const organization = await served.organization();
      const { client } = organization;
      const body = { ...saying("When are you open?"), customer: { phone_number, name: "Ada" } };
      const { data } = await client.succeed("events.ingest", { body });
      expect(data).toMatchObject({ accepted: true, window_open: true });
      const { conversation, customer, recent_messages } = await contextOf(data.conversation_id, organization);
      expect(customer).toEqual({ id: data.customer_id, phone_number, name: "Ada" });
      expect(conversation).toMatchObject({ status: "open", channel: "chatapp", window_open: true });
      expect(recent_messages).toMatchObject([
        { id: data.message_id, direction: "inbound", text: "When are you open?", delivery_state: null },
      ]);
      await client.succeed("messages.send", { body: { phone_number, text: "At nine." } });
    });

    test("is delivered under each of its names, signed, each with an event id of its own", async () => {
      const { client } = await served.organization();
      const receiver = await startReceiver();
      try {
        const { data: webhook } = await client.succeed("webhooks.create", {
          body: { url: receiver.url, events: names },
        });
        const { data } = await client.succeed("events.ingest", { body: saying("When are you open?") });
        await eventually(() => expect(receiver.arrived).toHaveLength(4));
        const events = receiver.arrived.map((arrived) => eventOf(arrived, webhook.secret ?? ""));
        expect(events.map(({ event_type }) => event_type).toSorted()).toEqual([...names].toSorted());
        expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(4);
        for (const event of events) {
          const message = { id: data.message_id, type: "text", text: "When are you open?" };
          const customer = { id: data.customer_id, phone_number };
          expect(event).toMatchObject({ conversation_id: data.conversation_id, channel: "chatapp", customer, message });
        }
        expect(events.find(({ event_type }) => event_type === "agent.intent_detected")).toMatchObject({
          intent: { name: "opening_hours" },
        });

        await client.succeed("events.ingest", { body: abandoned });
        await client.succeed("events.ingest", { body: saying("👍") });
        await eventually(() => expect(receiver.arrived).toHaveLength(7));
        const later = receiver.arrived.slice(4).map((arrived) => eventOf(arrived, webhook.secret ?? ""));
        expect(later.map(({ event_type }) => event_type).toSorted()).toEqual([names[2], names[2], names[1]]);
        expect(
          later.filter((event) => "inbound" in event && event.inbound?.event_type === "order.abandoned"),
        ).toHaveLength(1);
      } finally {
        await receiver.close();
      }
    });

    test("sent five times at once begins one conversation with five messages", async () => {
      const organization = await served.organization();
      const bodies = ["one", "two", "three", "four", "five"].map((text) => saying(text));
      const all = await Promise.all(bodies.map((body) => organization.client.succeed("events.ingest", { body })));
      const [first, ...others] = new Set(all.map(({ data }) => data.conversation_id));
      expect(others).toEqual([]);
      const { recent_messages } = await contextOf(first ?? "", organization);
      expect(recent_messages.map(({ text }) => text).toSorted()).toEqual(
        bodies.map(({ message }) => message.text).toSorted(),
      );
    });
  });

  test("a burst of a customer's messages is taken in whole, however many come at once", async () => {
    const organization = await served.organization();
    const bodies = Array.from({ length: 24 }, (_, place) => saying(`message ${place}`, organization.data.phone_number));
    const all = await Promise.all(bodies.map((body) => organization.client.succeed("events.ingest", { body })));
    expect(new Set(all.map(({ data }) => data.conversation_id))).toEqual(new Set([organization.data.conversation_id]));
    expect(new Set(all.map(({ data }) => data.message_id)).size).toBe(bodies.length);
  });

  test("a message into a closed window opens it again, and text may be sent", async () => {
    const { client, data } = await served.organization();
    const number = data.phone_numbers.window_closed;
    const text = { body: { phone_number: number, text: "Here we are." } };
    expect(await client.call("messages.send", text)).toMatchObject({ error: { code: "window_closed" } });
    await client.succeed("events.ingest", { body: saying("Anybody there?", number) });
    expect((await client.succeed("messages.send", text)).data.window_open).toBe(true);
  });

  describe("a time of its own", () => {
    const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
    const hour = 3_600_000;

    test("that is older than the window is kept, opens nothing, and stands in its place", async () => {
      const organization = await served.organization();
      const [old, older] = [at(-30 * hour), at(-50 * hour)];
      const { data } = await organization.client.succeed("events.ingest", {
        body: { ...saying("second"), timestamp: old },
      });
      expect(data.window_open).toBe(false);
      await organization.client.succeed("events.ingest", { body: { ...saying("first"), timestamp: older } });
      const { conversation, recent_messages } = await contextOf(data.conversation_id, organization);
      expect(conversation).toMatchObject({ window_open: false, last_inbound_at: old });
      expect(recent_messages.map(({ text, created_at }) => [text, created_at])).toEqual([
        ["first", older],
        ["second", old],
      ]);
    });

    test.for([
      ["0001-01-01T00:00:00Z", "0001-01-01T00:00:00.000Z"],
      ["2026-01-02t14:00:00.123456789+03:00", "2026-01-02T11:00:00.123Z"],
    ] as const)("%s is kept as %s", async ([timestamp, kept]) => {
      const organization = await served.organization();
      const { data } = await organization.client.succeed("events.ingest", { body: { ...saying("once"), timestamp } });
      const { conversation, recent_messages } = await contextOf(data.conversation_id, organization);
      expect([conversation.last_inbound_at, recent_messages[0]?.created_at]).toEqual([kept, kept]);
    });

    test.for([at(hour), "9998-12-31T23:59:59.999Z"])("ahead of ours counts as now: %s", async (timestamp) => {
      const organization = await served.organization();
      const { data } = await organization.client.succeed("events.ingest", { body: { ...saying("soon"), timestamp } });
      const { conversation } = await contextOf(data.conversation_id, organization);
      expect(conversation.window_open).toBe(true);
      expect(Date.parse(conversation.last_inbound_at ?? "")).toBeLessThan(Date.now() + 60_000);
    });
  });

  test("an event without a message is recorded in a conversation, and opens no window", async () => {
    const { client } = await served.organization();
    const { data } = await client.succeed("events.ingest", { body: abandoned });
    expect(data).toMatchObject({ message_id: null, window_open: false });
    const { data: events } = await client.succeed("conversations.listEvents", { params: { id: data.conversation_id } });
    expect(events[0]).toMatchObject({
      id: data.event_id,
      event_type: "atlas.event.received",
      inbound: { event_type: "order.abandoned" },
    });
  });

  describe("an idempotency key", () => {
    test("replays the answer byte for byte, and the message came once", async () => {
      const organization = await served.organization();
      const request = { body: { ...saying("Hello"), idempotency_key: "inbound-1" } };
      const answers = [
        await organization.client.call("events.ingest", request),
        await organization.client.call("events.ingest", request),
      ];
      expect(answers.map(({ status, headers }) => [status, headers.get("idempotent-replayed")])).toEqual([
        [200, null],
        [200, "true"],
      ]);
      expect(answers[1]?.text).toBe(answers[0]?.text);
      const { recent_messages } = await contextOf(answers[0]?.body?.data.conversation_id ?? "", organization);
      expect(recent_messages).toHaveLength(1);
    });

    test("with another body is refused", async () => {
      const { client } = await served.organization();
      await client.succeed("events.ingest", { body: { ...saying("Hello"), idempotency_key: "inbound-1" } });
      const answer = await client.call("events.ingest", {
        body: { ...saying("Goodbye"), idempotency_key: "inbound-1" },
      });
      expect(answer).toMatchObject({ status: 422, error: { code: "idempotency_key_reused" } });
    });

    test("stays free after a refusal of the form", async () => {
      const { client } = await served.organization();
      const body = { ...saying("Hello"), idempotency_key: "inbound-1" };
      expect(await client.call("events.ingest", { body: { ...body, channel: "pigeon" } })).toMatchObject({
        status: 422,
      });
      await client.succeed("events.ingest", { body });
    });
  });

  test.for([
    ["a channel that the organization does not have", { ...saying("Hi"), channel: "pigeon" }, "channel"],
    ["a message event without its message", { ...from(phone_number), event_type: "message.received" }, "message"],
    ["a phone number of another form", saying("Hi", "030 123456"), "customer.phone_number"],
    ["an empty text", saying(""), "message.text"],
    ["a text that is too long", saying("a".repeat(4097)), "message.text"],
    ["a time that is none", { ...saying("Hi"), timestamp: "yesterday" }, "timestamp"],
    ["a time that no database keeps", { ...saying("Hi"), timestamp: "0000-01-01T00:00:00Z" }, "timestamp"],
    ["a member that nobody knows", { ...saying("Hi"), direction: "inbound" }, "direction"],
    ["an event type of another form", { ...abandoned, event_type: "Abandoned" }, "event_type"],
  ] as const)("422 validation_failed for %s", async ([, body, path]) => {
    const { client } = await served.organization();
    const before = await client.succeed("conversations.list");
    const answer = await client.call("events.ingest", { body });
    expect(answer).toMatchObject({ status: 422, error: { code: "validation_failed", details: [{ path }] } });
    expect((await client.succeed("conversations.list")).data).toEqual(before.data);
  });

  test("the history of a conversation is in order of time, whichever page it is read by", async () => {
    const { client } = await served.organization();
    const { data: one } = await client.succeed("events.ingest", { body: saying("When are you open?") });
    const page = (query: { readonly [name: string]: string | number }) =>
      client.succeed("conversations.listEvents", { params: { id: one.conversation_id }, query });
    // Nothing else follows the message, so a job has detected its intent.
    await eventually(async () => expect((await page({})).data).toHaveLength(4));
    await client.succeed("events.ingest", { body: { ...saying("Really?"), timestamp: "2020-01-01T00:00:00Z" } });
    const body = { conversation_id: one.conversation_id, action_type: "handoff" };
    await client.succeed("actions.execute", { body });
    const { data: all } = await page({});
    expect(all.map(({ event_type }) => event_type)).toEqual([
      "conversation.created",
      "conversation.message_received",
      "atlas.run.updated",
      "agent.intent_detected",
      "conversation.message_received",
      "atlas.run.updated",
      "atlas.run.updated",
      "agent.handoff",
      "conversation.updated",
    ]);
    const times = all.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted());
    const first = await page({ limit: 5 });
    const rest = await page({ limit: 5, after_id: first.next_cursor ?? "" });
    expect([...first.data, ...rest.data]).toEqual(all);
    expect([first.has_more, rest.has_more]).toEqual([true, false]);
    const handedOff = await client.succeed("conversations.list", { query: { status: "handed_off" } });
    expect(handedOff.data.conversations.map(({ id }) => id)).toEqual([one.conversation_id]);
  });
});
