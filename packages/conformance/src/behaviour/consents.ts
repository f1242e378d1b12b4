/** Consent to marketing: stop and start words, records of it, and the hours in which none is sent. */
import type { Client } from "../calls.ts";
import type { Case, Citation, Context } from "../case.ts";
import { at, contextOf, day, freshConsole, freshSandbox, hear, hour, newNumber, timeOf, topic } from "./steps.ts";

const category: Citation = {
  section: "Messaging window",
  line: "2. After 24 hours of silence, `template_id` is required, with `category` of `utility`, `marketing` or `transactional`.",
};

const define = topic("consents");

const sale = { text: "Everything at half price!", category: "marketing" } as const;
const ready = { text: "Your order is ready.", category: "utility" } as const;

/** Returns what a clock in UTC shows. */
const clock = (time: number): string => at(time).slice(11, 16);

const marketingOf = async (client: Client, id: string) =>
  (await client.succeed("customers.get", { params: { id } })).data.customer.marketing;

const sentIn = async (client: Client, conversationId: string) =>
  (await contextOf(client, conversationId)).recent_messages.filter(({ direction }) => direction === "outbound");

/** Names of the events that arrived, once there are so many. */
const namesOfArrived = async (
  context: Context,
  receiver: Awaited<ReturnType<Context["receiver"]>>,
  secret: string,
  count: number,
) =>
  context.until(() => {
    context.check.equal(receiver.arrived.length, count, "deliveries");
    return receiver.arrived.map((each) => receiver.eventOf(each, secret).event_type).toSorted();
  });

/** Writes a number of Brazil with its ninth digit and without it. Nobody has the area code 20. */
const twoForms = (): readonly [string, string] => {
  const digits = newNumber().slice(5);
  return [`+552099${digits}`, `+55209${digits}`];
};

const words: readonly Case[] = [
  define("number-forms", {
    title: "a customer is one person in each form that a network gives the number: one window, thread and consent",
    operations: ["events.ingest", "messages.send", "customers.list"],
    cites: category,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      for (const [heard, dialed] of [twoForms(), twoForms().toReversed()] as const) {
        const { conversation_id, customer_id } = await hear(client, heard, { text: "Stop" });
        const { data } = await client.succeed("messages.send", { body: { phone_number: dialed, ...ready } });
        context.check.equal(data.conversation_id, conversation_id, `the conversation with ${dialed}`);
        await client.refuse("messages.send", "customer_opted_out", { body: { phone_number: dialed, ...sale } });
        context.check.equal((await hear(client, dialed)).customer_id, customer_id, `the customer with ${dialed}`);
        const { customers } = (await client.succeed("customers.list", { query: { phone_number: dialed } })).data;
        context.check.equal(
          customers.map(({ id, phone_number }) => [id, phone_number]),
          [[customer_id, heard]],
          `the customers with ${dialed}`,
        );
      }
    },
  }),
  define("words", {
    title: "a stop word ends marketing by every way of sending, and nothing else; a start word takes it back",
    operations: [
      "events.ingest",
      "messages.send",
      "agent.sendMessage",
      "agent.sendMessageToPhone",
      "console.conversations.reply",
      "customers.get",
    ],
    cites: category,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator } = await freshConsole(context);
      const phone_number = newNumber();
      const { conversation_id, customer_id } = await hear(client, phone_number, { text: " Stop! " });
      context.check.equal(await marketingOf(client, customer_id), "opted_out", "marketing after the stop word");
      const params = { conversation_id: conversation_id };
      const refused = "customer_opted_out";
      await client.refuse("messages.send", refused, { body: { phone_number, ...sale } });
      await client.refuse("agent.sendMessage", refused, { body: { conversation_id, ...sale } });
      await client.refuse("agent.sendMessageToPhone", refused, { body: { phone_number, ...sale } });
      await operator.refuse("console.conversations.reply", refused, { params, body: sale });
      await client.succeed("messages.send", { body: { phone_number, ...ready } });
      await hear(client, phone_number, { text: "START" });
      context.check.equal(await marketingOf(client, customer_id), "opted_in", "marketing after the start word");
      await client.succeed("messages.send", { body: { phone_number, ...sale } });
    },
  }),
  define("confirmed-once", {
    title: "a stop word is confirmed once, by no agent, and leaves nobody waiting",
    operations: ["events.ingest", "agents.create", "conversations.context", "customers.listConsents"],
    cites: category,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      await client.succeed("agents.create", {
        body: { name: "Concierge", channels: ["chatapp"], answer_after_seconds: 0 },
      });
      const number = newNumber();
      const { conversation_id, customer_id: id } = await hear(client, number, { text: "STOP" });
      await hear(client, number, { text: "stop" });
      context.check.equal((await contextOf(client, conversation_id)).conversation.waiting_since, null, "waiting_since");
      await hear(client, number, { text: "Can I talk to a real person, please?" });
      await context.until(async () => {
        const { conversation } = await contextOf(client, conversation_id);
        context.check.equal(conversation.status, "handed_off", "the status after the agent has read the last message");
      });
      const authors = (await sentIn(client, conversation_id)).map(({ author }) => author?.type);
      context.check.equal(authors, ["api", "agent"], "the authors of what was sent");
      const { consents } = (await client.succeed("customers.listConsents", { params: { id } })).data;
      const kept = consents.map(({ marketing, origin, source }) => ({ marketing, origin, source }));
      const stop = { marketing: "opted_out", origin: "customer", source: null };
      context.check.equal(kept, [stop, stop], "the consents");
    },
  }),
  define("ordinary", {
    title: "a stop word among other words or as a place's name, and a start word without a stop, are ordinary messages",
    operations: ["events.ingest", "customers.get"],
    cites: category,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      for (const text of ["Where does the bus stop?", "start"]) {
        const { customer_id } = await hear(client, newNumber(), { text });
        context.check.equal(await marketingOf(client, customer_id), "unknown", `marketing after ${text}`);
      }
      const content = { type: "location", latitude: 50.45, longitude: 18.86, name: "Stop" };
      const { customer_id } = await hear(client, newNumber(), { message: { content } });
      context.check.equal(await marketingOf(client, customer_id), "unknown", "marketing after a place by that name");
    },
  }),
];

