// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import { asInfiniteQuery, asMutation, asQuery } from '../options.ts';
import type { BodyOf, QueryOf } from '@atlas-messaging/contract';
import type { AtlasClient, Upload } from '@atlas-messaging/sdk';
import { actionsExecute, agentManifest, agentMessageStatus, agentsCreate, agentsDirectory, agentSearchKnowledge, agentSendMessage, agentSendMessageToPhone, agentsGet, agentsList, agentsPublish, agentsSearch, agentsUpdate, channelsGet, channelsList, channelsUpdate, consoleAcceptInvitation, consoleAddConversationNote, consoleAddRedirectUri, consoleApprove, consoleApproveDraft, consoleAssignConversation, consoleChangePassword, consoleCloseConversation, consoleConfirmSecondFactor, consoleCountConversations, consoleCreateAgent, consoleCreateAgentSession, consoleCreateApp, consoleCreateGrant, consoleCreateKey, consoleCreateKnowledge, consoleCreateServiceAccount, consoleCreateSignInLink, consoleCreateTemplate, consoleCreateVoucher, consoleCreateWebhook, consoleDeleteOrganization, consoleDeleteTemplate, consoleDeleteWebhook, consoleDisableSecondFactor, consoleDisconnectChannel, consoleDismissKnowledgeGap, consoleEnableSecondFactor, consoleEndMemberSessions, consoleEndSession, consoleEndSessions, consoleEraseCustomer, consoleExportCustomer, consoleFindDeliveries, consoleGetAgent, consoleGetAgentSession, consoleGetAlerts, consoleGetApproval, consoleGetChannel, consoleGetConversation, consoleGetCustomer, consoleGetDelivery, consoleGetEvent, consoleGetExport, consoleGetKnowledge, consoleGetMedia, consoleGetMessage, consoleGetQuietHours, consoleGetRequest, consoleGetRetention, consoleGetRun, consoleGetSecondFactor, consoleGetSession, consoleGetTemplate, consoleHandBackConversation, consoleInviteMember, consoleLinkChannel, consoleListAgents, consoleListAgentSessionMessages, consoleListAgentSessions, consoleListApprovals, consoleListApps, consoleListAuditEvents, consoleListChannels, consoleListConsents, consoleListConversationEvents, consoleListConversationMessages, consoleListConversationNotes, consoleListConversations, consoleListCustomerConsents, consoleListCustomers, consoleListDeliveries, consoleListEvents, consoleListKnowledge, consoleListKnowledgeGaps, consoleListLimits, consoleListMembers, consoleListMessages, consoleListOwnSessions, consoleListRequests, consoleListRuns, consoleListServiceAccounts, consoleListTemplates, consoleListVouchers, consoleListWebhooks, consoleOverview, consolePublishAgent, consoleReadSignInLink, consoleReconnectChannel, consoleRecordCustomerConsent, consoleRecoverWebhook, consoleRefreshKnowledge, consoleRehearseApproval, consoleRehearseChangedApproval, consoleReject, consoleRemoveMember, consoleRemoveMemberSecondFactor, consoleRenewRecoveryCodes, consoleReopenConversation, consoleReplayDelivery, consoleReplayFailedDeliveries, consoleReplyToConversation, consoleRequestExport, consoleRequestPasswordReset, consoleResetMemberPassword, consoleResetPassword, consoleRevokeConsent, consoleRevokeGrant, consoleRevokeKey, consoleRotateChannelToken, consoleRotateWebhookSecret, consoleSearchConversations, consoleSearchCustomers, consoleSearchKnowledge, consoleSendAgentSessionMessage, consoleSetAlerts, consoleSetConversationLabels, consoleSetDefaultChannel, consoleSetQuietHours, consoleSetRetention, consoleSignIn, consoleSignInByLink, consoleSignOut, consoleSignUp, consoleSyncTemplates, consoleTakeOverConversation, consoleTestChannel, consoleTestWebhook, consoleUnassignConversation, consoleUpdateAgent, consoleUpdateChannel, consoleUpdateCustomer, consoleUpdateKnowledge, consoleUpdateMember, consoleUpdateOrganization, consoleUpdateTemplate, consoleUpdateWebhook, consoleUploadMedia, consoleWriteAsCustomer, conversationsContext, conversationsEvents, conversationsList, customersConsents, customersErase, customersExport, customersGet, customersList, customersRecordConsent, customersSearch, customersUpdate, discoveryAgents, discoveryMcp, discoveryOpenapi, eventsGet, eventsIngest, eventsList, keysRevoke, knowledgeCreate, knowledgeGet, knowledgeList, knowledgeRefresh, knowledgeSearch, knowledgeUpdate, mediaGet, mediaUpload, mediaUploadFile, messagesCancel, messagesGet, messagesList, messagesMarkRead, messagesSend, runsGet, runsList, sandboxCredentials, sessionsCreate, sessionsExchange, sessionsList, sessionsMessages, sessionsRuns, sessionsSendMessage, sessionsUpdate, systemHealth, systemLive, systemReady, systemVersion, toolServerCall, toolsManifest, webhooksCreate, webhooksDelete, webhooksDeliveries, webhooksGetDelivery, webhooksList, webhooksRecover, webhooksUpdate } from '@atlas-messaging/sdk/operations';

/**
 * List messages.
 *
 * Messages of both directions, the newest first. Filters narrow the list together. Its order is the order of arrival here, which for an inbound message may be later than `created_at`. With `since` alone it gives the latest messages of every conversation at once; `conversation_id` leads to the conversations of `conversations.list`.
 *
 * Needs the scope `atlas.conversations.read`.
 */
export const messagesListOptions = (client: AtlasClient, query?: QueryOf<'messages.list'>) => asQuery(client, 'messages.list', { query }, options => messagesList(client, query, options));

/**
 * List messages.
 *
 * Messages of both directions, the newest first. Filters narrow the list together. Its order is the order of arrival here, which for an inbound message may be later than `created_at`. With `since` alone it gives the latest messages of every conversation at once; `conversation_id` leads to the conversations of `conversations.list`.
 *
 * Needs the scope `atlas.conversations.read`.
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
 * List channels.
 *
 * The messaging channels of the organization, the newest first.
 *
 * Needs the scope `atlas.channels.read`.
 */
export const channelsListOptions = (client: AtlasClient, query?: QueryOf<'channels.list'>) => asQuery(client, 'channels.list', { query }, options => channelsList(client, query, options));

/**
 * List channels.
 *
 * The messaging channels of the organization, the newest first.
 *
 * Needs the scope `atlas.channels.read`.
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
 * List or search knowledge.
 *
 * Without `q`: the organization's documents, newest first. With `q`: ranked passages with citations and the state of the knowledge. `audience` filters both. The list omits archived documents unless `status` selects them. Search covers only indexed documents.
 *
 * Needs the scope `atlas.knowledge.read`.
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
 * List or search knowledge.
 *
 * Without `q`: the organization's documents, newest first. With `q`: ranked passages with citations and the state of the knowledge. `audience` filters both. The list omits archived documents unless `status` selects them. Search covers only indexed documents.
 *
 * Needs the scope `atlas.knowledge.read`.
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
 * List agents.
 *
 * The agents of the organization, hosted and external, the newest first. Archived ones are left out by default.
 *
 * Needs the scope `atlas.agents.read`.
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
 * List published agents.
 *
 * The published agents of all organizations, by name. Needs no authentication. Pages are counted, not frozen: an agent that is published or withdrawn meanwhile moves the ones after it.
 */
export const agentsDirectoryInfiniteOptions = (client: AtlasClient, query?: Omit<QueryOf<'agents.directory'>, 'q'>) => asInfiniteQuery(client, 'agents.directory', { query }, 'offset', (page, options) => agentsDirectory(client, { ...query, ...page }, options));

/**
 * List published agents.
 *
 * The published agents of all organizations, by name. Needs no authentication. Pages are counted, not frozen: an agent that is published or withdrawn meanwhile moves the ones after it.
 */
export const agentsSearchOptions = (client: AtlasClient, q: string, query?: Omit<QueryOf<'agents.directory'>, 'q'>) => asQuery(client, 'agents.directory', { q, query }, options => agentsSearch(client, q, query, options));

/**
 * List published agents.
 *
 * The published agents of all organizations, by name. Needs no authentication. Pages are counted, not frozen: an agent that is published or withdrawn meanwhile moves the ones after it.
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
 * List sessions.
 *
 * The sandbox sessions of the organization by `created_at`, the newest first.
 *
 * Needs the scope `atlas.sessions.read`.
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
 * List the messages of a session.
 *
 * The messages of the session, oldest first.
 *
 * Needs the scope `atlas.sessions.read`.
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
 * List the runs of a session.
 *
 * The runs of the session, the newest first: intent, tools called and status of each.
 *
 * Needs the scope `atlas.runs.read`.
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
 * List conversations.
 *
 * All conversations of the organization, the newest first: ordered by when they began, not by their last message. To get what was said today in all of them, call `messages.list` with `since`: one list instead of a call for each conversation.
 *
 * Needs the scope `atlas.conversations.read`.
 */
export const conversationsListInfiniteOptions = (client: AtlasClient, query?: QueryOf<'conversations.list'>) => asInfiniteQuery(client, 'conversations.list', { query }, 'after_id', (page, options) => conversationsList(client, { ...query, ...page }, options));

/**
 * List the events of a conversation.
 *
 * The conversation's events, oldest first.
 *
 * Needs the scope `atlas.conversations.read`.
 */
export const conversationsEventsOptions = (client: AtlasClient, id: string, query?: QueryOf<'conversations.listEvents'>) => asQuery(client, 'conversations.listEvents', { id, query }, options => conversationsEvents(client, id, query, options));

