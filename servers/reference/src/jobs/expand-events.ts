/** Expands waiting events to deliveries per endpoint, with one statement that reads and few that write. */
import { commitEach } from "../platform/database/commit.ts";
import type { Change } from "@atlas-messaging/service/core/changes";
import type { JobRow } from "@atlas-messaging/service/rows/jobs";
import { baseFactsOf, refuseSpent } from "@atlas-messaging/service/pipeline/job";
import { expandEvent } from "@atlas-messaging/service/events/jobs";
import type { Services } from "../services/services.ts";
import { DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import { Batcher } from "../outbox/batcher.ts";
import { loadEvents } from "./load.ts";
import type { JobHandler } from "./handler.ts";

interface Waiting {
  readonly services: Services;
  readonly job: JobRow;
}

export const expandEvents = (): JobHandler => {
  const batcher = new Batcher<Waiting>(expandAll);
  return {
    run: async (services, job) => {
      refuseSpent(job);
      await batcher.add({ services, job });
    },
    lostWith: async () => [],
  };
};

type End = PromiseSettledResult<void>;

const expandAll = async (batch: readonly Waiting[]): Promise<readonly End[]> => {
  const [first] = batch;
  if (!first) return [];
  const { services } = first;
  const jobs = batch.map(({ job }) => job);
  const ends = new Map<JobRow, End>();
  for (const part of partsOf(jobs, await decider(services, jobs))) {
    if (ends.size > 0) await services.pause?.();
    const settled = await settleAll(services, part);
    part.forEach(({ job }, index) => ends.set(job, settled[index] ?? rejected(missing(job))));
  }
  return jobs.map((job) => ends.get(job) ?? rejected(missing(job)));
};

interface Outcome {
  readonly job: JobRow;
  readonly changes: readonly Change[];
}

type Decide = (job: JobRow) => readonly Change[] | null;

/** Returns a function that decides a job's changes; null where its event is gone. */
const decider = async (services: Services, jobs: readonly JobRow[]): Promise<Decide> => {
  // An event that was tried before may have deliveries: a recovery of an endpoint made them first.
  const retried = jobs.filter(({ attempts }) => attempts > 0);
  const { found, endpoints, made } = await loadEvents(services.database, {
    retried_of: retried.map(({ organization_id }) => organization_id),
    retried: retried.map(({ subject_id }) => subject_id),
    organizations: jobs.map(({ organization_id }) => organization_id),
    ids: jobs.map(({ subject_id }) => subject_id),
  });
  const eventById = new Map(found.map((event) => [event.id, event]));
  const madeOf = Map.groupBy(made, ({ event_row_id }) => event_row_id);
  const endpointsOf = Map.groupBy(endpoints, ({ organization_id }) => organization_id);
  return (job) => {
    const event = eventById.get(job.subject_id);
    const own = endpointsOf.get(job.organization_id) ?? [];
    if (!event) return null;
    const facts = { ...baseFactsOf(services, job), job, event, endpoints: own, made: madeOf.get(event.id) ?? [] };
    return expandEvent.decide(facts, null, null);
  };
};

/** Rows computed and written per turn, a few milliseconds' worth; one event may exceed it. */
const rowsOfPart = 1_000;

/** Yields jobs' outcomes in parts, each computed on demand. */
const partsOf = function* (jobs: readonly JobRow[], decide: Decide): Generator<readonly Outcome[]> {
  let [part, rows]: [Outcome[], number] = [[], 0];
  for (const job of jobs) {
    const changes = decide(job);
    if (changes === null) continue;
    part.push({ job, changes });
    rows += rowsIn(changes);
    if (rows < rowsOfPart) continue;
    yield part;
    [part, rows] = [[], 0];
  }
  if (part.length > 0) yield part;
};

const rowsIn = (changes: readonly Change[]): number =>
  changes.reduce((sum, change) => sum + (change.kind === "insertMany" ? change.rows.length : 1), 0);

const settleAll = async (services: Services, outcomes: readonly Outcome[]): Promise<End[]> => {
  if (outcomes.length === 0) return [];
  try {
    const all = outcomes.map(({ changes }) => changes);
    const made = await commitEach(services.database, all);
    return made.map((done) => (done ? fulfilled : rejected(new Error("the lease had run out"))));
  } catch (error) {
    if (error instanceof DatabaseUnavailable && !error.connected) throw error;
    // One cannot be written: settle one by one, so that it does not hold up the others.
    const ends: End[] = [];
    for (const { job, changes } of outcomes) {
      ends.push(...(await Promise.allSettled([settleOne(services, job, changes)])));
    }
    return ends;
  }
};

const settleOne = async ({ store }: Services, job: JobRow, changes: readonly Change[]): Promise<void> => {
  const result = await store.commit(job.organization_id, changes);
  if (result !== "committed") throw new Error(`job ${job.id} (${job.kind}) met a conflict: ${result.conflict}`);
};

const missing = ({ id, subject_id }: JobRow) => new Error(`job ${id} is about ${subject_id}, which is not there`);

const fulfilled: End = { status: "fulfilled", value: undefined };
const rejected = (reason: unknown): End => ({ status: "rejected", reason });
