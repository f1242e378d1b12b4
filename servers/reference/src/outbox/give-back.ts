import type { Change, HeldJob, JobRow } from "@atlas-messaging/domain";
import { baseFactsOf, failed, isLastFailure, reasonOf } from "@atlas-messaging/pipeline/jobs";
import type { Services } from "../pipeline/services.ts";
import { DatabaseUnavailable, commit } from "../platform/database/index.ts";
import { pause } from "./polling.ts";

const retryEvery = 250;

/** Retries a database action while its job's lease lasts. */
export const whileHeld = async <Result>(
  services: Services,
  job: Pick<JobRow, "leased_until" | "due_at">,
  act: () => Promise<Result>,
): Promise<Result> => {
  const until = Date.parse(job.leased_until ?? job.due_at);
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || services.clock.now() + retryEvery >= until) throw error;
      // Waiting avoids load on a database that restarts.
      await pause(retryEvery);
    }
  }
};

type GivenBack = HeldJob & Pick<JobRow, "attempts" | "subject_id" | "due_at" | "correlation_id" | "traceparent">;

/**
 * Returns a job that failed on our side, or sets it aside with its subject. Never rejects: at worst the lease expires.
 */
export const returnJob = async (
  services: Services,
  job: GivenBack,
  failure: unknown,
  setAside: readonly Change[] = [],
): Promise<void> => {
  const last = isLastFailure(job);
  const about = { job_id: job.id, organization_id: job.organization_id, reason: reasonOf(failure) };
  try {
    const changes = failed(baseFactsOf(services, job), job, failure, setAside);
    await whileHeld(services, job, () => commit(services.database, job.organization_id, changes));
    if (last) services.logger.error(about, "job set aside");
  } catch (error) {
    services.logger.error({ err: error, ...about }, "returning a job failed; its lease runs out");
  }
};
