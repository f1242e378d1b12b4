import {
  type Submission,
  type SubmissionFacts,
  type TemplateLink,
  type TemplateRow,
  awaitsSubmission,
  concludeSubmission,
  giveUpSubmission,
  isTemplateLink,
} from "@atlas-messaging/domain";
import { askingJob, bySubject, maxContendedDecisions } from "./job.ts";

/** A template to submit to a provider. */
export interface SubmittedTemplate {
  readonly template: TemplateRow;
  readonly link: TemplateLink;
  /** True if an edit changed the category, which providers take for templates that they have not approved. */
  readonly recategorized: boolean;
}

/** Submits a template to the provider of its channel, or an edit of it. A callback may overtake the answer. */
export const submitTemplate = askingJob({
  args: bySubject,
  ask: ({ template, link, job }: SubmissionFacts): SubmittedTemplate | null =>
    awaitsSubmission(template, job) && isTemplateLink(link)
      ? { template, link, recategorized: Object(job.detail).recategorized === true }
      : null,
  // The provider has it. A crash before the commit submits it again, and the provider names the first.
  asksOnce: true,
  decide: (facts, answer: Submission | null) => concludeSubmission(facts, answer),
  maxDecisions: maxContendedDecisions,
  setAside: giveUpSubmission,
});
