/** Lists of events in memory, where commits come one by one in the order of ids. */
import type { EventName } from "@atlas-messaging/contract";
import type { EventRow } from "../rows/events.ts";
import { typesNamed } from "../core/records.ts";
import { customerByNumber, recordsOf } from "../pipeline/people.memory.ts";
import type { eventFilters, recoveryArgs } from "./list.ts";
import { type FilteredRows, messageOf, nothingFiltered } from "./filter.ts";
import { type Organization, oldestOf } from "../pipeline/memory.ts";
import type { PageArgs } from "../pipeline/paging.ts";

type Recovery = ReturnType<typeof recoveryArgs>;

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
  const ofCustomer = filters.of_customer === null ? [] : recordsOf(organization, filters.of_customer);
  const called = customerByNumber(organization, filters.of_number);
  const ofNumber = called ? recordsOf(organization, called.id) : [];
  return (event: EventRow): boolean => {
    const customer = byCustomer ? customerOf(organization, event) : null;
    return (
      Object.keys(event.names).length > 0 &&
      (filters.types === null || filters.types.includes(event.event_type)) &&
      (filters.named === null || event.names[filters.named] !== undefined) &&
      isSame(event.conversation_id, filters.of_conversation) &&
      (filters.of_customer === null || ofCustomer.includes(customer?.id ?? "")) &&
      (filters.of_number === null || ofNumber.includes(customer?.id ?? "")) &&
      (filters.of_request === null || event.correlation_id === filters.of_request) &&
      (filters.since === null || event.created_at >= filters.since) &&
      (filters.until === null || event.created_at < filters.until)
    );
  };
};

/** Facts of a list or a stream of events, oldest first. */
export const oldestEvents = (organization: Organization, args: Filters & PageArgs) => {
  const wanted = eventsBy(organization, args);
  return oldestOf(organization.tables.events, (event) => (wanted(event) ? event : null), args);
};

/** Facts of what an endpoint has not received. */
export const recoveryOf = (organization: Organization, args: Recovery) => {
  const { tables } = organization;
  const endpoint = tables.webhook_endpoints.byId(args.id);
  const wanted = eventsBy(organization, { ...args, types: typesFor(endpoint?.events ?? []) });
  const range = { after: args.after, after_up: args.after ?? "", after_down: "", page_size: args.page_size };
  const { rows: events, known } = oldestOf(tables.events, (event) => (wanted(event) ? event : null), range);
  const ids = new Set(events.map(({ id }) => id));
  const made = tables.webhook_deliveries.where("endpoint_id", args.id.toLowerCase());
  const filtered = endpoint?.filter == null ? nothingFiltered : filteredOf(organization, events);
  return { endpoint, events, known, made: made.filter(({ event_row_id }) => ids.has(event_row_id)), ...filtered };
};

/** Rows by which filters of webhooks are decided. */
export const filteredOf = ({ tables }: Organization, events: readonly EventRow[]): FilteredRows => {
  const conversations = events.flatMap(({ conversation_id: id }) => tables.conversations.byId(id) ?? []);
  return {
    conversations,
    channels: [...tables.channels.all()],
    messages: events.flatMap((event) => tables.messages.byId(messageOf(event)) ?? []),
  };
};

const typesFor = (names: readonly EventName[]): readonly EventName[] => names.flatMap(typesNamed);

/** Finds an event by its id, or by one that a webhook received. */
export const eventById = ({ tables }: Organization, id: string): EventRow | null => {
  const known = tables.events.byId(id);
  if (known) return known;
  const sent = Array.from(tables.webhook_deliveries.all()).find(({ event_id }) => event_id === id.toLowerCase());
  return sent ? tables.events.byId(sent.event_row_id) : null;
};
