/** Agents by A2A, a little off. */
import { type Fault, type Json, asks, without } from "./fault.ts";

/** Changes what an A2A client sends. */
const changing = (change: (params: Json, message: Json) => Json): NonNullable<Fault["layer"]> =>
  asks(["sessions.exchange"], ({ body }) => {
    const params = body?.["params"] as Json | undefined; // The suite sends objects.
    const message = params?.["message"] as Json | undefined;
    return params && message ? { body: { ...body, params: change(params, message) } } : null;
  });

export const a2aFaults: readonly Fault[] = [
  {
    name: "answers a message of A2A again when it comes again",
    operations: ["sessions.exchange"],
    layer: changing((params, message) => ({ ...params, message: { ...message, messageId: crypto.randomUUID() } })),
  },
  {
    name: "begins a session with each message of A2A",
    operations: ["sessions.exchange"],
    layer: changing((params, message) => ({ ...params, message: without(message, "contextId") })),
  },
  {
    name: "lets all knowledge answer for an agent of A2A",
    operations: ["sessions.exchange"],
    layer: changing((params) => without(params, "tenant")),
  },
  {
    name: "answers the message of A2A that asks for a stream by JSON alone",
    operations: ["sessions.exchange"],
    layer: asks(["sessions.exchange"], ({ body }) =>
      body?.["method"] === "SendStreamingMessage" ? { body: { ...body, method: "SendMessage" } } : null,
    ),
  },
  {
    name: "has tasks that it cannot have",
    operations: ["sessions.exchange"],
    layer: asks(["sessions.exchange"], ({ body }) =>
      body?.["method"] === "GetTask" ? { body: { ...body, method: "ListTasks" } } : null,
    ),
  },
];
