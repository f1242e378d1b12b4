/** Deliveries in memory, with their events and attempts. */
import { hasMetadata } from "../core/metadata.ts";
import { type FactsFor, type Organization, newestFirst, newestOf, quotaOf } from "../pipeline/memory.ts";
import type { consoleWebhooks, deliveries, webhooks } from "./operations.ts";
import { actingAppOf } from "../access/facts.memory.ts";
import type { Id } from "../rows/primitives.ts";
import type { WebhookDeliveryRow } from "../rows/events.ts";
import type { deliveryPageArgs, foundDeliveryArgs } from "./operations.ts";
import { recoveryOf } from "../events/facts.memory.ts";

type PageArgs = ReturnType<typeof deliveryPageArgs>;

type FoundArgs = ReturnType<typeof foundDeliveryArgs>;

const pageOf = (
  { tables }: Organization,
  among: readonly WebhookDeliveryRow[],
  { status, named, of_conversation, of_request, ...range }: Omit<FoundArgs, "sought">,
) => {
  const wanted = among.filter(
    (delivery) =>
      (status === null || delivery.status === status) &&
      (named === null || delivery.event_type === named) &&
      (of_conversation === null || delivery.conversation_id === of_conversation) &&
      (of_request === null || delivery.correlation_id === of_request),
  );
  const page = newestFirst(wanted, ({ id }) => id, range);
  const resting = [...tables.webhook_endpoints.all()].filter(({ throttled_until }) => throttled_until !== null);
  return {
    ...page,
    attempts: page.rows.flatMap(({ id }) => tables.webhook_attempts.where("delivery_id", id)),
    resting,
  };
};

/** Facts of a list of deliveries. */
const deliveriesBy = (organization: Organization, args: PageArgs) => {
  const { tables } = organization;
  const found = tables.webhook_endpoints.byId(args.id);
  const all = tables.webhook_deliveries.where("endpoint_id", args.id.toLowerCase());
  return { ...pageOf(organization, all, args), endpoint: found?.status === "deleted" ? null : found };
};

/** Facts of a list of deliveries to all webhooks. */
const deliveriesToAll = (organization: Organization, args: FoundArgs) => {
  const { tables } = organization;
  const live = [...tables.webhook_endpoints.all()].filter(({ status }) => status !== "deleted");
  const all = live.flatMap(({ id }) => tables.webhook_deliveries.where("endpoint_id", id));
  const { sought, ...filters } = args;
  const wanted = all.filter((each) => sought === null || [each.id, each.event_row_id, each.event_id].includes(sought));
  return pageOf(organization, wanted, filters);
};

/** Facts of one delivery. */
const deliveryOf = ({ tables }: Organization, args: { readonly id: Id; readonly delivery_id: Id }) => {
  const found = tables.webhook_endpoints.byId(args.id);
  const delivery = tables.webhook_deliveries.byId(args.delivery_id);
  return {
    endpoint: found?.status === "deleted" ? null : found,
    delivery,
    event: delivery && tables.events.byId(delivery.event_row_id),
    attempts: tables.webhook_attempts.where("delivery_id", args.delivery_id.toLowerCase()),
  };
};

export const webhooksFacts = {
  "webhooks.list": ({ tables }, args) =>
    newestOf(
      tables.webhook_endpoints,
      (row) => (row.status !== "deleted" && hasMetadata(row, args) ? row : null),
      args,
    ),
  "webhooks.create": (organization, { owner_id, ...args }) => ({
    quota: quotaOf(organization, "webhooks", args),
    actingApp: actingAppOf(organization, owner_id),
  }),
  "webhooks.update": (organization, { id, owner_id }) => ({
    endpoint: organization.tables.webhook_endpoints.byId(id),
    actingApp: actingAppOf(organization, owner_id),
  }),
  "webhooks.listDeliveries": deliveriesBy,
  "webhooks.getDelivery": deliveryOf,
  "webhooks.recover": recoveryOf,
  "webhooks.delete": ({ tables }, { id }) => ({ endpoint: tables.webhook_endpoints.byId(id) }),
} satisfies FactsFor<typeof webhooks>;

export const consoleDeliveriesFacts = {
  "console.deliveries.list": deliveriesToAll,
  "console.webhooks.listDeliveries": deliveriesBy,
  "console.webhooks.getDelivery": deliveryOf,
  "console.webhooks.replayDelivery": ({ tables }, { id, delivery_id }) => ({
    endpoint: tables.webhook_endpoints.byId(id),
    delivery: tables.webhook_deliveries.byId(delivery_id),
    attempts: tables.webhook_attempts.where("delivery_id", delivery_id.toLowerCase()),
  }),
  "console.webhooks.replayFailedDeliveries": ({ tables }, { id, since, max }) => ({
    endpoint: tables.webhook_endpoints.byId(id),
    exhausted: tables.webhook_deliveries
      .where("endpoint_id", id.toLowerCase())
      .filter(({ status, created_at }) => status === "exhausted" && created_at >= since)
      .slice(0, max),
  }),
} satisfies FactsFor<typeof deliveries>;

export const consoleWebhooksFacts = {
  "console.webhooks.list": ({ tables }, args) =>
    newestOf(
      tables.webhook_endpoints,
      (row) => (row.status !== "deleted" && hasMetadata(row, args) ? row : null),
      args,
    ),
  "console.webhooks.create": (organization, { service_account_id, ...args }) => ({
    serviceAccount: organization.tables.service_accounts.byId(service_account_id),
    quota: quotaOf(organization, "webhooks", args),
  }),
  "console.webhooks.update": ({ tables }, { id }) => ({ endpoint: tables.webhook_endpoints.byId(id) }),
  "console.webhooks.delete": ({ tables }, { id }) => ({ endpoint: tables.webhook_endpoints.byId(id) }),
  "console.webhooks.recover": recoveryOf,
  "console.webhooks.test": ({ tables }, { id }) => ({ endpoint: tables.webhook_endpoints.byId(id) }),
  "console.webhooks.rotateSecret": ({ tables }, { id }) => ({ endpoint: tables.webhook_endpoints.byId(id) }),
} satisfies FactsFor<typeof consoleWebhooks>;
