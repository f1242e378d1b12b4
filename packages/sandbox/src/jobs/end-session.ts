import { bindJob } from "@atlas-messaging/pipeline/jobs/bind-job";
import { endSession } from "@atlas-messaging/pipeline/jobs/end-session";
import type { MemoryJob } from "./job-shell.ts";

export const job: MemoryJob = bindJob(endSession, {
  load: (shell, organizationId, { id }) => ({
    session: shell.organization(organizationId).tables.sessions.byId(id),
  }),
});