/**
 * List the events of a conversation.
 *
 * The conversation's events, oldest first.
 *
 * Needs the scope `atlas.conversations.read`.
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
 * List customers.
 *
 * The customers of the organization, the newest first. Filters narrow the list together.
 *
 * Needs the scope `atlas.customers.read`.
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
 * List customers.
 *
 * The customers of the organization, the newest first. Filters narrow the list together.
 *
 * Needs the scope `atlas.customers.read`.
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
 * Changes the members that are given. `labels` replaces the list. `attributes` changes the attributes that it names, and null removes one.
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
 * Export a customer.
 *
 * All that is kept about a customer: the record, consents, conversations, notes of colleagues, references to runs, events and deliveries, and a page of messages, the newest first. Follow `next_cursor` for the other messages; each page repeats the rest.
 *
 * Needs the scope `atlas.customers.read`.
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
 * List the consents of a customer.
 *
 * Each time the customer, the messaging app, an operator or you said if marketing is allowed; the newest record first. The one with the newest `at` holds.
 *
 * Needs the scope `atlas.customers.read`.
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
 * List events.
 *
 * Lists the organization's events in the order in which they were committed, oldest first. To follow them, pass the `id` of the last event you have as `after_id`: no event is skipped and none comes twice, also when several requests commit at once. Events are kept for 30 days unless the deployment says otherwise; an `after_id` that is gone is refused with `invalid_cursor`.
 *
 * Needs the scope `atlas.events.read`.
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
 * List runs.
 *
 * The audit log of all operations of the organization, the newest first. Each run appears once, with its latest record. Filters narrow the list together.
 *
 * Needs the scope `atlas.runs.read`.
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
 * List webhook subscriptions.
 *
 * Lists the subscriptions of the organization without their secrets, newest first. Deleted ones are left out.
 *
 * Needs the scope `atlas.events.read`.
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
 * List deliveries.
 *
 * Lists the deliveries to the endpoint with every attempt, newest first.
 *
 * Needs the scope `atlas.events.read`.
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
export const consoleSignUpMutation = (client: AtlasClient) => asMutation(client, 'console.signUp', ({ body }: {
    body: BodyOf<'console.signUp'>;
}, options) => consoleSignUp(client, body, options));

/**
 * End all own sessions.
 *
 * Ends all of the operator's console sessions in the organization, including the current one, at once and on every instance of the service.
 */
export const consoleEndSessionsMutation = (client: AtlasClient) => asMutation(client, 'console.endSessions', ({}: {}, options) => consoleEndSessions(client, options));

/**
 * List own sessions.
 *
 * Lists the console sessions of the operator in this organization that have not ended, the newest first.
 */
export const consoleListOwnSessionsOptions = (client: AtlasClient, query?: QueryOf<'console.listOwnSessions'>) => asQuery(client, 'console.listOwnSessions', { query }, options => consoleListOwnSessions(client, query, options));

/**
 * List own sessions.
 *
 * Lists the console sessions of the operator in this organization that have not ended, the newest first.
 */
export const consoleListOwnSessionsInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listOwnSessions'>) => asInfiniteQuery(client, 'console.listOwnSessions', { query }, 'after_id', (page, options) => consoleListOwnSessions(client, { ...query, ...page }, options));

/**
 * Sign in.
 *
 * Starts a console session of twelve hours in an organization where the password works. Attempts are limited for each operator's address and each client address. A device that signed in before has separate attempts, by its cookie or `device_token`, so that strangers cannot lock the operator out. With a second factor, `code` is needed too. Codes have a limit of their own for each operator, counted wherever one is checked.
 */
export const consoleSignInMutation = (client: AtlasClient) => asMutation(client, 'console.signIn', ({ body }: {
    body: BodyOf<'console.signIn'>;
}, options) => consoleSignIn(client, body, options));

/**
 * Change the own password.
 *
 * Sets a new password for the operator in the session's organization. Ends all the operator's other sessions there, at once and on every instance of the service. Earlier reset tokens become invalid. A member has five attempts a minute.
 */
export const consoleChangePasswordMutation = (client: AtlasClient) => asMutation(client, 'console.changePassword', ({ body }: {
    body: BodyOf<'console.changePassword'>;
}, options) => consoleChangePassword(client, body, options));

/**
 * Reset a password.
 *
 * Sets a password with a reset token, once and within 24 hours. Ends all of the operator's sessions in that organization and signs the operator in there. Sessions and passwords in other organizations stay. With a second factor, `code` is needed too. The reset ends after five wrong codes.
 */
export const consoleResetPasswordMutation = (client: AtlasClient) => asMutation(client, 'console.resetPassword', ({ body }: {
    body: BodyOf<'console.resetPassword'>;
}, options) => consoleResetPassword(client, body, options));

/**
 * Ask for a password reset by mail.
 *
 * Mails a link to an address that has forgotten its password, one for each organization where it has one, at most five. A link sets a new password once, within an hour; a sign-in voids it. The answer is the same for an unknown address, and comes before anything is looked up. Members who must use single sign-on get no mail. Five requests a minute are allowed for an address, and one is mailed.
 */
export const consoleRequestPasswordResetMutation = (client: AtlasClient) => asMutation(client, 'console.requestPasswordReset', ({ body }: {
    body: BodyOf<'console.requestPasswordReset'>;
}, options) => consoleRequestPasswordReset(client, body, options));

/**
 * Sign out.
 *
 * Ends the console session that it is called with, at once and on every instance of the service. The sessions that its sign-in links began end with it.
 */
export const consoleSignOutMutation = (client: AtlasClient) => asMutation(client, 'console.signOut', ({}: {}, options) => consoleSignOut(client, options));

/**
 * Get the current session.
 *
 * Tells who is signed in: the member with its permissions, the organization, the environment, and the end of the session.
 */
export const consoleGetSessionOptions = (client: AtlasClient) => asQuery(client, 'console.getSession', {}, options => consoleGetSession(client, options));

/**
 * Create a sign-in link.
 *
 * Returns an address of the console that signs in a browser as the calling operator, once and within the hour. Programs that hold a session use it to open the console, as `run sandbox` does. Its code is in the fragment, which browsers do not send. A session has five links at a time: a further one ends the oldest.
 *
 * Preview: it may change, and production may not offer it.
 */
export const consoleCreateSignInLinkMutation = (client: AtlasClient) => asMutation(client, 'console.createSignInLink', ({ body }: {
    body?: BodyOf<'console.createSignInLink'>;
}, options) => consoleCreateSignInLink(client, body, options));

/**
 * Read a sign-in link.
 *
 * Tells whom a sign-in link signs in, and where, without using it up. The console asks before it follows a link, since anybody can lead a person to one.
 *
 * Preview: it may change, and production may not offer it.
 */
export const consoleReadSignInLinkMutation = (client: AtlasClient) => asMutation(client, 'console.readSignInLink', ({ body }: {
    body: BodyOf<'console.readSignInLink'>;
}, options) => consoleReadSignInLink(client, body, options));

/**
 * Sign in by a link.
 *
 * Starts the session of a sign-in link with its code, once and within the hour. The session is that of the operator who made the link, in the same organization, and ends with the session that made it. If that one has ended, so has the link.
 *
 * Preview: it may change, and production may not offer it.
 */
export const consoleSignInByLinkMutation = (client: AtlasClient) => asMutation(client, 'console.signInByLink', ({ body }: {
    body: BodyOf<'console.signInByLink'>;
}, options) => consoleSignInByLink(client, body, options));

/**
 * Write as a customer.
 *
 * Takes in a message as if a customer had sent it, so that people can try the inbox. Not offered in production. Without `channel` it arrives on `chatapp`.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleWriteAsCustomerMutation = (client: AtlasClient) => asMutation(client, 'console.writeAsCustomer', ({ body }: {
    body: BodyOf<'console.writeAsCustomer'>;
}, options) => consoleWriteAsCustomer(client, body, options));

/**
 * Accept an invitation.
 *
 * Activates the invited member with a new password and signs the operator in. The password works in this organization only. A password that the address has in another organization stays unchanged. An invitation can be accepted once, within 7 days.
 */
export const consoleAcceptInvitationMutation = (client: AtlasClient) => asMutation(client, 'console.acceptInvitation', ({ body }: {
    body: BodyOf<'console.acceptInvitation'>;
}, options) => consoleAcceptInvitation(client, body, options));

/**
 * List linked channels.
 *
 * Lists the channels of the organization with their links, without secrets, newest first.
 *
 * Needs the permission `atlas_api.channels.read`.
 */
export const consoleListChannelsOptions = (client: AtlasClient, query?: QueryOf<'console.listChannels'>) => asQuery(client, 'console.listChannels', { query }, options => consoleListChannels(client, query, options));

/**
 * List linked channels.
 *
 * Lists the channels of the organization with their links, without secrets, newest first.
 *
 * Needs the permission `atlas_api.channels.read`.
 */
export const consoleListChannelsInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listChannels'>) => asInfiniteQuery(client, 'console.listChannels', { query }, 'after_id', (page, options) => consoleListChannels(client, { ...query, ...page }, options));

/**
 * Link a channel.
 *
 * Links a number at a messaging app. The answer has what to enter at the provider; the token is shown once. In the sandbox the channel is scripted and contacts nobody.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleLinkChannelMutation = (client: AtlasClient) => asMutation(client, 'console.linkChannel', ({ body }: {
    body: BodyOf<'console.linkChannel'>;
}, options) => consoleLinkChannel(client, body, options));

/**
 * Get a linked channel.
 *
 * Gets a channel with its link, without secrets.
 *
 * Needs the permission `atlas_api.channels.read`.
 */
export const consoleGetChannelOptions = (client: AtlasClient, channelId: string) => asQuery(client, 'console.getChannel', { channelId }, options => consoleGetChannel(client, channelId, options));

/**
 * Change a channel.
 *
 * Changes the members that are given.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleUpdateChannelMutation = (client: AtlasClient) => asMutation(client, 'console.updateChannel', ({ channelId, body }: {
    channelId: string;
    body: BodyOf<'console.updateChannel'>;
}, options) => consoleUpdateChannel(client, channelId, body, options));

/**
 * Test a channel.
 *
 * Asks the provider now, and answers the health that it found. It counts like a scheduled check.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleTestChannelMutation = (client: AtlasClient) => asMutation(client, 'console.testChannel', ({ channelId, body }: {
    channelId: string;
    body?: BodyOf<'console.testChannel'>;
}, options) => consoleTestChannel(client, channelId, body, options));

/**
 * Rotate a channel's secrets.
 *
 * Replaces the access token, the app secret, or both, and makes a new verify token, which is shown once. The provider asks for the verify token only when a callback URL is set up.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleRotateChannelTokenMutation = (client: AtlasClient) => asMutation(client, 'console.rotateChannelToken', ({ channelId, body }: {
    channelId: string;
    body: BodyOf<'console.rotateChannelToken'>;
}, options) => consoleRotateChannelToken(client, channelId, body, options));

/**
 * Disconnect a channel.
 *
 * Sends nothing over the channel from now on. Queued messages wait; after 24 hours they fail with `channel_disconnected`. A channel that is disconnected already is answered unchanged.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleDisconnectChannelMutation = (client: AtlasClient) => asMutation(client, 'console.disconnectChannel', ({ channelId, body }: {
    channelId: string;
    body?: BodyOf<'console.disconnectChannel'>;
}, options) => consoleDisconnectChannel(client, channelId, body, options));

/**
 * Reconnect a channel.
 *
 * Ends a disconnection, so queued messages go out. A channel that no operator disconnected is answered unchanged.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleReconnectChannelMutation = (client: AtlasClient) => asMutation(client, 'console.reconnectChannel', ({ channelId, body }: {
    channelId: string;
    body?: BodyOf<'console.reconnectChannel'>;
}, options) => consoleReconnectChannel(client, channelId, body, options));

/**
 * Send over a channel by default.
 *
 * Messages that name no channel go over this one. A disconnected channel is a conflict.
 *
 * Needs the permission `atlas_api.channels.manage`.
 */
