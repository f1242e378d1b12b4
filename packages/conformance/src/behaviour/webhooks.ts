/** Webhook signatures and delivery, seen by a receiver of the suite. */
import type { EventName } from "@atlas-messaging/contract";
import { signPayload } from "@atlas-messaging/webhooks";
import type { Case, Citation, Context } from "../case.ts";
import type { Arrived, Receiver, ReceiverAnswer } from "../receiver.ts";
import { type Sandbox, freshSandbox, hear, inbound, newNumber, topic } from "./steps.ts";

const signature: Citation = {
  section: "Webhook signature (outbound requests from the service)",
  line: "Each delivery carries the header `Atlas-Signature`: HMAC-SHA256 of the raw request body bytes, keyed with the webhook's secret, hex-encoded.",
};
const semantics = (line: string): Citation => ({ section: "Delivery semantics", line });
const atLeastOnce = semantics("Delivery is at-least-once. Receivers deduplicate on `event_id`.");
const retries = semantics(
  "A non-2xx response triggers retries with exponential backoff over 24 hours, at most 5 retry attempts.",
);
const skipped = semantics("Receivers return 200 even for events they skip; non-2xx is only for requesting a retry.");
const correlated = semantics("Correlation ids are preserved in logs.");
const subscriptions: Citation = {
  section: "Events",
  line: "Subscriptions are made with POST /v1/atlas/webhooks (or the console form). Two name sets appear.",
};
const payload: Citation = { section: "Webhook delivery payload", line: "| event_id | string |" };
const once: Citation = {
  section: "Authentication",
  line: "Secrets (grant secret, key secret, webhook signing secret) are returned in plaintext once at creation. Listings show only prefixes and scope metadata.",
};

const define = topic("webhooks");

interface Subscribed {
  readonly its: Sandbox;
  readonly id: string;
  readonly secret: string;
  readonly receiver: Receiver;
  /** Waits until `count` deliveries have arrived. */
  readonly arrivals: (count: number, milliseconds?: number) => Promise<readonly Arrived[]>;
}

const subscribe = async (
  context: Context,
  events: readonly EventName[],
  answer?: ReceiverAnswer,
  more: { readonly secret?: string } = {},
): Promise<Subscribed> => {
  const its = await freshSandbox(context);
  const receiver = await context.receiver(answer);
  const { data } = await its.client.succeed("webhooks.create", {
    body: { url: `${receiver.url}/hook`, events, ...more },
  });
  return {
    its,
    id: data.id,
    secret: more.secret ?? context.check.present(data.secret, "the secret of the new webhook"),
    receiver,
    arrivals: (count, milliseconds) =>
      context.until(() => {
        context.check.that(receiver.arrived.length >= count, `${count} deliveries`, `${receiver.arrived.length} came`);
        return receiver.arrived;
      }, milliseconds),
  };
};

const first = (arrived: readonly Arrived[], { check }: Context): Arrived =>
  check.present(arrived[0], "the first delivery");

const fails: ReceiverAnswer = () => ({ status: 500 });
const failsOnce: ReceiverAnswer = (_, index) => ({ status: index === 0 ? 500 : 200 });
/** Text whose bytes change when JSON is parsed and written again. */
const awkward = "Grüße \u2028 \u00e9 < > & 🦉 / 1.0";

