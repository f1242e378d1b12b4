/** Server-sent events (HTML Living Standard, 9.2) on the wire. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Answer, relay } from "./answer.ts";

/** Milliseconds after which a client connects again. */
const reconnectAfter = 1_000;

/** Begins a stream: the pause before a reconnection, and the place to go on from where no event comes before that. */
export const beginning = (place: string): string => `retry: ${reconnectAfter}\nid: ${place}\n\n`;

/** Frames one event. JSON has no line breaks, so it is one line of data. */
export const frame = (id: string, data: unknown): string => `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

/** Comment that says: nothing more has happened so far. */
export const upToDate = ":\n\n";

export const eventStreamType = "text/event-stream; charset=utf-8";

/** An event of a stream. */
export interface StreamedEvent {
  /** Place that a client goes on from, by `Last-Event-ID`. */
  readonly id: string;
  readonly data: unknown;
}

const encoder = new TextEncoder();

/**
 * Answers with a stream of events, as the client reads them. A client that goes away ends the source by `return()`.
 * A source that is quiet for long yields null now and then, which keeps the connection through proxies.
 */
export const eventStream = <Id extends OperationId>(
  id: Id,
  source: AsyncIterable<StreamedEvent | null>,
  place = "",
): Answer<Id> => {
  const events = source[Symbol.asyncIterator]();
  let isBegun = false;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (!isBegun) controller.enqueue(encoder.encode(beginning(place)));
      if (!isBegun) return void (isBegun = true);
      const { done, value } = await events.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(value === null ? upToDate : frame(value.id, value.data)));
    },
    cancel: async () => {
      await events.return?.();
    },
  });
  return relay(id, 200, { contentType: eventStreamType, body });
};
