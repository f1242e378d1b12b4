// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import { asInfiniteQuery, asMutation, asQuery } from '../options.ts';
import type { BodyOf, QueryOf } from '@atlas-messaging/contract';
import type { AtlasClient, Upload } from '@atlas-messaging/sdk';
import { actionsExecute, agentManifest, agentMessageStatus, agentsCreate, agentsDirectory, agentSearchKnowledge, agentSendMessage, agentSendMessageToPhone, agentsGet, agentsList, agentsPublish, agentsSearch, agentsUpdate, channelsGet, channelsList, channelsUpdate, consoleAccountAcceptInvitation, consoleAccountChangePassword, consoleAccountCreateSignInLink, consoleAccountReadSignInLink, consoleAccountRequestPasswordReset, consoleAccountResetPassword, consoleAccountSignIn, consoleAccountSignInByLink, consoleAccountSignOut, consoleAccountSignUp, consoleAgentsCreate, consoleAgentSessionsCreate, consoleAgentSessionsGet, consoleAgentSessionsList, consoleAgentSessionsMessages, consoleAgentSessionsSendMessage, consoleAgentsGet, consoleAgentsList, consoleAgentsPublish, consoleAgentsUpdate, consoleAlertsGet, consoleAlertsSet, consoleApprovalsApprove, consoleApprovalsGet, consoleApprovalsList, consoleApprovalsRehearse, consoleApprovalsRehearseChanged, consoleApprovalsReject, consoleAppsAddRedirectUri, consoleAppsCreate, consoleAppsCreateGrant, consoleAppsList, consoleAppsRevokeGrant, consoleAppsUpdate, consoleAuditEventsList, consoleCapsCancelWaiting, consoleCapsGet, consoleCapsSet, consoleChannelsCheck, consoleChannelsDisconnect, consoleChannelsGet, consoleChannelsLink, consoleChannelsLinkAdapter, consoleChannelsList, consoleChannelsReconnect, consoleChannelsRemove, consoleChannelsRotateToken, consoleChannelsSetDefault, consoleChannelsSubscribe, consoleChannelsTest, consoleChannelsUpdate, consoleConsentsList, consoleConsentsRevoke, consoleConversationsAddNote, consoleConversationsAssign, consoleConversationsClose, consoleConversationsCount, consoleConversationsEvents, consoleConversationsGet, consoleConversationsHandBack, consoleConversationsList, consoleConversationsMessages, consoleConversationsNotes, consoleConversationsReopen, consoleConversationsReply, consoleConversationsSearch, consoleConversationsSetLabels, consoleConversationsTakeOver, consoleConversationsUnassign, consoleCostsGet, consoleCustomersConsents, consoleCustomersErase, consoleCustomersExport, consoleCustomersGet, consoleCustomersList, consoleCustomersMerge, consoleCustomersRecordConsent, consoleCustomersSearch, consoleCustomersUnmerge, consoleCustomersUpdate, consoleDeliveriesList, consoleDraftsApprove, consoleEventsGet, consoleEventsList, consoleKnowledgeCreate, consoleKnowledgeGapsDismiss, consoleKnowledgeGapsList, consoleKnowledgeGet, consoleKnowledgeList, consoleKnowledgeRefresh, consoleKnowledgeSearch, consoleKnowledgeUpdate, consoleLimitsList, consoleMediaGet, consoleMediaUploadFile, consoleMembersEndSessions, consoleMembersInvite, consoleMembersList, consoleMembersRemove, consoleMembersRemoveSecondFactor, consoleMembersResetPassword, consoleMembersUpdate, consoleMessagesGet, consoleMessagesList, consoleMessagesReact, consoleMessagesShowTyping, consoleOrganizationDelete, consoleOrganizationGetExport, consoleOrganizationRequestExport, consoleOrganizationUpdate, consoleOverviewGet, consoleQuietHoursGet, consoleQuietHoursSet, consoleRatesGet, consoleRatesSet, consoleRequestsGet, consoleRequestsList, consoleRetentionGet, consoleRetentionSet, consoleRunsGet, consoleRunsList, consoleSandboxWriteAsCustomer, consoleSecondFactorConfirm, consoleSecondFactorDisable, consoleSecondFactorEnable, consoleSecondFactorGet, consoleSecondFactorRenewRecoveryCodes, consoleServiceAccountsCreate, consoleServiceAccountsCreateKey, consoleServiceAccountsList, consoleServiceAccountsRevokeKey, consoleServiceAccountsUpdate, consoleSessionsEnd, consoleSessionsEndAll, consoleSessionsGetCurrent, consoleSessionsList, consoleTemplatesCreate, consoleTemplatesDelete, consoleTemplatesGet, consoleTemplatesImport, consoleTemplatesImportable, consoleTemplatesList, consoleTemplatesSync, consoleTemplatesUpdate, consoleVouchersCreate, consoleVouchersList, consoleWebhooksCreate, consoleWebhooksDelete, consoleWebhooksDeliveries, consoleWebhooksGetDelivery, consoleWebhooksList, consoleWebhooksRecover, consoleWebhooksReplayDelivery, consoleWebhooksReplayFailedDeliveries, consoleWebhooksRotateSecret, consoleWebhooksTest, consoleWebhooksUpdate, conversationsContext, conversationsEvents, conversationsGet, conversationsList, conversationsUpdate, costsCancelWaiting, costsGet, costsGetCaps, costsMessages, costsSetCap, customersConsents, customersErase, customersExport, customersGet, customersList, customersRecordConsent, customersSearch, customersUpdate, discoveryAgents, discoveryMcp, discoveryOpenapi, eventsGet, eventsIngest, eventsList, keysRevoke, knowledgeCreate, knowledgeGet, knowledgeList, knowledgeRefresh, knowledgeSearch, knowledgeUpdate, mediaGet, mediaUpload, mediaUploadFile, messagesCancel, messagesGet, messagesList, messagesMarkRead, messagesReact, messagesReportStatus, messagesSend, messagesShowTyping, messagesUpdate, runsGet, runsList, sandboxCredentials, sessionsCreate, sessionsExchange, sessionsList, sessionsMessages, sessionsRuns, sessionsSendMessage, sessionsUpdate, systemHealth, systemLive, systemReady, systemVersion, toolServerCall, toolsManifest, webhooksCreate, webhooksDelete, webhooksDeliveries, webhooksGetDelivery, webhooksList, webhooksRecover, webhooksUpdate } from '@atlas-messaging/sdk/operations';

/**
 * List messages.
 *
 * Messages of both directions, the newest first. Filters narrow the list together. Its order is the order of arrival here, which for an inbound message may be later than `created_at`. With `since` alone it gives the latest messages of every conversation at once; `conversation_id` leads to the conversations of `conversations.list`.
 *
 * Needs the scope `atlas.conversations.read`.
 */
export const messagesListOptions = (client: AtlasClient, query?: QueryOf<'messages.list'>) => asQuery(client, 'messages.list', { query }, options => messagesList(client, query, options));

/**
 * List messages, page by page, as `messagesListOptions` describes it.
 */
export const messagesListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'messages.list'>) => asInfiniteQuery(client, 'messages.list', { query }, 'after_id', (page, options) => messagesList(client, { ...query, ...page }, options));

/**
 * Send a message to a phone number.
 *
 * Creates or reuses the customer and the conversation, and queues the message. While the 24-hour window is open, free-form `text` is accepted; afterwards `template_id` with `category` is required. With `send_at` the message is `scheduled` and goes out at that time.
 *
 * Needs the scope `atlas.messages.send`.
 */
export const messagesSendMutation = (client: AtlasClient) => asMutation(client, 'messages.send', ({ body }: {
    body: BodyOf<'messages.send'>;
}, options) => messagesSend(client, body, options));

/**
 * Get a message.
 *
 * A message of either direction, with every delivery state that it has had and the reason of a failure.
 *
 * Needs the scope `atlas.conversations.read`.
 */
export const messagesGetOptions = (client: AtlasClient, id: string) => asQuery(client, 'messages.get', { id }, options => messagesGet(client, id, options));

/**
 * Change your own data of a message.
 *
 * Sets the keys of `metadata` that are given, on a message of either direction, in any state. Null removes a key; all others stay. The customer sees nothing of it.
 *
 * Needs the scope `atlas.messages.send`.
 */
export const messagesUpdateMutation = (client: AtlasClient) => asMutation(client, 'messages.update', ({ id, body }: {
    id: string;
    body: BodyOf<'messages.update'>;
}, options) => messagesUpdate(client, id, body, options));

/**
 * Report the status of a message.
 *
 * Tells what became of a message that an adapter took. A status moves a message forward only: a late or repeated one changes nothing. Messages of other channels answer 409 `conflict`.
 *
 * Needs the scope `atlas.events.write`.
 */
export const messagesReportStatusMutation = (client: AtlasClient) => asMutation(client, 'messages.reportStatus', ({ id, body }: {
    id: string;
    body: BodyOf<'messages.reportStatus'>;
}, options) => messagesReportStatus(client, id, body, options));

/**
 * Cancel a scheduled message.
 *
 * Cancels a message that waits for its `send_at`. A message in another state answers 409 `conflict`, which names the state: once its time has come it cannot be taken back.
 *
 * Needs the scope `atlas.messages.send`.
 */
export const messagesCancelMutation = (client: AtlasClient) => asMutation(client, 'messages.cancel', ({ id, body }: {
    id: string;
    body?: BodyOf<'messages.cancel'>;
}, options) => messagesCancel(client, id, body, options));

/**
 * Upload media.
 *
 * Keeps a picture, a sound, a film or a file, to be sent by its id. The type is checked against the bytes.
 *
 * Needs the scope `atlas.messages.send`.
 */
export const mediaUploadMutation = (client: AtlasClient) => asMutation(client, 'media.upload', ({ body }: {
    body: BodyOf<'media.upload'>;
}, options) => mediaUpload(client, body, options));

/**
 * Upload the bytes of a file.
 *
 * Keeps a file as it is, up to 100 MB, to be sent by its id. The body is the file, and `Content-Type` is its type, which is checked against the bytes. Send the `idempotency_key` as a header.
 *
 * Needs the scope `atlas.messages.send`.
 */
export const mediaUploadFileMutation = (client: AtlasClient) => asMutation(client, 'media.uploadFile', ({ upload }: {
    upload: Upload<'media.uploadFile'>;
}, options) => mediaUploadFile(client, upload, options));

/**
 * Get media.
 *
 * Uploaded or received media, without its bytes. Received media is `pending` until the messaging app has handed it over.
 *
 * Needs the scope `atlas.conversations.read`.
 */
export const mediaGetOptions = (client: AtlasClient, id: string) => asQuery(client, 'media.get', { id }, options => mediaGet(client, id, options));

/**
 * Get the costs of messages.
 *
 * Adds up what the messaging network told of each message, with the rates that your organization has set. Without rates it answers counts. A message counts in the month in which it left, and costs once it is delivered. The sum of `costs.listMessages` equals each figure.
 *
 * Needs the scope `atlas.costs.read`.
 */
export const costsGetOptions = (client: AtlasClient, query?: QueryOf<'costs.get'>) => asQuery(client, 'costs.get', { query }, options => costsGet(client, query, options));

/**
 * Get the spending caps.
 *
 * Shows the caps of the organization and of its agents, and what this month has used.
 *
 * Needs the scope `atlas.costs.read`.
 */
export const costsGetCapsOptions = (client: AtlasClient) => asQuery(client, 'costs.getCaps', {}, options => costsGetCaps(client, options));

/**
 * Set a spending cap.
 *
 * Sets the most that the organization, or one of its agents, spends in a month. At it, billable messages wait as `scheduled` with `spending_cap`; free ones go. Raised or removed, what waits asks again at once.
 *
 * Needs the scope `atlas.costs.write`.
 */
export const costsSetCapMutation = (client: AtlasClient) => asMutation(client, 'costs.setCap', ({ body }: {
    body: BodyOf<'costs.setCap'>;
}, options) => costsSetCap(client, body, options));

/**
 * Cancel messages that wait for a cap.
 *
 * Cancels up to 50 messages that wait for a spending cap, the oldest first. Repeat it while `has_more` is true.
 *
 * Needs the scope `atlas.costs.write`.
 */
export const costsCancelWaitingMutation = (client: AtlasClient) => asMutation(client, 'costs.cancelWaiting', ({ body }: {
    body?: BodyOf<'costs.cancelWaiting'>;
}, options) => costsCancelWaiting(client, body, options));

/**
 * List what messages cost.
 *
 * Lists the messages of a span that the network has priced, the newest first, each with its cost.
 *
 * Needs the scope `atlas.costs.read`.
 */
export const costsMessagesOptions = (client: AtlasClient, query?: QueryOf<'costs.listMessages'>) => asQuery(client, 'costs.listMessages', { query }, options => costsMessages(client, query, options));

/**
 * List what messages cost, page by page, as `costsMessagesOptions` describes it.
 */
export const costsMessagesInfiniteOptions = (client: AtlasClient, query?: QueryOf<'costs.listMessages'>) => asInfiniteQuery(client, 'costs.listMessages', { query }, 'after_id', (page, options) => costsMessages(client, { ...query, ...page }, options));

/**
 * Mark a customer's message as read.
 *
 * Tells the messaging app that somebody has read the customer's message, which the customer then sees. Nothing else tells it. Marking a message again changes nothing. An outbound message answers 409 `conflict`.
 *
 * Needs the scope `atlas.messages.send`.
 */
export const messagesMarkReadMutation = (client: AtlasClient) => asMutation(client, 'messages.markRead', ({ id, body }: {
    id: string;
    body?: BodyOf<'messages.markRead'>;
}, options) => messagesMarkRead(client, id, body, options));

/**
 * React to a message.
 *
 * Puts an emoji on a message of the conversation, in place of the one before. `emoji: null` takes it away. It needs an open window. The messaging app must know the message, which is at most 30 days old. Otherwise the answer is 409 `conflict`.
 *
 * Needs the scope `atlas.messages.send`.
 */
export const messagesReactMutation = (client: AtlasClient) => asMutation(client, 'messages.react', ({ id, body }: {
    id: string;
    body: BodyOf<'messages.react'>;
}, options) => messagesReact(client, id, body, options));

/**
 * Show that you are writing.
 *
 * Shows the customer that you are writing, for 25 seconds or until your next message. It also marks the customer's message as read, as messaging apps do not show one without the other. An outbound message answers 409 `conflict`.
 *
 * Needs the scope `atlas.messages.send`.
 */
export const messagesShowTypingMutation = (client: AtlasClient) => asMutation(client, 'messages.showTyping', ({ id, body }: {
    id: string;
    body?: BodyOf<'messages.showTyping'>;
}, options) => messagesShowTyping(client, id, body, options));

/**
 * List channels.
 *
 * The messaging channels of the organization, the newest first.
 *
 * Needs the scope `atlas.channels.read`.
 */
export const channelsListOptions = (client: AtlasClient, query?: QueryOf<'channels.list'>) => asQuery(client, 'channels.list', { query }, options => channelsList(client, query, options));

/**
 * List channels, page by page, as `channelsListOptions` describes it.
 */
export const channelsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'channels.list'>) => asInfiniteQuery(client, 'channels.list', { query }, 'after_id', (page, options) => channelsList(client, { ...query, ...page }, options));

/**
 * Get a channel and its health.
 *
 * One channel with its status, the time of its last health check and what the check found.
 *
 * Needs the scope `atlas.channels.read`.
 */
export const channelsGetOptions = (client: AtlasClient, channelId: string) => asQuery(client, 'channels.get', { channelId }, options => channelsGet(client, channelId, options));

/**
 * Choose the agent of a channel.
 *
 * Says which agent answers customers on the channel. It must be ready and work on channels of this name. Null leaves the customers to people.
 *
 * Needs the scope `atlas.agents.write`.
 */
export const channelsUpdateMutation = (client: AtlasClient) => asMutation(client, 'channels.update', ({ channelId, body }: {
    channelId: string;
    body: BodyOf<'channels.update'>;
}, options) => channelsUpdate(client, channelId, body, options));

