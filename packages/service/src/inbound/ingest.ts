import type { ValidBodyOf } from "@atlas-messaging/contract";
import type { AgentRow } from "../rows/agents.ts";
import { enqueueTurn } from "../turns/enqueue.ts";
import { type Change, insert, update, updateAll } from "../core/changes.ts";
import { emitUpdated, newConversation } from "../conversations/decide.ts";
import { type ConversationParts, presentEventMessage, presentEventParts, windowOf } from "../conversations/present.ts";
import { changeCustomer, living, newCustomer, stillLiving } from "../customers/decide.ts";
import { type HeardConsent, confirmConsent, hearConsent } from "./consent.ts";
import { type Attaching, hasWords, mediaProblem, shortTextOf } from "../messages/content.ts";
import { receiveMedia } from "../messages/media.ts";
import { type Quoting, asWritten, quoteProblem } from "../messages/send.ts";
import { changeMessage } from "./changes.ts";
import {
  type Facts,
  type Outcome,
  type Refused,
  type Verb,
  accept,
  refuseMember,
  refuseMembers,
} from "../core/outcome.ts";
import { audit, emit, enqueue, record, recordEvent } from "../core/records.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { ConversationRow } from "../rows/conversations.ts";
import type { CustomerRow } from "../rows/customers.ts";
import type { EventRow } from "../rows/events.ts";
import type { Id, Instant } from "../rows/primitives.ts";
import type { MessageRow } from "../rows/messages.ts";
import { readInstant } from "../core/time.ts";

/** Rows that an inbound event refers to; null where the organization has no such row. */
export interface IngestEventFacts extends Facts, Quoting, Attaching {
  readonly channel: ChannelRow | null;
  readonly customer: CustomerRow | null;
  readonly conversation: ConversationRow | null;
  /** The agent that serves the channel; null for none. */
  readonly agent: AgentRow | null;
  /** The provider's id of the message, if it came from one. It deduplicates messages. */
  readonly providerMessageId?: string;
  /** The provider's id of the media in the message, by which it is fetched. */
  readonly providerMediaId?: string;
  /** Words of the messaging app, as JSON, for an event of its own. */
  readonly received?: string;
}

/**
 * Takes in an event from outside (POST /v1/atlas/events). A customer message opens the window at its own time and reopens
 * a closed conversation. Of what it says, only a word of consent is heard here. Jobs detect its intent, and answer it.
 */
export const ingestEvent: Verb<"events.ingest", IngestEventFacts> = (facts, { body }) => {
  if (!facts.channel)
    return refuseMember("channel", `must be a channel of your organization; ${body.channel} is not one`);
  if (facts.customer && !living(facts.customer))
    return refuseMember("customer.phone_number", "stands for an erased customer; give the customer's own number");
  const occurredAt = body.timestamp === undefined ? facts.now : readInstant(body.timestamp);
  if (occurredAt === null) return refuseMember("timestamp", "must be a time in the years 1 to 9998");

  if ("change" in body) return changeMessage(facts, body, occurredAt);
  if ("message" in body) {
    const unquotable = quoteProblem(facts, body.message.reply_to, facts.conversation);
    if (unquotable) return inMessage(unquotable);
    const unattachable = "content" in body.message ? mediaProblem(facts, body.message.content) : null;
    if (unattachable) return inMessage(unattachable);
  }
  const read = "message" in body ? writtenAs(facts, facts.channel, body.message) : null;
  const referral = ("referral" in body ? body.referral : undefined) ?? null;
  const written = read && { id: facts.newId(), ...read.written, referral, at: occurredAt };
  const { customer, heard, changes: customerChanges } = findOrCreateCustomer(facts, body.customer, written);
  const { conversation, changes: conversationChanges } = findOrCreateConversation(
    facts,
    facts.channel,
    customer,
    written && { ...written, waits: heard === null },
  );
  const parts: ConversationParts = { conversation, customer, channel: facts.channel };
  const message = written === null ? null : inboundMessage(facts, conversation, written);
  const inbound = { event_type: body.event_type, timestamp: occurredAt, received: undefined };
  const { event, changes: eventChanges } = message
    ? recordMessage(facts, parts, message, inbound)
    : recordReceived(facts, parts, { ...inbound, received: facts.received });
  return accept(
    {
      ok: true,
      data: {
        accepted: true,
        conversation_id: conversation.id,
        customer_id: customer.id,
        event_id: event.id,
        message_id: message?.id ?? null,
        window_open: windowOf(conversation, facts.now).open,
      },
    },
    [
      ...customerChanges,
      ...conversationChanges,
      ...(message ? [insert("messages", message)] : []),
      ...(read?.changes ?? []),
      ...(message && !heard ? enqueueTurn(facts, facts.agent, conversation, message) : []),
      ...(heard?.confirms ? confirmConsent(facts, parts, heard.confirms) : []),
      ...eventChanges,
      ...(message && hasWords(message) ? [enqueue(facts, { kind: "detect_intent", subject_id: event.id })] : []),
      ...(facts.conversation
        ? emitUpdated(facts, { ...parts, conversation: facts.conversation }, conversation, null)
        : []),
      ...record(facts, { intent: "ingest_event", conversation_id: conversation.id }),
      audit(facts, "atlas_api.event.ingest", event.id, {
        after: { event_type: body.event_type, conversation_id: conversation.id, message_id: message?.id ?? null },
      }),
    ],
  );
};

