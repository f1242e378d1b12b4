/** The messaging window, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import {
  type Asked,
  type Fault,
  type Json,
  type Layer,
  after,
  answering,
  asking,
  asks,
  rewrites,
  without,
} from "./fault.ts";

const windowed: readonly OperationId[] = [
  "events.ingest",
  "messages.send",
  "sessions.create",
  "conversations.context",
  "actions.execute",
  "agent.sendMessage",
];

/** The window is off; the times that are shown are right. */
const shiftsTime = (milliseconds: number) => (): Layer => {
  const given = new Map<string, string>();
  return async (asked, next) => {
    const { operation, body } = asked;
    const timestamp = body?.["timestamp"];
    if (
      operation === "events.ingest" &&
      body &&
      typeof timestamp === "string" &&
      !Number.isNaN(Date.parse(timestamp))
    ) {
      const shifted = new Date(Date.parse(timestamp) + milliseconds).toISOString();
      given.set(shifted, timestamp);
      return next(asking(asked, { body: { ...body, timestamp: shifted } }));
    }
    const response = await next(asked.request);
    if (operation !== "conversations.context") return response;
    const text = await response.text();
    return answering(response, {
      text: [...given].reduce((all, [shown, right]) => all.replaceAll(shown, right), text),
    });
  };
};

const hears = (asked: Asked, body: Json): Request =>
  new Request(new URL("/v1/atlas/events", asked.request.url), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${asked.token}` },
    body: JSON.stringify({ channel: "chatapp", event_type: "message.received", message: { text: "x" }, ...body }),
  });

export const windowFaults: readonly Fault[] = [
  { name: "keeps the window open a minute too long", operations: windowed, layer: shiftsTime(60_000) },
  { name: "closes the window a minute too early", operations: windowed, layer: shiftsTime(-60_000) },
  {
    name: "sends text whether or not the window is open",
    operations: windowed,
    layer: () => async (asked, next) => {
      const response = await next(asked.request);
      const phone_number = asked.body?.["phone_number"];
      if (response.status !== 409 || asked.operation !== "messages.send" || typeof phone_number !== "string")
        return response;
      await next(hears(asked, { customer: { phone_number } }));
      return next(asking(asked, { body: without(asked.body ?? {}, "idempotency_key") }));
    },
  },
  {
    name: "takes a message of the business for one of the customer",
    operations: ["messages.send"],
    layer: () => async (asked, next) => {
      const response = await next(asked.request);
      const phone_number = asked.body?.["phone_number"];
      if (response.status === 200 && asked.operation === "messages.send")
        await next(hears(asked, { customer: { phone_number } }));
      return response;
    },
  },
  {
    name: "opens the window by an event that is no message",
    operations: ["events.ingest", "messages.send"],
    layer: asks(["events.ingest"], ({ body }) =>
      body && !("message" in body) ? { body: { ...body, message: { text: "x" } } } : null,
    ),
  },
  {
    name: "takes the time at which a message came for its own",
    operations: windowed,
    layer: asks(["events.ingest"], ({ body }) =>
      body && "timestamp" in body ? { body: without(body, "timestamp") } : null,
    ),
  },
  {
    name: "sends a template without a category",
    operations: ["messages.send", "agent.sendMessageToPhone"],
    layer: asks(["messages.send"], ({ body }) =>
      body && "template_id" in body ? { body: { category: "utility", ...body } } : null,
    ),
  },
  {
    name: "counts a template by the category that is asked for",
    operations: ["messages.send"],
    layer: rewrites(["messages.send"], (text) => text.replace('"category":"utility"', '"category":"marketing"')),
  },
  {
    name: "says text of what went as a template",
    operations: ["messages.send"],
    layer: rewrites(["messages.send"], (text) => text.replace('"message_type":"template"', '"message_type":"text"')),
  },
  {
    name: "says that the window is open when it is closed",
    operations: windowed,
    layer: rewrites(["events.ingest", "messages.send"], (text) =>
      text.replace('"window_open":false', '"window_open":true'),
    ),
  },
  {
    name: "ends the window a minute after it said",
    operations: ["events.ingest", "conversations.context"],
    layer: rewrites(["conversations.context"], (text) =>
      text.replace(
        /"window_expires_at":"([^"]*)"/,
        (_, end: string) => `"window_expires_at":"${new Date(Date.parse(end) - 60_000).toISOString()}"`,
      ),
    ),
  },
  {
    name: "fills placeholders that have no value with nothing",
    operations: ["messages.send"],
    layer: after(422, ["messages.send"], (asked, next) => {
      const { body } = asked;
      if (body?.["category"] !== "utility" || !("template_id" in body)) return null;
      return next(asking(asked, { body: { ...body, template_params: { name: "\u200b" } } }));
    }),
  },
];