/**
 * List or search knowledge.
 *
 * Without `q`: the organization's documents, newest first. With `q`: ranked passages with citations and the state of the knowledge. `audience` filters both. The list omits archived documents unless `status` selects them. Search covers only indexed documents.
 *
 * Needs the scope `atlas.knowledge.read`.
 */
export const knowledgeListOptions = (client: AtlasClient, query?: Omit<QueryOf<'knowledge.list'>, 'q'>) => asQuery(client, 'knowledge.list', { query }, options => knowledgeList(client, query, options));

/**
 * List or search knowledge, page by page, as `knowledgeListOptions` describes it.
 */
export const knowledgeListInfiniteOptions = (client: AtlasClient, query?: Omit<QueryOf<'knowledge.list'>, 'q'>) => asInfiniteQuery(client, 'knowledge.list', { query }, 'after_id', (page, options) => knowledgeList(client, { ...query, ...page }, options));

/**
 * List or search knowledge.
 *
 * Without `q`: the organization's documents, newest first. With `q`: ranked passages with citations and the state of the knowledge. `audience` filters both. The list omits archived documents unless `status` selects them. Search covers only indexed documents.
 *
 * Needs the scope `atlas.knowledge.read`.
 */
export const knowledgeSearchOptions = (client: AtlasClient, q: string, query?: Omit<QueryOf<'knowledge.list'>, 'q'>) => asQuery(client, 'knowledge.list', { q, query }, options => knowledgeSearch(client, q, query, options));

/**
 * List or search knowledge, page by page, as `knowledgeSearchOptions` describes it.
 */
export const knowledgeSearchInfiniteOptions = (client: AtlasClient, q: string, query?: Omit<QueryOf<'knowledge.list'>, 'q'>) => asInfiniteQuery(client, 'knowledge.list', { q, query }, 'after_id', (page, options) => knowledgeSearch(client, q, { ...query, ...page }, options));

/**
 * Add knowledge.
 *
 * Text is chunked and indexed at once. A URL or a document is queued: `job_id` names the ingest job, and `GET /v1/atlas/knowledge/{id}` returns its progress. A source that cannot be ingested ends in the status `failed`. Ingest jobs have a separate rate limit. Text counts as an ordinary write.
 *
 * Needs the scope `atlas.knowledge.write`.
 */
export const knowledgeCreateMutation = (client: AtlasClient) => asMutation(client, 'knowledge.create', ({ body }: {
    body: BodyOf<'knowledge.create'>;
}, options) => knowledgeCreate(client, body, options));

/**
 * Get a knowledge document.
 *
 * One document with its status, the text of a text source and the progress of its ingest. Poll it while `queued`.
 *
 * Needs the scope `atlas.knowledge.read`.
 */
export const knowledgeGetOptions = (client: AtlasClient, id: string) => asQuery(client, 'knowledge.get', { id }, options => knowledgeGet(client, id, options));

/**
 * Restore or archive a knowledge document, or change its audience.
 *
 * Without a body, or with the status `active`, an archived document returns to search. With `archived` it leaves search; runs that cited it keep the citation. A document already in that status is a `conflict`. With only `audience`, the status stays and the audience applies from the next search.
 *
 * Needs the scope `atlas.knowledge.write`.
 */
export const knowledgeUpdateMutation = (client: AtlasClient) => asMutation(client, 'knowledge.update', ({ id, body }: {
    id: string;
    body?: BodyOf<'knowledge.update'>;
}, options) => knowledgeUpdate(client, id, body, options));

/**
 * Take a source in once more.
 *
 * Fetches a page again, or retries a failed ingest. The old text stays searchable until the new one is indexed. An unchanged page is not indexed again. A document that is being ingested is returned unchanged. Text sources, archived documents and ingested files are a `conflict`. Counts as an ingest job.
 *
 * Needs the scope `atlas.knowledge.write`.
 */
export const knowledgeRefreshMutation = (client: AtlasClient) => asMutation(client, 'knowledge.refresh', ({ id, body }: {
    id: string;
    body?: BodyOf<'knowledge.refresh'>;
}, options) => knowledgeRefresh(client, id, body, options));

/**
 * List agents.
 *
 * The agents of the organization, hosted and external, the newest first. Archived ones are left out by default.
 *
 * Needs the scope `atlas.agents.read`.
 */
export const agentsListOptions = (client: AtlasClient, query?: QueryOf<'agents.list'>) => asQuery(client, 'agents.list', { query }, options => agentsList(client, query, options));

/**
 * List agents, page by page, as `agentsListOptions` describes it.
 */
export const agentsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'agents.list'>) => asInfiniteQuery(client, 'agents.list', { query }, 'after_id', (page, options) => agentsList(client, { ...query, ...page }, options));

/**
 * Create an agent.
 *
 * Creates a hosted agent, or the record of an external one. A source or channel that the organization does not have is a validation error. A hosted agent serves its channels that no other agent serves.
 *
 * Needs the scope `atlas.agents.write`.
 */
export const agentsCreateMutation = (client: AtlasClient) => asMutation(client, 'agents.create', ({ body }: {
    body: BodyOf<'agents.create'>;
}, options) => agentsCreate(client, body, options));

/**
 * List published agents.
 *
 * The published agents of all organizations, by name. Needs no authentication. Pages are counted, not frozen: an agent that is published or withdrawn meanwhile moves the ones after it.
 */
export const agentsDirectoryOptions = (client: AtlasClient, query?: Omit<QueryOf<'agents.directory'>, 'q'>) => asQuery(client, 'agents.directory', { query }, options => agentsDirectory(client, query, options));

/**
 * List published agents, page by page, as `agentsDirectoryOptions` describes it.
 */
export const agentsDirectoryInfiniteOptions = (client: AtlasClient, query?: Omit<QueryOf<'agents.directory'>, 'q'>) => asInfiniteQuery(client, 'agents.directory', { query }, 'offset', (page, options) => agentsDirectory(client, { ...query, ...page }, options));

/**
 * List published agents.
 *
 * The published agents of all organizations, by name. Needs no authentication. Pages are counted, not frozen: an agent that is published or withdrawn meanwhile moves the ones after it.
 */
export const agentsSearchOptions = (client: AtlasClient, q: string, query?: Omit<QueryOf<'agents.directory'>, 'q'>) => asQuery(client, 'agents.directory', { q, query }, options => agentsSearch(client, q, query, options));

/**
 * List published agents, page by page, as `agentsSearchOptions` describes it.
 */
export const agentsSearchInfiniteOptions = (client: AtlasClient, q: string, query?: Omit<QueryOf<'agents.directory'>, 'q'>) => asInfiniteQuery(client, 'agents.directory', { q, query }, 'offset', (page, options) => agentsSearch(client, q, { ...query, ...page }, options));

/**
 * Get an agent.
 *
 * Gets one agent, archived ones too.
 *
 * Needs the scope `atlas.agents.read`.
 */
export const agentsGetOptions = (client: AtlasClient, agentId: string) => asQuery(client, 'agents.get', { agentId }, options => agentsGet(client, agentId, options));

/**
 * Change or archive an agent.
 *
 * Changes the members that are given. `status: archived` archives the agent: it answers nobody and leaves the directory. `status: ready` brings it back.
 *
 * Needs the scope `atlas.agents.write`.
 */
export const agentsUpdateMutation = (client: AtlasClient) => asMutation(client, 'agents.update', ({ agentId, body }: {
    agentId: string;
    body: BodyOf<'agents.update'>;
}, options) => agentsUpdate(client, agentId, body, options));

/**
 * Publish an agent in the directory, or withdraw it.
 *
 * Lists the agent in the public directory, changes its listing, or takes it out. Only the owning organization can; for any other the agent does not exist. A slug that another listing has is a conflict.
 *
 * Needs the scope `atlas.agents.publish`.
 */
export const agentsPublishMutation = (client: AtlasClient) => asMutation(client, 'agents.publish', ({ agentId, body }: {
    agentId: string;
    body: BodyOf<'agents.publish'>;
}, options) => agentsPublish(client, agentId, body, options));

/**
 * List sessions.
 *
 * The sandbox sessions of the organization by `created_at`, the newest first.
 *
 * Needs the scope `atlas.sessions.read`.
 */
export const sessionsListOptions = (client: AtlasClient, query?: QueryOf<'sessions.list'>) => asQuery(client, 'sessions.list', { query }, options => sessionsList(client, query, options));

/**
 * List sessions, page by page, as `sessionsListOptions` describes it.
 */
export const sessionsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'sessions.list'>) => asInfiniteQuery(client, 'sessions.list', { query }, 'after_id', (page, options) => sessionsList(client, { ...query, ...page }, options));

/**
 * Create a session.
 *
 * Begins a session in which an agent is evaluated against the knowledge. Not offered in production. An agent that the organization does not have is a validation error.
 *
 * Needs the scope `atlas.sessions.write`.
 */
export const sessionsCreateMutation = (client: AtlasClient) => asMutation(client, 'sessions.create', ({ body }: {
    body?: BodyOf<'sessions.create'>;
}, options) => sessionsCreate(client, body, options));

/**
 * End a session.
 *
 * Ends the session; nothing more can be written to it. Ending an ended session changes nothing.
 *
 * Needs the scope `atlas.sessions.write`.
 *
 * Preview: it may change, and production may not offer it.
 */
export const sessionsUpdateMutation = (client: AtlasClient) => asMutation(client, 'sessions.update', ({ sessionId, body }: {
    sessionId: string;
    body: BodyOf<'sessions.update'>;
}, options) => sessionsUpdate(client, sessionId, body, options));

/**
 * List the messages of a session.
 *
 * The messages of the session, oldest first.
 *
 * Needs the scope `atlas.sessions.read`.
 */
export const sessionsMessagesOptions = (client: AtlasClient, sessionId: string, query?: QueryOf<'sessions.listMessages'>) => asQuery(client, 'sessions.listMessages', { sessionId, query }, options => sessionsMessages(client, sessionId, query, options));

/**
 * List the messages of a session, page by page, as `sessionsMessagesOptions` describes it.
 */
export const sessionsMessagesInfiniteOptions = (client: AtlasClient, sessionId: string, query?: QueryOf<'sessions.listMessages'>) => asInfiniteQuery(client, 'sessions.listMessages', { sessionId, query }, 'after_id', (page, options) => sessionsMessages(client, sessionId, { ...query, ...page }, options));

/**
 * Ask the agent of a session.
 *
 * Adds a user message, searches the knowledge and answers with a grounded preview reply and its citations. Not offered in production. Writing to an ended session is a conflict.
 *
 * Needs the scope `atlas.sessions.write`.
 */
export const sessionsSendMessageMutation = (client: AtlasClient) => asMutation(client, 'sessions.sendMessage', ({ sessionId, body }: {
    sessionId: string;
    body: BodyOf<'sessions.sendMessage'>;
}, options) => sessionsSendMessage(client, sessionId, body, options));

/**
 * List the runs of a session.
 *
 * The runs of the session, the newest first: intent, tools called and status of each.
 *
 * Needs the scope `atlas.runs.read`.
 */
export const sessionsRunsOptions = (client: AtlasClient, id: string, query?: QueryOf<'sessions.listRuns'>) => asQuery(client, 'sessions.listRuns', { id, query }, options => sessionsRuns(client, id, query, options));

/**
 * List the runs of a session, page by page, as `sessionsRunsOptions` describes it.
 */
export const sessionsRunsInfiniteOptions = (client: AtlasClient, id: string, query?: QueryOf<'sessions.listRuns'>) => asInfiniteQuery(client, 'sessions.listRuns', { id, query }, 'after_id', (page, options) => sessionsRuns(client, id, { ...query, ...page }, options));

/**
 * List conversations.
 *
 * All conversations of the organization, the newest first: ordered by when they began, not by their last message. To get what was said today in all of them, call `messages.list` with `since`: one list instead of a call for each conversation.
 *
 * Needs the scope `atlas.conversations.read`.
 */
export const conversationsListOptions = (client: AtlasClient, query?: QueryOf<'conversations.list'>) => asQuery(client, 'conversations.list', { query }, options => conversationsList(client, query, options));

/**
 * List conversations, page by page, as `conversationsListOptions` describes it.
 */
export const conversationsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'conversations.list'>) => asInfiniteQuery(client, 'conversations.list', { query }, 'after_id', (page, options) => conversationsList(client, { ...query, ...page }, options));

/**
 * Get a conversation.
 *
 * The conversation with its status, owner and window. `conversations.context` adds what was said and what answers it.
 *
 * Needs the scope `atlas.conversations.read`.
 */
export const conversationsGetOptions = (client: AtlasClient, id: string) => asQuery(client, 'conversations.get', { id }, options => conversationsGet(client, id, options));

/**
 * Change your own data of a conversation.
 *
 * Sets the keys of `metadata` that are given. Null removes a key; all others stay. Actions change status and owner.
 *
 * Needs the scope `atlas.actions.execute` or `atlas.actions.write`.
 */
export const conversationsUpdateMutation = (client: AtlasClient) => asMutation(client, 'conversations.update', ({ id, body }: {
    id: string;
    body: BodyOf<'conversations.update'>;
}, options) => conversationsUpdate(client, id, body, options));

/**
 * List the events of a conversation.
 *
 * The conversation's events, oldest first.
 *
 * Needs the scope `atlas.conversations.read`.
 */
export const conversationsEventsOptions = (client: AtlasClient, id: string, query?: QueryOf<'conversations.listEvents'>) => asQuery(client, 'conversations.listEvents', { id, query }, options => conversationsEvents(client, id, query, options));

/**
 * List the events of a conversation, page by page, as `conversationsEventsOptions` describes it.
 */
export const conversationsEventsInfiniteOptions = (client: AtlasClient, id: string, query?: QueryOf<'conversations.listEvents'>) => asInfiniteQuery(client, 'conversations.listEvents', { id, query }, 'after_id', (page, options) => conversationsEvents(client, id, { ...query, ...page }, options));

/**
 * List customers.
 *
 * The customers of the organization, the newest first. Filters narrow the list together.
 *
 * Needs the scope `atlas.customers.read`.
 */
export const customersListOptions = (client: AtlasClient, query?: Omit<QueryOf<'customers.list'>, 'q'>) => asQuery(client, 'customers.list', { query }, options => customersList(client, query, options));

/**
 * List customers, page by page, as `customersListOptions` describes it.
 */
export const customersListInfiniteOptions = (client: AtlasClient, query?: Omit<QueryOf<'customers.list'>, 'q'>) => asInfiniteQuery(client, 'customers.list', { query }, 'after_id', (page, options) => customersList(client, { ...query, ...page }, options));

/**
 * List customers.
 *
 * The customers of the organization, the newest first. Filters narrow the list together.
 *
 * Needs the scope `atlas.customers.read`.
 */
export const customersSearchOptions = (client: AtlasClient, q: string, query?: Omit<QueryOf<'customers.list'>, 'q'>) => asQuery(client, 'customers.list', { q, query }, options => customersSearch(client, q, query, options));

/**
 * List customers, page by page, as `customersSearchOptions` describes it.
 */
export const customersSearchInfiniteOptions = (client: AtlasClient, q: string, query?: Omit<QueryOf<'customers.list'>, 'q'>) => asInfiniteQuery(client, 'customers.list', { q, query }, 'after_id', (page, options) => customersSearch(client, q, { ...query, ...page }, options));

/**
 * Get a customer.
 *
 * The customer with labels, attributes, language and time zone.
 *
 * Needs the scope `atlas.customers.read`.
 */
export const customersGetOptions = (client: AtlasClient, id: string) => asQuery(client, 'customers.get', { id }, options => customersGet(client, id, options));

/**
 * Update a customer.
 *
 * Changes the members that are given. `labels` replaces the list. `attributes` changes the attributes that it names, and `metadata` the keys that it names. Null removes one.
 *
 * Needs the scope `atlas.customers.write`.
 */
export const customersUpdateMutation = (client: AtlasClient) => asMutation(client, 'customers.update', ({ id, body }: {
    id: string;
    body: BodyOf<'customers.update'>;
}, options) => customersUpdate(client, id, body, options));

