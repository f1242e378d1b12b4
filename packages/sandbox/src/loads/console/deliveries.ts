import { newestFirst } from "../../lookups/pages.ts";
import type { LoadsIn } from "../section.ts";

export const deliveries = {
  "console.listDeliveries": ({ tables }, args) => {
    const found = tables.webhook_endpoints.byId(args.id);
    const endpoint = found?.status === "deleted" ? null : found;
    const all = tables.webhook_deliveries.where("endpoint_id", args.id.toLowerCase());
    const wanted = all.filter(({ status }) => args.status === null || status === args.status);
    const page = newestFirst(wanted, ({ id }) => id, args);
    const attempts = page.rows.flatMap(({ id }) => tables.webhook_attempts.where("delivery_id", id));
    return { ...page, endpoint, attempts };
  },
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