export const consoleSetDefaultChannelMutation = (client: AtlasClient) => asMutation(client, 'console.setDefaultChannel', ({ channelId, body }: {
    channelId: string;
    body?: BodyOf<'console.setDefaultChannel'>;
}, options) => consoleSetDefaultChannel(client, channelId, body, options));

/**
 * List agents.
 *
 * Lists the agents of the organization, the newest first. Archived ones are left out by default.
 *
 * Needs the permission `atlas_api.agents.read`.
 */
export const consoleListAgentsOptions = (client: AtlasClient, query?: QueryOf<'console.listAgents'>) => asQuery(client, 'console.listAgents', { query }, options => consoleListAgents(client, query, options));

/**
 * List agents.
 *
 * Lists the agents of the organization, the newest first. Archived ones are left out by default.
 *
 * Needs the permission `atlas_api.agents.read`.
 */
export const consoleListAgentsInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listAgents'>) => asInfiniteQuery(client, 'console.listAgents', { query }, 'after_id', (page, options) => consoleListAgents(client, { ...query, ...page }, options));

/**
 * Create an agent.
 *
 * Creates a hosted agent, or the record of an external one. A hosted agent serves its channels that no other agent serves.
 *
 * Needs the permission `atlas_api.agents.manage`.
 */
export const consoleCreateAgentMutation = (client: AtlasClient) => asMutation(client, 'console.createAgent', ({ body }: {
    body: BodyOf<'console.createAgent'>;
}, options) => consoleCreateAgent(client, body, options));

/**
 * Get an agent.
 *
 * Gets one agent, archived ones too.
 *
 * Needs the permission `atlas_api.agents.read`.
 */
export const consoleGetAgentOptions = (client: AtlasClient, agentId: string) => asQuery(client, 'console.getAgent', { agentId }, options => consoleGetAgent(client, agentId, options));

/**
 * Change or archive an agent.
 *
 * Changes the members that are given. `status: archived` archives the agent: it answers nobody and leaves the directory. `status: ready` brings it back.
 *
 * Needs the permission `atlas_api.agents.manage`.
 */
export const consoleUpdateAgentMutation = (client: AtlasClient) => asMutation(client, 'console.updateAgent', ({ agentId, body }: {
    agentId: string;
    body: BodyOf<'console.updateAgent'>;
}, options) => consoleUpdateAgent(client, agentId, body, options));

/**
 * Publish an agent in the directory, or withdraw it.
 *
 * Lists the agent in the public directory, changes its listing, or takes it out. A slug that another listing has is a conflict, and so is an archived agent.
 *
 * Needs the permission `atlas_api.agents.manage`.
 */
export const consolePublishAgentMutation = (client: AtlasClient) => asMutation(client, 'console.publishAgent', ({ agentId, body }: {
    agentId: string;
    body: BodyOf<'console.publishAgent'>;
}, options) => consolePublishAgent(client, agentId, body, options));

/**
 * End one own session.
 *
 * Ends a console session of the operator at once, on every instance of the service. The sessions that its sign-in links began end with it.
 */
export const consoleEndSessionMutation = (client: AtlasClient) => asMutation(client, 'console.endSession', ({ sessionId }: {
    sessionId: string;
}, options) => consoleEndSession(client, sessionId, options));

/**
 * Get the own second factor.
 *
 * Tells if the operator has a second factor in this organization, and how many recovery codes are left.
 */
export const consoleGetSecondFactorOptions = (client: AtlasClient) => asQuery(client, 'console.getSecondFactor', {}, options => consoleGetSecondFactor(client, options));

/**
 * Begin a second factor.
 *
 * Makes a secret for an authenticator app (TOTP). It counts once it is confirmed by a code. A new one replaces one that is not confirmed. A member has five attempts a minute.
 */
export const consoleEnableSecondFactorMutation = (client: AtlasClient) => asMutation(client, 'console.enableSecondFactor', ({ body }: {
    body: BodyOf<'console.enableSecondFactor'>;
}, options) => consoleEnableSecondFactor(client, body, options));

/**
 * Confirm the second factor.
 *
 * Turns the second factor on by a first code, and shows recovery codes. From then on signing in by password needs a code too.
 */
export const consoleConfirmSecondFactorMutation = (client: AtlasClient) => asMutation(client, 'console.confirmSecondFactor', ({ body }: {
    body: BodyOf<'console.confirmSecondFactor'>;
}, options) => consoleConfirmSecondFactor(client, body, options));

/**
 * Disable the own second factor.
 *
 * Takes the password, and a code while the second factor is on: a stolen password alone must not weaken it. Removes the second factor and its recovery codes.
 */
export const consoleDisableSecondFactorMutation = (client: AtlasClient) => asMutation(client, 'console.disableSecondFactor', ({ body }: {
    body: BodyOf<'console.disableSecondFactor'>;
}, options) => consoleDisableSecondFactor(client, body, options));

/**
 * Make new recovery codes.
 *
 * Takes the password, and a code while the second factor is on: a stolen password alone must not weaken it. Makes ten new recovery codes. Earlier ones are void.
 */
export const consoleRenewRecoveryCodesMutation = (client: AtlasClient) => asMutation(client, 'console.renewRecoveryCodes', ({ body }: {
    body: BodyOf<'console.renewRecoveryCodes'>;
}, options) => consoleRenewRecoveryCodes(client, body, options));

/**
 * Remove a member's second factor.
 *
 * For a member who has lost app and recovery codes. You need every permission that the member has. The next sign-in needs the password alone.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleRemoveMemberSecondFactorMutation = (client: AtlasClient) => asMutation(client, 'console.removeMemberSecondFactor', ({ memberId }: {
    memberId: string;
}, options) => consoleRemoveMemberSecondFactor(client, memberId, options));

/**
 * Rename the organization.
 *
 * Changes the name of the organization.
 *
 * Needs the permission `atlas_api.organization.manage`.
 */
export const consoleUpdateOrganizationMutation = (client: AtlasClient) => asMutation(client, 'console.updateOrganization', ({ body }: {
    body: BodyOf<'console.updateOrganization'>;
}, options) => consoleUpdateOrganization(client, body, options));

/**
 * Delete the organization.
 *
 * Takes the password, and a code while the second factor is on: a stolen session alone must not end the organization. Members without a password must have signed in within the last 15 minutes. Ends all credentials, sessions, channels and pending work of the organization at once. Its rows are removed from an hour later on, except the audit log. Nothing brings it back.
 *
 * Needs the permission `atlas_api.organization.manage`.
 */
export const consoleDeleteOrganizationMutation = (client: AtlasClient) => asMutation(client, 'console.deleteOrganization', ({ body }: {
    body: BodyOf<'console.deleteOrganization'>;
}, options) => consoleDeleteOrganization(client, body, options));

/**
 * Get the export.
 *
 * The last export of the organization, with its progress.
 *
 * Needs the permission `atlas_api.organization.export`.
 */
export const consoleGetExportOptions = (client: AtlasClient) => asQuery(client, 'console.getExport', {}, options => consoleGetExport(client, options));

/**
 * Export the organization.
 *
 * Begins to make one file of all that the service keeps about the organization: customers, conversations, messages with the bytes of their media, knowledge, events, runs, the audit log and the settings. Secrets are left out. While one is made, the answer is that one. A new file takes the place of the one before. `export.status_changed` tells when it is ready.
 *
 * Needs the permission `atlas_api.organization.export`.
 */
export const consoleRequestExportMutation = (client: AtlasClient) => asMutation(client, 'console.requestExport', ({ body }: {
    body?: BodyOf<'console.requestExport'>;
}, options) => consoleRequestExport(client, body, options));

/**
 * See the overview.
 *
 * The organization's totals, and the operator's permissions in the console.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleOverviewOptions = (client: AtlasClient) => asQuery(client, 'console.overview', {}, options => consoleOverview(client, options));

/**
 * List apps.
 *
 * Lists the apps of the organization with their redirect URIs and grants, without secrets, newest first.
 *
 * Needs the permission `atlas_api.apps.read`.
 */
export const consoleListAppsOptions = (client: AtlasClient, query?: QueryOf<'console.listApps'>) => asQuery(client, 'console.listApps', { query }, options => consoleListApps(client, query, options));

/**
 * List apps.
 *
 * Lists the apps of the organization with their redirect URIs and grants, without secrets, newest first.
 *
 * Needs the permission `atlas_api.apps.read`.
 */
export const consoleListAppsInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listApps'>) => asInfiniteQuery(client, 'console.listApps', { query }, 'after_id', (page, options) => consoleListApps(client, { ...query, ...page }, options));

/**
 * Create an app.
 *
 * An app holds redirect URIs and access grants.
 *
 * Needs the permission `atlas_api.apps.write`.
 */
export const consoleCreateAppMutation = (client: AtlasClient) => asMutation(client, 'console.createApp', ({ body }: {
    body: BodyOf<'console.createApp'>;
}, options) => consoleCreateApp(client, body, options));

/**
 * Register a redirect URI.
 *
 * OAuth sends the users of the app back only to a registered address. Registering one again answers the same.
 *
 * Needs the permission `atlas_api.oauth.manage`.
 */
export const consoleAddRedirectUriMutation = (client: AtlasClient) => asMutation(client, 'console.addRedirectUri', ({ appId, body }: {
    appId: string;
    body: BodyOf<'console.addRedirectUri'>;
}, options) => consoleAddRedirectUri(client, appId, body, options));

