/** Choices of a webhook's owner: payload, filter, headers, rate, order and signature. */
import type { BodyOf, EventName } from "@atlas-messaging/contract";
import { AtlasSignatureError, unwrapAsymmetric } from "@atlas-messaging/webhooks";
import type { Case, Citation, Context } from "../case.ts";
import type { ReceiverAnswer } from "../receiver.ts";
import { freshSandbox, hear, newNumber, topic } from "./steps.ts";

const subscriptions: Citation = {
  section: "Events",
  line: "Subscriptions are made with POST /v1/atlas/webhooks (or the console form). Two name sets appear.",
};
const payload: Citation = { section: "Webhook delivery payload", line: "| event_id | string |" };
const secrets: Citation = {
  section: "Authentication",
  line: "Secrets (grant secret, key secret, webhook signing secret) are returned in plaintext once at creation. Listings show only prefixes and scope metadata.",
};
const retries: Citation = {
  section: "Delivery semantics",
  line: "A non-2xx response triggers retries with exponential backoff over 24 hours, at most 5 retry attempts.",
};
const signature: Citation = {
  section: "Webhook signature (outbound requests from the service)",
  line: "Each delivery carries the header `Atlas-Signature`: HMAC-SHA256 of the raw request body bytes, keyed with the webhook's secret, hex-encoded.",
};

const define = topic("webhook-choices");

type Chosen = Partial<BodyOf<"webhooks.create">>;

const subscribe = async (
  context: Context,
  chosen: Chosen,
  { events = ["conversation.message_received"], answer }: { events?: EventName[]; answer?: ReceiverAnswer } = {},
) => {
  const its = await freshSandbox(context);
  const receiver = await context.receiver(answer);
  const body = { url: `${receiver.url}/hook`, events, ...chosen };
  const { data: webhook } = await its.client.succeed("webhooks.create", { body });
  const arrivals = (count: number) =>
    context.until(() => {
      context.check.that(receiver.arrived.length >= count, `${count} deliveries`, `${receiver.arrived.length} came`);
      return receiver.arrived;
    });
  return { ...its, webhook, receiver, arrivals };
};

const failsOnce: ReceiverAnswer = (_, index) => ({ status: index === 0 ? 500 : 200 });

const textOf = (raw: Uint8Array): string => new TextDecoder().decode(raw);

const eventIn = (raw: Uint8Array): { readonly [member: string]: unknown } => Object(JSON.parse(textOf(raw)));

