import { type MetadataChanges, changeMetadata } from "../core/metadata.ts";
import { audit, authorOf, emit, presentAuthor, record } from "../core/records.ts";
import { type AnswerOf, type Facts, type Refused, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import type { CustomerAttributes, CustomerRow, QuietHoursRow } from "../rows/customers.ts";
import type { ChannelRow } from "../rows/channels.ts";
import { type Told, learn, presentEventCustomer } from "../core/addresses.ts";
import { placeholderNumber } from "../core/hidden-numbers.ts";
import { presentProfile } from "./present.ts";
import { isTimeZone } from "../core/time.ts";
import { canonical } from "../core/canonical.ts";
import { type Change, insert, insertMany, remove, update } from "../core/changes.ts";
import type { Author } from "../rows/conversations.ts";
import type { ConversationParts } from "../conversations/present.ts";
import type { Id } from "../rows/primitives.ts";

export interface CustomerFacts extends Facts {
  /** Null when the organization has no such customer. */
  readonly customer: CustomerRow | null;
}

export const unknownCustomer = (id: string) => refuse("not_found", `Your organization has no customer ${id}.`);

const maxAttributes = 50;

const attributeName = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;

interface AttributeChanges {
  readonly [name: string]: string | number | boolean | null;
}

interface Wanted {
  readonly name?: string | null;
  readonly labels?: readonly string[];
  readonly attributes?: AttributeChanges;
  readonly metadata?: MetadataChanges;
  readonly language?: string | null;
  readonly time_zone?: string | null;
}

/** Updates a customer (PATCH /v1/atlas/customers/{id}). */
export const updateCustomer: Verb<"customers.update", CustomerFacts> = (facts, { params, body }) => {
  const done = updated(facts, params.id, body);
  if (done.kind === "refused") return done;
  return accept({ ok: true, data: { customer: presentProfile(done.customer) } }, [
    ...done.changes,
    ...record(facts, { intent: "update_customer" }),
  ]);
};

/** Updates a customer as a person (PATCH of a customer in the console). */
export const updateCustomerInConsole: Verb<"console.customers.update", CustomerFacts> = (facts, { params, body }) => {
  const done = updated(facts, params.customer_id, body);
  if (done.kind === "refused") return done;
  return accept({ ok: true, data: { customer: presentProfile(done.customer) } }, done.changes);
};

type Updated = ChangedCustomer & { readonly kind: "updated" };

const updated = (
  facts: CustomerFacts,
  id: string,
  wanted: Wanted,
): Updated | Refused<"not_found" | "validation_failed" | "conflict"> => {
  const known = living(facts.customer);
  if (!known) return unknownCustomer(id);
  const set = setOf(known, wanted);
  if ("kind" in set) return set;
  const done = changeCustomer(facts, known, set, authorOf(facts));
  if (done.changed.length === 0) return { kind: "updated", ...done };
  // The entry outlives the customer's data, so it names the members and not their values.
  const entry = audit(facts, "atlas_api.customer.update", known.id, { after: { changed: done.changed } });
  return { kind: "updated", ...done, changes: [...done.changes, entry] };
};

const setOf = (known: CustomerRow, wanted: Wanted): CustomerSet | Refused<"validation_failed" | "conflict"> => {
  const { name, labels, attributes: changes = {}, language, time_zone } = wanted;
  if (typeof time_zone === "string" && !isTimeZone(time_zone)) {
    return refuseMember("time_zone", `must be an IANA name, such as Europe/Berlin; ${time_zone} is not a time zone`);
  }
  const misnamed = Object.keys(changes).find((each) => !attributeName.test(each));
  if (misnamed !== undefined) {
    return refuseMember(
      `attributes.${misnamed}`,
      "must begin with a letter, and have letters, digits, _, . or - after it, 64 characters at most",
    );
  }
  const attributes = merged(known.attributes, changes);
  const count = Object.keys(attributes).length;
  if (count > maxAttributes) {
    const why = `The customer would have ${count} attributes, and may have ${maxAttributes}. Remove some with null.`;
    return refuse("conflict", why);
  }
  const metadata = changeMetadata(known.metadata, wanted.metadata);
  if (metadata.kind === "refused") return metadata;
  return {
    attributes,
    ...metadata.set,
    ...(name === undefined ? {} : { name }),
    ...(labels === undefined ? {} : { labels: [...new Set(labels)].toSorted() }),
    ...(language === undefined ? {} : { language }),
    ...(time_zone === undefined ? {} : { time_zone }),
  };
};

/** Sets attributes, and removes those that are null. */
const merged = (before: CustomerAttributes, changes: AttributeChanges): CustomerAttributes => {
  const after = new Map<string, string | number | boolean>(Object.entries(before));
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) after.delete(name);
    else after.set(name, value);
  }
  return Object.fromEntries(after);
};

