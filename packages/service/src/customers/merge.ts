/** Merges two records that are one person. What a merge changed is kept, so that it can be undone. */
import { allAddresses, presentEventCustomer } from "../core/addresses.ts";
import { type Change, removeMany, update, updateAll } from "../core/changes.ts";
import { type Facts, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import { audit, authorOf, emit, presentAuthor } from "../core/records.ts";
import type { Author, ConversationRow } from "../rows/conversations.ts";
import type { CustomerRow } from "../rows/customers.ts";
import { type Id, type Metadata, asJson } from "../rows/primitives.ts";
import { type CustomerFacts, labelRows, living, unknownCustomer } from "./decide.ts";
import { presentProfile } from "./present.ts";
import { joinConversations } from "./threads.ts";

export interface MergeFacts extends CustomerFacts {
  /** The customer who goes into the other one's record. */
  readonly other: CustomerRow | null;
  /** Records that were merged into either. */
  readonly merged: readonly CustomerRow[];
  /** Conversations of both. */
  readonly conversations: readonly ConversationRow[];
  /** Conversations that were merged into theirs. */
  readonly pointing: readonly ConversationRow[];
}

/** Merges two customers as a person (POST merge of a customer in the console). */
export const mergeCustomers: Verb<"console.customers.merge", MergeFacts> = (facts, { params, body }) => {
  const [customer, other] = [living(facts.customer), living(facts.other)];
  if (!customer) return unknownCustomer(params.customer_id);
  const { other_customer_id: given } = body;
  if (!other) return refuseMember("other_customer_id", `must be a customer of your organization; ${given} is none`);
  if (other.id === customer.id) return refuse("conflict", "They are one customer already.");
  const done = mergeRecords(facts, customer, other, authorOf(facts));
  return accept({ ok: true, data: { customer: presentProfile(done.customer) } }, done.changes);
};

type Parts = Omit<MergeFacts, "customer" | "other">;

/** Puts the record `other` into `into`, if both are as the decision read them. */
export const mergeRecords = (
  facts: Facts & Parts,
  into: CustomerRow,
  other: CustomerRow,
  by: Author | null,
): { readonly customer: CustomerRow; readonly changes: readonly Change[] } => {
  const { organization_id, id } = other;
  const merged = facts.merged.filter(({ merged_into }) => merged_into === id);
  const joined = joinedOf(into, other);
  const threads = joinConversations(facts, into.id, other.id);
  const merges = [...into.merges, { id, at: facts.now }];
  const brought = allAddresses(other).map((each) => ({ ...each, merged_from: each.merged_from ?? id }));
  const customer = { ...into, ...joined, merges, addresses: [...into.addresses, ...brought], updated_at: facts.now };
  const before = Object.fromEntries(Object.keys(joined).map((name) => [name, Reflect.get(into, name)]));
  const changed = asJson({ customer: { before, after: joined }, conversations: threads.changed });
  return {
    customer,
    changes: [
      update("customers", readOf(other), {
        merged_into: into.id,
        merged_with: into.id,
        merged_at: facts.now,
        merge_changed: changed,
        updated_at: facts.now,
      }),
      update("customers", readOf(into), { ...joined, merges, addresses: customer.addresses, updated_at: facts.now }),
      ...merged.map((each) =>
        update("customers", { organization_id, id: each.id, merged_into: id }, { merged_into: into.id }),
      ),
      removeMany("customer_labels", { organization_id, customer_id: id }),
      ...labelRows(into, customer),
      ...movedConsents(facts, [id, ...merged.map((each) => each.id)], id, into.id),
      ...threads.changes,
      ...emit(facts, ["customer.merged"], null, {
        customer: presentEventCustomer(customer),
        merged: { id },
        merged_by: presentAuthor(by),
      }),
      audit(facts, "atlas_api.customer.merge", into.id, { after: { merged: id } }),
    ],
  };
};

/** Moves the consents of records from one customer to another, and keeps whence they came. */
const movedConsents = (facts: Facts, origins: readonly Id[], from: Id, to: Id): readonly Change[] =>
  origins.map((origin) => {
    const where = { organization_id: facts.organizationId, customer_id: from };
    const own = { ...where, merged_from: origin === from ? null : origin };
    return updateAll("customer_consents", own, { customer_id: to, merged_from: origin === to ? null : origin });
  });

/** Preconditions: all that the decision read of a record. */
export const readOf = (row: CustomerRow) => ({
  organization_id: row.organization_id,
  id: row.id,
  phone_number: row.phone_number,
  user_id: row.user_id,
  addresses: row.addresses,
  name: row.name,
  labels: row.labels,
  attributes: row.attributes,
  metadata: row.metadata,
  language: row.language,
  time_zone: row.time_zone,
  marketing: row.marketing,
  marketing_changed_at: row.marketing_changed_at,
  last_conversation_id: row.last_conversation_id,
  merged_into: row.merged_into,
  merges: row.merges,
  erased_at: null,
});

const [maxLabels, maxAttributes] = [20, 50];

/** Returns what both together are: the record that stays says first, and the newest consent holds. */
const joinedOf = (into: CustomerRow, other: CustomerRow) => ({
  name: into.name ?? other.name,
  labels: [...new Set([...into.labels, ...other.labels])].slice(0, maxLabels).toSorted(),
  attributes: Object.fromEntries(
    Object.entries({ ...into.attributes, ...other.attributes, ...into.attributes }).slice(0, maxAttributes),
  ),
  language: into.language ?? other.language,
  time_zone: into.time_zone ?? other.time_zone,
  metadata: metadataOfBoth(into.metadata, other.metadata),
  ...consentOfBoth(into, other),
});

const maxKeys = 20;

const metadataOfBoth = (into: Metadata | null, other: Metadata | null): Metadata | null =>
  other === null ? into : Object.fromEntries(Object.entries({ ...into, ...other, ...into }).slice(0, maxKeys));

const consentOfBoth = (into: CustomerRow, other: CustomerRow) => {
  const [one, two] = [into.marketing_changed_at ?? "", other.marketing_changed_at ?? ""];
  const { marketing, marketing_changed_at } =
    two > one || (two === one && other.marketing === "opted_out") ? other : into;
  return { marketing, marketing_changed_at };
};
