/** Messages after they were accepted, a little off. */
import { type Fault, answering, asking, asks, bodyOf, inside, rewrites, without } from "./fault.ts";

const timed = ["messages.send", "messages.get"] as const;

export const messageFaults: readonly Fault[] = [
  {
    name: "lets no reaction be taken back",
    operations: ["events.ingest", "messages.get"],
    layer: asks(["events.ingest"], ({ body }) => {
      const change = inside(body ?? {}, "change");
      const isTaken = change["kind"] === "reaction" && !("emoji" in change);
      return isTaken ? { body: { ...body, change: { ...change, emoji: "❤️" } } } : null;
    }),
  },
  {
    name: "sends a scheduled message at once",
    operations: timed,
    layer: asks(["messages.send"], ({ body }) =>
      body && "send_at" in body ? { body: without(body, "send_at") } : null,
    ),
  },
  {
    name: "says that a message is canceled, and sends it",
    operations: ["messages.cancel", "messages.get", "messages.send"],
    layer: () => async (asked, next) => {
      if (asked.operation !== "messages.cancel") return next(asked.request);
      const { authorization = "" } = Object.fromEntries(asked.request.headers);
      const url = new URL(asked.request.url.replace(/\/cancel$/, ""));
      const response = await next(new Request(url, { headers: { authorization } }));
      const text = (await response.clone().text()).replace(
        '"delivery_state":"scheduled"',
        '"delivery_state":"canceled"',
      );
      return text.includes("canceled") ? answering(response, { text }) : next(asked.request);
    },
  },
  {
    name: "shows only the last state of a message",
    operations: timed,
    layer: rewrites(["messages.get"], (text) => text.replace(/"statuses":\[.*?(\{[^{}]*\})\]/, '"statuses":[$1]')),
  },
  {
    name: "keeps a messaging app's advice to itself",
    operations: ["messages.get"],
    layer: rewrites(["messages.get"], (text) => text.replace(/"advice":"[^"]*"/g, '"advice":null')),
  },
  {
    name: "calls a channel healthy whose messages are refused",
    operations: ["channels.get"],
    layer: rewrites(["channels.get"], (text) => text.replace(/,"provider_error":\{[^}]*\}/, "")),
  },
  ...(
    [
      ["keeps the words of a refusal from the console's message", "console.messages.get"],
      ["keeps the words of a refusal from the console's conversation", "console.conversations.listMessages"],
      ["keeps the words of a refusal from the console's channel", "console.channels.get"],
      ["keeps the words of a refusal from the console's list of channels", "console.channels.list"],
    ] as const
  ).map(([name, operation]) => ({
    name,
    operations: [operation],
    layer: rewrites([operation], (text) => text.replace(/,"provider_error":\{[^}]*\}/g, "")),
  })),
  {
    name: "lets a message overtake the one before it",
    operations: timed,
    layer: rewrites(["messages.get"], (text) =>
      text.includes('"text":"Second"') ? text.replace(/(?<="status":"sent","at":")\d{4}/, "2020") : text,
    ),
  },
  {
    name: "sends the text of content alone",
    operations: ["messages.send", "messages.get", "events.ingest"],
    layer: asks(["messages.send"], ({ body }) => {
      const { text, ...content } = inside(body ?? {}, "content");
      return typeof text === "string" && content["type"] === "list" && !("reply_to" in (body ?? {}))
        ? { body: { ...without(body ?? {}, "content"), text } }
        : null;
    }),
  },
  {
    name: "sends a voice note as a sound",
    operations: ["messages.send", "messages.get", "events.ingest"],
    layer: asks(["messages.send"], ({ body }) => {
      const content = inside(body ?? {}, "content");
      return "voice" in content ? { body: { ...body, content: without(content, "voice") } } : null;
    }),
  },
  {
    name: "takes a preview of a text that names no page",
    operations: ["messages.send"],
    layer: asks(["messages.send"], ({ body }) =>
      body && "link_preview" in body ? { body: without(body, "link_preview") } : null,
    ),
  },
  {
    name: "quotes messages of other conversations",
    operations: ["messages.send", "messages.get", "events.ingest"],
    layer: asks(["messages.send"], ({ body }) =>
      body && "reply_to" in body ? { body: without(body, "reply_to") } : null,
    ),
  },
  {
    name: "lists the messages of every customer",
    operations: ["messages.list"],
    layer: () => (asked, next) =>
      next(asked.operation === "messages.list" ? asking(asked, { query: { customer_id: null } }) : asked.request),
  },
  {
    name: "keeps a reaction of the business that is taken back",
    operations: ["messages.react", "messages.get"],
    layer: asks(["messages.react"], ({ body }) => (body?.["emoji"] === null ? { body: { emoji: "❤️" } } : null)),
  },
  {
    name: "shows that somebody writes, and forgets that the message was read",
    operations: ["messages.showTyping"],
    layer: rewrites(["messages.showTyping"], (text) => text.replace(/"read_at":"[^"]*"/, '"read_at":null')),
  },
  {
    name: "forgets that a message was read",
    operations: ["messages.markRead"],
    layer: () => async (asked, next) => {
      const response = await next(asked.request);
      if (asked.operation !== "messages.markRead" || response.status !== 200) return response;
      const body = await bodyOf(response);
      const message = { ...inside(inside(body, "data"), "message"), read_at: null };
      return answering(response, { body: { ok: true, data: { message } } });
    },
  },
];