// Changes of a customer's record. Each emits `customer.updated`.

const changeable = ["addresses", "name", "labels", "attributes", "metadata", "language", "time_zone"] as const;

type Changeable = (typeof changeable)[number];

export type CustomerSet = Partial<Pick<CustomerRow, Changeable>>;

/** A customer after a change; `changed` names the members that differ, perhaps none. */
export interface ChangedCustomer {
  readonly customer: CustomerRow;
  readonly changed: readonly Changeable[];
  readonly changes: readonly Change[];
}

/**
 * Changes a customer, if they are still as the decision read them. `by` is null if a customer's message did it. `extra`
 * is a further change of the row, which no second change may touch.
 */
export const changeCustomer = (
  facts: Facts,
  known: CustomerRow,
  wanted: CustomerSet,
  by: Author | null,
  extra: { readonly read: Partial<CustomerRow>; readonly set: Partial<CustomerRow> } = { read: {}, set: {} },
): ChangedCustomer => {
  const changed = changeable.filter(
    (member) => member in wanted && canonical(wanted[member]) !== canonical(known[member]),
  );
  const set = { ...extra.set, ...membersOf(wanted, changed), updated_at: facts.now };
  const customer = { ...known, ...set };
  const { organization_id, id } = known;
  const read = { organization_id, id, erased_at: null, merged_into: null, ...extra.read, ...membersOf(known, changed) };
  if (changed.length === 0) {
    const isSame = Object.keys(extra.set).length === 0;
    return isSame
      ? { customer: known, changed, changes: [] }
      : { customer, changed, changes: [update("customers", read, set)] };
  }
  const payload = { customer: presentEventCustomer(customer), changed: [...changed], changed_by: presentAuthor(by) };
  const events = emit(facts, ["customer.updated"], null, payload);
  return { customer, changed, changes: [update("customers", read, set), ...labelRows(known, customer), ...events] };
};

const membersOf = (from: CustomerSet, names: readonly Changeable[]): CustomerSet =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

/** Removes rows of labels that went and inserts those that came. */
export const labelRows = ({ organization_id, id, labels: before }: CustomerRow, { labels }: CustomerRow): Change[] => {
  const gone = before.filter((label) => !labels.includes(label));
  const come = labels
    .filter((label) => !before.includes(label))
    .map((label) => ({ organization_id, label, customer_id: id }));
  return [
    ...gone.map((label) => remove("customer_labels", { organization_id, label, customer_id: id })),
    ...(come.length === 0 ? [] : [insertMany("customer_labels", come)]),
  ];
};

/** Begins the customer of an address that is new. An adapter's id of them is of its channel alone. */
export const beginCustomer = (
  facts: Facts,
  { name, ...told }: Told & Pick<CustomerRow, "name">,
  channel: Pick<ChannelRow, "id" | "provider">,
): { readonly customer: CustomerRow; readonly changes: Change[] } => {
  const isAdapter = channel.provider === "adapter";
  const { phone_number = placeholderNumber(facts.newId().slice(-12)), user_id = null } = told;
  const begun = newCustomer(facts, { phone_number, name, ...(isAdapter ? {} : { user_id }) });
  const how = { channelId: isAdapter ? channel.id : null, at: facts.now, isCanonical: false, isTaken: false };
  const { set, changes } = learn(facts, begun, told, how);
  const customer = { ...begun, ...set };
  return { customer, changes: [insert("customers", customer), ...changes] };
};