/**
 * Create an access grant.
 *
 * The answer carries the bearer token, once.
 *
 * Needs the permission `atlas_api.oauth.manage`.
 */
export const consoleCreateGrantMutation = (client: AtlasClient) => asMutation(client, 'console.createGrant', ({ appId, body }: {
    appId: string;
    body: BodyOf<'console.createGrant'>;
}, options) => consoleCreateGrant(client, appId, body, options));

/**
 * Revoke an access grant.
 *
 * Revokes the grant at once, on every instance of the service. Revoking it again answers the same.
 *
 * Needs the permission `atlas_api.oauth.manage`.
 */
export const consoleRevokeGrantMutation = (client: AtlasClient) => asMutation(client, 'console.revokeGrant', ({ appId, grantId }: {
    appId: string;
    grantId: string;
}, options) => consoleRevokeGrant(client, appId, grantId, options));

/**
 * List service accounts.
 *
 * Lists the service accounts of the organization with prefixes and scopes of their keys, without secrets, newest first.
 *
 * Needs the permission `atlas_api.service_accounts.manage`.
 */
export const consoleListServiceAccountsOptions = (client: AtlasClient, query?: QueryOf<'console.listServiceAccounts'>) => asQuery(client, 'console.listServiceAccounts', { query }, options => consoleListServiceAccounts(client, query, options));

/**
 * List service accounts.
 *
 * Lists the service accounts of the organization with prefixes and scopes of their keys, without secrets, newest first.
 *
 * Needs the permission `atlas_api.service_accounts.manage`.
 */
export const consoleListServiceAccountsInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listServiceAccounts'>) => asInfiniteQuery(client, 'console.listServiceAccounts', { query }, 'after_id', (page, options) => consoleListServiceAccounts(client, { ...query, ...page }, options));

/**
 * Create a service account.
 *
 * A service account holds keys and webhook endpoints.
 *
 * Needs the permission `atlas_api.service_accounts.manage`.
 */
export const consoleCreateServiceAccountMutation = (client: AtlasClient) => asMutation(client, 'console.createServiceAccount', ({ body }: {
    body: BodyOf<'console.createServiceAccount'>;
}, options) => consoleCreateServiceAccount(client, body, options));

/**
 * Create a key.
 *
 * The answer carries the key in plaintext, once.
 *
 * Needs the permission `atlas_api.keys.manage`.
 */
export const consoleCreateKeyMutation = (client: AtlasClient) => asMutation(client, 'console.createKey', ({ serviceAccountId, body }: {
    serviceAccountId: string;
    body: BodyOf<'console.createKey'>;
}, options) => consoleCreateKey(client, serviceAccountId, body, options));

/**
 * Revoke a key.
 *
 * Revokes the key at once, on every instance of the service. Revoking it again answers the same.
 *
 * Needs the permission `atlas_api.keys.manage`.
 */
export const consoleRevokeKeyMutation = (client: AtlasClient) => asMutation(client, 'console.revokeKey', ({ serviceAccountId, keyId }: {
    serviceAccountId: string;
    keyId: string;
}, options) => consoleRevokeKey(client, serviceAccountId, keyId, options));

/**
 * Find deliveries of all webhooks.
 *
 * Lists the deliveries to all webhooks with every attempt, newest first. Those of deleted webhooks are not listed.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleFindDeliveriesOptions = (client: AtlasClient, query?: QueryOf<'console.findDeliveries'>) => asQuery(client, 'console.findDeliveries', { query }, options => consoleFindDeliveries(client, query, options));

/**
 * Find deliveries of all webhooks.
 *
 * Lists the deliveries to all webhooks with every attempt, newest first. Those of deleted webhooks are not listed.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleFindDeliveriesInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.findDeliveries'>) => asInfiniteQuery(client, 'console.findDeliveries', { query }, 'after_id', (page, options) => consoleFindDeliveries(client, { ...query, ...page }, options));

/**
 * List webhook endpoints.
 *
 * Lists the webhook endpoints of the organization without their signing secrets, newest first. Deleted ones are left out.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleListWebhooksOptions = (client: AtlasClient, query?: QueryOf<'console.listWebhooks'>) => asQuery(client, 'console.listWebhooks', { query }, options => consoleListWebhooks(client, query, options));

/**
 * List webhook endpoints.
 *
 * Lists the webhook endpoints of the organization without their signing secrets, newest first. Deleted ones are left out.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleListWebhooksInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listWebhooks'>) => asInfiniteQuery(client, 'console.listWebhooks', { query }, 'after_id', (page, options) => consoleListWebhooks(client, { ...query, ...page }, options));

/**
 * Create a webhook endpoint.
 *
 * The answer carries the signing secret, once.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleCreateWebhookMutation = (client: AtlasClient) => asMutation(client, 'console.createWebhook', ({ body }: {
    body: BodyOf<'console.createWebhook'>;
}, options) => consoleCreateWebhook(client, body, options));

/**
 * Delete a webhook endpoint.
 *
 * Stops deliveries at once, retries included.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleDeleteWebhookMutation = (client: AtlasClient) => asMutation(client, 'console.deleteWebhook', ({ webhookId }: {
    webhookId: string;
}, options) => consoleDeleteWebhook(client, webhookId, options));

/**
 * Change a webhook endpoint.
 *
 * Changes the members that are given.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleUpdateWebhookMutation = (client: AtlasClient) => asMutation(client, 'console.updateWebhook', ({ webhookId, body }: {
    webhookId: string;
    body: BodyOf<'console.updateWebhook'>;
}, options) => consoleUpdateWebhook(client, webhookId, body, options));

/**
 * Deliver missed events to a webhook.
 *
 * Delivers each event since a time that the webhook subscribes to and has not received, in the order of the events: those of the time when it was disabled, and those whose last retry failed. Events that it has received, or that are still retried, do not come again. A disabled webhook must be made active first. One call looks at 2,000 events; if `has_more` is true, call again with `after_id`. Events count by the names that the webhook subscribes to now.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleRecoverWebhookMutation = (client: AtlasClient) => asMutation(client, 'console.recoverWebhook', ({ webhookId, body }: {
    webhookId: string;
    body: BodyOf<'console.recoverWebhook'>;
}, options) => consoleRecoverWebhook(client, webhookId, body, options));

/**
 * Send a test event.
 *
 * Queues an event with sample contents for this endpoint only.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleTestWebhookMutation = (client: AtlasClient) => asMutation(client, 'console.testWebhook', ({ webhookId, body }: {
    webhookId: string;
    body?: BodyOf<'console.testWebhook'>;
}, options) => consoleTestWebhook(client, webhookId, body, options));

/**
 * Rotate a signing secret.
 *
 * Takes the `secret` of the body, or makes one. The answer carries it, once. For 24 hours deliveries are signed with both: `Atlas-Signature` by the new one, `Atlas-Signature-Previous` by the old one. Rotating again within that time ends the older of the two at once.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleRotateWebhookSecretMutation = (client: AtlasClient) => asMutation(client, 'console.rotateWebhookSecret', ({ webhookId, body }: {
    webhookId: string;
    body?: BodyOf<'console.rotateWebhookSecret'>;
}, options) => consoleRotateWebhookSecret(client, webhookId, body, options));

/**
 * List deliveries.
 *
 * Lists the deliveries to the endpoint with every attempt, newest first.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleListDeliveriesOptions = (client: AtlasClient, webhookId: string, query?: QueryOf<'console.listDeliveries'>) => asQuery(client, 'console.listDeliveries', { webhookId, query }, options => consoleListDeliveries(client, webhookId, query, options));

/**
 * List deliveries.
 *
 * Lists the deliveries to the endpoint with every attempt, newest first.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleListDeliveriesInfiniteOptions = (client: AtlasClient, webhookId: string, query?: QueryOf<'console.listDeliveries'>) => asInfiniteQuery(client, 'console.listDeliveries', { webhookId, query }, 'after_id', (page, options) => consoleListDeliveries(client, webhookId, { ...query, ...page }, options));

/**
 * Get a delivery.
 *
 * Returns one delivery with its request, and with the endpoint's answer to each attempt. The body is the exact text that was sent.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleGetDeliveryOptions = (client: AtlasClient, webhookId: string, deliveryId: string) => asQuery(client, 'console.getDelivery', { webhookId, deliveryId }, options => consoleGetDelivery(client, webhookId, deliveryId, options));

/**
 * Replay a delivery.
 *
 * Delivers the event again, under the same `event_id` and with a new round of attempts.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleReplayDeliveryMutation = (client: AtlasClient) => asMutation(client, 'console.replayDelivery', ({ webhookId, deliveryId, body }: {
    webhookId: string;
    deliveryId: string;
    body?: BodyOf<'console.replayDelivery'>;
}, options) => consoleReplayDelivery(client, webhookId, deliveryId, body, options));

/**
 * Replay failed deliveries.
 *
 * Delivers every exhausted delivery since a time again, each under its own `event_id`.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 */
export const consoleReplayFailedDeliveriesMutation = (client: AtlasClient) => asMutation(client, 'console.replayFailedDeliveries', ({ webhookId, body }: {
    webhookId: string;
    body: BodyOf<'console.replayFailedDeliveries'>;
}, options) => consoleReplayFailedDeliveries(client, webhookId, body, options));

/**
 * List audit events.
 *
 * Lists the most recent lifecycle events of the organization's assets, newest first.
 *
 * Needs the permission `atlas_api.audit.read`.
 */
export const consoleListAuditEventsOptions = (client: AtlasClient, query?: QueryOf<'console.listAuditEvents'>) => asQuery(client, 'console.listAuditEvents', { query }, options => consoleListAuditEvents(client, query, options));

/**
 * List audit events.
 *
 * Lists the most recent lifecycle events of the organization's assets, newest first.
 *
 * Needs the permission `atlas_api.audit.read`.
 */
export const consoleListAuditEventsInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listAuditEvents'>) => asInfiniteQuery(client, 'console.listAuditEvents', { query }, 'after_id', (page, options) => consoleListAuditEvents(client, { ...query, ...page }, options));

