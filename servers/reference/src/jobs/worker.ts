/** Runs the outbox's jobs: claims due jobs under a lease, runs each, and returns those that fail. */
import { keysOf } from "@atlas-messaging/contract";
import type { Change } from "@atlas-messaging/service/core/changes";
import type { JobRow } from "@atlas-messaging/service/rows/jobs";
import type { Services } from "../services/services.ts";
import { instantOf } from "@atlas-messaging/service/core/time";
import { Wakeup, Throttle, pollEvery, untilDue } from "../outbox/polling.ts";
import { claim, nextDueAt, rests, returnJob } from "../outbox/claim.ts";
import { type DeliveryWork, serveDeliveries } from "../deliveries/deliveries.ts";
import { type JobHandler, type JobHandlers, LeaseLost } from "./handler.ts";
import { type Queue, type QueueName, queueFilledBy, queues } from "../outbox/queues.ts";

/** Finds the handler of a claimed job. */
const handlerOf = (handlers: JobHandlers, { kind }: JobRow): JobHandler => {
  if (kind === "deliver_webhook") throw new Error("a delivery without an endpoint");
  return handlers[kind];
};

export interface Worker {
  /** Polls now. */
  wake(): void;
  /** Milliseconds since each queue was last looked at. */
  idleFor(): number;
  /** Stops claiming; resolves when running jobs have ended. */
  stop(): Promise<void>;
}

/** Starts a worker; without `deliveries` it leaves those to others. */
export const startWorker = (services: Services, handlers: JobHandlers, deliveries?: DeliveryWork): Worker => {
  const wakeups: { readonly [Name in QueueName | "deliveries"]: Wakeup } = {
    prompt: new Wakeup(),
    intents: new Wakeup(),
    media: new Wakeup(),
    mail: new Wakeup(),
    ingest: new Wakeup(),
    deliveries: new Wakeup(),
  };
  const wake = (): void => Object.values(wakeups).forEach((wakeup) => wakeup.wake());
  const now = performance.now();
  const looked: { [Name in QueueName]: number } = { prompt: now, intents: now, media: now, mail: now, ingest: now };
  let stopping = false;

  const serve = async (name: QueueName): Promise<void> => {
    const [queue, wakeup, throttle] = [queues[name], wakeups[name], new Throttle()];
    const underWay = new Set<Promise<void>>();
    // True if a job's end makes room for another that is due.
    let crowded = false;
    const start = (job: JobRow): void => {
      const running = run(services, handlers, job).finally(() => {
        underWay.delete(running);
        wakeups[queueFilledBy(job.kind)].wake();
        if (crowded) wakeup.wake();
      });
      underWay.add(running);
    };
    while (!stopping) {
      wakeup.reset();
      looked[name] = performance.now();
      if (rests(services)) {
        await wakeup.wait(pollEvery);
        continue;
      }
      const since = instantOf(services.clock);
      const free = queue.places - underWay.size;
      const jobs = free === 0 ? [] : await throttle.claim(() => claimSafely(services, queue, free));
      crowded = jobs.length === free || queue.share < queue.places;
      jobs.forEach(start);
      if (free > 0 && jobs.length === free) continue;
      await wakeup.wait(free === 0 ? pollEvery : await untilDue(services, () => nextDueAt(services, queue, since)));
    }
    await Promise.all(underWay);
  };

  const isStopping = (): boolean => stopping;
  const running = Promise.all([
    ...keysOf(looked).map(serve),
    ...(deliveries ? [serveDeliveries(services, deliveries, wakeups.deliveries, isStopping)] : []),
  ]);
  return {
    wake,
    idleFor: () => performance.now() - Math.min(...Object.values(looked)),
    stop: async () => {
      stopping = true;
      wake();
      await running;
    },
  };
};

/** Logs a failure of the database; the next poll tries again. */
const claimSafely = async (services: Services, queue: Queue, max: number): Promise<JobRow[]> => {
  try {
    return await claim(services, queue, max);
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
  const span = services.tracing?.begin({
    name: `job ${job.kind}`,
    kind: "consumer",
    parent: job.traceparent,
    attributes: { "atlas.request_id": job.correlation_id, "atlas.organization_id": job.organization_id },
  });
  try {
    await handlerOf(handlers, job).run(services, span ? { ...job, traceparent: span.traceparent } : job);
    services.logger.debug(about, "job done");
    services.metrics.jobs.inc({ kind: job.kind, outcome: "done" });
    span?.end({ failed: false });
  } catch (error) {
    services.metrics.jobs.inc({ kind: job.kind, outcome: "failed" });
    span?.end({ failed: true });
    // After a pause of the whole machine many run out at once.
    if (error instanceof LeaseLost) return services.logger.warn(about, "a job's lease ran out; it is claimed anew");
    services.logger.error({ err: error, ...about }, "job failed");
    await returnJob(services, job, error, await lostWith(services, handlers, job));
  }
};

/** Ignores a failure, since the job must leave the queue. */
const lostWith = async (services: Services, handlers: JobHandlers, job: JobRow): Promise<readonly Change[]> => {
  try {
    return await handlerOf(handlers, job).lostWith(services, job);
  } catch (error) {
    services.logger.error(
      { err: error, job_id: job.id },
      "what a job was about stays as it is, but the job is set aside",
    );
    return [];
  }
};
