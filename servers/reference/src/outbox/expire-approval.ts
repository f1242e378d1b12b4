import { expireApproval as expire } from "@atlas-messaging/domain";
import { factLoader } from "../platform/database/facts.ts";
import { decisionFacts } from "../sections/console/approvals/index.ts";
import { factsOf, settleDecision } from "./settle.ts";
import type { JobHandler } from "./worker.ts";

const load = factLoader(decisionFacts);

/** Ends an approval that nobody has decided in time; an operator may decide at the same moment. */
export const expireApproval: JobHandler = (services, job) =>
  settleDecision(services, job, async () => {
    const known = await load(services.database, job.organization_id, { approval_id: job.subject_id });
    return expire({ ...known, ...factsOf(services, job), job, sha256: services.sha256 });
  });
