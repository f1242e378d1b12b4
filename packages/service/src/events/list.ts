/** Reads of events, for the public API and the console alike. */
import { type QueryOf, eventNames } from "@atlas-messaging/contract";
import type { EventRow } from "../rows/events.ts";
import type { Id, Instant } from "../rows/primitives.ts";
import { isId } from "../core/ids.ts";
import type { Page } from "../pipeline/paging.ts";
import { maxRecovered, presentEvent } from "./expand.ts";
import { typesNamed } from "../core/records.ts";
import { type Context, operationOf, principalOf } from "../pipeline/context.ts";
import { Problem } from "../pipeline/problem.ts";
import {
  type Listed,
  type PageArgs,
  instantOrNull,
  invalidCursor,
  pageArgs,
  paged,
  rangeAfter,
} from "../pipeline/paging.ts";
import { type Answer, relay } from "@atlas-messaging/server-stubs";
import { beginning, eventStreamType, frame, upToDate } from "@atlas-messaging/server-stubs/parts";
import { instantOf } from "../core/time.ts";
import type { ReadAgain } from "../pipeline/handler.ts";
import { type OpenStream, bytesOf } from "../pipeline/streams.ts";

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

// Streams of events, for the public API and the console alike.

type StreamQuery = QueryOf<"events.stream">;

type StreamArgs = PageArgs & ReturnType<typeof eventFilters>;

/** Events that one look reads. */
const batch = 100;

/** Arguments of the first look: from the last seen event, from a time, or from now. */
export const streamArgs = ({ after_id, ...query }: StreamQuery, context: Context): StreamArgs => {
  const filters = eventFilters(query);
  const place = context.request.headers.get("last-event-id") || after_id;
  if (place === undefined)
    return argsAfter(null, { ...filters, since: filters.since ?? instantOf(context.shell.clock) });
  if (isId(place)) return argsAfter(place.toLowerCase(), filters);
  return argsAfter(null, { ...filters, since: startOf(place, context) });
};

const argsAfter = (after: Id | null, filters: ReturnType<typeof eventFilters>): StreamArgs => ({
  ...filters,
  ...rangeAfter(after),
  page_size: batch,
});

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Reads the place of a stream that had no event yet: the time when it began. */
const startOf = (place: string, context: Context): Instant => {
  const since = instant.test(place) && !Number.isNaN(Date.parse(place)) ? instantOrNull(place) : null;
  if (since === null) throw invalidPlace(context);
  return since;
};

const invalidPlace = (context: Context): Problem =>
  context.request.headers.get("last-event-id")
    ? new Problem("invalid_cursor", `Last-Event-ID is no id of ${operationOf(context).id}, or its event is gone.`)
    : invalidCursor(context);

/** Answers a stream. 204 tells the client that nothing more can come. */
export const streamEvents = <For extends "events.stream" | "console.events.stream">(
  id: For,
  loaded: Listed<EventRow>,
  query: StreamQuery,
  context: Context,
  again: ReadAgain<StreamArgs, Listed<EventRow>>,
): Answer<For> => {
  const args = streamArgs(query, context);
  if (args.after !== null && !loaded.known) throw invalidPlace(context);
  if (loaded.rows.length === 0 && isOver(args, context)) return relay(id, 204, {});
  const parts = { contentType: eventStreamType };
  if (context.request.method === "HEAD") return relay(id, 200, parts);
  const stream = context.shell.streams.open(principalOf(context));
  return relay(id, 200, { ...parts, body: bytesOf(textsOf({ loaded, args, context, again, stream }), stream) });
};

const isOver = ({ until }: StreamArgs, { shell }: Context): boolean =>
  until !== null && until <= instantOf(shell.clock);

interface Streaming {
  readonly loaded: Listed<EventRow>;
  readonly args: StreamArgs;
  readonly context: Context;
  readonly again: ReadAgain<StreamArgs, Listed<EventRow>>;
  readonly stream: OpenStream;
}

/** Looks for events whenever there are news, and at each heartbeat, which also finds a revoked credential. */
const textsOf = async function* ({ loaded, args, context, again, stream }: Streaming): AsyncGenerator<string> {
  yield beginning(args.after ?? args.since ?? "");
  try {
    for (let found: Listed<EventRow> | null = loaded; found !== null; found = await nextLook(args, context, again)) {
      const last = found.rows.at(-1);
      if (last) {
        yield found.rows.map((row) => frame(row.id, presentEvent(row))).join("");
        args = { ...args, ...rangeAfter(last.id) };
      }
      if (found.rows.length === batch) continue;
      if (isOver(args, context)) return;
      yield upToDate;
      if ((await stream.wait()) === "ended") return;
    }
  } finally {
    stream.end();
  }
};

/** Returns null where the stream must end: its credential has ended, or the rows are out of reach. */
const nextLook = async (
  args: StreamArgs,
  context: Context,
  again: Streaming["again"],
): Promise<Listed<EventRow> | null> => {
  const { shell, requestId } = context;
  const { expiresAt } = principalOf(context);
  if (expiresAt !== null && expiresAt <= instantOf(shell.clock)) return null;
  try {
    const found = await again(args);
    return args.after === null || found.known ? found : null;
  } catch (error) {
    if (!(error instanceof Problem)) shell.log.warn({ err: error, request_id: requestId }, "a stream of events ended");
    return null;
  }
};