/**
 * Export a customer.
 *
 * All that is kept about a customer: the record, consents, conversations, notes of colleagues, references to runs, events and deliveries, and a page of messages, the newest first. Follow `next_cursor` for the other messages; each page repeats the rest.
 *
 * Needs the scope `atlas.customers.read`.
 */
export const customersExportOptions = (client: AtlasClient, id: string, query?: QueryOf<'customers.export'>) => asQuery(client, 'customers.export', { id, query }, options => customersExport(client, id, query, options));

/**
 * Export a customer, page by page, as `customersExportOptions` describes it.
 */
export const customersExportInfiniteOptions = (client: AtlasClient, id: string, query?: QueryOf<'customers.export'>) => asInfiniteQuery(client, 'customers.export', { id, query }, 'after_id', (page, options) => customersExport(client, id, { ...query, ...page }, options));

/**
 * Erase a customer.
 *
 * Removes what is kept about the customer, for good. Waiting messages are canceled, and number, name, labels and attributes go at once. A later message from the number begins a new customer. Texts in messages, notes, events, deliveries, approvals and stored answers go in the background; `erasure` tells when that is done. Records, ids and the audit log stay.
 *
 * Needs the scope `atlas.customers.erase`.
 */
export const customersEraseMutation = (client: AtlasClient) => asMutation(client, 'customers.erase', ({ id, body }: {
    id: string;
    body?: BodyOf<'customers.erase'>;
}, options) => customersErase(client, id, body, options));

/**
 * List the consents of a customer.
 *
 * Each time the customer, the messaging app, an operator or you said if marketing is allowed; the newest record first. The one with the newest `at` holds.
 *
 * Needs the scope `atlas.customers.read`.
 */
export const customersConsentsOptions = (client: AtlasClient, id: string, query?: QueryOf<'customers.listConsents'>) => asQuery(client, 'customers.listConsents', { id, query }, options => customersConsents(client, id, query, options));

/**
 * List the consents of a customer, page by page, as `customersConsentsOptions` describes it.
 */
export const customersConsentsInfiniteOptions = (client: AtlasClient, id: string, query?: QueryOf<'customers.listConsents'>) => asInfiniteQuery(client, 'customers.listConsents', { id, query }, 'after_id', (page, options) => customersConsents(client, id, { ...query, ...page }, options));

/**
 * Record a consent of a customer.
 *
 * Records that the customer takes marketing or has ended it, with where and when they said it. It is kept as history. A consent with an earlier `at` than the newest changes nothing else.
 *
 * Needs the scope `atlas.customers.write`.
 */
export const customersRecordConsentMutation = (client: AtlasClient) => asMutation(client, 'customers.recordConsent', ({ id, body }: {
    id: string;
    body: BodyOf<'customers.recordConsent'>;
}, options) => customersRecordConsent(client, id, body, options));

/**
 * Get the context of a conversation.
 *
 * Context for a reply: the conversation, the customer, the latest messages, and the knowledge that answers the last message. If `knowledge_state` is not `grounded`, hand off or ask for clarification.
 *
 * Needs the scope `atlas.context.read` or `atlas.conversations.read`.
 */
export const conversationsContextOptions = (client: AtlasClient, conversationId: string, query?: QueryOf<'conversations.context'>) => asQuery(client, 'conversations.context', { conversationId, query }, options => conversationsContext(client, conversationId, query, options));

/**
 * List events.
 *
 * Lists the organization's events in the order in which they were committed, oldest first. To follow them, pass the `id` of the last event you have as `after_id`: no event is skipped and none comes twice, also when several requests commit at once. Events are kept for 30 days unless the deployment says otherwise; an `after_id` that is gone is refused with `invalid_cursor`.
 *
 * Needs the scope `atlas.events.read`.
 */
export const eventsListOptions = (client: AtlasClient, query?: QueryOf<'events.list'>) => asQuery(client, 'events.list', { query }, options => eventsList(client, query, options));

/**
 * List events, page by page, as `eventsListOptions` describes it.
 */
export const eventsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'events.list'>) => asInfiniteQuery(client, 'events.list', { query }, 'after_id', (page, options) => eventsList(client, { ...query, ...page }, options));

/**
 * Push an inbound event.
 *
 * Takes an event from outside into the pipeline: finds or creates the customer and the conversation, records the event and notifies webhooks. Events are deduplicated by `idempotency_key`. A channel that the organization does not have is a validation error.
 *
 * Needs the scope `atlas.events.write`.
 */
export const eventsIngestMutation = (client: AtlasClient) => asMutation(client, 'events.ingest', ({ body }: {
    body: BodyOf<'events.ingest'>;
}, options) => eventsIngest(client, body, options));

/**
 * Get an event.
 *
 * Returns one event with its payload. The id may also be an `event_id` that a webhook received.
 *
 * Needs the scope `atlas.events.read`.
 */
export const eventsGetOptions = (client: AtlasClient, id: string) => asQuery(client, 'events.get', { id }, options => eventsGet(client, id, options));

/**
 * Act in a conversation.
 *
 * Replies, drafts, or changes who has the conversation. A reply goes out over the conversation's channel and needs an open window. An action that the conversation's status does not allow is a `conflict`, which names the status and the way out. The scope `atlas.actions.write` allows replies and drafts only. An unknown owner is a validation error.
 *
 * Needs the scope `atlas.actions.execute` or `atlas.actions.write`.
 */
export const actionsExecuteMutation = (client: AtlasClient) => asMutation(client, 'actions.execute', ({ body }: {
    body: BodyOf<'actions.execute'>;
}, options) => actionsExecute(client, body, options));

/**
 * List runs.
 *
 * The audit log of all operations of the organization, the newest first. Each run appears once, with its latest record. Filters narrow the list together.
 *
 * Needs the scope `atlas.runs.read`.
 */
export const runsListOptions = (client: AtlasClient, query?: QueryOf<'runs.list'>) => asQuery(client, 'runs.list', { query }, options => runsList(client, query, options));

/**
 * List runs, page by page, as `runsListOptions` describes it.
 */
export const runsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'runs.list'>) => asInfiniteQuery(client, 'runs.list', { query }, 'after_id', (page, options) => runsList(client, { ...query, ...page }, options));

/**
 * Get a run and its history.
 *
 * The latest record of a run, and all its records. A dry run can be inspected here by its shadow run id.
 *
 * Needs the scope `atlas.runs.read`.
 */
export const runsGetOptions = (client: AtlasClient, runId: string) => asQuery(client, 'runs.get', { runId }, options => runsGet(client, runId, options));

/**
 * List webhook subscriptions.
 *
 * Lists the subscriptions of the organization without their secrets, newest first. Deleted ones are left out.
 *
 * Needs the scope `atlas.events.read`.
 */
export const webhooksListOptions = (client: AtlasClient, query?: QueryOf<'webhooks.list'>) => asQuery(client, 'webhooks.list', { query }, options => webhooksList(client, query, options));

/**
 * List webhook subscriptions, page by page, as `webhooksListOptions` describes it.
 */
export const webhooksListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'webhooks.list'>) => asInfiniteQuery(client, 'webhooks.list', { query }, 'after_id', (page, options) => webhooksList(client, { ...query, ...page }, options));

/**
 * Subscribe to events.
 *
 * Deliveries are posted to `url`, signed with the secret. Give your own `secret`, or read the one that the service makes from the answer: it is shown once.
 *
 * Needs the scope `atlas.events.write`.
 */
export const webhooksCreateMutation = (client: AtlasClient) => asMutation(client, 'webhooks.create', ({ body }: {
    body: BodyOf<'webhooks.create'>;
}, options) => webhooksCreate(client, body, options));

/**
 * List deliveries.
 *
 * Lists the deliveries to the endpoint with every attempt, newest first.
 *
 * Needs the scope `atlas.events.read`.
 */
export const webhooksDeliveriesOptions = (client: AtlasClient, id: string, query?: QueryOf<'webhooks.listDeliveries'>) => asQuery(client, 'webhooks.listDeliveries', { id, query }, options => webhooksDeliveries(client, id, query, options));

/**
 * List deliveries, page by page, as `webhooksDeliveriesOptions` describes it.
 */
export const webhooksDeliveriesInfiniteOptions = (client: AtlasClient, id: string, query?: QueryOf<'webhooks.listDeliveries'>) => asInfiniteQuery(client, 'webhooks.listDeliveries', { id, query }, 'after_id', (page, options) => webhooksDeliveries(client, id, { ...query, ...page }, options));

/**
 * Get a delivery.
 *
 * Returns one delivery with its request, and with the endpoint's answer to each attempt. The body is the exact text that was sent.
 *
 * Needs the scope `atlas.events.read`.
 */
export const webhooksGetDeliveryOptions = (client: AtlasClient, id: string, deliveryId: string) => asQuery(client, 'webhooks.getDelivery', { id, deliveryId }, options => webhooksGetDelivery(client, id, deliveryId, options));

/**
 * Deliver missed events to a webhook.
 *
 * Delivers each event since a time that the webhook subscribes to and has not received, in the order of the events: those of the time when it was disabled, and those whose last retry failed. Events that it has received, or that are still retried, do not come again. A disabled webhook must be made active first. One call looks at 2,000 events; if `has_more` is true, call again with `after_id`. Events count by the names that the webhook subscribes to now.
 *
 * Needs the scope `atlas.events.write`.
 */
export const webhooksRecoverMutation = (client: AtlasClient) => asMutation(client, 'webhooks.recover', ({ id, body }: {
    id: string;
    body: BodyOf<'webhooks.recover'>;
}, options) => webhooksRecover(client, id, body, options));

/**
 * Delete a webhook subscription.
 *
 * Stops deliveries at once, retries included.
 *
 * Needs the scope `atlas.events.write`.
 */
export const webhooksDeleteMutation = (client: AtlasClient) => asMutation(client, 'webhooks.delete', ({ id }: {
    id: string;
}, options) => webhooksDelete(client, id, options));

/**
 * Change a webhook subscription.
 *
 * Changes the members that are given. Deliveries already under way go to the address as it is when they are attempted.
 *
 * Needs the scope `atlas.events.write`.
 */
export const webhooksUpdateMutation = (client: AtlasClient) => asMutation(client, 'webhooks.update', ({ id, body }: {
    id: string;
    body: BodyOf<'webhooks.update'>;
}, options) => webhooksUpdate(client, id, body, options));

/**
 * Revoke a service-account key.
 *
 * Revokes the key at once, on every instance of the service. Revoking it again answers the same.
 *
 * Needs the scope `atlas.keys.write`.
 */
export const keysRevokeMutation = (client: AtlasClient) => asMutation(client, 'keys.revoke', ({ id }: {
    id: string;
}, options) => keysRevoke(client, id, options));

/**
 * List the tools of the token.
 *
 * Definitions for function-calling models. Any valid token is accepted, and gets the tools that its scopes allow.
 */
export const toolsManifestOptions = (client: AtlasClient) => asQuery(client, 'tools.manifest', {}, options => toolsManifest(client, options));

/**
 * List the tools of the agent.
 *
 * Definitions for function-calling models, filtered by the scopes of the token.
 *
 * Needs the scope `atlas.actions.execute`.
 */
export const agentManifestOptions = (client: AtlasClient) => asQuery(client, 'agent.manifest', {}, options => agentManifest(client, options));

/**
 * Send a message into a conversation.
 *
 * While the 24-hour window is open, free-form `text` is accepted; afterwards `template_id` with `category` is required.
 *
 * Needs the scope `atlas.actions.execute`.
 */
export const agentSendMessageMutation = (client: AtlasClient) => asMutation(client, 'agent.sendMessage', ({ body }: {
    body: BodyOf<'agent.sendMessage'>;
}, options) => agentSendMessage(client, body, options));

/**
 * Send a message to a phone number.
 *
 * The tool form of `messages.send`: creates or reuses the customer and the conversation, and queues the message.
 *
 * Needs the scope `atlas.actions.execute`.
 */
export const agentSendMessageToPhoneMutation = (client: AtlasClient) => asMutation(client, 'agent.sendMessageToPhone', ({ body }: {
    body: BodyOf<'agent.sendMessageToPhone'>;
}, options) => agentSendMessageToPhone(client, body, options));

/**
 * Read the delivery status of a message.
 *
 * The delivery status at the provider. The opaque id is the provider's, as in delivery events. A queued message has none yet.
 *
 * Needs the scope `atlas.actions.execute`.
 */
export const agentMessageStatusOptions = (client: AtlasClient, providerMessageId: string) => asQuery(client, 'agent.messageStatus', { providerMessageId }, options => agentMessageStatus(client, providerMessageId, options));

/**
 * Search knowledge.
 *
 * Ranked passages with citations. When `knowledge_state` is not `grounded`, hand off or ask the customer for more.
 *
 * Needs the scope `atlas.knowledge.read`.
 */
export const agentSearchKnowledgeOptions = (client: AtlasClient, query: QueryOf<'agent.searchKnowledge'>) => asQuery(client, 'agent.searchKnowledge', { query }, options => agentSearchKnowledge(client, query, options));

/**
 * Call the tool server.
 *
 * JSON-RPC 2.0, for plain callers and for clients of the Model Context Protocol (MCP). `tools/list` and `tools/call` need no handshake; other methods are those of MCP. A call without `execution_mode` is a `commit`. A request refused before its message is read gets the error envelope, but a body that cannot be parsed gets JSON-RPC's -32700. A tool's refusal is a JSON-RPC error with the service's code in `error.data.code`, such as `HITL_REQUIRED` if a person must approve the call. Idempotency keys are in `params`. A request that accepts `text/event-stream`, or names a revision of MCP, comes from an MCP client and is answered by that protocol, as server-sent events where it accepts them. A tool's refusal is then the answer of the tool, whose structured content has the service's `error`. A client of 2026-07-28 that declares the extension `io.modelcontextprotocol/tasks` gets a task for a call that waits for an approval. Only `tools/call` and `tasks/cancel` count as agent tools; all else counts as reads.
 *
 * Preview: it may change, and production may not offer it.
 */
export const toolServerCallMutation = (client: AtlasClient) => asMutation(client, 'toolServer.call', ({ body }: {
    body: BodyOf<'toolServer.call'>;
}, options) => toolServerCall(client, body, options));

/**
 * Talk to an agent by A2A.
 *
 * JSON-RPC 2.0 of the Agent2Agent protocol, version 1.0. `SendMessage` asks a question in a session, and the answer is a message of the agent with its citations. `contextId` is the session; without one a session begins. `tenant` is the agent; without one all knowledge of the organization answers. A `messageId` that was sent before gets the answer of then. `SendStreamingMessage` gets the same answer as one server-sent event. There are no tasks or push notifications. A request refused before its message is read gets the error envelope. It needs the scope that opens sessions by HTTP. It changes nothing that a customer sees, so production offers it where previews are enabled.
 *
 * Needs the scope `atlas.sessions.write`.
 *
 * Preview: it may change, and production may not offer it.
 */
export const sessionsExchangeMutation = (client: AtlasClient) => asMutation(client, 'sessions.exchange', ({ body }: {
    body: BodyOf<'sessions.exchange'>;
}, options) => sessionsExchange(client, body, options));

/**
 * Get sandbox credentials.
 *
 * Creates an isolated organization that expires, with sample knowledge, a channel, a template, a voucher, a member and customers. Returns a token for it, with every scope or those of `scope`. For evaluation only. Production answers 404.
 */
export const sandboxCredentialsOptions = (client: AtlasClient, query?: QueryOf<'sandbox.credentials'>) => asQuery(client, 'sandbox.credentials', { query }, options => sandboxCredentials(client, query, options));

/**
 * Discover the tool server.
 *
 * Describes the tool server: its address and protocol. Returned without the envelope.
 */
export const discoveryMcpOptions = (client: AtlasClient) => asQuery(client, 'discovery.mcp', {}, options => discoveryMcp(client, options));

/**
 * Discover the service.
 *
 * Describes the service, its uses, and its documents. Returned without the envelope.
 */
