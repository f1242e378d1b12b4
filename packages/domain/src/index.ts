export { type Action, type ActionType, type RequestedAction, actionInOneForm, actionOf } from "./actions/action.ts";
export { type ExecuteActionFacts, executeAction } from "./actions/execute.ts";
export { createAgent, createConsoleAgent } from "./agents/create.ts";
export { type Unanswered, agentOfTurn } from "./agents/enqueue-turn.ts";
export { type LinkFacts, serves } from "./agents/links.ts";
export { ownWords } from "./agents/manners/spoken-words.ts";
export { presentAgent, presentListing } from "./agents/present.ts";
export { type PublishAgentFacts, publishAgent, publishConsoleAgent } from "./agents/publish.ts";
export { type TimeOutFacts, timeOutAgent } from "./agents/time-out.ts";
export { type TurnFacts, beginTurn, concludeTurn, earlierMessages } from "./agents/turn.ts";
export { turnIntents } from "./agents/turn-intents.ts";
export { type UpdateAgentFacts, updateAgent, updateConsoleAgent } from "./agents/update.ts";
export { canonical } from "./canonical.ts";
export { type AlertChoiceRow, type AlertFacts, type AlertKind, presentAlerts, setAlerts } from "./console/alerts.ts";
export { type ApproveFacts, approve, approveDraft } from "./console/approvals/approve.ts";
export { rehearseApproval } from "./console/approvals/rehearse.ts";
export type { DecisionFacts } from "./console/approvals/decide.ts";
export { presentApproval } from "./console/approvals/present.ts";
export { expireApproval, reject } from "./console/approvals/reject.ts";
export {
  type Change,
  type Insert,
  type InsertMany,
  type Merging,
  type Remove,
  type RemoveMany,
  type RowChange,
  type Update,
  type UpdateMany,
  type Within,
  insert,
  insertMany,
  remove,
  removeMany,
  tally,
  update,
  updateAll,
  updateMany,
} from "./changes.ts";
export { type ChannelDescription, createChannel } from "./channels/create.ts";
export {
  type ChannelCheck,
  type CheckFacts,
  concludeCheck,
  healthAfter,
  isChecked,
  staysAsItIs,
} from "./channels/health.ts";
export { type ServeChannelFacts, serveChannel } from "./channels/serve.ts";
export { presentChannel, presentChannelDetail, presentLinkedChannel } from "./channels/present.ts";
export {
  type ChannelFacts,
  type LinkChannelFacts,
  type NewTokenFacts,
  type TestChannelFacts,
  disconnectChannel,
  linkChannel,
  reconnectChannel,
  rotateChannelToken,
  setDefaultChannel,
  testChannel,
  updateChannel,
} from "./channels/verbs.ts";
export {
  type FailureCode,
  type ProviderError,
  failureCodes,
  providerError,
  reportedFailure,
} from "./channels/provider-errors.ts";
export {
  type RedirectUriFacts,
  addRedirectUri,
  appOfClient,
  createApp,
  maxPerApp,
  presentAppDetails,
} from "./console/apps.ts";
export * from "./console/exports/index.ts";
export * from "./console/retention.ts";
export { presentRequest, presentWholeRequest } from "./console/requests/present.ts";
export type { StoredRequestRow } from "./console/requests/rows.ts";
export { type AnsweredRequest, storedRequest } from "./console/requests/store.ts";
export { redirectUriProblem } from "./console/redirect-uri.ts";
export {
  type CreateGrantFacts,
  type CreateKeyFacts,
  type FreshToken,
  type RevokeFacts,
  createGrant,
  createKey,
  revokeGrant,
  revokeServiceAccountKey,
} from "./console/credentials.ts";
export { type Consented, type RevokeConsentFacts, presentConsent, revokeConsent } from "./console/consents.ts";
export { type Counts, maxCounted, presentAuditEvent, presentOverview } from "./console/overview.ts";
export { createServiceAccount, presentServiceAccountDetails } from "./console/service-accounts.ts";
export * from "./console/templates/index.ts";
export {
  type CreateEndpointFacts,
  createEndpoint,
  deleteEndpoint,
  presentEndpoint,
  updateEndpoint,
} from "./console/webhooks.ts";
export {
  type ConversationParts,
  type ConversationView,
  type ShownMessage,
  presentConversation,
  presentCustomer,
  presentMessage,
} from "./conversations/present.ts";
export type { ConversationFacts } from "./console/conversations/known.ts";
export { setConversationLabels } from "./console/conversations/labels.ts";
export {
  type AssignConversationFacts,
  type MoveConversationFacts,
  assignConversation,
  closeConversation,
  handBackConversation,
  reopenConversation,
  takeOverConversation,
  unassignConversation,
} from "./console/conversations/move.ts";
export { addConversationNote } from "./console/conversations/notes.ts";
export { type InboxItem, ownerOf, presentInboxItem } from "./console/conversations/present.ts";
export { presentNote, presentNoteOutside } from "./console/conversations/present.ts";
export { type ReplyToConversationFacts, replyToConversation } from "./console/conversations/reply.ts";
export { type Window, windowOf } from "./conversations/window.ts";
export * from "./customers/index.ts";
export { type Mac, type Page, type PageScope, firstIdAt, isId, pageOf, readCursor, writeCursor } from "./cursors.ts";
export { type ExpandFacts, deliveryBody, expandEvent } from "./delivery/expand.ts";
export {
  type Handover,
  type HandoverFacts,
  awaitsHandover,
  concludeHandover,
  heldBack,
  templateParamsOf,
} from "./delivery/handover.ts";
export { type HeldJob, finish, giveBack, hold, maxFailures } from "./delivery/job.ts";
export {
  type MessageFacts,
  type ProviderReport,
  applyReport,
  departureOf,
  giveUpMessage,
  movesOn,
} from "./delivery/message.ts";
export { type Receipt, type ReceiptFacts, concludeReceipt } from "./delivery/read-receipt.ts";
export { type ReleaseFacts, releaseMessage } from "./delivery/release.ts";
export { handToSandbox, playStep } from "./delivery/sandbox-channel.ts";
export { maxRetries, readRetryAfter, retryDelay } from "./delivery/schedule.ts";
export {
  type Attempt,
  type AttemptFacts,
  type AttemptedDelivery,
  concludeAttempt,
  endsRound,
  isAcknowledged,
  giveUpDelivery,
  resumeDeliveries,
  withholdDelivery,
} from "./delivery/webhook.ts";
export { type WholeDelivery, deliveryHeaders, keptHeaders, presentWholeDelivery } from "./webhooks/deliveries.ts";
export { type RecoverFacts, maxRecovered, recoverEndpoint, recoverWebhook } from "./webhooks/recover.ts";
export { type IngestEventFacts, defaultChannel, ingestEvent, writeAsCustomer } from "./events/ingest.ts";
export { typesNamed } from "./events/names.ts";
export { presentConversationEvent, presentEvent } from "./events/present.ts";
export { type RevokeKeyFacts, revokeKey } from "./keys/revoke.ts";
export type { InboundContent, MessageContent } from "./messages/message-content.ts";
export * from "./messages/media/index.ts";
export { isMedia, shortTextOf } from "./messages/rich.ts";
export { type MessageView, presentMessageWithStates, presentWholeMessage } from "./messages/present.ts";
export { type OutboundContent, type QueuedMessage, queueMessage } from "./messages/queue.ts";
export { placeholdersOf, renderTemplate } from "./messages/template.ts";
export { type KnowledgeAudience, type KnowledgeReader, isFor } from "./knowledge/audience.ts";
export {
  type Extraction,
  type IngestFacts,
  type IngestFailure,
  type IngestOutcome,
  abandonIngest,
  advanceIngest,
  awaitsIngest,
  beginIngest,
  concludeIngest,
  ingestSteps,
  isSpent,
  maxExtracted,
} from "./knowledge/ingest.ts";
export { type KnowledgeQuery, type KnowledgeRows, languagesIn, searchRows } from "./knowledge/memory-search.ts";
export {
  type EmbedFacts,
  type EmbeddingFacts,
  concludeEmbedding,
  inputOf,
  maxEmbedded,
  packVector,
  enqueueEmbeddings,
} from "./knowledge/embedding.ts";
export { foreignLanguage } from "./knowledge/across.ts";
export { calibrationTexts, nearOf, relevanceOfNearness, usualNear } from "./knowledge/calibration.ts";
export { type Neighbour, fuse, maxFused } from "./knowledge/fusion.ts";
export { type Language, languages, spokenIn } from "./knowledge/language.ts";
export { type KnownTerm, beginningOf, beginningsNear, maxCorrectedLength, maxCandidates } from "./knowledge/nearest.ts";
export { type Passage, passagesOf } from "./knowledge/passages.ts";
export * from "./knowledge/verbs.ts";
export { presentKnowledge, presentKnowledgeDetail } from "./knowledge/present.ts";
export { type QueryTerm, type QueryWord, queryTerms, queryWords, keyOf } from "./knowledge/question.ts";
export {
  type Corpus,
  type Correction,
  type CorrectedQuery,
  type Material,
  type PostingList,
  type Ranking,
  firstCorrectable,
  isKnownSpelling,
  correctQuery,
  rankPassages,
  unknownWords,
} from "./knowledge/ranking.ts";
export {
  type KnowledgeAnswer,
  type KnowledgeHit,
  type KnowledgeHits,
  type KnowledgePage,
  type KnowledgeResult,
  type KnowledgeState,
  type Thresholds,
  acrossLanguages,
  answerFrom,
  citationsOf,
  defaultThresholds,
} from "./knowledge/search.ts";
export { type PageRequest, rangeTest } from "./knowledge/best-page.ts";
export { termsOf } from "./knowledge/tokenize.ts";
export { jsonOf } from "./json-ahead.ts";
export type { Steps } from "./steps.ts";
export { type SendMessageFacts, sendMessage } from "./messages/send.ts";
export { type MessageByIdFacts, cancelMessage, markMessageRead } from "./messages/verbs.ts";
export {
  type Actor,
  type Command,
  type Facts,
  type Outcome,
  type Verb,
  accept,
  refuse,
  refuseMember,
  refuseMembers,
} from "./outcome.ts";
export { type QuotaName, type Quotas, defaultQuotas } from "./default-quotas.ts";
export { type Quota, type QuotaFacts, countedRows, quotaProblem, roomFor } from "./quotas.ts";
export { presentRun, presentRunInFull } from "./records.ts";
export type * from "./agents/rows.ts";
export type * from "./console/approvals/rows.ts";
export type * from "./channels/rows.ts";
export type * from "./console/rows.ts";
export type * from "./console/templates/rows.ts";
export type * from "./delivery/rows.ts";
export type * from "./knowledge/rows.ts";
export type * from "./oauth/rows.ts";
export * from "./console/members/index.ts";
export * from "./mail/index.ts";
export { type OrganizationFacts, deleteOrganization, updateOrganization } from "./console/organization.ts";
export {
  type ConsentRequest,
  type AuthorizationRequest,
  type CheckedAuthorization,
  type OAuthError,
  checkAuthorization,
  consent,
  oauthError,
} from "./oauth/authorize.ts";
export { resourceNamed } from "./oauth/resource.ts";
export { type Issued, type TokenFacts, endConsent, exchangeCode, refresh, revokeAccessToken } from "./oauth/token.ts";
export type * from "./rows.ts";
export type * from "./sessions/rows.ts";
export type * from "./versioning/rows.ts";
export { seedKnowledge } from "./sandbox/knowledge.ts";
export { type ProvisionFacts, provisionSandbox, scopesNamed } from "./sandbox/provision.ts";
export { type CreateSessionFacts, createAgentSession, createSession } from "./sessions/create.ts";
export { type SessionFacts, endSession, endSilentSession } from "./sessions/end.ts";
export { type SessionMessageFacts, askTriedAgent, sendSessionMessage } from "./sessions/message.ts";
export { presentSession, presentSessionMessage } from "./sessions/present.ts";
export { day, hour, later, minute, readInstant, second } from "./time.ts";
export { sendAgentMessage, sendAgentMessageToPhone } from "./agent-api/send.ts";
export {
  type ToolAnswer,
  type ToolRefusal,
  committedAnswer,
  serializeAnswer,
  refusalIn,
  refusedAnswer,
} from "./tool-server/answer.ts";
export type { ToolFacts } from "./tool-server/decisions.ts";
export { type CallFacts, type Committed, type Execution, type Rehearsed, executeTool } from "./tool-server/execute.ts";
export type { NamedRehearsal } from "./tool-server/rehearsal.ts";
export { mayCall, presentManifest, toolsFor } from "./tools/manifest.ts";
export { presentPassages, presentProviderStatus } from "./agent-api/present.ts";
export {
  type Task,
  type TaskFacts,
  answerOfTask,
  cancelTask,
  presentTask,
  taskLifetime,
  taskOf,
} from "./tool-server/task.ts";
export type { SendPreview, ToolTypes } from "./tool-server/tool.ts";
export { type CreateVoucherFacts, createVoucher, presentVoucher } from "./console/vouchers.ts";
export { type IssueVoucherFacts, type IssuedVoucher, issueVoucher } from "./tool-server/issue-voucher.ts";
export {
  type EndpointHealthFacts,
  type FollowedAttempt,
  type FollowedEndpoint,
  followEndpoint,
  changesHealth,
} from "./webhooks/health.ts";
export { presentWebhook } from "./webhooks/present.ts";
export {
  type ReplayFacts,
  type ReplayFailedFacts,
  presentDelivery,
  replayDelivery,
  replayFailedDeliveries,
} from "./webhooks/replay.ts";
export { sealedPrefixProblem, sealedPrefix } from "./sealed.ts";
export { type RotateSecretFacts, rotateWebhookSecret, signingSecrets } from "./webhooks/secret.ts";
export { plainTarget, problemOfTarget } from "./webhooks/target.ts";
export { testWebhook } from "./webhooks/test-event.ts";
export {
  type CreateWebhookFacts,
  type UpdateWebhookFacts,
  type WebhookFacts,
  createWebhook,
  deleteWebhook,
  updateWebhook,
} from "./webhooks/verbs.ts";
