import { type DecisionFacts, expireApproval as expire } from "./decide.ts";
import type { JobRow } from "../rows/jobs.ts";
import { decidingJob, maxContendedDecisions } from "../pipeline/job.ts";

type ExpiryFacts = DecisionFacts & { readonly job: JobRow };

/** Expires an approval that nobody decided in time. An operator may decide at the same moment. */
export const expireApproval = decidingJob({
  args: ({ subject_id }) => ({ approval_id: subject_id }),
  decide: (facts: ExpiryFacts) => expire(facts),
  maxDecisions: maxContendedDecisions,
});
