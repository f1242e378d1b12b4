/** Data of a caller's own, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Fault, type Json, answers, asks, inside, succeeding, without } from "./fault.ts";

const updates: readonly OperationId[] = [
  "messages.update",
  "conversations.update",
  "customers.update",
  "agents.update",
  "webhooks.update",
];

const lists: readonly OperationId[] = [
  "messages.list",
  "conversations.list",
  "customers.list",
  "agents.list",
  "webhooks.list",
];

const given = (body: Json | null): Json => inside(body ?? {}, "metadata");

const untold = (event: unknown): unknown => {
  const { message, ...more } = Object(event);
  return message ? { ...more, message: without(message, "metadata") } : event;
};

export const metadataFaults: readonly Fault[] = [
  {
    name: "removes no key of metadata",
    operations: updates,
    layer: asks(updates, ({ body }) => {
      const kept = Object.entries(given(body)).filter(([, text]) => text !== null);
      return body && "metadata" in body ? { body: { ...body, metadata: Object.fromEntries(kept) } } : null;
    }),
  },
  ...lists.map((list): Fault => ({
    name: `answers ${list} whatever metadata it is asked for`,
    operations: [list],
    layer: asks([list], () => ({ query: { metadata: null } })),
  })),
  {
    name: "takes a message without its metadata",
    operations: ["messages.send", "messages.get"],
    layer: asks(["messages.send"], ({ body }) =>
      body && "metadata" in body ? { body: without(body, "metadata") } : null,
    ),
  },
  {
    name: "leaves metadata out of the events of messages",
    operations: ["messages.send", "conversations.listEvents"],
    layer: answers(
      ({ data, ...body }) => ({ body: { ...body, data: Array.isArray(data) ? data.map(untold) : data } }),
      succeeding("conversations.listEvents"),
    ),
  },
  {
    name: "cuts a text of metadata that is too long",
    operations: ["customers.update"],
    layer: asks(["customers.update"], ({ body }) => {
      const cut = Object.entries(given(body)).map(([key, text]) => [
        key,
        typeof text === "string" ? text.slice(0, 500) : text,
      ]);
      return body && "metadata" in body ? { body: { ...body, metadata: Object.fromEntries(cut) } } : null;
    }),
  },
];