/** Takes in a message of the phone beside the inbox (POST /operator/sandbox/messages). */
export const writeAsCustomer: Verb<"console.sandbox.writeAsCustomer", IngestEventFacts> = (facts, { body }) => {
  const { channel = defaultChannel, phone_number, name, text } = body;
  const customer = { phone_number, ...(name === undefined ? {} : { name }) };
  const given = { channel, customer, event_type: "message.received", message: { text } } as const;
  return asPhone(ingestEvent(facts, { params: {}, query: {}, body: given }));
};

/** Both operations decide alike. They differ in the refusals of stages that no decision makes. */
const asPhone = (outcome: Outcome<"events.ingest">) => outcome as Outcome<"console.sandbox.writeAsCustomer">;

/** Channel of messages without one. */
export const defaultChannel = "chatapp";

type GivenCustomer = ValidBodyOf<"events.ingest">["customer"];

interface FoundCustomer {
  readonly customer: CustomerRow;
  /** The word of consent that the message consists of; null for any other. */
  readonly heard: HeardConsent | null;
  readonly changes: readonly Change[];
}

/** Finds or creates the customer. A new name and a word of consent change the row. */
const findOrCreateCustomer = (
  facts: IngestEventFacts,
  given: GivenCustomer,
  written: Written | null,
): FoundCustomer => {
  const { customer: known, conversation } = facts;
  const before = known ?? newCustomer(facts, { phone_number: given.phone_number, name: given.name ?? null });
  const heard = written && hearConsent(facts, before, written, conversation?.id ?? null);
  const consented = heard ?? { read: {}, set: {}, changes: [] };
  if (!known) {
    const customer = { ...before, ...consented.set };
    return { customer, heard, changes: [insert("customers", customer), ...consented.changes] };
  }
  const { name } = given;
  const { customer, changes } = changeCustomer(facts, known, name === undefined ? {} : { name }, null, consented);
  const begins = conversation === null && changes.length === 0 ? [stillLiving(known)] : [];
  return { customer, heard, changes: [...begins, ...changes, ...consented.changes] };
};

type GivenMessage = Extract<ValidBodyOf<"events.ingest">, { readonly message: unknown }>["message"];

/** Reads a message. Media that comes with it is taken in. */
const writtenAs = (
  facts: IngestEventFacts,
  channel: ChannelRow,
  message: GivenMessage,
): {
  readonly written: Pick<MessageRow, "type" | "text" | "content" | "reply_to">;
  readonly changes: readonly Change[];
} => {
  const reply_to = message.reply_to?.toLowerCase() ?? null;
  if (!("content" in message)) {
    return { written: { type: "text", text: message.text, content: null, reply_to }, changes: [] };
  }
  const { content, changes } = receiveMedia(facts, channel, message.content);
  return { written: { type: content.type, text: shortTextOf(content), content, reply_to }, changes };
};

/** Names the member where it stands in an event. */
const inMessage = ({ details = [] }: Refused<"validation_failed">): Refused<"validation_failed"> =>
  refuseMembers(details.map(({ path, message }) => ({ path: `message.${path}`, message })));

/** A customer's message, as it was recorded. */
interface Written extends Pick<MessageRow, "type" | "text" | "content" | "reply_to" | "referral"> {
  readonly id: Id;
  readonly at: Instant;
}

