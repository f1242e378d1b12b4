import { type DecisionFacts, type JobRow, expireApproval as expire } from "@atlas-messaging/domain";
import { maxContendedDecisions, decidingJob } from "./job.ts";

type ExpiryFacts = DecisionFacts & { readonly job: JobRow };

/** Expires an approval that nobody decided in time. An operator may decide at the same moment. */
export const expireApproval = decidingJob({
  args: ({ subject_id }) => ({ approval_id: subject_id }),
  decide: (facts: ExpiryFacts) => expire(facts),
  maxDecisions: maxContendedDecisions,
});
