/** Server-sent events (HTML Living Standard, 9.2) on the wire. */
import type { OpenStream } from "./streams.ts";

/** Milliseconds after which a client connects again. */
const reconnectAfter = 1_000;

/** Begins a stream: the pause before a reconnection, and the place to go on from where no event comes before that. */
export const beginning = (place: string): string => `retry: ${reconnectAfter}\nid: ${place}\n\n`;

/** Frames one event. JSON has no line breaks, so it is one line of data. */
export const frame = (id: string, data: unknown): string => `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

/** Comment that says: nothing more has happened so far. */
export const upToDate = ":\n\n";

const encoder = new TextEncoder();

/** Sends the texts as the reader takes them. Ends the stream when its client goes away. */
export const bytesOf = (texts: AsyncGenerator<string>, stream: OpenStream): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => stream.end(),
  });