export const webhooks: readonly Case[] = [
  define("signature", {
    title: "Atlas-Signature is the HMAC-SHA256 of the bytes that come, in hexadecimal, with the secret",
    operations: ["webhooks.create", "events.ingest"],
    cites: signature,
    needs: ["organization", "receiver"],
    run: async (context) => {
      const { its, secret, receiver, arrivals } = await subscribe(context, ["conversation.message_received"]);
      await hear(its.client, newNumber(), { text: awkward });
      const delivery = first(await arrivals(1), context);
      const header = delivery.headers["atlas-signature"];
      context.check.matches(header, /^[0-9a-f]{64}$/, "Atlas-Signature");
      context.check.equal(header, signPayload(delivery.raw, secret), "Atlas-Signature over the bytes that came");
      const event = receiver.eventOf(delivery, secret, "conversation.message_received");
      context.check.equal(event.message.text, awkward, "message.text of the delivery");
      context.check.equal(delivery.method, "POST", "the method of the delivery");
      context.check.matches(delivery.headers["content-type"], /^application\/json\b/, "Content-Type of the delivery");
    },
  }),
  define("own-secret", {
    title: "a secret that the developer gives signs the deliveries, and is not shown",
    operations: ["webhooks.create", "events.ingest"],
    cites: signature,
    needs: ["organization", "receiver"],
    run: async (context) => {
      const secret = "given-by-the-developer";
      const { its, receiver, arrivals } = await subscribe(context, ["atlas.event.received"], undefined, { secret });
      await hear(its.client, newNumber());
      receiver.eventOf(first(await arrivals(1), context), secret, "atlas.event.received");
    },
  }),
  define("secret-once", {
    title: "a secret is shown once, when the webhook is created",
    operations: ["webhooks.create", "webhooks.list", "webhooks.update"],
    cites: once,
    run: async (context) => {
      const { client } = await context.home();
      const body = { url: "https://shop.example/hook", events: ["session.ended"] };
      const { data } = await client.succeed("webhooks.create", { body });
      const secret = context.check.present(data.secret, "the secret of the new webhook");
      const listed = await client.call("webhooks.list", { query: { limit: 200 } });
      const changed = await client.call("webhooks.update", { params: { id: data.id }, body: { description: "x" } });
      for (const { text, where } of [listed, changed])
        context.check.that(!text.includes(secret), "no secret", `${where} shows it`);
      const another = await client.succeed("webhooks.create", { body });
      context.check.differ(another.data.secret, secret, "the secret of another webhook");
    },
  }),
  define("sealed-secret", {
    title: "a secret that looks like one that the service has sealed is refused",
    operations: ["webhooks.create"],
    cites: once,
    run: async (context) => {
      const { client } = await context.home();
      for (const secret of ["sealed:2:0badc0de:c2VhbGVkIGVsc2V3aGVyZQ", "sealed:0badc0de:c2VhbGVkIGVsc2V3aGVyZQ"]) {
        const body = { url: "https://shop.example/hook", events: ["session.ended"], secret };
        const { error, where } = await client.refuse("webhooks.create", "validation_failed", { body });
        context.check.equal(error.details?.[0]?.path, "secret", `the path in details of ${where}`);
      }
    },
  }),
  define("ports", {
    title: "a URL with a port where no receiver listens, but a database or another protocol, is refused",
    operations: ["webhooks.create"],
    cites: subscriptions,
    run: async (context) => {
      const { client } = await context.home();
      for (const port of [22, 81, 1023, 2375, 3306, 5432, 6379, 9200, 11_211, 27_017]) {
        const body = { url: `https://shop.example:${port}/hook`, events: ["session.ended"] };
        const { error, where } = await client.refuse("webhooks.create", "validation_failed", { body });
        context.check.equal(error.details?.[0]?.path, "url", `the path in details of ${where}`);
      }
    },
  }),
  define("payload", {
    title: "a delivery tells what happened, to whom, where and when",
    operations: ["webhooks.create", "events.ingest"],
    cites: payload,
    needs: ["organization", "receiver"],
    run: async (context) => {
      const { its, secret, receiver, arrivals } = await subscribe(context, ["conversation.message_received"]);
      const phone_number = newNumber();
      const heard = await hear(its.client, phone_number, { text: "Is there a table?" });
      const event = receiver.eventOf(first(await arrivals(1), context), secret, "conversation.message_received");
      context.check.includes(
        event,
        {
          event_type: "conversation.message_received",
          conversation_id: heard.conversation_id,
          channel: "chatapp",
          customer: { phone_number },
          message: { id: heard.message_id, type: "text", text: "Is there a table?" },
        },
        "the delivery",
      );
    },
  }),
  define("names", {
    title: "an event is delivered under each subscribed name, each with an event id of its own, and under no other",
    operations: ["webhooks.create", "events.ingest"],
    cites: subscriptions,
    needs: ["organization", "receiver"],
    run: async (context) => {
      const names: EventName[] = ["atlas.event.received", "conversation.created", "conversation.message_received"];
      const { its, secret, receiver, arrivals } = await subscribe(context, [...names, "session.ended"]);
      await hear(its.client, newNumber());
      await arrivals(names.length);
      await its.client.succeed("events.ingest", {
        body: { channel: "chatapp", customer: { phone_number: newNumber() }, event_type: "order.abandoned" },
      });
      await arrivals(names.length + 1);
      const events = receiver.arrived.map((each) => receiver.eventOf(each, secret));
      context.check.equal(
        events.map(({ event_type }) => event_type).toSorted(),
        [...names, "atlas.event.received"].toSorted(),
        "the names of the deliveries",
      );
      context.check.equal(new Set(events.map(({ event_id }) => event_id)).size, events.length, "different event ids");
    },
  }),
  define("retry", {
    title: "after a 500 the same event comes again: same event id, same bytes, same signature",
    operations: ["webhooks.create", "events.ingest"],
    cites: retries,
    needs: ["organization", "receiver", "clock"],
    run: async (context) => {
      const { its, secret, receiver, arrivals } = await subscribe(context, ["atlas.event.received"], failsOnce);
      await hear(its.client, newNumber());
      await arrivals(1);
      await context.until(async () => {
        await context.clock.advance("30s");
        context.check.that(receiver.arrived.length >= 2, "a second attempt", `${receiver.arrived.length} came`);
      });
      const [one, two] = receiver.arrived.map((each) => receiver.eventOf(each, secret));
      context.check.equal(two?.event_id, one?.event_id, "event_id of the second attempt");
      context.check.equal(receiver.arrived[1]?.raw, receiver.arrived[0]?.raw, "the bytes of the second attempt");
      await context.clock.advance("25h");
      context.check.equal(receiver.arrived.length, 2, "attempts after one was acknowledged");
    },
  }),
  define("redirect", {
    title: "a redirect acknowledges nothing and is not followed: the event comes again to the same address",
    operations: ["webhooks.create", "events.ingest"],
    cites: retries,
    needs: ["organization", "receiver", "clock"],
    run: async (context) => {
      const elsewhere = await context.receiver();
      const moved: ReceiverAnswer = (_, index) =>
        index === 0 ? { status: 307, headers: { location: `${elsewhere.url}/hook` } } : { status: 200 };
      const { its, arrivals } = await subscribe(context, ["atlas.event.received"], moved);
      await hear(its.client, newNumber());
      await arrivals(1);
      await context.clock.advance("70s");
      await arrivals(2);
      context.check.equal(elsewhere.arrived.length, 0, "deliveries to where the redirect led");
    },
  }),
  define("five-retries", {
    title: "a receiver that always fails is asked once and five times more, within 24 hours, ever later",
    operations: ["webhooks.create", "events.ingest"],
    cites: retries,
    needs: ["organization", "receiver", "clock"],
    run: async (context) => {
      const { its, secret, receiver, arrivals } = await subscribe(context, ["atlas.event.received"], fails);
      await hear(its.client, newNumber());
      await arrivals(1);
      for (const [wait, count] of [
        ["70s", 2],
        ["7m", 3],
        ["36m", 4],
        ["210m", 5],
        ["20h", 6],
      ] as const) {
        await context.clock.advance(wait);
        await arrivals(count);
      }
      await context.clock.advance("48h");
      context.check.equal(receiver.arrived.length, 6, "attempts in all");
      const ids = new Set(receiver.arrived.map((each) => receiver.eventOf(each, secret).event_id));
      context.check.equal(ids.size, 1, "event ids over all attempts");
    },
  }),
  define("gone", {
    title: "410 Gone is retried like any other failure, and disables the subscription when the round ends with it",
    operations: ["webhooks.create", "webhooks.list", "events.ingest"],
    cites: retries,
    needs: ["organization", "receiver", "clock"],
    run: async (context) => {
      const { its, arrivals } = await subscribe(context, ["atlas.event.received"], () => ({ status: 410 }));
      const webhook = async () => context.check.present((await its.client.succeed("webhooks.list")).data[0], "it");
      await hear(its.client, newNumber());
      await arrivals(1);
      context.check.equal((await webhook()).status, "active", "its status after one 410");
      // A minute of the token's day is left.
      await context.clock.advance("1439m");
      await arrivals(6);
      const ended = await webhook();
      context.check.equal(ended.status, "disabled", "its status after the last 410");
      context.check.that(ended.notice?.includes("410") === true, "a notice that tells why", String(ended.notice));
    },
  }),
  define("acknowledged", {
    title: "an acknowledged delivery does not come again",
    operations: ["webhooks.create", "events.ingest"],
    cites: skipped,
    needs: ["organization", "receiver", "clock"],
    run: async (context) => {
      const { its, receiver, arrivals } = await subscribe(context, ["atlas.event.received"]);
      await hear(its.client, newNumber());
      await arrivals(1);
      await context.clock.advance("25h");
      context.check.equal(receiver.arrived.length, 1, "deliveries");
    },
  }),
  define("deleted", {
    title: "a deleted subscription, and one that is disabled, is sent nothing",
    operations: ["webhooks.create", "webhooks.update", "webhooks.delete", "events.ingest"],
    cites: subscriptions,
    needs: ["organization", "receiver"],
    run: async (context) => {
      const { its, id, receiver, arrivals } = await subscribe(context, ["atlas.event.received"]);
      const quiet = await context.receiver();
      const body = { url: quiet.url, events: ["atlas.event.received"] };
      const disabled = await its.client.succeed("webhooks.create", { body });
      await its.client.succeed("webhooks.update", { params: { id: disabled.data.id }, body: { status: "disabled" } });
      const deleted = await its.client.succeed("webhooks.create", { body });
      await its.client.succeed("webhooks.delete", { params: { id: deleted.data.id } });
      await hear(its.client, newNumber());
      await arrivals(1);
      await hear(its.client, newNumber());
      await arrivals(2);
      context.check.equal(quiet.arrived.length, 0, "deliveries to a disabled and a deleted subscription");
      context.check.equal(receiver.arrived.length, 2, `deliveries to the subscription ${id}`);
    },
  }),
  define("changed-events", {
    title: "a subscription that is changed is sent what it now asks for",
    operations: ["webhooks.create", "webhooks.update", "events.ingest"],
    cites: subscriptions,
    needs: ["organization", "receiver"],
    run: async (context) => {
      const { its, id, secret, receiver, arrivals } = await subscribe(context, ["conversation.created"]);
      const body = { events: ["conversation.message_received"] };
      await its.client.succeed("webhooks.update", { params: { id }, body });
      await hear(its.client, newNumber());
      receiver.eventOf(first(await arrivals(1), context), secret, "conversation.message_received");
      context.check.equal(receiver.arrived.length, 1, "deliveries");
    },
  }),
  define("correlation", {
    title: "the request id of a call is kept in its answer, its run and its deliveries",
    operations: ["webhooks.create", "events.ingest", "runs.list"],
    cites: correlated,
    needs: ["organization", "receiver"],
    run: async (context) => {
      const { its, arrivals } = await subscribe(context, ["atlas.event.received"]);
      const asked = context.unique("correlation");
      const headers = { "x-request-id": asked };
      const answer = await its.client.call("events.ingest", { body: inbound(newNumber()), headers });
      context.check.equal(answer.headers.get("x-request-id"), asked, `X-Request-Id of ${answer.where}`);
      const { data } = await its.client.succeed("runs.list", { query: { limit: 1 } });
      context.check.equal(data.runs[0]?.correlation_id, asked, "correlation_id of the run");
      context.check.equal(
        first(await arrivals(1), context).headers["x-request-id"],
        asked,
        "X-Request-Id of the delivery",
      );
    },
  }),
  define("event-time", {
    title: "a delivery has the time of its event, and every event an id of its own",
    operations: ["webhooks.create", "events.ingest", "conversations.listEvents"],
    cites: atLeastOnce,
    needs: ["organization", "receiver"],
    run: async (context) => {
      const { its, secret, receiver, arrivals } = await subscribe(context, ["conversation.message_received"]);
      const number = newNumber();
      const heard = await hear(its.client, number);
      await hear(its.client, number);
      const [one, two] = (await arrivals(2)).map((each) => receiver.eventOf(each, secret));
      context.check.differ(two?.event_id, one?.event_id, "event_id of another event");
      const { data } = await its.client.succeed("conversations.listEvents", { params: { id: heard.conversation_id } });
      const times = data.map(({ created_at }) => created_at);
      context.check.that(
        times.includes(one?.timestamp ?? ""),
        "the time of an event of the history",
        `timestamp ${one?.timestamp}`,
      );
    },
  }),
];
