/** Erasure of a customer: the record at once, the content of other rows by a job. */
import { placeholderNumber } from "../core/hidden-numbers.ts";
import { type Change, removeMany, update } from "../core/changes.ts";
import { endExports } from "../organizations/export.ts";
import { audit, authorOf, emit, enqueue, presentAuthor, record } from "../core/records.ts";
import { type Facts, type Refused, type Verb, accept } from "../core/outcome.ts";
import type { CustomerRow } from "../rows/customers.ts";
import { allAddresses } from "../core/addresses.ts";
import { formsOf } from "../core/number-forms.ts";
import { presentProfile } from "../customers/present.ts";
import { type CustomerFacts, unknownCustomer } from "../customers/decide.ts";
import type { ConversationParts } from "../conversations/present.ts";
import { finish, leaseOf } from "../core/jobs.ts";
import { emitState, enterState } from "../messages/delivery.ts";
import type { JobRow } from "../rows/jobs.ts";
import type { Json } from "../rows/primitives.ts";
import type { MessageRow } from "../rows/messages.ts";
import type { Rows, TableName } from "../rows/rows.ts";
import { later, second } from "../core/time.ts";
import { type ErasureFacts, redactedMessage, redactions } from "./redactions.ts";
import type { ConversationRow } from "../rows/conversations.ts";

/** Erases a customer (POST /v1/atlas/customers/{id}/erase). */
export const eraseCustomer: Verb<"customers.erase", ErasureAskedFacts> = (facts, { params }) => {
  const done = erased(facts, params.id);
  if (done.kind === "refused") return done;
  return accept({ ok: true, data: { customer: presentProfile(done.customer) } }, [
    ...done.changes,
    ...record(facts, { intent: "erase_customer" }),
  ]);
};

/** Erases a customer as a person (POST erase of a customer in the console). */
export const eraseCustomerInConsole: Verb<"console.customers.erase", ErasureAskedFacts> = (facts, { params }) => {
  const done = erased(facts, params.customer_id);
  if (done.kind === "refused") return done;
  return accept({ ok: true, data: { customer: presentProfile(done.customer) } }, done.changes);
};

interface Done {
  readonly kind: "erased";
  readonly customer: CustomerRow;
  readonly changes: readonly Change[];
}

interface ErasureAskedFacts extends CustomerFacts {
  /** Records that were merged into the customer's. */
  readonly merged: readonly CustomerRow[];
}

export const erased = (facts: ErasureAskedFacts, asked: string): Done | Refused<"not_found"> => {
  const { customer: known } = facts;
  if (!known) return unknownCustomer(asked);
  if (known.erased_at !== null) return { kind: "erased", customer: known, changes: [] };
  return { kind: "erased", ...emptied(facts, known, facts.merged, {}) };
};

interface Emptying {
  /** Spares the organization's export. */
  readonly keepsExports?: true;
  readonly reason?: "retention";
}

/** Empties the record, and begins the job that redacts the rest. Nothing of it is committed if the record has changed. */
const emptied = (
  facts: Facts,
  known: CustomerRow,
  merged: readonly CustomerRow[],
  { keepsExports, reason }: Emptying,
) => {
  const { now } = facts;
  const { organization_id, id, updated_at } = known;
  const empty = () => ({
    // From the random end of an id.
    phone_number: placeholderNumber(facts.newId().slice(-12)),
    user_id: null,
    addresses: [],
    merge_changed: null,
    merges: [],
    name: null,
    labels: [],
    attributes: {},
    metadata: null,
    language: null,
    time_zone: null,
    updated_at: now,
    erased_at: now,
  });
  const set = empty();
  const readOf = ({ id: each, phone_number, user_id, addresses, merged_into, last_conversation_id }: CustomerRow) => ({
    organization_id,
    id: each,
    phone_number,
    user_id,
    addresses,
    merged_into,
    last_conversation_id,
    erased_at: null,
  });
  return {
    customer: { ...known, ...set },
    changes: [
      update("customers", { ...readOf(known), ...(reason && { updated_at }) }, set),
      ...merged.map((each) => update("customers", readOf(each), { ...empty(), erasure_completed_at: now })),
      ...[known, ...merged].flatMap((each) => [
        removeMany("customer_addresses", { organization_id, customer_id: each.id }),
        ...(each === known ? [] : [removeMany("customer_labels", { organization_id, customer_id: each.id })]),
      ]),
      ...(keepsExports ? [] : endExports(organization_id, now)),
      enqueue(facts, {
        kind: "erase_customer",
        subject_id: id,
        detail: beginning(needlesOf([known, ...merged]), keepsExports),
      }),
      ...emit(facts, ["customer.erased"], null, {
        customer: { id },
        erased_by: presentAuthor(reason ? null : authorOf(facts)),
      }),
      audit(facts, "atlas_api.customer.erase", id, { after: { erased_at: now, ...(reason && { reason }) } }),
    ],
  };
};