export const webhookChoices: readonly Case[] = [
  define("thin", {
    title: "a thin delivery has name, ids and times alone, and its event is read by its event_id",
    operations: ["webhooks.create", "events.ingest", "events.get"],
    cites: payload,
    needs: ["organization", "receiver"],
    run: async (context) => {
      const { check } = context;
      const { client, webhook, arrivals } = await subscribe(context, { payload: "thin" });
      check.equal(webhook.payload, "thin", "payload of the new webhook");
      const number = newNumber();
      const heard = await hear(client, number, { text: "Is the garden open?" });
      const delivery = check.present((await arrivals(1))[0], "the delivery");
      const event = eventIn(delivery.raw);
      const ids = { conversation_id: heard.conversation_id, message_id: heard.message_id };
      check.includes(event, { event_type: "conversation.message_received", payload: "thin", ...ids }, "the delivery");
      const others = Object.keys(event).filter(
        (name) => !name.endsWith("_id") && !["event_type", "timestamp", "payload"].includes(name),
      );
      check.equal(others, [], "members that are neither name, id nor time");
      const text = textOf(delivery.raw);
      check.that(!text.includes(number) && !text.includes("garden"), "no personal data", text);
      const { data } = await client.succeed("events.get", { params: { id: String(event["event_id"]) } });
      check.that(
        JSON.stringify(data.event.payload).includes("garden"),
        "the text of the message",
        "the event lacks it",
      );
    },
  }),
  define("filter", {
    title: "a webhook with a filter gets the events that match each list of it, and no others",
    operations: ["webhooks.create", "webhooks.update", "events.ingest", "channels.list"],
    cites: subscriptions,
    needs: ["organization", "receiver"],
    run: async (context) => {
      const { check } = context;
      const events: EventName[] = ["conversation.message_received", "conversation.updated"];
      const { client, webhook, receiver, arrivals } = await subscribe(context, {}, { events });
      const { data } = await client.succeed("channels.list");
      const channel = check.present(data.channels[0], "a channel");
      const make = async (filter: NonNullable<Chosen["filter"]>) => {
        const body = { url: `${receiver.url}/filtered`, events, filter };
        const made = (await client.succeed("webhooks.create", { body })).data;
        check.equal(made.filter, filter, "filter of the new webhook");
        return made.id;
      };
      const wanted = await make({ channel_ids: [channel.id], directions: ["inbound"] });
      await make({ channel_ids: [webhook.id] });
      await make({ labels: ["nobody-has-it"] });
      await make({ directions: ["outbound"] });
      await make({ categories: ["marketing"] });
      await hear(client, newNumber());
      await arrivals(2);
      const filtered = () => receiver.arrived.filter(({ path }) => path === "/filtered").length;
      check.equal(filtered(), 1, "deliveries to the five webhooks with a filter");
      await client.succeed("webhooks.update", {
        params: { id: wanted },
        body: { filter: { directions: ["outbound"] } },
      });
      await hear(client, newNumber());
      await arrivals(3);
      check.equal(filtered(), 1, "deliveries after the filter was changed");
    },
  }),
  define("headers", {
    title: "headers of the owner are sent with each delivery, and their values are never shown",
    operations: ["webhooks.create", "webhooks.list", "webhooks.update", "events.ingest"],
    cites: secrets,
    needs: ["organization", "receiver"],
    run: async (context) => {
      const { check } = context;
      const headers = { "X-Shop": "corner", Authorization: "Bearer 9c1e07-of-the-gateway" };
      const { client, webhook, arrivals } = await subscribe(context, { headers });
      check.equal(webhook.header_names?.toSorted(), ["Authorization", "X-Shop"], "header_names of the new webhook");
      const listed = await client.call("webhooks.list");
      const params = { id: webhook.id };
      const changed = await client.call("webhooks.update", { params, body: { description: "x" } });
      for (const { text, where } of [listed, changed])
        check.that(!text.includes("9c1e07"), "no value of a header", `${where} shows it`);
      await hear(client, newNumber());
      const { headers: sent } = check.present((await arrivals(1))[0], "the delivery");
      check.equal([sent["x-shop"], sent["authorization"]], ["corner", headers.Authorization], "the headers that came");
      await client.succeed("webhooks.update", { params, body: { headers: {} } });
      await hear(client, newNumber());
      const later = check.present((await arrivals(2))[1], "the second delivery");
      check.equal(later.headers["x-shop"], undefined, "a header that was removed");
    },
  }),
  define("reserved-headers", {
    title: "headers that HTTP or the service sets are refused, and so are values that are no text of a header",
    operations: ["webhooks.create"],
    cites: secrets,
    run: async (context) => {
      const { client } = await context.home();
      for (const headers of [
        { Host: "shop.example" },
        { "content-length": "1" },
        { "Atlas-Signature": "0" },
        { "webhook-id": "0" },
        { "X-Request-Id": "0" },
        { "X-Shop": "a\r\nHost: b" },
      ]) {
        const body = { url: "https://shop.example/hook", events: ["session.ended"], headers };
        const { error, where } = await client.refuse("webhooks.create", "validation_failed", { body });
        context.check.equal(error.details?.[0]?.path, "headers", `the path in details of ${where}`);
      }
    },
  }),
  define("rate", {
    title: "deliveries of a webhook with a rate are spread, and one that waits uses up no attempt",
    operations: ["webhooks.create", "webhooks.listDeliveries", "events.ingest"],
    cites: retries,
    needs: ["organization", "receiver", "clock"],
    run: async (context) => {
      const { check } = context;
      const { client, webhook, receiver, arrivals } = await subscribe(context, { rate: 1 });
      check.equal(webhook.rate, 1, "rate of the new webhook");
      const number = newNumber();
      for (let count = 0; count < 6; count++) await hear(client, number);
      await arrivals(1);
      check.that(receiver.arrived.length <= 4, "deliveries of the first seconds", `${receiver.arrived.length} came`);
      await context.clock.advance("10s");
      await arrivals(6);
      const { data } = await client.succeed("webhooks.listDeliveries", { params: { id: webhook.id } });
      check.equal(
        data.deliveries.map(({ attempts }) => attempts.length),
        [1, 1, 1, 1, 1, 1],
        "attempts of each delivery",
      );
    },
  }),
  define("order", {
    title: "an event waits for the one before it of its conversation, and for no other",
    operations: ["webhooks.create", "webhooks.listDeliveries", "events.ingest"],
    cites: retries,
    needs: ["organization", "receiver", "clock"],
    run: async (context) => {
      const { check } = context;
      const subscribed = await subscribe(context, { ordering: "conversation" }, { answer: failsOnce });
      const { client, webhook, receiver, arrivals } = subscribed;
      check.equal(webhook.ordering, "conversation", "ordering of the new webhook");
      const [one, other] = [newNumber(), newNumber()];
      await hear(client, one, { text: "first" });
      await arrivals(1);
      await hear(client, one, { text: "second" });
      await hear(client, one, { text: "third" });
      await hear(client, other, { text: "elsewhere" });
      await arrivals(2);
      const texts = () => receiver.arrived.map(({ raw }) => Reflect.get(Object(eventIn(raw)["message"]), "text"));
      check.equal(texts(), ["first", "elsewhere"], "the deliveries while the first one waits for its retry");
      const { data: waiting } = await client.succeed("webhooks.listDeliveries", {
        params: { id: webhook.id },
        query: { status: "pending" },
      });
      check.equal(
        waiting.deliveries.map(({ reason }) => reason ?? null).toSorted(),
        ["earlier_event", "earlier_event", null],
        "the reasons of those that wait",
      );
      await context.clock.advance("70s");
      await arrivals(5);
      check.equal(texts(), ["first", "elsewhere", "first", "second", "third"], "the deliveries in order");
      const { data } = await client.succeed("webhooks.listDeliveries", { params: { id: webhook.id } });
      const longest = Math.max(...data.deliveries.map(({ waited_ms }) => waited_ms ?? 0));
      check.that(longest >= 40_000, "a waited_ms of some 50 s", String(longest));
    },
  }),
  define("asymmetric", {
    title: "a webhook with v1a is signed with a key of its own, which its public_key verifies",
    operations: ["webhooks.create", "webhooks.update", "events.ingest"],
    cites: signature,
    needs: ["organization", "receiver"],
    run: async (context) => {
      const { check } = context;
      const { client, webhook, arrivals } = await subscribe(context, { signature: "v1a" });
      const key = check.present(webhook.public_key, "the public_key of the new webhook");
      check.matches(key, /^whpk_[\w+/]{43}=$/, "public_key");
      const params = { id: webhook.id };
      const again = await client.succeed("webhooks.update", { params, body: { signature: "v1a" } });
      check.equal(again.data.public_key, key, "public_key after it was asked for again");
      await hear(client, newNumber());
      const first = check.present((await arrivals(1))[0], "the delivery");
      const options = { tolerance: Number.POSITIVE_INFINITY };
      const verify = (publicKey: string, raw = first.raw) =>
        unwrapAsymmetric(raw, first.headers, publicKey, options).then(
          () => "verified",
          (error: unknown) => (error instanceof AtlasSignatureError ? error.reason : String(error)),
        );
      check.equal(await verify(key), "verified", "the signature by the public key");
      check.equal(await verify(key, new TextEncoder().encode("{}")), "mismatch", "the signature of other bytes");
      check.matches(first.headers["atlas-signature"], /^[0-9a-f]{64}$/, "Atlas-Signature beside it");
      const { data } = await client.succeed("webhooks.update", { params, body: { signature: "v1" } });
      check.equal([data.signature, data.public_key], ["v1", undefined], "signature and public_key after the change");
      await hear(client, newNumber());
      const second = check.present((await arrivals(2))[1], "the second delivery");
      check.that(!String(second.headers["webhook-signature"]).includes("v1a,"), "no v1a signature", "there is one");
    },
  }),
];
