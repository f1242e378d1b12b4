/** Records results of deliveries, many in one statement. */
import { giveUpDelivery } from "@atlas-messaging/domain";
import { baseFactsOf } from "@atlas-messaging/pipeline/jobs";
import type { Services } from "../pipeline/services.ts";
import { DatabaseUnavailable, commit, commitEach } from "../platform/database/index.ts";
import type { Concluded } from "./concluded.ts";
import { followEndpoints } from "./follow-endpoint.ts";
import { Gathering } from "../outbox/gathering.ts";
import { returnJob, whileHeld } from "../outbox/give-back.ts";

/** Gathers results; each resolves once it is written or has failed. */
export const acknowledger = (services: Services): Gathering<Concluded> =>
  new Gathering((batch) => acknowledge(services, batch));

const acknowledge = async (services: Services, batch: readonly Concluded[]): Promise<void> => {
  const [first] = batch;
  if (!first) return;
  try {
    const outcomes = batch.map(({ changes }) => changes);
    const made = await whileHeld(services, first.job, () => commitEach(services.database, outcomes));
    batch.forEach(({ job }, index) => {
      if (!made[index]) services.logger.warn({ job_id: job.id }, "a delivery was attempted, but its lease had run out");
    });
  } catch (error) {
    if (error instanceof DatabaseUnavailable) {
      services.logger.error({ err: error, deliveries: batch.length }, "acknowledging failed; the leases run out");
      return;
    }
    services.logger.error({ err: error, deliveries: batch.length }, "acknowledging failed; one by one");
    for (const concluded of batch) await acknowledgeAlone(services, concluded);
  }
  await followEndpoints(services, batch);
};

/** Writes one by one after a batch failed, so that one bad row does not hold up the others. */
const acknowledgeAlone = async (services: Services, { job, changes }: Concluded): Promise<void> => {
  try {
    const made = await commit(services.database, job.organization_id, changes);
    if (made !== "committed") throw new Error(`acknowledging a delivery met a conflict: ${made.conflict}`);
  } catch (error) {
    const { organization_id, subject_id: id } = job;
    await returnJob(services, job, error, [giveUpDelivery(baseFactsOf(services, job), { organization_id, id })]);
  }
};
