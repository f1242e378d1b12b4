import { detectIntent } from "@atlas-messaging/service/inbound/jobs";
import { bindJob } from "@atlas-messaging/service/pipeline/job";
import type { MemoryJob } from "./job-shell.ts";

/** Detects the intent of a customer's message. */
export const job: MemoryJob = bindJob(detectIntent, {
  load: (shell, organizationId, { id }) => ({ event: shell.world.organization(organizationId).tables.events.byId(id) }),
});
