import { type EventName, type SentEventOf, entriesOf } from "@atlas-messaging/contract";
import { type Change, insert, insertMany } from "./changes.ts";
import type { Facts, Whole } from "./outcome.ts";
import { withoutUrlSecrets } from "./secrets.ts";
import { type Id, type Json, asJson } from "../rows/primitives.ts";
import type { EventRow } from "../rows/events.ts";
import type { JobKind, JobRow } from "../rows/jobs.ts";
import type { RunRow } from "../rows/runs.ts";
import type { Author } from "../rows/conversations.ts";

/** Members of a run. The default is a completed run without session, conversation or approval. */
export type RunDetails = Pick<RunRow, "intent"> & Partial<Omit<RunRow, "organization_id" | "run_id" | "iteration">>;

/** Members of a job. The default is due now. */
export type JobDetails = { readonly kind: JobKind; readonly subject_id: Id } & Partial<
  Pick<JobRow, "id" | "detail" | "due_at" | "endpoint_id" | "conversation_id" | "event_row_id">
>;

// Every request makes a few of these rows, and spreading `details` over defaults takes ten times as long.
const jobOf = (
  facts: Facts,
  {
    id = facts.newId(),
    kind,
    subject_id,
    detail = null,
    due_at = facts.now,
    endpoint_id = null,
    conversation_id = null,
    event_row_id = null,
  }: JobDetails,
): JobRow => ({
  organization_id: facts.organizationId,
  id,
  kind,
  subject_id,
  detail,
  attempts: 0,
  due_at,
  leased_until: null,
  endpoint_id,
  ripe: due_at <= facts.now,
  conversation_id,
  event_row_id,
  waited_ms: null,
  dead_at: null,
  last_error: null,
  correlation_id: facts.correlationId,
  traceparent: facts.traceparent ?? null,
  created_at: facts.now,
});

/** Enqueues a job: one outbox row, due now by default. */
export const enqueue = (facts: Facts, job: JobDetails): Change => insert("outbox", jobOf(facts, job));

/** Enqueues any number of jobs in one change. */
export const enqueueMany = (facts: Facts, jobs: readonly JobDetails[]): Change =>
  insertMany(
    "outbox",
    jobs.map((job) => jobOf(facts, job)),
  );

type Head = "event_id" | "event_type" | "timestamp";

type Payload<Name extends EventName> = (
  Name extends EventName ? (payload: Whole<Omit<SentEventOf<Name>, Head>>) => void : never
) extends (payload: infer Every) => void
  ? Every
  : never;

/**
 * Records an event under all its names, the most specific first. A job delivers it to the endpoints that subscribe.
 * The payload must fit the contract of each name.
 */
export const recordEvent = <const Name extends EventName, const Other extends OtherName<Name> = never>(
  facts: Facts,
  names: readonly [Name, ...Other[]],
  conversationId: Id | null,
  payload: Payload<Name | Other> & object,
): { readonly event: EventRow; readonly changes: Change[] } => {
  const event: EventRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    event_type: names[0],
    names: Object.fromEntries(names.map((name) => [name, facts.newId()])),
    conversation_id: conversationId,
    correlation_id: facts.correlationId,
    payload: asJson(payload),
    created_at: facts.now,
  };
  return { event, changes: [insert("events", event), enqueue(facts, { kind: "expand_event", subject_id: event.id })] };
};

/** Records an event and returns only its changes. */
export const emit = <const Name extends EventName, const Other extends OtherName<Name> = never>(
  facts: Facts,
  names: readonly [Name, ...Other[]],
  conversationId: Id | null,
  payload: Payload<Name | Other> & object,
): Change[] => recordEvent(facts, names, conversationId, payload).changes;

/** Returns a run as events and answers show it. The answer of its tool is for a read of it alone. */
export const presentRun = (run: RunRow) => ({
  id: run.run_id,
  run_id: run.run_id,
  session_id: run.session_id,
  conversation_id: run.conversation_id,
  iteration: run.iteration,
  intent: run.intent,
  status: run.status,
  tools_called: [...run.tools_called],
  approval_required: run.approval_required,
  approval_state: run.approval_state,
  approval_id: run.approval_id,
  citations: [...run.citations],
  error: run.error,
  result: undefined,
  actor: presentAuthor(run.actor),
  agent_id: run.agent_id,
  correlation_id: run.correlation_id,
  created_at: run.created_at,
});

/** Returns a run as a read of it alone shows it, with the answer of its tool. */
export const presentRunInFull = (run: RunRow) => ({ ...presentRun(run), result: asObject(run.result) });

/** A result is the answer of a tool, which is an object. */
const asObject = (result: Json | null): { readonly [member: string]: unknown } | null =>
  result === null ? null : Object(result);