/**
 * List message templates.
 *
 * Lists the message templates of the organization, newest first.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleListTemplatesOptions = (client: AtlasClient, query?: QueryOf<'console.listTemplates'>) => asQuery(client, 'console.listTemplates', { query }, options => consoleListTemplates(client, query, options));

/**
 * List message templates.
 *
 * Lists the message templates of the organization, newest first.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleListTemplatesInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listTemplates'>) => asInfiniteQuery(client, 'console.listTemplates', { query }, 'after_id', (page, options) => consoleListTemplates(client, { ...query, ...page }, options));

/**
 * Create a message template.
 *
 * Submits the template to the messaging app, which decides later; `template.status_changed` tells the outcome. The sandbox decides by the beginning of the name: `rejected_`, `paused_`, `pending_`. It approves all others at once. Name and language that are taken together are a conflict. Without `language` it is the linked channel's, else `en`.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleCreateTemplateMutation = (client: AtlasClient) => asMutation(client, 'console.createTemplate', ({ body }: {
    body: BodyOf<'console.createTemplate'>;
}, options) => consoleCreateTemplate(client, body, options));

/**
 * Compare templates with the messaging app.
 *
 * Asks the messaging app of each linked channel for the state of its templates, takes over differences, and submits drafts. The service does so by itself each hour. A linked channel that names its business account is needed, or `notice` says what is missing; the sandbox has nothing to compare.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleSyncTemplatesMutation = (client: AtlasClient) => asMutation(client, 'console.syncTemplates', ({ body }: {
    body?: BodyOf<'console.syncTemplates'>;
}, options) => consoleSyncTemplates(client, body, options));

/**
 * Delete a message template.
 *
 * Deletes this language of the template, at the messaging app as well. Messages that are already queued are still sent.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleDeleteTemplateMutation = (client: AtlasClient) => asMutation(client, 'console.deleteTemplate', ({ templateId }: {
    templateId: string;
}, options) => consoleDeleteTemplate(client, templateId, options));

/**
 * Read a message template.
 *
 * Shows the template with its status, and why it cannot be sent if so.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleGetTemplateOptions = (client: AtlasClient, templateId: string) => asQuery(client, 'console.getTemplate', { templateId }, options => consoleGetTemplate(client, templateId, options));

/**
 * Change a message template.
 *
 * Changes the members that are given, and submits the template again. An approved one is `pending` until the messaging app has decided; the sandbox approves it at once. A template under review and a disabled one cannot be changed, nor the category of an approved one: each is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleUpdateTemplateMutation = (client: AtlasClient) => asMutation(client, 'console.updateTemplate', ({ templateId, body }: {
    templateId: string;
    body: BodyOf<'console.updateTemplate'>;
}, options) => consoleUpdateTemplate(client, templateId, body, options));

/**
 * List vouchers.
 *
 * Lists the vouchers of the organization, newest first.
 *
 * Needs the permission `developer_console.read`.
 *
 * Preview: it may change, and production may not offer it.
 */
export const consoleListVouchersOptions = (client: AtlasClient, query?: QueryOf<'console.listVouchers'>) => asQuery(client, 'console.listVouchers', { query }, options => consoleListVouchers(client, query, options));

/**
 * List vouchers.
 *
 * Lists the vouchers of the organization, newest first.
 *
 * Needs the permission `developer_console.read`.
 *
 * Preview: it may change, and production may not offer it.
 */
export const consoleListVouchersInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listVouchers'>) => asInfiniteQuery(client, 'console.listVouchers', { query }, 'after_id', (page, options) => consoleListVouchers(client, { ...query, ...page }, options));

/**
 * Create a voucher.
 *
 * The tool `issue_voucher` issues it to one customer, after an approval. A code that is taken is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 *
 * Preview: it may change, and production may not offer it.
 */
export const consoleCreateVoucherMutation = (client: AtlasClient) => asMutation(client, 'console.createVoucher', ({ body }: {
    body: BodyOf<'console.createVoucher'>;
}, options) => consoleCreateVoucher(client, body, options));

/**
 * List approvals.
 *
 * Lists the calls and drafts that wait for a person and those that were decided, newest first.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleListApprovalsOptions = (client: AtlasClient, query?: QueryOf<'console.listApprovals'>) => asQuery(client, 'console.listApprovals', { query }, options => consoleListApprovals(client, query, options));

/**
 * List approvals.
 *
 * Lists the calls and drafts that wait for a person and those that were decided, newest first.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleListApprovalsInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listApprovals'>) => asInfiniteQuery(client, 'console.listApprovals', { query }, 'after_id', (page, options) => consoleListApprovals(client, { ...query, ...page }, options));

/**
 * Read an approval.
 *
 * The call with its recorded arguments, and the decision.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleGetApprovalOptions = (client: AtlasClient, approvalId: string) => asQuery(client, 'console.getApproval', { approvalId }, options => consoleGetApproval(client, approvalId, options));

/**
 * Rehearse an approval.
 *
 * Tells the effect that approving would have now. It decides as approving does, and changes nothing.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleRehearseApprovalOptions = (client: AtlasClient, approvalId: string) => asQuery(client, 'console.rehearseApproval', { approvalId }, options => consoleRehearseApproval(client, approvalId, options));

/**
 * Rehearse an approval with changes.
 *
 * Tells the effect that approving with other arguments, or with another text, would have now. It takes the body of the approval, decides as approving does, and changes nothing.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleRehearseChangedApprovalMutation = (client: AtlasClient) => asMutation(client, 'console.rehearseChangedApproval', ({ approvalId, body }: {
    approvalId: string;
    body?: BodyOf<'console.rehearseChangedApproval'>;
}, options) => consoleRehearseChangedApproval(client, approvalId, body, options));

/**
 * Approve a call or a draft.
 *
 * Executes exactly the recorded arguments, once; or those that the request gives in their place, as a new version with its own hash. The run ends `completed` or `failed`. Arguments of the request that cannot be executed are refused, and the approval stays pending. A draft becomes a reply; with the 24-hour window closed it is refused, and stays pending. A decided or expired approval is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleApproveMutation = (client: AtlasClient) => asMutation(client, 'console.approve', ({ approvalId, body }: {
    approvalId: string;
    body?: BodyOf<'console.approve'>;
}, options) => consoleApprove(client, approvalId, body, options));

/**
 * Reject a call or a draft.
 *
 * Executes nothing. The run ends `rejected`. A decided or expired approval is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleRejectMutation = (client: AtlasClient) => asMutation(client, 'console.reject', ({ approvalId, body }: {
    approvalId: string;
    body?: BodyOf<'console.reject'>;
}, options) => consoleReject(client, approvalId, body, options));

/**
 * Send a draft.
 *
 * Sends the draft, or the text that the request gives in its place. Approves a draft by the run of the action that made it, and answers the acknowledgement of the reply. With the 24-hour window closed it is refused, and stays pending.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleApproveDraftMutation = (client: AtlasClient) => asMutation(client, 'console.approveDraft', ({ runId, body }: {
    runId: string;
    body?: BodyOf<'console.approveDraft'>;
}, options) => consoleApproveDraft(client, runId, body, options));

/**
 * List members.
 *
 * Lists the operators of the organization, newest first.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleListMembersOptions = (client: AtlasClient, query?: QueryOf<'console.listMembers'>) => asQuery(client, 'console.listMembers', { query }, options => consoleListMembers(client, query, options));

/**
 * List members.
 *
 * Lists the operators of the organization, newest first.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleListMembersInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listMembers'>) => asInfiniteQuery(client, 'console.listMembers', { query }, 'after_id', (page, options) => consoleListMembers(client, { ...query, ...page }, options));

/**
 * Invite a member.
 *
 * Returns a token for the member, shown once, with which the member chooses a password. You cannot give a permission that you lack. An address that is already a member is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleInviteMemberMutation = (client: AtlasClient) => asMutation(client, 'console.inviteMember', ({ body }: {
    body: BodyOf<'console.inviteMember'>;
}, options) => consoleInviteMember(client, body, options));

/**
 * Remove a member.
 *
 * Ends the member's console sessions at once, on every instance of the service, or withdraws an invitation. The member's work for the organization stays. You cannot remove a member with a permission that you lack. The last member who can give a permission cannot be removed; trying is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleRemoveMemberMutation = (client: AtlasClient) => asMutation(client, 'console.removeMember', ({ memberId }: {
    memberId: string;
}, options) => consoleRemoveMember(client, memberId, options));

/**
 * Change a member.
 *
 * Replaces the member's name, role or permissions. If permissions change, the member's console sessions end at once, on every instance of the service. You cannot give a permission that you lack, or change a member who has one. The last member who can give a permission cannot lose it; trying is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleUpdateMemberMutation = (client: AtlasClient) => asMutation(client, 'console.updateMember', ({ memberId, body }: {
    memberId: string;
    body: BodyOf<'console.updateMember'>;
}, options) => consoleUpdateMember(client, memberId, body, options));

/**
 * Hand out a password reset.
 *
 * Returns a token for the member, shown once. It sets a new password in this organization within 24 hours. Earlier tokens become invalid. You cannot reset your own password, nor that of a member with a permission that you lack. A member who must use single sign-on is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleResetMemberPasswordMutation = (client: AtlasClient) => asMutation(client, 'console.resetMemberPassword', ({ memberId, body }: {
    memberId: string;
    body?: BodyOf<'console.resetMemberPassword'>;
}, options) => consoleResetMemberPassword(client, memberId, body, options));

/**
 * End all sessions of a member.
 *
 * Ends the member's console sessions in the organization, at once and on every instance of the service. The member can sign in again. You cannot do this to a member with a permission that you lack.
 *
 * Needs the permission `developer_console.manage`.
 */
export const consoleEndMemberSessionsMutation = (client: AtlasClient) => asMutation(client, 'console.endMemberSessions', ({ memberId }: {
    memberId: string;
}, options) => consoleEndMemberSessions(client, memberId, options));

/**
 * List OAuth consents.
 *
 * Lists what operators have let apps do by OAuth, newest first; tokens are never in it.
 *
 * Needs the permission `atlas_api.apps.read`.
 */
export const consoleListConsentsOptions = (client: AtlasClient, query?: QueryOf<'console.listConsents'>) => asQuery(client, 'console.listConsents', { query }, options => consoleListConsents(client, query, options));

/**
 * List OAuth consents.
 *
 * Lists what operators have let apps do by OAuth, newest first; tokens are never in it.
 *
 * Needs the permission `atlas_api.apps.read`.
 */
export const consoleListConsentsInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listConsents'>) => asInfiniteQuery(client, 'console.listConsents', { query }, 'after_id', (page, options) => consoleListConsents(client, { ...query, ...page }, options));

