import { type ReviewFacts, playReview } from "@atlas-messaging/domain";
import { bySubject, decidingJob, maxContendedDecisions } from "./job.ts";

/** Plays the next step of the sandbox's review of a template. */
export const reviewTemplate = decidingJob({
  args: bySubject,
  decide: (facts: ReviewFacts) => playReview(facts),
  maxDecisions: maxContendedDecisions,
});
