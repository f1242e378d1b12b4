/** Webhook deliveries in the console: tested, listed, replayed, and signed with two secrets for a day. */
import { type EventName, eventNames } from "@atlas-messaging/contract";
import { signPayload } from "@atlas-messaging/webhooks";
import type { Case, Citation, Context } from "../case.ts";
import type { Arrived, Receiver, ReceiverAnswer } from "../receiver.ts";
import { type Operated, at, freshConsole, hear, hour, newNumber, timeOf, topic } from "./steps.ts";

const atLeastOnce: Citation = {
  section: "Delivery semantics",
  line: "Delivery is at-least-once. Receivers deduplicate on `event_id`.",
};
const signature: Citation = {
  section: "Webhook signature (outbound requests from the service)",
  line: "Each delivery carries the header `Atlas-Signature`: HMAC-SHA256 of the raw request body bytes, keyed with the webhook's secret, hex-encoded.",
};

const define = topic("replays");

interface Endpoint {
  readonly its: Operated;
  readonly webhookId: string;
  readonly secret: string;
  readonly receiver: Receiver;
  readonly arrivals: (count: number) => Promise<readonly Arrived[]>;
}

const endpoint = async (context: Context, event: EventName, answer?: ReceiverAnswer): Promise<Endpoint> => {
  const its = await freshConsole(context);
  const receiver = await context.receiver(answer);
  const account = (await its.operator.succeed("console.serviceAccounts.create", { body: { name: "Shop" } })).data;
  const body = {
    service_account_id: account.service_account.id,
    endpoint_url: `${receiver.url}/hook`,
    subscribed_events: [event],
  };
  const made = (await its.operator.succeed("console.webhooks.create", { body })).data.webhook_endpoint;
  return {
    its,
    webhookId: made.id,
    secret: made.signing_secret,
    receiver,
    arrivals: (count) =>
      context.until(() => {
        context.check.equal(receiver.arrived.length, count, "deliveries");
        return receiver.arrived;
      }),
  };
};

const deliveriesOf = async ({ its, webhookId }: Endpoint, query: { readonly [name: string]: string } = {}) =>
  (await its.operator.succeed("console.webhooks.listDeliveries", { params: { webhook_id: webhookId }, query })).data
    .deliveries;

const idsOf = (deliveries: readonly { readonly id: string }[]) => deliveries.map(({ id }) => id);

const last = (arrived: readonly Arrived[], { check }: Context): Arrived =>
  check.present(arrived.at(-1), "the last delivery");

const eventIdsOf = (arrived: readonly Arrived[]) =>
  arrived.map(({ headers }) => String(headers["webhook-id"])).toSorted();

/** Makes a second webhook of the same events, and returns the wait for its deliveries. */
const witnessOf = async (context: Context, { its: { client } }: Endpoint) => {
  const receiver = await context.receiver();
  const body = { url: `${receiver.url}/witness`, events: ["atlas.event.received"] };
  const { webhook_id: webhookId } = (await client.succeed("webhooks.create", { body })).data;
  const arrivals = (count: number) =>
    context.until(() => {
      context.check.equal(receiver.arrived.length, count, "deliveries to the other webhook");
      return receiver.arrived;
    });
  return { webhookId, arrivals };
};

const creating = ["console.webhooks.create", "console.serviceAccounts.create"] as const;
/** Asks for ten minutes of rest at first. */
const restsOnce: ReceiverAnswer = (_, index) =>
  index === 0 ? { status: 429, headers: { "retry-after": "600" } } : { status: 200 };
const failsOnce: ReceiverAnswer = (_, index) => ({ status: index === 0 ? 500 : 200 });

