/** Customers, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import type { Deliver } from "../sandbox-target.ts";
import {
  type Fault,
  type Layer,
  after,
  answering,
  answers,
  asking,
  asks,
  inside,
  rewrites,
  succeeding,
  without,
} from "./fault.ts";

const lists: readonly OperationId[] = ["customers.list", "console.customers.list"];
const updates: readonly OperationId[] = ["customers.update", "console.customers.update"];

const erases: readonly OperationId[] = ["customers.erase", "console.customers.erase"];

const withholding = (event: string) => () => async (request: Request, next: Deliver) =>
  (await request.clone().text()).includes(event) ? new Response(null, { status: 200 }) : next(request);

/** The first customer of each number, for ever. */
const firstCustomers = (): Layer => {
  const first = new Map<string, string>();
  return async (asked, next) => {
    const response = await next(asked.request);
    const number = String(inside(asked.body, "customer")["phone_number"]);
    if (asked.operation !== "events.ingest" || response.status !== 200) return response;
    const text = await response.text();
    const id = String(inside(JSON.parse(text), "data")["customer_id"]);
    const known = first.get(number) ?? id;
    first.set(number, known);
    return answering(response, { text: text.replaceAll(id, known) });
  };
};

export const customerFaults: readonly Fault[] = [
  {
    name: "merges a customer with nobody",
    operations: ["console.customers.merge"],
    layer: asks(["console.customers.merge"], () => ({
      body: { other_customer_id: "0199f0a0-0000-7000-8000-000000000000" },
    })),
  },
  {
    name: "sends to the first number whoever the recipient is",
    operations: ["messages.send"],
    layer: asks(["messages.send"], ({ body }) =>
      body && "recipient" in body ? { body: { ...without(body, "recipient"), phone_number: "+15550100001" } } : null,
    ),
  },
  ...["phone_number", "user_id", "username", "label", "q", "since"].map((name): Fault => ({
    name: `lists customers whatever ${name} it is asked for`,
    operations: lists,
    layer: asks(lists, () => ({ query: { [name]: null } })),
  })),
  ...["labels", "attributes", "language", "time_zone"].map((name): Fault => ({
    name: `keeps the ${name} of a customer as they were`,
    operations: updates,
    layer: asks(updates, ({ body }) => (body && name in body ? { body: without(body, name) } : null)),
  })),
  ...["notes", "consents", "conversations", "runs", "events"].map((name): Fault => ({
    name: `leaves the ${name} out of an export`,
    operations: ["customers.export"],
    layer: answers(
      ({ data, ...body }) => ({ body: { ...body, data: { ...Object(data), [name]: [] } } }),
      succeeding("customers.export"),
    ),
  })),
  {
    name: "leaves the deliveries out of an export in the console",
    operations: ["console.customers.export"],
    layer: answers(
      ({ data, ...body }) => ({ body: { ...body, data: { ...Object(data), deliveries: [] } } }),
      succeeding("console.customers.export"),
    ),
  },
  {
    name: "takes a time zone that is none",
    operations: ["customers.update"],
    layer: after(422, ["customers.update"], async (asked, next) => {
      const { time_zone } = asked.body ?? {};
      if (typeof time_zone !== "string") return null;
      const response = await next(asking(asked, { body: { time_zone: "Europe/Berlin" } }));
      return answering(response, { text: (await response.text()).replaceAll("Europe/Berlin", time_zone) });
    }),
  },
  {
    name: "keeps the words of an erased customer",
    operations: erases,
    layer: rewrites(["messages.list"], (text) => text.replaceAll("[erased]", "My name is Ada")),
  },
  {
    name: "takes an erased customer's next message as theirs",
    operations: erases,
    layer: firstCustomers,
  },
  {
    name: "tells no erasure of a customer",
    operations: erases,
    deliveries: withholding("customer.erased"),
  },
  {
    name: "tells no change of a customer",
    operations: ["customers.update", "events.ingest"],
    deliveries: withholding("customer.updated"),
  },
];