/** Records a run's first iteration and its event. */
export const recordRun = (facts: Facts, details: RunDetails): { readonly run: RunRow; readonly changes: Change[] } => {
  const run: RunRow = {
    organization_id: facts.organizationId,
    run_id: facts.newId(),
    iteration: 1,
    session_id: details.session_id ?? null,
    conversation_id: details.conversation_id ?? null,
    intent: details.intent,
    status: details.status ?? "completed",
    tools_called: details.tools_called ?? [],
    approval_required: details.approval_required ?? false,
    approval_state: details.approval_state ?? null,
    approval_id: details.approval_id ?? null,
    citations: details.citations ?? [],
    error: details.error ?? null,
    arguments_hash: details.arguments_hash ?? null,
    result: details.result ?? null,
    actor: details.actor ?? actingIn(facts),
    agent_id: details.agent_id ?? facts.actor.agent?.id ?? null,
    correlation_id: details.correlation_id ?? facts.correlationId,
    created_at: details.created_at ?? facts.now,
  };
  return { run, changes: [insert("runs", run), ...emitRun(facts, run)] };
};

/** Emits the event of a run, which names the run alone. */
export const emitRun = (facts: Facts, run: RunRow): Change[] =>
  emit(facts, ["atlas.run.updated"], run.conversation_id, {
    ...outsideConversations,
    session: undefined,
    run: presentRun(run),
  });

/** The parts of an event that belong to a conversation, where there is none. */
export const outsideConversations = {
  conversation_id: undefined,
  channel: undefined,
  customer: undefined,
  conversation: undefined,
};

/** Records a run and returns only its changes. */
export const record = (facts: Facts, details: RunDetails): Change[] => recordRun(facts, details).changes;

interface Decided {
  readonly kind: "accepted" | "refused";
  readonly changes: readonly Change[];
}

/** Adds a run to an accepted outcome: a mutation of the public API records one, the console's does not. */
export const andRecorded = <Done extends Decided>(facts: Facts, outcome: Done, intent: RunDetails["intent"]): Done =>
  outcome.kind === "refused" ? outcome : { ...outcome, changes: [...outcome.changes, ...record(facts, { intent })] };

/** A subject before and after a mutation, or one of the two. Never contains secrets. */
export type Difference =
  | { readonly before: Json; readonly after?: Json }
  | { readonly before?: undefined; readonly after: Json };

/** Writes the audit entry of a mutation. Event types read `atlas_api.<asset>.<verb>`. */
export const audit = (
  facts: Facts,
  eventType: `atlas_api.${string}.${string}`,
  subjectId: Id,
  { before = null, after = null }: Difference,
): Change =>
  insert("audit_events", {
    organization_id: facts.organizationId,
    id: facts.newId(),
    event_type: eventType,
    correlation_id: facts.correlationId,
    actor_kind: facts.actor.kind,
    actor_id: facts.actor.id,
    subject_id: subjectId,
    before: withoutUrls(before),
    after: withoutUrls(after),
    created_at: facts.now,
  });

/** URLs of hooks may hold a password or a signature. */
const withoutUrls = (value: Json): Json => {
  if (typeof value === "string") return withoutUrlSecrets(value);
  if (typeof value !== "object" || value === null) return value;
  const text = JSON.stringify(value);
  return text.includes("://") ? JSON.parse(withoutUrlSecrets(text)) : value;
};

/** Customers' systems see an author's name, so a person without one is not shown by address. */
const nameless = "Operator";

/** Returns the author of what the actor writes. The service itself writes for a hosted agent, which names itself. */
export const authorOf = ({ actor }: Pick<Facts, "actor">): Author =>
  actor.kind === "operator"
    ? { type: "operator", name: actor.name ?? nameless }
    : actor.agent
      ? { type: "agent", name: actor.agent.name, agent_id: actor.agent.id }
      : { type: "api", name: actor.name ?? null };

/** Returns the author of a record; null for the service itself. */
export const actingIn = (facts: Pick<Facts, "actor">): Author | null =>
  facts.actor.kind === "system" ? null : authorOf(facts);

/** Returns an author as customers' systems may see one: a name that is an address stays inside. */
export const withoutAddress = (author: Author): Author =>
  author.name?.includes("@") === true ? { ...author, name: nameless } : author;

/** Presents an author; null for a customer, and for the service itself. */
export const presentAuthor = (author: Author | null) => author && { type: author.type, name: author.name };

// Names of events. One event may have several, and is sent to webhooks under each.

/** Names that an event may have beside its most specific one. */
const others = {
  "conversation.message_received": ["atlas.event.received"],
  "conversation.message_delivered": ["message.delivered", "agent.message_delivery"],
  "conversation.message_failed": ["agent.message_delivery"],
  "agent.handoff": ["atlas.action.executed"],
} as const satisfies { readonly [Name in EventName]?: readonly EventName[] };

type Others = typeof others;

/** A name that an event of this type may have too. Filters by name rely on it. */
export type OtherName<Name extends EventName> = Name extends keyof Others ? Others[Name][number] : never;

const typed: readonly (readonly [EventName, readonly EventName[]])[] = entriesOf(others);

/** Returns the types of the events that may have a name. */
export const typesNamed = (name: EventName): readonly EventName[] => [
  name,
  ...typed.filter(([, names]) => names.includes(name)).map(([type]) => type),
];
