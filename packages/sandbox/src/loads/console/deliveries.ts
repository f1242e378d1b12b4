import { deliveriesBy, deliveriesToAll, deliveryOf } from "../../lookups/deliveries.ts";
import type { LoadsIn } from "../section.ts";

export const deliveries = {
  "console.findDeliveries": deliveriesToAll,
  "console.listDeliveries": deliveriesBy,
  "console.getDelivery": deliveryOf,
  "console.replayDelivery": ({ tables }, { id, delivery_id }) => ({
    endpoint: tables.webhook_endpoints.byId(id),
    delivery: tables.webhook_deliveries.byId(delivery_id),
    attempts: tables.webhook_attempts.where("delivery_id", delivery_id.toLowerCase()),
  }),
  "console.replayFailedDeliveries": ({ tables }, { id, since, max }) => ({
    endpoint: tables.webhook_endpoints.byId(id),
    exhausted: tables.webhook_deliveries
      .where("endpoint_id", id.toLowerCase())
      .filter(({ status, created_at }) => status === "exhausted" && created_at >= since)
      .slice(0, max),
  }),
} satisfies Partial<LoadsIn<"console">>;
