/** Erasure of a customer: the record at once, the content of other rows by a job. */
import { type Change, update } from "../../changes.ts";
import { endExports } from "../../console/exports/index.ts";
import { authorOf, presentAuthor } from "../../conversations/author.ts";
import { type Facts, type Refused, type Verb, accept } from "../../outcome.ts";
import { audit, emit, enqueue, record } from "../../records.ts";
import type { CustomerRow } from "../../rows.ts";
import { presentProfile } from "../present.ts";
import { type CustomerFacts, unknownCustomer } from "../update.ts";
import { beginning } from "./continue.ts";

/** Erases a customer (POST /v1/atlas/customers/{id}/erase). */
export const eraseCustomer: Verb<"customers.erase", CustomerFacts> = (facts, { params }) => {
  const done = erased(facts, params.id);
  if (done.kind === "refused") return done;
  return accept({ ok: true, data: { customer: presentProfile(done.customer) } }, [
    ...done.changes,
    ...record(facts, { intent: "erase_customer" }),
  ]);
};

/** Erases a customer as a person (POST erase of a customer in the console). */
export const eraseCustomerInConsole: Verb<"console.eraseCustomer", CustomerFacts> = (facts, { params }) => {
  const done = erased(facts, params.customerId);
  if (done.kind === "refused") return done;
  return accept({ ok: true, data: { customer: presentProfile(done.customer) } }, done.changes);
};

interface Done {
  readonly kind: "erased";
  readonly customer: CustomerRow;
  readonly changes: readonly Change[];
}

const erased = (facts: CustomerFacts, asked: string): Done | Refused<"not_found"> => {
  const { customer: known } = facts;
  if (!known) return unknownCustomer(asked);
  if (known.erased_at !== null) return { kind: "erased", customer: known, changes: [] };
  return { kind: "erased", ...emptied(facts, known, {}) };
};

interface Emptying {
  /** Spares the organization's export. */
  readonly keepsExports?: true;
  readonly reason?: "retention";
}

/** Empties the record, and begins the job that redacts the rest. Nothing of it is committed if the record has changed. */
export const emptied = (facts: Facts, known: CustomerRow, { keepsExports, reason }: Emptying) => {
  const { now } = facts;
  const { organization_id, id, phone_number: number, updated_at } = known;
  const set = {
    phone_number: placeholderFrom(facts.newId()),
    name: null,
    labels: [],
    attributes: {},
    language: null,
    time_zone: null,
    updated_at: now,
    erased_at: now,
  };
  const read = { organization_id, id, phone_number: number, erased_at: null, ...(reason && { updated_at }) };
  return {
    customer: { ...known, ...set },
    changes: [
      update("customers", read, set),
      ...(keepsExports ? [] : endExports(organization_id, now)),
      enqueue(facts, { kind: "erase_customer", subject_id: id, detail: beginning(number, keepsExports) }),
      ...emit(facts, ["customer.erased"], null, {
        customer: { id },
        erased_by: presentAuthor(reason ? null : authorOf(facts)),
      }),
      audit(facts, "atlas_api.customer.erase", id, { after: { erased_at: now, ...(reason && { reason }) } }),
    ],
  };
};

/** Makes a number under a country code that nobody has, from the random end of an id. */
const placeholderFrom = (id: string): string =>
  `+999${String(Number.parseInt(id.slice(-12), 16) % 1e12).padStart(12, "0")}`;
