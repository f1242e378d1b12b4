/** Events beside this API: messages of the business's phone, hidden numbers, texts that were cut, titles of choices. */
import type { Case, Citation } from "../case.ts";
import { contextOf, eventsOf, freshSandbox, hear, inbound, newNumber, topic } from "./steps.ts";

const handedOff: Citation = {
  section: "Event names in the subscription guide",
  line: "| agent.handoff | session handed to a human operator |",
};
const ingested: Citation = {
  section: "Public API (host {base_url}, bearer credential with scopes)",
  line: "| POST | /v1/atlas/messages | atlas.messages.send | idempotency_key, phone_number (E.164), text, template_id, category (`utility`, `marketing`, `transactional`) | accepted, delivery_state, conversation_id. Creates or reuses the customer and conversation. |",
};

const define = topic("beside-the-api");

export const besideTheApi: readonly Case[] = [
  define("echo", {
    title: "a message from the phone is outbound and a person's, is not sent, and hands off without an owner",
    operations: ["events.ingest", "conversations.context", "conversations.listEvents"],
    cites: handedOff,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const { check } = context;
      const phone_number = newNumber();
      const { conversation_id } = await hear(client, phone_number);
      const echo = { channel: "chatapp", customer: { phone_number }, event_type: "message.echoed" } as const;
      const body = { ...echo, echo: { text: "We close at six." } };
      const { message_id, ...taken } = (await client.succeed("events.ingest", { body })).data;
      check.equal(taken.conversation_id, conversation_id, "conversation of the echo");
      const { conversation, recent_messages } = await contextOf(client, conversation_id);
      const last = recent_messages.at(-1);
      check.equal(
        [last?.id, last?.direction, last?.author?.type, last?.author?.name, last?.delivery_state],
        [message_id, "outbound", "operator", "Phone", "sent"],
        "id, direction, author and state of the last message",
      );
      const { status, owner_id, waiting_since } = conversation;
      check.equal([status, owner_id, waiting_since], ["handed_off", null, null], "status, owner and waiting_since");
      const names = (await eventsOf(client, conversation_id)).map(({ event_type }) => event_type);
      check.that(names.includes("agent.handoff"), "agent.handoff in the history", names.join(", "));
      // An echo is no sentence of the customer, so it opens no window.
      const stranger = { ...echo, customer: { phone_number: newNumber() }, echo: { text: "Good morning." } };
      const { window_open } = (await client.succeed("events.ingest", { body: stranger })).data;
      check.equal(window_open, false, "window_open after an echo alone");
    },
  }),
  define("echo-changed", {
    title: "the phone edits and deletes messages of the business, and no others",
    operations: ["events.ingest", "messages.get"],
    cites: handedOff,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const phone_number = newNumber();
      const { message_id: theirs } = await hear(client, phone_number);
      const about = { channel: "chatapp", customer: { phone_number } };
      const echo = { ...about, event_type: "message.echoed", echo: { text: "Until six." } } as const;
      const { message_id } = (await client.succeed("events.ingest", { body: echo })).data;
      const edited = (id: string | null) => {
        const change = { kind: "edit", message_id: id ?? "", text: "Until seven." } as const;
        return { body: { ...about, event_type: "message.changed", change, by: "phone" } as const };
      };
      await client.succeed("events.ingest", edited(message_id));
      const { message } = (await client.succeed("messages.get", { params: { id: message_id ?? "" } })).data;
      context.check.equal(
        [message.text, message.earlier_texts?.map(({ text }) => text)],
        ["Until seven.", ["Until six."]],
        "text and earlier texts",
      );
      await client.refuse("events.ingest", "validation_failed", edited(theirs));
    },
  }),
  define("hidden-number", {
    title: "a customer whose number is hidden is found by the messaging app's id, also once the number is shown",
    operations: ["events.ingest", "customers.get"],
    cites: ingested,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const user_id = `US.${newNumber().slice(1)}`;
      const say = async (shown: { readonly phone_number?: string }) => {
        const body = { ...inbound(""), customer: { ...shown, user_id } };
        return (await client.succeed("events.ingest", { body })).data.customer_id;
      };
      const hidden = await say({});
      const number = newNumber();
      context.check.equal(await say({ phone_number: number }), hidden, "customer_id once the number is shown");
      const { customer } = (await client.succeed("customers.get", { params: { id: hidden } })).data;
      context.check.equal([customer.phone_number, customer.user_id], [number, user_id], "number and user_id");
      context.check.equal(await say({}), hidden, "customer_id once it is hidden again");
    },
  }),
  define("truncated", {
    title: "a text that was cut says so",
    operations: ["events.ingest", "messages.get"],
    cites: ingested,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const body = { ...inbound(newNumber()), message: { text: "a".repeat(4_096), truncated: true } } as const;
      const id = (await client.succeed("events.ingest", { body })).data.message_id ?? "";
      const { message } = (await client.succeed("messages.get", { params: { id } })).data;
      context.check.equal(message.truncated, true, "truncated");
    },
  }),
  define("title-of-a-choice", {
    title: "the title of a choice ends no marketing, and a button does whose id says the same",
    operations: ["events.ingest", "customers.get"],
    cites: ingested,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const marketingAfter = async (content: object) => {
        const { customer_id } = await hear(client, newNumber(), { message: { content } });
        return (await client.succeed("customers.get", { params: { id: customer_id } })).data.customer.marketing;
      };
      context.check.equal(
        [
          await marketingAfter({ type: "list_reply", id: "leave-2", title: "Baja" }),
          await marketingAfter({ type: "button_reply", id: "menu-exit", title: "Sair" }),
          await marketingAfter({ type: "button_reply", id: "stop", title: "Stop promotions" }),
        ],
        ["unknown", "unknown", "opted_out"],
        "marketing after a row, a button, and a button whose id says it",
      );
    },
  }),
];
