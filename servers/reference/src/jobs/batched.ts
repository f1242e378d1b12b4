/** Jobs that are run many at a time, with one statement that reads and few that write. */
import type { Change } from "@atlas-messaging/service/core/changes";
import { giveUpOn, refuseSpent } from "@atlas-messaging/service/pipeline/job";
import type { JobRow } from "@atlas-messaging/service/rows/jobs";
import { DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import { Batcher } from "../outbox/batcher.ts";
import { commitEach, commitEachOf } from "../platform/database/commit.ts";
import type { Services } from "../services/services.ts";
import { type JobHandler, LeaseLost } from "./handler.ts";

export interface Decided {
  readonly changes: readonly Change[];
  /** The share of a part that they take up, of which others are computed and written in the same turn; 1 fills it. */
  readonly share: number;
}

/** Decides a job. Throws where it cannot be decided, which fails that job alone. */
export type Decide = (job: JobRow) => Decided;

interface Waiting {
  readonly services: Services;
  readonly job: JobRow;
}

interface Batched {
  /** Loads what the jobs are about. */
  readonly load: (services: Services, jobs: readonly JobRow[]) => Promise<Decide>;
  /** The writer: the system, which may write few tables, or each organization on its own. */
  readonly writer: "system" | "organization";
}

/** Makes a handler of jobs that are run many at a time. */
export const inBatches = ({ load, writer }: Batched): JobHandler => {
  const settle = writer === "system" ? settleAll : settleByOrganization;
  const batcher = new Batcher<Waiting>(async (batch) => {
    const [first] = batch;
    if (!first) return [];
    const { services } = first;
    const jobs = batch.map(({ job }) => job);
    const decide = await load(services, jobs);
    return settleParts(jobs, decide, (part) => settle(services, part), services.pause);
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

const settleParts = async (
  jobs: readonly JobRow[],
  decide: Decide,
  settle: (part: readonly Outcome[]) => Promise<Ends>,
  pause: Services["pause"],
): Promise<readonly End[]> => {
  const ends = new Map<JobRow, End>();
  const decideAlone = (job: JobRow): Decided | null => {
    try {
      return decide(job);
    } catch (reason) {
      ends.set(job, rejected(reason));
      return null;
    }
  };
  for (const part of partsOf(jobs, decideAlone)) {
    if (ends.size > 0) await pause?.();
    for (const [job, end] of await settle(part)) ends.set(job, end);
  }
  return jobs.flatMap((job) => ends.get(job) ?? []);
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
  commitAll: (all: readonly (readonly Change[])[]) => Promise<readonly boolean[]>,
): Promise<Ends> => {
  try {
    const made = await commitAll(outcomes.map(({ changes }) => changes));
    return outcomes.map(({ job }, index) => [
      job,
      made[index] ? fulfilled : rejected(new LeaseLost("the lease had run out")),
    ]);
  } catch (error) {
    if (error instanceof DatabaseUnavailable && !error.connected) throw error;
    // One cannot be written: settle one by one, so that it does not hold up the others.
    const ends: (readonly [JobRow, End])[] = [];
    for (const { job, changes } of outcomes) {
      const [end] = await Promise.allSettled([settleOne(services, job, changes)]);
      ends.push([job, end]);
    }
    return ends;
  }
};

const settleOne = async ({ store }: Services, job: JobRow, changes: readonly Change[]): Promise<void> => {
  const result = await store.commit(job.organization_id, changes);
  if (result !== "committed") giveUpOn(job, result.conflict);
};

const fulfilled: End = { status: "fulfilled", value: undefined };
const rejected = (reason: unknown): End => ({ status: "rejected", reason });
