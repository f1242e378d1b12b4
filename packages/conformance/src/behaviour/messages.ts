/** Messages after they were accepted: their states, their time, their cancelling, and their list. */
import type { Case, Citation } from "../case.ts";
import {
  type Sandbox,
  at,
  day,
  freshConsole,
  freshSandbox,
  hear,
  hour,
  messageOf,
  newNumber,
  statesOf,
  templateOf,
  timeOf,
  topic,
} from "./steps.ts";

const order: Citation = {
  section: "Outbound message delivery",
  line: "The delivery status order is sent, then delivered, then read; `failed` is the fourth status value. The event `agent.message_delivery` fires when this status changes. Trigger and condition of the move to `failed`: not shown.",
};
const closed: Citation = {
  section: "Conversation window",
  line: "| window open | 24 hours of silence | no customer message for 24 hours | window closed | free-form text is no longer allowed; a pre-approved template via `template_id` is required |",
};

const define = topic("messages");

const statusesOf = async (its: Sandbox, id: string) => (await messageOf(its, id)).statuses.map(({ status }) => status);

/** Schedules a text to the number that delivers. */
const schedule = async ({ client, sandbox }: Sandbox, ahead: number) => {
  const send_at = at((await timeOf(client)) + ahead);
  const body = { phone_number: sandbox.phone_numbers.delivered, text: "Your table is still ready.", send_at };
  return { ...(await client.succeed("messages.send", { body })).data, asked: send_at };
};

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), title: String(index) }));

/** A list of so many rows in two groups. */
const list = (count: number) => {
  const [one, other] = [rows(count).slice(0, 6), rows(count).slice(6)];
  const sections = [
    { title: "One", rows: one },
    { title: "Other", rows: other },
  ];
  return { type: "list", text: "When?", button: "Times", sections };
};

