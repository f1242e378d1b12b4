import type { SuccessOf } from "@atlas-messaging/contract";
import { type Change, insert } from "../changes.ts";
import type { TemplateRow } from "../console/templates/rows.ts";
import { newConversation } from "../conversations/create.ts";
import { type Window, windowOf } from "../conversations/window.ts";
import { newCustomer } from "../customers/create.ts";
import { living, stillLiving } from "../customers/living.ts";
import { type MarketingRefusal, heldFrom, newRecipient, refuseHeld } from "../customers/marketing.ts";
import { type Facts, type Refused, type Verb, accept, refuse, refuseMember } from "../outcome.ts";
import { record } from "../records.ts";
import type { ChannelRow, ConversationRow, CustomerRow, Id, Instant, MessageRow, QuietHoursRow } from "../rows.ts";
import { type ContentRefusal, type RequestedContent, decideContent } from "./content.ts";
import type { Attaching } from "./media/attach.ts";
import { type Quoting, quoteProblem } from "./quote.ts";
import { readSendAt } from "./send-at.ts";
import { type OutboundContent, type QueuedMessage, auditSending, queueFirstMessage, queueMessage } from "./queue.ts";

/** Facts of sending to a phone number; null where the organization has no such row yet. */
export interface SendMessageFacts extends Facts, Quoting, Attaching {
  readonly channel: ChannelRow | null;
  readonly customer: CustomerRow | null;
  readonly conversation: ConversationRow | null;
  readonly template: TemplateRow | null;
  /** Null when the organization has none. */
  readonly quietHours: QuietHoursRow | null;
}

/** A queued message and its acknowledgement. */
export interface SentMessage {
  readonly kind: "sent";
  readonly acknowledgement: SuccessOf<"messages.send">["data"];
  readonly message: MessageRow;
  readonly changes: readonly Change[];
}

export type SendRefusal = Refused<"conflict"> | ContentRefusal | MarketingRefusal;

/** Sends a message to a phone number. Creates customer and conversation if needed (POST /v1/atlas/messages). */
export const sendMessage: Verb<"messages.send", SendMessageFacts> = (facts, { body }) => {
  const sent = sendToPhone(facts, body);
  if (sent.kind === "refused") return sent;
  const { conversation_id } = sent.message;
  return accept({ ok: true, data: sent.acknowledgement }, [
    ...sent.changes,
    ...record(facts, { intent: "send_message", conversation_id, tools_called: ["send_message"] }),
    auditSending(facts, "atlas_api.message.send", sent.message),
  ]);
};

/** Sends to a phone number, without run and audit entry. */
export const sendToPhone = (
  facts: SendMessageFacts,
  requested: RequestedContent & { readonly phone_number: string; readonly channel_id?: Id; readonly send_at?: string },
): SentMessage | SendRefusal => {
  const { channel, template } = facts;
  if (!channel && requested.channel_id !== undefined)
    return refuseMember("channel_id", "must be a channel of your organization");
  if (channel?.status === "disconnected") return refuse("conflict", `The channel ${channel.id} is disconnected.`);
  if (!channel) return refuse("conflict", "Your organization has no connected channel to send over.");
  if (facts.customer && !living(facts.customer))
    return refuseMember("phone_number", "stands for an erased customer; give the customer's own number");
  const unquotable = quoteProblem(facts, requested.reply_to, facts.conversation);
  if (unquotable) return unquotable;
  const timed = readSendAt(requested.send_at, facts.now);
  if ("kind" in timed) return timed;
  const window = windowOf(facts.conversation, facts.now);
  // A template beside the text is sent if the window will be closed by then, as far as is known now.
  const judged = template && timed.sendAt ? windowOf(facts.conversation, timed.sendAt) : window;
  const { media = null } = facts;
  const content = decideContent(requested, { media, template, window: judged, recipient: requested.phone_number });
  if ("kind" in content) return content;
  const recipient = facts.customer ?? newRecipient(requested.phone_number);
  const held = heldFrom(recipient, content.category, facts.quietHours, timed.sendAt ?? facts.now);
  if (held) return refuseHeld(recipient, held);
  const { customer, changes: created } = customerFor(facts, requested.phone_number);
  const queued = queueFor(facts, channel, customer, { content, ...timed });
  return sentMessage(queued, customer, window, [...created, ...queued.changes]);
};

export const sentMessage = (
  { message, outboxId }: QueuedMessage,
  customer: CustomerRow,
  window: Window,
  changes: readonly Change[],
): SentMessage => ({
  kind: "sent",
  acknowledgement: {
    accepted: true,
    delivery_state: message.send_at === null ? "queued" : "scheduled",
    conversation_id: message.conversation_id,
    message_id: message.id,
    message_type: message.type,
    queued: true,
    window_open: window.open,
    outbox_id: outboxId,
    ...(message.send_at === null ? {} : { send_at: message.send_at }),
    phone_number: customer.phone_number,
  },
  message,
  changes,
});

const customerFor = (facts: SendMessageFacts, phoneNumber: string): { customer: CustomerRow; changes: Change[] } => {
  const { customer: known, conversation } = facts;
  if (known) return { customer: known, changes: conversation ? [] : [stillLiving(known)] };
  const customer = newCustomer(facts, { phone_number: phoneNumber, name: null });
  return { customer, changes: [insert("customers", customer)] };
};

/** Queues in the existing conversation, or creates one. */
const queueFor = (
  facts: SendMessageFacts,
  channel: ChannelRow,
  customer: CustomerRow,
  { content, sendAt }: { readonly content: OutboundContent; readonly sendAt: Instant | null },
): QueuedMessage => {
  const { conversation: known } = facts;
  if (known) return queueMessage(facts, { conversation: known, customer, channel }, content, { sendAt });
  const conversation = newConversation(facts, {
    customer_id: customer.id,
    channel_id: channel.id,
    last_inbound_at: null,
    last_inbound_id: null,
  });
  const { message, outboxId, changes } = queueFirstMessage(facts, conversation, content, { sendAt });
  return { message, outboxId, changes: [insert("conversations", conversation), ...changes] };
};
