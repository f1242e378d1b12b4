import {
  type PutOff,
  type Removal,
  type ReviewFacts,
  type Submission,
  type SubmissionFacts,
  type TemplateLink,
  awaitsSubmission,
  concludeRemoval,
  concludeSubmission,
  giveUpSubmission,
  isTemplateLink,
  playReview,
} from "./submission.ts";
import type { MediaRow } from "../rows/messages.ts";
import type { TemplateRow } from "../rows/templates.ts";
import { askingJob, bySubject, decidingJob, maxContendedDecisions } from "../pipeline/job.ts";
import { type SyncFacts, type TemplateListing, concludeSync, syncedLink } from "./sync.ts";

/** A template to submit to a provider. */
export interface SubmittedTemplate {
  readonly template: TemplateRow;
  readonly link: TemplateLink;
  /** True if an edit changed the category, which providers take for templates that they have not approved. */
  readonly recategorized: boolean;
  /** The sample of its header. */
  readonly sample: MediaRow | null;
}

/** Submits a template to the provider of its channel, or an edit of it. A callback may overtake the answer. */
export const submitTemplate = askingJob({
  args: bySubject,
  ask: ({ template, link, media, job }: SubmissionFacts): SubmittedTemplate | null =>
    awaitsSubmission(template, job) && isTemplateLink(link)
      ? { template, link, sample: media ?? null, recategorized: Object(job.detail).recategorized === true }
      : null,
  // The provider has it. A crash before the commit submits it again, and the provider names the first.
  asksOnce: true,
  decide: (facts, answer: Submission | null) => concludeSubmission(facts, answer),
  maxDecisions: maxContendedDecisions,
  setAside: giveUpSubmission,
});

/** A template to delete at a provider. */
export interface RemovedTemplate extends Pick<TemplateRow, "name" | "language"> {
  readonly link: TemplateLink;
  /** The provider's id of it; null if its answer never came. */
  readonly providerTemplateId: string | null;
}

/** Deletes a template at the provider of its channel. */
export const deleteTemplate = askingJob({
  args: bySubject,
  ask: ({ template, link, job }: SubmissionFacts): RemovedTemplate | null => {
    if (!template || !isTemplateLink(link)) return null;
    const { name, language } = template;
    const given: unknown = Object(job.detail).provider_template_id;
    const providerTemplateId = typeof given === "string" ? given : template.provider_template_id;
    return { name, language, link, providerTemplateId };
  },
  decide: (facts, answer: Removal | null) => concludeRemoval(facts, answer),
});

/** Plays the next step of the sandbox's review of a template. */
export const reviewTemplate = decidingJob({
  args: bySubject,
  decide: (facts: ReviewFacts) => playReview(facts),
  maxDecisions: maxContendedDecisions,
});

/** Compares the templates of a channel with those of its provider. The job ends with its channel's link. */
export const syncTemplates = askingJob({
  args: ({ subject_id }) => ({ channel_id: subject_id }),
  ask: (facts: SyncFacts): TemplateLink | null => syncedLink(facts),
  asksOnce: true,
  decide: (facts, answer: TemplateListing | PutOff | null) => concludeSync(facts, answer),
  maxDecisions: maxContendedDecisions,
});