interface Waiting {
  /** False for a word of consent, which the confirmation answers. */
  readonly waits: boolean;
}

/** Finds or creates the conversation, as it is after a customer's message or an event without one. */
const findOrCreateConversation = (
  facts: IngestEventFacts,
  channel: ChannelRow,
  customer: CustomerRow,
  written: (Written & Waiting) | null,
): { conversation: ConversationRow; changes: Change[] } => {
  const { conversation: known } = facts;
  if (!known) {
    const last = { last_inbound_at: written?.at ?? null, last_inbound_id: written?.id ?? null };
    const begun = newConversation(facts, { customer_id: customer.id, channel_id: channel.id, ...last });
    const conversation = {
      ...begun,
      waiting_since: written?.waits ? written.at : null,
      referral: written?.referral ?? null,
    };
    return { conversation, changes: [insert("conversations", conversation)] };
  }
  const { organization_id, id, status, last_inbound_at, waiting_since, labels, last_inbound_id } = known;
  const now = { ...(written ? writtenIn(known, written) : {}), updated_at: facts.now };
  // Labels that came meanwhile would keep their place in lists, so a message requires those that it moves.
  const placed = written ? { labels, last_inbound_id } : {};
  const read = { organization_id, id, status, last_inbound_at, waiting_since, ...placed };
  const touched = update("conversations", read, now);
  return { conversation: { ...known, ...now }, changes: [touched, ...(written ? moveLabels(known, written) : [])] };
};

/** Moves the conversation to the top of the lists by its labels. */
const moveLabels = ({ organization_id, id, labels }: ConversationRow, written: Written): Change[] =>
  labels.length === 0
    ? []
    : [updateAll("conversation_labels", { organization_id, conversation_id: id }, { position: written.id })];

/** Returns what a customer's message sets. A closed conversation opens again and goes to the agent, without an owner. */
const writtenIn = (
  { status, last_inbound_at, waiting_since }: ConversationRow,
  { id, at, waits, referral }: Written & Waiting,
) => ({
  ...(referral === null ? {} : { referral }),
  ...(status === "closed" ? ({ status: "open", owner_id: null } as const) : {}),
  last_inbound_at: latest(last_inbound_at, at),
  last_inbound_id: id,
  waiting_since: waits ? (waiting_since ?? at) : waiting_since,
});

/** Events may come late and out of order, but the time of the last message never moves back. */
const latest = (one: Instant | null, other: Instant | null): Instant | null =>
  (one ?? "") > (other ?? "") ? one : other;

const inboundMessage = (
  facts: IngestEventFacts,
  conversation: ConversationRow,
  { at, ...written }: Written,
): MessageRow => ({
  organization_id: facts.organizationId,
  ...asWritten,
  ...written,
  conversation_id: conversation.id,
  direction: "inbound",
  author: null,
  template_id: null,
  category: null,
  delivery_state: null,
  provider_message_id: facts.providerMessageId ?? null,
  error_code: null,
  send_at: null,
  read_at: null,
  statuses: [],
  created_at: at,
  updated_at: facts.now,
});

interface Inbound {
  readonly event_type: string;
  readonly timestamp: Instant;
  readonly received: string | undefined;
}

interface RecordedEvent {
  readonly event: EventRow;
  readonly changes: readonly Change[];
}

const recordReceived = (facts: Facts, parts: ConversationParts, inbound: Inbound): RecordedEvent =>
  recordEvent(facts, ["atlas.event.received"], parts.conversation.id, {
    ...presentEventParts(parts),
    message: undefined,
    inbound,
  });

/** Records the message's event, after `conversation.created` if it is the customer's first. */
const recordMessage = (
  facts: IngestEventFacts,
  parts: ConversationParts,
  row: MessageRow,
  inbound: Inbound,
): RecordedEvent => {
  const { id } = parts.conversation;
  const payload = { ...presentEventParts(parts), message: presentEventMessage(row) };
  const isFirst = (facts.conversation?.last_inbound_at ?? null) === null;
  const created = isFirst ? emit(facts, ["conversation.created"], id, payload) : [];
  const received = recordEvent(facts, ["conversation.message_received", "atlas.event.received"], id, {
    ...payload,
    inbound,
  });
  return { event: received.event, changes: [...created, ...received.changes] };
};
