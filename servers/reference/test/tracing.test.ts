/** A trace from the caller's request to the webhook that comes of it, as an OTLP receiver sees it. */
import { type AddressInfo } from "node:net";
import { createServer } from "node:http";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Receiver, startReceiver } from "../test-support/receiver.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span["attributes"] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

const spans: Span[] = [];
const services = new Set<string | undefined>();
const collector = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    expect(`${request.method} ${request.url}`).toBe("POST /v1/traces");
    const { resourceSpans }: Export = JSON.parse(Buffer.concat(chunks).toString());
    for (const { resource, scopeSpans } of resourceSpans) {
      services.add(resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue);
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    }
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
});
await new Promise<void>((resolve) => void collector.listen(0, "127.0.0.1", resolve));
const { port } = collector.address() as AddressInfo; // A server that listens on a port has one.
afterAll(() => void collector.close());

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const traceId = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

const traced = {
  ATLAS_ALLOW_LOOPBACK_TARGETS: "on",
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  OTEL_SERVICE_NAME: "atlas-test",
};

describeServedOnPostgres("traces", { settings: traced }, (served) => {
  test("go on from the caller through request, commit, jobs and delivery, each with the request id", async () => {
    spans.length = 0;
    const arrivedBefore = receiver.arrived.length;
    const { client, data } = await served.organization();
    await client.succeed("webhooks.create", {
      body: { idempotency_key: "hook", url: `${receiver.url}/hook`, events: ["conversation.message_received"] },
    });
    const requestId = `traced-request-${arrivedBefore}`;
    const ingest = {
      channel: "chatapp",
      customer: { phone_number: data.phone_number },
      event_type: "message.received",
    };
    await client.succeed("events.ingest", {
      body: { idempotency_key: "event", ...ingest, message: { text: "Is it raining?" } },
      headers: {
        traceparent,
        "x-request-id": requestId,
        authorization: `Bearer ${data.token}`,
        "content-type": "application/json",
      },
    });
    await eventually(() => expect(receiver.arrived).toHaveLength(arrivedBefore + 1));
    // The last spans are sent when the server stops.
    expect(await served.server.stop()).toBe(0);

    const own = spans.filter((span) => span.traceId === traceId);
    const named = (name: string) => own.find((span) => span.name === name);
    const [request, commit, delivery] = ["events.ingest", "commit", "webhook delivery"].map(named);
    const job = own.find(({ name, spanId }) => name === "job expand_event" && spanId === delivery?.parentSpanId);
    expect(request?.parentSpanId).toBe("b7ad6b7169203331");
    expect(commit?.parentSpanId).toBe(request?.spanId);
    expect(job?.parentSpanId).toBe(request?.spanId);
    for (const span of [request, job, delivery]) {
      const id = span?.attributes.find(({ key }) => key === "atlas.request_id");
      expect(id?.value.stringValue).toBe(requestId);
    }
    const arrived = receiver.arrived.at(-1);
    expect(arrived?.headers["traceparent"]).toBe(`00-${traceId}-${delivery?.spanId}-01`);
    expect(arrived?.headers["x-request-id"]).toBe(requestId);
    expect(services).toEqual(new Set(["atlas-test"]));
  });
});

describeServedOnPostgres("without a collector", { settings: { ATLAS_ALLOW_LOOPBACK_TARGETS: "on" } }, (served) => {
  test("nothing is traced, and a webhook carries no traceparent", async () => {
    const arrivedBefore = receiver.arrived.length;
    const { client, data } = await served.organization();
    await client.succeed("webhooks.create", {
      body: { idempotency_key: "hook", url: `${receiver.url}/hook`, events: ["message.delivered"] },
    });
    const body = { idempotency_key: "one", phone_number: data.phone_number, text: "Hello" };
    const headers = { traceparent, authorization: `Bearer ${data.token}`, "content-type": "application/json" };
    await client.succeed("messages.send", { body, headers });
    await eventually(() => expect(receiver.arrived).toHaveLength(arrivedBefore + 1));
    expect(receiver.arrived.at(-1)?.headers["traceparent"]).toBeUndefined();
  });
});
