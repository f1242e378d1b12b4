/** What every kind of job does at its beginning and its end. */
import type { Change, Facts, JobRow } from "@atlas-messaging/domain";
import type { Services } from "../pipeline/call.ts";
import { factsFor, untilCommitted } from "@atlas-messaging/pipeline";

export const factsOf = (
  services: Services,
  job: Pick<JobRow, "organization_id" | "correlation_id" | "traceparent">,
): Facts =>
  factsFor(services, {
    organizationId: job.organization_id,
    correlationId: job.correlation_id,
    traceparent: job.traceparent,
  });

const maxDecisions = 4;

/** Commits what a job came to. On a conflict the job is given back and decided again on new facts. */
export const settle = (services: Services, job: JobRow, changes: readonly Change[]): Promise<void> =>
  settleWithin(services, job, 1, async () => changes);

/**
 * For a job whose facts others may change at any time: on a conflict it decides again at once, some times at most, and is
 * told what stood in the way.
 */
export const settleDecision = (services: Services, job: JobRow, decide: JobDecision): Promise<void> =>
  settleWithin(services, job, maxDecisions, decide);

type JobDecision = (conflict: string | null) => Promise<readonly Change[]>;

const settleWithin = (
  { store }: Services,
  { id, kind, organization_id: organizationId }: JobRow,
  decisions: number,
  decide: JobDecision,
): Promise<void> =>
  untilCommitted<void>({
    decide: async (conflict) => ({ organizationId, changes: await decide(conflict), answer: undefined }),
    store,
    maxDecisions: decisions,
    giveUp: (conflict) => {
      throw new Error(`job ${id} (${kind}) met a conflict: ${conflict}`);
    },
  });

export const missing = (job: JobRow) =>
  new Error(`job ${job.id} (${job.kind}) is about ${job.subject_id}, which is not there`);
