/** Callbacks of any kind that the network sends, in any order and doubled, end in one state, and nothing is lost. */
import { createHmac } from "node:crypto";
import { seededRandom } from "@atlas-messaging/cloud-api-emulator";
import type { Database } from "@atlas-messaging/postgres/database";
import { expect, test } from "vitest";
import type { Client } from "../test-support/client.ts";
import { seedLinkedShop } from "../test-support/linked-shop.ts";
import { type Recorded, recordCallbacks } from "../test-support/recorded-callbacks.ts";
import { describeServed } from "../test-support/served.ts";
import { whole } from "../test-support/whole.ts";

const seeds = Array.from({ length: whole ? 20 : 1 }, (_, index) => 60 + index);
const acts = 40;
const numberId = "1000";
/** Each order has an organization of its own, whose secret signs. */
const orders = ["as it was", "doubled and shuffled", "backwards"] as const;

const seed = async (database: Database) => {
  const shops = [];
  for (const [index] of seeds.flatMap(() => orders).entries()) {
    const secrets = { access_token: `access-${index}`, app_secret: `secret-${index}`, verify_token: `verify-${index}` };
    const about = { url: "https://127.0.0.1:45871", senderId: numberId, businessAccountId: "2000", secrets };
    shops.push({ ...(await seedLinkedShop(database, about, { environment: "staging" })), secret: secrets.app_secret });
  }
  return shops;
};

const shuffled = (recorded: readonly Recorded[], random: () => number): readonly Recorded[] =>
  recorded
    .map((each) => ({ each, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ each }) => each);

const ordered = (recorded: readonly Recorded[], order: (typeof orders)[number], random: () => number) => {
  if (order === "as it was") return recorded;
  return order === "backwards" ? recorded.toReversed() : shuffled([...recorded, ...recorded], random);
};

/** Pages of 100, to their end. */
const all = async <Item>(page: (after: string | undefined) => Promise<readonly [readonly Item[], string | null]>) => {
  const items: Item[] = [];
  for (let after: string | undefined | null; after !== null;) {
    const [more, next]: readonly [readonly Item[], string | null] = await page(after);
    items.push(...more);
    after = next;
  }
  return items;
};

const paging = (after_id: string | undefined) => ({ limit: 100, ...(after_id === undefined ? {} : { after_id }) });

/** Returns all that an organization knows, without the ids that it made itself. */
const stateOf = async (client: Client) => {
  const messages = await all(async (after) => {
    const { data } = await client.succeed("messages.list", { query: paging(after) });
    return [data.messages, data.next_cursor] as const;
  });
  const named = new Map(messages.map(({ id, provider_message_id: name }) => [id, name]));
  const customers = await all(async (after) => {
    const { data } = await client.succeed("customers.list", { query: paging(after) });
    return [data.customers, data.next_cursor] as const;
  });
  const conversations = await all(async (after) => {
    const { data } = await client.succeed("conversations.list", { query: paging(after) });
    return [data.conversations, data.next_cursor] as const;
  });
  const events = await all(async (after) => {
    const query = { ...paging(after), event_type: "channel.notice_received" } as const;
    const { data, next_cursor } = await client.succeed("events.list", { query });
    return [data, next_cursor] as const;
  });
  const withoutIds = (content: object | undefined) => content && { ...content, media_id: undefined };
  return {
    messages: messages
      // A sandbox begins with some of its own.
      .filter(({ provider_message_id: name }) => name !== null)
      .map(({ provider_message_id: name, reply_to, content, customer, ...message }) => ({
        name,
        reply_to: named.get(reply_to ?? ""),
        content: withoutIds(content),
        customer: customer.phone_number,
        direction: message.direction,
        type: message.type,
        text: message.text,
        author: message.author,
        reactions: message.reactions,
        earlier_texts: message.earlier_texts,
        truncated: message.truncated,
        edited_at: message.edited_at,
        deleted_at: message.deleted_at,
        state: message.delivery_state,
        created_at: message.created_at,
      }))
      .toSorted(byJson),
    customers: customers
      .filter(({ phone_number }) => !isOfSandbox(phone_number ?? ""))
      .map(({ phone_number, user_id, name, marketing, marketing_changed_at }) => ({
        phone_number,
        user_id,
        name,
        marketing,
        marketing_changed_at,
      }))
      .toSorted(byJson),
    conversations: conversations
      .filter(({ customer }) => !isOfSandbox(customer.phone_number ?? ""))
      .map(({ customer, status, last_inbound_at }) => ({ number: customer.phone_number, status, last_inbound_at }))
      .toSorted(byJson),
    notices: events.map(({ payload }) => Reflect.get(payload, "notice") as { field: string; received: string }),
  };
};

const isOfSandbox = (number: string): boolean => number.startsWith("+15550100");

const byJson = (one: object, other: object): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

const changes: readonly string[] = ["reaction", "edit", "revoke"];

describeServed("callbacks in any order", { seed, settings: { ATLAS_ENVIRONMENT: "staging" } }, (served) => {
  const post = async (body: string, secret: string) => {
    const signature = createHmac("sha256", secret).update(body).digest("hex");
    const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
    return (await fetch(`${served.server.url}/callbacks/channels`, { method: "POST", body, headers })).status;
  };
  const send = async (callbacks: readonly Recorded[], secret: string): Promise<void> => {
    const waiting = callbacks.values();
    const sendInTurn = async (): Promise<void> => {
      for (const { body } of waiting) expect(await post(body, secret)).toBe(200);
    };
    await Promise.all(Array.from({ length: 4 }, sendInTurn));
  };

  test.for(seeds.map((each, index) => [each, index] as const))(
    "seed %i: all orders end alike, and messages in are messages stored or kept",
    async ([number, index]) => {
      const recorded = await recordCallbacks({
        seed: number,
        numberId,
        accountId: "2000",
        acts,
        from: Date.now() - 3_600_000,
      });
      const random = seededRandom(number);
      const states = [];
      for (const [place, order] of orders.entries()) {
        const shop = served.seeded[index * orders.length + place];
        if (!shop) throw new Error("each order has a shop");
        await send(ordered(recorded, order, random), shop.secret);
        states.push(await stateOf(served.clientOf(shop.token)));
      }
      const [asItWas, ...others] = states;
      const told = recorded.filter(({ ids, kind }) => ids.length > 0 && !changes.includes(kind));
      expect(asItWas?.messages.map(({ name }) => name).toSorted()).toEqual(told.flatMap(({ ids }) => ids).toSorted());
      const reported = recorded.filter(({ kind }) => kind === "account_update");
      for (const { notices, ...state } of others) {
        const { notices: _, ...wanted } = asItWas ?? {};
        expect(state).toEqual(wanted);
        // Changes that came before their messages are told beside.
        expect(notices.filter(({ field }) => field === "account_update")).toHaveLength(reported.length);
      }
    },
  );
});
