import {
  type Removal,
  type SubmissionFacts,
  type TemplateLink,
  type TemplateRow,
  concludeRemoval,
  isTemplateLink,
} from "@atlas-messaging/domain";
import { askingJob, bySubject } from "./job.ts";

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
