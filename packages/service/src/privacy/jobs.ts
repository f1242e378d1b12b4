import { type ContinueErasureFacts, continueErasure, placeOf } from "./erase.ts";
import { decidingJob, maxContendedDecisions } from "../pipeline/job.ts";

/** Redacts the rows of an erased customer, a batch at a time. */
export const eraseCustomer = decidingJob({
  args: (job) => ({ customer_id: job.subject_id, job_id: job.id, ...placeOf(job) }),
  decide: (facts: ContinueErasureFacts) => continueErasure(facts),
  maxDecisions: maxContendedDecisions,
});