export const discoveryAgentsOptions = (client: AtlasClient) => asQuery(client, 'discovery.agents', {}, options => discoveryAgents(client, options));

/**
 * Read the contract.
 *
 * This contract, bundled into one document. Returned without the envelope.
 */
export const discoveryOpenapiOptions = (client: AtlasClient) => asQuery(client, 'discovery.openapi', {}, options => discoveryOpenapi(client, options));

/**
 * Check the service.
 *
 * Answers 200 while the process can reach its database and no write is refused, as on a full disk. Otherwise 503.
 */
export const systemHealthOptions = (client: AtlasClient) => asQuery(client, 'system.health', {}, options => systemHealth(client, options));

/**
 * Check that the process runs.
 *
 * Answers 200 while the process answers at all, also without its database. Restart a process that does not.
 */
export const systemLiveOptions = (client: AtlasClient) => asQuery(client, 'system.live', {}, options => systemLive(client, options));

/**
 * Check that the process takes requests.
 *
 * Answers 200 while the process reaches its database, runs its jobs and is not draining. Otherwise it answers 503, and the message says why: send requests to another process.
 */
export const systemReadyOptions = (client: AtlasClient) => asQuery(client, 'system.ready', {}, options => systemReady(client, options));

/**
 * Read what is deployed.
 *
 * The deployment evidence: the version of the contract, the build, and of each operation the stage and whether it is enabled here.
 */
export const systemVersionOptions = (client: AtlasClient) => asQuery(client, 'system.version', {}, options => systemVersion(client, options));

/**
 * Sign up.
 *
 * Creates an organization and its first operator, and signs the operator in. The password works in this organization only. The deployment decides whether sign-up is open, closed, or for its first organization only.
 */
export const consoleAccountSignUpMutation = (client: AtlasClient) => asMutation(client, 'console.account.signUp', ({ body }: {
    body: BodyOf<'console.account.signUp'>;
}, options) => consoleAccountSignUp(client, body, options));

/**
 * End all own sessions.
 *
 * Ends all of the operator's console sessions in the organization, including the current one, at once and on every instance of the service.
 */
export const consoleSessionsEndAllMutation = (client: AtlasClient) => asMutation(client, 'console.sessions.endAll', ({}: {}, options) => consoleSessionsEndAll(client, options));

/**
 * List own sessions.
 *
 * Lists the console sessions of the operator in this organization that have not ended, the newest first.
 */
export const consoleSessionsListOptions = (client: AtlasClient, query?: QueryOf<'console.sessions.list'>) => asQuery(client, 'console.sessions.list', { query }, options => consoleSessionsList(client, query, options));

/**
 * List own sessions, page by page, as `consoleSessionsListOptions` describes it.
 */
export const consoleSessionsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.sessions.list'>) => asInfiniteQuery(client, 'console.sessions.list', { query }, 'after_id', (page, options) => consoleSessionsList(client, { ...query, ...page }, options));

/**
 * Sign in.
 *
 * Starts a console session of twelve hours in an organization where the password works. Attempts are limited for each operator's address and each client address. A device that signed in before has separate attempts, by its cookie or `device_token`, so that strangers cannot lock the operator out. With a second factor, `code` is needed too. Codes have a limit of their own for each operator, counted wherever one is checked.
 */
export const consoleAccountSignInMutation = (client: AtlasClient) => asMutation(client, 'console.account.signIn', ({ body }: {
    body: BodyOf<'console.account.signIn'>;
}, options) => consoleAccountSignIn(client, body, options));

/**
 * Change the own password.
 *
 * Sets a new password for the operator in the session's organization. Ends all the operator's other sessions there, at once and on every instance of the service. Earlier reset tokens become invalid. A member has five attempts a minute.
 */
export const consoleAccountChangePasswordMutation = (client: AtlasClient) => asMutation(client, 'console.account.changePassword', ({ body }: {
    body: BodyOf<'console.account.changePassword'>;
}, options) => consoleAccountChangePassword(client, body, options));

/**
 * Reset a password.
 *
 * Sets a password with a reset token, once and within 24 hours. Ends all of the operator's sessions in that organization and signs the operator in there. Sessions and passwords in other organizations stay. With a second factor, `code` is needed too. The reset ends after five wrong codes.
 */
export const consoleAccountResetPasswordMutation = (client: AtlasClient) => asMutation(client, 'console.account.resetPassword', ({ body }: {
    body: BodyOf<'console.account.resetPassword'>;
}, options) => consoleAccountResetPassword(client, body, options));

/**
 * Ask for a password reset by mail.
 *
 * Mails a link to an address that has forgotten its password, one for each organization where it has one, at most five. A link sets a new password once, within an hour; a sign-in voids it. The answer is the same for an unknown address, and comes before anything is looked up. Members who must use single sign-on get no mail. Five requests a minute are allowed for an address, and one is mailed.
 */
export const consoleAccountRequestPasswordResetMutation = (client: AtlasClient) => asMutation(client, 'console.account.requestPasswordReset', ({ body }: {
    body: BodyOf<'console.account.requestPasswordReset'>;
}, options) => consoleAccountRequestPasswordReset(client, body, options));

/**
 * Sign out.
 *
 * Ends the console session that it is called with, at once and on every instance of the service. The sessions that its sign-in links began end with it.
 */
export const consoleAccountSignOutMutation = (client: AtlasClient) => asMutation(client, 'console.account.signOut', ({}: {}, options) => consoleAccountSignOut(client, options));

/**
 * Get the current session.
 *
 * Tells who is signed in: the member with its permissions, the organization, the environment, and the end of the session.
 */
export const consoleSessionsGetCurrentOptions = (client: AtlasClient) => asQuery(client, 'console.sessions.getCurrent', {}, options => consoleSessionsGetCurrent(client, options));

/**
 * Create a sign-in link.
 *
 * Returns an address of the console that signs in a browser as the calling operator, once and within the hour. Programs that hold a session use it to open the console, as `run sandbox` does. Its code is in the fragment, which browsers do not send. A session has five links at a time: a further one ends the oldest.
 *
 * Preview: it may change, and production may not offer it.
 */
export const consoleAccountCreateSignInLinkMutation = (client: AtlasClient) => asMutation(client, 'console.account.createSignInLink', ({ body }: {
    body?: BodyOf<'console.account.createSignInLink'>;
}, options) => consoleAccountCreateSignInLink(client, body, options));

/**
 * Read a sign-in link.
 *
 * Tells whom a sign-in link signs in, and where, without using it up. The console asks before it follows a link, since anybody can lead a person to one.
 *
 * Preview: it may change, and production may not offer it.
 */
export const consoleAccountReadSignInLinkMutation = (client: AtlasClient) => asMutation(client, 'console.account.readSignInLink', ({ body }: {
    body: BodyOf<'console.account.readSignInLink'>;
}, options) => consoleAccountReadSignInLink(client, body, options));

/**
 * Sign in by a link.
 *
 * Starts the session of a sign-in link with its code, once and within the hour. The session is that of the operator who made the link, in the same organization, and ends with the session that made it. If that one has ended, so has the link.
 *
 * Preview: it may change, and production may not offer it.
 */
export const consoleAccountSignInByLinkMutation = (client: AtlasClient) => asMutation(client, 'console.account.signInByLink', ({ body }: {
    body: BodyOf<'console.account.signInByLink'>;
}, options) => consoleAccountSignInByLink(client, body, options));

/**
 * Write as a customer.
 *
 * Takes in a message as if a customer had sent it, so that people can try the inbox. Not offered in production. It comes over a scripted channel alone, which contacts nobody: without `channel`, over the first of them.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleSandboxWriteAsCustomerMutation = (client: AtlasClient) => asMutation(client, 'console.sandbox.writeAsCustomer', ({ body }: {
    body: BodyOf<'console.sandbox.writeAsCustomer'>;
}, options) => consoleSandboxWriteAsCustomer(client, body, options));

/**
 * Accept an invitation.
 *
 * Activates the invited member with a new password and signs the operator in. The password works in this organization only. A password that the address has in another organization stays unchanged. An invitation can be accepted once, within 7 days.
 */
export const consoleAccountAcceptInvitationMutation = (client: AtlasClient) => asMutation(client, 'console.account.acceptInvitation', ({ body }: {
    body: BodyOf<'console.account.acceptInvitation'>;
}, options) => consoleAccountAcceptInvitation(client, body, options));

/**
 * List linked channels.
 *
 * Lists the channels of the organization with their links, without secrets, newest first.
 *
 * Needs the permission `atlas_api.channels.read`.
 */
export const consoleChannelsListOptions = (client: AtlasClient, query?: QueryOf<'console.channels.list'>) => asQuery(client, 'console.channels.list', { query }, options => consoleChannelsList(client, query, options));

/**
 * List linked channels, page by page, as `consoleChannelsListOptions` describes it.
 */
export const consoleChannelsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.channels.list'>) => asInfiniteQuery(client, 'console.channels.list', { query }, 'after_id', (page, options) => consoleChannelsList(client, { ...query, ...page }, options));

/**
 * Link a channel.
 *
 * Links a number at a messaging app. The answer has what to enter at the provider; the token is shown once. In the sandbox the channel is scripted and contacts nobody.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleChannelsLinkMutation = (client: AtlasClient) => asMutation(client, 'console.channels.link', ({ body }: {
    body: BodyOf<'console.channels.link'>;
}, options) => consoleChannelsLink(client, body, options));

/**
 * Check what links a number.
 *
 * Asks the provider about an access token, its app and permissions, the number and the business account, before anything is linked. Each step passes, fails with its own reason, or is skipped after one that failed. In the sandbox nobody is asked.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleChannelsCheckMutation = (client: AtlasClient) => asMutation(client, 'console.channels.check', ({ body }: {
    body: BodyOf<'console.channels.check'>;
}, options) => consoleChannelsCheck(client, body, options));

/**
 * Link an adapter.
 *
 * Links another network: an address of your own, which gets each outbound message in a signed request. It reports statuses by `messages.reportStatus`, and what customers write by `events.ingest`. The secret is shown once.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleChannelsLinkAdapterMutation = (client: AtlasClient) => asMutation(client, 'console.channels.linkAdapter', ({ body }: {
    body: BodyOf<'console.channels.linkAdapter'>;
}, options) => consoleChannelsLinkAdapter(client, body, options));

/**
 * Remove a channel.
 *
 * Removes the channel with its link and its secrets. Its conversations and messages stay, and nobody can write in them. Messages that wait to be sent fail with `channel_disconnected`. Callbacks about the number are taken as those of a number that nobody linked. The number may be linked again, as a new channel.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleChannelsRemoveMutation = (client: AtlasClient) => asMutation(client, 'console.channels.remove', ({ channelId }: {
    channelId: string;
}, options) => consoleChannelsRemove(client, channelId, options));

/**
 * Get a linked channel.
 *
 * Gets a channel with its link, without secrets.
 *
 * Needs the permission `atlas_api.channels.read`.
 */
export const consoleChannelsGetOptions = (client: AtlasClient, channelId: string) => asQuery(client, 'console.channels.get', { channelId }, options => consoleChannelsGet(client, channelId, options));

/**
 * Change a channel.
 *
 * Changes the members that are given.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleChannelsUpdateMutation = (client: AtlasClient) => asMutation(client, 'console.channels.update', ({ channelId, body }: {
    channelId: string;
    body: BodyOf<'console.channels.update'>;
}, options) => consoleChannelsUpdate(client, channelId, body, options));

/**
 * Test a channel.
 *
 * Asks the provider now, and answers the health that it found. It counts like a scheduled check.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleChannelsTestMutation = (client: AtlasClient) => asMutation(client, 'console.channels.test', ({ channelId, body }: {
    channelId: string;
    body?: BodyOf<'console.channels.test'>;
}, options) => consoleChannelsTest(client, channelId, body, options));

/**
 * Subscribe a channel's app.
 *
 * Enters the callback address at the provider's app, and subscribes the app to the business account. An address that the app has already stays; the account then gets an address of its own. In the sandbox nobody is asked.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleChannelsSubscribeMutation = (client: AtlasClient) => asMutation(client, 'console.channels.subscribe', ({ channelId, body }: {
    channelId: string;
    body?: BodyOf<'console.channels.subscribe'>;
}, options) => consoleChannelsSubscribe(client, channelId, body, options));

/**
 * Rotate a channel's secrets.
 *
 * Replaces the access token, the app secret, or both, and makes a new verify token, which is shown once. The provider asks for the verify token only when a callback URL is set up.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleChannelsRotateTokenMutation = (client: AtlasClient) => asMutation(client, 'console.channels.rotateToken', ({ channelId, body }: {
    channelId: string;
    body: BodyOf<'console.channels.rotateToken'>;
}, options) => consoleChannelsRotateToken(client, channelId, body, options));

/**
 * Disconnect a channel.
 *
 * Sends nothing over the channel from now on. Queued messages wait; after 24 hours they fail with `channel_disconnected`. A channel that is disconnected already is answered unchanged.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleChannelsDisconnectMutation = (client: AtlasClient) => asMutation(client, 'console.channels.disconnect', ({ channelId, body }: {
    channelId: string;
    body?: BodyOf<'console.channels.disconnect'>;
}, options) => consoleChannelsDisconnect(client, channelId, body, options));

/**
 * Reconnect a channel.
 *
 * Ends a disconnection, so queued messages go out. A channel that no operator disconnected is answered unchanged.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleChannelsReconnectMutation = (client: AtlasClient) => asMutation(client, 'console.channels.reconnect', ({ channelId, body }: {
    channelId: string;
    body?: BodyOf<'console.channels.reconnect'>;
}, options) => consoleChannelsReconnect(client, channelId, body, options));

/**
 * Send over a channel by default.
 *
 * Messages that name no channel go over this one. A disconnected channel is a conflict.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleChannelsSetDefaultMutation = (client: AtlasClient) => asMutation(client, 'console.channels.setDefault', ({ channelId, body }: {
    channelId: string;
    body?: BodyOf<'console.channels.setDefault'>;
}, options) => consoleChannelsSetDefault(client, channelId, body, options));

/**
 * List agents.
 *
 * Lists the agents of the organization, the newest first. Archived ones are left out by default.
 *
 * Needs the permission `atlas_api.agents.read`.
 */
export const consoleAgentsListOptions = (client: AtlasClient, query?: QueryOf<'console.agents.list'>) => asQuery(client, 'console.agents.list', { query }, options => consoleAgentsList(client, query, options));

/**
 * List agents, page by page, as `consoleAgentsListOptions` describes it.
 */
export const consoleAgentsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.agents.list'>) => asInfiniteQuery(client, 'console.agents.list', { query }, 'after_id', (page, options) => consoleAgentsList(client, { ...query, ...page }, options));

/**
 * Create an agent.
 *
 * Creates a hosted agent, or the record of an external one. A hosted agent serves its channels that no other agent serves.
 *
 * Needs the permission `atlas_api.agents.manage`.
 */
export const consoleAgentsCreateMutation = (client: AtlasClient) => asMutation(client, 'console.agents.create', ({ body }: {
    body: BodyOf<'console.agents.create'>;
}, options) => consoleAgentsCreate(client, body, options));

/**
 * Get an agent.
 *
 * Gets one agent, archived ones too.
 *
 * Needs the permission `atlas_api.agents.read`.
 */
export const consoleAgentsGetOptions = (client: AtlasClient, agentId: string) => asQuery(client, 'console.agents.get', { agentId }, options => consoleAgentsGet(client, agentId, options));

/**
 * Change or archive an agent.
 *
 * Changes the members that are given. `status: archived` archives the agent: it answers nobody and leaves the directory. `status: ready` brings it back.
 *
 * Needs the permission `atlas_api.agents.manage`.
 */
export const consoleAgentsUpdateMutation = (client: AtlasClient) => asMutation(client, 'console.agents.update', ({ agentId, body }: {
    agentId: string;
    body: BodyOf<'console.agents.update'>;
}, options) => consoleAgentsUpdate(client, agentId, body, options));

