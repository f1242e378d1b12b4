/** Deliveries as the console shows them and sends them again, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import { signPayload } from "@atlas-messaging/webhooks";
import type { Deliver } from "../sandbox-target.ts";
import {
  type Fault,
  type Json,
  type Layer,
  after,
  answering,
  answers,
  asking,
  asks,
  bodyOf,
  inside,
  instead,
  rewrites,
  succeeding,
} from "./fault.ts";

const listed: readonly OperationId[] = ["console.webhooks.create", "console.webhooks.listDeliveries", "events.ingest"];
const replayed: readonly OperationId[] = ["console.webhooks.replayDelivery", "console.webhooks.create"];
const failed: readonly OperationId[] = ["console.webhooks.replayFailedDeliveries", "console.webhooks.create"];
const rotated: readonly OperationId[] = ["console.webhooks.rotateSecret", "console.webhooks.create"];
const tested: readonly OperationId[] = ["console.webhooks.test", "console.webhooks.create"];

const whole: readonly OperationId[] = ["webhooks.getDelivery", "webhooks.listDeliveries"];

const misreads = (name: string, change: (delivery: Json) => Json): Fault => ({
  name,
  operations: whole,
  layer: answers(
    (body) => ({ body: { ok: true, data: { delivery: change(inside(body, "data", "delivery")) } } }),
    succeeding("webhooks.getDelivery"),
  ),
});

const lists = ["console.webhooks.listDeliveries", "webhooks.listDeliveries", "console.deliveries.list"] as const;

const forgetsFilter = (name: string, operation: (typeof lists)[number]): Fault => ({
  name: `does not look at ${name} in ${operation}`,
  operations: [operation],
  layer: asks([operation], ({ query }) => (query.has(name) ? { query: { [name]: null } } : null)),
});

const foundToAll = (change: (deliveries: readonly Json[]) => readonly Json[]): (() => Layer) =>
  answers((body) => {
    const data = inside(body, "data");
    return { body: { ok: true, data: { ...data, deliveries: change(data["deliveries"] as Json[]) } } }; // As the contract has it.
  }, succeeding("console.deliveries.list"));

const deliveries = (change: (delivery: Json) => Json): (() => Layer) =>
  answers((body) => {
    const data = inside(body, "data");
    const all = data["deliveries"] as Json[]; // The client has held it to that.
    return { body: { ok: true, data: { ...data, deliveries: all.map(change) } } };
  }, succeeding("console.webhooks.listDeliveries"));

const signed =
  (change: (current: string, previous: string) => { readonly current: string; readonly previous: string | null }) =>
  () =>
  (request: Request, next: Deliver): Promise<Response> => {
    const headers = new Headers(request.headers);
    const previous = headers.get("atlas-signature-previous");
    if (previous === null) return next(request);
    const signatures = change(headers.get("atlas-signature") ?? "", previous);
    headers.set("atlas-signature", signatures.current);
    if (signatures.previous === null) headers.delete("atlas-signature-previous");
    else headers.set("atlas-signature-previous", signatures.previous);
    return next(new Request(request, { headers }));
  };

/** The secrets that endpoints are made with go on signing, rotated or not. */
const signsForEver = (): Fault => {
  const secrets = new Map<unknown, string>();
  return {
    name: "goes on signing with the old secret for ever",
    operations: rotated,
    layer: after(200, ["console.webhooks.create"], async (_, __, response) => {
      const made = inside(await bodyOf(response), "data", "webhook_endpoint");
      secrets.set(made["endpoint_url"], String(made["signing_secret"]));
      return null;
    }),
    deliveries: () => async (request, next) => {
      const bytes = new Uint8Array(await request.clone().arrayBuffer());
      const headers = new Headers(request.headers);
      headers.set("atlas-signature-previous", signPayload(bytes, secrets.get(request.url) ?? ""));
      return next(new Request(request, { headers }));
    },
  };
};

/** Tells of the delivery as if it were about to go out, or sends something else in its place. */
const replaysOtherwise = (sends: "another event" | "nothing"): (() => Layer) =>
  instead(["console.webhooks.replayDelivery"], async (asked, next) => {
    const { webhook_id: webhookId, delivery_id: deliveryId } = asked.params;
    const of = `/operator/developers/webhooks/${webhookId}`;
    const { headers } = asked.request;
    const seen = await next(new Request(new URL(`${of}/deliveries`, asked.request.url), { headers }));
    const all = (inside(await bodyOf(seen), "data")["deliveries"] ?? []) as Json[]; // As the contract has it.
    const delivery = all.find(({ id }) => id === deliveryId);
    if (!delivery || delivery["status"] === "pending") return null;
    const { event_type } = delivery;
    if (sends === "another event") await next(asking(asked, { path: `${of}/test`, body: { event_type } }));
    const dead = { ...delivery, status: "pending", next_attempt_at: delivery["updated_at"] };
    return answering(seen, { body: { ok: true, data: { delivery: dead } } });
  });