/**
 * Revoke an OAuth consent.
 *
 * Ends the consent and every token that came of it at once, on every instance of the service. Revoking it again answers the same.
 *
 * Needs the permission `atlas_api.oauth.manage`.
 */
export const consoleRevokeConsentMutation = (client: AtlasClient) => asMutation(client, 'console.revokeConsent', ({ consentId }: {
    consentId: string;
}, options) => consoleRevokeConsent(client, consentId, options));

/**
 * List events.
 *
 * Lists the organization's events, newest first. They are kept for 30 days unless the deployment says otherwise.
 *
 * Needs the permission `atlas_api.conversations.read` or `atlas_api.webhooks.manage`.
 */
export const consoleListEventsOptions = (client: AtlasClient, query?: QueryOf<'console.listEvents'>) => asQuery(client, 'console.listEvents', { query }, options => consoleListEvents(client, query, options));

/**
 * List events.
 *
 * Lists the organization's events, newest first. They are kept for 30 days unless the deployment says otherwise.
 *
 * Needs the permission `atlas_api.conversations.read` or `atlas_api.webhooks.manage`.
 */
export const consoleListEventsInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listEvents'>) => asInfiniteQuery(client, 'console.listEvents', { query }, 'after_id', (page, options) => consoleListEvents(client, { ...query, ...page }, options));

/**
 * Get an event.
 *
 * Returns one event with its payload. The id may also be an `event_id` that a webhook received.
 *
 * Needs the permission `atlas_api.conversations.read` or `atlas_api.webhooks.manage`.
 */
export const consoleGetEventOptions = (client: AtlasClient, eventId: string) => asQuery(client, 'console.getEvent', { eventId }, options => consoleGetEvent(client, eventId, options));

/**
 * List customers.
 *
 * The customers of the organization, the newest first. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.customers.read`.
 */
export const consoleListCustomersOptions = (client: AtlasClient, query?: Omit<QueryOf<'console.listCustomers'>, 'q'>) => asQuery(client, 'console.listCustomers', { query }, options => consoleListCustomers(client, query, options));

/**
 * List customers.
 *
 * The customers of the organization, the newest first. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.customers.read`.
 */
export const consoleListCustomersInfiniteOptions = (client: AtlasClient, query?: Omit<QueryOf<'console.listCustomers'>, 'q'>) => asInfiniteQuery(client, 'console.listCustomers', { query }, 'after_id', (page, options) => consoleListCustomers(client, { ...query, ...page }, options));

/**
 * List customers.
 *
 * The customers of the organization, the newest first. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.customers.read`.
 */
export const consoleSearchCustomersOptions = (client: AtlasClient, q: string, query?: Omit<QueryOf<'console.listCustomers'>, 'q'>) => asQuery(client, 'console.listCustomers', { q, query }, options => consoleSearchCustomers(client, q, query, options));

/**
 * List customers.
 *
 * The customers of the organization, the newest first. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.customers.read`.
 */
export const consoleSearchCustomersInfiniteOptions = (client: AtlasClient, q: string, query?: Omit<QueryOf<'console.listCustomers'>, 'q'>) => asInfiniteQuery(client, 'console.listCustomers', { q, query }, 'after_id', (page, options) => consoleSearchCustomers(client, q, { ...query, ...page }, options));

/**
 * Get a customer.
 *
 * The customer with labels, attributes, language and time zone.
 *
 * Needs the permission `atlas_api.customers.read`.
 */
export const consoleGetCustomerOptions = (client: AtlasClient, customerId: string) => asQuery(client, 'console.getCustomer', { customerId }, options => consoleGetCustomer(client, customerId, options));

/**
 * Update a customer.
 *
 * Changes the members that are given. `labels` replaces the list. `attributes` changes the attributes that it names, and null removes one.
 *
 * Needs the permission `atlas_api.customers.manage`.
 */
export const consoleUpdateCustomerMutation = (client: AtlasClient) => asMutation(client, 'console.updateCustomer', ({ customerId, body }: {
    customerId: string;
    body: BodyOf<'console.updateCustomer'>;
}, options) => consoleUpdateCustomer(client, customerId, body, options));

/**
 * Export a customer.
 *
 * All that is kept about a customer: the record, consents, conversations, notes of colleagues, references to runs, events and deliveries, and a page of messages, the newest first. Follow `next_cursor` for the other messages; each page repeats the rest.
 *
 * Needs the permission `atlas_api.customers.manage`.
 */
export const consoleExportCustomerOptions = (client: AtlasClient, customerId: string, query?: QueryOf<'console.exportCustomer'>) => asQuery(client, 'console.exportCustomer', { customerId, query }, options => consoleExportCustomer(client, customerId, query, options));

/**
 * Export a customer.
 *
 * All that is kept about a customer: the record, consents, conversations, notes of colleagues, references to runs, events and deliveries, and a page of messages, the newest first. Follow `next_cursor` for the other messages; each page repeats the rest.
 *
 * Needs the permission `atlas_api.customers.manage`.
 */
export const consoleExportCustomerInfiniteOptions = (client: AtlasClient, customerId: string, query?: QueryOf<'console.exportCustomer'>) => asInfiniteQuery(client, 'console.exportCustomer', { customerId, query }, 'after_id', (page, options) => consoleExportCustomer(client, customerId, { ...query, ...page }, options));

/**
 * Erase a customer.
 *
 * Removes what is kept about the customer, for good. Waiting messages are canceled, and number, name, labels and attributes go at once. A later message from the number begins a new customer. Texts in messages, notes, events, deliveries, approvals and stored answers go in the background; `erasure` tells when that is done. Records, ids and the audit log stay.
 *
 * Needs the permission `atlas_api.customers.erase`.
 */
export const consoleEraseCustomerMutation = (client: AtlasClient) => asMutation(client, 'console.eraseCustomer', ({ customerId, body }: {
    customerId: string;
    body?: BodyOf<'console.eraseCustomer'>;
}, options) => consoleEraseCustomer(client, customerId, body, options));

/**
 * List the consents of a customer.
 *
 * Each time the customer, the messaging app, an operator or you said if marketing is allowed; the newest record first. The one with the newest `at` holds.
 *
 * Needs the permission `atlas_api.customers.read`.
 */
export const consoleListCustomerConsentsOptions = (client: AtlasClient, customerId: string, query?: QueryOf<'console.listCustomerConsents'>) => asQuery(client, 'console.listCustomerConsents', { customerId, query }, options => consoleListCustomerConsents(client, customerId, query, options));

/**
 * List the consents of a customer.
 *
 * Each time the customer, the messaging app, an operator or you said if marketing is allowed; the newest record first. The one with the newest `at` holds.
 *
 * Needs the permission `atlas_api.customers.read`.
 */
export const consoleListCustomerConsentsInfiniteOptions = (client: AtlasClient, customerId: string, query?: QueryOf<'console.listCustomerConsents'>) => asInfiniteQuery(client, 'console.listCustomerConsents', { customerId, query }, 'after_id', (page, options) => consoleListCustomerConsents(client, customerId, { ...query, ...page }, options));

/**
 * Record a consent of a customer.
 *
 * Records that the customer takes marketing or has ended it, with where and when they said it. It is kept as history. A consent with an earlier `at` than the newest changes nothing else.
 *
 * Needs the permission `atlas_api.customers.manage`.
 */
export const consoleRecordCustomerConsentMutation = (client: AtlasClient) => asMutation(client, 'console.recordCustomerConsent', ({ customerId, body }: {
    customerId: string;
    body: BodyOf<'console.recordCustomerConsent'>;
}, options) => consoleRecordCustomerConsent(client, customerId, body, options));

/**
 * Upload media to a customer.
 *
 * Keeps a file as it is, up to 100 MB, to be sent in a reply by its id. The body is the file, and `Content-Type` is its type, which is checked against the bytes. Send the `idempotency_key` as a header.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleUploadMediaMutation = (client: AtlasClient) => asMutation(client, 'console.uploadMedia', ({ upload }: {
    upload: Upload<'console.uploadMedia'>;
}, options) => consoleUploadMedia(client, upload, options));

/**
 * Get media.
 *
 * Uploaded or received media, without its bytes. Received media is `pending` until the messaging app has handed it over.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleGetMediaOptions = (client: AtlasClient, mediaId: string) => asQuery(client, 'console.getMedia', { mediaId }, options => consoleGetMedia(client, mediaId, options));

/**
 * Get the alerts.
 *
 * The alerts that the organization has chosen.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleGetAlertsOptions = (client: AtlasClient) => asQuery(client, 'console.getAlerts', {}, options => consoleGetAlerts(client, options));

/**
 * Set the alerts.
 *
 * Chooses the states that the organization wants to hear of. A new one is told once, together with others of the same minute, by mail and to an incoming webhook in Slack's form. A state that ends and comes again is told again. The offline sandbox sends none.
 *
 * Needs the permission `atlas_api.organization.manage`.
 */
export const consoleSetAlertsMutation = (client: AtlasClient) => asMutation(client, 'console.setAlerts', ({ body }: {
    body: BodyOf<'console.setAlerts'>;
}, options) => consoleSetAlerts(client, body, options));

/**
 * Get the retention.
 *
 * Shows the days for which rows of each kind are kept, with the bounds of the deployment. Other kinds stay as long as the organization.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleGetRetentionOptions = (client: AtlasClient) => asQuery(client, 'console.getRetention', {}, options => consoleGetRetention(client, options));

/**
 * Set the retention.
 *
 * Chooses how long rows of a kind are kept. Older ones are removed in the time that follows, and nothing brings them back. An event stays as long as a delivery of it. A conversation at work keeps its messages: one whose window is open, that waits for an answer or with a person, or that has an approval to decide or a message to send. Customers are erased, as `console.eraseCustomer` does. The audit log has no end. The offline sandbox keeps the choice and removes nothing.
 *
 * Needs the permission `atlas_api.organization.manage`.
 */
export const consoleSetRetentionMutation = (client: AtlasClient) => asMutation(client, 'console.setRetention', ({ body }: {
    body: BodyOf<'console.setRetention'>;
}, options) => consoleSetRetention(client, body, options));

/**
 * Get the quiet hours.
 *
 * The hours in which the organization sends no marketing.
 *
 * Needs the permission `atlas_api.customers.read`.
 */
export const consoleGetQuietHoursOptions = (client: AtlasClient) => asQuery(client, 'console.getQuietHours', {}, options => consoleGetQuietHours(client, options));