export const replays: readonly Case[] = [
  define("test", {
    title: "a test event of each name comes signed, as the contract describes it",
    operations: [...creating, "console.webhooks.test", "console.webhooks.listDeliveries"],
    cites: signature,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const its = await endpoint(context, "session.ended");
      const params = { webhook_id: its.webhookId };
      for (const event_type of eventNames) {
        const { delivery } = (await its.its.operator.succeed("console.webhooks.test", { params, body: { event_type } }))
          .data;
        context.check.equal(delivery.event_type, event_type, "event_type of the new delivery");
      }
      const events = (await its.arrivals(eventNames.length)).map((each) => its.receiver.eventOf(each, its.secret));
      const names = events.map(({ event_type }) => event_type).toSorted();
      context.check.equal(names, eventNames.toSorted(), "the names of the deliveries");
      const ids = new Set(events.map(({ event_id }) => event_id));
      context.check.equal(ids.size, eventNames.length, "different event ids");
    },
  }),
  define("rest", {
    title: "a webhook that asks for rest gets nothing until then, and its deliveries say why they wait",
    operations: [...creating, "console.webhooks.listDeliveries", "events.ingest"],
    cites: atLeastOnce,
    needs: ["organization", "operator", "receiver", "clock"],
    run: async (context) => {
      const its = await endpoint(context, "atlas.event.received", restsOnce);
      await hear(its.its.client, newNumber());
      await its.arrivals(1);
      await hear(its.its.client, newNumber());
      const waiting = await context.until(async () =>
        context.check.present(
          (await deliveriesOf(its)).find(({ attempts, reason }) => attempts.length === 0 && reason !== null),
          "a delivery that waits",
        ),
      );
      context.check.equal(waiting.reason, "endpoint_resting", "reason of the delivery that waits");
      context.check.present(waiting.next_attempt_at, "next_attempt_at of the delivery that waits");
      context.check.equal(its.receiver.arrived.length, 1, "deliveries meanwhile");
      await context.clock.advance("15m");
      await its.arrivals(3);
    },
  }),
  define("listed", {
    title: "a delivery is listed with its attempts, and by its status",
    operations: [...creating, "console.webhooks.listDeliveries", "events.ingest"],
    cites: atLeastOnce,
    needs: ["organization", "operator", "receiver", "clock"],
    run: async (context) => {
      const its = await endpoint(context, "atlas.event.received", failsOnce);
      await hear(its.its.client, newNumber());
      await its.arrivals(1);
      const failed = await context.until(async () =>
        context.check.present(
          (await deliveriesOf(its)).find(({ attempts }) => attempts.length === 1),
          "the attempt",
        ),
      );
      const expected = { event_type: "atlas.event.received", status: "pending" };
      context.check.includes(failed, expected, "the delivery that failed");
      context.check.includes(failed.attempts[0], { attempt: 1, response_status: 500 }, "its attempt");
      context.check.present(failed.next_attempt_at, "next_attempt_at of a delivery that failed");
      await context.until(async () => {
        await context.clock.advance("30s");
        const [delivered] = await deliveriesOf(its, { status: "delivered" });
        context.check.includes(delivered, { id: failed.id, next_attempt_at: null }, "the delivery that came");
        const answers = delivered?.attempts.map(({ response_status }) => response_status);
        context.check.equal(answers, [500, 200], "the answers to its attempts");
      });
      context.check.equal(await deliveriesOf(its, { status: "pending" }), [], "deliveries that are pending");
    },
  }),
  define("whole", {
    title: "a delivery is read with its exact request and the receiver's answers, and found by the name of its event",
    operations: [
      ...creating,
      "console.webhooks.listDeliveries",
      "console.webhooks.getDelivery",
      "webhooks.listDeliveries",
      "webhooks.getDelivery",
      "events.ingest",
    ],
    cites: atLeastOnce,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const its = await endpoint(context, "atlas.event.received", () => ({
        status: 200,
        body: "thanks",
        headers: { "x-shop": "open" },
      }));
      const { client, operator } = its.its;
      const { conversation_id, event_id } = await hear(client, newNumber());
      await hear(client, newNumber());
      const arrived = await its.arrivals(2);
      const id = its.webhookId;
      const { event } = (await client.succeed("events.get", { params: { id: event_id ?? "" } })).data;
      const own = event.sent_as.find(({ event_type }) => event_type === "atlas.event.received")?.event_id;
      const { deliveries } = (await client.succeed("webhooks.listDeliveries", { params: { id } })).data;
      context.check.equal((await deliveriesOf(its)).length, deliveries.length, "the deliveries of the console");
      const other = { event_type: "session.ended" };
      context.check.equal(await deliveriesOf(its, other), [], "deliveries of an event that the webhook does not get");
      await context.until(async () => {
        const query = { event_type: "atlas.event.received", status: "delivered" };
        const found = (await deliveriesOf(its, query)).find((each) => each.event_id === own);
        const deliveryId = context.check.present(found, "the delivery").id;
        const { delivery } = (
          await operator.succeed("console.webhooks.getDelivery", {
            params: { webhook_id: id, delivery_id: deliveryId },
          })
        ).data;
        const params = { id, delivery_id: deliveryId };
        const same = (await client.succeed("webhooks.getDelivery", { params })).data.delivery;
        context.check.equal(same, delivery, "the delivery of the public API and of the console");
        context.check.includes(delivery, { conversation_id, correlation_id: event.correlation_id }, "the delivery");
        const sent = arrived.find(({ headers }) => headers["webhook-id"] === delivery.event_id);
        context.check.equal(delivery.request.body, new TextDecoder().decode(sent?.raw), "the exact body");
        for (const name of delivery.request.signature_headers)
          context.check.that(sent?.headers[name] !== undefined, `the header ${name}`, "the request as it arrived");
        const [attempt] = delivery.attempts;
        context.check.includes(attempt, { response_status: 200, response_body: "thanks" }, "the answer");
        context.check.includes(attempt?.response_headers, { "x-shop": "open" }, "the headers of the answer");
      });
    },
  }),
  define("found", {
    title: "deliveries are found by the conversation and the request of their event, to one webhook and to all",
    operations: [
      ...creating,
      "console.deliveries.list",
      "console.webhooks.listDeliveries",
      "webhooks.listDeliveries",
      "webhooks.create",
      "webhooks.delete",
      "events.ingest",
    ],
    cites: atLeastOnce,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const { check } = context;
      const its = await endpoint(context, "atlas.event.received");
      const { client, operator } = its.its;
      const witness = await witnessOf(context, its);
      const { conversation_id, event_id } = await hear(client, newNumber());
      await hear(client, newNumber());
      await its.arrivals(2);
      await witness.arrivals(2);
      const id = its.webhookId;
      const { correlation_id } = (await client.succeed("events.get", { params: { id: event_id ?? "" } })).data.event;
      const find = async (query: { readonly [name: string]: string }) =>
        (await operator.succeed("console.deliveries.list", { query })).data.deliveries;
      for (const query of [{ conversation_id }, { correlation_id }]) {
        const by = `by ${Object.keys(query).join()}`;
        const { deliveries } = (await client.succeed("webhooks.listDeliveries", { params: { id }, query })).data;
        check.equal(
          deliveries.map(({ webhook_id }) => webhook_id),
          [id],
          `the webhook of the deliveries ${by}`,
        );
        check.equal(idsOf(await deliveriesOf(its, query)), idsOf(deliveries), `the deliveries ${by} in the console`);
        const all = await find(query);
        const webhooks = all.map(({ webhook_id }) => webhook_id).toSorted();
        check.equal(webhooks, [id, witness.webhookId].toSorted(), `the webhooks of all deliveries ${by}`);
        check.that(idsOf(all).includes(deliveries[0]?.id ?? ""), `the same delivery ${by}`, "console.deliveries.list");
      }
      check.equal((await find({ event_type: "atlas.event.received" })).length, 4, "deliveries under the name");
      check.equal(await find({ event_type: "session.ended" }), [], "deliveries under a name of no delivery");
      check.equal(await find({ correlation_id: `never-${id}` }), [], "deliveries of a request that never was");
      await client.succeed("webhooks.delete", { params: { id: witness.webhookId }, body: {} });
      const left = (await find({ conversation_id })).map(({ webhook_id }) => webhook_id);
      check.equal(left, [id], "the webhooks of all deliveries after one is deleted");
    },
  }),
  define("replay", {
    title: "a replay is the same event again: same event id, same bytes",
    operations: [...creating, "console.webhooks.replayDelivery", "console.webhooks.listDeliveries", "events.ingest"],
    cites: atLeastOnce,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const its = await endpoint(context, "atlas.event.received");
      await hear(its.its.client, newNumber());
      const [first] = await its.arrivals(1);
      const delivery = await context.until(async () =>
        context.check.present((await deliveriesOf(its, { status: "delivered" }))[0], "the delivery"),
      );
      const params = { webhook_id: its.webhookId, delivery_id: delivery.id };
      await its.its.operator.succeed("console.webhooks.replayDelivery", { params, body: {} });
      const [, second] = await its.arrivals(2);
      context.check.equal(second?.raw, first?.raw, "the bytes of the replay");
      const event = its.receiver.eventOf(last(its.receiver.arrived, context), its.secret, "atlas.event.received");
      context.check.equal(event.event_id, delivery.event_id, "event_id of the replay");
    },
  }),
  define("failed", {
    title: "what was given up is sent again in one go, and what was delivered is not",
    operations: [...creating, "console.webhooks.replayFailedDeliveries", "events.ingest", "sessions.create"],
    cites: atLeastOnce,
    needs: ["organization", "operator", "receiver", "clock"],
    run: async (context) => {
      let up = true;
      const its = await endpoint(context, "atlas.event.received", () => ({ status: up ? 200 : 500 }));
      const { client, operator } = its.its;
      const since = (await client.succeed("sessions.create")).data.session.created_at;
      await hear(client, newNumber());
      await its.arrivals(1);
      up = false;
      await hear(client, newNumber());
      await its.arrivals(2);
      // Retries end within a day, the lifetime of the sandbox. A minute of it is left.
      await context.clock.advance("1439m");
      await its.arrivals(7);
      up = true;
      const params = { webhook_id: its.webhookId };
      const { replayed } = (
        await operator.succeed("console.webhooks.replayFailedDeliveries", { params, body: { since } })
      ).data;
      context.check.equal(replayed, 1, "deliveries that are sent again");
      await its.arrivals(8);
      const event = its.receiver.eventOf(last(its.receiver.arrived, context), its.secret);
      const given = its.receiver.eventOf(context.check.present(its.receiver.arrived[1], "the event"), its.secret);
      context.check.equal(event.event_id, given.event_id, "event_id of what is sent again");
    },
  }),
  define("recovered", {
    title: "what a webhook missed while it was disabled comes by one call, and nothing that it has received",
    operations: [
      ...creating,
      "console.webhooks.update",
      "console.webhooks.recover",
      "webhooks.recover",
      "events.ingest",
    ],
    cites: atLeastOnce,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const its = await endpoint(context, "atlas.event.received");
      const { client, operator } = its.its;
      const witness = await witnessOf(context, its);
      const params = { webhook_id: its.webhookId };
      const set = (status: string) => operator.succeed("console.webhooks.update", { params, body: { status } });
      await hear(client, newNumber());
      await its.arrivals(1);
      const now = await timeOf(client);
      const since = at(now - hour);
      await set("disabled");
      for (const _ of ["one", "two"]) await hear(client, newNumber());
      // The other webhook shows that the service has looked for receivers.
      const witnessed = await witness.arrivals(3);
      await operator.refuse("console.webhooks.recover", "conflict", { params, body: { since } });
      await set("active");
      const later = { params: { id: its.webhookId }, body: { since: at(now + hour) } };
      const none = (await client.succeed("webhooks.recover", later)).data;
      context.check.equal([none.recovered, none.has_more], [0, false], "what was missed in the future");
      let recovered = 0;
      await context.until(async () => {
        recovered += (await operator.succeed("console.webhooks.recover", { params, body: { since } })).data.recovered;
        context.check.equal(recovered, 2, "what was missed");
      });
      const arrived = await its.arrivals(3);
      context.check.equal(eventIdsOf(arrived), eventIdsOf(witnessed), "the events of both webhooks");
      const again = (await operator.succeed("console.webhooks.recover", { params, body: { since } })).data;
      context.check.equal(again.recovered, 0, "what is recovered twice");
    },
  }),
  define("rotated", {
    title: "after a rotation the new secret signs, and the old one beside it",
    operations: [...creating, "console.webhooks.rotateSecret", "events.ingest"],
    cites: signature,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const its = await endpoint(context, "atlas.event.received");
      const params = { webhook_id: its.webhookId };
      const rotated = await its.its.operator.succeed("console.webhooks.rotateSecret", { params, body: {} });
      const fresh = rotated.data.webhook_endpoint.signing_secret;
      await hear(its.its.client, newNumber());
      const both = last(await its.arrivals(1), context);
      its.receiver.eventOf(both, fresh, "atlas.event.received");
      const previous = both.headers["atlas-signature-previous"];
      context.check.equal(previous, signPayload(both.raw, its.secret), "Atlas-Signature-Previous");
    },
  }),
  define("rotated-for-good", {
    title: "a day after a rotation the old secret signs no more",
    operations: [...creating, "console.webhooks.rotateSecret", "events.ingest"],
    cites: signature,
    needs: ["organization", "operator", "receiver", "clock"],
    run: async (context) => {
      const its = await endpoint(context, "atlas.event.received", () => ({ status: 500 }));
      const params = { webhook_id: its.webhookId };
      await its.its.operator.succeed("console.webhooks.rotateSecret", { params, body: {} });
      // The last retries come after a day, when the sandbox's token has expired.
      await context.clock.advance("23h");
      await hear(its.its.client, newNumber());
      const first = last(await its.arrivals(1), context);
      context.check.present(first.headers["atlas-signature-previous"], "Atlas-Signature-Previous within the day");
      await context.clock.advance("5h");
      const late = last(its.receiver.arrived, context);
      context.check.that(late.at - first.at > 2 * hour, "an attempt after the day", `the last came at ${late.at}`);
      context.check.equal(
        late.headers["atlas-signature-previous"],
        undefined,
        "Atlas-Signature-Previous after the day",
      );
    },
  }),
];