export const consents: readonly Case[] = [
  ...words,
  define("recorded", {
    title: "consents are kept with source and time, and the one with the newest time holds",
    operations: [
      "customers.recordConsent",
      "customers.listConsents",
      "console.customers.recordConsent",
      "console.customers.listConsents",
      "webhooks.create",
    ],
    cites: category,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const { client, operator, sandbox } = await freshConsole(context);
      const receiver = await context.receiver();
      const secret = "a secret of the suite";
      const events = ["customer.opted_in", "customer.opted_out"];
      await client.succeed("webhooks.create", { body: { url: `${receiver.url}/hook`, events, secret } });
      const now = await timeOf(client);
      const params = { id: sandbox.customer_id };
      const say = (marketing: string, source: string, time: number) =>
        client.succeed("customers.recordConsent", { params, body: { marketing, source, at: at(time) } });
      await say("opted_in", "Form", now - day);
      const { customer } = (await say("opted_out", "Call", now - 3 * day)).data;
      context.check.equal(customer.marketing, "opted_in", "marketing after an older consent");
      const future = { params, body: { marketing: "opted_out", source: "Form", at: at(now + day) } };
      await client.refuse("customers.recordConsent", "validation_failed", future);
      const inConsole = { customer_id: sandbox.customer_id };
      for (const marketing of ["opted_out", "opted_in"]) {
        const body = { marketing, source: "Call" };
        await operator.succeed("console.customers.recordConsent", { params: inConsole, body });
      }
      await client.succeed("customers.recordConsent", { params, body: { marketing: "opted_out", source: "Letter" } });
      const expected = [
        ["opted_out", "api", "Letter"],
        ["opted_in", "operator", "Call"],
        ["opted_out", "operator", "Call"],
        ["opted_out", "api", "Call"],
        ["opted_in", "api", "Form"],
      ];
      const lists = [
        (await client.succeed("customers.listConsents", { params })).data.consents,
        (await operator.succeed("console.customers.listConsents", { params: inConsole })).data.consents,
      ].map((list) => list.map(({ marketing, origin, source }) => [marketing, origin, source]));
      context.check.equal(lists, [expected, expected], "the consents in both places");
      const names = await namesOfArrived(context, receiver, secret, 4);
      context.check.equal(names, [...events, ...events].toSorted(), "the events");
    },
  }),
  define("quiet-hours", {
    title: "marketing waits for the end of the quiet hours, by the customer's clock, or is scheduled for it",
    operations: ["console.quietHours.set", "console.quietHours.get", "messages.send", "customers.update"],
    cites: category,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator } = await freshConsole(context);
      const phone_number = newNumber();
      const { customer_id: id } = await hear(client, phone_number);
      const now = await timeOf(client);
      const quiet_hours = { start: clock(now - hour), end: clock(now + 3 * hour), time_zone: "Etc/UTC" };
      const set = await operator.succeed("console.quietHours.set", { body: { quiet_hours } });
      const read = (await operator.succeed("console.quietHours.get")).data;
      context.check.equal([set.data.quiet_hours, read.quiet_hours], [quiet_hours, quiet_hours], "the quiet hours");
      const sending = { body: { phone_number, ...sale } };
      const { error } = await client.refuse("messages.send", "quiet_hours", sending);
      const until = String(Reflect.get(Object(error), "may_send_at"));
      context.check.equal(until.slice(11, 16), quiet_hours.end, "the time of may_send_at");
      await client.succeed("messages.send", { body: { phone_number, ...ready } });
      const { data } = await client.succeed("messages.send", { body: { ...sending.body, send_at: until } });
      context.check.equal(data.delivery_state, "scheduled", "delivery_state of what is sent then");
      // Twelve hours away it is day.
      await client.succeed("customers.update", { params: { id }, body: { time_zone: "Etc/GMT+12" } });
      await client.succeed("messages.send", sending);
      const nobody = { quiet_hours: { ...quiet_hours, time_zone: "Europe/Atlantis" } };
      await operator.refuse("console.quietHours.set", "validation_failed", { body: nobody });
      await operator.succeed("console.quietHours.set", { body: { quiet_hours: null } });
      await client.succeed("customers.update", { params: { id }, body: { time_zone: null } });
      await client.succeed("messages.send", sending);
    },
  }),
];
