/** Messages that flow, and consumers of their events that are connected before a database is copied. */
import { eventually } from "@atlas-messaging/test-wait";
import { expect } from "vitest";
import { type Client, createClient } from "./client.ts";
import { type ListedEvent, followBehind, listBehind, listInConsole } from "./event-consumers.ts";
import { startReceiver } from "./receiver.ts";

export const delivered = "conversation.message_delivered";

/** Sends some forty messages a second until it is told to stop, and gives the ids of what was acknowledged. */
export const sending = (client: Client, phone_number: string) => {
  const acknowledged: string[] = [];
  let stopped = false;
  const sent = (async () => {
    for (let number = 1; !stopped && number < 5_000; number += 1) {
      const body = { idempotency_key: `flow-${number}`, phone_number, text: `Message ${number}` };
      const { data } = await client.succeed("messages.send", { body });
      acknowledged.push(data.message_id);
      // The rate of the flow. As fast as it can, it takes most of the machine from the backup.
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  })();
  return {
    acknowledged,
    stop: async () => {
      stopped = true;
      await sent;
    },
  };
};

const idsOf = (events: readonly { readonly id: string }[]): readonly string[] => events.map(({ id }) => id);

/** Payloads of which the webhooks are told. */
const toldIn = (events: readonly ListedEvent[]): readonly ListedEvent["payload"][] =>
  events.flatMap(({ sent_as, payload }) => (sent_as.some(({ event_type }) => event_type === delivered) ? payload : []));

const messagesIn = (payloads: readonly ListedEvent["payload"][]): readonly string[] =>
  payloads.flatMap(({ message }) => message?.id ?? []).toSorted();

interface Credentials {
  readonly token: string;
  readonly operator_token: string;
  readonly phone_number: string;
}

/**
 * Consumers that are connected before the loss: one lists, one follows a stream, and a webhook is disabled. Afterwards
 * each goes on where it was, and gets every event that there is, once and in order.
 */
export const connectConsumers = async (url: string, { token, operator_token, phone_number }: Credentials) => {
  const client = createClient(url, token);
  const away = await startReceiver();
  const { data: webhook } = await client.succeed("webhooks.create", { body: { url: away.url, events: [delivered] } });
  const params = { id: webhook.id };
  await client.succeed("webhooks.update", { params, body: { status: "disabled" } });
  const since = new Date(Date.now() - 60_000).toISOString();
  const stream = await followBehind({ base: url, token }, since);
  const listed: ListedEvent[] = [];
  const recovers = async (there: Client) => {
    await there.succeed("webhooks.update", { params, body: { status: "active" } });
    await there.succeed("webhooks.recover", { params, body: { since } });
    const told = toldIn(listed);
    expect(told.length).toBeGreaterThan(10);
    await eventually(() => {
      const arrived = away.arrived.map(({ raw }) => JSON.parse(raw.toString()));
      expect(messagesIn(arrived)).toEqual(messagesIn(told));
    });
    await away.close();
  };
  return {
    stop: async () => {
      await eventually(() => expect(stream.ids.length).toBeGreaterThan(20));
      await stream.close();
      listed.push(...(await listBehind({ base: url, token })));
    },
    goOn: async (base: string) => {
      const again = await followBehind({ base, token }, stream.ids.at(-1) ?? since);
      const there = createClient(base, token);
      const body = { idempotency_key: "afterwards", phone_number, text: "Afterwards" };
      const { data } = await there.succeed("messages.send", { body });
      await eventually(async () => {
        listed.push(...(await listBehind({ base, token }, listed.at(-1)?.id)));
        const committed = await listInConsole({ base, token: operator_token });
        expect(idsOf(listed).toSorted()).toEqual(idsOf(committed).toSorted());
        expect([...stream.ids, ...again.ids]).toEqual(idsOf(listed));
        expect(messagesIn(toldIn(listed))).toContain(data.message_id);
      });
      await again.close();
      await recovers(there);
    },
  };
};
