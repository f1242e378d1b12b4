/** Customers, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Fault, after, answering, answers, asking, asks, succeeding, without } from "./fault.ts";

const lists: readonly OperationId[] = ["customers.list", "console.listCustomers"];
const updates: readonly OperationId[] = ["customers.update", "console.updateCustomer"];

export const customerFaults: readonly Fault[] = [
  ...["phone_number", "label", "q", "since"].map((name): Fault => ({
    name: `lists customers whatever ${name} it is asked for`,
    operations: lists,
    layer: asks(lists, () => ({ query: { [name]: null } })),
  })),
  ...["labels", "attributes", "language", "time_zone"].map((name): Fault => ({
    name: `keeps the ${name} of a customer as they were`,
    operations: updates,
    layer: asks(updates, ({ body }) => (body && name in body ? { body: without(body, name) } : null)),
  })),
  ...["notes", "consents", "conversations"].map((name): Fault => ({
    name: `leaves the ${name} out of an export`,
    operations: ["customers.export"],
    layer: answers(
      ({ data, ...body }) => ({ body: { ...body, data: { ...Object(data), [name]: [] } } }),
      succeeding("customers.export"),
    ),
  })),
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
    name: "tells no change of a customer",
    operations: ["customers.update", "events.ingest"],
    deliveries: () => async (request, next) =>
      (await request.clone().text()).includes("customer.updated") ? new Response(null, { status: 200 }) : next(request),
  },
];
