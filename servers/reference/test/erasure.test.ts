/** Erasure of a customer: nothing of them is left in any table, and what they write next begins anew. */
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../test-support/client.ts";
import { type Receiver, startReceiver } from "../test-support/receiver.ts";
import { namedRows } from "../test-support/named-rows.ts";
import { type Organization, describeServed, describeServedOnPostgres } from "../test-support/served.ts";
import { settings } from "../test-support/whole-contract.ts";

/** `ATLAS_RACES=200` runs the race more often. */
const races = Number(process.env["ATLAS_RACES"] ?? 6);
const atOnce = 10;

const number = "+4930777000001";
const name = "Zebulon Quillfeather";
const marker = "kaleidoscope";
const needles = [number, name, marker];
const erased = "[erased]";

const inbound = (phone_number: string, text: string, known?: string) => {
  const customer = { phone_number, ...(known === undefined ? {} : { name: known }) };
  return { channel: "chatapp", customer, event_type: "message.received", message: { text } };
};

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver((_, response) => {
    response.writeHead(200).end(`I heard of a ${marker} from ${number}`);
  });
});
afterAll(() => receiver.close());

describeServed("an erased customer", { settings }, (served) => {
  let shop: Organization;
  let operator: Client;
  let client: Client;
  const keyed = {
    write: { ...inbound(number, `The ${marker} is broken`, name), idempotency_key: "written-1" },
    event: (conversation_id: string) => ({
      conversation_id,
      action_type: "reply",
      payload: { text: `We send a new ${marker}` },
      idempotency_key: "told-1",
    }),
  };
  let customerId = "";
  let conversationId = "";
  let webhookEndpointId = "";
  const params = () => ({ id: customerId });

  const waitForErasure = (status: "running" | "completed") =>
    eventually(async () => {
      const { customer } = (await client.succeed("customers.get", { params: params() })).data;
      expect(customer.erasure).toMatchObject({ status });
      const { messages } = (await client.succeed("messages.list", { query: { customer_id: customerId } })).data;
      expect(new Set(messages.map(({ text }) => text))).toEqual(new Set([erased]));
      return { customer, messages };
    });

  const startAgain = async () => {
    await served.startAgain();
    client = served.clientOf(shop.data.token);
    operator = served.clientOf(shop.data.operator_token);
  };

  beforeAll(async () => {
    shop = await served.organization();
    ({ client } = shop);
    operator = served.clientOf(shop.data.operator_token);
    const hook = await client.succeed("webhooks.create", {
      body: { url: receiver.url, events: ["conversation.message_received", "customer.updated", "customer.erased"] },
    });
    webhookEndpointId = hook.data.id;
  });

  test("was spoken of in many tables", async () => {
    const heard = (await client.succeed("events.ingest", { body: keyed.write })).data;
    ({ customer_id: customerId, conversation_id: conversationId } = heard);
    await client.succeed("actions.execute", { body: keyed.event(conversationId) });
    const draft = { action_type: "draft", payload: { text: `Or do you want the ${marker} back?` } };
    await client.succeed("actions.execute", { body: { conversation_id: conversationId, ...draft } });
    const record = { labels: [marker], attributes: { likes: marker }, idempotency_key: "record-1" };
    await client.succeed("customers.update", { params: params(), body: record });
    const consent = { marketing: "opted_in", source: `Form about a ${marker}` } as const;
    await client.succeed("customers.recordConsent", { params: params(), body: consent });
    const note = { params: { conversation_id: conversationId }, body: { text: `${name} breaks every ${marker}` } };
    await operator.succeed("console.conversations.addNote", note);
    const send_at = new Date(Date.now() + 3_600_000).toISOString();
    const by = { template_id: shop.data.template_id, category: "utility", template_params: { name: marker } } as const;
    await client.succeed("messages.send", { body: { phone_number: number, ...by, send_at } });
    const { session } = (await client.succeed("sessions.create")).data;
    const query = `What would you answer ${number} about a ${marker}?`;
    await client.succeed("sessions.sendMessage", { params: { session_id: session.id }, body: { query } });
    await eventually(async () => {
      const asked = { params: { webhook_id: webhookEndpointId }, query: { limit: 50 } };
      const { deliveries } = (await operator.succeed("console.webhooks.listDeliveries", asked)).data;
      expect(deliveries.filter(({ status }) => status === "delivered").length).toBeGreaterThanOrEqual(2);
    });
    const named = await namedRows(await served.stopAndOpen(), shop.data.organization_id, needles);
    expect([...new Set(named.map(({ table }) => table))]).toEqual([
      "approvals",
      "conversation_notes",
      "customer_consents",
      "customer_labels",
      "customers",
      "events",
      "idempotency",
      "knowledge_gaps",
      "messages",
      "outbox",
      "session_messages",
      "stored_requests",
      "webhook_attempts",
    ]);
    await startAgain();
  });

  test("is gone at once, and stays gone when it is asked for again", async () => {
    const [one, two] = [
      (await client.succeed("customers.erase", { params: params() })).data.customer,
      (await operator.succeed("console.customers.erase", { params: { customer_id: customerId } })).data.customer,
    ];
    expect(one).toMatchObject({
      id: customerId,
      name: null,
      labels: [],
      attributes: {},
      erasure: { status: "running" },
    });
    expect(one.phone_number).toBeUndefined();
    expect(two.erasure).toMatchObject({ requested_at: one.erasure?.requested_at });
    const listed = (await client.succeed("customers.list", { query: { phone_number: number } })).data.customers;
    expect(listed).toEqual([]);
    for (const body of [
      { recipient: { customer_id: customerId }, text: "Hello" },
      { recipient: { customer_id: customerId }, template_id: shop.data.template_id, category: "utility" } as const,
    ])
      expect(await client.call("messages.send", { body })).toMatchObject({ status: 422 });
    const replied = await client.call("actions.execute", {
      body: { ...keyed.event(conversationId), idempotency_key: "2" },
    });
    expect(replied).toMatchObject({ status: 404 });
    expect(await client.call("customers.update", { params: params(), body: { name } })).toMatchObject({ status: 404 });
  });

  test("leaves records, ids and their order, and its waiting message is canceled", async () => {
    const { messages } = await waitForErasure("running");
    const states = messages.map(({ delivery_state }) => delivery_state);
    expect(states[0]).toBe("canceled");
    expect(messages).toHaveLength(3);
    const { runs } = (await client.succeed("runs.list")).data;
    expect(runs.map(({ intent }) => intent)).toContain("erase_customer");
  });

  test("is in no stored answer that is replayed", async () => {
    await eventually(async () => {
      const answers = [
        await client.succeed("events.ingest", { body: keyed.write }),
        await client.succeed("actions.execute", { body: keyed.event(conversationId) }),
        await client.succeed("customers.update", {
          params: params(),
          body: { labels: [marker], attributes: { likes: marker }, idempotency_key: "record-1" },
        }),
      ];
      expect(JSON.stringify(answers)).not.toMatch(new RegExp(`${marker}|${name}|\\${number}`));
    });
  });

  test("is named in no table but by the job that still looks for the number, and by what asked for them since", async () => {
    const database = await served.stopAndOpen();
    const found = await namedRows(database, shop.data.organization_id, needles);
    // The requests above named them again, and the answer to the last webhook may be late. The last round finds both.
    const tables = new Set(found.map(({ table }) => table));
    for (const late of ["stored_requests", "webhook_attempts"]) tables.delete(late);
    expect([...tables]).toEqual(["outbox"]);
    const lastRound = { stage: "record", after: null, late: true };
    await database.asTenant(shop.data.organization_id, {
      text: "update outbox set due_at = now(), detail = detail || $1::jsonb where kind = 'erase_customer'",
      values: [JSON.stringify(lastRound)],
    });
    await startAgain();
    await waitForErasure("completed");
    const after = await served.stopAndOpen();
    expect(await namedRows(after, shop.data.organization_id, needles)).toEqual([]);
  });
});

