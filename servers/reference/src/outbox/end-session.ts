import { endSilentSession } from "@atlas-messaging/domain";
import { loadSession } from "./load.ts";
import { factsOf, missing, settle } from "./settle.ts";
import type { JobHandler } from "./worker.ts";

/** Ends a session after 24 hours of silence. */
export const endSession: JobHandler = async (services, job) => {
  const { session } = await loadSession(services.database, job.organization_id, { id: job.subject_id });
  if (!session) throw missing(job);
  await settle(services, job, endSilentSession({ ...factsOf(services, job), job, session }));
};
