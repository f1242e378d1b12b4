/** Data of a caller's own: set, merged, removed, told, found, and gone with the customer. */
import type { Client } from "../calls.ts";
import type { Case, Citation } from "../case.ts";
import {
  at,
  contextOf,
  eventsOf,
  freshConsole,
  freshSandbox,
  hear,
  hour,
  messageOf,
  newNumber,
  timeOf,
  topic,
} from "./steps.ts";

const send: Citation = {
  section: "Public API (host {base_url}, bearer credential with scopes)",
  line: "| POST | /v1/atlas/messages | atlas.messages.send | idempotency_key, phone_number (E.164), text, template_id, category (`utility`, `marketing`, `transactional`) | accepted, delivery_state, conversation_id. Creates or reuses the customer and conversation. |",
};

const define = topic("metadata");

type Metadata = { readonly [key: string]: string | null };

interface Shown {
  readonly metadata?: { readonly [key: string]: string };
}

/** A thing with metadata: how it changes, and which ids a list filtered by metadata has. */
interface Subject {
  readonly name: string;
  readonly update: (metadata: Metadata) => Promise<Shown>;
  readonly found: (metadata: string) => Promise<readonly string[]>;
  readonly id: string;
}

const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

/** One of each thing, with an order number. Those that a request makes have it from the beginning. */
const subjectsOf = async (client: Client, url: string, order_id: string): Promise<readonly Subject[]> => {
  const metadata = { order_id };
  const phone_number = newNumber();
  const { conversation_id, customer_id } = await hear(client, phone_number);
  const body = { phone_number, text: "Your table is ready.", metadata };
  const { message_id } = (await client.succeed("messages.send", { body })).data;
  const { agent } = (await client.succeed("agents.create", { body: { name: "Bo", kind: "external", metadata } })).data;
  const hook = { url, events: ["customer.erased"], metadata };
  const { id: webhook_id } = (await client.succeed("webhooks.create", { body: hook })).data;
  const [message, conversation] = [{ id: message_id }, { id: conversation_id }];
  const customer = { id: customer_id };
  await client.succeed("conversations.update", { params: conversation, body: { metadata } });
  await client.succeed("customers.update", { params: customer, body: { metadata } });
  return [
    {
      name: "message",
      id: message_id,
      update: async (given) =>
        (await client.succeed("messages.update", { params: message, body: { metadata: given } })).data.message,
      found: async (query) =>
        ids((await client.succeed("messages.list", { query: { metadata: query } })).data.messages),
    },
    {
      name: "conversation",
      id: conversation_id,
      update: async (given) =>
        (await client.succeed("conversations.update", { params: conversation, body: { metadata: given } })).data
          .conversation,
      found: async (query) =>
        ids((await client.succeed("conversations.list", { query: { metadata: query } })).data.conversations),
    },
    {
      name: "customer",
      id: customer_id,
      update: async (given) =>
        (await client.succeed("customers.update", { params: customer, body: { metadata: given } })).data.customer,
      found: async (query) =>
        ids((await client.succeed("customers.list", { query: { metadata: query } })).data.customers),
    },
    {
      name: "agent",
      id: agent.id,
      update: async (given) =>
        (await client.succeed("agents.update", { params: { agent_id: agent.id }, body: { metadata: given } })).data
          .agent,
      found: async (query) => ids((await client.succeed("agents.list", { query: { metadata: query } })).data.agents),
    },
    {
      name: "webhook",
      id: webhook_id,
      update: async (given) =>
        (await client.succeed("webhooks.update", { params: { id: webhook_id }, body: { metadata: given } })).data,
      found: async (query) => ids((await client.succeed("webhooks.list", { query: { metadata: query } })).data),
    },
  ];
};

