/** Fulfils what the outbox promises: claims jobs that are due under a lease, runs each, and lets go of what failed. */
import type { JobKind, JobRow } from "@atlas-messaging/domain";
import type { Services } from "../pipeline/call.ts";
import { claim, nextDueAt, release } from "./claim.ts";

/** Runs one job to its end: the job's row goes, or gets a later due time, in the same commit as its effects. */
export type JobHandler = (services: Services, job: JobRow) => Promise<void>;

export type JobHandlers = { readonly [Kind in JobKind]: JobHandler };

export interface Worker {
  /** Looks for due jobs now instead of at the next poll. */
  wake(): void;
  /** Ends the jobs under way and claims no more. */
  stop(): Promise<void>;
}

const batch = 50;
const pollEvery = 1_000;
const soonest = 5;

export const startWorker = (services: Services, handlers: JobHandlers): Worker => {
  let stopping = false;
  let woken = false;
  let rouse: () => void = () => {};

  const sleep = (milliseconds: number): Promise<void> => {
    if (woken || stopping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };

  const loop = async (): Promise<void> => {
    while (!stopping) {
      woken = false;
      const found = await round(services, handlers);
      if (found < batch) await sleep(await untilNextJob(services));
    }
  };

  const running = loop();
  return {
    wake: () => {
      woken = true;
      rouse();
    },
    stop: () => {
      stopping = true;
      rouse();
      return running;
    },
  };
};

/** One claim and all its jobs; tells how many there were. A failure of the database is logged and waits for the next. */
const round = async (services: Services, handlers: JobHandlers): Promise<number> => {
  try {
    const jobs = await claim(services, batch);
    await Promise.all(jobs.map((job) => run(services, handlers, job)));
    return jobs.length;
  } catch (error) {
    services.logger.error({ err: error }, "claiming jobs failed");
    return 0;
  }
};

const run = async (services: Services, handlers: JobHandlers, job: JobRow): Promise<void> => {
  const about = { job_id: job.id, kind: job.kind, request_id: job.correlation_id, organization_id: job.organization_id };
  try {
    await handlers[job.kind](services, job);
    services.logger.debug(about, "job done");
  } catch (error) {
    services.logger.error({ err: error, ...about }, "job failed");
    await release(services, job).catch((again: unknown) =>
      services.logger.error({ err: again, ...about }, "releasing a job failed; its lease runs out"),
    );
  }
};

const untilNextJob = async (services: Services): Promise<number> => {
  try {
    const due = await nextDueAt(services);
    return due === null ? pollEvery : Math.min(pollEvery, Math.max(soonest, due - services.clock.now()));
  } catch {
    return pollEvery;
  }
};
