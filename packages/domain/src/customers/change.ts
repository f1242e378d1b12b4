/** Changes of a customer's record. Each emits `customer.updated`. */
import { canonical } from "../canonical.ts";
import { type Change, insertMany, remove, update } from "../changes.ts";
import { presentAuthor } from "../conversations/author.ts";
import type { Facts } from "../outcome.ts";
import { emit } from "../records.ts";
import type { Author, CustomerRow } from "../rows.ts";
import { presentEventCustomer } from "./present.ts";

const changeable = ["name", "labels", "attributes", "language", "time_zone"] as const;

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
  const read = { organization_id, id, erased_at: null, ...extra.read, ...membersOf(known, changed) };
  if (changed.length === 0) {
    const isSame = Object.keys(extra.set).length === 0;
    return isSame
      ? { customer: known, changed, changes: [] }
      : { customer, changed, changes: [update("customers", read, set)] };
  }
  const payload = { customer: presentEventCustomer(known), changed: [...changed], changed_by: presentAuthor(by) };
  const events = emit(facts, ["customer.updated"], null, payload);
  return { customer, changed, changes: [update("customers", read, set), ...labelRows(known, customer), ...events] };
};

const membersOf = (from: CustomerSet, names: readonly Changeable[]): CustomerSet =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

/** Removes rows of labels that went and inserts those that came. */
const labelRows = ({ organization_id, id, labels: before }: CustomerRow, { labels }: CustomerRow): Change[] => {
  const gone = before.filter((label) => !labels.includes(label));
  const come = labels
    .filter((label) => !before.includes(label))
    .map((label) => ({ organization_id, label, customer_id: id }));
  return [
    ...gone.map((label) => remove("customer_labels", { organization_id, label, customer_id: id })),
    ...(come.length === 0 ? [] : [insertMany("customer_labels", come)]),
  ];
};
