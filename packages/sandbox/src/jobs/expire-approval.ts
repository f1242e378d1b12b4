import { bindJob } from "@atlas-messaging/pipeline/jobs/bind-job";
import { expireApproval } from "@atlas-messaging/pipeline/jobs/expire-approval";
import { decisionFacts } from "../lookups/approvals.ts";
import type { MemoryJob } from "./job-shell.ts";

export const job: MemoryJob = bindJob(expireApproval, {
  load: (shell, organizationId, { approval_id }) => decisionFacts(shell.organization(organizationId), approval_id),
});
