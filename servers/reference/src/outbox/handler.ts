/** Jobs as the pipeline binds them, on the services of this server. */
import type { Change, JobRow } from "@atlas-messaging/domain";
import type { BoundJob, JobShell } from "@atlas-messaging/pipeline/jobs";
import type { Services } from "../pipeline/call.ts";
import { whileHeld } from "./give-back.ts";
import type { HandledKind } from "./queues.ts";

export type JobServices = Services & JobShell;

export interface JobHandler {
  /** Runs one job to its end: the job's row goes, or gets a later due time, in the same commit as its effects. */
  readonly run: (services: Services, job: JobRow) => Promise<void>;
  /** The changes that go with the job if its next failure is the last. */
  readonly lostWith: (services: Services, job: JobRow) => Promise<readonly Change[]>;
}

export type JobHandlers = { readonly [Kind in HandledKind]: JobHandler };

const jobServices = (services: Services, random: () => number): JobServices => ({
  ...services,
  random,
  persist: (job, act) => whileHeld(services, job, async () => act()),
});

/** @param random in [0, 1) */
export const handlerOf = (bound: BoundJob<JobServices>, random: () => number): JobHandler => ({
  run: async (services, job) => bound.run(jobServices(services, random), job),
  lostWith: async (services, job) => bound.lostWith(jobServices(services, random), job),
});