export const messages: readonly Case[] = [
  define("states", {
    title: "a message shows every state that it has had, in order, and why it failed",
    operations: ["messages.send", "messages.get"],
    cites: order,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const its = await freshSandbox(context);
      const send = async (phone_number: string) =>
        (await its.client.succeed("messages.send", { body: { phone_number, text: "Your table is ready." } })).data;
      const { delivered, failed } = its.sandbox.phone_numbers;
      const { message_id } = await send(delivered);
      const { message_id: lost } = await send(failed);
      await context.until(async () =>
        context.check.equal(
          await statusesOf(its, message_id),
          ["queued", "sent", "delivered", "read"],
          "the states of a message that arrives",
        ),
      );
      const times = (await messageOf(its, message_id)).statuses.map((each) => each.at);
      context.check.equal(times, times.toSorted(), "the times of the states");
      await context.until(async () =>
        context.check.equal(await statusesOf(its, lost), ["queued", "sent", "failed"], "the states of one that fails"),
      );
      const { delivery_state, error_code, statuses } = await messageOf(its, lost);
      context.check.equal(delivery_state, "failed", "delivery_state of the failed message");
      context.check.equal(
        statuses.at(-1)?.error_code,
        context.check.present(error_code, "its error_code"),
        "error_code",
      );
    },
  }),
  define("order", {
    title: "messages to a customer are sent in the order in which they were accepted",
    operations: ["messages.send", "messages.get"],
    cites: order,
    sends: true,
    needs: ["organization", "clock"],
    run: async (context) => {
      const its = await freshSandbox(context);
      const sent: string[] = [];
      for (const text of ["First", "Second", "Third"]) {
        const body = { phone_number: its.sandbox.phone_numbers.slow, text };
        sent.push((await its.client.succeed("messages.send", { body })).data.message_id);
      }
      await context.clock.advance("10s");
      await context.until(async () => {
        const times = [];
        for (const id of sent) {
          const { statuses } = await messageOf(its, id);
          const of = statuses.find(({ status }) => status === "sent");
          times.push(context.check.present(of?.at, "the time at which it was sent"));
        }
        context.check.equal(times, times.toSorted(), "the times at which they were sent");
      });
    },
  }),
  define("provider-words", {
    title:
      "the messaging app's own words stand at once on a message that it refuses, on the channel, in an event, and in the console",
    operations: [
      "messages.send",
      "messages.get",
      "channels.get",
      "events.list",
      "console.messages.get",
      "console.channels.get",
      "console.channels.list",
      "console.conversations.listMessages",
    ],
    cites: order,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check } = context;
      const its = await freshConsole(context);
      const { client, operator, sandbox } = its;
      const phone_number = sandbox.phone_numbers.unpaid;
      const template = templateOf(sandbox);
      const { message_id, conversation_id } = (
        await client.succeed("messages.send", { body: { phone_number, ...template } })
      ).data;
      const health = async () =>
        (await client.succeed("channels.get", { params: { channel_id: sandbox.channel_id } })).data.channel.health;
      const hasWords = (words: unknown, where: string): void => {
        const { code, title, details, advice } = Object(words);
        check.equal(code, 131042, `code ${where}`);
        for (const [name, text] of Object.entries({ title, details, advice }))
          check.that(typeof text === "string" && text !== "", `${name} ${where}`, String(text));
      };
      await context.until(async () =>
        hasWords((await messageOf(its, message_id)).statuses.at(-1)?.provider_error, "of the message"),
      );
      check.equal(
        (await messageOf(its, message_id)).delivery_state,
        "queued",
        "delivery_state of the message, which waits",
      );
      await context.until(async () => hasWords((await health()).provider_error, "of the channel"));
      const query = { event_type: "channel.status_changed", limit: 10 };
      const told = (await client.succeed("events.list", { query })).data.map(({ payload }) => Object(payload).health);
      hasWords(told.find((each) => Object(each).provider_error)?.provider_error, "of the event");

      const shown = (await operator.succeed("console.messages.get", { params: { message_id } })).data.message;
      hasWords(shown.statuses.at(-1)?.provider_error, "of the message in the console");
      const thread = { params: { conversation_id } };
      const { messages: listed } = (await operator.succeed("console.conversations.listMessages", thread)).data;
      const inThread = listed.find(({ id }) => id === message_id);
      hasWords(inThread?.statuses?.at(-1)?.provider_error, "of the message in its conversation in the console");
      const params = { channel_id: sandbox.channel_id };
      const one = (await operator.succeed("console.channels.get", { params })).data.channel;
      hasWords(one.health.provider_error, "of the channel in the console");
      const { channels } = (await operator.succeed("console.channels.list")).data;
      const inList = channels.find(({ id }) => id === sandbox.channel_id);
      hasWords(inList?.health.provider_error, "of the channel in the console's list");

      await client.succeed("messages.send", { body: { phone_number: sandbox.phone_numbers.delivered, text: "Hello" } });
      await context.until(async () =>
        check.equal((await health()).provider_error ?? null, null, "words of the channel after a message is taken"),
      );
    },
  }),
  define("filters", {
    title: "each filter of the list shows all messages that match, and no other",
    operations: ["messages.list", "messages.send", "events.ingest"],
    cites: order,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const before = at((await timeOf(client)) - 1);
      const [one, other] = [await hear(client, newNumber()), await hear(client, newNumber())];
      const body = { phone_number: newNumber(), ...templateOf(sandbox) };
      const { message_id: sent } = (await client.succeed("messages.send", { body })).data;
      const listed = async (query: object) =>
        (await client.succeed("messages.list", { query: { limit: 200, ...query } })).data.messages;
      const ids = async (query: object) => (await listed(query)).map(({ id }) => id);
      context.check.equal(await ids({ customer_id: one.customer_id }), [one.message_id], "the messages of a customer");
      context.check.equal(
        await ids({ conversation_id: other.conversation_id, direction: "inbound" }),
        [other.message_id],
        "the inbound messages of a conversation",
      );
      context.check.equal(
        await ids({ conversation_id: other.conversation_id, customer_id: one.customer_id }),
        [],
        "the messages of a customer in another's conversation",
      );
      const inbound = await listed({ direction: "inbound" });
      context.check.that(
        inbound.every(({ direction }) => direction === "inbound"),
        "inbound messages only",
        inbound.map(({ direction }) => direction).join(),
      );
      const since = await ids({ since: before });
      for (const id of [one.message_id, other.message_id, sent])
        context.check.that(since.includes(id ?? ""), "every message since then", since.join());
      context.check.equal(await ids({ since: at((await timeOf(client)) + day) }), [], "the messages since tomorrow");
      context.check.equal(await ids({ status: "scheduled" }), [], "the scheduled messages");
      await client.refuse("messages.list", "validation_failed", { query: { status: "sent", direction: "inbound" } });
    },
  }),
  define("send-at", {
    title: "a scheduled message waits for its time, and goes then",
    operations: ["messages.send", "messages.get"],
    cites: order,
    sends: true,
    needs: ["organization", "clock"],
    run: async (context) => {
      const its = await freshSandbox(context);
      const { message_id, delivery_state, send_at, asked } = await schedule(its, hour);
      context.check.includes(
        { delivery_state, send_at },
        { delivery_state: "scheduled", send_at: asked },
        "the answer",
      );
      await context.clock.advance("59m");
      context.check.equal(await statusesOf(its, message_id), ["scheduled"], "the states before its time");
      await context.clock.advance("2m");
      await context.until(async () =>
        context.check.equal(
          await statusesOf(its, message_id),
          ["scheduled", "queued", "sent", "delivered", "read"],
          "the states after its time",
        ),
      );
    },
  }),
  define("send-at-bounds", {
    title: "a message is scheduled for a time from now to 90 days ahead",
    operations: ["messages.send"],
    cites: order,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const now = await timeOf(client);
      for (const ahead of [-hour, 91 * day]) {
        const body = { phone_number: sandbox.phone_number, text: "Late or early", send_at: at(now + ahead) };
        await client.refuse("messages.send", "validation_failed", { body });
      }
    },
  }),
  define("cancel", {
    title: "a canceled message never goes, and one that has gone is not canceled",
    operations: ["messages.send", "messages.cancel", "messages.get"],
    cites: order,
    sends: true,
    needs: ["organization", "clock"],
    run: async (context) => {
      const its = await freshSandbox(context);
      const { client, sandbox } = its;
      const { message_id, conversation_id } = await schedule(its, hour);
      const { data } = await client.succeed("messages.cancel", { params: { id: message_id } });
      context.check.equal(data.message.delivery_state, "canceled", "delivery_state of the answer");
      await context.clock.advance("2h");
      context.check.equal(await statusesOf(its, message_id), ["scheduled", "canceled"], "the states after its time");
      context.check.equal(await statesOf(client, conversation_id, message_id), ["canceled"], "the states in events");
      await client.refuse("messages.cancel", "conflict", { params: { id: message_id } });
      const body = { phone_number: sandbox.phone_numbers.delivered, text: "Your table is ready." };
      const { message_id: gone } = (await client.succeed("messages.send", { body })).data;
      await client.refuse("messages.cancel", "conflict", { params: { id: gone } });
    },
  }),
  define("window-at-its-time", {
    title: "scheduled text fails if the window has closed by its time, and a template goes",
    operations: ["messages.send", "messages.get", "events.ingest"],
    cites: closed,
    sends: true,
    needs: ["organization", "clock"],
    run: async (context) => {
      const its = await freshSandbox(context);
      const { client, sandbox } = its;
      const phone_number = newNumber();
      // The sandbox's token expires after 24 hours as well.
      const now = await timeOf(client);
      await hear(client, phone_number, { timestamp: at(now - 2 * hour) });
      const send = async (content: object) => {
        const body = { phone_number, send_at: at(now + 23 * hour), ...content };
        return (await client.succeed("messages.send", { body })).data;
      };
      const text = await send({ text: "Good morning" });
      const both = await send({ text: "Good morning", ...templateOf(sandbox) });
      context.check.equal(both.message_type, "template", "message_type with the window closed by then");
      await context.clock.advance("1385m");
      await context.until(async () =>
        context.check.equal(await statusesOf(its, text.message_id), ["scheduled", "failed"], "the states of the text"),
      );
      context.check.equal((await messageOf(its, text.message_id)).error_code, "window_closed", "its error_code");
      context.check.that(
        (await statusesOf(its, both.message_id)).includes("queued"),
        "a template that goes",
        both.delivery_state,
      );
    },
  }),
  define("content", {
    title: "content other than text is sent whole, quotes a message of its conversation, and keeps its rules",
    operations: ["messages.send", "messages.get", "events.ingest"],
    cites: order,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const its = await freshSandbox(context);
      const { client } = its;
      const phone_number = newNumber();
      const choice = { type: "button_reply", id: "yes", title: "Yes, please" };
      const event = { channel: "chatapp", customer: { phone_number }, event_type: "message.received" };
      const heard = (await client.succeed("events.ingest", { body: { ...event, message: { content: choice } } })).data;
      const chosen = await messageOf(its, heard.message_id ?? "");
      context.check.includes(chosen, { type: "button_reply", text: choice.title, content: choice }, "the choice");
      const reply_to = heard.message_id;
      const body = { phone_number, content: list(10), reply_to };
      const { message_id } = (await client.succeed("messages.send", { body })).data;
      const sent = { type: "list", text: "When?", content: list(10), reply_to };
      context.check.includes(await messageOf(its, message_id), sent, "the list");
      const { message_id: foreign } = await hear(client, newNumber());
      const refused = [
        { content: list(11) },
        { content: { type: "buttons", text: "?", buttons: [choice, choice].map(({ id, title }) => ({ id, title })) } },
        { content: list(10), reply_to: foreign },
        { content: { type: "image", url: "http://shop.example/menu.jpg" } },
        { content: { type: "audio", url: "https://shop.example/menu.ogg", caption: "Our menu" } },
      ];
      for (const wrong of refused)
        await client.refuse("messages.send", "validation_failed", { body: { phone_number, ...wrong } });
      const closedBody = { phone_number: its.sandbox.phone_numbers.window_closed, content: list(10) };
      await client.refuse("messages.send", "window_closed", { body: closedBody });
    },
  }),
  define("changed", {
    title: "a reaction stands on its message, an edit and a deletion change theirs, and what was said stays",
    operations: ["events.ingest", "messages.get"],
    cites: order,
    needs: ["organization"],
    run: async (context) => {
      const { check } = context;
      const its = await freshSandbox(context);
      const phone_number = newNumber();
      const message_id = (await hear(its.client, phone_number, { text: "Is six fine?" })).message_id ?? "";
      const event = { channel: "chatapp", customer: { phone_number }, event_type: "message.changed" } as const;
      const change = (given: object) =>
        its.client.call("events.ingest", { body: { ...event, change: { message_id, ...given } } });
      for (const emoji of ["👍", "❤️"]) await change({ kind: "reaction", emoji });
      const { reactions = [] } = await messageOf(its, message_id);
      check.equal(
        reactions.map(({ from, emoji }) => [from, emoji]),
        [["customer", "❤️"]],
        "reactions, of which the last stands",
      );
      await change({ kind: "reaction", emoji: null });
      await change({ kind: "edit", text: "Is seven fine?" });
      const edited = await messageOf(its, message_id);
      check.equal([edited.text, edited.reactions ?? []], ["Is seven fine?", []], "text and reactions after the edit");
      await change({ kind: "deletion" });
      const { text, deleted_at, earlier_texts = [] } = await messageOf(its, message_id);
      check.equal(
        [text, typeof deleted_at, earlier_texts.map((each) => each.text)],
        ["[deleted]", "string", ["Is six fine?", "Is seven fine?"]],
        "text, time and earlier texts of the deleted message",
      );
      const { message_id: foreign } = await hear(its.client, newNumber());
      const body = { ...event, change: { kind: "deletion", message_id: foreign ?? "" } } as const;
      await its.client.refuse("events.ingest", "validation_failed", { body });
    },
  }),
  define("read", {
    title: "a customer's message is marked as read once, and no other can be",
    operations: ["messages.markRead", "messages.send", "events.ingest"],
    cites: order,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const { message_id } = await hear(client, newNumber());
      const read = async () => {
        const request = { params: { id: message_id ?? "" } };
        return (await client.succeed("messages.markRead", request)).data.message.read_at;
      };
      const first = context.check.present(await read(), "read_at of the answer");
      context.check.equal(await read(), first, "read_at of the second answer");
      const body = { phone_number: sandbox.phone_numbers.delivered, text: "Your table is ready." };
      const { message_id: sent } = (await client.succeed("messages.send", { body })).data;
      await client.refuse("messages.markRead", "conflict", { params: { id: sent } });
    },
  }),
];
