/** Another network by an adapter: handed over signed, reported, refused, and what customers write there. */
import { verifyAtlasSignature } from "@atlas-messaging/webhooks";
import type { Case, Citation, Context } from "../case.ts";
import type { Arrived, ReceiverAnswer } from "../receiver.ts";
import { type Operated, freshConsole, newNumber, topic } from "./steps.ts";

const sends: Citation = {
  section: "What the service does",
  line: "It sends a message to a phone number over the messaging channel, and replies, drafts or hands off inside an existing conversation.",
};

const define = topic("adapters");
const channel = "webchat";

interface Adapter {
  readonly its: Operated;
  readonly channelId: string;
  readonly secret: string;
  /** Requests with a message so far. */
  readonly handed: () => readonly Arrived[];
  /** A customer writes, and is answered. Returns the id of the answer. */
  readonly answerTo: (phone_number: string) => Promise<string>;
}

const textOf = ({ raw }: Arrived): string => new TextDecoder().decode(raw);

const isMessage = (arrived: Arrived): boolean => textOf(arrived).includes('"adapter.message"');

const open = async (context: Context, answer?: ReceiverAnswer): Promise<Adapter> => {
  const its = await freshConsole(context);
  const receiver = await context.receiver(answer);
  const body = { channel, display_name: "Chat box", url: `${receiver.url}/adapter` };
  const { secret, ...linked } = (await its.operator.succeed("console.channels.linkAdapter", { body })).data;
  const channelId = linked.channel.id;
  const answerTo = async (phone_number: string) => {
    await hear(its, channelId, phone_number);
    const reply = { phone_number, channel_id: channelId, text: "We open at nine." };
    return (await its.client.succeed("messages.send", { body: reply })).data.message_id;
  };
  return { its, channelId, secret, handed: () => receiver.arrived.filter(isMessage), answerTo };
};

const heardOn = (channel_id: string, phone_number: string) => ({
  channel,
  channel_id,
  customer: { phone_number },
  event_type: "message.received",
  message: { text: "It is the blue one." },
});

const hear = ({ client }: Operated, channelId: string, phoneNumber: string) =>
  client.succeed("events.ingest", { body: heardOn(channelId, phoneNumber) });

const linking = ["console.channels.linkAdapter", "messages.send", "messages.get"] as const;

const messageOf = async ({ client }: Operated, id: string) =>
  (await client.succeed("messages.get", { params: { id } })).data.message;

export const adapters: readonly Case[] = [
  define("handed-over", {
    title: "an adapter gets a message signed like a webhook, and its reports move the message forward only",
    operations: [...linking, "messages.reportStatus"],
    cites: sends,
    sends: true,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const { check } = context;
      const { its, channelId, secret, handed, answerTo } = await open(context, () => ({
        status: 200,
        body: '{"provider_message_id":"webchat-1"}',
      }));
      const id = await answerTo(newNumber());
      const [arrived] = await context.until(() => {
        check.equal(handed().length, 1, "requests with the message");
        return handed();
      });
      const { raw, headers } = check.present(arrived, "the request");
      check.that(verifyAtlasSignature(raw, headers, secret), "an Atlas-Signature by the secret", "adapter.message");
      const sent: unknown = JSON.parse(new TextDecoder().decode(raw));
      check.includes(
        sent,
        { event_type: "adapter.message", event_id: id, channel, channel_id: channelId },
        "the request",
      );
      check.includes(Object(sent).message, { id, type: "text", text: "We open at nine." }, "message of the request");
      await context.until(async () => {
        const { delivery_state, provider_message_id } = await messageOf(its, id);
        check.equal([delivery_state, provider_message_id], ["sent", "webchat-1"], "state after the adapter's answer");
      });
      const report = async (status: "sent" | "delivered" | "read") =>
        (await its.client.succeed("messages.reportStatus", { params: { id }, body: { status } })).data.delivery_state;
      check.equal(await report("delivered"), "delivered", "state after a report");
      check.equal(await report("sent"), "delivered", "state after a late report");
      check.equal(await report("read"), "read", "state after the last report");
    },
  }),
  define("refused", {
    title: "a message that an adapter refuses with 422 fails with the adapter's reason",
    operations: linking,
    cites: sends,
    sends: true,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const { its, answerTo } = await open(context, (arrived) =>
        isMessage(arrived)
          ? { status: 422, body: '{"error":{"code":"recipient_unreachable","title":"The visitor has left"}}' }
          : { status: 200 },
      );
      const id = await answerTo(newNumber());
      await context.until(async () => {
        const { delivery_state, error_code, statuses } = await messageOf(its, id);
        const title = statuses.at(-1)?.provider_error?.title;
        const expected = ["failed", "recipient_unreachable", "The visitor has left"];
        context.check.equal([delivery_state, error_code, title], expected, "the refused message");
      });
    },
  }),
  define("inbound", {
    title: "a message that names the network's id is taken once, and only on an adapter's channel",
    operations: ["console.channels.linkAdapter", "events.ingest", "messages.list"],
    cites: sends,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const { its, channelId } = await open(context);
      const body = { ...heardOn(channelId, newNumber()), provider_message_id: "webchat-2" };
      const { message_id, conversation_id } = (await its.client.succeed("events.ingest", { body })).data;
      await its.client.refuse("events.ingest", "conflict", { body });
      const { messages } = (await its.client.succeed("messages.list", { query: { conversation_id } })).data;
      context.check.equal(
        messages.map(({ id }) => id),
        [message_id],
        "messages of the conversation",
      );
      const { channel_id: _id, ...elsewhere } = { ...body, channel: "chatapp", provider_message_id: "webchat-3" };
      const refused = await its.client.refuse("events.ingest", "validation_failed", { body: elsewhere });
      const named = refused.error.details?.map(({ path }) => path);
      context.check.equal(named, ["provider_message_id"], `details of ${refused.where}`);
    },
  }),
  define("opted-out", {
    title: "a report that the customer wants no more marketing ends it",
    operations: ["console.channels.linkAdapter", "messages.reportStatus", "customers.list"],
    cites: sends,
    sends: true,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const { its, answerTo } = await open(context);
      const phone_number = newNumber();
      const id = await answerTo(phone_number);
      const body = { status: "failed", error: { code: "recipient_opted_out" } } as const;
      await its.client.succeed("messages.reportStatus", { params: { id }, body });
      const { customers } = (await its.client.succeed("customers.list", { query: { limit: 100 } })).data;
      const customer = customers.find((each) => each.phone_number === phone_number);
      context.check.equal(customer?.marketing, "opted_out", "marketing of the customer");
    },
  }),
  define("others", {
    title: "the status of a message that no adapter took cannot be reported",
    operations: ["messages.reportStatus", "messages.send"],
    cites: sends,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, sandbox } = await freshConsole(context);
      const text = { phone_number: sandbox.phone_number, text: "Hello" };
      const { message_id: id } = (await client.succeed("messages.send", { body: text })).data;
      await client.refuse("messages.reportStatus", "conflict", { params: { id }, body: { status: "read" } });
    },
  }),
];
