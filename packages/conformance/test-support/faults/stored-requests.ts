/** Stored requests, kept a little wrong. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Asked, type Fault, type Layer, answering, asks, rewrites } from "./fault.ts";

const listing: readonly OperationId[] = ["console.requests.list"];
const reading: readonly OperationId[] = ["console.requests.get"];

/** Shows in the stored request what was sent, in place of a mark. */
const showing =
  (mark: string, sent: OperationId, wordIn: (asked: Asked) => unknown): (() => Layer) =>
  () => {
    let word = "";
    return async (asked, next) => {
      if (asked.operation === sent) word = String(wordIn(asked));
      const response = await next(asked.request);
      if (asked.operation !== "console.requests.get" || response.status !== 200) return response;
      return answering(response, { text: (await response.text()).replaceAll(mark, word) });
    };
  };

/** Answers a stored request that somebody has read to everybody. */
const readable = (): Layer => {
  const known = new Map<string, string>();
  return async (asked, next) => {
    const response = await next(asked.request);
    const id = asked.params["request_id"] ?? "";
    if (asked.operation !== "console.requests.get") return response;
    if (response.status === 200) known.set(id, await response.clone().text());
    const text = known.get(id);
    return response.status === 404 && text !== undefined ? answering(response, { status: 200, text }) : response;
  };
};

export const storedRequestFaults: readonly Fault[] = [
  ...["correlation_id", "operation", "status", "principal_id", "since", "until"].map((name) => ({
    name: `ignores ${name} where it lists stored requests`,
    operations: listing,
    layer: asks(listing, () => ({ query: { [name]: null } })),
  })),
  {
    name: "stores requests without their bodies",
    operations: reading,
    layer: rewrites(reading, (text) => text.replace(/"request_body":"(?:[^"\\]|\\.)*"/, '"request_body":null')),
  },
  {
    name: "stores requests without the codes of refusals",
    operations: listing,
    layer: rewrites(listing, (text) => text.replaceAll(/"error_code":"\w+"/g, '"error_code":null')),
  },
  {
    name: "stores the secrets of requests",
    operations: reading,
    layer: showing("[redacted]", "webhooks.create", ({ body }) => body?.["secret"]),
  },
  {
    name: "leaves the words of erased customers in stored requests",
    operations: reading,
    layer: showing("[erased]", "events.ingest", () => "lamp"),
  },
  { name: "shows stored requests to other organizations", operations: reading, layer: readable },
];
