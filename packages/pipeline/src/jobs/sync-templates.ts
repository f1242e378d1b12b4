import {
  type PutOff,
  type SyncFacts,
  type TemplateLink,
  type TemplateListing,
  concludeSync,
  syncedLink,
} from "@atlas-messaging/domain";
import { askingJob, maxContendedDecisions } from "./job.ts";

/** Compares the templates of a channel with those of its provider. The job ends with its channel's link. */
export const syncTemplates = askingJob({
  args: ({ subject_id }) => ({ channel_id: subject_id }),
  ask: (facts: SyncFacts): TemplateLink | null => syncedLink(facts),
  asksOnce: true,
  decide: (facts, answer: TemplateListing | PutOff | null) => concludeSync(facts, answer),
  maxDecisions: maxContendedDecisions,
});
