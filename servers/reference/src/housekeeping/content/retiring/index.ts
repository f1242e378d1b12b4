/** Erases customers with whom nothing has happened for as long as their organization keeps customers. */
import { type Id, type Instant, retireCustomer } from "@atlas-messaging/domain";
import { factsFor } from "@atlas-messaging/pipeline";
import type { Services } from "../../../pipeline/services.ts";
import { commit } from "../../../platform/database/index.ts";
import { loadRetiring, maxRetired } from "./load.ts";
import type { Look } from "../rounds.ts";

/** Erases those of a page. Waits while earlier erasures go on, as each searches many rows, and while an export is made. */
export const retireSome = async (
  services: Services,
  organizationId: Id,
  before: Instant,
  after: string,
): Promise<Look & { readonly erased: number }> => {
  const { database } = services;
  const { customers, conversations, ...page } = await loadRetiring(database, organizationId, {
    before,
    past_id: after,
  });
  if (page.erasing >= maxRetired || page.isExporting) return { last: after, read: 0, waits: true, erased: 0 };
  let erased = 0;
  for (const customer of customers) {
    const facts = factsFor(services, { organizationId, correlationId: services.newId() });
    const theirs = conversations.filter(({ customer_id }) => customer_id === customer.id);
    const changes = retireCustomer({ ...facts, customer, conversations: theirs });
    // A conflict means that something has happened with the customer just now.
    if ((await commit(database, organizationId, changes)) === "committed") erased += 1;
  }
  const [last = null] = customers.length < maxRetired ? page.last : customers.map(({ id }) => id).slice(-1);
  return { last, read: page.read, erased };
};