describeServedOnPostgres("an erasure against the customer's next messages", { settings }, (served) => {
  test("has one effect, and no message is lost", async () => {
    const { client } = await served.organization();
    const ends = { before: 0, after: 0 };
    const hear = async (phone_number: string, text: string) =>
      (await client.succeed("events.ingest", { body: inbound(phone_number, text) })).data;
    const textsOf = async (customer_id: string) =>
      (await client.succeed("messages.list", { query: { customer_id, direction: "inbound" } })).data.messages
        .map(({ text }) => text)
        .toReversed();
    const race = async (count: number): Promise<void> => {
      const phone_number = `+49303${String(count).padStart(6, "0")}`;
      const { customer_id: id } = await hear(phone_number, "first");
      const erase = async () => (await client.succeed("customers.erase", { params: { id } })).data.customer.erasure;
      const [one, two, ...heard] = await Promise.all([
        erase(),
        erase(),
        hear(phone_number, "second"),
        hear(phone_number, "third"),
      ]);
      expect(two?.requested_at).toBe(one?.requested_at);
      const last = await hear(phone_number, "fourth");
      expect(last.customer_id).not.toBe(id);
      const { customers } = (await client.succeed("customers.list", { query: { phone_number } })).data;
      expect(customers.map((each) => each.id)).toEqual([last.customer_id]);
      const early = heard.filter(({ customer_id }) => customer_id === id).length;
      const late = heard.filter(({ customer_id }) => customer_id === last.customer_id).length;
      expect(early + late).toBe(2);
      expect(await textsOf(last.customer_id)).toHaveLength(late + 1);
      await eventually(async () => expect(await textsOf(id)).toEqual(Array.from({ length: 1 + early }, () => erased)));
      ends.before += early;
      ends.after += late;
    };
    const waiting = Array.from({ length: races }, (_, count) => count);
    const next = async (): Promise<void> => {
      for (let count = waiting.shift(); count !== undefined; count = waiting.shift()) await race(count);
    };
    await Promise.all(Array.from({ length: atOnce }, next));
    const events = (await client.succeed("events.list", { query: { event_type: "customer.erased", limit: 200 } })).data;
    expect(events).toHaveLength(Math.min(races, 200));
    expect(ends.before + ends.after).toBe(2 * races);
    console.log(`${races} races: ${ends.before} messages before the erasure, ${ends.after} to a new customer`);
  });
});
