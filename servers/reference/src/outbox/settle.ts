/** What every kind of job does at its beginning and its end. */
import type { Change, Facts, JobRow } from "@atlas-messaging/domain";
import type { Services } from "../pipeline/call.ts";
import { instantOf } from "@atlas-messaging/pipeline";
import { commit } from "../platform/database/index.ts";

export const factsOf = (
  services: Services,
  job: Pick<JobRow, "organization_id" | "correlation_id" | "traceparent">,
): Facts => ({
  now: instantOf(services.clock),
  newId: services.newId,
  organizationId: job.organization_id,
  actor: { kind: "system", id: null },
  correlationId: job.correlation_id,
  traceparent: job.traceparent,
});

/** Commits what a job came to. On a conflict the job is given back and decided again on new facts. */
export const settle = async (services: Services, job: JobRow, changes: readonly Change[]): Promise<void> => {
  const result = await commit(services.database, job.organization_id, changes);
  if (result !== "committed") throw new Error(`job ${job.id} (${job.kind}) met a conflict: ${result.conflict}`);
};

const mostDecisions = 4;

/**
 * For a job whose facts others may change at any time: on a conflict it decides again at once, some times at most, and is
 * told what stood in the way.
 */
export const settleDecision = async (
  services: Services,
  job: JobRow,
  decide: (conflict: string | null) => Promise<readonly Change[]>,
): Promise<void> => {
  let conflict: string | null = null;
  for (let decision = 1; decision < mostDecisions; decision++) {
    const result = await commit(services.database, job.organization_id, await decide(conflict));
    if (result === "committed") return;
    ({ conflict } = result);
  }
  await settle(services, job, await decide(conflict));
};

export const missing = (job: JobRow) =>
  new Error(`job ${job.id} (${job.kind}) is about ${job.subject_id}, which is not there`);
