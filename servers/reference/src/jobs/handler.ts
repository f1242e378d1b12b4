/** Adapts the pipeline's jobs to this server's services. */
import type { Change } from "@atlas-messaging/service/core/changes";
import type { JobRow } from "@atlas-messaging/service/rows/jobs";
import type { BoundJob, JobShell } from "@atlas-messaging/service/pipeline/job";
import type { Services } from "../services/services.ts";
import { leaseCheck, whileHeld } from "../outbox/claim.ts";
import type { HandledKind } from "../outbox/queues.ts";

export type JobServices = Services & JobShell;

export interface JobHandler {
  /** Runs one job. In one commit with its effects, its row is removed or rescheduled. */
  readonly run: (services: Services, job: JobRow) => Promise<void>;
  /** Returns the changes to make if the job's next failure is the last. */
  readonly lostWith: (services: Services, job: JobRow) => Promise<readonly Change[]>;
}

/** A job's lease ran out before its effects were written: nothing of it is, and a worker claims it anew. */
export class LeaseLost extends Error {}

export type JobHandlers = { readonly [Kind in HandledKind]: JobHandler };

const jobServices = (services: Services, random: () => number, job: JobRow): JobServices => ({
  ...services,
  random,
  isHeld: leaseCheck(services, job),
  persist: (held, act) => whileHeld(services, held, act),
});

/** @param random in [0, 1) */
export const handlerOf = (bound: BoundJob<JobServices>, random: () => number): JobHandler => ({
  run: (services, job) => bound.run(jobServices(services, random, job), job),
  lostWith: (services, job) => bound.lostWith(jobServices(services, random, job), job),
});