/**
 * Set the quiet hours.
 *
 * Marketing to a customer is refused with `quiet_hours` while their clock shows these hours. It is the clock of the customer's `time_zone`, else of their number's country, else of `time_zone` here.
 *
 * Needs the permission `atlas_api.customers.manage`.
 */
export const consoleSetQuietHoursMutation = (client: AtlasClient) => asMutation(client, 'console.setQuietHours', ({ body }: {
    body: BodyOf<'console.setQuietHours'>;
}, options) => consoleSetQuietHours(client, body, options));

/**
 * List limits in use.
 *
 * The rate limits of the organization with what is used of them. With `principal_id`, those of one operator or credential. Reading counts as a read.
 *
 * Needs the permission `developer_console.read`.
 */
export const consoleListLimitsOptions = (client: AtlasClient, query?: QueryOf<'console.listLimits'>) => asQuery(client, 'console.listLimits', { query }, options => consoleListLimits(client, query, options));

/**
 * List knowledge.
 *
 * The organization's documents, newest first. The list omits archived documents unless `status` selects them.
 *
 * Needs the permission `atlas_api.knowledge.read`.
 */
export const consoleListKnowledgeOptions = (client: AtlasClient, query?: QueryOf<'console.listKnowledge'>) => asQuery(client, 'console.listKnowledge', { query }, options => consoleListKnowledge(client, query, options));

/**
 * List knowledge.
 *
 * The organization's documents, newest first. The list omits archived documents unless `status` selects them.
 *
 * Needs the permission `atlas_api.knowledge.read`.
 */
export const consoleListKnowledgeInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listKnowledge'>) => asInfiniteQuery(client, 'console.listKnowledge', { query }, 'after_id', (page, options) => consoleListKnowledge(client, { ...query, ...page }, options));

/**
 * Add knowledge.
 *
 * Text is chunked and indexed at once. A URL or a document is queued: `job_id` names the ingest job, and `GET /operator/knowledge/{knowledgeId}` returns its progress. A source that cannot be ingested ends in the status `failed`. Ingest jobs have a separate rate limit. Text counts as an ordinary write.
 *
 * Needs the permission `atlas_api.knowledge.manage`.
 */
export const consoleCreateKnowledgeMutation = (client: AtlasClient) => asMutation(client, 'console.createKnowledge', ({ body }: {
    body: BodyOf<'console.createKnowledge'>;
}, options) => consoleCreateKnowledge(client, body, options));

/**
 * Search knowledge.
 *
 * The passages that agents would find for a question, best first, with their relevance and the state of the knowledge. `knowledge_gap` says why the knowledge does not answer. A search here is a test, so it is not counted among the questions without an answer.
 *
 * Needs the permission `atlas_api.knowledge.read`.
 */
export const consoleSearchKnowledgeOptions = (client: AtlasClient, query: QueryOf<'console.searchKnowledge'>) => asQuery(client, 'console.searchKnowledge', { query }, options => consoleSearchKnowledge(client, query, options));

/**
 * Get a knowledge document.
 *
 * One document with its status, the text of a text source and the progress of its ingest. Poll it while `queued`.
 *
 * Needs the permission `atlas_api.knowledge.read`.
 */
export const consoleGetKnowledgeOptions = (client: AtlasClient, knowledgeId: string) => asQuery(client, 'console.getKnowledge', { knowledgeId }, options => consoleGetKnowledge(client, knowledgeId, options));

/**
 * Restore or archive a knowledge document, or change its audience.
 *
 * With the status `archived` the document leaves search; runs that cited it keep the citation. With `active` it returns. A document already in that status is a `conflict`. With only `audience`, the status stays and the audience applies from the next search.
 *
 * Needs the permission `atlas_api.knowledge.manage`.
 */
export const consoleUpdateKnowledgeMutation = (client: AtlasClient) => asMutation(client, 'console.updateKnowledge', ({ knowledgeId, body }: {
    knowledgeId: string;
    body: BodyOf<'console.updateKnowledge'>;
}, options) => consoleUpdateKnowledge(client, knowledgeId, body, options));

/**
 * Take a source in once more.
 *
 * Fetches a page again, or retries a failed ingest. The old text stays searchable until the new one is indexed. An unchanged page is not indexed again. A document that is being ingested is returned unchanged. Text sources, archived documents and ingested files are a `conflict`. Counts as an ingest job.
 *
 * Needs the permission `atlas_api.knowledge.manage`.
 */
export const consoleRefreshKnowledgeMutation = (client: AtlasClient) => asMutation(client, 'console.refreshKnowledge', ({ knowledgeId, body }: {
    knowledgeId: string;
    body?: BodyOf<'console.refreshKnowledge'>;
}, options) => consoleRefreshKnowledge(client, knowledgeId, body, options));

/**
 * List questions without an answer.
 *
 * Questions that the knowledge did not answer, the last asked first: those of searches, sessions, tools and customers of hosted agents. An organization keeps the 1,000 last asked, as long as its events.
 *
 * Needs the permission `atlas_api.knowledge.read`.
 */
export const consoleListKnowledgeGapsOptions = (client: AtlasClient, query?: QueryOf<'console.listKnowledgeGaps'>) => asQuery(client, 'console.listKnowledgeGaps', { query }, options => consoleListKnowledgeGaps(client, query, options));

/**
 * List questions without an answer.
 *
 * Questions that the knowledge did not answer, the last asked first: those of searches, sessions, tools and customers of hosted agents. An organization keeps the 1,000 last asked, as long as its events.
 *
 * Needs the permission `atlas_api.knowledge.read`.
 */
export const consoleListKnowledgeGapsInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listKnowledgeGaps'>) => asInfiniteQuery(client, 'console.listKnowledgeGaps', { query }, 'after_id', (page, options) => consoleListKnowledgeGaps(client, { ...query, ...page }, options));

/**
 * Dismiss a question without an answer.
 *
 * Removes the question from the list. It returns if it is asked again and still has no answer.
 *
 * Needs the permission `atlas_api.knowledge.manage`.
 */
export const consoleDismissKnowledgeGapMutation = (client: AtlasClient) => asMutation(client, 'console.dismissKnowledgeGap', ({ gapId }: {
    gapId: string;
}, options) => consoleDismissKnowledgeGap(client, gapId, options));

/**
 * List runs.
 *
 * The audit log of all operations of the organization, the newest first. Each run appears once, with its latest record. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.runs.read`.
 */
export const consoleListRunsOptions = (client: AtlasClient, query?: QueryOf<'console.listRuns'>) => asQuery(client, 'console.listRuns', { query }, options => consoleListRuns(client, query, options));

/**
 * List runs.
 *
 * The audit log of all operations of the organization, the newest first. Each run appears once, with its latest record. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.runs.read`.
 */
export const consoleListRunsInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listRuns'>) => asInfiniteQuery(client, 'console.listRuns', { query }, 'after_id', (page, options) => consoleListRuns(client, { ...query, ...page }, options));

/**
 * Get a run and its history.
 *
 * The latest record of a run, and all its records. A dry run can be inspected here by its shadow run id.
 *
 * Needs the permission `atlas_api.runs.read`.
 */
export const consoleGetRunOptions = (client: AtlasClient, runId: string) => asQuery(client, 'console.getRun', { runId }, options => consoleGetRun(client, runId, options));

/**
 * List messages.
 *
 * Messages of both directions, the newest first. Filters narrow the list together. Its order is the order of arrival here, which for an inbound message may be later than `created_at`.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleListMessagesOptions = (client: AtlasClient, query?: QueryOf<'console.listMessages'>) => asQuery(client, 'console.listMessages', { query }, options => consoleListMessages(client, query, options));

/**
 * List messages.
 *
 * Messages of both directions, the newest first. Filters narrow the list together. Its order is the order of arrival here, which for an inbound message may be later than `created_at`.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleListMessagesInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listMessages'>) => asInfiniteQuery(client, 'console.listMessages', { query }, 'after_id', (page, options) => consoleListMessages(client, { ...query, ...page }, options));

/**
 * Get a message.
 *
 * A message of either direction, with every delivery state that it has had and the reason of a failure.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleGetMessageOptions = (client: AtlasClient, messageId: string) => asQuery(client, 'console.getMessage', { messageId }, options => consoleGetMessage(client, messageId, options));

/**
 * List stored requests.
 *
 * Requests of the organization and how they were answered, the newest first. Every request with a valid credential is stored soon after its answer, except what people only read in the console. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.requests.read`.
 */
export const consoleListRequestsOptions = (client: AtlasClient, query?: QueryOf<'console.listRequests'>) => asQuery(client, 'console.listRequests', { query }, options => consoleListRequests(client, query, options));

/**
 * List stored requests.
 *
 * Requests of the organization and how they were answered, the newest first. Every request with a valid credential is stored soon after its answer, except what people only read in the console. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.requests.read`.
 */
export const consoleListRequestsInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listRequests'>) => asInfiniteQuery(client, 'console.listRequests', { query }, 'after_id', (page, options) => consoleListRequests(client, { ...query, ...page }, options));

/**
 * Get a stored request.
 *
 * Returns one request with its body and its answer. Secrets such as tokens, passwords and codes were replaced before they were stored. Content of erased customers is replaced when they are erased.
 *
 * Needs the permission `atlas_api.requests.read`.
 */
export const consoleGetRequestOptions = (client: AtlasClient, requestId: string) => asQuery(client, 'console.getRequest', { requestId }, options => consoleGetRequest(client, requestId, options));

/**
 * List agent sessions.
 *
 * The sessions in which agents are evaluated, the newest first. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.agents.read`.
 */
export const consoleListAgentSessionsOptions = (client: AtlasClient, query?: QueryOf<'console.listAgentSessions'>) => asQuery(client, 'console.listAgentSessions', { query }, options => consoleListAgentSessions(client, query, options));

/**
 * List agent sessions.
 *
 * The sessions in which agents are evaluated, the newest first. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.agents.read`.
 */
export const consoleListAgentSessionsInfiniteOptions = (client: AtlasClient, query?: QueryOf<'console.listAgentSessions'>) => asInfiniteQuery(client, 'console.listAgentSessions', { query }, 'after_id', (page, options) => consoleListAgentSessions(client, { ...query, ...page }, options));

/**
 * Try an agent.
 *
 * Begins a session in which a person tries an agent. No customer hears of it. Not offered in production. An agent that the organization does not have is a validation error.
 *
 * Needs the permission `atlas_api.agents.manage`.
 */