const recovered: readonly OperationId[] = ["console.webhooks.recover", "webhooks.recover"];
const recovery = (count: number) => ({ recovered: count, has_more: false, next_after_id: null });

export const replayedDeliveryFaults: readonly Fault[] = [
  {
    name: "does not say that a webhook rests",
    operations: listed,
    layer: rewrites(["console.webhooks.listDeliveries"], (text) =>
      text.replaceAll('"reason":"endpoint_resting"', '"reason":null'),
    ),
  },
  forgetsFilter("event_type", "console.webhooks.listDeliveries"),
  forgetsFilter("event_type", "console.deliveries.list"),
  ...lists.flatMap((list) => ["conversation_id", "correlation_id"].map((name) => forgetsFilter(name, list))),
  {
    name: "finds deliveries to one webhook only",
    operations: ["console.deliveries.list"],
    layer: foundToAll((all) => all.filter(({ webhook_id }) => webhook_id === all[0]?.["webhook_id"])),
  },
  {
    name: "finds deliveries under the id of another webhook",
    operations: ["console.deliveries.list"],
    layer: foundToAll((all) => all.map((each) => ({ ...each, webhook_id: all[0]?.["webhook_id"] }))),
  },
  misreads("shows another body than it sent", (delivery) => ({
    ...delivery,
    request: { ...inside(delivery, "request"), body: "{}" },
  })),
  misreads("shows no answer of a receiver", (delivery) => ({
    ...delivery,
    attempts: (delivery["attempts"] as Json[]).map((attempt) => ({ ...attempt, response_body: null })),
  })),
  {
    name: "does not look at since when it delivers what a webhook has not received",
    operations: recovered,
    layer: asks(recovered, ({ body }) =>
      body?.["since"] ? { body: { ...body, since: "2020-01-01T00:00:00Z" } } : null,
    ),
  },
  {
    name: "recovers a webhook that is disabled",
    operations: recovered,
    layer: after(409, recovered, (_, __, response) =>
      answering(response, { status: 200, body: { ok: true, data: recovery(0) } }),
    ),
  },
  {
    name: "says that it delivers what a webhook has not received, and does not",
    operations: recovered,
    layer: instead(["console.webhooks.recover"], async ({ request }, next) => {
      const { headers, url } = request;
      const looked = await next(
        new Request(url.replace(/\/recover$/, "/deliveries"), {
          headers: { authorization: headers.get("authorization") ?? "" },
        }),
      );
      return looked.status === 200 ? answering(looked, { body: { ok: true, data: recovery(2) } }) : null;
    }),
  },
  {
    name: "counts one delivery too many that a webhook has not received",
    operations: recovered,
    layer: rewrites(["console.webhooks.recover"], (text) =>
      text.replace(/"recovered":(\d+)/, (_, count) => `"recovered":${Number(count) + 1}`),
    ),
  },
  {
    name: "signs with the new secret alone once it was rotated",
    operations: rotated,
    deliveries: signed((current) => ({ current, previous: null })),
  },
  {
    name: "goes on signing with the old secret after a rotation",
    operations: rotated,
    deliveries: signed((current, previous) => ({ current: previous, previous: current })),
  },
  signsForEver(),
  {
    name: "keeps the secret that it says is rotated",
    operations: rotated,
    layer: instead(["console.webhooks.rotateSecret"], async (asked, next) => {
      const response = await next(asked.request);
      return answering(response, { text: (await response.text()).replace(/"signing_secret":"[^"]*/, "$&x") });
    }),
  },
  { name: "replays another event", operations: replayed, layer: replaysOtherwise("another event") },
  { name: "replays nothing", operations: replayed, layer: replaysOtherwise("nothing") },
  {
    name: "replays none of what was given up",
    operations: failed,
    layer: asks(["console.webhooks.replayFailedDeliveries"], ({ body }) =>
      body && "since" in body ? { body: { ...body, since: "2199-01-01T00:00:00.000Z" } } : null,
    ),
  },
  {
    name: "counts more than it replays",
    operations: failed,
    layer: rewrites(["console.webhooks.replayFailedDeliveries"], (text) =>
      text.replace('"replayed":1', '"replayed":2'),
    ),
  },
  {
    name: "keeps no attempts of deliveries",
    operations: listed,
    layer: deliveries((each) => ({ ...each, attempts: [] })),
  },
  {
    name: "never says when a delivery is tried again",
    operations: listed,
    layer: deliveries((each) => ({ ...each, next_attempt_at: null })),
  },
  {
    name: "takes every delivery for one that came",
    operations: listed,
    layer: deliveries((each) => ({ ...each, status: "delivered" })),
  },
  {
    name: "does not look at the status by which deliveries are listed",
    operations: listed,
    layer: asks(["console.webhooks.listDeliveries"], ({ query }) =>
      query.get("status") === "pending" ? { query: { status: null } } : null,
    ),
  },
  {
    name: "tests with the same event whatever was asked for",
    operations: tested,
    layer: asks(["console.webhooks.test"], ({ body }) =>
      body && "event_type" in body ? { body: { ...body, event_type: "session.ended" } } : null,
    ),
  },
];
