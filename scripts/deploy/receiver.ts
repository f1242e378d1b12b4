/** A receiver of webhooks that remembers which messages it was told of. */

export interface Receiver {
  readonly url: string;
  /** Ids of messages. */
  readonly messages: ReadonlySet<string>;
  /** Deliveries whose event had come before. */
  repeated(): number;
  close(): Promise<void>;
}

interface Event {
  readonly event_id: string;
  readonly message?: { readonly id: string };
}

export const startReceiver = (): Receiver => {
  const [messages, events] = [new Set<string>(), new Set<string>()];
  let deliveries = 0;
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: async (request) => {
      const { event_id, message } = (await request.json()) as Event; // The contract's own tests hold its form.
      deliveries += 1;
      events.add(event_id);
      if (message) messages.add(message.id);
      return new Response();
    },
  });
  return {
    url: `http://127.0.0.1:${server.port}/`,
    messages,
    repeated: () => deliveries - events.size,
    close: () => server.stop(true),
  };
};
