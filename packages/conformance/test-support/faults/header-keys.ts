/** Keys of deletions, of headers and of several forms, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Asked, type Fault, type Layer, asking, asks, of, without } from "./fault.ts";

const deleting: readonly OperationId[] = ["webhooks.delete"];
const sending: readonly OperationId[] = ["messages.send"];
const header = "idempotency-key";

const bare = (request: Request): Request => {
  const headers = new Headers(request.headers);
  headers.delete(header);
  return new Request(request, { headers });
};

const headerOf = ({ request }: Asked): string | null => request.headers.get(header);
const bodyKeyOf = ({ body }: Asked): unknown => body?.["idempotency_key"];

/** Leaves the header out of requests that fit. */
const dropsHeader =
  (which: (asked: Asked) => boolean): (() => Layer) =>
  () =>
  async (asked, next) =>
    next(which(asked) ? bare(asked.request) : asked.request);

/** Takes one form of a request for a request of its own. */
const tellsApart = (id: OperationId, isOther: (asked: Asked) => boolean): (() => Layer) =>
  asks([id], (asked) =>
    asked.body && isOther(asked) ? { body: { ...asked.body, idempotency_key: `${String(bodyKeyOf(asked))} 2` } } : null,
  );

export const headerKeyFaults: readonly Fault[] = [
  { name: "does not look at the header Idempotency-Key", operations: sending, layer: dropsHeader(() => true) },
  {
    name: "does not look at the header of a deletion",
    operations: deleting,
    layer: dropsHeader(of(...deleting)),
  },
  {
    name: "does not look at the key in a deletion's body",
    operations: deleting,
    layer: asks(deleting, ({ body }) => (body ? { body: without(body, "idempotency_key") } : null)),
  },
  {
    name: "takes the body's key in silence where the header has another",
    operations: sending,
    layer: dropsHeader((asked) => bodyKeyOf(asked) !== undefined && bodyKeyOf(asked) !== headerOf(asked)),
  },
  {
    name: "answers a deletion once more as it did, with a key or without",
    operations: deleting,
    layer: () => {
      const first = new Map<string, Response>();
      return async (asked, next) => {
        const id = asked.params["id"] ?? "";
        const known = of(...deleting)(asked) ? first.get(id) : undefined;
        const response = await next(asked.request);
        if (known && response.status === 404) return known.clone();
        if (of(...deleting)(asked) && response.status === 200) first.set(id, response.clone());
        return response;
      };
    },
  },
  {
    name: "deletes another resource under the key of the first",
    operations: ["webhooks.delete", "webhooks.list"],
    layer: () => async (asked, next) => {
      const response = await next(asked.request);
      if (!of(...deleting)(asked) || response.status !== 422 || headerOf(asked) === null) return response;
      return next(bare(asked.request));
    },
  },
  {
    name: "takes the two forms of an action for two requests",
    operations: ["actions.execute"],
    layer: tellsApart("actions.execute", ({ body }) => body?.["action"] === "send_message"),
  },
  {
    name: "takes an empty payload and none for two requests",
    operations: ["actions.execute"],
    layer: tellsApart("actions.execute", ({ body }) => JSON.stringify(body?.["payload"]) === "{}"),
  },
  {
    name: "takes text and content for two requests",
    operations: ["knowledge.create"],
    layer: tellsApart("knowledge.create", ({ body }) => body?.["source_type"] === "text" && "content" in body),
  },
  {
    name: "cuts a long key of the header",
    operations: sending,
    layer: () => async (asked, next) => {
      const key = headerOf(asked);
      return next(key === null ? asked.request : asking(asked, { headers: { [header]: key.slice(0, 255) } }));
    },
  },
];