export const ownData: readonly Case[] = [
  define("kept-and-found", {
    title: "your own data is merged by key, removed by null, and found by key and text",
    operations: [
      "messages.send",
      "messages.update",
      "messages.list",
      "conversations.update",
      "conversations.list",
      "customers.update",
      "customers.list",
      "agents.create",
      "agents.update",
      "agents.list",
      "webhooks.create",
      "webhooks.update",
      "webhooks.list",
    ],
    cites: send,
    sends: true,
    needs: ["organization", "receiver"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const { url } = await context.receiver();
      for (const { name, id, update, found } of await subjectsOf(client, `${url}/hook`, "1042")) {
        context.check.equal(await found("order_id:1042"), [id], `the ${name} with the order number`);
        context.check.equal(await found("order_id:104"), [], `the ${name} with another order number`);
        context.check.equal(await found("shop:1042"), [], `the ${name} with the number under another key`);
        const merged = await update({ shop: "berlin: 2" });
        context.check.equal(merged.metadata, { order_id: "1042", shop: "berlin: 2" }, `the ${name} after one more key`);
        context.check.equal(await found("shop:berlin: 2"), [id], `the ${name} by the new key`);
        const left = await update({ order_id: null, shop: "bonn" });
        context.check.equal(left.metadata, { shop: "bonn" }, `the ${name} after null`);
        context.check.equal(await found("order_id:1042"), [], `the ${name} by the key that was removed`);
        context.check.equal((await update({ shop: null })).metadata, undefined, `the ${name} after its last key`);
      }
    },
  }),
  define("told", {
    title: "answers and events have your own data, and an update of a conversation tells what it was",
    operations: [
      "messages.send",
      "messages.get",
      "conversations.update",
      "conversations.get",
      "conversations.listEvents",
    ],
    cites: send,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const its = await freshSandbox(context);
      const { client } = its;
      const phone_number = newNumber();
      const { conversation_id: id, customer_id } = await hear(client, phone_number);
      const crm = { crm_id: "c-7" };
      await client.succeed("customers.update", { params: { id: customer_id }, body: { metadata: crm } });
      const order = { order_id: "1042" };
      const body = { phone_number, text: "Your table is ready.", metadata: order };
      const { message_id } = (await client.succeed("messages.send", { body })).data;
      context.check.equal((await messageOf(its, message_id)).metadata, order, "the metadata of the message");
      const ticket = { ticket: "77" };
      await client.succeed("conversations.update", { params: { id }, body: { metadata: ticket } });
      const { conversation } = (await client.succeed("conversations.get", { params: { id } })).data;
      context.check.equal(conversation.metadata, ticket, "the metadata of the conversation");
      const { recent_messages } = await contextOf(client, id);
      context.check.equal(recent_messages.at(-1)?.metadata, order, "the metadata in the context");
      const updated = (await eventsOf(client, id)).findLast(({ event_type }) => event_type === "conversation.updated");
      context.check.equal(updated?.previous, { metadata: {} }, "what changed, in the event");
      context.check.equal(updated?.conversation?.metadata, ticket, "the metadata of the conversation in its event");
      context.check.equal(updated?.customer?.metadata, crm, "the metadata of the customer in the event");
      await context.until(async () => {
        const events = await eventsOf(client, id);
        const sent = events.find(({ message }) => message?.id === message_id && message.status !== undefined);
        context.check.equal(sent?.message?.metadata, order, "the metadata in the event of the message");
      });
    },
  }),
  define("bounded", {
    title: "a key that is none, a twenty-first key and an empty text are refused, and change nothing",
    operations: ["messages.send", "customers.update", "customers.get"],
    cites: send,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const params = { id: sandbox.customer_id };
      const twenty = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`k${index}`, "x".repeat(500)]));
      await client.succeed("customers.update", { params, body: { metadata: twenty } });
      await client.refuse("customers.update", "conflict", { params, body: { metadata: { more: "x" } } });
      for (const metadata of [{ "a:b": "x" }, { "": "x" }, { k0: "" }, { k0: "x".repeat(501) }])
        await client.refuse("customers.update", "validation_failed", { params, body: { metadata } });
      const { customer } = (await client.succeed("customers.get", { params })).data;
      context.check.equal(customer.metadata, twenty, "the metadata after what was refused");
      const body = { phone_number: newNumber(), text: "Hello.", metadata: { "a b": "x" } };
      await client.refuse("messages.send", "validation_failed", { body });
    },
  }),
  define("erased", {
    title: "an erasure removes your own data of the customer, their conversations and messages",
    operations: [
      "customers.erase",
      "console.customers.erase",
      "messages.send",
      "messages.list",
      "conversations.list",
      "customers.list",
    ],
    cites: send,
    sends: true,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const { client, operator } = await freshConsole(context);
      const { url } = await context.receiver();
      const all = await subjectsOf(client, `${url}/hook`, "1042");
      const customer = all.find(({ name }) => name === "customer");
      if (customer) await client.succeed("customers.erase", { params: { id: customer.id }, body: {} });
      // Another waits to be sent, which an erasure cancels.
      const phone_number = newNumber();
      const { customer_id } = await hear(client, phone_number);
      const send_at = at((await timeOf(client)) + hour);
      await client.succeed("messages.send", {
        body: { phone_number, text: "Later.", send_at, metadata: { order_id: "1042" } },
      });
      await operator.succeed("console.customers.erase", { params: { customer_id }, body: {} });
      await context.until(async () => {
        for (const { name, id, found } of all) {
          const stays = name === "agent" || name === "webhook";
          context.check.equal(await found("order_id:1042"), stays ? [id] : [], `the ${name} after the erasure`);
        }
      });
    },
  }),
];