/**
 * Publish an agent in the directory, or withdraw it.
 *
 * Lists the agent in the public directory, changes its listing, or takes it out. A slug that another listing has is a conflict, and so is an archived agent.
 *
 * Needs the permission `atlas_api.agents.manage`.
 */
export const consoleAgentsPublishMutation = (client: AtlasClient) => asMutation(client, 'console.agents.publish', ({ agentId, body }: {
    agentId: string;
    body: BodyOf<'console.agents.publish'>;
}, options) => consoleAgentsPublish(client, agentId, body, options));

/**
 * End one own session.
 *
 * Ends a console session of the operator at once, on every instance of the service. The sessions that its sign-in links began end with it.
 */
export const consoleSessionsEndMutation = (client: AtlasClient) => asMutation(client, 'console.sessions.end', ({ sessionId }: {
    sessionId: string;
}, options) => consoleSessionsEnd(client, sessionId, options));

/**
 * Get the own second factor.
 *
 * Tells if the operator has a second factor in this organization, and how many recovery codes are left.
 */
export const consoleSecondFactorGetOptions = (client: AtlasClient) => asQuery(client, 'console.secondFactor.get', {}, options => consoleSecondFactorGet(client, options));

/**
 * Begin a second factor.
 *
 * Makes a secret for an authenticator app (TOTP). It counts once it is confirmed by a code. A new one replaces one that is not confirmed. A member has five attempts a minute.
 */
export const consoleSecondFactorEnableMutation = (client: AtlasClient) => asMutation(client, 'console.secondFactor.enable', ({ body }: {
    body: BodyOf<'console.secondFactor.enable'>;
}, options) => consoleSecondFactorEnable(client, body, options));

/**
 * Confirm the second factor.
 *
 * Turns the second factor on by a first code, and shows recovery codes. From then on signing in by password needs a code too.
 */
export const consoleSecondFactorConfirmMutation = (client: AtlasClient) => asMutation(client, 'console.secondFactor.confirm', ({ body }: {
    body: BodyOf<'console.secondFactor.confirm'>;
}, options) => consoleSecondFactorConfirm(client, body, options));

/**
 * Disable the own second factor.
 *
 * Takes the password, and a code while the second factor is on: a stolen password alone must not weaken it. Removes the second factor and its recovery codes.
 */
export const consoleSecondFactorDisableMutation = (client: AtlasClient) => asMutation(client, 'console.secondFactor.disable', ({ body }: {
    body: BodyOf<'console.secondFactor.disable'>;
}, options) => consoleSecondFactorDisable(client, body, options));

/**
 * Make new recovery codes.
 *
 * Takes the password, and a code while the second factor is on: a stolen password alone must not weaken it. Makes ten new recovery codes. Earlier ones are void.
 */
export const consoleSecondFactorRenewRecoveryCodesMutation = (client: AtlasClient) => asMutation(client, 'console.secondFactor.renewRecoveryCodes', ({ body }: {
    body: BodyOf<'console.secondFactor.renewRecoveryCodes'>;
}, options) => consoleSecondFactorRenewRecoveryCodes(client, body, options));

/**
 * Remove a member's second factor.
 *
 * For a member who has lost app and recovery codes. You need every permission that the member has. The next sign-in needs the password alone.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleMembersRemoveSecondFactorMutation = (client: AtlasClient) => asMutation(client, 'console.members.removeSecondFactor', ({ memberId }: {
    memberId: string;
}, options) => consoleMembersRemoveSecondFactor(client, memberId, options));

/**
 * Rename the organization.
 *
 * Changes the name of the organization.
 *
 * Needs the permission `atlas_api.organization.manage`.
 */
export const consoleOrganizationUpdateMutation = (client: AtlasClient) => asMutation(client, 'console.organization.update', ({ body }: {
    body: BodyOf<'console.organization.update'>;
}, options) => consoleOrganizationUpdate(client, body, options));

/**
 * Delete the organization.
 *
 * Takes the password, and a code while the second factor is on: a stolen session alone must not end the organization. Members without a password must have signed in within the last 15 minutes. Ends all credentials, sessions, channels and pending work of the organization at once. Its rows are removed from an hour later on, except the audit log. Nothing brings it back.
 *
 * Needs the permission `atlas_api.organization.manage`.
 */
export const consoleOrganizationDeleteMutation = (client: AtlasClient) => asMutation(client, 'console.organization.delete', ({ body }: {
    body: BodyOf<'console.organization.delete'>;
}, options) => consoleOrganizationDelete(client, body, options));

/**
 * Get the export.
 *
 * The last export of the organization, with its progress.
 *
 * Needs the permission `atlas_api.organization.export`.
 */
export const consoleOrganizationGetExportOptions = (client: AtlasClient) => asQuery(client, 'console.organization.getExport', {}, options => consoleOrganizationGetExport(client, options));

/**
 * Export the organization.
 *
 * Begins to make one file of all that the service keeps about the organization: customers, conversations, messages with the bytes of their media, knowledge, events, runs, the audit log and the settings. Secrets are left out. While one is made, the answer is that one. A new file takes the place of the one before. `export.status_changed` tells when it is ready.
 *
 * Needs the permission `atlas_api.organization.export`.
 */
export const consoleOrganizationRequestExportMutation = (client: AtlasClient) => asMutation(client, 'console.organization.requestExport', ({ body }: {
    body?: BodyOf<'console.organization.requestExport'>;
}, options) => consoleOrganizationRequestExport(client, body, options));

/**
 * See the overview.
 *
 * The organization's totals, and the operator's permissions in the console.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleOverviewGetOptions = (client: AtlasClient) => asQuery(client, 'console.overview.get', {}, options => consoleOverviewGet(client, options));

/**
 * List apps.
 *
 * Lists the apps of the organization with their redirect URIs and grants, without secrets, newest first.
 *
 * Needs the permission `atlas_api.apps.read`.
 */
export const consoleAppsListOptions = (client: AtlasClient, query?: QueryOf<'console.apps.list'>) => asQuery(client, 'console.apps.list', { query }, options => consoleAppsList(client, query, options));

/**
 * List apps, page by page, as `consoleAppsListOptions` describes it.
 */
export const consoleAppsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.apps.list'>) => asInfiniteQuery(client, 'console.apps.list', { query }, 'after_id', (page, options) => consoleAppsList(client, { ...query, ...page }, options));

/**
 * Create an app.
 *
 * An app holds redirect URIs and access grants. To name its agent, the operator also needs the permission `atlas_api.agents.manage`.
 *
 * Needs the permission `atlas_api.apps.write`.
 */
export const consoleAppsCreateMutation = (client: AtlasClient) => asMutation(client, 'console.apps.create', ({ body }: {
    body: BodyOf<'console.apps.create'>;
}, options) => consoleAppsCreate(client, body, options));

/**
 * Name the agent of an app.
 *
 * Names the external agent as which the tokens of an app write, from their next request on, or takes it away. The operator also needs the permission `atlas_api.agents.manage`.
 *
 * Needs the permission `atlas_api.apps.write`.
 */
export const consoleAppsUpdateMutation = (client: AtlasClient) => asMutation(client, 'console.apps.update', ({ appId, body }: {
    appId: string;
    body: BodyOf<'console.apps.update'>;
}, options) => consoleAppsUpdate(client, appId, body, options));

/**
 * Register a redirect URI.
 *
 * OAuth sends the users of the app back only to a registered address. Registering one again answers the same.
 *
 * Needs the permission `atlas_api.oauth.manage`.
 */
export const consoleAppsAddRedirectUriMutation = (client: AtlasClient) => asMutation(client, 'console.apps.addRedirectUri', ({ appId, body }: {
    appId: string;
    body: BodyOf<'console.apps.addRedirectUri'>;
}, options) => consoleAppsAddRedirectUri(client, appId, body, options));

/**
 * Create an access grant.
 *
 * The answer carries the bearer token, once.
 *
 * Needs the permission `atlas_api.oauth.manage`.
 */
export const consoleAppsCreateGrantMutation = (client: AtlasClient) => asMutation(client, 'console.apps.createGrant', ({ appId, body }: {
    appId: string;
    body: BodyOf<'console.apps.createGrant'>;
}, options) => consoleAppsCreateGrant(client, appId, body, options));

/**
 * Revoke an access grant.
 *
 * Revokes the grant at once, on every instance of the service. Revoking it again answers the same.
 *
 * Needs the permission `atlas_api.oauth.manage`.
 */
export const consoleAppsRevokeGrantMutation = (client: AtlasClient) => asMutation(client, 'console.apps.revokeGrant', ({ appId, grantId }: {
    appId: string;
    grantId: string;
}, options) => consoleAppsRevokeGrant(client, appId, grantId, options));

/**
 * List service accounts.
 *
 * Lists the service accounts of the organization with prefixes and scopes of their keys, without secrets, newest first.
 *
 * Needs the permission `atlas_api.service_accounts.manage`.
 */
export const consoleServiceAccountsListOptions = (client: AtlasClient, query?: QueryOf<'console.serviceAccounts.list'>) => asQuery(client, 'console.serviceAccounts.list', { query }, options => consoleServiceAccountsList(client, query, options));

/**
 * List service accounts, page by page, as `consoleServiceAccountsListOptions` describes it.
 */
export const consoleServiceAccountsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.serviceAccounts.list'>) => asInfiniteQuery(client, 'console.serviceAccounts.list', { query }, 'after_id', (page, options) => consoleServiceAccountsList(client, { ...query, ...page }, options));

/**
 * Create a service account.
 *
 * A service account holds keys and webhook endpoints. To name its agent, the operator also needs the permission `atlas_api.agents.manage`.
 *
 * Needs the permission `atlas_api.service_accounts.manage`.
 */
export const consoleServiceAccountsCreateMutation = (client: AtlasClient) => asMutation(client, 'console.serviceAccounts.create', ({ body }: {
    body: BodyOf<'console.serviceAccounts.create'>;
}, options) => consoleServiceAccountsCreate(client, body, options));

/**
 * Name the agent of a service account.
 *
 * Names the external agent as which the tokens of a service account write, from their next request on, or takes it away. The operator also needs the permission `atlas_api.agents.manage`.
 *
 * Needs the permission `atlas_api.service_accounts.manage`.
 */
export const consoleServiceAccountsUpdateMutation = (client: AtlasClient) => asMutation(client, 'console.serviceAccounts.update', ({ serviceAccountId, body }: {
    serviceAccountId: string;
    body: BodyOf<'console.serviceAccounts.update'>;
}, options) => consoleServiceAccountsUpdate(client, serviceAccountId, body, options));

/**
 * Create a key.
 *
 * The answer carries the key in plaintext, once.
 *
 * Needs the permission `atlas_api.keys.manage`.
 */
export const consoleServiceAccountsCreateKeyMutation = (client: AtlasClient) => asMutation(client, 'console.serviceAccounts.createKey', ({ serviceAccountId, body }: {
    serviceAccountId: string;
    body: BodyOf<'console.serviceAccounts.createKey'>;
}, options) => consoleServiceAccountsCreateKey(client, serviceAccountId, body, options));

/**
 * Revoke a key.
 *
 * Revokes the key at once, on every instance of the service. Revoking it again answers the same.
 *
 * Needs the permission `atlas_api.keys.manage`.
 */
export const consoleServiceAccountsRevokeKeyMutation = (client: AtlasClient) => asMutation(client, 'console.serviceAccounts.revokeKey', ({ serviceAccountId, keyId }: {
    serviceAccountId: string;
    keyId: string;
}, options) => consoleServiceAccountsRevokeKey(client, serviceAccountId, keyId, options));

/**
 * Find deliveries of all webhooks.
 *
 * Lists the deliveries to all webhooks with every attempt, newest first. Those of deleted webhooks are not listed.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleDeliveriesListOptions = (client: AtlasClient, query?: QueryOf<'console.deliveries.list'>) => asQuery(client, 'console.deliveries.list', { query }, options => consoleDeliveriesList(client, query, options));

/**
 * Find deliveries of all webhooks, page by page, as `consoleDeliveriesListOptions` describes it.
 */
export const consoleDeliveriesListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.deliveries.list'>) => asInfiniteQuery(client, 'console.deliveries.list', { query }, 'after_id', (page, options) => consoleDeliveriesList(client, { ...query, ...page }, options));

/**
 * List webhook endpoints.
 *
 * Lists the webhook endpoints of the organization without their signing secrets, newest first. Deleted ones are left out.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleWebhooksListOptions = (client: AtlasClient, query?: QueryOf<'console.webhooks.list'>) => asQuery(client, 'console.webhooks.list', { query }, options => consoleWebhooksList(client, query, options));

/**
 * List webhook endpoints, page by page, as `consoleWebhooksListOptions` describes it.
 */
export const consoleWebhooksListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.webhooks.list'>) => asInfiniteQuery(client, 'console.webhooks.list', { query }, 'after_id', (page, options) => consoleWebhooksList(client, { ...query, ...page }, options));

/**
 * Create a webhook endpoint.
 *
 * The answer carries the signing secret, once.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleWebhooksCreateMutation = (client: AtlasClient) => asMutation(client, 'console.webhooks.create', ({ body }: {
    body: BodyOf<'console.webhooks.create'>;
}, options) => consoleWebhooksCreate(client, body, options));

/**
 * Delete a webhook endpoint.
 *
 * Stops deliveries at once, retries included.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleWebhooksDeleteMutation = (client: AtlasClient) => asMutation(client, 'console.webhooks.delete', ({ webhookId }: {
    webhookId: string;
}, options) => consoleWebhooksDelete(client, webhookId, options));

/**
 * Change a webhook endpoint.
 *
 * Changes the members that are given.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleWebhooksUpdateMutation = (client: AtlasClient) => asMutation(client, 'console.webhooks.update', ({ webhookId, body }: {
    webhookId: string;
    body: BodyOf<'console.webhooks.update'>;
}, options) => consoleWebhooksUpdate(client, webhookId, body, options));

/**
 * Deliver missed events to a webhook.
 *
 * Delivers each event since a time that the webhook subscribes to and has not received, in the order of the events: those of the time when it was disabled, and those whose last retry failed. Events that it has received, or that are still retried, do not come again. A disabled webhook must be made active first. One call looks at 2,000 events; if `has_more` is true, call again with `after_id`. Events count by the names that the webhook subscribes to now.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleWebhooksRecoverMutation = (client: AtlasClient) => asMutation(client, 'console.webhooks.recover', ({ webhookId, body }: {
    webhookId: string;
    body: BodyOf<'console.webhooks.recover'>;
}, options) => consoleWebhooksRecover(client, webhookId, body, options));

/**
 * Send a test event.
 *
 * Queues an event with sample contents for this endpoint only.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleWebhooksTestMutation = (client: AtlasClient) => asMutation(client, 'console.webhooks.test', ({ webhookId, body }: {
    webhookId: string;
    body?: BodyOf<'console.webhooks.test'>;
}, options) => consoleWebhooksTest(client, webhookId, body, options));

/**
 * Rotate a signing secret.
 *
 * Takes the `secret` of the body, or makes one. The answer carries it, once. For 24 hours deliveries are signed with both: `Atlas-Signature` by the new one, `Atlas-Signature-Previous` by the old one. Rotating again within that time ends the older of the two at once.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleWebhooksRotateSecretMutation = (client: AtlasClient) => asMutation(client, 'console.webhooks.rotateSecret', ({ webhookId, body }: {
    webhookId: string;
    body?: BodyOf<'console.webhooks.rotateSecret'>;
}, options) => consoleWebhooksRotateSecret(client, webhookId, body, options));

/**
 * List deliveries.
 *
 * Lists the deliveries to the endpoint with every attempt, newest first.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleWebhooksDeliveriesOptions = (client: AtlasClient, webhookId: string, query?: QueryOf<'console.webhooks.listDeliveries'>) => asQuery(client, 'console.webhooks.listDeliveries', { webhookId, query }, options => consoleWebhooksDeliveries(client, webhookId, query, options));

/**
 * List deliveries, page by page, as `consoleWebhooksDeliveriesOptions` describes it.
 */
