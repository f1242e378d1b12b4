/** Undoes a merge of customers, for a day. */
import { presentEventCustomer } from "../core/addresses.ts";
import { type Change, insertMany, update, updateAll } from "../core/changes.ts";
import { type Facts, type Verb, accept, refuse } from "../core/outcome.ts";
import { audit, authorOf, emit, presentAuthor } from "../core/records.ts";
import { day, later } from "../core/time.ts";
import type { ConversationRow } from "../rows/conversations.ts";
import type { CustomerRow } from "../rows/customers.ts";
import type { Id } from "../rows/primitives.ts";
import { labelRows, unknownCustomer } from "./decide.ts";
import { readOf } from "./merge.ts";
import { presentProfile } from "./present.ts";
import { type MergeChanged, partConversations, restored } from "./threads.ts";

export interface UnmergeFacts extends Facts {
  /** The record that was merged, as it stands. */
  readonly record: CustomerRow | null;
  /** The person that it is since. */
  readonly person: CustomerRow | null;
  /** Records that are the person, too. */
  readonly merged: readonly CustomerRow[];
  /** Conversations of the person. */
  readonly conversations: readonly ConversationRow[];
  /** Conversations that were merged into them. */
  readonly pointing: readonly ConversationRow[];
}

/** Parts two customers who were merged (POST unmerge of a customer in the console). */
export const unmergeCustomer: Verb<"console.customers.unmerge", UnmergeFacts> = (facts, { params }) => {
  const { record, person } = facts;
  if (!record || record.erased_at !== null) return unknownCustomer(params.customer_id);
  const { merged_at, merged_with, merge_changed } = record;
  if (!person || person.id === record.id || merged_at === null || merge_changed === null)
    return refuse("conflict", "The customer was merged with nobody, or is parted already.");
  if (merged_with !== person.id)
    return refuse("conflict", "The customer that it went into was merged, too. Undo that merge first.");
  if (later(merged_at, day) <= facts.now) return refuse("conflict", "A merge can be undone for a day.");
  // `mergeRecords` wrote it.
  const done = part(facts, record, person, merge_changed as unknown as MergeChanged);
  return accept({ ok: true, data: { customer: presentProfile(done.customer) } }, done.changes);
};

/** Lists a record and those that had been merged into it. */
const withEarlier = (id: Id, merged: readonly CustomerRow[]): readonly Id[] => [
  id,
  ...merged.filter(({ merged_with }) => merged_with === id).flatMap((each) => withEarlier(each.id, merged)),
];

const part = (facts: UnmergeFacts, record: CustomerRow, person: CustomerRow, changed: MergeChanged) => {
  const { organization_id, id } = record;
  const ids = withEarlier(id, facts.merged);
  const { customer: set, own } = membersOf(person, changed);
  const addresses = person.addresses.filter(
    ({ merged_from }) => merged_from === undefined || !ids.includes(merged_from),
  );
  const merges = person.merges.filter((each) => each.id !== id);
  const left = { ...person, ...set, addresses, merges };
  const single = { merged_into: null, merged_with: null, merged_at: null, merge_changed: null };
  const customer = { ...record, ...own, ...single, updated_at: facts.now };
  const threads = { ...facts, changed: changed.conversations, records: new Set(ids) };
  const changes: readonly Change[] = [
    update(
      "customers",
      { ...readOf(record), merged_at: record.merged_at },
      { ...own, ...single, updated_at: facts.now },
    ),
    update("customers", readOf(person), { ...set, addresses, merges, updated_at: facts.now }),
    ...ids
      .slice(1)
      .map((each) => update("customers", { organization_id, id: each, merged_into: person.id }, { merged_into: id })),
    ...labelRows(person, left),
    ...(record.labels.length === 0
      ? []
      : [
          insertMany(
            "customer_labels",
            record.labels.map((label) => ({ organization_id, label, customer_id: id })),
          ),
        ]),
    ...ids.flatMap((origin) => backTo(facts, origin, person.id, id)),
    ...partConversations(threads, person.id, id),
    ...emit(facts, ["customer.unmerged"], null, {
      customer: presentEventCustomer(customer),
      unmerged_from: { id: person.id },
      unmerged_by: presentAuthor(authorOf(facts)),
    }),
    audit(facts, "atlas_api.customer.unmerge", id, { after: { unmerged_from: person.id } }),
  ];
  return { customer, changes };
};

/** Moves the consents of a record back. */
const backTo = ({ organizationId: organization_id }: Facts, origin: Id, from: Id, to: Id): readonly Change[] => [
  updateAll(
    "customer_consents",
    { organization_id, customer_id: from, merged_from: origin },
    { customer_id: to, merged_from: origin === to ? null : origin },
  ),
];

/** A consent that was recorded since the merge holds for both. */
const membersOf = (person: CustomerRow, { customer: { before, after } }: MergeChanged) => {
  const { marketing, marketing_changed_at, ...back }: Partial<CustomerRow> = restored<Partial<CustomerRow>>(
    person,
    before,
    after,
  );
  const isSame =
    person.marketing_changed_at === after["marketing_changed_at"] && person.marketing === after["marketing"];
  if (isSame) return { customer: { ...back, ...pairOf(marketing, marketing_changed_at) }, own: {} };
  return { customer: back, own: { marketing: person.marketing, marketing_changed_at: person.marketing_changed_at } };
};

const pairOf = (marketing?: CustomerRow["marketing"], at?: CustomerRow["marketing_changed_at"]) =>
  marketing === undefined || at === undefined ? {} : { marketing, marketing_changed_at: at };
