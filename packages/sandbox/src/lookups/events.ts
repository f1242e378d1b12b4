/** Lists of events in memory, where commits come one by one in the order of ids. */
import type { EventRow } from "@atlas-messaging/domain";
import type { eventFilters } from "@atlas-messaging/pipeline/operations/event-list";
import type { Organization } from "../store/organization.ts";

type Filters = ReturnType<typeof eventFilters>;

const isSame = (value: string | null, wanted: string | null): boolean =>
  wanted === null || value === wanted || value === wanted.toLowerCase();

const customerOf = ({ tables }: Organization, { conversation_id }: EventRow) => {
  const conversation = tables.conversations.byId(conversation_id);
  return conversation && tables.customers.byId(conversation.customer_id);
};

/** Returns a test for the events of a list. */
export const eventsBy = (organization: Organization, filters: Filters) => {
  const byCustomer = filters.of_customer !== null || filters.of_number !== null;
  return (event: EventRow): boolean => {
    const customer = byCustomer ? customerOf(organization, event) : null;
    return (
      (filters.types === null || filters.types.includes(event.event_type)) &&
      (filters.named === null || event.names[filters.named] !== undefined) &&
      isSame(event.conversation_id, filters.of_conversation) &&
      isSame(customer?.id ?? null, filters.of_customer) &&
      (filters.of_number === null || customer?.phone_number === filters.of_number) &&
      (filters.of_request === null || event.correlation_id === filters.of_request) &&
      (filters.since === null || event.created_at >= filters.since) &&
      (filters.until === null || event.created_at < filters.until)
    );
  };
};

/** Finds an event by its id, or by one that a webhook received. */
export const eventById = ({ tables }: Organization, id: string): EventRow | null => {
  const known = tables.events.byId(id);
  if (known) return known;
  const sent = Array.from(tables.webhook_deliveries.all()).find(({ event_id }) => event_id === id.toLowerCase());
  return sent ? tables.events.byId(sent.event_row_id) : null;
};
