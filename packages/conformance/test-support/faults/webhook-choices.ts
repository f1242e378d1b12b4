/** Choices of a webhook's owner, forgotten or a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import type { Deliver } from "../sandbox-target.ts";
import { type Fault, type Layer, answering, asking, bodyOf, inside, rewrites, without } from "./fault.ts";

const hooked: readonly OperationId[] = ["webhooks.create", "events.ingest"];

/** Says that it has taken a choice, and does not heed it. */
const forgets =
  (member: string): (() => Layer) =>
  () =>
  async (asked, next) => {
    const { operation, body } = asked;
    if (operation !== "webhooks.create" || !body || !(member in body)) return next(asked.request);
    const response = await next(asking(asked, { body: without(body, member) }));
    if (response.status !== 200) return response;
    const data = { ...inside(await bodyOf(response), "data"), [member]: body[member] };
    return answering(response, { body: { ok: true, data } });
  };

const withHeaders = (change: (headers: Headers) => void) => () => async (request: Request, next: Deliver) => {
  const headers = new Headers(request.headers);
  change(headers);
  return next(new Request(request.url, { method: "POST", headers, body: await request.arrayBuffer() }));
};

/** Makes a webhook with reserved headers without them. */
const takesAnyHeaders = (): Layer => async (asked, next) => {
  const response = await next(asked.request);
  const { operation, body } = asked;
  if (operation !== "webhooks.create" || response.status !== 422 || !body || !("headers" in body)) return response;
  return next(asking(asked, { body: without(body, "headers") }));
};

const showsValues = (): Layer => {
  const values = new Map<unknown, string>();
  return async (asked, next) => {
    const response = await next(asked.request);
    const data = inside(await bodyOf(response), "data");
    const headers = (asked.body ?? {})["headers"];
    if (asked.operation === "webhooks.create" && headers) values.set(data["id"], JSON.stringify(headers));
    if (asked.operation !== "webhooks.update" || response.status !== 200) return response;
    const description = values.get(data["id"]) ?? data["description"];
    return answering(response, { body: { ok: true, data: { ...data, description } } });
  };
};

const otherKey = "whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=";

const withoutAsymmetric = (headers: Headers): void => {
  const [first = ""] = (headers.get("webhook-signature") ?? "").split(" ");
  headers.set("webhook-signature", first);
};

export const webhookChoiceFaults: readonly Fault[] = [
  { name: "sends whole events to a webhook that is thin", operations: hooked, layer: forgets("payload") },
  { name: "sends what a webhook's filter leaves out", operations: hooked, layer: forgets("filter") },
  { name: "sends as fast as it can to a webhook with a rate", operations: hooked, layer: forgets("rate") },
  { name: "overtakes in a conversation whose order is kept", operations: hooked, layer: forgets("ordering") },
  {
    name: "leaves out the headers of a webhook's owner",
    operations: ["webhooks.create", "webhooks.list", "webhooks.update", "events.ingest"],
    deliveries: withHeaders((headers) => headers.delete("x-shop")),
  },
  {
    name: "shows the values of a webhook's headers",
    operations: ["webhooks.create", "webhooks.list", "webhooks.update", "events.ingest"],
    layer: showsValues,
  },
  { name: "takes headers that HTTP or the service sets", operations: ["webhooks.create"], layer: takesAnyHeaders },
  {
    name: "tells another public key than it signs by",
    operations: ["webhooks.create", "webhooks.update", "events.ingest"],
    layer: rewrites(["webhooks.create", "webhooks.update"], (text) => text.replace(/whpk_[\w+/]{43}=/, otherKey)),
  },
  {
    name: "signs a webhook with v1a by its secret alone",
    operations: ["webhooks.create", "webhooks.update", "events.ingest"],
    deliveries: withHeaders(withoutAsymmetric),
  },
];
