/** Deliveries in memory, with their events and attempts. */
import type { Id, WebhookDeliveryRow } from "@atlas-messaging/domain";
import type { deliveryPageArgs, foundDeliveryArgs } from "@atlas-messaging/pipeline/operations/delivery-list";
import type { Organization } from "../store/organization.ts";
import { newestFirst } from "./pages.ts";

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
  return { ...page, attempts: page.rows.flatMap(({ id }) => tables.webhook_attempts.where("delivery_id", id)) };
};

/** Facts of a list of deliveries. */
export const deliveriesBy = (organization: Organization, args: PageArgs) => {
  const { tables } = organization;
  const found = tables.webhook_endpoints.byId(args.id);
  const all = tables.webhook_deliveries.where("endpoint_id", args.id.toLowerCase());
  return { ...pageOf(organization, all, args), endpoint: found?.status === "deleted" ? null : found };
};

/** Facts of a list of deliveries to all webhooks. */
export const deliveriesToAll = (organization: Organization, args: FoundArgs) => {
  const { tables } = organization;
  const live = [...tables.webhook_endpoints.all()].filter(({ status }) => status !== "deleted");
  const all = live.flatMap(({ id }) => tables.webhook_deliveries.where("endpoint_id", id));
  const { sought, ...filters } = args;
  const wanted = all.filter((each) => sought === null || [each.id, each.event_row_id, each.event_id].includes(sought));
  return pageOf(organization, wanted, filters);
};

/** Facts of one delivery. */
export const deliveryOf = ({ tables }: Organization, args: { readonly id: Id; readonly delivery_id: Id }) => {
  const found = tables.webhook_endpoints.byId(args.id);
  const delivery = tables.webhook_deliveries.byId(args.delivery_id);
  return {
    endpoint: found?.status === "deleted" ? null : found,
    delivery,
    event: delivery && tables.events.byId(delivery.event_row_id),
    attempts: tables.webhook_attempts.where("delivery_id", args.delivery_id.toLowerCase()),
  };
};
