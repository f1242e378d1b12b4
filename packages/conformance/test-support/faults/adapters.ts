/** Adapters to other networks, a little off. */
import { type Fault, asks, rewrites, without } from "./fault.ts";

export const adapterFaults: readonly Fault[] = [
  {
    name: "hands messages to an adapter without their text",
    operations: ["console.channels.linkAdapter", "messages.reportStatus"],
    deliveries: () => async (request, next) => {
      const { method, headers, url } = request;
      const body = (await request.text()).replace("We open at nine.", "");
      return next(new Request(url, { method, headers, body }));
    },
  },
  {
    name: "moves a message of an adapter back by a late report",
    operations: ["console.channels.linkAdapter", "messages.reportStatus"],
    layer: () => async (asked, next) => {
      const response = await next(asked.request);
      if (asked.operation !== "messages.reportStatus" || asked.body?.["status"] !== "sent") return response;
      const text = (await response.text()).replace('"delivery_state":"delivered"', '"delivery_state":"sent"');
      return new Response(text, response);
    },
  },
  {
    name: "keeps to itself why an adapter refused a message",
    operations: ["console.channels.linkAdapter", "messages.get"],
    layer: rewrites(["messages.get"], (text) => text.replaceAll("recipient_unreachable", "provider_error")),
  },
  {
    name: "takes a message of an adapter's network as often as it is told",
    operations: ["console.channels.linkAdapter", "events.ingest"],
    layer: asks(["events.ingest"], ({ body }) =>
      body && "provider_message_id" in body ? { body: without(body, "provider_message_id") } : null,
    ),
  },
  {
    name: "says that a message is read which no adapter took",
    operations: ["messages.reportStatus", "messages.send"],
    layer: () => async (asked, next) => {
      const response = await next(asked.request);
      if (asked.operation !== "messages.reportStatus" || response.status !== 409) return response;
      const data = { message_id: asked.params["id"], delivery_state: "read" };
      const { headers } = response;
      return new Response(JSON.stringify({ ok: true, data }), { status: 200, headers });
    },
  },
];
