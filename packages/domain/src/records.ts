import type { EventName, EventOf } from "@atlas-messaging/contract";
import { type Change, insert, insertMany } from "./changes.ts";
import type { Facts } from "./outcome.ts";
import type { EventRow, Id, Json, JobKind, JobRow, RunRow } from "./rows.ts";

/** A run's members that differ from those of a completed run without session, conversation or approval. */
export type RunDetails = Pick<RunRow, "intent"> & Partial<Omit<RunRow, "organization_id" | "run_id" | "iteration">>;

/** A job's members that differ from those of one that is due at once. */
export type JobDetails = { readonly kind: JobKind; readonly subject_id: Id } & Partial<
  Pick<JobRow, "id" | "detail" | "due_at" | "lane">
>;

// Member by member: to copy details over the rest takes ten times as long, and every request makes a few of these rows.
const jobOf = (
  facts: Facts,
  { id = facts.newId(), kind, subject_id, detail = null, due_at = facts.now, lane = null }: JobDetails,
): JobRow => ({
  organization_id: facts.organizationId,
  id,
  kind,
  subject_id,
  detail,
  attempts: 0,
  due_at,
  leased_until: null,
  lane,
  ripe: due_at <= facts.now,
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
  Name extends EventName ? (payload: Omit<EventOf<Name>, Head>) => void : never
) extends (payload: infer Every) => void
  ? Every
  : never;

/**
 * One thing that happened, under all its names, the most specific first; the outbox expands it to the endpoints that
 * subscribed to them. The payload must be what the contract describes for each of the names.
 */
export const recordEvent = <const Name extends EventName>(
  facts: Facts,
  names: readonly [Name, ...Name[]],
  conversationId: Id | null,
  payload: Payload<Name>,
): { readonly event: EventRow; readonly changes: Change[] } => {
  const event: EventRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    event_type: names[0],
    names: Object.fromEntries(names.map((name) => [name, facts.newId()])),
    conversation_id: conversationId,
    correlation_id: facts.correlationId,
    // The contract describes JSON, so every payload is; its types have optional members, which `Json` cannot say.
    payload: payload as Json,
    created_at: facts.now,
  };
  return { event, changes: [insert("events", event), enqueue(facts, { kind: "expand_event", subject_id: event.id })] };
};

/** The changes of something that happened whose event nobody asks for. */
export const emit = <const Name extends EventName>(
  facts: Facts,
  names: readonly [Name, ...Name[]],
  conversationId: Id | null,
  payload: Payload<Name>,
): Change[] => recordEvent(facts, names, conversationId, payload).changes;

/** The run as events and answers show it. */
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
  correlation_id: run.correlation_id,
  created_at: run.created_at,
});

const runOf = (facts: Facts, details: RunDetails): RunRow => ({
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
  correlation_id: details.correlation_id ?? facts.correlationId,
  created_at: details.created_at ?? facts.now,
});

/** A first run record and the event that tells of it. */
export const recordRun = (facts: Facts, details: RunDetails): { readonly run: RunRow; readonly changes: Change[] } => {
  const run = runOf(facts, details);
  const told = emit(facts, ["atlas.run.updated"], run.conversation_id, { run: presentRun(run) });
  return { run, changes: [insert("runs", run), ...told] };
};

/** The changes of a first run record whose run nobody asks for. */
export const record = (facts: Facts, details: RunDetails): Change[] => recordRun(facts, details).changes;

/** What a mutation has done to its subject: what was, what is, or both. Whoever gives these leaves secrets out. */
export type Difference =
  | { readonly before: Json; readonly after?: Json }
  | { readonly before?: undefined; readonly after: Json };

/** The audit entry of a mutation: `atlas_api.<asset>.<verb>`, by whom, about what. */
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
    before,
    after,
    created_at: facts.now,
  });
