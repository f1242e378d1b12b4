import { type Change, remove, update } from "../changes.ts";
import type { Facts } from "../outcome.ts";
import { audit } from "../records.ts";
import type { Instant, JobRow } from "../rows.ts";
import { hour, later, second } from "../time.ts";

/** What it takes to end a job that we hold, or to give it back. */
export type HeldJob = Pick<JobRow, "organization_id" | "id" | "leased_until">;

/** The key of a job, and the lease under which we hold it: who has lost the lease changes nothing. */
export const held = (job: HeldJob) => ({
  organization_id: job.organization_id,
  id: job.id,
  leased_until: job.leased_until,
});

/** Takes a job that is due for so long. A lease that has run out was a worker's that did not end the job. */
export const hold = (job: JobRow, until: Instant): { readonly job: JobRow; readonly changes: readonly Change[] } => {
  const set = { leased_until: until, attempts: job.attempts + (job.leased_until === null ? 0 : 1) };
  return { job: { ...job, ...set }, changes: [update("outbox", held(job), set)] };
};

/** A fulfilled promise leaves the outbox. */
export const finish = (job: HeldJob): Change => remove("outbox", held(job));

/** After so many failures on our side a job is set aside: about two hours and a half after the first. */
export const mostFailures = 10;
const maxReasonLength = 500;

/** How long a job rests after a failure: twice as long each time, an hour at most. */
const restAfter = (failures: number): number => Math.min(hour, 5 * second * 2 ** failures);

/**
 * What becomes of a job that failed on our side: it is tried again after a rest, and set aside after too many failures,
 * so that those behind it move on. The reason stays with it, and the audit log tells that it was given up.
 */
export const giveBack = (
  facts: Facts,
  job: HeldJob & Pick<JobRow, "attempts" | "subject_id">,
  reason: string,
): Change[] => {
  const attempts = job.attempts + 1;
  const failure = { attempts, last_error: reason.slice(0, maxReasonLength), leased_until: null, ripe: false };
  if (attempts < mostFailures) {
    return [update("outbox", held(job), { ...failure, due_at: later(facts.now, restAfter(job.attempts)) })];
  }
  return [
    update("outbox", held(job), { ...failure, dead_at: facts.now }),
    audit(facts, "atlas_api.job.set_aside", job.subject_id, { after: { job_id: job.id, attempts } }),
  ];
};

/** A job that has done its part for now, and is due again; `reason` tells what it waits for besides its time. */
export const dueAgain = (job: HeldJob, dueAt: Instant, reason: string | null = null): Change =>
  update("outbox", held(job), { attempts: 0, due_at: dueAt, leased_until: null, last_error: reason, ripe: false });
