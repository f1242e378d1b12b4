/** Consents: what a customer says about marketing. The one with the newest time holds. */
import { type Change, insert, update } from "../changes.ts";
import { type Facts, type Refused, type Verb, accept, refuseMember } from "../outcome.ts";
import { audit, emit, record } from "../records.ts";
import type { CustomerConsentRow, CustomerRow, Id, Instant } from "../rows.ts";
import { readInstant } from "../time.ts";
import { living } from "./living.ts";
import { presentCustomerConsent, presentEventConsent, presentEventCustomer, presentProfile } from "./present.ts";
import { type CustomerFacts, unknownCustomer } from "./update.ts";

type Said = Pick<CustomerConsentRow, "marketing" | "origin" | "source" | "at">;

/** A recorded consent. `read` and `set` are what it reads and sets of the customer's row. */
export interface Consented {
  readonly consent: CustomerConsentRow;
  /** True if marketing was allowed or ended by it. */
  readonly changed: boolean;
  readonly read: Partial<CustomerRow>;
  readonly set: Partial<CustomerRow>;
  /** Changes of other rows. */
  readonly changes: readonly Change[];
}

/** Records a consent. One that is older than the newest is kept as history only. */
export const consentOf = (
  facts: Facts,
  known: CustomerRow,
  said: Said,
  conversationId: Id | null = null,
): Consented => {
  const { organization_id, id, marketing, marketing_changed_at } = known;
  const consent = { organization_id, id: facts.newId(), customer_id: id, ...said, created_at: facts.now };
  const kept = insert("customer_consents", consent);
  if (said.at < (marketing_changed_at ?? "")) return { consent, changed: false, read: {}, set: {}, changes: [kept] };
  const changed = marketing !== said.marketing;
  const payload = { customer: presentEventCustomer(known), consent: presentEventConsent(consent) };
  const events = changed ? emit(facts, [`customer.${said.marketing}`], conversationId, payload) : [];
  return {
    consent,
    changed,
    read: { marketing, marketing_changed_at },
    set: { marketing: said.marketing, marketing_changed_at: said.at, updated_at: facts.now },
    changes: [kept, ...events],
  };
};

const changesOf = ({ organization_id, id }: CustomerRow, { read, set, changes }: Consented): Change[] =>
  Object.keys(set).length === 0
    ? [...changes]
    : [update("customers", { organization_id, id, erased_at: null, ...read }, set), ...changes];

/** Ends marketing because the messaging app refused it to the customer. Nothing if it is ended already. */
export const endMarketing = (facts: Facts, known: CustomerRow): readonly Change[] => {
  if (known.marketing === "opted_out" || known.erased_at !== null) return [];
  const said = { marketing: "opted_out", origin: "provider", source: null, at: facts.now } as const;
  return [...changesOf(known, consentOf(facts, known, said)), auditConsent(facts, known.id, said)];
};

export const auditConsent = (facts: Facts, customerId: Id, { marketing, origin, at }: Omit<Said, "source">): Change =>
  audit(facts, "atlas_api.customer.consent", customerId, { after: { marketing, origin, at } });

interface Asked {
  readonly marketing: CustomerConsentRow["marketing"];
  readonly source: string;
  readonly at?: Instant;
}

/** Records a consent that a caller knows of (POST /v1/atlas/customers/{id}/consents). */
export const recordConsent: Verb<"customers.recordConsent", CustomerFacts> = (facts, { params, body }) => {
  const done = recordedBy(facts, params.id, body, "api");
  if (done.kind === "refused") return done;
  return accept(shown(done), [...done.changes, ...record(facts, { intent: "record_consent" })]);
};

/** Records a consent that a person knows of (POST consents of a customer in the console). */
export const recordCustomerConsent: Verb<"console.recordCustomerConsent", CustomerFacts> = (
  facts,
  { params, body },
) => {
  const done = recordedBy(facts, params.customerId, body, "operator");
  return done.kind === "refused" ? done : accept(shown(done), done.changes);
};

interface Recorded {
  readonly kind: "recorded";
  readonly customer: CustomerRow;
  readonly consent: CustomerConsentRow;
  readonly changes: readonly Change[];
}

const shown = ({ customer, consent }: Recorded) =>
  ({ ok: true, data: { customer: presentProfile(customer), consent: presentCustomerConsent(consent) } }) as const;

const recordedBy = (
  facts: CustomerFacts,
  id: Id,
  { marketing, source, at: given }: Asked,
  origin: "api" | "operator",
): Recorded | Refused<"not_found" | "validation_failed"> => {
  const known = living(facts.customer);
  if (!known) return unknownCustomer(id);
  const at = given === undefined ? facts.now : readInstant(given);
  if (at === null) return refuseMember("at", "must be a time in the years 1 to 9998");
  if (at > facts.now) return refuseMember("at", "must not be in the future");
  const said = { marketing, origin, source, at };
  const done = consentOf(facts, known, said);
  return {
    kind: "recorded",
    customer: { ...known, ...done.set },
    consent: done.consent,
    changes: [...changesOf(known, done), auditConsent(facts, known.id, said)],
  };
};