export const consoleCreateAgentSessionMutation = (client: AtlasClient) => asMutation(client, 'console.createAgentSession', ({ body }: {
    body?: BodyOf<'console.createAgentSession'>;
}, options) => consoleCreateAgentSession(client, body, options));

/**
 * Get an agent session.
 *
 * A session in which an agent is evaluated.
 *
 * Needs the permission `atlas_api.agents.read`.
 */
export const consoleGetAgentSessionOptions = (client: AtlasClient, sessionId: string) => asQuery(client, 'console.getAgentSession', { sessionId }, options => consoleGetAgentSession(client, sessionId, options));

/**
 * List the messages of an agent session.
 *
 * The messages of the session, oldest first.
 *
 * Needs the permission `atlas_api.agents.read`.
 */
export const consoleListAgentSessionMessagesOptions = (client: AtlasClient, sessionId: string, query?: QueryOf<'console.listAgentSessionMessages'>) => asQuery(client, 'console.listAgentSessionMessages', { sessionId, query }, options => consoleListAgentSessionMessages(client, sessionId, query, options));

/**
 * List the messages of an agent session.
 *
 * The messages of the session, oldest first.
 *
 * Needs the permission `atlas_api.agents.read`.
 */
export const consoleListAgentSessionMessagesInfiniteOptions = (client: AtlasClient, sessionId: string, query?: QueryOf<'console.listAgentSessionMessages'>) => asInfiniteQuery(client, 'console.listAgentSessionMessages', { sessionId, query }, 'after_id', (page, options) => consoleListAgentSessionMessages(client, sessionId, { ...query, ...page }, options));

/**
 * Ask the agent that is tried.
 *
 * Adds a user message, searches the knowledge and answers with a grounded preview reply and its citations. Not offered in production. Writing to an ended session is a conflict.
 *
 * Needs the permission `atlas_api.agents.manage`.
 */
export const consoleSendAgentSessionMessageMutation = (client: AtlasClient) => asMutation(client, 'console.sendAgentSessionMessage', ({ sessionId, body }: {
    sessionId: string;
    body: BodyOf<'console.sendAgentSessionMessage'>;
}, options) => consoleSendAgentSessionMessage(client, sessionId, body, options));

/**
 * List or search conversations.
 *
 * Lists conversations, the one in which a customer last wrote first. All filters given must hold.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleListConversationsOptions = (client: AtlasClient, query?: Omit<QueryOf<'console.listConversations'>, 'q'>) => asQuery(client, 'console.listConversations', { query }, options => consoleListConversations(client, query, options));

/**
 * List or search conversations.
 *
 * Lists conversations, the one in which a customer last wrote first. All filters given must hold.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleListConversationsInfiniteOptions = (client: AtlasClient, query?: Omit<QueryOf<'console.listConversations'>, 'q'>) => asInfiniteQuery(client, 'console.listConversations', { query }, 'after_id', (page, options) => consoleListConversations(client, { ...query, ...page }, options));

/**
 * List or search conversations.
 *
 * Lists conversations, the one in which a customer last wrote first. All filters given must hold.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleSearchConversationsOptions = (client: AtlasClient, q: string, query?: Omit<QueryOf<'console.listConversations'>, 'q'>) => asQuery(client, 'console.listConversations', { q, query }, options => consoleSearchConversations(client, q, query, options));

/**
 * List or search conversations.
 *
 * Lists conversations, the one in which a customer last wrote first. All filters given must hold.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleSearchConversationsInfiniteOptions = (client: AtlasClient, q: string, query?: Omit<QueryOf<'console.listConversations'>, 'q'>) => asInfiniteQuery(client, 'console.listConversations', { q, query }, 'after_id', (page, options) => consoleSearchConversations(client, q, { ...query, ...page }, options));

/**
 * Count conversations by view.
 *
 * Counts the conversations of each view, up to 10,000.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleCountConversationsOptions = (client: AtlasClient) => asQuery(client, 'console.countConversations', {}, options => consoleCountConversations(client, options));

/**
 * Read a conversation.
 *
 * The conversation with its customer, channel, owner, labels and last message.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleGetConversationOptions = (client: AtlasClient, conversationId: string) => asQuery(client, 'console.getConversation', { conversationId }, options => consoleGetConversation(client, conversationId, options));

/**
 * List the messages of a conversation.
 *
 * The messages of both sides, newest first.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleListConversationMessagesOptions = (client: AtlasClient, conversationId: string, query?: QueryOf<'console.listConversationMessages'>) => asQuery(client, 'console.listConversationMessages', { conversationId, query }, options => consoleListConversationMessages(client, conversationId, query, options));

/**
 * List the messages of a conversation.
 *
 * The messages of both sides, newest first.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleListConversationMessagesInfiniteOptions = (client: AtlasClient, conversationId: string, query?: QueryOf<'console.listConversationMessages'>) => asInfiniteQuery(client, 'console.listConversationMessages', { conversationId, query }, 'after_id', (page, options) => consoleListConversationMessages(client, conversationId, { ...query, ...page }, options));

/**
 * Reply to the customer.
 *
 * Sends text, or a template, to the customer as a person. Text needs an open 24-hour window; a template may go any time. With both, an open window gets the text. The message says who wrote it. Take over first if the agent shall be silent.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleReplyToConversationMutation = (client: AtlasClient) => asMutation(client, 'console.replyToConversation', ({ conversationId, body }: {
    conversationId: string;
    body: BodyOf<'console.replyToConversation'>;
}, options) => consoleReplyToConversation(client, conversationId, body, options));

/**
 * List the events of a conversation.
 *
 * The conversation's events, oldest first.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleListConversationEventsOptions = (client: AtlasClient, conversationId: string, query?: QueryOf<'console.listConversationEvents'>) => asQuery(client, 'console.listConversationEvents', { conversationId, query }, options => consoleListConversationEvents(client, conversationId, query, options));

/**
 * List the events of a conversation.
 *
 * The conversation's events, oldest first.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleListConversationEventsInfiniteOptions = (client: AtlasClient, conversationId: string, query?: QueryOf<'console.listConversationEvents'>) => asInfiniteQuery(client, 'console.listConversationEvents', { conversationId, query }, 'after_id', (page, options) => consoleListConversationEvents(client, conversationId, { ...query, ...page }, options));

/**
 * Take a conversation over.
 *
 * The conversation is `handed_off` then and yours; the agent is silent in it. One that is yours already is a conflict.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleTakeOverConversationMutation = (client: AtlasClient) => asMutation(client, 'console.takeOverConversation', ({ conversationId, body }: {
    conversationId: string;
    body?: BodyOf<'console.takeOverConversation'>;
}, options) => consoleTakeOverConversation(client, conversationId, body, options));

/**
 * Assign a conversation.
 *
 * Makes a member the owner. The status stays, and so does the agent.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleAssignConversationMutation = (client: AtlasClient) => asMutation(client, 'console.assignConversation', ({ conversationId, body }: {
    conversationId: string;
    body: BodyOf<'console.assignConversation'>;
}, options) => consoleAssignConversation(client, conversationId, body, options));

/**
 * Take the owner away.
 *
 * The status stays. A conversation without an owner is a conflict.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleUnassignConversationMutation = (client: AtlasClient) => asMutation(client, 'console.unassignConversation', ({ conversationId, body }: {
    conversationId: string;
    body?: BodyOf<'console.unassignConversation'>;
}, options) => consoleUnassignConversation(client, conversationId, body, options));

/**
 * Hand a conversation back to the agent.
 *
 * The conversation is open then, without an owner. The agent answers the last message of the customer, unless somebody has answered or the agent has spoken after it. Only a `handed_off` conversation can be handed back.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleHandBackConversationMutation = (client: AtlasClient) => asMutation(client, 'console.handBackConversation', ({ conversationId, body }: {
    conversationId: string;
    body?: BodyOf<'console.handBackConversation'>;
}, options) => consoleHandBackConversation(client, conversationId, body, options));

/**
 * Close a conversation.
 *
 * The customer no longer waits in it. The next customer message opens it again, without an owner.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleCloseConversationMutation = (client: AtlasClient) => asMutation(client, 'console.closeConversation', ({ conversationId, body }: {
    conversationId: string;
    body?: BodyOf<'console.closeConversation'>;
}, options) => consoleCloseConversation(client, conversationId, body, options));

/**
 * Reopen a closed conversation.
 *
 * The conversation is open then, without an owner.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleReopenConversationMutation = (client: AtlasClient) => asMutation(client, 'console.reopenConversation', ({ conversationId, body }: {
    conversationId: string;
    body?: BodyOf<'console.reopenConversation'>;
}, options) => consoleReopenConversation(client, conversationId, body, options));

/**
 * List the notes of a conversation.
 *
 * The notes for colleagues, newest first.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleListConversationNotesOptions = (client: AtlasClient, conversationId: string, query?: QueryOf<'console.listConversationNotes'>) => asQuery(client, 'console.listConversationNotes', { conversationId, query }, options => consoleListConversationNotes(client, conversationId, query, options));

/**
 * List the notes of a conversation.
 *
 * The notes for colleagues, newest first.
 *
 * Needs the permission `atlas_api.conversations.read`.
 */
export const consoleListConversationNotesInfiniteOptions = (client: AtlasClient, conversationId: string, query?: QueryOf<'console.listConversationNotes'>) => asInfiniteQuery(client, 'console.listConversationNotes', { conversationId, query }, 'after_id', (page, options) => consoleListConversationNotes(client, conversationId, { ...query, ...page }, options));

/**
 * Add a note for colleagues.
 *
 * No customer sees a note. An agent reads it only where it asks for notes with the context. `conversation.updated` says that there is one, without its words.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleAddConversationNoteMutation = (client: AtlasClient) => asMutation(client, 'console.addConversationNote', ({ conversationId, body }: {
    conversationId: string;
    body: BodyOf<'console.addConversationNote'>;
}, options) => consoleAddConversationNote(client, conversationId, body, options));

/**
 * Set the labels of a conversation.
 *
 * Replaces the labels. They are kept in alphabetical order, each once.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 */
export const consoleSetConversationLabelsMutation = (client: AtlasClient) => asMutation(client, 'console.setConversationLabels', ({ conversationId, body }: {
    conversationId: string;
    body: BodyOf<'console.setConversationLabels'>;
}, options) => consoleSetConversationLabels(client, conversationId, body, options));
