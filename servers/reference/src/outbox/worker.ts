/** Fulfils what the outbox promises: claims jobs that are due under a lease, runs each, and lets go of what failed. */
import type { Instant, JobKind, JobRow } from "@atlas-messaging/domain";
import type { Services } from "../pipeline/call.ts";
import { instantOf } from "../platform/clock.ts";
import { claim, nextDueAt, release } from "./claim.ts";
import { type Queue, queues } from "./queues.ts";

/** Runs one job to its end: the job's row goes, or gets a later due time, in the same commit as its effects. */
export type JobHandler = (services: Services, job: JobRow) => Promise<void>;

export type JobHandlers = { readonly [Kind in JobKind]: JobHandler };

export interface Worker {
  /** Looks for due jobs now instead of at the next poll. */
  wake(): void;
  /** Claims no more, and resolves when the jobs under way have ended. */
  stop(): Promise<void>;
}

const pollEvery = 1_000;
const soonest = 5;

export const startWorker = (services: Services, handlers: JobHandlers): Worker => {
  const bells: Bell[] = [];
  // What one job promises may be for any queue.
  const wake = (): void => bells.forEach((bell) => bell.ring());
  let stopping = false;

  const serve = async (queue: Queue, bell: Bell): Promise<void> => {
    const underWay = new Set<Promise<void>>();
    const start = (job: JobRow): void => {
      const running = run(services, handlers, job).finally(() => {
        underWay.delete(running);
        wake();
      });
      underWay.add(running);
    };
    while (!stopping) {
      bell.reset();
      const since = instantOf(services.clock);
      const free = queue.places - underWay.size;
      const jobs = free === 0 ? [] : await claimSafely(services, queue, free);
      jobs.forEach(start);
      if (jobs.length === 0) await bell.rung(free === 0 ? pollEvery : await untilNextJob(services, queue, since));
    }
    await Promise.all(underWay);
  };

  const running = Promise.all(
    Object.values(queues).map((queue) => {
      const bell = new Bell();
      bells.push(bell);
      return serve(queue, bell);
    }),
  );
  return {
    wake,
    stop: async () => {
      stopping = true;
      wake();
      await running;
    },
  };
};

/** Something to wait for, for a time at most; a ring before the wait is not lost. */
class Bell {
  #rang = false;
  #rouse: (() => void) | null = null;

  ring(): void {
    this.#rang = true;
    this.#rouse?.();
  }

  reset(): void {
    this.#rang = false;
  }

  async rung(milliseconds: number): Promise<void> {
    if (this.#rang) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    this.#rouse = resolve;
    await promise;
    clearTimeout(timer);
    this.#rouse = null;
  }
}

/** A failure of the database is logged, and the next poll tries again. */
const claimSafely = async (services: Services, queue: Queue, most: number): Promise<JobRow[]> => {
  try {
    return await claim(services, queue, most);
  } catch (error) {
    services.logger.error({ err: error }, "claiming jobs failed");
    return [];
  }
};

const run = async (services: Services, handlers: JobHandlers, job: JobRow): Promise<void> => {
  const about = {
    job_id: job.id,
    kind: job.kind,
    request_id: job.correlation_id,
    organization_id: job.organization_id,
  };
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

const untilNextJob = async (services: Services, queue: Queue, since: Instant): Promise<number> => {
  try {
    const due = await nextDueAt(services, queue, since);
    return due === null ? pollEvery : Math.min(pollEvery, Math.max(soonest, due - services.clock.now()));
  } catch {
    return pollEvery;
  }
};
