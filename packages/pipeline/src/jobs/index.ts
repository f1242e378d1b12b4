/** Every kind of job. `bindIngest` binds the ingest of knowledge, `bindJob` all others. */
export { advanceMessage } from "./advance-message.ts";
export { agentTurn } from "./agent-turn.ts";
export { type BoundJob, bindJob } from "./bind-job.ts";
export { type CheckedChannel, checkChannel } from "./check-channel.ts";
export { type RemovedTemplate, deleteTemplate } from "./delete-template.ts";
export { type Deliverable, type DeliveryFacts, deliverWebhook, webhookRequest } from "./deliver-webhook.ts";
export { embedKnowledge } from "./embed-knowledge.ts";
export { endSession } from "./end-session.ts";
export { expandEvent } from "./expand-event.ts";
export { expireApproval } from "./expire-approval.ts";
export { type FetchedSource, type IngestOutside, type SourceBytes, bindIngest } from "./ingest-knowledge.ts";
export { type JobShell, baseFactsOf, failed, isLastFailure, reasonOf, refuseSpent } from "./job.ts";
export { releaseMessage } from "./release-message.ts";
export { type ReadMessage, reportRead } from "./report-read.ts";
export { reviewTemplate } from "./review-template.ts";
export { type MessageParts, type Outgoing, providerMessageKey, sendMessage } from "./send-message.ts";
export { type SubmittedTemplate, submitTemplate } from "./submit-template.ts";
export { syncTemplates } from "./sync-templates.ts";
