/** Deliveries in memory, with their events and attempts. */
import type { Id } from "@atlas-messaging/domain";
import type { deliveryPageArgs } from "@atlas-messaging/pipeline/operations/delivery-list";
import type { Organization } from "../store/organization.ts";
import { newestFirst } from "./pages.ts";

type PageArgs = ReturnType<typeof deliveryPageArgs>;

/** Facts of a list of deliveries. */
export const deliveriesBy = ({ tables }: Organization, args: PageArgs) => {
  const found = tables.webhook_endpoints.byId(args.id);
  const endpoint = found?.status === "deleted" ? null : found;
  const all = tables.webhook_deliveries.where("endpoint_id", args.id.toLowerCase());
  const wanted = all.filter(
    ({ status, event_type }) =>
      (args.status === null || status === args.status) && (args.named === null || event_type === args.named),
  );
  const page = newestFirst(wanted, ({ id }) => id, args);
  const attempts = page.rows.flatMap(({ id }) => tables.webhook_attempts.where("delivery_id", id));
  return { ...page, endpoint, attempts };
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

const maxFound = 200;

/** Finds deliveries by their id, by their event, or by the id that a webhook received. */
export const deliveriesSought = ({ tables }: Organization, { sought }: { readonly sought: Id }) => {
  const id = sought.toLowerCase();
  const rows = [...tables.webhook_deliveries.all()]
    .filter((each) => [each.id, each.event_row_id, each.event_id].includes(id))
    .filter(({ endpoint_id }) => tables.webhook_endpoints.byId(endpoint_id)?.status !== "deleted")
    .toSorted((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, maxFound);
  return { rows, attempts: rows.flatMap((each) => tables.webhook_attempts.where("delivery_id", each.id)) };
};
