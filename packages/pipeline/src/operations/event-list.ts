/** Reads of events, for the public API and the console alike. */
import { type QueryOf, eventNames } from "@atlas-messaging/contract";
import { type EventRow, type Id, type Page, maxRecovered, typesNamed } from "@atlas-messaging/domain";
import type { Context } from "../rooms/context.ts";
import { type Listed, invalidCursor, pageArgs, paged } from "../rooms/paging.ts";
import { instantOrNull } from "./times.ts";

type Query = QueryOf<"events.list">;

/** Filters of a list of events. */
export const eventFilters = (query: Omit<Query, "limit" | "after_id">) => ({
  named: query.event_type ?? null,
  types: query.event_type === undefined ? null : typesNamed(query.event_type),
  of_conversation: query.conversation_id ?? null,
  of_customer: query.customer_id ?? null,
  of_number: query.phone_number ?? null,
  of_request: query.correlation_id ?? null,
  since: instantOrNull(query.since),
  until: instantOrNull(query.until),
});

export const eventPageArgs = (query: Query, context: Context) => ({
  ...pageArgs(query, context),
  ...eventFilters(query),
});

/** Cuts events to a page. Refuses a cursor whose event is gone, as events after it may be gone too. */
export const pagedEvents = (loaded: Listed<EventRow>, query: Query, context: Context): Page<EventRow> => {
  if (query.after_id !== undefined && !loaded.known) throw invalidCursor(context);
  return paged(loaded, ({ id }) => id, query, context);
};

/** One event, or null. */
export interface FoundEvent {
  readonly event: EventRow | null;
}

/** Every name of an event, beside each type that an event of this name may have. */
const typesOfNames = eventNames.flatMap((name) => typesNamed(name).map((type) => [name, type] as const));

/** Arguments for the load of what an endpoint has not received. */
export const recoveryArgs = (id: Id, { since, after_id }: { readonly since: string; readonly after_id?: string }) => ({
  ...eventFilters({ since }),
  id,
  subscribed_names: typesOfNames.map(([name]) => name),
  subscribed_types: typesOfNames.map(([, type]) => type),
  after: after_id?.toLowerCase() ?? null,
  page_size: maxRecovered + 1,
});
