export { placeholdersIn } from "./content.ts";
export { presentTemplate } from "./present.ts";
export { type ReviewFacts, playReview } from "./sandbox-review.ts";
export {
  type CategoryReport,
  type TemplateFacts,
  type TemplateReport,
  recategorizeTemplate,
  reportTemplate,
} from "./status.ts";
export {
  type PutOff,
  type Removal,
  type Submission,
  type SubmissionFacts,
  type TemplateLink,
  awaitsSubmission,
  concludeRemoval,
  concludeSubmission,
  giveUpSubmission,
  isTemplateLink,
} from "./submission.ts";
export {
  type ListedTemplate,
  type SyncFacts,
  type SyncTemplatesFacts,
  type TemplateListing,
  concludeSync,
  enqueueTemplateSync,
  syncTemplates,
  syncedLink,
} from "./sync.ts";
export {
  type CreateTemplateFacts,
  type TemplateByIdFacts,
  type UpdateTemplateFacts,
  createTemplate,
  deleteTemplate,
  updateTemplate,
} from "./verbs.ts";
