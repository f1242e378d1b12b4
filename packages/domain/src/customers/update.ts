import { authorOf } from "../conversations/author.ts";
import { type Facts, type Refused, type Verb, accept, refuse, refuseMember } from "../outcome.ts";
import { audit, record } from "../records.ts";
import type { CustomerRow } from "../rows.ts";
import { type ChangedCustomer, type CustomerSet, changeCustomer } from "./change.ts";
import { living } from "./living.ts";
import { presentProfile } from "./present.ts";
import type { CustomerAttributes } from "./rows.ts";
import { isTimeZone } from "./time-zone.ts";

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
export const updateCustomerInConsole: Verb<"console.updateCustomer", CustomerFacts> = (facts, { params, body }) => {
  const done = updated(facts, params.customerId, body);
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
  return {
    attributes,
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
