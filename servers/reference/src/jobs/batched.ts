/** Jobs that are run many at a time, with one statement that reads and few that write. */
import type { Change } from "@atlas-messaging/service/core/changes";
import { expandEvent } from "@atlas-messaging/service/events/jobs";
import { detectIntent } from "@atlas-messaging/service/inbound/jobs";
import { ConflictMet, giveUpOn, jobFacts, refuseSpent } from "@atlas-messaging/service/pipeline/job";
import type { JobRow } from "@atlas-messaging/service/rows/jobs";
import { DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import { Batcher } from "../outbox/batcher.ts";
import { type Happening, commitEach, commitEachOf } from "../platform/database/commit.ts";
import type { Services } from "../services/services.ts";
import { type JobHandler, LeaseLost } from "./handler.ts";
import { nothingFiltered } from "@atlas-messaging/service/events/filter";
import { takeTurnsSafely } from "../deliveries/turns.ts";
import { loadEvents, loadExpansions, loadFilteredOf } from "./load.ts";

/** Detects the intents of customers' messages. */
export const detectIntents = (): JobHandler => inBatches({ load: loadIntents, writer: "organization" });

const loadIntents = async (services: Services, jobs: readonly JobRow[]): Promise<Decide> => {
  const { found } = await loadEvents(services.database, {
    organizations: jobs.map(({ organization_id }) => organization_id),
    ids: jobs.map(({ subject_id }) => subject_id),
  });
  const eventById = new Map(found.map((event) => [event.id, event]));
  return (job) => {
    const event = eventById.get(job.subject_id) ?? null;
    const changes = detectIntent.decide({ ...jobFacts(services, job), job, event }, null, null);
    return { changes, share: JSON.stringify(event?.payload).length / eventLengthOfPart };
  };
};

/** Length of the events whose messages are heard per turn, a few milliseconds' worth; one event may exceed it. */
const eventLengthOfPart = 20_000;

/** Expands waiting events to deliveries per endpoint. */
export const expandEvents = (): JobHandler => inBatches({ load: loadExpanding, writer: "system" });

const loadExpanding = async (services: Services, jobs: readonly JobRow[], again: boolean): Promise<Decide> => {
  // An event that was tried before may have deliveries: a recovery of an endpoint made them first.
  const retried = jobs.filter(({ attempts }) => again || attempts > 0);
  const {
    found,
    endpoints: active,
    made,
  } = await loadExpansions(services.database, {
    retried_of: retried.map(({ organization_id }) => organization_id),
    retried: retried.map(({ subject_id }) => subject_id),
    organizations: jobs.map(({ organization_id }) => organization_id),
    ids: jobs.map(({ subject_id }) => subject_id),
  });
  const eventById = new Map(found.map((event) => [event.id, event]));
  const madeOf = Map.groupBy(made, ({ event_row_id }) => event_row_id);
  const endpointsOf = Map.groupBy(active, ({ organization_id }) => organization_id);
  const filtered = await loadFilteredOf(services.database, found, active);
  const decide = (job: JobRow): Decided => {
    const event = eventById.get(job.subject_id) ?? null;
    const endpoints = endpointsOf.get(job.organization_id) ?? [];
    const rows = filtered.get(job.organization_id) ?? nothingFiltered;
    const known = { job, event, endpoints, made: madeOf.get(job.subject_id) ?? [], ...rows };
    const changes = expandEvent.decide({ ...jobFacts(services, job), ...known }, null, null);
    return { changes, share: rowsIn(changes) / rowsOfPart };
  };
  const threads = found.flatMap(({ organization_id, conversation_id }) =>
    conversation_id === null
      ? []
      : (endpointsOf.get(organization_id) ?? [])
          .filter(({ ordering }) => ordering === "conversation")
          .map(({ id: endpoint_id }) => ({ endpoint_id, conversation_id })),
  );
  return Object.assign(decide, { ended: async () => void (await takeTurnsSafely(services, threads)) });
};

/** Rows computed and written per turn, a few milliseconds' worth; one event may exceed it. */
const rowsOfPart = 1_000;

const rowsIn = (changes: readonly Change[]): number =>
  changes.reduce((sum, change) => sum + (change.kind === "insertMany" ? change.rows.length : 1), 0);

// How they are run: one load, then decisions and commits in parts.

interface Decided {
  readonly changes: readonly Change[];
  /** The share of a part that they take up, of which others are computed and written in the same turn; 1 fills it. */
  readonly share: number;
}

/** Decides a job. Throws where it cannot be decided, which fails that job alone. */
interface Decide {
  (job: JobRow): Decided;
  /** Called once all are written. */
  readonly ended?: () => Promise<void>;
}

interface Waiting {
  readonly services: Services;
  readonly job: JobRow;
}

interface Batched {
  /** Loads what the jobs are about; `again` after a conflict, since others have changed it. */
  readonly load: (services: Services, jobs: readonly JobRow[], again: boolean) => Promise<Decide>;
  /** The writer: the system, which may write few tables, or each organization on its own. */
  readonly writer: "system" | "organization";
}

/** Makes a handler of jobs that are run many at a time. */
const inBatches = ({ load, writer }: Batched): JobHandler => {
  const settle = writer === "system" ? settleAll : settleByOrganization;
  const batcher = new Batcher<Waiting>(async (batch) => {
    const [first] = batch;
    if (!first) return [];
    const { services } = first;
    const jobs = batch.map(({ job }) => job);
    const ends = new Map<JobRow, End>();
    let left: readonly JobRow[] = jobs;
    for (let decision = 0; decision < maxDecisions && left.length > 0; decision++) {
      const decide = await load(services, left, decision > 0);
      await settleParts({ jobs: left, decide, settle: (part) => settle(services, part), pause: services.pause, ends });
      await decide.ended?.();
      left = left.filter((job) => metConflict(ends.get(job)));
    }
    return jobs.flatMap((job) => ends.get(job) ?? []);
  });
  return {
    run: async (services, job) => {
      refuseSpent(job);
      await batcher.add({ services, job });
    },
    lostWith: async () => [],
  };
};

type End = PromiseSettledResult<void>;

type Ends = readonly (readonly [JobRow, End])[];

/** Deciding again on new facts may succeed, as for every verb. */
const metConflict = (end: End | undefined): boolean => end?.status === "rejected" && end.reason instanceof ConflictMet;

const maxDecisions = 3;

interface Settling {
  readonly jobs: readonly JobRow[];
  readonly decide: Decide;
  readonly settle: (part: readonly Outcome[]) => Promise<Ends>;
  readonly pause: Services["pause"];
  /** Takes up the end of each job. */
  readonly ends: Map<JobRow, End>;
}

const settleParts = async ({ jobs, decide, settle, pause, ends }: Settling): Promise<void> => {
  const decideAlone = (job: JobRow): Decided | null => {
    try {
      return decide(job);
    } catch (reason) {
      ends.set(job, rejected(reason));
      return null;
    }
  };
  let settled = 0;
  for (const part of partsOf(jobs, decideAlone)) {
    if (settled > 0) await pause?.();
    for (const [job, end] of await settle(part)) ends.set(job, end);
    settled += part.length;
  }
};

interface Outcome {
  readonly job: JobRow;
  readonly changes: readonly Change[];
}

/** Yields jobs' outcomes in parts, each computed on demand. */
const partsOf = function* (
  jobs: readonly JobRow[],
  decide: (job: JobRow) => Decided | null,
): Generator<readonly Outcome[]> {
  let [part, full]: [Outcome[], number] = [[], 0];
  for (const job of jobs) {
    const decided = decide(job);
    if (decided === null) continue;
    part.push({ job, changes: decided.changes });
    full += decided.share;
    if (full < 1) continue;
    yield part;
    [part, full] = [[], 0];
  }
  if (part.length > 0) yield part;
};

const settleAll = (services: Services, outcomes: readonly Outcome[]): Promise<Ends> =>
  settleTogether(services, outcomes, (all) => commitEach(services.database, all));

const settleByOrganization = async (services: Services, outcomes: readonly Outcome[]): Promise<Ends> => {
  const byOrganization = Map.groupBy(outcomes, ({ job }) => job.organization_id);
  const settled = Array.from(byOrganization, ([id, own]) =>
    settleTogether(services, own, (all) => commitEachOf(services.database, id, all)),
  );
  return (await Promise.all(settled)).flat();
};

const settleTogether = async (
  services: Services,
  outcomes: readonly Outcome[],
  commitAll: (all: readonly (readonly Change[])[]) => Promise<readonly Happening[]>,
): Promise<Ends> => {
  const results = await commitAll(outcomes.map(({ changes }) => changes));
  const ends: (readonly [JobRow, End])[] = [];
  for (const [index, { job, changes }] of outcomes.entries()) {
    const result = results[index];
    if (result?.status === "fulfilled") ends.push([job, result.value ? fulfilled : leaseLost]);
    else if (isUnreachable(result?.reason)) throw result?.reason;
    else {
      // One of its statement cannot be written: settle one by one, so that it does not hold up the others.
      const [end] = await Promise.allSettled([settleOne(services, job, changes)]);
      ends.push([job, end]);
    }
  }
  return ends;
};

const isUnreachable = (reason: unknown): boolean => reason instanceof DatabaseUnavailable && !reason.connected;

const settleOne = async ({ store }: Services, job: JobRow, changes: readonly Change[]): Promise<void> => {
  const result = await store.commit(job.organization_id, changes);
  if (result !== "committed") giveUpOn(job, result.conflict);
};

const fulfilled: End = { status: "fulfilled", value: undefined };
const rejected = (reason: unknown): End => ({ status: "rejected", reason });
const leaseLost = rejected(new LeaseLost("the lease had run out"));
