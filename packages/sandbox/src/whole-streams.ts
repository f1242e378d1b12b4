/** Streams for pages that cannot hand one to their service worker, as in WebKit: msw then waits for the end of the body. */

/** Tells if a stream can be handed to another thread. */
const canHandOver = (): boolean => {
  const stream = new ReadableStream();
  try {
    return Boolean(structuredClone(stream, { transfer: [stream] }));
  } catch {
    return false;
  }
};

/** Ends a stream after its next events, or after a heartbeat, where it could not begin otherwise. Clients connect again. */
export const handedOver = (answer: Response): Response => {
  const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  if (!isStream || answer.body === null || canHandOver()) return answer;
  return new Response(untilNews(answer.body), answer);
};

/** Asks for another connection at once, since events wait for it. */
const soon = "retry: 100\n\n";

const untilNews = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  let quiet = 0;
  return new ReadableStream({
    pull: async (controller) => {
      const { value } = await reader.read();
      if (!value) return controller.close();
      controller.enqueue(value);
      const text = new TextDecoder().decode(value);
      if (text.startsWith(":")) quiet += 1;
      // The first comment says that nothing has happened before.
      if (!/^data:/m.test(text) && quiet < 2) return;
      controller.enqueue(new TextEncoder().encode(soon));
      controller.close();
      await reader.cancel();
    },
    cancel: () => reader.cancel(),
  });
};
