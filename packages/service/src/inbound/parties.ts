/** The customer and the conversation of an inbound event: found, or created with it. */
import type { ValidBodyOf } from "@atlas-messaging/contract";
import { type Change, insert, update, updateAll } from "../core/changes.ts";
import type { Facts } from "../core/outcome.ts";
import { newConversation } from "../conversations/decide.ts";
import { type Told, learn } from "../core/addresses.ts";
import { beginCustomer, beginsConversation, changeCustomer } from "../customers/decide.ts";
import { enqueue } from "../core/records.ts";
import { auditConsent, consentOf } from "../customers/consent.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { ConversationRow } from "../rows/conversations.ts";
import type { CustomerConsentRow, CustomerRow } from "../rows/customers.ts";
import type { Instant } from "../rows/primitives.ts";
import { type HeardConsent, hearConsent } from "./consent.ts";
import type { Written } from "./written.ts";

/** Rows of the parties; null where the organization has no such row. */
export interface PartyFacts extends Facts {
  readonly customer: CustomerRow | null;
  /** The customer whom the messaging app's id names; null for none, and without an id. */
  readonly byUserId?: CustomerRow | null;
  readonly conversation: ConversationRow | null;
  readonly channel: ChannelRow | null;
  /** True if the messaging app itself names the customer, whose form of a number then counts. */
  readonly isCanonical?: true;
  /** Choice that the customer made in the messaging app about marketing. */
  readonly chosen?: Pick<CustomerConsentRow, "marketing" | "at">;
}

type GivenCustomer = ValidBodyOf<"events.ingest">["customer"];

export interface FoundCustomer {
  readonly customer: CustomerRow;
  /** The word of consent that the message consists of; null for any other. */
  readonly heard: HeardConsent | null;
  readonly changes: readonly Change[];
}

/** Finds or creates the customer. A new name, an address and a consent change the row. */
export const findOrCreateCustomer = (
  facts: PartyFacts,
  channel: ChannelRow,
  given: GivenCustomer,
  written: Written | null,
  at: Instant,
): FoundCustomer => {
  const { customer: known, conversation } = facts;
  const { name, ...told } = given;
  if (!known) return beginWith(facts, channel, given, written);
  const heard = written && hearConsent(facts, known, written, conversation?.id ?? null);
  const consented = heard ?? chosenBy(facts, known);
  const learned = learnedOf(facts, channel, known, told, at);
  const { addresses, ...more } = learned.set;
  const read = { ...learned.read, ...consented.read };
  const wanted = { ...(addresses && { addresses }), ...(name === undefined ? {} : { name }) };
  const changed = (set: Partial<CustomerRow>) =>
    changeCustomer(facts, known, wanted, null, { read, set: { ...more, ...consented.set, ...set } });
  const { customer, changes } = changed({});
  // A row is changed once, so a change of it takes along that a conversation begins.
  const [begins] = conversation === null ? [facts.newId()] : [];
  const all = begins !== undefined && changes.length > 0 ? changed({ last_conversation_id: begins }).changes : changes;
  const noted = begins !== undefined && changes.length === 0 ? [beginsConversation(known, begins)] : [];
  return { customer, heard, changes: [...noted, ...all, ...learned.changes, ...consented.changes] };
};

const beginWith = (
  facts: PartyFacts,
  channel: ChannelRow,
  given: GivenCustomer,
  written: Written | null,
): FoundCustomer => {
  const { customer: before, changes: created } = beginCustomer(facts, { ...given, name: given.name ?? null }, channel);
  const heard = written && hearConsent(facts, before, written, facts.conversation?.id ?? null);
  const consented = heard ?? chosenBy(facts, before);
  const customer = { ...before, ...consented.set };
  const [, ...rows] = created;
  return { customer, heard, changes: [insert("customers", customer), ...rows, ...consented.changes] };
};

/** Records what the customer chose in the messaging app. */
const chosenBy = (facts: PartyFacts, customer: CustomerRow) => {
  const { chosen, conversation } = facts;
  if (!chosen) return { read: {}, set: {}, changes: [] };
  const said = { ...chosen, origin: "customer", source: null } as const;
  const { read, set, changes } = consentOf(facts, customer, said, conversation?.id ?? null);
  return { read, set, changes: [...changes, auditConsent(facts, customer.id, said)] };
};

/** Takes up the addresses that an event tells of its customer. */
const learnedOf = (facts: PartyFacts, channel: ChannelRow, known: CustomerRow, told: Told, at: Instant) => {
  const { byUserId = null, isCanonical = false } = facts;
  const channelId = channel.provider === "adapter" ? channel.id : null;
  const isTaken = byUserId !== null && byUserId.id !== known.id;
  const { set, changes: rows } = learn(facts, known, told, { channelId, at, isCanonical, isTaken });
  // Two records are one person, which the event itself does not wait for.
  const join = { kind: "join_customers", subject_id: known.id, detail: { other: byUserId?.id ?? null } } as const;
  const changes = isTaken ? [...rows, enqueue(facts, join)] : rows;
  const { phone_number, user_id } = known;
  return { read: set.addresses ? { phone_number, user_id } : {}, set, changes };
};

interface Waiting {
  /** False for a word of consent, which the confirmation answers. */
  readonly waits: boolean;
}

/** Finds or creates the conversation, as it is after a customer's message or an event without one. */
export const findOrCreateConversation = (
  facts: PartyFacts,
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
  const read = { organization_id, id, status, last_inbound_at, waiting_since, merged_into: null, ...placed };
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
  ...(status === "closed" ? ({ status: "open", owner_id: null, phone_until: null } as const) : {}),
  last_inbound_at: latest(last_inbound_at, at),
  last_inbound_id: id,
  waiting_since: waits ? (waiting_since ?? at) : waiting_since,
});

/** Events may come late and out of order, but the time of the last message never moves back. */
const latest = (one: Instant | null, other: Instant | null): Instant | null =>
  (one ?? "") > (other ?? "") ? one : other;
