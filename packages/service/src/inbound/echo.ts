/** Takes in messages that the business sent beside this API, such as from its phone. No agent talks over them. */
import type { ValidBodyOf } from "@atlas-messaging/contract";
import { emitHandoff } from "../actions/decide.ts";
import { type MovedState, emitUpdated, newConversation, updateConversation } from "../conversations/decide.ts";
import { presentEventMessage, presentEventParts, windowOf } from "../conversations/present.ts";
import { type Change, insert } from "../core/changes.ts";
import { type Outcome, accept } from "../core/outcome.ts";
import { audit, enqueue, recordEvent, recordRun } from "../core/records.ts";
import { later, minute } from "../core/time.ts";
import type { Attaching } from "../core/media-content.ts";
import { type Quoting, asWritten } from "../messages/send.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { Author, ConversationRow } from "../rows/conversations.ts";
import type { MessageRow } from "../rows/messages.ts";
import type { Instant } from "../rows/primitives.ts";
import { type PartyFacts, findOrCreateCustomer } from "./parties.ts";
import { messageProblem, writtenAs } from "./written.ts";

export interface EchoFacts extends PartyFacts, Quoting, Attaching {
  readonly channel: ChannelRow;
  readonly providerMessageId?: string;
  readonly providerMediaId?: string;
}

type EchoBody = Extract<ValidBodyOf<"events.ingest">, { readonly echo: unknown }>;

/** The person who writes on the business's own phone. */
export const phone: Author = { type: "operator", name: "Phone" };

/** Takes in an echo. It hands the conversation off without an owner, and opens no window. */
export const takeEcho = (
  facts: EchoFacts,
  { customer: given, echo }: EchoBody,
  at: Instant,
): Outcome<"events.ingest"> => {
  const problem = messageProblem(facts, "echo", echo);
  if (problem) return problem;
  const { channel } = facts;
  const read = writtenAs(facts, channel, echo);
  const { customer, changes: customerChanges } = findOrCreateCustomer(facts, channel, given, null, at);
  const before =
    facts.conversation ??
    newConversation(facts, {
      customer_id: customer.id,
      channel_id: channel.id,
      last_inbound_at: null,
      last_inbound_id: null,
    });
  const { set, isHandoff } = heldByPhone(before, channel, at, facts.now);
  const { conversation, updated } = updateConversation(facts, before, set);
  const parts = { conversation, customer, channel };
  const message = echoedMessage(facts, conversation, read.written, at);
  const { event, changes: eventChanges } = recordEvent(facts, ["agent.message_delivery"], conversation.id, {
    ...presentEventParts(parts),
    message: { ...presentEventMessage(message), status: "sent", provider_message_id: facts.providerMessageId },
  });
  const { run, changes: runChanges } = recordRun(facts, { intent: "take_echo", conversation_id: conversation.id });
  return accept(
    {
      ok: true,
      data: {
        accepted: true,
        conversation_id: conversation.id,
        customer_id: customer.id,
        event_id: event.id,
        message_id: message.id,
        window_open: windowOf(conversation, facts.now).open,
      },
    },
    [
      ...customerChanges,
      facts.conversation ? updated : insert("conversations", conversation),
      insert("messages", message),
      ...read.changes,
      ...eventChanges,
      ...runChanges,
      ...(isHandoff ? emitHandoff(facts, parts, { action_type: "handoff", payload: {} }, run) : []),
      ...(facts.conversation ? emitUpdated(facts, { ...parts, conversation: before }, conversation, phone) : []),
      ...(before.phone_until === null ? handBackLater(facts, conversation) : []),
      audit(facts, "atlas_api.event.ingest", event.id, {
        after: { event_type: "message.echoed", conversation_id: conversation.id, message_id: message.id },
      }),
    ],
  );
};

/** Returns what an echo sets of a conversation. One whose time is over by now hands nothing off. */
const heldByPhone = (
  conversation: ConversationRow,
  { phone_handoff_minutes: minutes }: ChannelRow,
  at: Instant,
  now: Instant,
) => {
  const { status, phone_until } = conversation;
  const until = minutes === null ? null : later(at, minutes * minute);
  const isHandoff = status !== "handed_off" && (until === null || until > now);
  const isHeld = isHandoff || phone_until !== null;
  const set: MovedState = {
    ...(isHandoff ? ({ status: "handed_off" } as const) : {}),
    ...(isHandoff && status === "closed" ? { owner_id: null } : {}),
    // Nothing ends a handoff that others made.
    ...(isHeld ? { phone_until: until === null ? null : latest(phone_until, until) } : {}),
    person_announced: true,
    person_remind_at: null,
    waiting_since: stillWaiting(conversation, at),
  };
  return { set, isHandoff };
};

const latest = (one: Instant | null, other: Instant): Instant => (one !== null && one > other ? one : other);

/** An echo that comes late answers nothing that the customer wrote after it. */
const stillWaiting = ({ waiting_since, last_inbound_at }: ConversationRow, at: Instant): Instant | null => {
  if (waiting_since === null || waiting_since > at) return waiting_since;
  return last_inbound_at !== null && last_inbound_at > at ? last_inbound_at : null;
};

/** Enqueues the end of the phone's time. The job waits for longer if more is written. */
const handBackLater = (facts: EchoFacts, { id, phone_until }: ConversationRow): Change[] =>
  phone_until === null ? [] : [enqueue(facts, { kind: "end_phone_handoff", subject_id: id, due_at: phone_until })];

const echoedMessage = (
  facts: EchoFacts,
  { id: conversation_id }: ConversationRow,
  written: Pick<MessageRow, "type" | "text" | "content" | "reply_to" | "truncated">,
  at: Instant,
): MessageRow => ({
  organization_id: facts.organizationId,
  id: facts.newId(),
  ...asWritten,
  ...written,
  conversation_id,
  direction: "outbound",
  author: phone,
  template_id: null,
  category: null,
  delivery_state: "sent",
  provider_message_id: facts.providerMessageId ?? null,
  error_code: null,
  send_at: null,
  read_at: null,
  statuses: [{ status: "sent", at, error_code: null }],
  created_at: at,
  updated_at: facts.now,
});
