/** Outbound message delivery: sent, delivered, read; failed is final. */
import type { Case, Citation, Context } from "../case.ts";
import { type Sandbox, freshSandbox, statesOf, topic } from "./steps.ts";

const section = "Outbound message delivery";
const order: Citation = {
  section,
  line: "The delivery status order is sent, then delivered, then read; `failed` is the fourth status value. The event `agent.message_delivery` fires when this status changes. Trigger and condition of the move to `failed`: not shown.",
};
const acknowledged: Citation = {
  section: "Outbound message acknowledgement",
  line: "`accepted` (boolean), `delivery_state` (string, value `queued`), `conversation_id` (string UUID), `queued` (boolean), `window_open` (boolean), `outbox_id` (string UUID), `phone_number` (string).",
};
const status: Citation = {
  section: "Message status",
  line: "`status` is one of `sent`, `delivered`, `read`, `failed`; `updated_at` is a timestamp.",
};

const define = topic("delivery");

type NumberName = keyof Sandbox["sandbox"]["phone_numbers"];

const sendTo = async ({ client, sandbox }: Sandbox, name: NumberName) => {
  const body = { phone_number: sandbox.phone_numbers[name], text: "Your table is ready." };
  return (await client.succeed("messages.send", { body })).data;
};

/** Returns the states of a message in order of time, each once, when the last has arrived. */
const statesUntil = async (context: Context, its: Sandbox, name: NumberName, last: string) => {
  const { conversation_id, message_id } = await sendTo(its, name);
  const states = () => statesOf(its.client, conversation_id, message_id);
  await context.until(async () =>
    context.check.that((await states()).includes(last), `a message that is ${last}`, name),
  );
  // A state announced under several event names counts once.
  const reported = await states();
  return { reported: reported.filter((state, index) => state !== reported[index - 1]), conversation_id, message_id };
};

const providerIdOf = async (its: Sandbox, conversation: string, message: string): Promise<string | undefined> => {
  const request = { params: { id: conversation }, query: { limit: 200 } };
  const { data } = await its.client.succeed("conversations.listEvents", request);
  return data.find(({ message: each }) => each?.id === message && each.provider_message_id)?.message
    ?.provider_message_id;
};

export const delivery: readonly Case[] = [
  define("order", {
    title: "a message is sent, then delivered, then read, each once and in this order",
    operations: ["messages.send", "conversations.listEvents"],
    cites: order,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { reported } = await statesUntil(context, await freshSandbox(context), "delivered", "read");
      context.check.equal(reported, ["sent", "delivered", "read"], "the delivery states of the message");
    },
  }),
  define("failed", {
    title: "a message that fails was sent at most, and stays failed",
    operations: ["messages.send", "conversations.listEvents"],
    cites: order,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const its = await freshSandbox(context);
      const { reported, conversation_id, message_id } = await statesUntil(context, its, "failed", "failed");
      context.check.equal(reported, ["sent", "failed"], "the delivery states of the message");
      const events = await its.client.succeed("conversations.listEvents", { params: { id: conversation_id } });
      const failure = events.data.find(({ event_type }) => event_type === "conversation.message_failed");
      context.check.equal(failure?.message?.id, message_id, "message.id of conversation.message_failed");
      context.check.present(failure?.message?.error_code, "message.error_code of conversation.message_failed");
    },
  }),
  define("status", {
    title: "the status of a message goes forward only, and ends as its history tells",
    operations: ["messages.send", "conversations.listEvents", "agent.messageStatus"],
    cites: status,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const its = await freshSandbox(context);
      const { conversation_id, message_id } = await sendTo(its, "delivered");
      const providerMessageId = await context.until(async () =>
        context.check.present(await providerIdOf(its, conversation_id, message_id), "the provider's id of the message"),
      );
      const seen: string[] = [];
      const ask = async () => {
        const { data } = await its.client.succeed("agent.messageStatus", {
          params: { provider_message_id: providerMessageId },
        });
        context.check.that(!Number.isNaN(Date.parse(data.updated_at)), "a time", `updated_at ${data.updated_at}`);
        if (data.status !== seen.at(-1)) seen.push(data.status);
        return data.status;
      };
      await context.until(async () => context.check.equal(await ask(), "read", "status of the message"));
      await ask();
      // Polling may miss a state.
      const states = ["sent", "delivered", "read"].filter((each) => seen.includes(each));
      context.check.equal(seen, states, "the statuses that were seen");
    },
  }),
  define("acknowledgement", {
    title: "a message that is accepted is queued, and its acknowledgement names conversation, message and number",
    operations: ["messages.send", "conversations.context"],
    cites: acknowledged,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const its = await freshSandbox(context);
      const data = await sendTo(its, "delivered");
      context.check.includes(
        data,
        {
          accepted: true,
          queued: true,
          delivery_state: "queued",
          window_open: true,
          phone_number: its.sandbox.phone_numbers.delivered,
          conversation_id: its.sandbox.conversation_id,
        },
        "the acknowledgement",
      );
      const params = { conversation_id: data.conversation_id };
      const shown = await its.client.succeed("conversations.context", { params });
      const message = shown.data.recent_messages.find(({ id }) => id === data.message_id);
      context.check.includes(
        message,
        { direction: "outbound", text: "Your table is ready." },
        "the message in the context",
      );
    },
  }),
];
