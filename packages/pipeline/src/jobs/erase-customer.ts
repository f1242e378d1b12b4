import { type ContinueErasureFacts, continueErasure, placeOf } from "@atlas-messaging/domain";
import { decidingJob, maxContendedDecisions } from "./job.ts";

/** Redacts the rows of an erased customer, a batch at a time. */
export const eraseCustomer = decidingJob({
  args: (job) => ({ customer_id: job.subject_id, job_id: job.id, ...placeOf(job) }),
  decide: (facts: ContinueErasureFacts) => continueErasure(facts),
  maxDecisions: maxContendedDecisions,
});