export const consoleWebhooksDeliveriesInfiniteOptions = (client: AtlasClient, webhookId: string, query?: QueryOf<'console.webhooks.listDeliveries'>) => asInfiniteQuery(client, 'console.webhooks.listDeliveries', { webhookId, query }, 'after_id', (page, options) => consoleWebhooksDeliveries(client, webhookId, { ...query, ...page }, options));

/**
 * Get a delivery.
 *
 * Returns one delivery with its request, and with the endpoint's answer to each attempt. The body is the exact text that was sent.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleWebhooksGetDeliveryOptions = (client: AtlasClient, webhookId: string, deliveryId: string) => asQuery(client, 'console.webhooks.getDelivery', { webhookId, deliveryId }, options => consoleWebhooksGetDelivery(client, webhookId, deliveryId, options));

/**
 * Replay a delivery.
 *
 * Delivers the event again, under the same `event_id` and with a new round of attempts.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleWebhooksReplayDeliveryMutation = (client: AtlasClient) => asMutation(client, 'console.webhooks.replayDelivery', ({ webhookId, deliveryId, body }: {
    webhookId: string;
    deliveryId: string;
    body?: BodyOf<'console.webhooks.replayDelivery'>;
}, options) => consoleWebhooksReplayDelivery(client, webhookId, deliveryId, body, options));

/**
 * Replay failed deliveries.
 *
 * Delivers every exhausted delivery since a time again, each under its own `event_id`.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleWebhooksReplayFailedDeliveriesMutation = (client: AtlasClient) => asMutation(client, 'console.webhooks.replayFailedDeliveries', ({ webhookId, body }: {
    webhookId: string;
    body: BodyOf<'console.webhooks.replayFailedDeliveries'>;
}, options) => consoleWebhooksReplayFailedDeliveries(client, webhookId, body, options));

/**
 * List audit events.
 *
 * Lists the most recent lifecycle events of the organization's assets, newest first.
 *
 * Needs the permission `atlas_api.audit.read`.
 */
export const consoleAuditEventsListOptions = (client: AtlasClient, query?: QueryOf<'console.auditEvents.list'>) => asQuery(client, 'console.auditEvents.list', { query }, options => consoleAuditEventsList(client, query, options));

/**
 * List audit events, page by page, as `consoleAuditEventsListOptions` describes it.
 */
export const consoleAuditEventsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.auditEvents.list'>) => asInfiniteQuery(client, 'console.auditEvents.list', { query }, 'after_id', (page, options) => consoleAuditEventsList(client, { ...query, ...page }, options));

/**
 * List message templates.
 *
 * Lists the message templates of the organization, newest first.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleTemplatesListOptions = (client: AtlasClient, query?: QueryOf<'console.templates.list'>) => asQuery(client, 'console.templates.list', { query }, options => consoleTemplatesList(client, query, options));

/**
 * List message templates, page by page, as `consoleTemplatesListOptions` describes it.
 */
export const consoleTemplatesListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.templates.list'>) => asInfiniteQuery(client, 'console.templates.list', { query }, 'after_id', (page, options) => consoleTemplatesList(client, { ...query, ...page }, options));

/**
 * Create a message template.
 *
 * Submits the template to the messaging app, which decides later; `template.status_changed` tells the outcome. The sandbox decides by the beginning of the name: `rejected_`, `paused_`, `pending_`. It approves all others at once. Name and language that are taken together are a conflict. Without `language` it is the linked channel's, else `en`.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleTemplatesCreateMutation = (client: AtlasClient) => asMutation(client, 'console.templates.create', ({ body }: {
    body: BodyOf<'console.templates.create'>;
}, options) => consoleTemplatesCreate(client, body, options));

/**
 * Compare templates with the messaging app.
 *
 * Asks the messaging app of each linked channel for the state of its templates, takes over differences, and submits drafts. The service does so by itself each hour. A linked channel that names its business account is needed, or `notice` says what is missing; the sandbox has nothing to compare.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleTemplatesSyncMutation = (client: AtlasClient) => asMutation(client, 'console.templates.sync', ({ body }: {
    body?: BodyOf<'console.templates.sync'>;
}, options) => consoleTemplatesSync(client, body, options));

/**
 * List templates that can be taken over.
 *
 * Asks the messaging app for the templates of the business account, and lists those that are not here. The sandbox has a few, which show each kind.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleTemplatesImportableOptions = (client: AtlasClient) => asQuery(client, 'console.templates.listImportable', {}, options => consoleTemplatesImportable(client, options));

/**
 * Take templates over from the messaging app.
 *
 * Asks the messaging app for these templates, and takes them over with their parts, category and status. What cannot be taken over is in `left_out` with its reason. Nothing changes at the messaging app.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleTemplatesImportMutation = (client: AtlasClient) => asMutation(client, 'console.templates.import', ({ body }: {
    body: BodyOf<'console.templates.import'>;
}, options) => consoleTemplatesImport(client, body, options));

/**
 * Delete a message template.
 *
 * Deletes this language of the template, at the messaging app as well. Messages that are already queued are still sent.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleTemplatesDeleteMutation = (client: AtlasClient) => asMutation(client, 'console.templates.delete', ({ templateId }: {
    templateId: string;
}, options) => consoleTemplatesDelete(client, templateId, options));

/**
 * Read a message template.
 *
 * Shows the template with its status, and why it cannot be sent if so.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleTemplatesGetOptions = (client: AtlasClient, templateId: string) => asQuery(client, 'console.templates.get', { templateId }, options => consoleTemplatesGet(client, templateId, options));

/**
 * Change a message template.
 *
 * Changes the members that are given, and submits the template again. An approved one is `pending` until the messaging app has decided; the sandbox approves it at once. A template under review and a disabled one cannot be changed, nor the category of an approved one: each is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleTemplatesUpdateMutation = (client: AtlasClient) => asMutation(client, 'console.templates.update', ({ templateId, body }: {
    templateId: string;
    body: BodyOf<'console.templates.update'>;
}, options) => consoleTemplatesUpdate(client, templateId, body, options));

/**
 * List vouchers.
 *
 * Lists the vouchers of the organization, newest first.
 *
 * Needs the permission `developer_console.read`.
 *
 * Preview: it may change, and production may not offer it.
 */
export const consoleVouchersListOptions = (client: AtlasClient, query?: QueryOf<'console.vouchers.list'>) => asQuery(client, 'console.vouchers.list', { query }, options => consoleVouchersList(client, query, options));

/**
 * List vouchers, page by page, as `consoleVouchersListOptions` describes it.
 */
export const consoleVouchersListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.vouchers.list'>) => asInfiniteQuery(client, 'console.vouchers.list', { query }, 'after_id', (page, options) => consoleVouchersList(client, { ...query, ...page }, options));

/**
 * Create a voucher.
 *
 * The tool `issue_voucher` issues it to one customer, after an approval. A code that is taken is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 *
 * Preview: it may change, and production may not offer it.
 */
export const consoleVouchersCreateMutation = (client: AtlasClient) => asMutation(client, 'console.vouchers.create', ({ body }: {
    body: BodyOf<'console.vouchers.create'>;
}, options) => consoleVouchersCreate(client, body, options));

/**
 * List approvals.
 *
 * Lists the calls and drafts that wait for a person and those that were decided, newest first.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleApprovalsListOptions = (client: AtlasClient, query?: QueryOf<'console.approvals.list'>) => asQuery(client, 'console.approvals.list', { query }, options => consoleApprovalsList(client, query, options));

/**
 * List approvals, page by page, as `consoleApprovalsListOptions` describes it.
 */
export const consoleApprovalsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.approvals.list'>) => asInfiniteQuery(client, 'console.approvals.list', { query }, 'after_id', (page, options) => consoleApprovalsList(client, { ...query, ...page }, options));

/**
 * Read an approval.
 *
 * The call with its recorded arguments, and the decision.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleApprovalsGetOptions = (client: AtlasClient, approvalId: string) => asQuery(client, 'console.approvals.get', { approvalId }, options => consoleApprovalsGet(client, approvalId, options));

/**
 * Rehearse an approval.
 *
 * Tells the effect that approving would have now. It decides as approving does, and changes nothing.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleApprovalsRehearseOptions = (client: AtlasClient, approvalId: string) => asQuery(client, 'console.approvals.rehearse', { approvalId }, options => consoleApprovalsRehearse(client, approvalId, options));

/**
 * Rehearse an approval with changes.
 *
 * Tells the effect that approving with other arguments, or with another text, would have now. It takes the body of the approval, decides as approving does, and changes nothing.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleApprovalsRehearseChangedMutation = (client: AtlasClient) => asMutation(client, 'console.approvals.rehearseChanged', ({ approvalId, body }: {
    approvalId: string;
    body?: BodyOf<'console.approvals.rehearseChanged'>;
}, options) => consoleApprovalsRehearseChanged(client, approvalId, body, options));

/**
 * Approve a call or a draft.
 *
 * Executes exactly the recorded arguments, once; or those that the request gives in their place, as a new version with its own hash. The run ends `completed` or `failed`. Arguments of the request that cannot be executed are refused, and the approval stays pending. A draft becomes a reply; with the 24-hour window closed it is refused, and stays pending. A decided or expired approval is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleApprovalsApproveMutation = (client: AtlasClient) => asMutation(client, 'console.approvals.approve', ({ approvalId, body }: {
    approvalId: string;
    body?: BodyOf<'console.approvals.approve'>;
}, options) => consoleApprovalsApprove(client, approvalId, body, options));

/**
 * Reject a call or a draft.
 *
 * Executes nothing. The run ends `rejected`. A decided or expired approval is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleApprovalsRejectMutation = (client: AtlasClient) => asMutation(client, 'console.approvals.reject', ({ approvalId, body }: {
    approvalId: string;
    body?: BodyOf<'console.approvals.reject'>;
}, options) => consoleApprovalsReject(client, approvalId, body, options));

/**
 * Send a draft.
 *
 * Sends the draft, or the text that the request gives in its place. Approves a draft by the run of the action that made it, and answers the acknowledgement of the reply. With the 24-hour window closed it is refused, and stays pending.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleDraftsApproveMutation = (client: AtlasClient) => asMutation(client, 'console.drafts.approve', ({ runId, body }: {
    runId: string;
    body?: BodyOf<'console.drafts.approve'>;
}, options) => consoleDraftsApprove(client, runId, body, options));

/**
 * List members.
 *
 * Lists the operators of the organization, newest first.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleMembersListOptions = (client: AtlasClient, query?: QueryOf<'console.members.list'>) => asQuery(client, 'console.members.list', { query }, options => consoleMembersList(client, query, options));

/**
 * List members, page by page, as `consoleMembersListOptions` describes it.
 */
export const consoleMembersListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.members.list'>) => asInfiniteQuery(client, 'console.members.list', { query }, 'after_id', (page, options) => consoleMembersList(client, { ...query, ...page }, options));

/**
 * Invite a member.
 *
 * Returns a token for the member, shown once, with which the member chooses a password. You cannot give a permission that you lack. An address that is already a member is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleMembersInviteMutation = (client: AtlasClient) => asMutation(client, 'console.members.invite', ({ body }: {
    body: BodyOf<'console.members.invite'>;
}, options) => consoleMembersInvite(client, body, options));

/**
 * Remove a member.
 *
 * Ends the member's console sessions at once, on every instance of the service, or withdraws an invitation. The member's work for the organization stays; conversations that they own have no owner then. You cannot remove a member with a permission that you lack. The last member who can give a permission cannot be removed; trying is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleMembersRemoveMutation = (client: AtlasClient) => asMutation(client, 'console.members.remove', ({ memberId }: {
    memberId: string;
}, options) => consoleMembersRemove(client, memberId, options));

/**
 * Change a member.
 *
 * Replaces the member's name, role or permissions. If permissions change, the member's console sessions end at once, on every instance of the service. You cannot give a permission that you lack, or change a member who has one. The last member who can give a permission cannot lose it; trying is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleMembersUpdateMutation = (client: AtlasClient) => asMutation(client, 'console.members.update', ({ memberId, body }: {
    memberId: string;
    body: BodyOf<'console.members.update'>;
}, options) => consoleMembersUpdate(client, memberId, body, options));

/**
 * Hand out a password reset.
 *
 * Returns a token for the member, shown once. It sets a new password in this organization within 24 hours. Earlier tokens become invalid. You cannot reset your own password, nor that of a member with a permission that you lack. A member who must use single sign-on is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleMembersResetPasswordMutation = (client: AtlasClient) => asMutation(client, 'console.members.resetPassword', ({ memberId, body }: {
    memberId: string;
    body?: BodyOf<'console.members.resetPassword'>;
}, options) => consoleMembersResetPassword(client, memberId, body, options));

/**
 * End all sessions of a member.
 *
 * Ends the member's console sessions in the organization, at once and on every instance of the service. The member can sign in again. You cannot do this to a member with a permission that you lack.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleMembersEndSessionsMutation = (client: AtlasClient) => asMutation(client, 'console.members.endSessions', ({ memberId }: {
    memberId: string;
}, options) => consoleMembersEndSessions(client, memberId, options));

/**
 * List OAuth consents.
 *
 * Lists what operators have let apps do by OAuth, newest first; tokens are never in it.
 *
 * Needs the permission `atlas_api.apps.read`.
 */
export const consoleConsentsListOptions = (client: AtlasClient, query?: QueryOf<'console.consents.list'>) => asQuery(client, 'console.consents.list', { query }, options => consoleConsentsList(client, query, options));

/**
 * List OAuth consents, page by page, as `consoleConsentsListOptions` describes it.
 */
export const consoleConsentsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.consents.list'>) => asInfiniteQuery(client, 'console.consents.list', { query }, 'after_id', (page, options) => consoleConsentsList(client, { ...query, ...page }, options));

/**
 * Revoke an OAuth consent.
 *
 * Ends the consent and every token that came of it at once, on every instance of the service. Revoking it again answers the same.
 *
 * Needs the permission `atlas_api.oauth.manage`.
 */
export const consoleConsentsRevokeMutation = (client: AtlasClient) => asMutation(client, 'console.consents.revoke', ({ consentId }: {
    consentId: string;
}, options) => consoleConsentsRevoke(client, consentId, options));

/**
 * List events.
 *
 * Lists the organization's events, newest first. They are kept for 30 days unless the deployment says otherwise.
 *
 * Needs the permission `atlas_api.conversations.read` or `atlas_api.webhooks.manage`.
 */
export const consoleEventsListOptions = (client: AtlasClient, query?: QueryOf<'console.events.list'>) => asQuery(client, 'console.events.list', { query }, options => consoleEventsList(client, query, options));

/**
 * List events, page by page, as `consoleEventsListOptions` describes it.
 */
export const consoleEventsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.events.list'>) => asInfiniteQuery(client, 'console.events.list', { query }, 'after_id', (page, options) => consoleEventsList(client, { ...query, ...page }, options));

/**
 * Get an event.
 *
 * Returns one event with its payload. The id may also be an `event_id` that a webhook received.
 *
 * Needs the permission `atlas_api.conversations.read` or `atlas_api.webhooks.manage`.
 */
export const consoleEventsGetOptions = (client: AtlasClient, eventId: string) => asQuery(client, 'console.events.get', { eventId }, options => consoleEventsGet(client, eventId, options));

/**
 * List customers.
 *
 * The customers of the organization, the newest first. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.customers.read`.
 */
export const consoleCustomersListOptions = (client: AtlasClient, query?: Omit<QueryOf<'console.customers.list'>, 'q'>) => asQuery(client, 'console.customers.list', { query }, options => consoleCustomersList(client, query, options));

/**
 * List customers, page by page, as `consoleCustomersListOptions` describes it.
 */
export const consoleCustomersListInfiniteOptions = (client: AtlasClient, query?: Omit<QueryOf<'console.customers.list'>, 'q'>) => asInfiniteQuery(client, 'console.customers.list', { query }, 'after_id', (page, options) => consoleCustomersList(client, { ...query, ...page }, options));

/**
 * List customers.
 *
 * The customers of the organization, the newest first. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.customers.read`.
 */