// Steps of an erasure: each redacts a batch of rows and goes on with the next.

/** Kinds of rows in the order of their redaction. Conversations come first: closed ones take nothing in. */
export const erasureStages = [
  "record",
  "messages",
  "notes",
  "events",
  "unlinkedEvents",
  "approvals",
  "sessionMessages",
  "questions",
  "idempotency",
  "requests",
  "early",
  "outbox",
] as const;

export type ErasureStage = (typeof erasureStages)[number];

/** A job's place. `needles` find what names the customer, and go with the job. */
export interface ErasurePlace {
  readonly stage: ErasureStage;
  /** The last row of the batch before; null at the beginning of a stage. */
  readonly after: string | null;
  readonly needles: readonly string[];
  /** True in the second round, which finds what requests wrote that were under way. */
  readonly late: boolean;
  /** Spares the organization's export, which its own retention does not end. */
  readonly keepsExports?: true;
}

/** Rows of a batch by table. */
export type ErasableRows = { readonly [Table in TableName]?: readonly Rows[Table][] };

export interface ErasureBatch {
  readonly rows: ErasableRows;
  /** Messages of the batch that wait to be sent. */
  readonly waiting: readonly (ConversationParts & { readonly message: MessageRow })[];
  /** The place to go on after; null at the end of the stage. */
  readonly last: string | null;
}

export interface ContinueErasureFacts extends Facts, ErasureBatch {
  readonly job: JobRow;
  readonly customer: CustomerRow | null;
}

const untilLate = 30 * second;

/** Lists parts of texts that name a customer. Ids and names are short words, so they count in the quotes of JSON alone. */
export const needlesOf = (records: readonly CustomerRow[]): readonly string[] => [
  ...new Set(
    records.flatMap(allAddresses).flatMap(({ type, value }) => {
      const quoted = JSON.stringify(value);
      return type === "phone_number" ? formsOf(value) : [quoted, JSON.stringify(quoted).slice(1, -1)];
    }),
  ),
];

export const beginning = (needles: readonly string[], keepsExports?: true): Json => ({
  stage: erasureStages[0],
  after: null,
  needles,
  late: false,
  ...(keepsExports && { keepsExports }),
});

/** Reads the place of a job. */
export const placeOf = ({ detail }: Pick<JobRow, "detail">): ErasurePlace => {
  const { stage, after, number, late, keepsExports, ...place }: Partial<ErasurePlace> & { readonly number?: string } =
    Object(detail);
  // A process of the version before wrote the number.
  const needles = place.needles ?? (number === undefined ? undefined : formsOf(number));
  if (stage === undefined || needles === undefined) throw new Error("an erasure without a place");
  return { stage, after: after ?? null, needles, late: late === true, ...(keepsExports && { keepsExports }) };
};

/** Redacts a batch, and goes on. After the last of the second round the erasure is complete. */
export const continueErasure = (facts: ContinueErasureFacts): Change[] => {
  const { customer, job } = facts;
  if (!customer) return [finish(job)];
  const place = placeOf(job);
  const erasing = { ...facts, needles: place.needles, placeholder: customer.phone_number };
  return [...waitingEnd(facts, erasing), ...redactAll(facts, erasing), ...goOn(facts, customer, place)];
};

