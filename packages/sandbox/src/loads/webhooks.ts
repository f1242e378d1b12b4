import { requestValidators } from "@atlas-messaging/contract/request-validators/webhooks";
import { webhooks } from "@atlas-messaging/pipeline/operations/webhooks";
import { deliveriesBy, deliveryOf } from "../lookups/deliveries.ts";
import { recoveryOf } from "../lookups/events.ts";
import { newestOf } from "../lookups/pages.ts";
import { quotaOf } from "../lookups/quotas.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

const loads = {
  "webhooks.list": ({ tables }, args) =>
    newestOf(tables.webhook_endpoints, (row) => (row.status === "deleted" ? null : row), args),
  "webhooks.create": (organization, args) => ({ quota: quotaOf(organization, "webhooks", args) }),
  "webhooks.update": ({ tables }, { id }) => ({ endpoint: tables.webhook_endpoints.byId(id) }),
  "webhooks.listDeliveries": deliveriesBy,
  "webhooks.getDelivery": deliveryOf,
  "webhooks.recover": recoveryOf,
  "webhooks.delete": ({ tables }, { id }) => ({ endpoint: tables.webhook_endpoints.byId(id) }),
} satisfies LoadsIn<"webhooks">;

export const section = sectionOf("webhooks", { operations: webhooks, loads, validators: requestValidators });