export const consoleCustomersSearchOptions = (client: AtlasClient, q: string, query?: Omit<QueryOf<'console.customers.list'>, 'q'>) => asQuery(client, 'console.customers.list', { q, query }, options => consoleCustomersSearch(client, q, query, options));

/**
 * List customers, page by page, as `consoleCustomersSearchOptions` describes it.
 */
export const consoleCustomersSearchInfiniteOptions = (client: AtlasClient, q: string, query?: Omit<QueryOf<'console.customers.list'>, 'q'>) => asInfiniteQuery(client, 'console.customers.list', { q, query }, 'after_id', (page, options) => consoleCustomersSearch(client, q, { ...query, ...page }, options));

/**
 * Get a customer.
 *
 * The customer with labels, attributes, language and time zone.
 *
 * Needs the permission `atlas_api.customers.read`.
 */
export const consoleCustomersGetOptions = (client: AtlasClient, customerId: string) => asQuery(client, 'console.customers.get', { customerId }, options => consoleCustomersGet(client, customerId, options));

/**
 * Update a customer.
 *
 * Changes the members that are given. `labels` replaces the list. `attributes` changes the attributes that it names, and null removes one.
 *
 * Needs the permission `atlas_api.customers.manage`.
 */
export const consoleCustomersUpdateMutation = (client: AtlasClient) => asMutation(client, 'console.customers.update', ({ customerId, body }: {
    customerId: string;
    body: BodyOf<'console.customers.update'>;
}, options) => consoleCustomersUpdate(client, customerId, body, options));

/**
 * Export a customer.
 *
 * All that is kept about a customer: the record, consents, conversations, notes of colleagues, references to runs, events and deliveries, and a page of messages, the newest first. Follow `next_cursor` for the other messages; each page repeats the rest.
 *
 * Needs the permission `atlas_api.customers.manage`.
 */
export const consoleCustomersExportOptions = (client: AtlasClient, customerId: string, query?: QueryOf<'console.customers.export'>) => asQuery(client, 'console.customers.export', { customerId, query }, options => consoleCustomersExport(client, customerId, query, options));

/**
 * Export a customer, page by page, as `consoleCustomersExportOptions` describes it.
 */
export const consoleCustomersExportInfiniteOptions = (client: AtlasClient, customerId: string, query?: QueryOf<'console.customers.export'>) => asInfiniteQuery(client, 'console.customers.export', { customerId, query }, 'after_id', (page, options) => consoleCustomersExport(client, customerId, { ...query, ...page }, options));

/**
 * Erase a customer.
 *
 * Removes what is kept about the customer, for good. Waiting messages are canceled, and number, name, labels and attributes go at once. A later message from the number begins a new customer. Texts in messages, notes, events, deliveries, approvals and stored answers go in the background; `erasure` tells when that is done. Records, ids and the audit log stay.
 *
 * Needs the permission `atlas_api.customers.erase`.
 */
export const consoleCustomersEraseMutation = (client: AtlasClient) => asMutation(client, 'console.customers.erase', ({ customerId, body }: {
    customerId: string;
    body?: BodyOf<'console.customers.erase'>;
}, options) => consoleCustomersErase(client, customerId, body, options));

/**
 * Merge two customers.
 *
 * Puts the record of another customer into this one, since both are one person. Addresses, consent, window and threads are then those of this customer, and the id of the other leads here. It can be undone for a day.
 *
 * Needs the permission `atlas_api.customers.manage`.
 */
export const consoleCustomersMergeMutation = (client: AtlasClient) => asMutation(client, 'console.customers.merge', ({ customerId, body }: {
    customerId: string;
    body: BodyOf<'console.customers.merge'>;
}, options) => consoleCustomersMerge(client, customerId, body, options));

/**
 * Undo a merge of customers.
 *
 * Parts a customer whose record went into another one's within the last day. Both are then as before. Messages that came meanwhile stay in the thread that they came into.
 *
 * Needs the permission `atlas_api.customers.manage`.
 */
export const consoleCustomersUnmergeMutation = (client: AtlasClient) => asMutation(client, 'console.customers.unmerge', ({ customerId, body }: {
    customerId: string;
    body?: BodyOf<'console.customers.unmerge'>;
}, options) => consoleCustomersUnmerge(client, customerId, body, options));

/**
 * List the consents of a customer.
 *
 * Each time the customer, the messaging app, an operator or you said if marketing is allowed; the newest record first. The one with the newest `at` holds.
 *
 * Needs the permission `atlas_api.customers.read`.
 */
export const consoleCustomersConsentsOptions = (client: AtlasClient, customerId: string, query?: QueryOf<'console.customers.listConsents'>) => asQuery(client, 'console.customers.listConsents', { customerId, query }, options => consoleCustomersConsents(client, customerId, query, options));

/**
 * List the consents of a customer, page by page, as `consoleCustomersConsentsOptions` describes it.
 */
export const consoleCustomersConsentsInfiniteOptions = (client: AtlasClient, customerId: string, query?: QueryOf<'console.customers.listConsents'>) => asInfiniteQuery(client, 'console.customers.listConsents', { customerId, query }, 'after_id', (page, options) => consoleCustomersConsents(client, customerId, { ...query, ...page }, options));

/**
 * Record a consent of a customer.
 *
 * Records that the customer takes marketing or has ended it, with where and when they said it. It is kept as history. A consent with an earlier `at` than the newest changes nothing else.
 *
 * Needs the permission `atlas_api.customers.manage`.
 */
export const consoleCustomersRecordConsentMutation = (client: AtlasClient) => asMutation(client, 'console.customers.recordConsent', ({ customerId, body }: {
    customerId: string;
    body: BodyOf<'console.customers.recordConsent'>;
}, options) => consoleCustomersRecordConsent(client, customerId, body, options));

/**
 * Upload media to a customer.
 *
 * Keeps a file as it is, up to 100 MB, to be sent in a reply by its id. The body is the file, and `Content-Type` is its type, which is checked against the bytes. Send the `idempotency_key` as a header.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleMediaUploadFileMutation = (client: AtlasClient) => asMutation(client, 'console.media.uploadFile', ({ upload }: {
    upload: Upload<'console.media.uploadFile'>;
}, options) => consoleMediaUploadFile(client, upload, options));

/**
 * Get media.
 *
 * Uploaded or received media, without its bytes. Received media is `pending` until the messaging app has handed it over.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleMediaGetOptions = (client: AtlasClient, mediaId: string) => asQuery(client, 'console.media.get', { mediaId }, options => consoleMediaGet(client, mediaId, options));

/**
 * Get the alerts.
 *
 * The alerts that the organization has chosen.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleAlertsGetOptions = (client: AtlasClient) => asQuery(client, 'console.alerts.get', {}, options => consoleAlertsGet(client, options));

/**
 * Set the alerts.
 *
 * Chooses the states that the organization wants to hear of. A new one is told once, together with others of the same minute, by mail and to an incoming webhook in Slack's form. A state that ends and comes again is told again. The offline sandbox sends none.
 *
 * Needs the permission `atlas_api.organization.manage`.
 */
export const consoleAlertsSetMutation = (client: AtlasClient) => asMutation(client, 'console.alerts.set', ({ body }: {
    body: BodyOf<'console.alerts.set'>;
}, options) => consoleAlertsSet(client, body, options));

/**
 * Get the costs of messages.
 *
 * Adds up what the messaging network told of each message, with the rates that your organization has set. Without rates it answers counts. A message counts in the month in which it left, and costs once it is delivered. The sum of `costs.listMessages` equals each figure.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleCostsGetOptions = (client: AtlasClient, query?: QueryOf<'console.costs.get'>) => asQuery(client, 'console.costs.get', { query }, options => consoleCostsGet(client, query, options));

/**
 * Get the spending caps.
 *
 * Shows the caps of the organization and of its agents, and what this month has used.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleCapsGetOptions = (client: AtlasClient) => asQuery(client, 'console.caps.get', {}, options => consoleCapsGet(client, options));

/**
 * Set a spending cap.
 *
 * Sets the most that the organization, or one of its agents, spends in a month. At it, billable messages wait as `scheduled` with `spending_cap`; free ones go. Raised or removed, what waits asks again at once.
 *
 * Needs the permission `atlas_api.organization.manage`.
 */
export const consoleCapsSetMutation = (client: AtlasClient) => asMutation(client, 'console.caps.set', ({ body }: {
    body: BodyOf<'console.caps.set'>;
}, options) => consoleCapsSet(client, body, options));

/**
 * Cancel messages that wait for a cap.
 *
 * Cancels up to 50 messages that wait for a spending cap, the oldest first. Repeat it while `has_more` is true.
 *
 * Needs the permission `atlas_api.organization.manage`.
 */
export const consoleCapsCancelWaitingMutation = (client: AtlasClient) => asMutation(client, 'console.caps.cancelWaiting', ({ body }: {
    body?: BodyOf<'console.caps.cancelWaiting'>;
}, options) => consoleCapsCancelWaiting(client, body, options));

/**
 * Get the rates of messages.
 *
 * Shows what a message costs by country and category, from each day on.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleRatesGetOptions = (client: AtlasClient) => asQuery(client, 'console.rates.get', {}, options => consoleRatesGet(client, options));

/**
 * Set the rates of messages.
 *
 * Sets the table that counts from a day on, in place of one that the day has. Costs of messages from that day on follow it at once. Give the rates as a list, or paste the network's rate card. All tables of an organization have one currency.
 *
 * Needs the permission `atlas_api.organization.manage`.
 */
export const consoleRatesSetMutation = (client: AtlasClient) => asMutation(client, 'console.rates.set', ({ body }: {
    body: BodyOf<'console.rates.set'>;
}, options) => consoleRatesSet(client, body, options));

/**
 * Get the retention.
 *
 * Shows the days for which rows of each kind are kept, with the bounds of the deployment. Other kinds stay as long as the organization.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleRetentionGetOptions = (client: AtlasClient) => asQuery(client, 'console.retention.get', {}, options => consoleRetentionGet(client, options));

/**
 * Set the retention.
 *
 * Chooses how long rows of a kind are kept. Older ones are removed in the time that follows, and nothing brings them back. An event stays as long as a delivery of it. A conversation at work keeps its messages: one whose window is open, that waits for an answer or with a person, or that has an approval to decide or a message to send. Customers are erased, as `console.customers.erase` does. The audit log has no end. The offline sandbox keeps the choice and removes nothing.
 *
 * Needs the permission `atlas_api.organization.manage`.
 */
export const consoleRetentionSetMutation = (client: AtlasClient) => asMutation(client, 'console.retention.set', ({ body }: {
    body: BodyOf<'console.retention.set'>;
}, options) => consoleRetentionSet(client, body, options));

/**
 * Get the quiet hours.
 *
 * The hours in which the organization sends no marketing.
 *
 * Needs the permission `atlas_api.customers.read`.
 */
export const consoleQuietHoursGetOptions = (client: AtlasClient) => asQuery(client, 'console.quietHours.get', {}, options => consoleQuietHoursGet(client, options));

/**
 * Set the quiet hours.
 *
 * Marketing to a customer is refused with `quiet_hours` while their clock shows these hours. It is the clock of the customer's `time_zone`, else of their number's country, else of `time_zone` here.
 *
 * Needs the permission `atlas_api.customers.manage`.
 */
export const consoleQuietHoursSetMutation = (client: AtlasClient) => asMutation(client, 'console.quietHours.set', ({ body }: {
    body: BodyOf<'console.quietHours.set'>;
}, options) => consoleQuietHoursSet(client, body, options));

/**
 * List limits in use.
 *
 * The rate limits of the organization with what is used of them. With `principal_id`, those of one operator or credential. Reading counts as a read.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleLimitsListOptions = (client: AtlasClient, query?: QueryOf<'console.limits.list'>) => asQuery(client, 'console.limits.list', { query }, options => consoleLimitsList(client, query, options));

/**
 * List knowledge.
 *
 * The organization's documents, newest first. The list omits archived documents unless `status` selects them.
 *
 * Needs the permission `atlas_api.knowledge.read`.
 */
export const consoleKnowledgeListOptions = (client: AtlasClient, query?: QueryOf<'console.knowledge.list'>) => asQuery(client, 'console.knowledge.list', { query }, options => consoleKnowledgeList(client, query, options));

/**
 * List knowledge, page by page, as `consoleKnowledgeListOptions` describes it.
 */
export const consoleKnowledgeListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.knowledge.list'>) => asInfiniteQuery(client, 'console.knowledge.list', { query }, 'after_id', (page, options) => consoleKnowledgeList(client, { ...query, ...page }, options));

/**
 * Add knowledge.
 *
 * Text is chunked and indexed at once. A URL or a document is queued: `job_id` names the ingest job, and `GET /operator/knowledge/{knowledge_id}` returns its progress. A source that cannot be ingested ends in the status `failed`. Ingest jobs have a separate rate limit. Text counts as an ordinary write.
 *
 * Needs the permission `atlas_api.knowledge.manage`.
 */
export const consoleKnowledgeCreateMutation = (client: AtlasClient) => asMutation(client, 'console.knowledge.create', ({ body }: {
    body: BodyOf<'console.knowledge.create'>;
}, options) => consoleKnowledgeCreate(client, body, options));

/**
 * Search knowledge.
 *
 * The passages that agents would find for a question, best first, with their relevance and the state of the knowledge. `knowledge_gap` says why the knowledge does not answer. A search here is a test, so it is not counted among the questions without an answer.
 *
 * Needs the permission `atlas_api.knowledge.read`.
 */
export const consoleKnowledgeSearchOptions = (client: AtlasClient, query: QueryOf<'console.knowledge.search'>) => asQuery(client, 'console.knowledge.search', { query }, options => consoleKnowledgeSearch(client, query, options));

/**
 * Get a knowledge document.
 *
 * One document with its status, the text of a text source and the progress of its ingest. Poll it while `queued`.
 *
 * Needs the permission `atlas_api.knowledge.read`.
 */
export const consoleKnowledgeGetOptions = (client: AtlasClient, knowledgeId: string) => asQuery(client, 'console.knowledge.get', { knowledgeId }, options => consoleKnowledgeGet(client, knowledgeId, options));

/**
 * Restore or archive a knowledge document, or change its audience.
 *
 * With the status `archived` the document leaves search; runs that cited it keep the citation. With `active` it returns. A document already in that status is a `conflict`. With only `audience`, the status stays and the audience applies from the next search.
 *
 * Needs the permission `atlas_api.knowledge.manage`.
 */
export const consoleKnowledgeUpdateMutation = (client: AtlasClient) => asMutation(client, 'console.knowledge.update', ({ knowledgeId, body }: {
    knowledgeId: string;
    body: BodyOf<'console.knowledge.update'>;
}, options) => consoleKnowledgeUpdate(client, knowledgeId, body, options));

/**
 * Take a source in once more.
 *
 * Fetches a page again, or retries a failed ingest. The old text stays searchable until the new one is indexed. An unchanged page is not indexed again. A document that is being ingested is returned unchanged. Text sources, archived documents and ingested files are a `conflict`. Counts as an ingest job.
 *
 * Needs the permission `atlas_api.knowledge.manage`.
 */
export const consoleKnowledgeRefreshMutation = (client: AtlasClient) => asMutation(client, 'console.knowledge.refresh', ({ knowledgeId, body }: {
    knowledgeId: string;
    body?: BodyOf<'console.knowledge.refresh'>;
}, options) => consoleKnowledgeRefresh(client, knowledgeId, body, options));

/**
 * List questions without an answer.
 *
 * Questions that the knowledge did not answer, the last asked first: those of searches, sessions, tools and customers of hosted agents. An organization keeps the 1,000 last asked, as long as its events.
 *
 * Needs the permission `atlas_api.knowledge.read`.
 */
export const consoleKnowledgeGapsListOptions = (client: AtlasClient, query?: QueryOf<'console.knowledgeGaps.list'>) => asQuery(client, 'console.knowledgeGaps.list', { query }, options => consoleKnowledgeGapsList(client, query, options));

/**
 * List questions without an answer, page by page, as `consoleKnowledgeGapsListOptions` describes it.
 */
