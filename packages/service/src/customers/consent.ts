/** Consents: what a customer says about marketing. The one with the newest time holds. */
import { type Change, insert, update } from "../core/changes.ts";
import { type Facts, type Refused, type Verb, accept, refuseMember } from "../core/outcome.ts";
import { audit, emit, record } from "../core/records.ts";
import type { CustomerConsentRow, CustomerRow, Marketing } from "../rows/customers.ts";
import type { Id, Instant } from "../rows/primitives.ts";
import { readInstant } from "../core/time.ts";
import { type CustomerFacts, living, unknownCustomer } from "./decide.ts";
import { presentCustomerConsent, presentEventConsent, presentProfile } from "./present.ts";
import { presentEventCustomer } from "../core/addresses.ts";
import { normalized } from "@atlas-messaging/answers/normalize";
import type { MessageRow } from "../rows/messages.ts";

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
  const consent = {
    organization_id,
    id: facts.newId(),
    customer_id: id,
    ...said,
    merged_from: null,
    created_at: facts.now,
  };
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
export const recordCustomerConsent: Verb<"console.customers.recordConsent", CustomerFacts> = (
  facts,
  { params, body },
) => {
  const done = recordedBy(facts, params.customer_id, body, "operator");
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

// Words by which a customer ends and takes up marketing, by language. Only a message of nothing else counts.

type SaidConsent = Exclude<Marketing, "unknown">;

interface Words {
  readonly language: string;
  readonly stop: readonly string[];
  readonly start: readonly string[];
}

// A word that also answers ordinary questions, such as "cancel" or "no", is none: it would silence a customer by accident.
export const consentWords: readonly Words[] = [
  {
    language: "en",
    stop: ["stop", "stop all", "unsubscribe", "opt out", "stop promotions", "stop marketing"],
    start: ["start", "unstop", "subscribe", "opt in"],
  },
  { language: "de", stop: ["stopp", "abmelden", "abbestellen", "keine Werbung"], start: ["anmelden", "Werbung ja"] },
  {
    language: "fr",
    stop: ["arrêt", "arrêter", "désabonner", "se désabonner", "désinscrire", "stop pub"],
    start: ["réabonner", "s'abonner", "reprendre"],
  },
  {
    language: "es",
    stop: ["baja", "darme de baja", "cancelar suscripción", "no más publicidad"],
    start: ["alta", "darme de alta", "suscribirme"],
  },
  {
    language: "pt",
    stop: ["parar", "sair", "descadastrar", "cancelar inscrição"],
    start: ["voltar a receber", "inscrever", "cadastrar"],
  },
  {
    language: "it",
    stop: ["disiscrivi", "disiscrivimi", "annulla iscrizione", "basta pubblicità"],
    start: ["iscrivi", "iscrivimi"],
  },
  { language: "nl", stop: ["stoppen", "afmelden", "uitschrijven"], start: ["starten", "aanmelden", "inschrijven"] },
  {
    language: "tr",
    stop: ["dur", "durdur", "ret", "abonelikten çık", "listeden çık"],
    start: ["başlat", "abone ol"],
  },
  { language: "id", stop: ["berhenti", "berhenti langganan"], start: ["mulai", "langganan"] },
  { language: "ru", stop: ["стоп", "отписаться"], start: ["старт", "подписаться"] },
  { language: "ar", stop: ["توقف", "إيقاف", "إلغاء الاشتراك"], start: ["ابدأ", "اشتراك"] },
  { language: "hi", stop: ["बंद", "बंद करें", "रोकें"], start: ["शुरू", "शुरू करें", "चालू करें"] },
];

/** A word of consent that a message consists of. */
export interface ConsentWord {
  readonly marketing: SaidConsent;
  /** The language that the word belongs to. */
  readonly language: string;
}

/** Latin accents, and the lengthening, vowels and hamza of Arabic. */
const accents = /(?:\p{Script=Inherited}|\u{640})/gu;

/**
 * Reduces a text to its letters and digits, without case and accents. Turkish has a dotless i that upper case hides, and
 * Arabic writes a hamza or leaves it out.
 */
const reduced = (text: string): string =>
  normalized(text, "NFKD")
    .toLowerCase()
    .replaceAll("ı", "i")
    .replace(accents, "")
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");

const byWord = new Map<string, ConsentWord>(
  consentWords
    .toReversed()
    .flatMap(({ language, stop, start }) => [
      ...stop.map((word) => [reduced(word), { marketing: "opted_out", language }] as const),
      ...start.map((word) => [reduced(word), { marketing: "opted_in", language }] as const),
    ]),
);

/** No word is longer, so a long message is not read to its end. */
const maxLength = 100;

/** Returns the word of consent that a text consists of; null for any other text. */
export const consentWordIn = (text: string): ConsentWord | null =>
  text.length > maxLength ? null : (byWord.get(reduced(text)) ?? null);

/**
 * Returns the word of consent that a customer's message consists of; null for any other message. The title of a choice is
 * the business's word: a row "Baja" may be a reason for sick leave. A button counts if its id says the same.
 */
export const consentWordOf = ({
  type,
  text,
  content,
}: Pick<MessageRow, "type" | "text" | "content">): ConsentWord | null => {
  if (type === "text") return consentWordIn(text);
  if (content?.type !== "button_reply") return null;
  const word = consentWordIn(text);
  return word !== null && consentWordIn(content.id)?.marketing === word.marketing ? word : null;
};
