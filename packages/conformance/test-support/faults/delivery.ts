/** Deliveries of messages, actions and events, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import {
  type Fault,
  type Json,
  type Layer,
  answering,
  answers,
  asking,
  asks,
  bodyOf,
  inside,
  of,
  rewrites,
  succeeding,
} from "./fault.ts";

const delivered: readonly OperationId[] = ["messages.send", "conversations.listEvents", "agent.messageStatus"];
const acting: readonly OperationId[] = [
  "actions.execute",
  "conversations.context",
  "conversations.listEvents",
  "messages.send",
  "events.ingest",
];

const pretendsAction =
  (wanted: string, change: (body: Json) => Json, changeAnswer: (data: Json) => Json): (() => Layer) =>
  () =>
  async (asked, next) => {
    if (asked.operation !== "actions.execute" || asked.body?.["action_type"] !== wanted) return next(asked.request);
    const response = await next(asking(asked, { body: change(asked.body) }));
    return response.status === 200
      ? answering(response, { body: { ok: true, data: changeAnswer(inside(await bodyOf(response), "data")) } })
      : response;
  };

const read = (asked: Parameters<ReturnType<typeof of>>[0]): boolean => of("agent.messageStatus")(asked);

export const deliveryFaults: readonly Fault[] = [
  {
    name: "moves a message back from read to delivered",
    operations: delivered,
    layer: () => {
      const seen = new Set<string>();
      return async (asked, next) => {
        const response = await next(asked.request);
        const id = asked.params["provider_message_id"] ?? "";
        if (!read(asked) || response.status !== 200) return response;
        const text = await response.clone().text();
        const again = text.includes('"read"') && seen.has(id);
        if (text.includes('"read"')) seen.add(id);
        return again ? answering(response, { text: text.replace('"read"', '"delivered"') }) : response;
      };
    },
  },
  {
    name: "tells that a message is delivered before it is sent",
    operations: delivered,
    layer: rewrites(["conversations.listEvents"], (text) =>
      text
        .replaceAll('"status":"sent"', '"status":"x"')
        .replaceAll('"status":"delivered"', '"status":"sent"')
        .replaceAll('"status":"x"', '"status":"delivered"'),
    ),
  },
  {
    name: "never says that a message was read",
    operations: delivered,
    layer: rewrites(["conversations.listEvents", "agent.messageStatus"], (text) =>
      text.replaceAll('"status":"read"', '"status":"delivered"'),
    ),
  },
  {
    name: "takes a failed message for a delivered one",
    operations: delivered,
    layer: rewrites(["conversations.listEvents"], (text) =>
      text.replaceAll('"status":"failed"', '"status":"delivered"'),
    ),
  },
  {
    name: "does not say why a message failed",
    operations: delivered,
    layer: rewrites(["conversations.listEvents"], (text) => text.replaceAll(/,"error_code":"[^"]*"/g, "")),
  },
  {
    name: "sends to another number than it says",
    operations: ["messages.send", "conversations.context"],
    layer: rewrites(["messages.send"], (text) => text.replace(/"phone_number":"\+(\d+)\d"/, '"phone_number":"+$10"')),
  },
  {
    name: "sends drafts",
    operations: acting,
    layer: pretendsAction(
      "draft",
      (body) => ({ ...body, action_type: "reply" }),
      (data) => ({ ...data, action_type: "draft", delivery_state: null }),
    ),
  },
  {
    name: "keeps replies as drafts",
    operations: acting,
    layer: pretendsAction(
      "reply",
      (body) => ({ ...body, action_type: "draft" }),
      (data) => ({ ...data, action_type: "reply", delivery_state: "queued" }),
    ),
  },
  {
    name: "knows one form of an action only",
    operations: acting,
    layer: asks(["actions.execute"], ({ body }) =>
      body && "action" in body ? { body: { ...body, action: "unknown" } } : null,
    ),
  },
  {
    name: "hands a conversation to nobody",
    operations: acting,
    layer: rewrites(["conversations.context"], (text) => text.replaceAll('"handed_off"', '"open"')),
  },
  {
    name: "assigns an owner whom nobody knows",
    operations: acting,
    layer: () => async (asked, next) => {
      const response = await next(asked.request);
      const { operation, body } = asked;
      if (operation !== "actions.execute" || response.status !== 422 || body?.["action_type"] !== "assign_owner")
        return response;
      return next(asking(asked, { body: { conversation_id: body["conversation_id"], action_type: "handoff" } }));
    },
  },
  {
    name: "changes a run after it was recorded",
    operations: ["actions.execute", "runs.list", "runs.get"],
    layer: answers(
      (body) => ({ text: JSON.stringify(body).replace('"intent":"handoff"', '"intent":"reply"') }),
      succeeding("runs.get"),
    ),
  },
  {
    name: "leaves no run behind",
    operations: ["actions.execute", "runs.list", "runs.get"],
    layer: answers(
      (body) => ({
        body: { ok: true, data: { ...inside(body, "data"), runs: [], has_more: false, next_cursor: null } },
      }),
      succeeding("runs.list"),
    ),
  },
  {
    name: "begins a conversation with every message",
    operations: ["events.ingest", "conversations.listEvents"],
    layer: () => {
      let count = 0;
      return asks(["events.ingest"], ({ body }) =>
        body ? { body: { ...body, customer: { phone_number: `+1555990${String(++count).padStart(4, "0")}` } } } : null,
      )();
    },
  },
  {
    name: "tells the latest messages in no order",
    operations: ["sessions.create", "events.ingest", "conversations.context"],
    layer: answers(
      (body) => ({
        body: {
          ok: true,
          data: {
            ...inside(body, "data"),
            recent_messages: (inside(body, "data")["recent_messages"] as unknown[]).toReversed(),
          },
        },
      }),
      succeeding("conversations.context"),
    ),
  },
  {
    name: "takes an event of a channel that nobody has",
    operations: ["events.ingest"],
    layer: asks(["events.ingest"], ({ body }) =>
      body?.["channel"] === "pigeon" ? { body: { ...body, channel: "chatapp" } } : null,
    ),
  },
];