export const consoleKnowledgeGapsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.knowledgeGaps.list'>) => asInfiniteQuery(client, 'console.knowledgeGaps.list', { query }, 'after_id', (page, options) => consoleKnowledgeGapsList(client, { ...query, ...page }, options));

/**
 * Dismiss a question without an answer.
 *
 * Removes the question from the list. It returns if it is asked again and still has no answer.
 *
 * Needs the permission `atlas_api.knowledge.manage`.
 */
export const consoleKnowledgeGapsDismissMutation = (client: AtlasClient) => asMutation(client, 'console.knowledgeGaps.dismiss', ({ gapId }: {
    gapId: string;
}, options) => consoleKnowledgeGapsDismiss(client, gapId, options));

/**
 * List runs.
 *
 * The audit log of all operations of the organization, the newest first. Each run appears once, with its latest record. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.runs.read`.
 */
export const consoleRunsListOptions = (client: AtlasClient, query?: QueryOf<'console.runs.list'>) => asQuery(client, 'console.runs.list', { query }, options => consoleRunsList(client, query, options));

/**
 * List runs, page by page, as `consoleRunsListOptions` describes it.
 */
export const consoleRunsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.runs.list'>) => asInfiniteQuery(client, 'console.runs.list', { query }, 'after_id', (page, options) => consoleRunsList(client, { ...query, ...page }, options));

/**
 * Get a run and its history.
 *
 * The latest record of a run, and all its records. A dry run can be inspected here by its shadow run id.
 *
 * Needs the permission `atlas_api.runs.read`.
 */
export const consoleRunsGetOptions = (client: AtlasClient, runId: string) => asQuery(client, 'console.runs.get', { runId }, options => consoleRunsGet(client, runId, options));

/**
 * List messages.
 *
 * Messages of both directions, the newest first. Filters narrow the list together. Its order is the order of arrival here, which for an inbound message may be later than `created_at`.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleMessagesListOptions = (client: AtlasClient, query?: QueryOf<'console.messages.list'>) => asQuery(client, 'console.messages.list', { query }, options => consoleMessagesList(client, query, options));

/**
 * List messages, page by page, as `consoleMessagesListOptions` describes it.
 */
export const consoleMessagesListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.messages.list'>) => asInfiniteQuery(client, 'console.messages.list', { query }, 'after_id', (page, options) => consoleMessagesList(client, { ...query, ...page }, options));

/**
 * Get a message.
 *
 * A message of either direction, with every delivery state that it has had and the reason of a failure.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleMessagesGetOptions = (client: AtlasClient, messageId: string) => asQuery(client, 'console.messages.get', { messageId }, options => consoleMessagesGet(client, messageId, options));

/**
 * React to a message.
 *
 * Puts an emoji on a message of the conversation, in place of the one before. `emoji: null` takes it away. It needs an open window. The messaging app must know the message, which is at most 30 days old. Otherwise the answer is 409 `conflict`.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleMessagesReactMutation = (client: AtlasClient) => asMutation(client, 'console.messages.react', ({ messageId, body }: {
    messageId: string;
    body: BodyOf<'console.messages.react'>;
}, options) => consoleMessagesReact(client, messageId, body, options));

/**
 * Show that you are writing.
 *
 * Shows the customer that you are writing, for 25 seconds or until your next message. It also marks the customer's message as read, as messaging apps do not show one without the other. An outbound message answers 409 `conflict`.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleMessagesShowTypingMutation = (client: AtlasClient) => asMutation(client, 'console.messages.showTyping', ({ messageId, body }: {
    messageId: string;
    body?: BodyOf<'console.messages.showTyping'>;
}, options) => consoleMessagesShowTyping(client, messageId, body, options));

/**
 * List stored requests.
 *
 * Requests of the organization and how they were answered, the newest first. Every request with a valid credential is stored soon after its answer, except what people only read in the console. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.requests.read`.
 */
export const consoleRequestsListOptions = (client: AtlasClient, query?: QueryOf<'console.requests.list'>) => asQuery(client, 'console.requests.list', { query }, options => consoleRequestsList(client, query, options));

/**
 * List stored requests, page by page, as `consoleRequestsListOptions` describes it.
 */
export const consoleRequestsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.requests.list'>) => asInfiniteQuery(client, 'console.requests.list', { query }, 'after_id', (page, options) => consoleRequestsList(client, { ...query, ...page }, options));

/**
 * Get a stored request.
 *
 * Returns one request with its body and its answer. Secrets such as tokens, passwords and codes were replaced before they were stored. Content of erased customers is replaced when they are erased.
 *
 * Needs the permission `atlas_api.requests.read`.
 */
export const consoleRequestsGetOptions = (client: AtlasClient, requestId: string) => asQuery(client, 'console.requests.get', { requestId }, options => consoleRequestsGet(client, requestId, options));

/**
 * List agent sessions.
 *
 * The sessions in which agents are evaluated, the newest first. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.agents.read`.
 */
export const consoleAgentSessionsListOptions = (client: AtlasClient, query?: QueryOf<'console.agentSessions.list'>) => asQuery(client, 'console.agentSessions.list', { query }, options => consoleAgentSessionsList(client, query, options));

/**
 * List agent sessions, page by page, as `consoleAgentSessionsListOptions` describes it.
 */
export const consoleAgentSessionsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.agentSessions.list'>) => asInfiniteQuery(client, 'console.agentSessions.list', { query }, 'after_id', (page, options) => consoleAgentSessionsList(client, { ...query, ...page }, options));

/**
 * Try an agent.
 *
 * Begins a session in which a person tries an agent. No customer hears of it. Not offered in production. An agent that the organization does not have is a validation error.
 *
 * Needs the permission `atlas_api.agents.manage`.
 */
export const consoleAgentSessionsCreateMutation = (client: AtlasClient) => asMutation(client, 'console.agentSessions.create', ({ body }: {
    body?: BodyOf<'console.agentSessions.create'>;
}, options) => consoleAgentSessionsCreate(client, body, options));

/**
 * Get an agent session.
 *
 * A session in which an agent is evaluated.
 *
 * Needs the permission `atlas_api.agents.read`.
 */
export const consoleAgentSessionsGetOptions = (client: AtlasClient, sessionId: string) => asQuery(client, 'console.agentSessions.get', { sessionId }, options => consoleAgentSessionsGet(client, sessionId, options));

/**
 * List the messages of an agent session.
 *
 * The messages of the session, oldest first.
 *
 * Needs the permission `atlas_api.agents.read`.
 */
export const consoleAgentSessionsMessagesOptions = (client: AtlasClient, sessionId: string, query?: QueryOf<'console.agentSessions.listMessages'>) => asQuery(client, 'console.agentSessions.listMessages', { sessionId, query }, options => consoleAgentSessionsMessages(client, sessionId, query, options));

/**
 * List the messages of an agent session, page by page, as `consoleAgentSessionsMessagesOptions` describes it.
 */
export const consoleAgentSessionsMessagesInfiniteOptions = (client: AtlasClient, sessionId: string, query?: QueryOf<'console.agentSessions.listMessages'>) => asInfiniteQuery(client, 'console.agentSessions.listMessages', { sessionId, query }, 'after_id', (page, options) => consoleAgentSessionsMessages(client, sessionId, { ...query, ...page }, options));

/**
 * Ask the agent that is tried.
 *
 * Adds a user message, searches the knowledge and answers with a grounded preview reply and its citations. Not offered in production. Writing to an ended session is a conflict.
 *
 * Needs the permission `atlas_api.agents.manage`.
 */
export const consoleAgentSessionsSendMessageMutation = (client: AtlasClient) => asMutation(client, 'console.agentSessions.sendMessage', ({ sessionId, body }: {
    sessionId: string;
    body: BodyOf<'console.agentSessions.sendMessage'>;
}, options) => consoleAgentSessionsSendMessage(client, sessionId, body, options));

/**
 * List or search conversations.
 *
 * Lists conversations, the one in which a customer last wrote first. All filters given must hold.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleConversationsListOptions = (client: AtlasClient, query?: Omit<QueryOf<'console.conversations.list'>, 'q'>) => asQuery(client, 'console.conversations.list', { query }, options => consoleConversationsList(client, query, options));

/**
 * List or search conversations, page by page, as `consoleConversationsListOptions` describes it.
 */
export const consoleConversationsListInfiniteOptions = (client: AtlasClient, query?: Omit<QueryOf<'console.conversations.list'>, 'q'>) => asInfiniteQuery(client, 'console.conversations.list', { query }, 'after_id', (page, options) => consoleConversationsList(client, { ...query, ...page }, options));

/**
 * List or search conversations.
 *
 * Lists conversations, the one in which a customer last wrote first. All filters given must hold.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleConversationsSearchOptions = (client: AtlasClient, q: string, query?: Omit<QueryOf<'console.conversations.list'>, 'q'>) => asQuery(client, 'console.conversations.list', { q, query }, options => consoleConversationsSearch(client, q, query, options));

/**
 * List or search conversations, page by page, as `consoleConversationsSearchOptions` describes it.
 */
export const consoleConversationsSearchInfiniteOptions = (client: AtlasClient, q: string, query?: Omit<QueryOf<'console.conversations.list'>, 'q'>) => asInfiniteQuery(client, 'console.conversations.list', { q, query }, 'after_id', (page, options) => consoleConversationsSearch(client, q, { ...query, ...page }, options));

/**
 * Count conversations by view.
 *
 * Counts the conversations of each view, up to 10,000.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleConversationsCountOptions = (client: AtlasClient) => asQuery(client, 'console.conversations.count', {}, options => consoleConversationsCount(client, options));

/**
 * Read a conversation.
 *
 * The conversation with its customer, channel, owner, labels and last message.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleConversationsGetOptions = (client: AtlasClient, conversationId: string) => asQuery(client, 'console.conversations.get', { conversationId }, options => consoleConversationsGet(client, conversationId, options));

/**
 * List the messages of a conversation.
 *
 * The messages of both sides, newest first.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleConversationsMessagesOptions = (client: AtlasClient, conversationId: string, query?: QueryOf<'console.conversations.listMessages'>) => asQuery(client, 'console.conversations.listMessages', { conversationId, query }, options => consoleConversationsMessages(client, conversationId, query, options));

/**
 * List the messages of a conversation, page by page, as `consoleConversationsMessagesOptions` describes it.
 */
export const consoleConversationsMessagesInfiniteOptions = (client: AtlasClient, conversationId: string, query?: QueryOf<'console.conversations.listMessages'>) => asInfiniteQuery(client, 'console.conversations.listMessages', { conversationId, query }, 'after_id', (page, options) => consoleConversationsMessages(client, conversationId, { ...query, ...page }, options));

/**
 * Reply to the customer.
 *
 * Sends text, or a template, to the customer as a person. Text needs an open 24-hour window; a template may go any time. With both, an open window gets the text. The message says who wrote it. People have the conversation from then on: it is `handed_off`, and without an owner, or closed, it becomes the writer's.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleConversationsReplyMutation = (client: AtlasClient) => asMutation(client, 'console.conversations.reply', ({ conversationId, body }: {
    conversationId: string;
    body: BodyOf<'console.conversations.reply'>;
}, options) => consoleConversationsReply(client, conversationId, body, options));

/**
 * List the events of a conversation.
 *
 * The conversation's events, oldest first.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleConversationsEventsOptions = (client: AtlasClient, conversationId: string, query?: QueryOf<'console.conversations.listEvents'>) => asQuery(client, 'console.conversations.listEvents', { conversationId, query }, options => consoleConversationsEvents(client, conversationId, query, options));

/**
 * List the events of a conversation, page by page, as `consoleConversationsEventsOptions` describes it.
 */
export const consoleConversationsEventsInfiniteOptions = (client: AtlasClient, conversationId: string, query?: QueryOf<'console.conversations.listEvents'>) => asInfiniteQuery(client, 'console.conversations.listEvents', { conversationId, query }, 'after_id', (page, options) => consoleConversationsEvents(client, conversationId, { ...query, ...page }, options));

/**
 * Take a conversation over.
 *
 * The conversation is `handed_off` then and yours; the agent is silent in it. One that is yours already is a conflict.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleConversationsTakeOverMutation = (client: AtlasClient) => asMutation(client, 'console.conversations.takeOver', ({ conversationId, body }: {
    conversationId: string;
    body?: BodyOf<'console.conversations.takeOver'>;
}, options) => consoleConversationsTakeOver(client, conversationId, body, options));

/**
 * Assign a conversation.
 *
 * Makes a member the owner. The status stays, and so does the agent.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleConversationsAssignMutation = (client: AtlasClient) => asMutation(client, 'console.conversations.assign', ({ conversationId, body }: {
    conversationId: string;
    body: BodyOf<'console.conversations.assign'>;
}, options) => consoleConversationsAssign(client, conversationId, body, options));

/**
 * Take the owner away.
 *
 * The status stays. A conversation without an owner is a conflict.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleConversationsUnassignMutation = (client: AtlasClient) => asMutation(client, 'console.conversations.unassign', ({ conversationId, body }: {
    conversationId: string;
    body?: BodyOf<'console.conversations.unassign'>;
}, options) => consoleConversationsUnassign(client, conversationId, body, options));

/**
 * Hand a conversation back to the agent.
 *
 * The conversation is open then, without an owner. The agent answers the last message of the customer, unless somebody has answered or the agent has spoken after it. Only a `handed_off` conversation can be handed back.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleConversationsHandBackMutation = (client: AtlasClient) => asMutation(client, 'console.conversations.handBack', ({ conversationId, body }: {
    conversationId: string;
    body?: BodyOf<'console.conversations.handBack'>;
}, options) => consoleConversationsHandBack(client, conversationId, body, options));

/**
 * Close a conversation.
 *
 * The customer no longer waits in it. The next customer message opens it again, without an owner.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleConversationsCloseMutation = (client: AtlasClient) => asMutation(client, 'console.conversations.close', ({ conversationId, body }: {
    conversationId: string;
    body?: BodyOf<'console.conversations.close'>;
}, options) => consoleConversationsClose(client, conversationId, body, options));

/**
 * Reopen a closed conversation.
 *
 * The conversation is open then, without an owner.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleConversationsReopenMutation = (client: AtlasClient) => asMutation(client, 'console.conversations.reopen', ({ conversationId, body }: {
    conversationId: string;
    body?: BodyOf<'console.conversations.reopen'>;
}, options) => consoleConversationsReopen(client, conversationId, body, options));

/**
 * List the notes of a conversation.
 *
 * The notes for colleagues, newest first.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleConversationsNotesOptions = (client: AtlasClient, conversationId: string, query?: QueryOf<'console.conversations.listNotes'>) => asQuery(client, 'console.conversations.listNotes', { conversationId, query }, options => consoleConversationsNotes(client, conversationId, query, options));

/**
 * List the notes of a conversation, page by page, as `consoleConversationsNotesOptions` describes it.
 */
export const consoleConversationsNotesInfiniteOptions = (client: AtlasClient, conversationId: string, query?: QueryOf<'console.conversations.listNotes'>) => asInfiniteQuery(client, 'console.conversations.listNotes', { conversationId, query }, 'after_id', (page, options) => consoleConversationsNotes(client, conversationId, { ...query, ...page }, options));

/**
 * Add a note for colleagues.
 *
 * No customer sees a note. An agent reads it only where it asks for notes with the context. `conversation.updated` says that there is one, without its words.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleConversationsAddNoteMutation = (client: AtlasClient) => asMutation(client, 'console.conversations.addNote', ({ conversationId, body }: {
    conversationId: string;
    body: BodyOf<'console.conversations.addNote'>;
}, options) => consoleConversationsAddNote(client, conversationId, body, options));

/**
 * Set the labels of a conversation.
 *
 * Replaces the labels. They are kept in alphabetical order, each once.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleConversationsSetLabelsMutation = (client: AtlasClient) => asMutation(client, 'console.conversations.setLabels', ({ conversationId, body }: {
    conversationId: string;
    body: BodyOf<'console.conversations.setLabels'>;
}, options) => consoleConversationsSetLabels(client, conversationId, body, options));
