/** Costs, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Fault, asks, instead, rewrites } from "./fault.ts";

const figures: readonly OperationId[] = ["costs.get"];

export const costFaults: readonly Fault[] = [
  {
    name: "adds up what messages cost in another sum than theirs",
    operations: [...figures, "costs.listMessages"],
    layer: rewrites(figures, (text) => text.replaceAll('"cost":"0.0102"', '"cost":"0.01"')),
  },
  {
    name: "charges a message by the rate of all other countries",
    operations: ["console.rates.set", "costs.get"],
    layer: asks(["console.rates.set"], ({ body }) => ({
      body: { ...body, rates: [{ country: "*", category: "utility", amount: "9" }] },
    })),
  },
  {
    name: "takes a cap that is ten times as high",
    operations: ["costs.setCap", "costs.getCaps"],
    layer: asks(["costs.setCap"], ({ body }) =>
      typeof body?.["maximum"] === "string" ? { body: { ...body, maximum: `${body["maximum"]}0` } } : null,
    ),
  },
  {
    name: "cancels nothing that waits for a cap",
    operations: ["console.caps.cancelWaiting", "costs.cancelWaiting"],
    layer: instead(["console.caps.cancelWaiting"], () =>
      Response.json({ ok: true, data: { canceled: 1, has_more: false } }),
    ),
  },
];
