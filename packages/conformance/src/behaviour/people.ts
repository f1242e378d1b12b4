/** Customers as people with several addresses. */
import type { Case, Citation } from "../case.ts";
import { freshConsole, freshSandbox, hear as heard, inbound, newNumber, topic } from "./steps.ts";

const known: Citation = {
  section: "Public API (host {base_url}, bearer credential with scopes)",
  line: "| POST | /v1/atlas/messages | atlas.messages.send | idempotency_key, phone_number (E.164), text, template_id, category (`utility`, `marketing`, `transactional`) | accepted, delivery_state, conversation_id. Creates or reuses the customer and conversation. |",
};

const define = topic("people");

export const people: readonly Case[] = [
  define("addresses", {
    title: "a customer is one person by id, user id, username and number, and has no number while nobody knows it",
    operations: ["messages.send", "events.ingest", "customers.get", "customers.list"],
    cites: known,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const { hidden: user_id } = sandbox.user_ids;
      const username = `ada.${newNumber().slice(1)}`;
      const template = { template_id: sandbox.template_id, template_params: { name: "Ada" }, category: "utility" };
      const begun = await client.succeed("messages.send", { body: { recipient: { user_id }, ...template } });
      const { customer_id, conversation_id } = begun.data;
      context.check.equal("phone_number" in begun.data, false, "the acknowledgement has a number");
      const hear = async (customer: object) =>
        (await client.succeed("events.ingest", { body: { ...inbound(""), customer } })).data.customer_id;
      context.check.equal(await hear({ user_id, username }), customer_id, "customer_id by user id");
      const read = async () => (await client.succeed("customers.get", { params: { id: customer_id } })).data.customer;
      const customer = await read();
      context.check.equal("phone_number" in customer, false, "the customer has a number");
      const addresses = customer.addresses.map(({ type, value }) => ({ type, value }));
      const expected = [
        { type: "user_id", value: user_id },
        { type: "username", value: username },
      ];
      context.check.equal(addresses, expected, "the addresses");
      const phone_number = newNumber();
      context.check.equal(await hear({ user_id, phone_number }), customer_id, "customer_id once the number is shown");
      context.check.equal((await read()).phone_number, phone_number, "phone_number once it is shown");
      for (const recipient of [{ customer_id }, { user_id }, { username }, { phone_number }]) {
        const { data } = await client.succeed("messages.send", { body: { recipient, text: "Hello" } });
        context.check.equal(data.conversation_id, conversation_id, `the conversation of ${JSON.stringify(recipient)}`);
      }
      for (const query of [{ user_id }, { username }, { phone_number }]) {
        const { customers } = (await client.succeed("customers.list", { query })).data;
        const ids = customers.map(({ id }) => id);
        context.check.equal(ids, [customer_id], `the customers of ${JSON.stringify(query)}`);
      }
    },
  }),
  define("merge", {
    title: "two customers who are merged have one thread, window and consent, and part again as they were",
    operations: ["console.customers.merge", "console.customers.unmerge", "customers.get", "messages.list"],
    cites: known,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator } = await freshConsole(context);
      const [number, other] = [newNumber(), newNumber()];
      const [one, two] = [await heard(client, number), await heard(client, other, { text: "Stop" })];
      const texts = async (customer_id: string) => {
        const { messages } = (await client.succeed("messages.list", { query: { customer_id } })).data;
        const inThreads = messages.filter(({ direction }) => direction === "inbound");
        return inThreads.map(({ text, conversation_id }) => [text, conversation_id]).toSorted();
      };
      const apart = [await texts(one.customer_id), await texts(two.customer_id)];
      const body = { other_customer_id: two.customer_id };
      const params = { customer_id: one.customer_id };
      const { customer } = (await operator.succeed("console.customers.merge", { params, body })).data;
      context.check.includes(customer, { id: one.customer_id, marketing: "opted_out" }, "the customer of both");
      const values = customer.addresses.map(({ value }) => value);
      context.check.equal(values, [number, other], "the addresses of both");
      const read = (await client.succeed("customers.get", { params: { id: two.customer_id } })).data.customer;
      context.check.equal(read, customer, "the customer by the other's id");
      const both = apart.flat().map(([text]) => [text, one.conversation_id]);
      context.check.equal(await texts(one.customer_id), both.toSorted(), "the messages of both");
      const sent = await client.succeed("messages.send", { body: { phone_number: other, text: "Hello" } });
      context.check.equal(sent.data.conversation_id, one.conversation_id, "the conversation with the other's number");
      const back = { params: { customer_id: two.customer_id } };
      const parted = (await operator.succeed("console.customers.unmerge", back)).data.customer;
      context.check.includes(parted, { id: two.customer_id, phone_number: other }, "the customer who parted");
      const after = [await texts(one.customer_id), await texts(two.customer_id)];
      context.check.equal(after, apart, "the messages of each");
      const { marketing } = (await client.succeed("customers.get", { params: { id: one.customer_id } })).data.customer;
      context.check.equal(marketing, "unknown", "the consent of the one who stayed");
      await operator.refuse("console.customers.unmerge", "conflict", back);
    },
  }),
  define("no-address", {
    title: "a recipient is named once, and a customer or username that nobody knows is refused",
    operations: ["messages.send"],
    cites: known,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const { phone_number } = sandbox;
      const { channel_id: customer_id } = sandbox;
      for (const given of [
        {},
        { phone_number, recipient: { phone_number } },
        { recipient: {} },
        { recipient: { phone_number, user_id: sandbox.user_ids.hidden } },
        { recipient: { username: "nobody.at.all" } },
        { recipient: { customer_id } },
      ])
        await client.refuse("messages.send", "validation_failed", { body: { text: "Hello", ...given } });
    },
  }),
];
