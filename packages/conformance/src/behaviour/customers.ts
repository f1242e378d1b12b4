/** Customers: their record, and how they are found. */
import type { Case, Citation } from "../case.ts";
import { freshConsole, freshSandbox, inbound, newNumber, topic } from "./steps.ts";

const known: Citation = {
  section: "Public API (host {base_url}, bearer credential with scopes)",
  line: "| POST | /v1/atlas/messages | atlas.messages.send | idempotency_key, phone_number (E.164), text, template_id, category (`utility`, `marketing`, `transactional`) | accepted, delivery_state, conversation_id. Creates or reuses the customer and conversation. |",
};

const define = topic("customers");

/** Writes a number as people do: 00 1 55-50 10 … */
const spelled = (number: string): string =>
  `00${number.slice(1, 2)} (${number.slice(2, 5)}) ${number.slice(5, 8)}-${number.slice(8)}`;

export const customers: readonly Case[] = [
  define("record", {
    title: "a customer's record changes by its members, and reads the same in the console",
    operations: [
      "customers.update",
      "customers.get",
      "console.customers.update",
      "console.customers.get",
      "events.ingest",
      "webhooks.create",
    ],
    cites: known,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const { client, operator } = await freshConsole(context);
      const receiver = await context.receiver();
      const secret = "a secret of the suite";
      const hook = { url: `${receiver.url}/hook`, events: ["customer.updated"], secret };
      await client.succeed("webhooks.create", { body: hook });
      const number = newNumber();
      const { customer_id: id } = (await client.succeed("events.ingest", { body: inbound(number) })).data;
      const named = { ...inbound(number), customer: { phone_number: number, name: "Ada" } };
      await client.succeed("events.ingest", { body: named });
      const first = {
        labels: ["vip", "air", "vip"],
        attributes: { visits: 3, city: "Bonn" },
        time_zone: "Europe/Berlin",
      };
      const { customer } = (await client.succeed("customers.update", { params: { id }, body: first })).data;
      const expected = { name: "Ada", labels: ["air", "vip"], attributes: { city: "Bonn", visits: 3 } };
      context.check.includes(customer, { ...expected, time_zone: "Europe/Berlin", language: null }, "the customer");
      const second = { attributes: { city: null, newsletter: true }, language: "de" };
      const params = { customer_id: id };
      const changed = (await operator.succeed("console.customers.update", { params, body: second })).data.customer;
      context.check.equal(changed.attributes, { newsletter: true, visits: 3 }, "the attributes");
      const read = [
        (await client.succeed("customers.get", { params: { id } })).data.customer,
        (await operator.succeed("console.customers.get", { params })).data.customer,
      ];
      context.check.equal(read, [changed, changed], "the customer in both places");
      const events = await context.until(() => {
        context.check.equal(receiver.arrived.length, 3, "deliveries");
        return receiver.arrived.map((each) => receiver.eventOf(each, secret));
      });
      const members = events.map((event) => (event.event_type === "customer.updated" ? event.changed.join() : ""));
      const wanted = ["attributes,language", "labels,attributes,time_zone", "name"];
      context.check.equal(members.toSorted(), wanted, "the changes that were told");
    },
  }),
  define("refused", {
    title: "a time zone that is none, and an attribute's name that is none, are refused by the member",
    operations: ["customers.update", "customers.get"],
    cites: known,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const params = { id: sandbox.customer_id };
      const before = (await client.succeed("customers.get", { params })).data.customer;
      for (const body of [{ time_zone: "Europe/Atlantis" }, { attributes: { "1st": true } }])
        await client.refuse("customers.update", "validation_failed", { params, body });
      const after = (await client.succeed("customers.get", { params })).data.customer;
      context.check.equal(after, before, "the customer after what was refused");
    },
  }),
  define("found", {
    title: "customers are found by number, label, text and time, in API and console alike",
    operations: ["customers.list", "console.customers.list", "customers.update", "events.ingest"],
    cites: known,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator } = await freshConsole(context);
      const write = async (name: string) => {
        const phone_number = newNumber();
        const body = { ...inbound(phone_number), customer: { phone_number, name } };
        return { phone_number, id: (await client.succeed("events.ingest", { body })).data.customer_id };
      };
      const [ada, bob] = [await write("Ada Zeppelin"), await write("Björn Strauß")];
      await client.succeed("customers.update", { params: { id: ada.id }, body: { labels: ["airship"] } });
      const { created_at } = (await client.succeed("customers.get", { params: { id: bob.id } })).data.customer;
      const later = new Date(Date.parse(created_at) + 3_600_000).toISOString();
      const expected = [
        [{}, [bob.id, ada.id]],
        [{ phone_number: bob.phone_number }, [bob.id]],
        [{ label: "airship" }, [ada.id]],
        [{ label: "airship", phone_number: bob.phone_number }, []],
        [{ q: "ZEPPELIN" }, [ada.id]],
        [{ q: "zeppelin ada" }, [ada.id]],
        [{ q: "ada strauss" }, []],
        [{ q: "strauss BJO" }, [bob.id]],
        [{ q: bob.phone_number.slice(3) }, [bob.id]],
        [{ q: spelled(bob.phone_number) }, [bob.id]],
        [{ since: later }, []],
      ] as const;
      for (const [query, ids] of expected) {
        const listed = [
          (await client.succeed("customers.list", { query })).data.customers,
          (await operator.succeed("console.customers.list", { query })).data.customers,
        ].map((rows) => rows.map(({ id }) => id).filter((id) => [ada.id, bob.id].includes(id)));
        context.check.equal(listed, [ids, ids], JSON.stringify(query));
      }
    },
  }),
  define("export", {
    title: "an export has record, consents, conversations, notes, references and all messages, page by page",
    operations: ["customers.export", "console.customers.export", "events.ingest", "console.conversations.addNote"],
    cites: known,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const { client, operator } = await freshConsole(context);
      const receiver = await context.receiver();
      const hook = { url: `${receiver.url}/hook`, events: ["conversation.message_received"] };
      await client.succeed("webhooks.create", { body: hook });
      const number = newNumber();
      const hear = async (text: string) => {
        const body = { ...inbound(number), message: { text } };
        return (await client.succeed("events.ingest", { body })).data;
      };
      const { customer_id: id, conversation_id: conversationId } = await hear("Hello");
      await hear("Is the terrace open?");
      const consent = { marketing: "opted_in", source: "Form" };
      await client.succeed("customers.recordConsent", { params: { id }, body: consent });
      const noting = { params: { conversation_id: conversationId }, body: { text: "A regular." } };
      await operator.succeed("console.conversations.addNote", noting);
      const params = { id };
      const first = (await client.succeed("customers.export", { params, query: { limit: 1 } })).data;
      const more = { limit: 1, after_id: first.next_cursor ?? "" };
      const second = (await client.succeed("customers.export", { params, query: more })).data;
      const texts = [...first.messages, ...second.messages].map(({ text }) => text);
      context.check.equal(texts, ["Is the terrace open?", "Hello"], "the messages of two pages");
      context.check.equal(first.customer.id, id, "the customer");
      context.check.equal(first.consents.length, 1, "number of consents");
      context.check.equal(
        first.conversations.map((each) => each.id),
        [conversationId],
        "the conversations",
      );
      context.check.equal(
        first.notes.map(({ text }) => text),
        ["A regular."],
        "the notes",
      );
      const inConsole = await context.until(async () => {
        const { data } = await operator.succeed("console.customers.export", { params: { customer_id: id } });
        context.check.equal(data.deliveries.length, 2, "number of deliveries");
        return data;
      });
      const received = ["conversation.message_received", "conversation.message_received"];
      context.check.equal(
        inConsole.deliveries.map(({ event_type }) => event_type),
        received,
        "the deliveries",
      );
      for (const each of [first, inConsole]) {
        const types = each.events.map(({ event_type }) => event_type as string);
        context.check.equal(
          types.filter((type) => received.includes(type)),
          received,
          "the events of messages",
        );
        context.check.equal(
          each.runs.map(({ intent }) => intent),
          ["ingest_event", "ingest_event"],
          "the runs",
        );
      }
      context.check.equal(inConsole.messages.length, 2, "number of messages in the console's export");
    },
  }),
  define("erase", {
    title: "an erased customer leaves no words, and the next message begins a new customer",
    operations: [
      "customers.erase",
      "customers.export",
      "customers.listConsents",
      "console.customers.erase",
      "customers.get",
      "customers.list",
      "messages.list",
      "events.ingest",
      "console.conversations.addNote",
      "webhooks.create",
    ],
    cites: known,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const { client, operator } = await freshConsole(context);
      const receiver = await context.receiver();
      const secret = "a secret of the suite";
      const hook = { url: `${receiver.url}/hook`, events: ["customer.erased"], secret };
      await client.succeed("webhooks.create", { body: hook });
      const number = newNumber();
      const written = { ...inbound(number), message: { text: "My name is Ada" }, idempotency_key: number.slice(3) };
      const { customer_id: id, conversation_id: conversationId } = (
        await client.succeed("events.ingest", { body: written })
      ).data;
      const noting = { params: { conversation_id: conversationId }, body: { text: "Ada is a regular." } };
      await operator.succeed("console.conversations.addNote", noting);
      const params = { id };
      const { customer } = (await client.succeed("customers.erase", { params })).data;
      const again = (await operator.succeed("console.customers.erase", { params: { customer_id: id } })).data.customer;
      context.check.equal([customer.addresses, again.addresses], [[], []], "the addresses when it is erased");
      await client.refuse("customers.export", "not_found", { params });
      await client.refuse("customers.listConsents", "not_found", { params });
      context.check.equal("phone_number" in customer, false, "the customer has a number");
      const listed = (await client.succeed("customers.list", { query: { phone_number: number } })).data.customers;
      context.check.equal(listed, [], "customers with the number");
      await client.refuse("customers.update", "not_found", { params, body: { name: "Ada" } });
      await context.until(async () => {
        const { messages } = (await client.succeed("messages.list", { query: { customer_id: id } })).data;
        context.check.equal(
          messages.map(({ text }) => text),
          ["[erased]"],
          "the texts of messages",
        );
        const notes = (
          await operator.succeed("console.conversations.listNotes", { params: { conversation_id: conversationId } })
        ).data;
        context.check.equal(JSON.stringify(notes).includes("Ada"), false, "the notes name the customer");
        const events = await client.succeed("events.list", { query: { conversation_id: conversationId } });
        const payloads = JSON.stringify(events.data.map(({ payload }) => payload));
        context.check.equal(payloads.includes("Ada") || payloads.includes(number), false, "events have content");
      });
      const replayed = (await client.succeed("events.ingest", { body: written })).data;
      context.check.equal(replayed.customer_id, id, "the customer of a stored answer");
      const next = (await client.succeed("events.ingest", { body: inbound(number) })).data;
      context.check.equal(next.customer_id === id, false, "the next message is the erased customer's");
      await operator.succeed("console.customers.erase", { params: { customer_id: next.customer_id } });
      const arrived = await context.until(() => {
        context.check.equal(receiver.arrived.length, 2, "deliveries");
        return receiver.arrived.map((each) => receiver.eventOf(each, secret));
      });
      const erased = arrived.map((event) => (event.event_type === "customer.erased" ? event.customer.id : "none"));
      context.check.equal(erased.toSorted(), [id, next.customer_id].toSorted(), "the customers of the events");
    },
  }),
];