/** Cancels what waits, in the same change as its redaction. */
const waitingEnd = ({ waiting, ...facts }: ContinueErasureFacts, erasing: ErasureFacts): Change[] =>
  waiting.flatMap((parts) => {
    const redacted = redactedMessage(parts.message, erasing);
    const { where, set } = enterState({ ...facts, ...parts }, { status: "canceled" });
    const shown = { ...facts, ...parts, message: { ...parts.message, ...redacted } };
    return [update("messages", where, { ...set, ...redacted }), ...emitState(shown, { status: "canceled" })];
  });

const redactAll = ({ rows, waiting }: ContinueErasureFacts, erasing: ErasureFacts): Change[] => {
  const done = new Set(waiting.map(({ message }) => message.id));
  const messages = rows.messages?.filter(({ id }) => !done.has(id)) ?? [];
  const each = <Table extends TableName>(table: Table, found: readonly Rows[Table][] = []): readonly Change[] => {
    const redaction = redactions[table];
    return redaction ? found.flatMap((row) => redaction(row, erasing)) : [];
  };
  return [
    ...each("customer_labels", rows.customer_labels),
    ...each("customer_consents", rows.customer_consents),
    ...each("conversations", rows.conversations),
    ...each("conversation_labels", rows.conversation_labels),
    ...each("messages", messages),
    ...each("media", rows.media),
    ...each("conversation_notes", rows.conversation_notes),
    ...each("events", rows.events),
    ...each("webhook_attempts", rows.webhook_attempts),
    ...each("approvals", rows.approvals),
    ...each("runs", rows.runs),
    ...each("session_messages", rows.session_messages),
    ...each("knowledge_gaps", rows.knowledge_gaps),
    ...each("idempotency", rows.idempotency),
    ...each("stored_requests", rows.stored_requests),
    ...each("early_changes", rows.early_changes),
    ...each("outbox", rows.outbox),
  ];
};

const goOn = ({ last, job, now }: ContinueErasureFacts, customer: CustomerRow, place: ErasurePlace): Change[] => {
  const next = (detail: ErasurePlace, due_at = now): Change[] => [
    update("outbox", leaseOf(job), {
      attempts: 0,
      due_at,
      leased_until: null,
      last_error: null,
      ripe: false,
      detail: { ...detail },
    }),
  ];
  if (last !== null) return next({ ...place, after: last });
  const stage = erasureStages[erasureStages.indexOf(place.stage) + 1];
  if (stage !== undefined) return next({ ...place, stage, after: null });
  if (!place.late) return next({ ...place, stage: erasureStages[0], after: null, late: true }, later(now, untilLate));
  const { organization_id, id } = customer;
  return [
    update("customers", { organization_id, id }, { erasure_completed_at: now }),
    ...(place.keepsExports ? [] : endExports(organization_id, now)),
    finish(job),
  ];
};

// Erasure of customers with whom nothing has happened for as long as their organization keeps customers.

export interface RetiringFacts extends Facts {
  readonly customer: CustomerRow;
  /** Records that were merged into the customer's. */
  readonly merged: readonly CustomerRow[];
  readonly conversations: readonly ConversationRow[];
}

/** Erases a customer and closes their conversations. Nothing of it is committed if one of them has gone on meanwhile. */
export const retireCustomer = (facts: RetiringFacts): readonly Change[] => [
  ...emptied(facts, facts.customer, facts.merged, { keepsExports: true, reason: "retention" }).changes,
  ...facts.conversations.map(({ organization_id, id, status, last_inbound_id, updated_at }) =>
    update(
      "conversations",
      { organization_id, id, status, last_inbound_id, updated_at },
      { status: "closed", owner_id: null, waiting_since: null, updated_at: facts.now },
    ),
  ),
];
