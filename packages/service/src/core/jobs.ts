import { type Change, remove, update } from "./changes.ts";
import type { Facts } from "./outcome.ts";
import { audit } from "./records.ts";
import type { Instant } from "../rows/primitives.ts";
import type { JobRow } from "../rows/jobs.ts";
import { hour, later, second } from "./time.ts";

/** Members that identify a job and our lease of it. */
export type HeldJob = Pick<JobRow, "organization_id" | "id" | "leased_until">;

/** Preconditions: the job's key and our lease. A worker that lost its lease cannot write. */
export const leaseOf = (job: HeldJob) => ({
  organization_id: job.organization_id,
  id: job.id,
  leased_until: job.leased_until,
});

/** Leases a due job. An expired lease means that its worker died, which counts as an attempt. */
export const hold = (job: JobRow, until: Instant): { readonly job: JobRow; readonly changes: readonly Change[] } => {
  const set = { leased_until: until, attempts: job.attempts + (job.leased_until === null ? 0 : 1) };
  return { job: { ...job, ...set }, changes: [update("outbox", leaseOf(job), set)] };
};

/** Removes a finished job from the outbox. */
export const finish = (job: HeldJob): Change => remove("outbox", leaseOf(job));

/** Failures on our side before a job is set aside, about two and a half hours after the first. */
export const maxFailures = 10;
const maxReasonLength = 500;

/** Milliseconds before a failed job is retried. Doubles each time, up to an hour. */
const restAfter = (failures: number): number => Math.min(hour, 5 * second * 2 ** failures);

/**
 * Schedules a retry of a job that failed on our side. After too many failures it is set aside and audited, so that jobs
 * behind it proceed. The job keeps the reason.
 */
export const giveBack = (
  facts: Facts,
  job: HeldJob & Pick<JobRow, "attempts" | "subject_id">,
  reason: string,
): Change[] => {
  const attempts = job.attempts + 1;
  const failure = { attempts, last_error: reason.slice(0, maxReasonLength), leased_until: null, ripe: false };
  if (attempts < maxFailures) {
    return [update("outbox", leaseOf(job), { ...failure, due_at: later(facts.now, restAfter(job.attempts)) })];
  }
  return [
    update("outbox", leaseOf(job), { ...failure, dead_at: facts.now }),
    audit(facts, "atlas_api.job.set_aside", job.subject_id, { after: { job_id: job.id, attempts } }),
  ];
};

/** Reschedules a job as if it had never failed. `reason` names what it waits for besides its time. */
export const dueAgain = (job: HeldJob, dueAt: Instant, reason: string | null = null): Change =>
  update("outbox", leaseOf(job), { attempts: 0, due_at: dueAt, leased_until: null, last_error: reason, ripe: false });
