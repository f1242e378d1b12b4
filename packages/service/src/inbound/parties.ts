/** The customer and the conversation of an inbound event: found, or created with it. */
import type { ValidBodyOf } from "@atlas-messaging/contract";
import { type Change, insert, update, updateAll } from "../core/changes.ts";
import type { Facts } from "../core/outcome.ts";
import { newConversation } from "../conversations/decide.ts";
import { changeCustomer, newCustomer, stillLiving } from "../customers/decide.ts";
import { auditConsent, consentOf } from "../customers/consent.ts";
import { isPlaceholder } from "../customers/hidden.ts";
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

/** Finds or creates the customer. A new name, an id and a consent change the row. */
export const findOrCreateCustomer = (
  facts: PartyFacts,
  given: GivenCustomer,
  written: Written | null,
): FoundCustomer => {
  const { customer: known, conversation } = facts;
  const { phone_number, name, user_id = null } = given;
  const before = known ?? {
    ...newCustomer(facts, { phone_number, name: name ?? null }),
    user_id: facts.byUserId ? null : user_id,
  };
  const heard = written && hearConsent(facts, before, written, conversation?.id ?? null);
  const consented = heard ?? chosenBy(facts, before);
  if (!known) {
    const customer = { ...before, ...consented.set };
    return { customer, heard, changes: [insert("customers", customer), ...consented.changes] };
  }
  const learned = learnedOf(facts, known, given);
  const extra = { read: { ...learned.read, ...consented.read }, set: { ...learned.set, ...consented.set } };
  const { customer, changes } = changeCustomer(facts, known, name === undefined ? {} : { name }, null, extra);
  const begins = conversation === null && changes.length === 0 ? [stillLiving(known)] : [];
  return { customer, heard, changes: [...begins, ...changes, ...consented.changes] };
};

/** Records what the customer chose in the messaging app. */
const chosenBy = (facts: PartyFacts, customer: CustomerRow) => {
  const { chosen, conversation } = facts;
  if (!chosen) return { read: {}, set: {}, changes: [] };
  const said = { ...chosen, origin: "customer", source: null } as const;
  const { read, set, changes } = consentOf(facts, customer, said, conversation?.id ?? null);
  return { read, set, changes: [...changes, auditConsent(facts, customer.id, said)] };
};

/** Returns what an event tells of who the customer is: the messaging app's id, or the number that it hid before. */
const learnedOf = ({ byUserId }: PartyFacts, known: CustomerRow, { phone_number, user_id }: GivenCustomer) => {
  const isShown = isPlaceholder(known.phone_number) && !isPlaceholder(phone_number);
  const isNew = user_id !== undefined && !byUserId && known.user_id !== user_id;
  return {
    read: { ...(isShown && { phone_number: known.phone_number }), ...(isNew && { user_id: known.user_id }) },
    set: { ...(isShown && { phone_number }), ...(isNew && { user_id }) },
  };
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
  ...(status === "closed" ? ({ status: "open", owner_id: null, phone_until: null } as const) : {}),
  last_inbound_at: latest(last_inbound_at, at),
  last_inbound_id: id,
  waiting_since: waits ? (waiting_since ?? at) : waiting_since,
});

/** Events may come late and out of order, but the time of the last message never moves back. */
const latest = (one: Instant | null, other: Instant | null): Instant | null =>
  (one ?? "") > (other ?? "") ? one : other;
