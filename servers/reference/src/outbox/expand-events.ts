/** Works out which endpoints events go to: for all that wait, in one statement that reads and one that writes. */
import { type Change, type JobRow, expandEvent } from "@atlas-messaging/domain";
import type { Services } from "../pipeline/call.ts";
import { DatabaseUnavailable, commitEach } from "../platform/database/index.ts";
import { Gathering } from "./gathering.ts";
import { loadEvents } from "./load.ts";
import { factsOf, missing, settle } from "./settle.ts";
import type { JobHandler } from "./worker.ts";

interface Waiting {
  readonly services: Services;
  readonly job: JobRow;
}

export const expandEvents = (): JobHandler => {
  const gathering = new Gathering<Waiting>(expandAll);
  return (services, job) => gathering.add({ services, job });
};

type End = PromiseSettledResult<void>;

const expandAll = async (batch: readonly Waiting[]): Promise<readonly End[]> => {
  const [first] = batch;
  if (!first) return [];
  const jobs = batch.map(({ job }) => job);
  const decided = await decideAll(first.services, jobs);
  const outcomes = jobs.flatMap((job, index) => {
    const changes = decided[index];
    return changes ? [{ job, changes }] : [];
  });
  const ends = (await settleAll(first.services, outcomes)).values();
  return jobs.map((job, index) => (decided[index] && ends.next().value) ?? rejected(missing(job)));
};

/** What becomes of each job; null where its event is not there. */
const decideAll = async (services: Services, jobs: readonly JobRow[]): Promise<(readonly Change[] | null)[]> => {
  const { found, endpoints } = await loadEvents(services.database, {
    organizations: jobs.map(({ organization_id }) => organization_id),
    ids: jobs.map(({ subject_id }) => subject_id),
  });
  const eventById = new Map(found.map((event) => [event.id, event]));
  const endpointsOf = Map.groupBy(endpoints, ({ organization_id }) => organization_id);
  return jobs.map((job) => {
    const event = eventById.get(job.subject_id);
    const own = endpointsOf.get(job.organization_id) ?? [];
    return event ? expandEvent({ ...factsOf(services, job), job, event, endpoints: own }) : null;
  });
};

interface Outcome {
  readonly job: JobRow;
  readonly changes: readonly Change[];
}

const settleAll = async (services: Services, outcomes: readonly Outcome[]): Promise<End[]> => {
  if (outcomes.length === 0) return [];
  try {
    const all = outcomes.map(({ changes }) => changes);
    const made = await commitEach(services.database, all);
    return made.map((done) => (done ? fulfilled : rejected(new Error("the lease had run out"))));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    // One of them cannot be written: it is found, and the others are not held up by it.
    const ends: End[] = [];
    for (const { job, changes } of outcomes) {
      ends.push(...(await Promise.allSettled([settle(services, job, changes)])));
    }
    return ends;
  }
};

const fulfilled: End = { status: "fulfilled", value: undefined };
const rejected = (reason: unknown): End => ({ status: "rejected", reason });
