/** The stream of events, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Fault, type Layer, answering, asks } from "./fault.ts";

const stream: readonly OperationId[] = ["events.stream"];

const forgets = (name: string): Fault => ({
  name: `does not look at ${name} in the stream of events`,
  operations: stream,
  layer: asks(stream, ({ query }) => (query.has(name) ? { query: { [name]: null } } : null)),
});

/** Changes the text of a stream as it comes. */
const changes = (change: (text: string) => string) => (): Layer => async (asked, next) => {
  const response = await next(asked.request);
  if (asked.operation !== "events.stream" || response.status !== 200) return response;
  const texts = new TransformStream<string, string>({
    transform: (text, controller) => controller.enqueue(change(text)),
  });
  const body = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(texts)
    .pipeThrough(new TextEncoderStream());
  return new Response(body ?? null, response);
};

export const streamFaults: readonly Fault[] = [
  ...["conversation_id", "customer_id", "phone_number", "event_type", "since", "until", "after_id"].map(forgets),
  {
    name: "begins a stream anew where it should go on after the last id",
    operations: stream,
    layer: asks(stream, ({ request }) =>
      request.headers.has("last-event-id")
        ? { query: { since: "2020-01-01T00:00:00.000Z" }, headers: { "last-event-id": "" } }
        : null,
    ),
  },
  {
    name: "gives the events of a stream other ids than the list",
    operations: stream,
    layer: changes((text) => text.replaceAll(/^id: 0/gm, "id: 1")),
  },
  {
    name: "sends the last event of a stream twice",
    operations: stream,
    layer: changes((text) => text.replace(/(id: .*\ndata: .*\n\n)(?=[^]*data:)/, "$1$1")),
  },
  {
    name: "opens any number of streams",
    operations: stream,
    layer: () => async (asked, next) => {
      const response = await next(asked.request);
      if (asked.operation !== "events.stream" || response.status !== 429) return response;
      const headers = { "content-type": "text/event-stream", "x-atlas-ratelimit-reason": "ok", "retry-after": "0" };
      return answering(response, { status: 200, headers, text: "retry: 1000\n\n:\n\n" });
    },
  },
  {
    name: "goes on with the stream of a session that has ended",
    operations: ["console.events.stream"],
    layer: () => async (asked, next) => {
      if (asked.operation !== "console.account.signOut") return next(asked.request);
      const headers = { "content-type": "application/json" };
      const seen = await next(
        new Request(new URL("/operator/overview", asked.request.url), { headers: asked.request.headers }),
      );
      return answering(seen, {
        status: 200,
        headers,
        body: { ok: true, data: { signed_out_at: "2026-01-01T12:00:00.000Z" } },
      });
    },
  },
];
