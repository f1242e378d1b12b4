/** What goes with a job that is set aside: nobody waits for ever for what will not come. */
import { type Change, type JobRow, giveUpMessage, mostFailures } from "@atlas-messaging/domain";
import type { Services } from "../pipeline/call.ts";
import { loadMessage } from "./load.ts";
import { factsOf } from "./settle.ts";

/** Nothing before the last failure. What cannot be read stays as it is: the job must leave the queue all the same. */
export const lostWith = async (services: Services, job: JobRow): Promise<readonly Change[]> => {
  if (job.kind !== "send_message" || job.attempts + 1 < mostFailures) return [];
  try {
    const { message } = await loadMessage(services.database, job.organization_id, { id: job.subject_id });
    return message ? giveUpMessage({ ...factsOf(services, job), ...message }) : [];
  } catch (error) {
    services.logger.error({ err: error, job_id: job.id }, "a message stays queued whose job is set aside");
    return [];
  }
};
