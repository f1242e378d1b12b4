import { joinCustomers } from "@atlas-messaging/service/customers/jobs";
import { mergeFacts } from "@atlas-messaging/service/customers/facts.memory";
import { bindJob } from "@atlas-messaging/service/pipeline/job";
import type { MemoryJob } from "./job-shell.ts";

export const job: MemoryJob = bindJob(joinCustomers, {
  load: (shell, organizationId, args) => mergeFacts(shell.world.organization(organizationId), args),
});
