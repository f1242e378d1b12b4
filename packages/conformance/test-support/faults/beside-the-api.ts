/** Events beside the API, a little off. */
import { type Fault, asks, inside, rewrites, without } from "./fault.ts";

export const besideTheApiFaults: readonly Fault[] = [
  {
    name: "takes a message of the phone for one of the customer",
    operations: ["events.ingest"],
    layer: asks(["events.ingest"], ({ body }) =>
      body && "echo" in body
        ? { body: { ...without(body, "echo"), message: body["echo"], event_type: "message.received" } }
        : null,
    ),
  },
  {
    name: "leaves a conversation to the agent while the phone has it",
    operations: ["conversations.context"],
    layer: rewrites(["conversations.context"], (text) => text.replaceAll('"status":"handed_off"', '"status":"open"')),
  },
  {
    name: "lets the phone change no message",
    operations: ["events.ingest"],
    layer: asks(["events.ingest"], ({ body }) => (body && "by" in body ? { body: without(body, "by") } : null)),
  },
  {
    name: "knows a customer by the number alone",
    operations: ["events.ingest", "customers.get"],
    layer: asks(["events.ingest"], ({ body }) => {
      const customer = inside(body ?? {}, "customer");
      return "user_id" in customer ? { body: { ...body, customer: without(customer, "user_id") } } : null;
    }),
  },
  {
    name: "tells of no text that it was cut",
    operations: ["messages.get"],
    layer: rewrites(["messages.get"], (text) => text.replaceAll('"truncated":true,', "")),
  },
  {
    name: "takes the title of a choice for a word of the customer",
    operations: ["events.ingest", "customers.get"],
    layer: asks(["events.ingest"], ({ body }) => {
      const { title } = inside(inside(body ?? {}, "message"), "content");
      return title === undefined ? null : { body: { ...body, message: { text: title } } };
    }),
  },
];
