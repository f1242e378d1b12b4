import type { AgentRow } from "../rows/agents.ts";
import { enqueueTurn } from "../turns/enqueue.ts";
import { type Change, insert } from "../core/changes.ts";
import { emitUpdated } from "../conversations/decide.ts";
import { type ConversationParts, presentEventMessage, presentEventParts, windowOf } from "../conversations/present.ts";
import { living } from "../customers/decide.ts";
import { confirmConsent } from "./consent.ts";
import { hasWords } from "../messages/content.ts";
import { type Attaching } from "../core/media-content.ts";
import { type Quoting, asWritten } from "../messages/send.ts";
import { changeMessage } from "./changes.ts";
import { takeEcho } from "./echo.ts";
import { type PartyFacts, findOrCreateConversation, findOrCreateCustomer } from "./parties.ts";
import { type Written, messageProblem, writtenAs } from "./written.ts";
import { type Facts, type Outcome, type Predicate, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import { audit, emit, enqueue, record, recordEvent } from "../core/records.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { ConversationRow } from "../rows/conversations.ts";
import type { EventRow } from "../rows/events.ts";
import type { Instant } from "../rows/primitives.ts";
import type { MessageRow } from "../rows/messages.ts";
import { readInstant } from "../core/time.ts";

/** Rows that an inbound event refers to; null where the organization has no such row. */
export interface IngestEventFacts extends PartyFacts, Quoting, Attaching {
  readonly channel: ChannelRow | null;
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
    return refuseMember(
      `customer.${body.customer.phone_number === undefined ? "user_id" : "phone_number"}`,
      "stands for an erased customer; give the customer's own number",
    );
  const told = body.timestamp === undefined ? facts.now : readInstant(body.timestamp);
  if (told === null) return refuseMember("timestamp", "must be a time in the years 1 to 9998");

  if ("change" in body) return changeMessage(facts, body, told);
  if ("echo" in body) return takeEcho({ ...facts, channel: facts.channel }, body, told);
  // A sender's clock may be ahead, and no window opens for longer by it.
  const occurredAt = told < facts.now ? told : facts.now;
  const problem = "message" in body ? messageProblem(facts, "message", body.message) : null;
  if (problem) return problem;
  const read = "message" in body ? writtenAs(facts, facts.channel, body.message) : null;
  const referral = ("referral" in body ? body.referral : undefined) ?? null;
  const written = read && { id: facts.newId(), ...read.written, referral, at: occurredAt };
  const {
    customer,
    heard,
    changes: customerChanges,
  } = findOrCreateCustomer(facts, facts.channel, body.customer, written, occurredAt);
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

interface TakenEventFacts extends IngestEventFacts {
  /** The message that has the network's id already. */
  readonly known: MessageRow | null;
}

/** Takes in an event of the API. An adapter may name its network's id of the message, which comes once. */
export const takeEvent: Verb<"events.ingest", TakenEventFacts> = (facts, command) => {
  const { body } = command;
  const id = "provider_message_id" in body ? body.provider_message_id : undefined;
  if (id === undefined) return ingestEvent(facts, command);
  if (facts.channel && facts.channel.provider !== "adapter")
    return refuseMember("provider_message_id", "needs a channel that is an adapter");
  if (facts.known) return refuse("conflict", `The message is here already, as ${facts.known.id}.`);
  return ingestEvent({ ...facts, providerMessageId: id }, command);
};

/** Takes in a message of the phone beside the inbox (POST /operator/sandbox/messages). */
export const writeAsCustomer: Verb<"console.sandbox.writeAsCustomer", IngestEventFacts> = (facts, { body }) => {
  const { phone_number, user_id, name, text } = body;
  if (phone_number === undefined && user_id === undefined)
    return refuseMember("phone_number", "is required where user_id is left out");
  if (!facts.channel) return refuseMember("channel", noScript(body.channel));
  const { channel } = facts.channel;
  const customer = {
    ...(phone_number === undefined ? {} : { phone_number }),
    ...(user_id === undefined ? {} : { user_id }),
    ...(name === undefined ? {} : { name }),
  };
  const given = { channel, customer, event_type: "message.received", message: { text } } as const;
  return asPhone(ingestEvent(facts, { params: {}, query: {}, body: given }));
};

/** Both operations decide alike. They differ in the refusals of stages that no decision makes. */
const asPhone = (outcome: Outcome<"events.ingest">) => outcome as Outcome<"console.sandbox.writeAsCustomer">;

const noScript = (name: string | undefined): Predicate =>
  `must be a scripted channel, which contacts nobody; ${name === undefined ? "there is none" : `${name} is none`}`;

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