/** Columns of a record with the addresses that it began with, which was merged with none. */
export const unmerged = {
  addresses: [],
  last_conversation_id: null,
  merged_into: null,
  merged_with: null,
  merged_at: null,
  merge_changed: null,
  merges: [],
};

/** Makes the row of a new customer. */
export const newCustomer = (
  facts: Facts,
  known: Pick<CustomerRow, "phone_number" | "name"> & Partial<Pick<CustomerRow, "user_id">>,
): CustomerRow => ({
  organization_id: facts.organizationId,
  id: facts.newId(),
  user_id: null,
  labels: [],
  attributes: {},
  metadata: null,
  language: null,
  time_zone: null,
  marketing: "unknown",
  marketing_changed_at: null,
  ...unmerged,
  ...known,
  created_at: facts.now,
  updated_at: null,
  erased_at: null,
  erasure_completed_at: null,
});

// Erased customers: nobody reaches or changes them any more.

/** Returns the customer; null for none and for an erased one. */
export const living = (customer: CustomerRow | null): CustomerRow | null =>
  customer?.erased_at === null ? customer : null;

/** Returns a conversation with its parties; null for none and for one with an erased customer. */
export const livingParts = <Parts extends Pick<ConversationParts, "customer">>(parts: Parts | null): Parts | null =>
  parts?.customer.erased_at === null ? parts : null;

/** Notes a new conversation, unless the customer was erased or merged meanwhile. Both must find all conversations. */
export const beginsConversation = ({ organization_id, id }: CustomerRow, last_conversation_id: Id): Change =>
  update("customers", { organization_id, id, erased_at: null, merged_into: null }, { last_conversation_id });

export interface QuietHoursFacts extends Facts {
  /** Null when the organization has none. */
  readonly quietHours: QuietHoursRow | null;
}

type Shown = AnswerOf<"console.quietHours.get">["data"];

export const presentQuietHours = (row: QuietHoursRow | null): Shown => ({
  quiet_hours: row && { start: row.starts, end: row.ends, time_zone: row.time_zone },
});

/** Sets the hours without marketing, or ends them (POST quiet-hours of the console). */
export const setQuietHours: Verb<"console.quietHours.set", QuietHoursFacts> = (facts, { body }) => {
  const { quietHours: known, organizationId: organization_id, now: updated_at } = facts;
  const { quiet_hours: wanted } = body;
  if (wanted && wanted.start === wanted.end) return refuseMember("quiet_hours.end", "must not be the same as start");
  if (wanted && !isTimeZone(wanted.time_zone)) {
    return refuseMember(
      "quiet_hours.time_zone",
      `must be an IANA name, such as Europe/Berlin; ${wanted.time_zone} is not a time zone`,
    );
  }
  const set = wanted && { starts: wanted.start, ends: wanted.end, time_zone: wanted.time_zone, updated_at };
  const data = presentQuietHours(set && { organization_id, ...set });
  const before = presentQuietHours(known).quiet_hours;
  const entry = audit(facts, "atlas_api.quiet_hours.set", organization_id, { before, after: data.quiet_hours });
  const changes = changesOf(organization_id, known, set);
  return accept({ ok: true, data }, changes.length === 0 ? [] : [...changes, entry]);
};

type Settings = Omit<QuietHoursRow, "organization_id">;

const changesOf = (organization_id: Id, known: QuietHoursRow | null, set: Settings | null): Change[] => {
  if (!known) return set ? [insert("quiet_hours", { organization_id, ...set })] : [];
  const { starts, ends, time_zone } = known;
  const read = { organization_id, starts, ends, time_zone };
  return [set ? update("quiet_hours", read, set) : remove("quiet_hours", read)];
};
