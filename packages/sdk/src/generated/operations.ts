// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { BodyOf, DataOf, QueryOf } from "@atlas-messaging/contract";
import type { Answer, CallOptions, Caller } from "../call.ts";
import { keyInBody, keyInHeader, keyInParams } from "../idempotency.ts";
import { listOf } from "../paging.ts";
import type { ItemOf, List } from "../paging.ts";
import type { AtlasClient } from "../client.ts";
import { streamOf } from "../stream.ts";
import type { Stream } from "../stream.ts";
import { search, segment } from "../path.ts";
import { type Upload, fileInit, uploadOptions, uploadSearch } from "../upload.ts";

/**
 * List messages.
 *
 * Messages of both directions, the newest first. Filters narrow the list together. Its order is the order of arrival
 * here, which for an inbound message may be later than `created_at`. With `since` alone it gives the latest messages of
 * every conversation at once; `conversation_id` leads to the conversations of `conversations.list`.
 *
 * Needs the scope `atlas.conversations.read`.
 *
 * @example
 * ```ts
 * for await (const item of messagesList(client, {
 *   customer_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1",
 *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
 *   direction: "outbound",
 *   status: "failed",
 *   since: "2026-01-01T00:00:00Z",
 *   metadata: "order_id:1042",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const messagesList = (client: Caller, query?: QueryOf<"messages.list">, options?: CallOptions): List<DataOf<"messages.list">, "messages"> =>
  listOf(client, { id: "messages.list", method: "GET", path: () => "/v1/atlas/messages", limit: "reads", query }, "messages", options);

/**
 * Send a message to a phone number.
 *
 * Creates or reuses the customer and the conversation, and queues the message. While the 24-hour window is open,
 * free-form `text` is accepted; afterwards `template_id` with `category` is required. With `send_at` the message is
 * `scheduled` and goes out at that time.
 *
 * Needs the scope `atlas.messages.send`.
 *
 * @example
 * ```ts
 * const answer = await messagesSend(client, {
 *   phone_number: "+15550100001",
 *   text: "Your table is ready.",
 *   metadata: { order_id: "1042" },
 * });
 * ```
 */
export const messagesSend = (client: Caller, body: BodyOf<"messages.send">, options?: CallOptions): Answer<DataOf<"messages.send">> =>
  client.call({ id: "messages.send", method: "POST", path: () => "/v1/atlas/messages", limit: "messages", putKey: keyInBody, body }, options);

/**
 * Get a message.
 *
 * A message of either direction, with every delivery state that it has had and the reason of a failure.
 *
 * Needs the scope `atlas.conversations.read`.
 *
 * @example
 * ```ts
 * const answer = await messagesGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60");
 * ```
 */
export const messagesGet = (client: Caller, id: string, options?: CallOptions): Answer<DataOf<"messages.get">> =>
  client.call({ id: "messages.get", method: "GET", path: () => `/v1/atlas/messages/${segment(id)}`, limit: "reads" }, options);

/**
 * Change your own data of a message.
 *
 * Sets the keys of `metadata` that are given, on a message of either direction, in any state. Null removes a key; all
 * others stay. The customer sees nothing of it.
 *
 * Needs the scope `atlas.messages.send`.
 *
 * @example
 * ```ts
 * const answer = await messagesUpdate(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60", { metadata: { order_id: "1042" } });
 * ```
 */
export const messagesUpdate = (client: Caller, id: string, body: BodyOf<"messages.update">, options?: CallOptions): Answer<DataOf<"messages.update">> =>
  client.call({ id: "messages.update", method: "PATCH", path: () => `/v1/atlas/messages/${segment(id)}`, limit: "writes", putKey: keyInBody, body }, options);

/**
 * Report the status of a message.
 *
 * Tells what became of a message that an adapter took. A status moves a message forward only: a late or repeated one
 * changes nothing. Messages of other channels answer 409 `conflict`.
 *
 * Needs the scope `atlas.events.write`.
 *
 * @example
 * ```ts
 * const answer = await messagesReportStatus(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60", { status: "delivered" });
 * ```
 */
export const messagesReportStatus = (client: Caller, id: string, body: BodyOf<"messages.reportStatus">, options?: CallOptions): Answer<DataOf<"messages.reportStatus">> =>
  client.call({ id: "messages.reportStatus", method: "POST", path: () => `/v1/atlas/messages/${segment(id)}/status`, limit: "writes", putKey: keyInBody, body }, options);

/**
 * Cancel a scheduled message.
 *
 * Cancels a message that waits for its `send_at`. A message in another state answers 409 `conflict`, which names the
 * state: once its time has come it cannot be taken back.
 *
 * Needs the scope `atlas.messages.send`.
 *
 * @example
 * ```ts
 * const answer = await messagesCancel(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60", {});
 * ```
 */
export const messagesCancel = (client: Caller, id: string, body?: BodyOf<"messages.cancel">, options?: CallOptions): Answer<DataOf<"messages.cancel">> =>
  client.call({ id: "messages.cancel", method: "POST", path: () => `/v1/atlas/messages/${segment(id)}/cancel`, limit: "messages", putKey: keyInBody, body }, options);

/**
 * Upload media.
 *
 * Keeps a picture, a sound, a film or a file, to be sent by its id. The type is checked against the bytes.
 *
 * Needs the scope `atlas.messages.send`.
 *
 * @example
 * ```ts
 * const answer = await mediaUpload(client, {
 *   media_type: "text/plain",
 *   content: "U291cCBvZiB0aGUgZGF5IGFuZCBicmVhZC4=",
 *   filename: "menu.txt",
 * });
 * ```
 */
export const mediaUpload = (client: Caller, body: BodyOf<"media.upload">, options?: CallOptions): Answer<DataOf<"media.upload">> =>
  client.call({ id: "media.upload", method: "POST", path: () => "/v1/atlas/media", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Upload the bytes of a file.
 *
 * Keeps a file as it is, up to 100 MB, to be sent by its id. The body is the file, and `Content-Type` is its type,
 * which is checked against the bytes. Send the `idempotency_key` as a header.
 *
 * Needs the scope `atlas.messages.send`.
 *
 * @example
 * ```ts
 * const answer = await mediaUploadFile(client, {
 *   file: new Blob(["Soup of the day and bread."]),
 *   media_type: "text/plain",
 *   filename: "menu.txt",
 * });
 * ```
 */
export const mediaUploadFile = (client: Caller, upload: Upload<"media.uploadFile">, options?: CallOptions): Answer<DataOf<"media.uploadFile">> =>
  client.call({ id: "media.uploadFile", method: "POST", path: () => `/v1/atlas/media/file${uploadSearch(upload)}`, limit: "writes", putKey: keyInHeader, file: () => fileInit(upload) }, uploadOptions(upload, options));

/**
 * Get media.
 *
 * Uploaded or received media, without its bytes. Received media is `pending` until the messaging app has handed it
 * over.
 *
 * Needs the scope `atlas.conversations.read`.
 *
 * @example
 * ```ts
 * const answer = await mediaGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e90");
 * ```
 */
export const mediaGet = (client: Caller, id: string, options?: CallOptions): Answer<DataOf<"media.get">> =>
  client.call({ id: "media.get", method: "GET", path: () => `/v1/atlas/media/${segment(id)}`, limit: "reads" }, options);

/**
 * Get the costs of messages.
 *
 * Adds up what the messaging network told of each message, with the rates that your organization has set. Without rates
 * it answers counts. A message counts in the month in which it left, and costs once it is delivered. The sum of
 * `costs.listMessages` equals each figure.
 *
 * Needs the scope `atlas.costs.read`.
 *
 * @example
 * ```ts
 * const answer = await costsGet(client, {
 *   group_by: "country",
 *   since: "2026-01-01T00:00:00.000Z",
 *   until: "9000-01-01T00:00:00.000Z",
 * });
 * ```
 */
export const costsGet = (client: Caller, query?: QueryOf<"costs.get">, options?: CallOptions): Answer<DataOf<"costs.get">> =>
  client.call({ id: "costs.get", method: "GET", path: () => `/v1/atlas/costs${search(query)}`, limit: "reads" }, options);

/**
 * Get the spending caps.
 *
 * Shows the caps of the organization and of its agents, and what this month has used.
 *
 * Needs the scope `atlas.costs.read`.
 *
 * @example
 * ```ts
 * const answer = await costsGetCaps(client);
 * ```
 */
export const costsGetCaps = (client: Caller, options?: CallOptions): Answer<DataOf<"costs.getCaps">> =>
  client.call({ id: "costs.getCaps", method: "GET", path: () => "/v1/atlas/costs/caps", limit: "reads" }, options);

/**
 * Set a spending cap.
 *
 * Sets the most that the organization, or one of its agents, spends in a month. At it, billable messages wait as
 * `scheduled` with `spending_cap`; free ones go. Raised or removed, what waits asks again at once.
 *
 * Needs the scope `atlas.costs.write`.
 *
 * @example
 * ```ts
 * const answer = await costsSetCap(client, { unit: "messages", maximum: "1000" });
 * ```
 */
export const costsSetCap = (client: Caller, body: BodyOf<"costs.setCap">, options?: CallOptions): Answer<DataOf<"costs.setCap">> =>
  client.call({ id: "costs.setCap", method: "POST", path: () => "/v1/atlas/costs/caps", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Cancel messages that wait for a cap.
 *
 * Cancels up to 50 messages that wait for a spending cap, the oldest first. Repeat it while `has_more` is true.
 *
 * Needs the scope `atlas.costs.write`.
 *
 * @example
 * ```ts
 * const answer = await costsCancelWaiting(client, {});
 * ```
 */
export const costsCancelWaiting = (client: Caller, body?: BodyOf<"costs.cancelWaiting">, options?: CallOptions): Answer<DataOf<"costs.cancelWaiting">> =>
  client.call({ id: "costs.cancelWaiting", method: "POST", path: () => "/v1/atlas/costs/caps/cancel", limit: "writes", putKey: keyInBody, body }, options);

/**
 * List what messages cost.
 *
 * Lists the messages of a span that the network has priced, the newest first, each with its cost.
 *
 * Needs the scope `atlas.costs.read`.
 *
 * @example
 * ```ts
 * for await (const item of costsMessages(client, {
 *   since: "2026-01-01T00:00:00.000Z",
 *   until: "9000-01-01T00:00:00.000Z",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const costsMessages = (client: Caller, query?: QueryOf<"costs.listMessages">, options?: CallOptions): List<DataOf<"costs.listMessages">, "messages"> =>
  listOf(client, { id: "costs.listMessages", method: "GET", path: () => "/v1/atlas/costs/messages", limit: "reads", query }, "messages", options);

/**
 * Mark a customer's message as read.
 *
 * Tells the messaging app that somebody has read the customer's message, which the customer then sees. Nothing else
 * tells it. Marking a message again changes nothing. An outbound message answers 409 `conflict`.
 *
 * Needs the scope `atlas.messages.send`.
 *
 * @example
 * ```ts
 * const answer = await messagesMarkRead(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60", {});
 * ```
 */
export const messagesMarkRead = (client: Caller, id: string, body?: BodyOf<"messages.markRead">, options?: CallOptions): Answer<DataOf<"messages.markRead">> =>
  client.call({ id: "messages.markRead", method: "POST", path: () => `/v1/atlas/messages/${segment(id)}/read`, limit: "messages", putKey: keyInBody, body }, options);

/**
 * React to a message.
 *
 * Puts an emoji on a message of the conversation, in place of the one before. `emoji: null` takes it away. It needs an
 * open window. The messaging app must know the message, which is at most 30 days old. Otherwise the answer is 409
 * `conflict`.
 *
 * Needs the scope `atlas.messages.send`.
 *
 * @example
 * ```ts
 * const answer = await messagesReact(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60", { emoji: "👍" });
 * ```
 */
export const messagesReact = (client: Caller, id: string, body: BodyOf<"messages.react">, options?: CallOptions): Answer<DataOf<"messages.react">> =>
  client.call({ id: "messages.react", method: "POST", path: () => `/v1/atlas/messages/${segment(id)}/reaction`, limit: "messages", putKey: keyInBody, body }, options);

/**
 * Show that you are writing.
 *
 * Shows the customer that you are writing, for 25 seconds or until your next message. It also marks the customer's
 * message as read, as messaging apps do not show one without the other. An outbound message answers 409 `conflict`.
 *
 * Needs the scope `atlas.messages.send`.
 *
 * @example
 * ```ts
 * const answer = await messagesShowTyping(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60", {});
 * ```
 */
export const messagesShowTyping = (client: Caller, id: string, body?: BodyOf<"messages.showTyping">, options?: CallOptions): Answer<DataOf<"messages.showTyping">> =>
  client.call({ id: "messages.showTyping", method: "POST", path: () => `/v1/atlas/messages/${segment(id)}/typing`, limit: "messages", putKey: keyInBody, body }, options);

/**
 * List channels.
 *
 * The messaging channels of the organization, the newest first.
 *
 * Needs the scope `atlas.channels.read`.
 *
 * @example
 * ```ts
 * for await (const item of channelsList(client, { limit: 20 })) show(item);
 * ```
 */
export const channelsList = (client: Caller, query?: QueryOf<"channels.list">, options?: CallOptions): List<DataOf<"channels.list">, "channels"> =>
  listOf(client, { id: "channels.list", method: "GET", path: () => "/v1/atlas/channels", limit: "reads", query }, "channels", options);

/**
 * Get a channel and its health.
 *
 * One channel with its status, the time of its last health check and what the check found.
 *
 * Needs the scope `atlas.channels.read`.
 *
 * @example
 * ```ts
 * const answer = await channelsGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0");
 * ```
 */
export const channelsGet = (client: Caller, channelId: string, options?: CallOptions): Answer<DataOf<"channels.get">> =>
  client.call({ id: "channels.get", method: "GET", path: () => `/v1/atlas/channels/${segment(channelId)}`, limit: "reads" }, options);

/**
 * Choose the agent of a channel.
 *
 * Says which agent answers customers on the channel. It must be ready and work on channels of this name. Null leaves
 * the customers to people.
 *
 * Needs the scope `atlas.agents.write`.
 *
 * @example
 * ```ts
 * const answer = await channelsUpdate(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", { agent_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0" });
 * ```
 */
export const channelsUpdate = (client: Caller, channelId: string, body: BodyOf<"channels.update">, options?: CallOptions): Answer<DataOf<"channels.update">> =>
  client.call({ id: "channels.update", method: "PATCH", path: () => `/v1/atlas/channels/${segment(channelId)}`, limit: "writes", putKey: keyInBody, body }, options);

/**
 * List or search knowledge.
 *
 * Without `q`: the organization's documents, newest first. With `q`: ranked passages with citations and the state of
 * the knowledge. `audience` filters both. The list omits archived documents unless `status` selects them. Search covers
 * only indexed documents.
 *
 * Needs the scope `atlas.knowledge.read`.
 *
 * @example
 * ```ts
 * for await (const item of knowledgeList(client, { status: "active", audience: "customers", limit: 20 })) show(item);
 * ```
 */
export const knowledgeList = (client: Caller, query?: Omit<QueryOf<"knowledge.list">, "q">, options?: CallOptions): List<Extract<DataOf<"knowledge.list">, { documents: unknown }>, "documents"> =>
  listOf(client, { id: "knowledge.list", method: "GET", path: () => "/v1/atlas/knowledge", limit: "reads", query }, "documents", options);

/**
 * List or search knowledge.
 *
 * Without `q`: the organization's documents, newest first. With `q`: ranked passages with citations and the state of
 * the knowledge. `audience` filters both. The list omits archived documents unless `status` selects them. Search covers
 * only indexed documents.
 *
 * Needs the scope `atlas.knowledge.read`.
 *
 * @example
 * ```ts
 * for await (const item of knowledgeSearch(client, "When are you open?", { status: "active", audience: "customers", limit: 20 })) show(item);
 * ```
 */
export const knowledgeSearch = (client: Caller, q: string, query?: Omit<QueryOf<"knowledge.list">, "q">, options?: CallOptions): List<Extract<DataOf<"knowledge.list">, { data: unknown }>, "data"> =>
  listOf(client, { id: "knowledge.list", method: "GET", path: () => "/v1/atlas/knowledge", limit: "reads", query: { ...query, q } }, "data", options);

/**
 * Add knowledge.
 *
 * Text is chunked and indexed at once. A URL or a document is queued: `job_id` names the ingest job, and `GET
 * /v1/atlas/knowledge/{id}` returns its progress. A source that cannot be ingested ends in the status `failed`. Ingest
 * jobs have a separate rate limit. Text counts as an ordinary write.
 *
 * Needs the scope `atlas.knowledge.write`.
 *
 * @example
 * ```ts
 * const answer = await knowledgeCreate(client, {
 *   source_type: "text",
 *   title: "Opening hours",
 *   audience: "customers",
 *   text: "We are open from 9:00 to 18:00, Monday to Saturday.",
 * });
 * ```
 */
export const knowledgeCreate = (client: Caller, body: BodyOf<"knowledge.create">, options?: CallOptions): Answer<DataOf<"knowledge.create">> =>
  client.call({ id: "knowledge.create", method: "POST", path: () => "/v1/atlas/knowledge", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Get a knowledge document.
 *
 * One document with its status, the text of a text source and the progress of its ingest. Poll it while `queued`.
 *
 * Needs the scope `atlas.knowledge.read`.
 *
 * @example
 * ```ts
 * const answer = await knowledgeGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb0");
 * ```
 */
export const knowledgeGet = (client: Caller, id: string, options?: CallOptions): Answer<DataOf<"knowledge.get">> =>
  client.call({ id: "knowledge.get", method: "GET", path: () => `/v1/atlas/knowledge/${segment(id)}`, limit: "reads" }, options);

/**
 * Restore or archive a knowledge document, or change its audience.
 *
 * Without a body, or with the status `active`, an archived document returns to search. With `archived` it leaves
 * search; runs that cited it keep the citation. A document already in that status is a `conflict`. With only
 * `audience`, the status stays and the audience applies from the next search.
 *
 * Needs the scope `atlas.knowledge.write`.
 *
 * @example
 * ```ts
 * const answer = await knowledgeUpdate(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb0", { status: "active" });
 * ```
 */
export const knowledgeUpdate = (client: Caller, id: string, body?: BodyOf<"knowledge.update">, options?: CallOptions): Answer<DataOf<"knowledge.update">> =>
  client.call({ id: "knowledge.update", method: "PATCH", path: () => `/v1/atlas/knowledge/${segment(id)}`, limit: "writes", putKey: keyInBody, body }, options);

/**
 * Take a source in once more.
 *
 * Fetches a page again, or retries a failed ingest. The old text stays searchable until the new one is indexed. An
 * unchanged page is not indexed again. A document that is being ingested is returned unchanged. Text sources, archived
 * documents and ingested files are a `conflict`. Counts as an ingest job.
 *
 * Needs the scope `atlas.knowledge.write`.
 *
 * @example
 * ```ts
 * const answer = await knowledgeRefresh(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb1", {});
 * ```
 */
export const knowledgeRefresh = (client: Caller, id: string, body?: BodyOf<"knowledge.refresh">, options?: CallOptions): Answer<DataOf<"knowledge.refresh">> =>
  client.call({ id: "knowledge.refresh", method: "POST", path: () => `/v1/atlas/knowledge/${segment(id)}/refresh`, limit: "ingest", putKey: keyInBody, body }, options);

/**
 * List agents.
 *
 * The agents of the organization, hosted and external, the newest first. Archived ones are left out by default.
 *
 * Needs the scope `atlas.agents.read`.
 *
 * @example
 * ```ts
 * for await (const item of agentsList(client, { status: "ready", metadata: "order_id:1042", limit: 20 })) show(item);
 * ```
 */
export const agentsList = (client: Caller, query?: QueryOf<"agents.list">, options?: CallOptions): List<DataOf<"agents.list">, "agents"> =>
  listOf(client, { id: "agents.list", method: "GET", path: () => "/v1/atlas/agents", limit: "reads", query }, "agents", options);

/**
 * Create an agent.
 *
 * Creates a hosted agent, or the record of an external one. A source or channel that the organization does not have is
 * a validation error. A hosted agent serves its channels that no other agent serves.
 *
 * Needs the scope `atlas.agents.write`.
 *
 * @example
 * ```ts
 * const answer = await agentsCreate(client, {
 *   name: "Concierge",
 *   description: "Answers guests of the bistro.",
 *   source_ids: ["0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb0"],
 *   channels: ["chatapp"],
 *   people_hours: {
 *     time_zone: "Europe/Berlin",
 *     weekly: [
 *       {
 *         days: [
 *           "monday", "tuesday", "wednesday", "thursday",
 *           "friday",
 *         ],
 *         start: "09:00",
 *         end: "17:00",
 *       },
 *     ],
 *   },
 * });
 * ```
 */
export const agentsCreate = (client: Caller, body: BodyOf<"agents.create">, options?: CallOptions): Answer<DataOf<"agents.create">> =>
  client.call({ id: "agents.create", method: "POST", path: () => "/v1/atlas/agents", limit: "writes", putKey: keyInBody, body }, options);

/**
 * List published agents.
 *
 * The published agents of all organizations, by name. Needs no authentication. Pages are counted, not frozen: an agent
 * that is published or withdrawn meanwhile moves the ones after it.
 *
 * @example
 * ```ts
 * for await (const item of agentsDirectory(client, { category: "hospitality", limit: 20 })) show(item);
 * ```
 */
export const agentsDirectory = (client: Caller, query?: Omit<QueryOf<"agents.directory">, "q">, options?: CallOptions): List<DataOf<"agents.directory">, "agents"> =>
  listOf(client, { id: "agents.directory", method: "GET", path: () => "/v1/atlas/agents/directory", limit: "public", query }, "agents", options);

/**
 * List published agents.
 *
 * The published agents of all organizations, by name. Needs no authentication. Pages are counted, not frozen: an agent
 * that is published or withdrawn meanwhile moves the ones after it.
 *
 * @example
 * ```ts
 * for await (const item of agentsSearch(client, "menu", { category: "hospitality", limit: 20 })) show(item);
 * ```
 */
export const agentsSearch = (client: Caller, q: string, query?: Omit<QueryOf<"agents.directory">, "q">, options?: CallOptions): List<DataOf<"agents.directory">, "agents"> =>
  listOf(client, { id: "agents.directory", method: "GET", path: () => "/v1/atlas/agents/directory", limit: "public", query: { ...query, q } }, "agents", options);

/**
 * Get an agent.
 *
 * Gets one agent, archived ones too.
 *
 * Needs the scope `atlas.agents.read`.
 *
 * @example
 * ```ts
 * const answer = await agentsGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0");
 * ```
 */
export const agentsGet = (client: Caller, agentId: string, options?: CallOptions): Answer<DataOf<"agents.get">> =>
  client.call({ id: "agents.get", method: "GET", path: () => `/v1/atlas/agents/${segment(agentId)}`, limit: "reads" }, options);

/**
 * Change or archive an agent.
 *
 * Changes the members that are given. `status: archived` archives the agent: it answers nobody and leaves the
 * directory. `status: ready` brings it back.
 *
 * Needs the scope `atlas.agents.write`.
 *
 * @example
 * ```ts
 * const answer = await agentsUpdate(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0", {
 *   name: "Concierge",
 *   channels: ["chatapp"],
 *   people_hours: {
 *     time_zone: "Europe/Berlin",
 *     weekly: [
 *       {
 *         days: [
 *           "monday", "tuesday", "wednesday", "thursday",
 *           "friday",
 *         ],
 *         start: "09:00",
 *         end: "17:00",
 *       },
 *     ],
 *   },
 * });
 * ```
 */
export const agentsUpdate = (client: Caller, agentId: string, body: BodyOf<"agents.update">, options?: CallOptions): Answer<DataOf<"agents.update">> =>
  client.call({ id: "agents.update", method: "PATCH", path: () => `/v1/atlas/agents/${segment(agentId)}`, limit: "writes", putKey: keyInBody, body }, options);

/**
 * Publish an agent in the directory, or withdraw it.
 *
 * Lists the agent in the public directory, changes its listing, or takes it out. Only the owning organization can; for
 * any other the agent does not exist. A slug that another listing has is a conflict.
 *
 * Needs the scope `atlas.agents.publish`.
 *
 * @example
 * ```ts
 * const answer = await agentsPublish(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0", {
 *   is_listed: true,
 *   listing_category: "hospitality",
 *   listing_description: "Answers questions about the menu and takes bookings.",
 *   listing_slug: "harbour-bistro-concierge",
 * });
 * ```
 */
export const agentsPublish = (client: Caller, agentId: string, body: BodyOf<"agents.publish">, options?: CallOptions): Answer<DataOf<"agents.publish">> =>
  client.call({ id: "agents.publish", method: "POST", path: () => `/v1/atlas/agents/${segment(agentId)}/publish`, limit: "writes", putKey: keyInBody, body }, options);

/**
 * List sessions.
 *
 * The sandbox sessions of the organization by `created_at`, the newest first.
 *
 * Needs the scope `atlas.sessions.read`.
 *
 * @example
 * ```ts
 * for await (const item of sessionsList(client, { limit: 20 })) show(item);
 * ```
 */
export const sessionsList = (client: Caller, query?: QueryOf<"sessions.list">, options?: CallOptions): List<DataOf<"sessions.list">, "data"> =>
  listOf(client, { id: "sessions.list", method: "GET", path: () => "/v1/atlas/sessions", limit: "reads", query }, "data", options);

/**
 * Create a session.
 *
 * Begins a session in which an agent is evaluated against the knowledge. Not offered in production. An agent that the
 * organization does not have is a validation error.
 *
 * Needs the scope `atlas.sessions.write`.
 *
 * @example
 * ```ts
 * const answer = await sessionsCreate(client, { agent_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0" });
 * ```
 */
export const sessionsCreate = (client: Caller, body?: BodyOf<"sessions.create">, options?: CallOptions): Answer<DataOf<"sessions.create">> =>
  client.call({ id: "sessions.create", method: "POST", path: () => "/v1/atlas/sessions", limit: "writes", putKey: keyInBody, body }, options);

/**
 * End a session.
 *
 * Ends the session; nothing more can be written to it. Ending an ended session changes nothing.
 *
 * Needs the scope `atlas.sessions.write`.
 *
 * Preview: it may change, and production may not offer it.
 *
 * @example
 * ```ts
 * const answer = await sessionsUpdate(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { status: "ended" });
 * ```
 */
export const sessionsUpdate = (client: Caller, sessionId: string, body: BodyOf<"sessions.update">, options?: CallOptions): Answer<DataOf<"sessions.update">> =>
  client.call({ id: "sessions.update", method: "PATCH", path: () => `/v1/atlas/sessions/${segment(sessionId)}`, limit: "writes", putKey: keyInBody, body }, options);

/**
 * List the messages of a session.
 *
 * The messages of the session, oldest first.
 *
 * Needs the scope `atlas.sessions.read`.
 *
 * @example
 * ```ts
 * for await (const item of sessionsMessages(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { limit: 20 })) show(item);
 * ```
 */
export const sessionsMessages = (client: Caller, sessionId: string, query?: QueryOf<"sessions.listMessages">, options?: CallOptions): List<DataOf<"sessions.listMessages">, "messages"> =>
  listOf(client, { id: "sessions.listMessages", method: "GET", path: () => `/v1/atlas/sessions/${segment(sessionId)}/messages`, limit: "reads", query }, "messages", options);

/**
 * Ask the agent of a session.
 *
 * Adds a user message, searches the knowledge and answers with a grounded preview reply and its citations. Not offered
 * in production. Writing to an ended session is a conflict.
 *
 * Needs the scope `atlas.sessions.write`.
 *
 * @example
 * ```ts
 * const answer = await sessionsSendMessage(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { query: "When are you open?", top_k: 3 });
 * ```
 */
export const sessionsSendMessage = (client: Caller, sessionId: string, body: BodyOf<"sessions.sendMessage">, options?: CallOptions): Answer<DataOf<"sessions.sendMessage">> =>
  client.call({ id: "sessions.sendMessage", method: "POST", path: () => `/v1/atlas/sessions/${segment(sessionId)}/messages`, limit: "writes", putKey: keyInBody, body }, options);

/**
 * List the runs of a session.
 *
 * The runs of the session, the newest first: intent, tools called and status of each.
 *
 * Needs the scope `atlas.runs.read`.
 *
 * @example
 * ```ts
 * for await (const item of sessionsRuns(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { limit: 20 })) show(item);
 * ```
 */
export const sessionsRuns = (client: Caller, id: string, query?: QueryOf<"sessions.listRuns">, options?: CallOptions): List<DataOf<"sessions.listRuns">, "data"> =>
  listOf(client, { id: "sessions.listRuns", method: "GET", path: () => `/v1/atlas/sessions/${segment(id)}/runs`, limit: "reads", query }, "data", options);

/**
 * List conversations.
 *
 * All conversations of the organization, the newest first: ordered by when they began, not by their last message. To
 * get what was said today in all of them, call `messages.list` with `since`: one list instead of a call for each
 * conversation.
 *
 * Needs the scope `atlas.conversations.read`.
 *
 * @example
 * ```ts
 * for await (const item of conversationsList(client, {
 *   status: "handed_off",
 *   metadata: "order_id:1042",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const conversationsList = (client: Caller, query?: QueryOf<"conversations.list">, options?: CallOptions): List<DataOf<"conversations.list">, "conversations"> =>
  listOf(client, { id: "conversations.list", method: "GET", path: () => "/v1/atlas/conversations", limit: "reads", query }, "conversations", options);

/**
 * Get a conversation.
 *
 * The conversation with its status, owner and window. `conversations.context` adds what was said and what answers it.
 *
 * Needs the scope `atlas.conversations.read`.
 *
 * @example
 * ```ts
 * const answer = await conversationsGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0");
 * ```
 */
export const conversationsGet = (client: Caller, id: string, options?: CallOptions): Answer<DataOf<"conversations.get">> =>
  client.call({ id: "conversations.get", method: "GET", path: () => `/v1/atlas/conversations/${segment(id)}`, limit: "reads" }, options);

/**
 * Change your own data of a conversation.
 *
 * Sets the keys of `metadata` that are given. Null removes a key; all others stay. Actions change status and owner.
 *
 * Needs the scope `atlas.actions.execute` or `atlas.actions.write`.
 *
 * @example
 * ```ts
 * const answer = await conversationsUpdate(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { metadata: { ticket: "77" } });
 * ```
 */
export const conversationsUpdate = (client: Caller, id: string, body: BodyOf<"conversations.update">, options?: CallOptions): Answer<DataOf<"conversations.update">> =>
  client.call({ id: "conversations.update", method: "PATCH", path: () => `/v1/atlas/conversations/${segment(id)}`, limit: "writes", putKey: keyInBody, body }, options);

/**
 * List the events of a conversation.
 *
 * The conversation's events, oldest first.
 *
 * Needs the scope `atlas.conversations.read`.
 *
 * @example
 * ```ts
 * for await (const item of conversationsEvents(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { limit: 20 })) show(item);
 * ```
 */
export const conversationsEvents = (client: Caller, id: string, query?: QueryOf<"conversations.listEvents">, options?: CallOptions): List<DataOf<"conversations.listEvents">, "data"> =>
  listOf(client, { id: "conversations.listEvents", method: "GET", path: () => `/v1/atlas/conversations/${segment(id)}/events`, limit: "reads", query }, "data", options);

/**
 * List customers.
 *
 * The customers of the organization, the newest first. Filters narrow the list together.
 *
 * Needs the scope `atlas.customers.read`.
 *
 * @example
 * ```ts
 * for await (const item of customersList(client, {
 *   phone_number: "+15550100001",
 *   user_id: "US.13491208655302741918",
 *   username: "ada.lovelace",
 *   label: "vip",
 *   since: "2026-01-01T00:00:00.000Z",
 *   metadata: "order_id:1042",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const customersList = (client: Caller, query?: Omit<QueryOf<"customers.list">, "q">, options?: CallOptions): List<DataOf<"customers.list">, "customers"> =>
  listOf(client, { id: "customers.list", method: "GET", path: () => "/v1/atlas/customers", limit: "reads", query }, "customers", options);

/**
 * List customers.
 *
 * The customers of the organization, the newest first. Filters narrow the list together.
 *
 * Needs the scope `atlas.customers.read`.
 *
 * @example
 * ```ts
 * for await (const item of customersSearch(client, "ada", {
 *   phone_number: "+15550100001",
 *   user_id: "US.13491208655302741918",
 *   username: "ada.lovelace",
 *   label: "vip",
 *   since: "2026-01-01T00:00:00.000Z",
 *   metadata: "order_id:1042",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const customersSearch = (client: Caller, q: string, query?: Omit<QueryOf<"customers.list">, "q">, options?: CallOptions): List<DataOf<"customers.list">, "customers"> =>
  listOf(client, { id: "customers.list", method: "GET", path: () => "/v1/atlas/customers", limit: "reads", query: { ...query, q } }, "customers", options);

/**
 * Get a customer.
 *
 * The customer with labels, attributes, language and time zone.
 *
 * Needs the scope `atlas.customers.read`.
 *
 * @example
 * ```ts
 * const answer = await customersGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1");
 * ```
 */
export const customersGet = (client: Caller, id: string, options?: CallOptions): Answer<DataOf<"customers.get">> =>
  client.call({ id: "customers.get", method: "GET", path: () => `/v1/atlas/customers/${segment(id)}`, limit: "reads" }, options);

/**
 * Update a customer.
 *
 * Changes the members that are given. `labels` replaces the list. `attributes` changes the attributes that it names,
 * and `metadata` the keys that it names. Null removes one.
 *
 * Needs the scope `atlas.customers.write`.
 *
 * @example
 * ```ts
 * const answer = await customersUpdate(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {
 *   labels: ["vip"],
 *   attributes: { order_count: 3 },
 *   time_zone: "Europe/Berlin",
 * });
 * ```
 */
export const customersUpdate = (client: Caller, id: string, body: BodyOf<"customers.update">, options?: CallOptions): Answer<DataOf<"customers.update">> =>
  client.call({ id: "customers.update", method: "PATCH", path: () => `/v1/atlas/customers/${segment(id)}`, limit: "writes", putKey: keyInBody, body }, options);

/**
 * Export a customer.
 *
 * All that is kept about a customer: the record, consents, conversations, notes of colleagues, references to runs,
 * events and deliveries, and a page of messages, the newest first. Follow `next_cursor` for the other messages; each
 * page repeats the rest.
 *
 * Needs the scope `atlas.customers.read`.
 *
 * @example
 * ```ts
 * for await (const item of customersExport(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", { limit: 20 })) show(item);
 * ```
 */
export const customersExport = (client: Caller, id: string, query?: QueryOf<"customers.export">, options?: CallOptions): List<DataOf<"customers.export">, "messages"> =>
  listOf(client, { id: "customers.export", method: "GET", path: () => `/v1/atlas/customers/${segment(id)}/export`, limit: "reads", query }, "messages", options);

/**
 * Erase a customer.
 *
 * Removes what is kept about the customer, for good. Waiting messages are canceled, and number, name, labels and
 * attributes go at once. A later message from the number begins a new customer. Texts in messages, notes, events,
 * deliveries, approvals and stored answers go in the background; `erasure` tells when that is done. Records, ids and
 * the audit log stay.
 *
 * Needs the scope `atlas.customers.erase`.
 *
 * @example
 * ```ts
 * const answer = await customersErase(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {});
 * ```
 */
export const customersErase = (client: Caller, id: string, body?: BodyOf<"customers.erase">, options?: CallOptions): Answer<DataOf<"customers.erase">> =>
  client.call({ id: "customers.erase", method: "POST", path: () => `/v1/atlas/customers/${segment(id)}/erase`, limit: "writes", putKey: keyInBody, body }, options);

/**
 * List the consents of a customer.
 *
 * Each time the customer, the messaging app, an operator or you said if marketing is allowed; the newest record first.
 * The one with the newest `at` holds.
 *
 * Needs the scope `atlas.customers.read`.
 *
 * @example
 * ```ts
 * for await (const item of customersConsents(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", { limit: 20 })) show(item);
 * ```
 */
export const customersConsents = (client: Caller, id: string, query?: QueryOf<"customers.listConsents">, options?: CallOptions): List<DataOf<"customers.listConsents">, "consents"> =>
  listOf(client, { id: "customers.listConsents", method: "GET", path: () => `/v1/atlas/customers/${segment(id)}/consents`, limit: "reads", query }, "consents", options);

/**
 * Record a consent of a customer.
 *
 * Records that the customer takes marketing or has ended it, with where and when they said it. It is kept as history. A
 * consent with an earlier `at` than the newest changes nothing else.
 *
 * Needs the scope `atlas.customers.write`.
 *
 * @example
 * ```ts
 * const answer = await customersRecordConsent(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {
 *   marketing: "opted_in",
 *   source: "Newsletter form",
 *   at: "2026-01-01T12:00:00.000Z",
 * });
 * ```
 */
export const customersRecordConsent = (client: Caller, id: string, body: BodyOf<"customers.recordConsent">, options?: CallOptions): Answer<DataOf<"customers.recordConsent">> =>
  client.call({ id: "customers.recordConsent", method: "POST", path: () => `/v1/atlas/customers/${segment(id)}/consents`, limit: "writes", putKey: keyInBody, body }, options);

/**
 * Get the context of a conversation.
 *
 * Context for a reply: the conversation, the customer, the latest messages, and the knowledge that answers the last
 * message. If `knowledge_state` is not `grounded`, hand off or ask for clarification.
 *
 * Needs the scope `atlas.context.read` or `atlas.conversations.read`.
 *
 * @example
 * ```ts
 * const answer = await conversationsContext(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { audience: "customers", include_notes: true });
 * ```
 */
export const conversationsContext = (client: Caller, conversationId: string, query?: QueryOf<"conversations.context">, options?: CallOptions): Answer<DataOf<"conversations.context">> =>
  client.call({ id: "conversations.context", method: "GET", path: () => `/v1/atlas/context/${segment(conversationId)}${search(query)}`, limit: "reads" }, options);

/**
 * List events.
 *
 * Lists the organization's events in the order in which they were committed, oldest first. To follow them, pass the
 * `id` of the last event you have as `after_id`: no event is skipped and none comes twice, also when several requests
 * commit at once. Events are kept for 30 days unless the deployment says otherwise; an `after_id` that is gone is
 * refused with `invalid_cursor`.
 *
 * Needs the scope `atlas.events.read`.
 *
 * @example
 * ```ts
 * for await (const item of eventsList(client, {
 *   event_type: "conversation.message_received",
 *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
 *   customer_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1",
 *   phone_number: "+15550100001",
 *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
 *   since: "2026-01-01T00:00:00.000Z",
 *   until: "2026-01-02T00:00:00.000Z",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const eventsList = (client: Caller, query?: QueryOf<"events.list">, options?: CallOptions): List<DataOf<"events.list">, "data"> =>
  listOf(client, { id: "events.list", method: "GET", path: () => "/v1/atlas/events", limit: "reads", query }, "data", options);

/**
 * Push an inbound event.
 *
 * Takes an event from outside into the pipeline: finds or creates the customer and the conversation, records the event
 * and notifies webhooks. Events are deduplicated by `idempotency_key`. A channel that the organization does not have is
 * a validation error.
 *
 * Needs the scope `atlas.events.write`.
 *
 * @example
 * ```ts
 * const answer = await eventsIngest(client, {
 *   channel: "chatapp",
 *   customer: { phone_number: "+15550100001" },
 *   event_type: "message.received",
 *   message: { text: "When are you open?" },
 * });
 * ```
 */
export const eventsIngest = (client: Caller, body: BodyOf<"events.ingest">, options?: CallOptions): Answer<DataOf<"events.ingest">> =>
  client.call({ id: "events.ingest", method: "POST", path: () => "/v1/atlas/events", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Stream events.
 *
 * Sends the organization's events as server-sent events, in the order of the list. A new stream begins now, or at
 * `since`. When it breaks, connect again with the last `id` as `Last-Event-ID`: no event is skipped and none comes
 * twice. A comment every 15 seconds shows that the stream is alive. The stream ends when the token ends, and after
 * `until`. A token may open 10 streams, an organization 100.
 *
 * Needs the scope `atlas.events.read`.
 *
 * @example
 * ```ts
 * for await (const item of eventsStream(client, {
 *   event_type: "conversation.message_received",
 *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
 *   customer_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1",
 *   phone_number: "+15550100001",
 *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
 *   since: "2025-12-31T00:00:00.000Z",
 *   until: "2026-01-01T00:00:00.000Z",
 * })) show(item);
 * ```
 */
export const eventsStream = (client: AtlasClient, query?: QueryOf<"events.stream">, options?: CallOptions): Stream<ItemOf<DataOf<"events.list">, "data">> =>
  streamOf(client, { id: "events.stream", method: "GET", path: () => "/v1/atlas/events/stream", limit: "reads", query }, options);

/**
 * Get an event.
 *
 * Returns one event with its payload. The id may also be an `event_id` that a webhook received.
 *
 * Needs the scope `atlas.events.read`.
 *
 * @example
 * ```ts
 * const answer = await eventsGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef3");
 * ```
 */
export const eventsGet = (client: Caller, id: string, options?: CallOptions): Answer<DataOf<"events.get">> =>
  client.call({ id: "events.get", method: "GET", path: () => `/v1/atlas/events/${segment(id)}`, limit: "reads" }, options);

/**
 * Act in a conversation.
 *
 * Replies, drafts, or changes who has the conversation. A reply goes out over the conversation's channel and needs an
 * open window. An action that the conversation's status does not allow is a `conflict`, which names the status and the
 * way out. The scope `atlas.actions.write` allows replies and drafts only. An unknown owner is a validation error.
 *
 * Needs the scope `atlas.actions.execute` or `atlas.actions.write`.
 *
 * @example
 * ```ts
 * const answer = await actionsExecute(client, {
 *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
 *   action_type: "reply",
 *   payload: { text: "We are open until 18:00." },
 * });
 * ```
 */
export const actionsExecute = (client: Caller, body: BodyOf<"actions.execute">, options?: CallOptions): Answer<DataOf<"actions.execute">> =>
  client.call({ id: "actions.execute", method: "POST", path: () => "/v1/atlas/actions", limit: "actions", putKey: keyInBody, body }, options);

/**
 * List runs.
 *
 * The audit log of all operations of the organization, the newest first. Each run appears once, with its latest record.
 * Filters narrow the list together.
 *
 * Needs the scope `atlas.runs.read`.
 *
 * @example
 * ```ts
 * for await (const item of runsList(client, {
 *   status: "pending_approval",
 *   intent: "send_message",
 *   agent_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0",
 *   session_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0",
 *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
 *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
 *   since: "2026-01-01T00:00:00.000Z",
 *   until: "2026-01-02T00:00:00.000Z",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const runsList = (client: Caller, query?: QueryOf<"runs.list">, options?: CallOptions): List<DataOf<"runs.list">, "runs"> =>
  listOf(client, { id: "runs.list", method: "GET", path: () => "/v1/atlas/runs", limit: "reads", query }, "runs", options);

/**
 * Get a run and its history.
 *
 * The latest record of a run, and all its records. A dry run can be inspected here by its shadow run id.
 *
 * Needs the scope `atlas.runs.read`.
 *
 * @example
 * ```ts
 * const answer = await runsGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee0");
 * ```
 */
export const runsGet = (client: Caller, runId: string, options?: CallOptions): Answer<DataOf<"runs.get">> =>
  client.call({ id: "runs.get", method: "GET", path: () => `/v1/atlas/runs/${segment(runId)}`, limit: "reads" }, options);

/**
 * List webhook subscriptions.
 *
 * Lists the subscriptions of the organization without their secrets, newest first. Deleted ones are left out.
 *
 * Needs the scope `atlas.events.read`.
 *
 * @example
 * ```ts
 * for await (const item of webhooksList(client, { metadata: "order_id:1042", limit: 20 })) show(item);
 * ```
 */
export const webhooksList = (client: Caller, query?: QueryOf<"webhooks.list">, options?: CallOptions): List<DataOf<"webhooks.list">, "data"> =>
  listOf(client, { id: "webhooks.list", method: "GET", path: () => "/v1/atlas/webhooks", limit: "reads", query }, "data", options);

/**
 * Subscribe to events.
 *
 * Deliveries are posted to `url`, signed with the secret. Give your own `secret`, or read the one that the service
 * makes from the answer: it is shown once.
 *
 * Needs the scope `atlas.events.write`.
 *
 * @example
 * ```ts
 * const answer = await webhooksCreate(client, {
 *   url: "https://shop.example/atlas/webhooks",
 *   events: ["conversation.message_received", "message.delivered"],
 *   description: "Order updates",
 * });
 * ```
 */
export const webhooksCreate = (client: Caller, body: BodyOf<"webhooks.create">, options?: CallOptions): Answer<DataOf<"webhooks.create">> =>
  client.call({ id: "webhooks.create", method: "POST", path: () => "/v1/atlas/webhooks", limit: "writes", putKey: keyInBody, body }, options);

/**
 * List deliveries.
 *
 * Lists the deliveries to the endpoint with every attempt, newest first.
 *
 * Needs the scope `atlas.events.read`.
 *
 * @example
 * ```ts
 * for await (const item of webhooksDeliveries(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", {
 *   status: "exhausted",
 *   event_type: "conversation.message_received",
 *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
 *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const webhooksDeliveries = (client: Caller, id: string, query?: QueryOf<"webhooks.listDeliveries">, options?: CallOptions): List<DataOf<"webhooks.listDeliveries">, "deliveries"> =>
  listOf(client, { id: "webhooks.listDeliveries", method: "GET", path: () => `/v1/atlas/webhooks/${segment(id)}/deliveries`, limit: "reads", query }, "deliveries", options);

/**
 * Get a delivery.
 *
 * Returns one delivery with its request, and with the endpoint's answer to each attempt. The body is the exact text
 * that was sent.
 *
 * Needs the scope `atlas.events.read`.
 *
 * @example
 * ```ts
 * const answer = await webhooksGetDelivery(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f40");
 * ```
 */
export const webhooksGetDelivery = (client: Caller, id: string, deliveryId: string, options?: CallOptions): Answer<DataOf<"webhooks.getDelivery">> =>
  client.call({ id: "webhooks.getDelivery", method: "GET", path: () => `/v1/atlas/webhooks/${segment(id)}/deliveries/${segment(deliveryId)}`, limit: "reads" }, options);

/**
 * Deliver missed events to a webhook.
 *
 * Delivers each event since a time that the webhook subscribes to and has not received, in the order of the events:
 * those of the time when it was disabled, and those whose last retry failed. Events that it has received, or that are
 * still retried, do not come again. A disabled webhook must be made active first. One call looks at 2,000 events; if
 * `has_more` is true, call again with `after_id`. Events count by the names that the webhook subscribes to now.
 *
 * Needs the scope `atlas.events.write`.
 *
 * @example
 * ```ts
 * const answer = await webhooksRecover(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", { since: "2026-01-01T12:00:00.000Z" });
 * ```
 */
export const webhooksRecover = (client: Caller, id: string, body: BodyOf<"webhooks.recover">, options?: CallOptions): Answer<DataOf<"webhooks.recover">> =>
  client.call({ id: "webhooks.recover", method: "POST", path: () => `/v1/atlas/webhooks/${segment(id)}/recover`, limit: "writes", putKey: keyInBody, body }, options);

/**
 * Delete a webhook subscription.
 *
 * Stops deliveries at once, retries included.
 *
 * Needs the scope `atlas.events.write`.
 *
 * @example
 * ```ts
 * const answer = await webhooksDelete(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80");
 * ```
 */
export const webhooksDelete = (client: Caller, id: string, options?: CallOptions): Answer<DataOf<"webhooks.delete">> =>
  client.call({ id: "webhooks.delete", method: "DELETE", path: () => `/v1/atlas/webhooks/${segment(id)}`, limit: "writes", putKey: keyInHeader }, options);

/**
 * Change a webhook subscription.
 *
 * Changes the members that are given. Deliveries already under way go to the address as it is when they are attempted.
 *
 * Needs the scope `atlas.events.write`.
 *
 * @example
 * ```ts
 * const answer = await webhooksUpdate(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", {
 *   events: ["conversation.created", "conversation.message_received"],
 * });
 * ```
 */
export const webhooksUpdate = (client: Caller, id: string, body: BodyOf<"webhooks.update">, options?: CallOptions): Answer<DataOf<"webhooks.update">> =>
  client.call({ id: "webhooks.update", method: "PATCH", path: () => `/v1/atlas/webhooks/${segment(id)}`, limit: "writes", putKey: keyInBody, body }, options);

/**
 * Revoke a service-account key.
 *
 * Revokes the key at once, on every instance of the service. Revoking it again answers the same.
 *
 * Needs the scope `atlas.keys.write`.
 *
 * @example
 * ```ts
 * const answer = await keysRevoke(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e90");
 * ```
 */
export const keysRevoke = (client: Caller, id: string, options?: CallOptions): Answer<DataOf<"keys.revoke">> =>
  client.call({ id: "keys.revoke", method: "DELETE", path: () => `/v1/atlas/keys/${segment(id)}`, limit: "writes", putKey: keyInHeader }, options);

/**
 * List the tools of the token.
 *
 * Definitions for function-calling models. Any valid token is accepted, and gets the tools that its scopes allow.
 *
 * @example
 * ```ts
 * const answer = await toolsManifest(client);
 * ```
 */
export const toolsManifest = (client: Caller, options?: CallOptions): Answer<DataOf<"tools.manifest">> =>
  client.call({ id: "tools.manifest", method: "GET", path: () => "/v1/atlas/tools/manifest", limit: "reads" }, options);

/**
 * List the tools of the agent.
 *
 * Definitions for function-calling models, filtered by the scopes of the token.
 *
 * Needs the scope `atlas.actions.execute`.
 *
 * @example
 * ```ts
 * const answer = await agentManifest(client);
 * ```
 */
export const agentManifest = (client: Caller, options?: CallOptions): Answer<DataOf<"agent.manifest">> =>
  client.call({ id: "agent.manifest", method: "GET", path: () => "/agent/v1/tools/manifest", host: "agent", limit: "reads" }, options);

/**
 * Send a message into a conversation.
 *
 * While the 24-hour window is open, free-form `text` is accepted; afterwards `template_id` with `category` is required.
 *
 * Needs the scope `atlas.actions.execute`.
 *
 * @example
 * ```ts
 * const answer = await agentSendMessage(client, {
 *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f",
 *   text: "Your table is ready.",
 * });
 * ```
 */
export const agentSendMessage = (client: Caller, body: BodyOf<"agent.sendMessage">, options?: CallOptions): Answer<DataOf<"agent.sendMessage">> =>
  client.call({ id: "agent.sendMessage", method: "POST", path: () => "/agent/v1/tools/send_message", host: "agent", limit: "agent_tools", putKey: keyInBody, body }, options);

/**
 * Send a message to a phone number.
 *
 * The tool form of `messages.send`: creates or reuses the customer and the conversation, and queues the message.
 *
 * Needs the scope `atlas.actions.execute`.
 *
 * @example
 * ```ts
 * const answer = await agentSendMessageToPhone(client, {
 *   phone_number: "+15550100001",
 *   text: "Your table is ready.",
 * });
 * ```
 */
export const agentSendMessageToPhone = (client: Caller, body: BodyOf<"agent.sendMessageToPhone">, options?: CallOptions): Answer<DataOf<"agent.sendMessageToPhone">> =>
  client.call({ id: "agent.sendMessageToPhone", method: "POST", path: () => "/agent/v1/tools/send_message_to_phone", host: "agent", limit: "agent_tools", putKey: keyInBody, body }, options);

/**
 * Read the delivery status of a message.
 *
 * The delivery status at the provider. The opaque id is the provider's, as in delivery events. A queued message has
 * none yet.
 *
 * Needs the scope `atlas.actions.execute`.
 *
 * @example
 * ```ts
 * const answer = await agentMessageStatus(client, "chatapp-4f9c2b7d");
 * ```
 */
export const agentMessageStatus = (client: Caller, providerMessageId: string, options?: CallOptions): Answer<DataOf<"agent.messageStatus">> =>
  client.call({ id: "agent.messageStatus", method: "GET", path: () => `/agent/v1/tools/messages/${segment(providerMessageId)}/status`, host: "agent", limit: "reads" }, options);

/**
 * Search knowledge.
 *
 * Ranked passages with citations. When `knowledge_state` is not `grounded`, hand off or ask the customer for more.
 *
 * Needs the scope `atlas.knowledge.read`.
 *
 * @example
 * ```ts
 * const answer = await agentSearchKnowledge(client, {
 *   query: "When do you open?",
 *   top_k: 5,
 *   audience: "customers",
 * });
 * ```
 */
export const agentSearchKnowledge = (client: Caller, query: QueryOf<"agent.searchKnowledge">, options?: CallOptions): Answer<DataOf<"agent.searchKnowledge">> =>
  client.call({ id: "agent.searchKnowledge", method: "GET", path: () => `/agent/v1/knowledge/search${search(query)}`, host: "agent", limit: "reads" }, options);

/**
 * Call the tool server.
 *
 * JSON-RPC 2.0, for plain callers and for clients of the Model Context Protocol (MCP). `tools/list` and `tools/call`
 * need no handshake; other methods are those of MCP. A call without `execution_mode` is a `commit`. A request refused
 * before its message is read gets the error envelope, but a body that cannot be parsed gets JSON-RPC's -32700. A tool's
 * refusal is a JSON-RPC error with the service's code in `error.data.code`, such as `HITL_REQUIRED` if a person must
 * approve the call. Idempotency keys are in `params`. A request that accepts `text/event-stream`, or names a revision
 * of MCP, comes from an MCP client and is answered by that protocol, as server-sent events where it accepts them. A
 * tool's refusal is then the answer of the tool, whose structured content has the service's `error`. A client of
 * 2026-07-28 that declares the extension `io.modelcontextprotocol/tasks` gets a task for a call that waits for an
 * approval. Only `tools/call` and `tasks/cancel` count as agent tools; all else counts as reads.
 *
 * Preview: it may change, and production may not offer it.
 *
 * @example
 * ```ts
 * const answer = await toolServerCall(client, {
 *   jsonrpc: "2.0",
 *   id: "search-1",
 *   method: "tools/call",
 *   params: {
 *     name: "search_knowledge",
 *     arguments: { query: "When are you open?" },
 *   },
 * });
 * ```
 */
export const toolServerCall = (client: Caller, body: BodyOf<"toolServer.call">, options?: CallOptions): Answer<DataOf<"toolServer.call">> =>
  client.call({ id: "toolServer.call", method: "POST", path: () => "/atlas/v1/mcp", limit: "agent_tools", putKey: keyInParams, body }, options);

/**
 * Talk to an agent by A2A.
 *
 * JSON-RPC 2.0 of the Agent2Agent protocol, version 1.0. `SendMessage` asks a question in a session, and the answer is
 * a message of the agent with its citations. `contextId` is the session; without one a session begins. `tenant` is the
 * agent; without one all knowledge of the organization answers. A `messageId` that was sent before gets the answer of
 * then. `SendStreamingMessage` gets the same answer as one server-sent event. There are no tasks or push notifications.
 * A request refused before its message is read gets the error envelope. It needs the scope that opens sessions by HTTP.
 * It changes nothing that a customer sees, so production offers it where previews are enabled.
 *
 * Needs the scope `atlas.sessions.write`.
 *
 * Preview: it may change, and production may not offer it.
 *
 * @example
 * ```ts
 * const answer = await sessionsExchange(client, {
 *   jsonrpc: "2.0",
 *   id: 1,
 *   method: "SendMessage",
 *   params: {
 *     message: {
 *       messageId: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed7",
 *       role: "ROLE_USER",
 *       parts: [{ text: "When are you open?" }],
 *     },
 *   },
 * });
 * ```
 */
export const sessionsExchange = (client: Caller, body: BodyOf<"sessions.exchange">, options?: CallOptions): Answer<DataOf<"sessions.exchange">> =>
  client.call({ id: "sessions.exchange", method: "POST", path: () => "/atlas/v1/a2a", limit: "writes", body }, options);

/**
 * Get sandbox credentials.
 *
 * Creates an isolated organization that expires, with sample knowledge, a channel, a template, a voucher, a member and
 * customers. Returns a token for it, with every scope or those of `scope`. For evaluation only. Production answers 404.
 *
 * @example
 * ```ts
 * const answer = await sandboxCredentials(client, { scope: "atlas.messages.send atlas.runs.read" });
 * ```
 */
export const sandboxCredentials = (client: Caller, query?: QueryOf<"sandbox.credentials">, options?: CallOptions): Answer<DataOf<"sandbox.credentials">> =>
  client.call({ id: "sandbox.credentials", method: "GET", path: () => `/sandbox/credentials${search(query)}`, limit: "public" }, options);

/**
 * Discover the tool server.
 *
 * Describes the tool server: its address and protocol. Returned without the envelope.
 *
 * @example
 * ```ts
 * const answer = await discoveryMcp(client);
 * ```
 */
export const discoveryMcp = (client: Caller, options?: CallOptions): Answer<DataOf<"discovery.mcp">> =>
  client.call({ id: "discovery.mcp", method: "GET", path: () => "/.well-known/mcp.json", limit: "public" }, options);

/**
 * Discover the service.
 *
 * Describes the service, its uses, and its documents. Returned without the envelope.
 *
 * @example
 * ```ts
 * const answer = await discoveryAgents(client);
 * ```
 */
export const discoveryAgents = (client: Caller, options?: CallOptions): Answer<DataOf<"discovery.agents">> =>
  client.call({ id: "discovery.agents", method: "GET", path: () => "/agents.json", host: "site", limit: "public" }, options);

/**
 * Read the contract.
 *
 * This contract, bundled into one document. Returned without the envelope.
 *
 * @example
 * ```ts
 * const answer = await discoveryOpenapi(client);
 * ```
 */
export const discoveryOpenapi = (client: Caller, options?: CallOptions): Answer<DataOf<"discovery.openapi">> =>
  client.call({ id: "discovery.openapi", method: "GET", path: () => "/openapi.json", limit: "public" }, options);

/**
 * Check the service.
 *
 * Answers 200 while the process can reach its database and no write is refused, as on a full disk. Otherwise 503.
 *
 * @example
 * ```ts
 * const answer = await systemHealth(client);
 * ```
 */
export const systemHealth = (client: Caller, options?: CallOptions): Answer<DataOf<"system.health">> =>
  client.call({ id: "system.health", method: "GET", path: () => "/health", limit: "public" }, options);

/**
 * Check that the process runs.
 *
 * Answers 200 while the process answers at all, also without its database. Restart a process that does not.
 *
 * @example
 * ```ts
 * const answer = await systemLive(client);
 * ```
 */
export const systemLive = (client: Caller, options?: CallOptions): Answer<DataOf<"system.live">> =>
  client.call({ id: "system.live", method: "GET", path: () => "/health/live", limit: "public" }, options);

/**
 * Check that the process takes requests.
 *
 * Answers 200 while the process reaches its database, runs its jobs and is not draining. Otherwise it answers 503, and
 * the message says why: send requests to another process.
 *
 * @example
 * ```ts
 * const answer = await systemReady(client);
 * ```
 */
export const systemReady = (client: Caller, options?: CallOptions): Answer<DataOf<"system.ready">> =>
  client.call({ id: "system.ready", method: "GET", path: () => "/health/ready", limit: "public" }, options);

/**
 * Read what is deployed.
 *
 * The deployment evidence: the version of the contract, the build, and of each operation the stage and whether it is
 * enabled here.
 *
 * @example
 * ```ts
 * const answer = await systemVersion(client);
 * ```
 */
export const systemVersion = (client: Caller, options?: CallOptions): Answer<DataOf<"system.version">> =>
  client.call({ id: "system.version", method: "GET", path: () => "/version", limit: "public" }, options);

/**
 * Sign up.
 *
 * Creates an organization and its first operator, and signs the operator in. The password works in this organization
 * only. The deployment decides whether sign-up is open, closed, or for its first organization only.
 *
 * @example
 * ```ts
 * const answer = await consoleAccountSignUp(client, {
 *   organization_name: "Corner shop",
 *   email: "ada@shop.example",
 *   password: "correct horse battery staple",
 * });
 * ```
 */
export const consoleAccountSignUp = (client: Caller, body: BodyOf<"console.account.signUp">, options?: CallOptions): Answer<DataOf<"console.account.signUp">> =>
  client.call({ id: "console.account.signUp", method: "POST", path: () => "/operator/organizations", host: "console", limit: "sign_in", body }, options);

/**
 * List own sessions.
 *
 * Lists the console sessions of the operator in this organization that have not ended, the newest first.
 *
 * @example
 * ```ts
 * for await (const item of consoleSessionsList(client, { limit: 20 })) show(item);
 * ```
 */
export const consoleSessionsList = (client: Caller, query?: QueryOf<"console.sessions.list">, options?: CallOptions): List<DataOf<"console.sessions.list">, "sessions"> =>
  listOf(client, { id: "console.sessions.list", method: "GET", path: () => "/operator/sessions", host: "console", limit: "reads", query }, "sessions", options);

/**
 * Sign in.
 *
 * Starts a console session of twelve hours in an organization where the password works. Attempts are limited for each
 * operator's address and each client address. A device that signed in before has separate attempts, by its cookie or
 * `device_token`, so that strangers cannot lock the operator out. With a second factor, `code` is needed too. Codes
 * have a limit of their own for each operator, counted wherever one is checked.
 *
 * @example
 * ```ts
 * const answer = await consoleAccountSignIn(client, {
 *   email: "ada@shop.example",
 *   password: "correct horse battery staple",
 * });
 * ```
 */
export const consoleAccountSignIn = (client: Caller, body: BodyOf<"console.account.signIn">, options?: CallOptions): Answer<DataOf<"console.account.signIn">> =>
  client.call({ id: "console.account.signIn", method: "POST", path: () => "/operator/sessions", host: "console", limit: "sign_in", body }, options);

/**
 * End all own sessions.
 *
 * Ends all of the operator's console sessions in the organization, including the current one, at once and on every
 * instance of the service.
 *
 * @example
 * ```ts
 * const answer = await consoleSessionsEndAll(client);
 * ```
 */
export const consoleSessionsEndAll = (client: Caller, options?: CallOptions): Answer<DataOf<"console.sessions.endAll">> =>
  client.call({ id: "console.sessions.endAll", method: "DELETE", path: () => "/operator/sessions", host: "console", limit: "writes", putKey: keyInHeader }, options);

/**
 * Change the own password.
 *
 * Sets a new password for the operator in the session's organization. Ends all the operator's other sessions there, at
 * once and on every instance of the service. Earlier reset tokens become invalid. A member has five attempts a minute.
 *
 * @example
 * ```ts
 * const answer = await consoleAccountChangePassword(client, {
 *   current_password: "correct horse battery staple",
 *   new_password: "another horse battery staple",
 * });
 * ```
 */
export const consoleAccountChangePassword = (client: Caller, body: BodyOf<"console.account.changePassword">, options?: CallOptions): Answer<DataOf<"console.account.changePassword">> =>
  client.call({ id: "console.account.changePassword", method: "POST", path: () => "/operator/password", host: "console", limit: "writes", body }, options);

/**
 * Reset a password.
 *
 * Sets a password with a reset token, once and within 24 hours. Ends all of the operator's sessions in that
 * organization and signs the operator in there. Sessions and passwords in other organizations stay. With a second
 * factor, `code` is needed too. The reset ends after five wrong codes.
 *
 * @example
 * ```ts
 * const answer = await consoleAccountResetPassword(client, {
 *   reset_token: "atlas_reset_sandbox_EXAMPLE",
 *   password: "correct horse battery staple",
 * });
 * ```
 */
export const consoleAccountResetPassword = (client: Caller, body: BodyOf<"console.account.resetPassword">, options?: CallOptions): Answer<DataOf<"console.account.resetPassword">> =>
  client.call({ id: "console.account.resetPassword", method: "POST", path: () => "/operator/password/reset", host: "console", limit: "sign_in", body }, options);

/**
 * Ask for a password reset by mail.
 *
 * Mails a link to an address that has forgotten its password, one for each organization where it has one, at most five.
 * A link sets a new password once, within an hour; a sign-in voids it. The answer is the same for an unknown address,
 * and comes before anything is looked up. Members who must use single sign-on get no mail. Five requests a minute are
 * allowed for an address, and one is mailed.
 *
 * @example
 * ```ts
 * const answer = await consoleAccountRequestPasswordReset(client, { email: "ada@shop.example" });
 * ```
 */
export const consoleAccountRequestPasswordReset = (client: Caller, body: BodyOf<"console.account.requestPasswordReset">, options?: CallOptions): Answer<DataOf<"console.account.requestPasswordReset">> =>
  client.call({ id: "console.account.requestPasswordReset", method: "POST", path: () => "/operator/password/reset/request", host: "console", limit: "sign_in", body }, options);

/**
 * Get the current session.
 *
 * Tells who is signed in: the member with its permissions, the organization, the environment, and the end of the
 * session.
 *
 * @example
 * ```ts
 * const answer = await consoleSessionsGetCurrent(client);
 * ```
 */
export const consoleSessionsGetCurrent = (client: Caller, options?: CallOptions): Answer<DataOf<"console.sessions.getCurrent">> =>
  client.call({ id: "console.sessions.getCurrent", method: "GET", path: () => "/operator/sessions/current", host: "console", limit: "reads" }, options);

/**
 * Sign out.
 *
 * Ends the console session that it is called with, at once and on every instance of the service. The sessions that its
 * sign-in links began end with it.
 *
 * @example
 * ```ts
 * const answer = await consoleAccountSignOut(client);
 * ```
 */
export const consoleAccountSignOut = (client: Caller, options?: CallOptions): Answer<DataOf<"console.account.signOut">> =>
  client.call({ id: "console.account.signOut", method: "DELETE", path: () => "/operator/sessions/current", host: "console", limit: "writes", putKey: keyInHeader }, options);

/**
 * Create a sign-in link.
 *
 * Returns an address of the console that signs in a browser as the calling operator, once and within the hour. Programs
 * that hold a session use it to open the console, as `run sandbox` does. Its code is in the fragment, which browsers do
 * not send. A session has five links at a time: a further one ends the oldest.
 *
 * Preview: it may change, and production may not offer it.
 *
 * @example
 * ```ts
 * const answer = await consoleAccountCreateSignInLink(client, {});
 * ```
 */
export const consoleAccountCreateSignInLink = (client: Caller, body?: BodyOf<"console.account.createSignInLink">, options?: CallOptions): Answer<DataOf<"console.account.createSignInLink">> =>
  client.call({ id: "console.account.createSignInLink", method: "POST", path: () => "/operator/sessions/links", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Read a sign-in link.
 *
 * Tells whom a sign-in link signs in, and where, without using it up. The console asks before it follows a link, since
 * anybody can lead a person to one.
 *
 * Preview: it may change, and production may not offer it.
 *
 * @example
 * ```ts
 * const answer = await consoleAccountReadSignInLink(client, { code: "atlas_link_sandbox_EXAMPLE" });
 * ```
 */
export const consoleAccountReadSignInLink = (client: Caller, body: BodyOf<"console.account.readSignInLink">, options?: CallOptions): Answer<DataOf<"console.account.readSignInLink">> =>
  client.call({ id: "console.account.readSignInLink", method: "POST", path: () => "/operator/sessions/links/read", host: "console", limit: "sign_in", body }, options);

/**
 * Sign in by a link.
 *
 * Starts the session of a sign-in link with its code, once and within the hour. The session is that of the operator who
 * made the link, in the same organization, and ends with the session that made it. If that one has ended, so has the
 * link.
 *
 * Preview: it may change, and production may not offer it.
 *
 * @example
 * ```ts
 * const answer = await consoleAccountSignInByLink(client, { code: "atlas_link_sandbox_EXAMPLE" });
 * ```
 */
export const consoleAccountSignInByLink = (client: Caller, body: BodyOf<"console.account.signInByLink">, options?: CallOptions): Answer<DataOf<"console.account.signInByLink">> =>
  client.call({ id: "console.account.signInByLink", method: "POST", path: () => "/operator/sessions/links/use", host: "console", limit: "sign_in", body }, options);

/**
 * Write as a customer.
 *
 * Takes in a message as if a customer had sent it, so that people can try the inbox. Not offered in production. It
 * comes over a scripted channel alone, which contacts nobody: without `channel`, over the first of them.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleSandboxWriteAsCustomer(client, { phone_number: "+15550100001", text: "When are you open?" });
 * ```
 */
export const consoleSandboxWriteAsCustomer = (client: Caller, body: BodyOf<"console.sandbox.writeAsCustomer">, options?: CallOptions): Answer<DataOf<"console.sandbox.writeAsCustomer">> =>
  client.call({ id: "console.sandbox.writeAsCustomer", method: "POST", path: () => "/operator/sandbox/messages", host: "console", limit: "messages", putKey: keyInBody, body }, options);

/**
 * Accept an invitation.
 *
 * Activates the invited member with a new password and signs the operator in. The password works in this organization
 * only. A password that the address has in another organization stays unchanged. An invitation can be accepted once,
 * within 7 days.
 *
 * @example
 * ```ts
 * const answer = await consoleAccountAcceptInvitation(client, {
 *   invitation_token: "atlas_invitation_sandbox_EXAMPLE",
 *   password: "correct horse battery staple",
 * });
 * ```
 */
export const consoleAccountAcceptInvitation = (client: Caller, body: BodyOf<"console.account.acceptInvitation">, options?: CallOptions): Answer<DataOf<"console.account.acceptInvitation">> =>
  client.call({ id: "console.account.acceptInvitation", method: "POST", path: () => "/operator/invitations/accept", host: "console", limit: "sign_in", body }, options);

/**
 * List linked channels.
 *
 * Lists the channels of the organization with their links, without secrets, newest first.
 *
 * Needs the permission `atlas_api.channels.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleChannelsList(client, { limit: 20 })) show(item);
 * ```
 */
export const consoleChannelsList = (client: Caller, query?: QueryOf<"console.channels.list">, options?: CallOptions): List<DataOf<"console.channels.list">, "channels"> =>
  listOf(client, { id: "console.channels.list", method: "GET", path: () => "/operator/channels", host: "console", limit: "reads", query }, "channels", options);

/**
 * Link a channel.
 *
 * Links a number at a messaging app. The answer has what to enter at the provider; the token is shown once. In the
 * sandbox the channel is scripted and contacts nobody.
 *
 * Needs the permission `atlas_api.channels.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleChannelsLink(client, {
 *   channel: "chatapp",
 *   display_name: "Harbour Bistro",
 *   base_url: "https://messaging.example/v1",
 *   sender_id: "1000",
 *   business_account_id: "2000",
 *   template_language: "en_US",
 *   access_token: "EXAMPLE-access-token",
 *   app_secret: "EXAMPLE-app-secret",
 * });
 * ```
 */
export const consoleChannelsLink = (client: Caller, body: BodyOf<"console.channels.link">, options?: CallOptions): Answer<DataOf<"console.channels.link">> =>
  client.call({ id: "console.channels.link", method: "POST", path: () => "/operator/channels", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Check what links a number.
 *
 * Asks the provider about an access token, its app and permissions, the number and the business account, before
 * anything is linked. Each step passes, fails with its own reason, or is skipped after one that failed. In the sandbox
 * nobody is asked.
 *
 * Needs the permission `atlas_api.channels.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleChannelsCheck(client, {
 *   base_url: "https://graph.facebook.com/v26.0",
 *   sender_id: "1000",
 *   business_account_id: "2000",
 *   access_token: "EXAMPLE-access-token",
 *   app_secret: "EXAMPLE-app-secret",
 * });
 * ```
 */
export const consoleChannelsCheck = (client: Caller, body: BodyOf<"console.channels.check">, options?: CallOptions): Answer<DataOf<"console.channels.check">> =>
  client.call({ id: "console.channels.check", method: "POST", path: () => "/operator/channels/check", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Link an adapter.
 *
 * Links another network: an address of your own, which gets each outbound message in a signed request. It reports
 * statuses by `messages.reportStatus`, and what customers write by `events.ingest`. The secret is shown once.
 *
 * Needs the permission `atlas_api.channels.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleChannelsLinkAdapter(client, {
 *   channel: "webchat",
 *   display_name: "Chat box",
 *   url: "https://shop.example/atlas/adapter",
 * });
 * ```
 */
export const consoleChannelsLinkAdapter = (client: Caller, body: BodyOf<"console.channels.linkAdapter">, options?: CallOptions): Answer<DataOf<"console.channels.linkAdapter">> =>
  client.call({ id: "console.channels.linkAdapter", method: "POST", path: () => "/operator/channels/adapters", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Get a linked channel.
 *
 * Gets a channel with its link, without secrets.
 *
 * Needs the permission `atlas_api.channels.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleChannelsGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0");
 * ```
 */
export const consoleChannelsGet = (client: Caller, channelId: string, options?: CallOptions): Answer<DataOf<"console.channels.get">> =>
  client.call({ id: "console.channels.get", method: "GET", path: () => `/operator/channels/${segment(channelId)}`, host: "console", limit: "reads" }, options);

/**
 * Remove a channel.
 *
 * Removes the channel with its link and its secrets. Its conversations and messages stay, and nobody can write in them.
 * Messages that wait to be sent fail with `channel_disconnected`. Callbacks about the number are taken as those of a
 * number that nobody linked. The number may be linked again, as a new channel.
 *
 * Needs the permission `atlas_api.channels.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleChannelsRemove(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0");
 * ```
 */
export const consoleChannelsRemove = (client: Caller, channelId: string, options?: CallOptions): Answer<DataOf<"console.channels.remove">> =>
  client.call({ id: "console.channels.remove", method: "DELETE", path: () => `/operator/channels/${segment(channelId)}`, host: "console", limit: "writes", putKey: keyInHeader }, options);

/**
 * Change a channel.
 *
 * Changes the members that are given.
 *
 * Needs the permission `atlas_api.channels.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleChannelsUpdate(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", { display_name: "Harbour Bistro" });
 * ```
 */
export const consoleChannelsUpdate = (client: Caller, channelId: string, body: BodyOf<"console.channels.update">, options?: CallOptions): Answer<DataOf<"console.channels.update">> =>
  client.call({ id: "console.channels.update", method: "PATCH", path: () => `/operator/channels/${segment(channelId)}`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Test a channel.
 *
 * Asks the provider now, and answers the health that it found. It counts like a scheduled check.
 *
 * Needs the permission `atlas_api.channels.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleChannelsTest(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", {});
 * ```
 */
export const consoleChannelsTest = (client: Caller, channelId: string, body?: BodyOf<"console.channels.test">, options?: CallOptions): Answer<DataOf<"console.channels.test">> =>
  client.call({ id: "console.channels.test", method: "POST", path: () => `/operator/channels/${segment(channelId)}/test`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Subscribe a channel's app.
 *
 * Enters the callback address at the provider's app, and subscribes the app to the business account. An address that
 * the app has already stays; the account then gets an address of its own. In the sandbox nobody is asked.
 *
 * Needs the permission `atlas_api.channels.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleChannelsSubscribe(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", {});
 * ```
 */
export const consoleChannelsSubscribe = (client: Caller, channelId: string, body?: BodyOf<"console.channels.subscribe">, options?: CallOptions): Answer<DataOf<"console.channels.subscribe">> =>
  client.call({ id: "console.channels.subscribe", method: "POST", path: () => `/operator/channels/${segment(channelId)}/subscribe`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Rotate a channel's secrets.
 *
 * Replaces the access token, the app secret, or both, and makes a new verify token, which is shown once. The provider
 * asks for the verify token only when a callback URL is set up.
 *
 * Needs the permission `atlas_api.channels.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleChannelsRotateToken(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", {
 *   access_token: "EXAMPLE-access-token",
 *   app_secret: "EXAMPLE-app-secret",
 * });
 * ```
 */
export const consoleChannelsRotateToken = (client: Caller, channelId: string, body: BodyOf<"console.channels.rotateToken">, options?: CallOptions): Answer<DataOf<"console.channels.rotateToken">> =>
  client.call({ id: "console.channels.rotateToken", method: "POST", path: () => `/operator/channels/${segment(channelId)}/rotate-token`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Disconnect a channel.
 *
 * Sends nothing over the channel from now on. Queued messages wait; after 24 hours they fail with
 * `channel_disconnected`. A channel that is disconnected already is answered unchanged.
 *
 * Needs the permission `atlas_api.channels.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleChannelsDisconnect(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", {});
 * ```
 */
export const consoleChannelsDisconnect = (client: Caller, channelId: string, body?: BodyOf<"console.channels.disconnect">, options?: CallOptions): Answer<DataOf<"console.channels.disconnect">> =>
  client.call({ id: "console.channels.disconnect", method: "POST", path: () => `/operator/channels/${segment(channelId)}/disconnect`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Reconnect a channel.
 *
 * Ends a disconnection, so queued messages go out. A channel that no operator disconnected is answered unchanged.
 *
 * Needs the permission `atlas_api.channels.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleChannelsReconnect(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", {});
 * ```
 */
export const consoleChannelsReconnect = (client: Caller, channelId: string, body?: BodyOf<"console.channels.reconnect">, options?: CallOptions): Answer<DataOf<"console.channels.reconnect">> =>
  client.call({ id: "console.channels.reconnect", method: "POST", path: () => `/operator/channels/${segment(channelId)}/reconnect`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Send over a channel by default.
 *
 * Messages that name no channel go over this one. A disconnected channel is a conflict.
 *
 * Needs the permission `atlas_api.channels.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleChannelsSetDefault(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", {});
 * ```
 */
export const consoleChannelsSetDefault = (client: Caller, channelId: string, body?: BodyOf<"console.channels.setDefault">, options?: CallOptions): Answer<DataOf<"console.channels.setDefault">> =>
  client.call({ id: "console.channels.setDefault", method: "POST", path: () => `/operator/channels/${segment(channelId)}/default`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * List agents.
 *
 * Lists the agents of the organization, the newest first. Archived ones are left out by default.
 *
 * Needs the permission `atlas_api.agents.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleAgentsList(client, { status: "ready", limit: 20 })) show(item);
 * ```
 */
export const consoleAgentsList = (client: Caller, query?: QueryOf<"console.agents.list">, options?: CallOptions): List<DataOf<"console.agents.list">, "agents"> =>
  listOf(client, { id: "console.agents.list", method: "GET", path: () => "/operator/agents", host: "console", limit: "reads", query }, "agents", options);

/**
 * Create an agent.
 *
 * Creates a hosted agent, or the record of an external one. A hosted agent serves its channels that no other agent
 * serves.
 *
 * Needs the permission `atlas_api.agents.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleAgentsCreate(client, {
 *   name: "Concierge",
 *   description: "Answers guests of the bistro.",
 *   channels: ["chatapp"],
 *   people_hours: {
 *     time_zone: "Europe/Berlin",
 *     weekly: [
 *       {
 *         days: [
 *           "monday", "tuesday", "wednesday", "thursday",
 *           "friday",
 *         ],
 *         start: "09:00",
 *         end: "17:00",
 *       },
 *     ],
 *   },
 * });
 * ```
 */
export const consoleAgentsCreate = (client: Caller, body: BodyOf<"console.agents.create">, options?: CallOptions): Answer<DataOf<"console.agents.create">> =>
  client.call({ id: "console.agents.create", method: "POST", path: () => "/operator/agents", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Get an agent.
 *
 * Gets one agent, archived ones too.
 *
 * Needs the permission `atlas_api.agents.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleAgentsGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0");
 * ```
 */
export const consoleAgentsGet = (client: Caller, agentId: string, options?: CallOptions): Answer<DataOf<"console.agents.get">> =>
  client.call({ id: "console.agents.get", method: "GET", path: () => `/operator/agents/${segment(agentId)}`, host: "console", limit: "reads" }, options);

/**
 * Change or archive an agent.
 *
 * Changes the members that are given. `status: archived` archives the agent: it answers nobody and leaves the
 * directory. `status: ready` brings it back.
 *
 * Needs the permission `atlas_api.agents.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleAgentsUpdate(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0", {
 *   name: "Concierge",
 *   channels: ["chatapp"],
 *   people_hours: {
 *     time_zone: "Europe/Berlin",
 *     weekly: [
 *       {
 *         days: [
 *           "monday", "tuesday", "wednesday", "thursday",
 *           "friday",
 *         ],
 *         start: "09:00",
 *         end: "17:00",
 *       },
 *     ],
 *   },
 * });
 * ```
 */
export const consoleAgentsUpdate = (client: Caller, agentId: string, body: BodyOf<"console.agents.update">, options?: CallOptions): Answer<DataOf<"console.agents.update">> =>
  client.call({ id: "console.agents.update", method: "PATCH", path: () => `/operator/agents/${segment(agentId)}`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Publish an agent in the directory, or withdraw it.
 *
 * Lists the agent in the public directory, changes its listing, or takes it out. A slug that another listing has is a
 * conflict, and so is an archived agent.
 *
 * Needs the permission `atlas_api.agents.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleAgentsPublish(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0", { is_listed: true, listing_category: "hospitality" });
 * ```
 */
export const consoleAgentsPublish = (client: Caller, agentId: string, body: BodyOf<"console.agents.publish">, options?: CallOptions): Answer<DataOf<"console.agents.publish">> =>
  client.call({ id: "console.agents.publish", method: "POST", path: () => `/operator/agents/${segment(agentId)}/publish`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * End one own session.
 *
 * Ends a console session of the operator at once, on every instance of the service. The sessions that its sign-in links
 * began end with it.
 *
 * @example
 * ```ts
 * const answer = await consoleSessionsEnd(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f70");
 * ```
 */
export const consoleSessionsEnd = (client: Caller, sessionId: string, options?: CallOptions): Answer<DataOf<"console.sessions.end">> =>
  client.call({ id: "console.sessions.end", method: "DELETE", path: () => `/operator/sessions/${segment(sessionId)}`, host: "console", limit: "writes", putKey: keyInHeader }, options);

/**
 * Get the own second factor.
 *
 * Tells if the operator has a second factor in this organization, and how many recovery codes are left.
 *
 * @example
 * ```ts
 * const answer = await consoleSecondFactorGet(client);
 * ```
 */
export const consoleSecondFactorGet = (client: Caller, options?: CallOptions): Answer<DataOf<"console.secondFactor.get">> =>
  client.call({ id: "console.secondFactor.get", method: "GET", path: () => "/operator/second-factor", host: "console", limit: "reads" }, options);

/**
 * Begin a second factor.
 *
 * Makes a secret for an authenticator app (TOTP). It counts once it is confirmed by a code. A new one replaces one that
 * is not confirmed. A member has five attempts a minute.
 *
 * @example
 * ```ts
 * const answer = await consoleSecondFactorEnable(client, { current_password: "correct horse battery staple" });
 * ```
 */
export const consoleSecondFactorEnable = (client: Caller, body: BodyOf<"console.secondFactor.enable">, options?: CallOptions): Answer<DataOf<"console.secondFactor.enable">> =>
  client.call({ id: "console.secondFactor.enable", method: "POST", path: () => "/operator/second-factor", host: "console", limit: "writes", body }, options);

/**
 * Confirm the second factor.
 *
 * Turns the second factor on by a first code, and shows recovery codes. From then on signing in by password needs a
 * code too.
 *
 * @example
 * ```ts
 * const answer = await consoleSecondFactorConfirm(client, { code: "123456" });
 * ```
 */
export const consoleSecondFactorConfirm = (client: Caller, body: BodyOf<"console.secondFactor.confirm">, options?: CallOptions): Answer<DataOf<"console.secondFactor.confirm">> =>
  client.call({ id: "console.secondFactor.confirm", method: "POST", path: () => "/operator/second-factor/confirm", host: "console", limit: "writes", body }, options);

/**
 * Disable the own second factor.
 *
 * Takes the password, and a code while the second factor is on: a stolen password alone must not weaken it. Removes the
 * second factor and its recovery codes.
 *
 * @example
 * ```ts
 * const answer = await consoleSecondFactorDisable(client, {
 *   current_password: "correct horse battery staple",
 *   code: "492039",
 * });
 * ```
 */
export const consoleSecondFactorDisable = (client: Caller, body: BodyOf<"console.secondFactor.disable">, options?: CallOptions): Answer<DataOf<"console.secondFactor.disable">> =>
  client.call({ id: "console.secondFactor.disable", method: "POST", path: () => "/operator/second-factor/disable", host: "console", limit: "writes", body }, options);

/**
 * Make new recovery codes.
 *
 * Takes the password, and a code while the second factor is on: a stolen password alone must not weaken it. Makes ten
 * new recovery codes. Earlier ones are void.
 *
 * @example
 * ```ts
 * const answer = await consoleSecondFactorRenewRecoveryCodes(client, {
 *   current_password: "correct horse battery staple",
 *   code: "492039",
 * });
 * ```
 */
export const consoleSecondFactorRenewRecoveryCodes = (client: Caller, body: BodyOf<"console.secondFactor.renewRecoveryCodes">, options?: CallOptions): Answer<DataOf<"console.secondFactor.renewRecoveryCodes">> =>
  client.call({ id: "console.secondFactor.renewRecoveryCodes", method: "POST", path: () => "/operator/second-factor/recovery-codes", host: "console", limit: "writes", body }, options);

/**
 * Remove a member's second factor.
 *
 * For a member who has lost app and recovery codes. You need every permission that the member has. The next sign-in
 * needs the password alone.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleMembersRemoveSecondFactor(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60");
 * ```
 */
export const consoleMembersRemoveSecondFactor = (client: Caller, memberId: string, options?: CallOptions): Answer<DataOf<"console.members.removeSecondFactor">> =>
  client.call({ id: "console.members.removeSecondFactor", method: "DELETE", path: () => `/operator/developers/members/${segment(memberId)}/second-factor`, host: "console", limit: "writes", putKey: keyInHeader }, options);

/**
 * Rename the organization.
 *
 * Changes the name of the organization.
 *
 * Needs the permission `atlas_api.organization.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleOrganizationUpdate(client, { name: "Corner shop" });
 * ```
 */
export const consoleOrganizationUpdate = (client: Caller, body: BodyOf<"console.organization.update">, options?: CallOptions): Answer<DataOf<"console.organization.update">> =>
  client.call({ id: "console.organization.update", method: "PATCH", path: () => "/operator/organization", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Delete the organization.
 *
 * Takes the password, and a code while the second factor is on: a stolen session alone must not end the organization.
 * Members without a password must have signed in within the last 15 minutes. Ends all credentials, sessions, channels
 * and pending work of the organization at once. Its rows are removed from an hour later on, except the audit log.
 * Nothing brings it back.
 *
 * Needs the permission `atlas_api.organization.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleOrganizationDelete(client, {
 *   name: "Harbour Bistro",
 *   current_password: "correct horse battery staple",
 * });
 * ```
 */
export const consoleOrganizationDelete = (client: Caller, body: BodyOf<"console.organization.delete">, options?: CallOptions): Answer<DataOf<"console.organization.delete">> =>
  client.call({ id: "console.organization.delete", method: "POST", path: () => "/operator/organization/delete", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Get the export.
 *
 * The last export of the organization, with its progress.
 *
 * Needs the permission `atlas_api.organization.export`.
 *
 * @example
 * ```ts
 * const answer = await consoleOrganizationGetExport(client);
 * ```
 */
export const consoleOrganizationGetExport = (client: Caller, options?: CallOptions): Answer<DataOf<"console.organization.getExport">> =>
  client.call({ id: "console.organization.getExport", method: "GET", path: () => "/operator/organization/export", host: "console", limit: "reads" }, options);

/**
 * Export the organization.
 *
 * Begins to make one file of all that the service keeps about the organization: customers, conversations, messages with
 * the bytes of their media, knowledge, events, runs, the audit log and the settings. Secrets are left out. While one is
 * made, the answer is that one. A new file takes the place of the one before. `export.status_changed` tells when it is
 * ready.
 *
 * Needs the permission `atlas_api.organization.export`.
 *
 * @example
 * ```ts
 * const answer = await consoleOrganizationRequestExport(client, {});
 * ```
 */
export const consoleOrganizationRequestExport = (client: Caller, body?: BodyOf<"console.organization.requestExport">, options?: CallOptions): Answer<DataOf<"console.organization.requestExport">> =>
  client.call({ id: "console.organization.requestExport", method: "POST", path: () => "/operator/organization/export", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * See the overview.
 *
 * The organization's totals, and the operator's permissions in the console.
 *
 * Needs the permission `developer_console.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleOverviewGet(client);
 * ```
 */
export const consoleOverviewGet = (client: Caller, options?: CallOptions): Answer<DataOf<"console.overview.get">> =>
  client.call({ id: "console.overview.get", method: "GET", path: () => "/operator/developers/overview", host: "console", limit: "reads" }, options);

/**
 * List apps.
 *
 * Lists the apps of the organization with their redirect URIs and grants, without secrets, newest first.
 *
 * Needs the permission `atlas_api.apps.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleAppsList(client, { limit: 20 })) show(item);
 * ```
 */
export const consoleAppsList = (client: Caller, query?: QueryOf<"console.apps.list">, options?: CallOptions): List<DataOf<"console.apps.list">, "apps"> =>
  listOf(client, { id: "console.apps.list", method: "GET", path: () => "/operator/developers/apps", host: "console", limit: "reads", query }, "apps", options);

/**
 * Create an app.
 *
 * An app holds redirect URIs and access grants. To name its agent, the operator also needs the permission
 * `atlas_api.agents.manage`.
 *
 * Needs the permission `atlas_api.apps.write`.
 *
 * @example
 * ```ts
 * const answer = await consoleAppsCreate(client, {
 *   name: "Order assistant",
 *   description: "Answers questions about orders",
 *   runtime_mode: "external_agent",
 * });
 * ```
 */
export const consoleAppsCreate = (client: Caller, body: BodyOf<"console.apps.create">, options?: CallOptions): Answer<DataOf<"console.apps.create">> =>
  client.call({ id: "console.apps.create", method: "POST", path: () => "/operator/developers/apps", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Name the agent of an app.
 *
 * Names the external agent as which the tokens of an app write, from their next request on, or takes it away. The
 * operator also needs the permission `atlas_api.agents.manage`.
 *
 * Needs the permission `atlas_api.apps.write`.
 *
 * @example
 * ```ts
 * const answer = await consoleAppsUpdate(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f10", { agent_id: null });
 * ```
 */
export const consoleAppsUpdate = (client: Caller, appId: string, body: BodyOf<"console.apps.update">, options?: CallOptions): Answer<DataOf<"console.apps.update">> =>
  client.call({ id: "console.apps.update", method: "PATCH", path: () => `/operator/developers/apps/${segment(appId)}`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Register a redirect URI.
 *
 * OAuth sends the users of the app back only to a registered address. Registering one again answers the same.
 *
 * Needs the permission `atlas_api.oauth.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleAppsAddRedirectUri(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f10", { redirect_uri: "https://shop.example/oauth/callback" });
 * ```
 */
export const consoleAppsAddRedirectUri = (client: Caller, appId: string, body: BodyOf<"console.apps.addRedirectUri">, options?: CallOptions): Answer<DataOf<"console.apps.addRedirectUri">> =>
  client.call({ id: "console.apps.addRedirectUri", method: "POST", path: () => `/operator/developers/apps/${segment(appId)}/redirect-uris`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Create an access grant.
 *
 * The answer carries the bearer token, once.
 *
 * Needs the permission `atlas_api.oauth.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleAppsCreateGrant(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f10", {
 *   granted_scopes: ["atlas.messages.send", "atlas.knowledge.read"],
 * });
 * ```
 */
export const consoleAppsCreateGrant = (client: Caller, appId: string, body: BodyOf<"console.apps.createGrant">, options?: CallOptions): Answer<DataOf<"console.apps.createGrant">> =>
  client.call({ id: "console.apps.createGrant", method: "POST", path: () => `/operator/developers/apps/${segment(appId)}/grants`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Revoke an access grant.
 *
 * Revokes the grant at once, on every instance of the service. Revoking it again answers the same.
 *
 * Needs the permission `atlas_api.oauth.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleAppsRevokeGrant(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f10", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f12");
 * ```
 */
export const consoleAppsRevokeGrant = (client: Caller, appId: string, grantId: string, options?: CallOptions): Answer<DataOf<"console.apps.revokeGrant">> =>
  client.call({ id: "console.apps.revokeGrant", method: "DELETE", path: () => `/operator/developers/apps/${segment(appId)}/grants/${segment(grantId)}`, host: "console", limit: "writes", putKey: keyInHeader }, options);

/**
 * List service accounts.
 *
 * Lists the service accounts of the organization with prefixes and scopes of their keys, without secrets, newest first.
 *
 * Needs the permission `atlas_api.service_accounts.manage`.
 *
 * @example
 * ```ts
 * for await (const item of consoleServiceAccountsList(client, { limit: 20 })) show(item);
 * ```
 */
export const consoleServiceAccountsList = (client: Caller, query?: QueryOf<"console.serviceAccounts.list">, options?: CallOptions): List<DataOf<"console.serviceAccounts.list">, "service_accounts"> =>
  listOf(client, { id: "console.serviceAccounts.list", method: "GET", path: () => "/operator/developers/service-accounts", host: "console", limit: "reads", query }, "service_accounts", options);

/**
 * Create a service account.
 *
 * A service account holds keys and webhook endpoints. To name its agent, the operator also needs the permission
 * `atlas_api.agents.manage`.
 *
 * Needs the permission `atlas_api.service_accounts.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleServiceAccountsCreate(client, { name: "Order service", runtime_mode: "external_agent" });
 * ```
 */
export const consoleServiceAccountsCreate = (client: Caller, body: BodyOf<"console.serviceAccounts.create">, options?: CallOptions): Answer<DataOf<"console.serviceAccounts.create">> =>
  client.call({ id: "console.serviceAccounts.create", method: "POST", path: () => "/operator/developers/service-accounts", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Name the agent of a service account.
 *
 * Names the external agent as which the tokens of a service account write, from their next request on, or takes it
 * away. The operator also needs the permission `atlas_api.agents.manage`.
 *
 * Needs the permission `atlas_api.service_accounts.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleServiceAccountsUpdate(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f20", { agent_id: null });
 * ```
 */
export const consoleServiceAccountsUpdate = (client: Caller, serviceAccountId: string, body: BodyOf<"console.serviceAccounts.update">, options?: CallOptions): Answer<DataOf<"console.serviceAccounts.update">> =>
  client.call({ id: "console.serviceAccounts.update", method: "PATCH", path: () => `/operator/developers/service-accounts/${segment(serviceAccountId)}`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Create a key.
 *
 * The answer carries the key in plaintext, once.
 *
 * Needs the permission `atlas_api.keys.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleServiceAccountsCreateKey(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f20", { granted_scopes: ["atlas.messages.send"] });
 * ```
 */
export const consoleServiceAccountsCreateKey = (client: Caller, serviceAccountId: string, body: BodyOf<"console.serviceAccounts.createKey">, options?: CallOptions): Answer<DataOf<"console.serviceAccounts.createKey">> =>
  client.call({ id: "console.serviceAccounts.createKey", method: "POST", path: () => `/operator/developers/service-accounts/${segment(serviceAccountId)}/keys`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Revoke a key.
 *
 * Revokes the key at once, on every instance of the service. Revoking it again answers the same.
 *
 * Needs the permission `atlas_api.keys.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleServiceAccountsRevokeKey(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f20", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e90");
 * ```
 */
export const consoleServiceAccountsRevokeKey = (client: Caller, serviceAccountId: string, keyId: string, options?: CallOptions): Answer<DataOf<"console.serviceAccounts.revokeKey">> =>
  client.call({ id: "console.serviceAccounts.revokeKey", method: "DELETE", path: () => `/operator/developers/service-accounts/${segment(serviceAccountId)}/keys/${segment(keyId)}`, host: "console", limit: "writes", putKey: keyInHeader }, options);

/**
 * Find deliveries of all webhooks.
 *
 * Lists the deliveries to all webhooks with every attempt, newest first. Those of deleted webhooks are not listed.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 *
 * @example
 * ```ts
 * for await (const item of consoleDeliveriesList(client, {
 *   id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f41",
 *   status: "exhausted",
 *   event_type: "conversation.message_received",
 *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
 *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const consoleDeliveriesList = (client: Caller, query?: QueryOf<"console.deliveries.list">, options?: CallOptions): List<DataOf<"console.deliveries.list">, "deliveries"> =>
  listOf(client, { id: "console.deliveries.list", method: "GET", path: () => "/operator/developers/deliveries", host: "console", limit: "reads", query }, "deliveries", options);

/**
 * List webhook endpoints.
 *
 * Lists the webhook endpoints of the organization without their signing secrets, newest first. Deleted ones are left
 * out.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 *
 * @example
 * ```ts
 * for await (const item of consoleWebhooksList(client, { limit: 20 })) show(item);
 * ```
 */
export const consoleWebhooksList = (client: Caller, query?: QueryOf<"console.webhooks.list">, options?: CallOptions): List<DataOf<"console.webhooks.list">, "webhook_endpoints"> =>
  listOf(client, { id: "console.webhooks.list", method: "GET", path: () => "/operator/developers/webhooks", host: "console", limit: "reads", query }, "webhook_endpoints", options);

/**
 * Create a webhook endpoint.
 *
 * The answer carries the signing secret, once.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleWebhooksCreate(client, {
 *   service_account_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f20",
 *   endpoint_url: "https://shop.example/atlas/webhooks",
 *   subscribed_events: ["conversation.message_received", "message.delivered"],
 * });
 * ```
 */
export const consoleWebhooksCreate = (client: Caller, body: BodyOf<"console.webhooks.create">, options?: CallOptions): Answer<DataOf<"console.webhooks.create">> =>
  client.call({ id: "console.webhooks.create", method: "POST", path: () => "/operator/developers/webhooks", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Delete a webhook endpoint.
 *
 * Stops deliveries at once, retries included.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleWebhooksDelete(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80");
 * ```
 */
export const consoleWebhooksDelete = (client: Caller, webhookId: string, options?: CallOptions): Answer<DataOf<"console.webhooks.delete">> =>
  client.call({ id: "console.webhooks.delete", method: "DELETE", path: () => `/operator/developers/webhooks/${segment(webhookId)}`, host: "console", limit: "writes", putKey: keyInHeader }, options);

/**
 * Change a webhook endpoint.
 *
 * Changes the members that are given.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleWebhooksUpdate(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", { status: "disabled" });
 * ```
 */
export const consoleWebhooksUpdate = (client: Caller, webhookId: string, body: BodyOf<"console.webhooks.update">, options?: CallOptions): Answer<DataOf<"console.webhooks.update">> =>
  client.call({ id: "console.webhooks.update", method: "PATCH", path: () => `/operator/developers/webhooks/${segment(webhookId)}`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Deliver missed events to a webhook.
 *
 * Delivers each event since a time that the webhook subscribes to and has not received, in the order of the events:
 * those of the time when it was disabled, and those whose last retry failed. Events that it has received, or that are
 * still retried, do not come again. A disabled webhook must be made active first. One call looks at 2,000 events; if
 * `has_more` is true, call again with `after_id`. Events count by the names that the webhook subscribes to now.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleWebhooksRecover(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", { since: "2026-01-01T12:00:00.000Z" });
 * ```
 */
export const consoleWebhooksRecover = (client: Caller, webhookId: string, body: BodyOf<"console.webhooks.recover">, options?: CallOptions): Answer<DataOf<"console.webhooks.recover">> =>
  client.call({ id: "console.webhooks.recover", method: "POST", path: () => `/operator/developers/webhooks/${segment(webhookId)}/recover`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Send a test event.
 *
 * Queues an event with sample contents for this endpoint only.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleWebhooksTest(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", { event_type: "conversation.message_received" });
 * ```
 */
export const consoleWebhooksTest = (client: Caller, webhookId: string, body?: BodyOf<"console.webhooks.test">, options?: CallOptions): Answer<DataOf<"console.webhooks.test">> =>
  client.call({ id: "console.webhooks.test", method: "POST", path: () => `/operator/developers/webhooks/${segment(webhookId)}/test`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Rotate a signing secret.
 *
 * Takes the `secret` of the body, or makes one. The answer carries it, once. For 24 hours deliveries are signed with
 * both: `Atlas-Signature` by the new one, `Atlas-Signature-Previous` by the old one. Rotating again within that time
 * ends the older of the two at once.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleWebhooksRotateSecret(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", {});
 * ```
 */
export const consoleWebhooksRotateSecret = (client: Caller, webhookId: string, body?: BodyOf<"console.webhooks.rotateSecret">, options?: CallOptions): Answer<DataOf<"console.webhooks.rotateSecret">> =>
  client.call({ id: "console.webhooks.rotateSecret", method: "POST", path: () => `/operator/developers/webhooks/${segment(webhookId)}/rotate-secret`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * List deliveries.
 *
 * Lists the deliveries to the endpoint with every attempt, newest first.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 *
 * @example
 * ```ts
 * for await (const item of consoleWebhooksDeliveries(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", {
 *   status: "exhausted",
 *   event_type: "conversation.message_received",
 *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
 *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const consoleWebhooksDeliveries = (client: Caller, webhookId: string, query?: QueryOf<"console.webhooks.listDeliveries">, options?: CallOptions): List<DataOf<"console.webhooks.listDeliveries">, "deliveries"> =>
  listOf(client, { id: "console.webhooks.listDeliveries", method: "GET", path: () => `/operator/developers/webhooks/${segment(webhookId)}/deliveries`, host: "console", limit: "reads", query }, "deliveries", options);

/**
 * Get a delivery.
 *
 * Returns one delivery with its request, and with the endpoint's answer to each attempt. The body is the exact text
 * that was sent.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleWebhooksGetDelivery(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f40");
 * ```
 */
export const consoleWebhooksGetDelivery = (client: Caller, webhookId: string, deliveryId: string, options?: CallOptions): Answer<DataOf<"console.webhooks.getDelivery">> =>
  client.call({ id: "console.webhooks.getDelivery", method: "GET", path: () => `/operator/developers/webhooks/${segment(webhookId)}/deliveries/${segment(deliveryId)}`, host: "console", limit: "reads" }, options);

/**
 * Replay a delivery.
 *
 * Delivers the event again, under the same `event_id` and with a new round of attempts.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleWebhooksReplayDelivery(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f40", {});
 * ```
 */
export const consoleWebhooksReplayDelivery = (client: Caller, webhookId: string, deliveryId: string, body?: BodyOf<"console.webhooks.replayDelivery">, options?: CallOptions): Answer<DataOf<"console.webhooks.replayDelivery">> =>
  client.call({ id: "console.webhooks.replayDelivery", method: "POST", path: () => `/operator/developers/webhooks/${segment(webhookId)}/deliveries/${segment(deliveryId)}/replay`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Replay failed deliveries.
 *
 * Delivers every exhausted delivery since a time again, each under its own `event_id`.
 *
 * Needs the permission `atlas_api.webhooks.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleWebhooksReplayFailedDeliveries(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", { since: "2026-01-01T12:00:00.000Z" });
 * ```
 */
export const consoleWebhooksReplayFailedDeliveries = (client: Caller, webhookId: string, body: BodyOf<"console.webhooks.replayFailedDeliveries">, options?: CallOptions): Answer<DataOf<"console.webhooks.replayFailedDeliveries">> =>
  client.call({ id: "console.webhooks.replayFailedDeliveries", method: "POST", path: () => `/operator/developers/webhooks/${segment(webhookId)}/deliveries/replay-failed`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * List audit events.
 *
 * Lists the most recent lifecycle events of the organization's assets, newest first.
 *
 * Needs the permission `atlas_api.audit.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleAuditEventsList(client, {
 *   event_type: "atlas_api.app",
 *   actor_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60",
 *   asset_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e90",
 *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f",
 *   since: "2026-01-01T12:00:00.000Z",
 *   until: "2026-01-02T12:00:00.000Z",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const consoleAuditEventsList = (client: Caller, query?: QueryOf<"console.auditEvents.list">, options?: CallOptions): List<DataOf<"console.auditEvents.list">, "events"> =>
  listOf(client, { id: "console.auditEvents.list", method: "GET", path: () => "/operator/developers/audit-events", host: "console", limit: "reads", query }, "events", options);

/**
 * List message templates.
 *
 * Lists the message templates of the organization, newest first.
 *
 * Needs the permission `developer_console.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleTemplatesList(client, { limit: 20 })) show(item);
 * ```
 */
export const consoleTemplatesList = (client: Caller, query?: QueryOf<"console.templates.list">, options?: CallOptions): List<DataOf<"console.templates.list">, "templates"> =>
  listOf(client, { id: "console.templates.list", method: "GET", path: () => "/operator/developers/templates", host: "console", limit: "reads", query }, "templates", options);

/**
 * Create a message template.
 *
 * Submits the template to the messaging app, which decides later; `template.status_changed` tells the outcome. The
 * sandbox decides by the beginning of the name: `rejected_`, `paused_`, `pending_`. It approves all others at once.
 * Name and language that are taken together are a conflict. Without `language` it is the linked channel's, else `en`.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleTemplatesCreate(client, {
 *   name: "order_ready",
 *   language: "en",
 *   category: "utility",
 *   header: "Order {{order}}",
 *   body: "Hello {{name}}, your order is ready.",
 *   footer: "Corner Shop",
 *   buttons: [
 *     { type: "quick_reply", text: "I am on my way" },
 *     {
 *       type: "url",
 *       text: "See the order",
 *       url: "https://shop.example/orders/{{order}}",
 *     },
 *   ],
 *   samples: { name: "Ada", order: "4711" },
 * });
 * ```
 */
export const consoleTemplatesCreate = (client: Caller, body: BodyOf<"console.templates.create">, options?: CallOptions): Answer<DataOf<"console.templates.create">> =>
  client.call({ id: "console.templates.create", method: "POST", path: () => "/operator/developers/templates", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Compare templates with the messaging app.
 *
 * Asks the messaging app of each linked channel for the state of its templates, takes over differences, and submits
 * drafts. The service does so by itself each hour. A linked channel that names its business account is needed, or
 * `notice` says what is missing; the sandbox has nothing to compare.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleTemplatesSync(client, {});
 * ```
 */
export const consoleTemplatesSync = (client: Caller, body?: BodyOf<"console.templates.sync">, options?: CallOptions): Answer<DataOf<"console.templates.sync">> =>
  client.call({ id: "console.templates.sync", method: "POST", path: () => "/operator/developers/templates/sync", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * List templates that can be taken over.
 *
 * Asks the messaging app for the templates of the business account, and lists those that are not here. The sandbox has
 * a few, which show each kind.
 *
 * Needs the permission `developer_console.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleTemplatesImportable(client);
 * ```
 */
export const consoleTemplatesImportable = (client: Caller, options?: CallOptions): Answer<DataOf<"console.templates.listImportable">> =>
  client.call({ id: "console.templates.listImportable", method: "GET", path: () => "/operator/developers/templates/importable", host: "console", limit: "reads" }, options);

/**
 * Take templates over from the messaging app.
 *
 * Asks the messaging app for these templates, and takes them over with their parts, category and status. What cannot be
 * taken over is in `left_out` with its reason. Nothing changes at the messaging app.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleTemplatesImport(client, { templates: [{ name: "sign_in_code", language: "en" }] });
 * ```
 */
export const consoleTemplatesImport = (client: Caller, body: BodyOf<"console.templates.import">, options?: CallOptions): Answer<DataOf<"console.templates.import">> =>
  client.call({ id: "console.templates.import", method: "POST", path: () => "/operator/developers/templates/import", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Read a message template.
 *
 * Shows the template with its status, and why it cannot be sent if so.
 *
 * Needs the permission `developer_console.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleTemplatesGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e70");
 * ```
 */
export const consoleTemplatesGet = (client: Caller, templateId: string, options?: CallOptions): Answer<DataOf<"console.templates.get">> =>
  client.call({ id: "console.templates.get", method: "GET", path: () => `/operator/developers/templates/${segment(templateId)}`, host: "console", limit: "reads" }, options);

/**
 * Delete a message template.
 *
 * Deletes this language of the template, at the messaging app as well. Messages that are already queued are still sent.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleTemplatesDelete(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e70");
 * ```
 */
export const consoleTemplatesDelete = (client: Caller, templateId: string, options?: CallOptions): Answer<DataOf<"console.templates.delete">> =>
  client.call({ id: "console.templates.delete", method: "DELETE", path: () => `/operator/developers/templates/${segment(templateId)}`, host: "console", limit: "writes", putKey: keyInHeader }, options);

/**
 * Change a message template.
 *
 * Changes the members that are given, and submits the template again. An approved one is `pending` until the messaging
 * app has decided; the sandbox approves it at once. A template under review and a disabled one cannot be changed, nor
 * the category of an approved one: each is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleTemplatesUpdate(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e70", {
 *   body: "Hello {{name}}, your order waits for you.",
 *   buttons: [{ type: "quick_reply", text: "I am on my way" }],
 *   samples: { name: "Ada" },
 * });
 * ```
 */
export const consoleTemplatesUpdate = (client: Caller, templateId: string, body: BodyOf<"console.templates.update">, options?: CallOptions): Answer<DataOf<"console.templates.update">> =>
  client.call({ id: "console.templates.update", method: "PATCH", path: () => `/operator/developers/templates/${segment(templateId)}`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * List vouchers.
 *
 * Lists the vouchers of the organization, newest first.
 *
 * Needs the permission `developer_console.read`.
 *
 * Preview: it may change, and production may not offer it.
 *
 * @example
 * ```ts
 * for await (const item of consoleVouchersList(client, { limit: 20 })) show(item);
 * ```
 */
export const consoleVouchersList = (client: Caller, query?: QueryOf<"console.vouchers.list">, options?: CallOptions): List<DataOf<"console.vouchers.list">, "vouchers"> =>
  listOf(client, { id: "console.vouchers.list", method: "GET", path: () => "/operator/developers/vouchers", host: "console", limit: "reads", query }, "vouchers", options);

/**
 * Create a voucher.
 *
 * The tool `issue_voucher` issues it to one customer, after an approval. A code that is taken is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 *
 * Preview: it may change, and production may not offer it.
 *
 * @example
 * ```ts
 * const answer = await consoleVouchersCreate(client, { name: "Ten off", code: "WELCOME-10" });
 * ```
 */
export const consoleVouchersCreate = (client: Caller, body: BodyOf<"console.vouchers.create">, options?: CallOptions): Answer<DataOf<"console.vouchers.create">> =>
  client.call({ id: "console.vouchers.create", method: "POST", path: () => "/operator/developers/vouchers", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * List approvals.
 *
 * Lists the calls and drafts that wait for a person and those that were decided, newest first.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * for await (const item of consoleApprovalsList(client, { state: "pending", limit: 20 })) show(item);
 * ```
 */
export const consoleApprovalsList = (client: Caller, query?: QueryOf<"console.approvals.list">, options?: CallOptions): List<DataOf<"console.approvals.list">, "approvals"> =>
  listOf(client, { id: "console.approvals.list", method: "GET", path: () => "/operator/developers/approvals", host: "console", limit: "reads", query }, "approvals", options);

/**
 * Read an approval.
 *
 * The call with its recorded arguments, and the decision.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleApprovalsGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0");
 * ```
 */
export const consoleApprovalsGet = (client: Caller, approvalId: string, options?: CallOptions): Answer<DataOf<"console.approvals.get">> =>
  client.call({ id: "console.approvals.get", method: "GET", path: () => `/operator/developers/approvals/${segment(approvalId)}`, host: "console", limit: "reads" }, options);

/**
 * Rehearse an approval.
 *
 * Tells the effect that approving would have now. It decides as approving does, and changes nothing.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleApprovalsRehearse(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0");
 * ```
 */
export const consoleApprovalsRehearse = (client: Caller, approvalId: string, options?: CallOptions): Answer<DataOf<"console.approvals.rehearse">> =>
  client.call({ id: "console.approvals.rehearse", method: "GET", path: () => `/operator/developers/approvals/${segment(approvalId)}/rehearsal`, host: "console", limit: "reads" }, options);

/**
 * Rehearse an approval with changes.
 *
 * Tells the effect that approving with other arguments, or with another text, would have now. It takes the body of the
 * approval, decides as approving does, and changes nothing.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleApprovalsRehearseChanged(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { text: "We have a table at eight." });
 * ```
 */
export const consoleApprovalsRehearseChanged = (client: Caller, approvalId: string, body?: BodyOf<"console.approvals.rehearseChanged">, options?: CallOptions): Answer<DataOf<"console.approvals.rehearseChanged">> =>
  client.call({ id: "console.approvals.rehearseChanged", method: "POST", path: () => `/operator/developers/approvals/${segment(approvalId)}/rehearsal`, host: "console", limit: "reads", body }, options);

/**
 * Approve a call or a draft.
 *
 * Executes exactly the recorded arguments, once; or those that the request gives in their place, as a new version with
 * its own hash. The run ends `completed` or `failed`. Arguments of the request that cannot be executed are refused, and
 * the approval stays pending. A draft becomes a reply; with the 24-hour window closed it is refused, and stays pending.
 * A decided or expired approval is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleApprovalsApprove(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", {});
 * ```
 */
export const consoleApprovalsApprove = (client: Caller, approvalId: string, body?: BodyOf<"console.approvals.approve">, options?: CallOptions): Answer<DataOf<"console.approvals.approve">> =>
  client.call({ id: "console.approvals.approve", method: "POST", path: () => `/operator/developers/approvals/${segment(approvalId)}/approve`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Reject a call or a draft.
 *
 * Executes nothing. The run ends `rejected`. A decided or expired approval is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleApprovalsReject(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { reason: "The customer has had a voucher this month." });
 * ```
 */
export const consoleApprovalsReject = (client: Caller, approvalId: string, body?: BodyOf<"console.approvals.reject">, options?: CallOptions): Answer<DataOf<"console.approvals.reject">> =>
  client.call({ id: "console.approvals.reject", method: "POST", path: () => `/operator/developers/approvals/${segment(approvalId)}/reject`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Send a draft.
 *
 * Sends the draft, or the text that the request gives in its place. Approves a draft by the run of the action that made
 * it, and answers the acknowledgement of the reply. With the 24-hour window closed it is refused, and stays pending.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleDraftsApprove(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0", {});
 * ```
 */
export const consoleDraftsApprove = (client: Caller, runId: string, body?: BodyOf<"console.drafts.approve">, options?: CallOptions): Answer<DataOf<"console.drafts.approve">> =>
  client.call({ id: "console.drafts.approve", method: "POST", path: () => `/operator/developers/drafts/${segment(runId)}/approve`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * List members.
 *
 * Lists the operators of the organization, newest first.
 *
 * Needs the permission `developer_console.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleMembersList(client, { limit: 20 })) show(item);
 * ```
 */
export const consoleMembersList = (client: Caller, query?: QueryOf<"console.members.list">, options?: CallOptions): List<DataOf<"console.members.list">, "members"> =>
  listOf(client, { id: "console.members.list", method: "GET", path: () => "/operator/developers/members", host: "console", limit: "reads", query }, "members", options);

/**
 * Invite a member.
 *
 * Returns a token for the member, shown once, with which the member chooses a password. You cannot give a permission
 * that you lack. An address that is already a member is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleMembersInvite(client, {
 *   email: "ada@shop.example",
 *   permissions: ["developer_console.read", "atlas_api.apps.read"],
 * });
 * ```
 */
export const consoleMembersInvite = (client: Caller, body: BodyOf<"console.members.invite">, options?: CallOptions): Answer<DataOf<"console.members.invite">> =>
  client.call({ id: "console.members.invite", method: "POST", path: () => "/operator/developers/members", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Remove a member.
 *
 * Ends the member's console sessions at once, on every instance of the service, or withdraws an invitation. The
 * member's work for the organization stays; conversations that they own have no owner then. You cannot remove a member
 * with a permission that you lack. The last member who can give a permission cannot be removed; trying is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleMembersRemove(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60");
 * ```
 */
export const consoleMembersRemove = (client: Caller, memberId: string, options?: CallOptions): Answer<DataOf<"console.members.remove">> =>
  client.call({ id: "console.members.remove", method: "DELETE", path: () => `/operator/developers/members/${segment(memberId)}`, host: "console", limit: "writes", putKey: keyInHeader }, options);

/**
 * Change a member.
 *
 * Replaces the member's name, role or permissions. If permissions change, the member's console sessions end at once, on
 * every instance of the service. You cannot give a permission that you lack, or change a member who has one. The last
 * member who can give a permission cannot lose it; trying is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleMembersUpdate(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60", {
 *   permissions: ["developer_console.read", "atlas_api.apps.read"],
 * });
 * ```
 */
export const consoleMembersUpdate = (client: Caller, memberId: string, body: BodyOf<"console.members.update">, options?: CallOptions): Answer<DataOf<"console.members.update">> =>
  client.call({ id: "console.members.update", method: "PATCH", path: () => `/operator/developers/members/${segment(memberId)}`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Hand out a password reset.
 *
 * Returns a token for the member, shown once. It sets a new password in this organization within 24 hours. Earlier
 * tokens become invalid. You cannot reset your own password, nor that of a member with a permission that you lack. A
 * member who must use single sign-on is a conflict.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleMembersResetPassword(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60", {});
 * ```
 */
export const consoleMembersResetPassword = (client: Caller, memberId: string, body?: BodyOf<"console.members.resetPassword">, options?: CallOptions): Answer<DataOf<"console.members.resetPassword">> =>
  client.call({ id: "console.members.resetPassword", method: "POST", path: () => `/operator/developers/members/${segment(memberId)}/password-reset`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * End all sessions of a member.
 *
 * Ends the member's console sessions in the organization, at once and on every instance of the service. The member can
 * sign in again. You cannot do this to a member with a permission that you lack.
 *
 * Needs the permission `developer_console.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleMembersEndSessions(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60");
 * ```
 */
export const consoleMembersEndSessions = (client: Caller, memberId: string, options?: CallOptions): Answer<DataOf<"console.members.endSessions">> =>
  client.call({ id: "console.members.endSessions", method: "DELETE", path: () => `/operator/developers/members/${segment(memberId)}/sessions`, host: "console", limit: "writes", putKey: keyInHeader }, options);

/**
 * List OAuth consents.
 *
 * Lists what operators have let apps do by OAuth, newest first; tokens are never in it.
 *
 * Needs the permission `atlas_api.apps.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleConsentsList(client, {
 *   app_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f10",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const consoleConsentsList = (client: Caller, query?: QueryOf<"console.consents.list">, options?: CallOptions): List<DataOf<"console.consents.list">, "consents"> =>
  listOf(client, { id: "console.consents.list", method: "GET", path: () => "/operator/developers/consents", host: "console", limit: "reads", query }, "consents", options);

/**
 * Revoke an OAuth consent.
 *
 * Ends the consent and every token that came of it at once, on every instance of the service. Revoking it again answers
 * the same.
 *
 * Needs the permission `atlas_api.oauth.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleConsentsRevoke(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f70");
 * ```
 */
export const consoleConsentsRevoke = (client: Caller, consentId: string, options?: CallOptions): Answer<DataOf<"console.consents.revoke">> =>
  client.call({ id: "console.consents.revoke", method: "DELETE", path: () => `/operator/developers/consents/${segment(consentId)}`, host: "console", limit: "writes", putKey: keyInHeader }, options);

/**
 * List events.
 *
 * Lists the organization's events, newest first. They are kept for 30 days unless the deployment says otherwise.
 *
 * Needs the permission `atlas_api.conversations.read` or `atlas_api.webhooks.manage`.
 *
 * @example
 * ```ts
 * for await (const item of consoleEventsList(client, {
 *   event_type: "conversation.message_received",
 *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
 *   customer_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1",
 *   phone_number: "+15550100001",
 *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
 *   since: "2026-01-01T00:00:00.000Z",
 *   until: "2026-01-02T00:00:00.000Z",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const consoleEventsList = (client: Caller, query?: QueryOf<"console.events.list">, options?: CallOptions): List<DataOf<"console.events.list">, "events"> =>
  listOf(client, { id: "console.events.list", method: "GET", path: () => "/operator/events", host: "console", limit: "reads", query }, "events", options);

/**
 * Stream events.
 *
 * Sends the organization's events as server-sent events, in the order of the list. A new stream begins now, or at
 * `since`. When it breaks, connect again with the last `id` as `Last-Event-ID`: no event is skipped and none comes
 * twice. A comment every 15 seconds shows that the stream is alive. The stream ends when the session ends, and after
 * `until`. An operator may open 10 streams, an organization 100.
 *
 * Needs the permission `atlas_api.conversations.read` or `atlas_api.webhooks.manage`.
 *
 * @example
 * ```ts
 * for await (const item of consoleEventsStream(client, {
 *   event_type: "conversation.message_received",
 *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
 *   customer_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1",
 *   phone_number: "+15550100001",
 *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
 *   since: "2025-12-31T00:00:00.000Z",
 *   until: "2026-01-01T00:00:00.000Z",
 * })) show(item);
 * ```
 */
export const consoleEventsStream = (client: AtlasClient, query?: QueryOf<"console.events.stream">, options?: CallOptions): Stream<ItemOf<DataOf<"console.events.list">, "events">> =>
  streamOf(client, { id: "console.events.stream", method: "GET", path: () => "/operator/events/stream", host: "console", limit: "reads", query }, options);

/**
 * Get an event.
 *
 * Returns one event with its payload. The id may also be an `event_id` that a webhook received.
 *
 * Needs the permission `atlas_api.conversations.read` or `atlas_api.webhooks.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleEventsGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef3");
 * ```
 */
export const consoleEventsGet = (client: Caller, eventId: string, options?: CallOptions): Answer<DataOf<"console.events.get">> =>
  client.call({ id: "console.events.get", method: "GET", path: () => `/operator/events/${segment(eventId)}`, host: "console", limit: "reads" }, options);

/**
 * List customers.
 *
 * The customers of the organization, the newest first. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.customers.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleCustomersList(client, {
 *   phone_number: "+15550100001",
 *   user_id: "US.13491208655302741918",
 *   username: "ada.lovelace",
 *   label: "vip",
 *   since: "2026-01-01T00:00:00.000Z",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const consoleCustomersList = (client: Caller, query?: Omit<QueryOf<"console.customers.list">, "q">, options?: CallOptions): List<DataOf<"console.customers.list">, "customers"> =>
  listOf(client, { id: "console.customers.list", method: "GET", path: () => "/operator/customers", host: "console", limit: "reads", query }, "customers", options);

/**
 * List customers.
 *
 * The customers of the organization, the newest first. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.customers.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleCustomersSearch(client, "ada", {
 *   phone_number: "+15550100001",
 *   user_id: "US.13491208655302741918",
 *   username: "ada.lovelace",
 *   label: "vip",
 *   since: "2026-01-01T00:00:00.000Z",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const consoleCustomersSearch = (client: Caller, q: string, query?: Omit<QueryOf<"console.customers.list">, "q">, options?: CallOptions): List<DataOf<"console.customers.list">, "customers"> =>
  listOf(client, { id: "console.customers.list", method: "GET", path: () => "/operator/customers", host: "console", limit: "reads", query: { ...query, q } }, "customers", options);

/**
 * Get a customer.
 *
 * The customer with labels, attributes, language and time zone.
 *
 * Needs the permission `atlas_api.customers.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleCustomersGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1");
 * ```
 */
export const consoleCustomersGet = (client: Caller, customerId: string, options?: CallOptions): Answer<DataOf<"console.customers.get">> =>
  client.call({ id: "console.customers.get", method: "GET", path: () => `/operator/customers/${segment(customerId)}`, host: "console", limit: "reads" }, options);

/**
 * Update a customer.
 *
 * Changes the members that are given. `labels` replaces the list. `attributes` changes the attributes that it names,
 * and null removes one.
 *
 * Needs the permission `atlas_api.customers.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleCustomersUpdate(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {
 *   labels: ["vip"],
 *   attributes: { order_count: 3 },
 *   time_zone: "Europe/Berlin",
 * });
 * ```
 */
export const consoleCustomersUpdate = (client: Caller, customerId: string, body: BodyOf<"console.customers.update">, options?: CallOptions): Answer<DataOf<"console.customers.update">> =>
  client.call({ id: "console.customers.update", method: "PATCH", path: () => `/operator/customers/${segment(customerId)}`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Export a customer.
 *
 * All that is kept about a customer: the record, consents, conversations, notes of colleagues, references to runs,
 * events and deliveries, and a page of messages, the newest first. Follow `next_cursor` for the other messages; each
 * page repeats the rest.
 *
 * Needs the permission `atlas_api.customers.manage`.
 *
 * @example
 * ```ts
 * for await (const item of consoleCustomersExport(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", { limit: 20 })) show(item);
 * ```
 */
export const consoleCustomersExport = (client: Caller, customerId: string, query?: QueryOf<"console.customers.export">, options?: CallOptions): List<DataOf<"console.customers.export">, "messages"> =>
  listOf(client, { id: "console.customers.export", method: "GET", path: () => `/operator/customers/${segment(customerId)}/export`, host: "console", limit: "reads", query }, "messages", options);

/**
 * Erase a customer.
 *
 * Removes what is kept about the customer, for good. Waiting messages are canceled, and number, name, labels and
 * attributes go at once. A later message from the number begins a new customer. Texts in messages, notes, events,
 * deliveries, approvals and stored answers go in the background; `erasure` tells when that is done. Records, ids and
 * the audit log stay.
 *
 * Needs the permission `atlas_api.customers.erase`.
 *
 * @example
 * ```ts
 * const answer = await consoleCustomersErase(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {});
 * ```
 */
export const consoleCustomersErase = (client: Caller, customerId: string, body?: BodyOf<"console.customers.erase">, options?: CallOptions): Answer<DataOf<"console.customers.erase">> =>
  client.call({ id: "console.customers.erase", method: "POST", path: () => `/operator/customers/${segment(customerId)}/erase`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Merge two customers.
 *
 * Puts the record of another customer into this one, since both are one person. Addresses, consent, window and threads
 * are then those of this customer, and the id of the other leads here. It can be undone for a day.
 *
 * Needs the permission `atlas_api.customers.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleCustomersMerge(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {
 *   other_customer_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef2",
 * });
 * ```
 */
export const consoleCustomersMerge = (client: Caller, customerId: string, body: BodyOf<"console.customers.merge">, options?: CallOptions): Answer<DataOf<"console.customers.merge">> =>
  client.call({ id: "console.customers.merge", method: "POST", path: () => `/operator/customers/${segment(customerId)}/merge`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Undo a merge of customers.
 *
 * Parts a customer whose record went into another one's within the last day. Both are then as before. Messages that
 * came meanwhile stay in the thread that they came into.
 *
 * Needs the permission `atlas_api.customers.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleCustomersUnmerge(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {});
 * ```
 */
export const consoleCustomersUnmerge = (client: Caller, customerId: string, body?: BodyOf<"console.customers.unmerge">, options?: CallOptions): Answer<DataOf<"console.customers.unmerge">> =>
  client.call({ id: "console.customers.unmerge", method: "POST", path: () => `/operator/customers/${segment(customerId)}/unmerge`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * List the consents of a customer.
 *
 * Each time the customer, the messaging app, an operator or you said if marketing is allowed; the newest record first.
 * The one with the newest `at` holds.
 *
 * Needs the permission `atlas_api.customers.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleCustomersConsents(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", { limit: 20 })) show(item);
 * ```
 */
export const consoleCustomersConsents = (client: Caller, customerId: string, query?: QueryOf<"console.customers.listConsents">, options?: CallOptions): List<DataOf<"console.customers.listConsents">, "consents"> =>
  listOf(client, { id: "console.customers.listConsents", method: "GET", path: () => `/operator/customers/${segment(customerId)}/consents`, host: "console", limit: "reads", query }, "consents", options);

/**
 * Record a consent of a customer.
 *
 * Records that the customer takes marketing or has ended it, with where and when they said it. It is kept as history. A
 * consent with an earlier `at` than the newest changes nothing else.
 *
 * Needs the permission `atlas_api.customers.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleCustomersRecordConsent(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {
 *   marketing: "opted_in",
 *   source: "Newsletter form",
 *   at: "2026-01-01T12:00:00.000Z",
 * });
 * ```
 */
export const consoleCustomersRecordConsent = (client: Caller, customerId: string, body: BodyOf<"console.customers.recordConsent">, options?: CallOptions): Answer<DataOf<"console.customers.recordConsent">> =>
  client.call({ id: "console.customers.recordConsent", method: "POST", path: () => `/operator/customers/${segment(customerId)}/consents`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Upload media to a customer.
 *
 * Keeps a file as it is, up to 100 MB, to be sent in a reply by its id. The body is the file, and `Content-Type` is its
 * type, which is checked against the bytes. Send the `idempotency_key` as a header.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleMediaUploadFile(client, {
 *   file: new Blob(["Soup of the day and bread."]),
 *   media_type: "text/plain",
 *   filename: "menu.txt",
 * });
 * ```
 */
export const consoleMediaUploadFile = (client: Caller, upload: Upload<"console.media.uploadFile">, options?: CallOptions): Answer<DataOf<"console.media.uploadFile">> =>
  client.call({ id: "console.media.uploadFile", method: "POST", path: () => `/operator/media${uploadSearch(upload)}`, host: "console", limit: "writes", putKey: keyInHeader, file: () => fileInit(upload) }, uploadOptions(upload, options));

/**
 * Get media.
 *
 * Uploaded or received media, without its bytes. Received media is `pending` until the messaging app has handed it
 * over.
 *
 * Needs the permission `atlas_api.conversations.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleMediaGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e90");
 * ```
 */
export const consoleMediaGet = (client: Caller, mediaId: string, options?: CallOptions): Answer<DataOf<"console.media.get">> =>
  client.call({ id: "console.media.get", method: "GET", path: () => `/operator/media/${segment(mediaId)}`, host: "console", limit: "reads" }, options);

/**
 * Get the alerts.
 *
 * The alerts that the organization has chosen.
 *
 * Needs the permission `developer_console.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleAlertsGet(client);
 * ```
 */
export const consoleAlertsGet = (client: Caller, options?: CallOptions): Answer<DataOf<"console.alerts.get">> =>
  client.call({ id: "console.alerts.get", method: "GET", path: () => "/operator/alerts", host: "console", limit: "reads" }, options);

/**
 * Set the alerts.
 *
 * Chooses the states that the organization wants to hear of. A new one is told once, together with others of the same
 * minute, by mail and to an incoming webhook in Slack's form. A state that ends and comes again is told again. The
 * offline sandbox sends none.
 *
 * Needs the permission `atlas_api.organization.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleAlertsSet(client, {
 *   kinds: ["webhook_disabled", "approval_waiting"],
 *   emails: ["ops@shop.example"],
 * });
 * ```
 */
export const consoleAlertsSet = (client: Caller, body: BodyOf<"console.alerts.set">, options?: CallOptions): Answer<DataOf<"console.alerts.set">> =>
  client.call({ id: "console.alerts.set", method: "POST", path: () => "/operator/alerts", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Get the costs of messages.
 *
 * Adds up what the messaging network told of each message, with the rates that your organization has set. Without rates
 * it answers counts. A message counts in the month in which it left, and costs once it is delivered. The sum of
 * `costs.listMessages` equals each figure.
 *
 * Needs the permission `developer_console.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleCostsGet(client, {
 *   group_by: "country",
 *   since: "2026-01-01T00:00:00.000Z",
 *   until: "9000-01-01T00:00:00.000Z",
 * });
 * ```
 */
export const consoleCostsGet = (client: Caller, query?: QueryOf<"console.costs.get">, options?: CallOptions): Answer<DataOf<"console.costs.get">> =>
  client.call({ id: "console.costs.get", method: "GET", path: () => `/operator/costs${search(query)}`, host: "console", limit: "reads" }, options);

/**
 * Get the spending caps.
 *
 * Shows the caps of the organization and of its agents, and what this month has used.
 *
 * Needs the permission `developer_console.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleCapsGet(client);
 * ```
 */
export const consoleCapsGet = (client: Caller, options?: CallOptions): Answer<DataOf<"console.caps.get">> =>
  client.call({ id: "console.caps.get", method: "GET", path: () => "/operator/caps", host: "console", limit: "reads" }, options);

/**
 * Set a spending cap.
 *
 * Sets the most that the organization, or one of its agents, spends in a month. At it, billable messages wait as
 * `scheduled` with `spending_cap`; free ones go. Raised or removed, what waits asks again at once.
 *
 * Needs the permission `atlas_api.organization.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleCapsSet(client, { unit: "messages", maximum: "1000" });
 * ```
 */
export const consoleCapsSet = (client: Caller, body: BodyOf<"console.caps.set">, options?: CallOptions): Answer<DataOf<"console.caps.set">> =>
  client.call({ id: "console.caps.set", method: "POST", path: () => "/operator/caps", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Cancel messages that wait for a cap.
 *
 * Cancels up to 50 messages that wait for a spending cap, the oldest first. Repeat it while `has_more` is true.
 *
 * Needs the permission `atlas_api.organization.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleCapsCancelWaiting(client, {});
 * ```
 */
export const consoleCapsCancelWaiting = (client: Caller, body?: BodyOf<"console.caps.cancelWaiting">, options?: CallOptions): Answer<DataOf<"console.caps.cancelWaiting">> =>
  client.call({ id: "console.caps.cancelWaiting", method: "POST", path: () => "/operator/caps/cancel", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Get the rates of messages.
 *
 * Shows what a message costs by country and category, from each day on.
 *
 * Needs the permission `developer_console.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleRatesGet(client);
 * ```
 */
export const consoleRatesGet = (client: Caller, options?: CallOptions): Answer<DataOf<"console.rates.get">> =>
  client.call({ id: "console.rates.get", method: "GET", path: () => "/operator/rates", host: "console", limit: "reads" }, options);

/**
 * Set the rates of messages.
 *
 * Sets the table that counts from a day on, in place of one that the day has. Costs of messages from that day on follow
 * it at once. Give the rates as a list, or paste the network's rate card. All tables of an organization have one
 * currency.
 *
 * Needs the permission `atlas_api.organization.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleRatesSet(client, {
 *   starts_on: "2026-10-01",
 *   currency: "EUR",
 *   rates: [
 *     {
 *       country: "DE",
 *       category: "marketing",
 *       amount: "0.1131",
 *     },
 *   ],
 * });
 * ```
 */
export const consoleRatesSet = (client: Caller, body: BodyOf<"console.rates.set">, options?: CallOptions): Answer<DataOf<"console.rates.set">> =>
  client.call({ id: "console.rates.set", method: "POST", path: () => "/operator/rates", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Get the retention.
 *
 * Shows the days for which rows of each kind are kept, with the bounds of the deployment. Other kinds stay as long as
 * the organization.
 *
 * Needs the permission `developer_console.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleRetentionGet(client);
 * ```
 */
export const consoleRetentionGet = (client: Caller, options?: CallOptions): Answer<DataOf<"console.retention.get">> =>
  client.call({ id: "console.retention.get", method: "GET", path: () => "/operator/retention", host: "console", limit: "reads" }, options);

/**
 * Set the retention.
 *
 * Chooses how long rows of a kind are kept. Older ones are removed in the time that follows, and nothing brings them
 * back. An event stays as long as a delivery of it. A conversation at work keeps its messages: one whose window is
 * open, that waits for an answer or with a person, or that has an approval to decide or a message to send. Customers
 * are erased, as `console.customers.erase` does. The audit log has no end. The offline sandbox keeps the choice and
 * removes nothing.
 *
 * Needs the permission `atlas_api.organization.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleRetentionSet(client, { days: { events: 90, requests: null } });
 * ```
 */
export const consoleRetentionSet = (client: Caller, body: BodyOf<"console.retention.set">, options?: CallOptions): Answer<DataOf<"console.retention.set">> =>
  client.call({ id: "console.retention.set", method: "POST", path: () => "/operator/retention", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Get the quiet hours.
 *
 * The hours in which the organization sends no marketing.
 *
 * Needs the permission `atlas_api.customers.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleQuietHoursGet(client);
 * ```
 */
export const consoleQuietHoursGet = (client: Caller, options?: CallOptions): Answer<DataOf<"console.quietHours.get">> =>
  client.call({ id: "console.quietHours.get", method: "GET", path: () => "/operator/quiet-hours", host: "console", limit: "reads" }, options);

/**
 * Set the quiet hours.
 *
 * Marketing to a customer is refused with `quiet_hours` while their clock shows these hours. It is the clock of the
 * customer's `time_zone`, else of their number's country, else of `time_zone` here.
 *
 * Needs the permission `atlas_api.customers.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleQuietHoursSet(client, {
 *   quiet_hours: {
 *     start: "21:00",
 *     end: "08:00",
 *     time_zone: "Europe/Berlin",
 *   },
 * });
 * ```
 */
export const consoleQuietHoursSet = (client: Caller, body: BodyOf<"console.quietHours.set">, options?: CallOptions): Answer<DataOf<"console.quietHours.set">> =>
  client.call({ id: "console.quietHours.set", method: "POST", path: () => "/operator/quiet-hours", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * List limits in use.
 *
 * The rate limits of the organization with what is used of them. With `principal_id`, those of one operator or
 * credential. Reading counts as a read.
 *
 * Needs the permission `developer_console.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleLimitsList(client, {
 *   class: "messages",
 *   principal_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f60",
 * });
 * ```
 */
export const consoleLimitsList = (client: Caller, query?: QueryOf<"console.limits.list">, options?: CallOptions): Answer<DataOf<"console.limits.list">> =>
  client.call({ id: "console.limits.list", method: "GET", path: () => `/operator/limits${search(query)}`, host: "console", limit: "reads" }, options);

/**
 * List knowledge.
 *
 * The organization's documents, newest first. The list omits archived documents unless `status` selects them.
 *
 * Needs the permission `atlas_api.knowledge.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleKnowledgeList(client, { status: "active", audience: "customers", limit: 20 })) show(item);
 * ```
 */
export const consoleKnowledgeList = (client: Caller, query?: QueryOf<"console.knowledge.list">, options?: CallOptions): List<DataOf<"console.knowledge.list">, "documents"> =>
  listOf(client, { id: "console.knowledge.list", method: "GET", path: () => "/operator/knowledge", host: "console", limit: "reads", query }, "documents", options);

/**
 * Add knowledge.
 *
 * Text is chunked and indexed at once. A URL or a document is queued: `job_id` names the ingest job, and `GET
 * /operator/knowledge/{knowledge_id}` returns its progress. A source that cannot be ingested ends in the status
 * `failed`. Ingest jobs have a separate rate limit. Text counts as an ordinary write.
 *
 * Needs the permission `atlas_api.knowledge.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleKnowledgeCreate(client, {
 *   source_type: "text",
 *   title: "Opening hours",
 *   audience: "customers",
 *   text: "We are open from 9:00 to 18:00, Monday to Saturday.",
 * });
 * ```
 */
export const consoleKnowledgeCreate = (client: Caller, body: BodyOf<"console.knowledge.create">, options?: CallOptions): Answer<DataOf<"console.knowledge.create">> =>
  client.call({ id: "console.knowledge.create", method: "POST", path: () => "/operator/knowledge", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Search knowledge.
 *
 * The passages that agents would find for a question, best first, with their relevance and the state of the knowledge.
 * `knowledge_gap` says why the knowledge does not answer. A search here is a test, so it is not counted among the
 * questions without an answer.
 *
 * Needs the permission `atlas_api.knowledge.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleKnowledgeSearch(client, {
 *   query: "When do you open?",
 *   top_k: 10,
 *   audience: "customers",
 * });
 * ```
 */
export const consoleKnowledgeSearch = (client: Caller, query: QueryOf<"console.knowledge.search">, options?: CallOptions): Answer<DataOf<"console.knowledge.search">> =>
  client.call({ id: "console.knowledge.search", method: "GET", path: () => `/operator/knowledge/search${search(query)}`, host: "console", limit: "reads" }, options);

/**
 * Get a knowledge document.
 *
 * One document with its status, the text of a text source and the progress of its ingest. Poll it while `queued`.
 *
 * Needs the permission `atlas_api.knowledge.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleKnowledgeGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb0");
 * ```
 */
export const consoleKnowledgeGet = (client: Caller, knowledgeId: string, options?: CallOptions): Answer<DataOf<"console.knowledge.get">> =>
  client.call({ id: "console.knowledge.get", method: "GET", path: () => `/operator/knowledge/${segment(knowledgeId)}`, host: "console", limit: "reads" }, options);

/**
 * Restore or archive a knowledge document, or change its audience.
 *
 * With the status `archived` the document leaves search; runs that cited it keep the citation. With `active` it
 * returns. A document already in that status is a `conflict`. With only `audience`, the status stays and the audience
 * applies from the next search.
 *
 * Needs the permission `atlas_api.knowledge.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleKnowledgeUpdate(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb0", { audience: "both" });
 * ```
 */
export const consoleKnowledgeUpdate = (client: Caller, knowledgeId: string, body: BodyOf<"console.knowledge.update">, options?: CallOptions): Answer<DataOf<"console.knowledge.update">> =>
  client.call({ id: "console.knowledge.update", method: "PATCH", path: () => `/operator/knowledge/${segment(knowledgeId)}`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Take a source in once more.
 *
 * Fetches a page again, or retries a failed ingest. The old text stays searchable until the new one is indexed. An
 * unchanged page is not indexed again. A document that is being ingested is returned unchanged. Text sources, archived
 * documents and ingested files are a `conflict`. Counts as an ingest job.
 *
 * Needs the permission `atlas_api.knowledge.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleKnowledgeRefresh(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb1", {});
 * ```
 */
export const consoleKnowledgeRefresh = (client: Caller, knowledgeId: string, body?: BodyOf<"console.knowledge.refresh">, options?: CallOptions): Answer<DataOf<"console.knowledge.refresh">> =>
  client.call({ id: "console.knowledge.refresh", method: "POST", path: () => `/operator/knowledge/${segment(knowledgeId)}/refresh`, host: "console", limit: "ingest", putKey: keyInBody, body }, options);

/**
 * List questions without an answer.
 *
 * Questions that the knowledge did not answer, the last asked first: those of searches, sessions, tools and customers
 * of hosted agents. An organization keeps the 1,000 last asked, as long as its events.
 *
 * Needs the permission `atlas_api.knowledge.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleKnowledgeGapsList(client, {
 *   knowledge_state: "gap_none",
 *   since: "2026-01-01T00:00:00.000Z",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const consoleKnowledgeGapsList = (client: Caller, query?: QueryOf<"console.knowledgeGaps.list">, options?: CallOptions): List<DataOf<"console.knowledgeGaps.list">, "questions"> =>
  listOf(client, { id: "console.knowledgeGaps.list", method: "GET", path: () => "/operator/knowledge-gaps", host: "console", limit: "reads", query }, "questions", options);

/**
 * Dismiss a question without an answer.
 *
 * Removes the question from the list. It returns if it is asked again and still has no answer.
 *
 * Needs the permission `atlas_api.knowledge.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleKnowledgeGapsDismiss(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb7");
 * ```
 */
export const consoleKnowledgeGapsDismiss = (client: Caller, gapId: string, options?: CallOptions): Answer<DataOf<"console.knowledgeGaps.dismiss">> =>
  client.call({ id: "console.knowledgeGaps.dismiss", method: "DELETE", path: () => `/operator/knowledge-gaps/${segment(gapId)}`, host: "console", limit: "writes", putKey: keyInHeader }, options);

/**
 * List runs.
 *
 * The audit log of all operations of the organization, the newest first. Each run appears once, with its latest record.
 * Filters narrow the list together.
 *
 * Needs the permission `atlas_api.runs.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleRunsList(client, {
 *   status: "pending_approval",
 *   intent: "send_message",
 *   agent_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0",
 *   session_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0",
 *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
 *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
 *   since: "2026-01-01T00:00:00.000Z",
 *   until: "2026-01-02T00:00:00.000Z",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const consoleRunsList = (client: Caller, query?: QueryOf<"console.runs.list">, options?: CallOptions): List<DataOf<"console.runs.list">, "runs"> =>
  listOf(client, { id: "console.runs.list", method: "GET", path: () => "/operator/runs", host: "console", limit: "reads", query }, "runs", options);

/**
 * Get a run and its history.
 *
 * The latest record of a run, and all its records. A dry run can be inspected here by its shadow run id.
 *
 * Needs the permission `atlas_api.runs.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleRunsGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee0");
 * ```
 */
export const consoleRunsGet = (client: Caller, runId: string, options?: CallOptions): Answer<DataOf<"console.runs.get">> =>
  client.call({ id: "console.runs.get", method: "GET", path: () => `/operator/runs/${segment(runId)}`, host: "console", limit: "reads" }, options);

/**
 * List messages.
 *
 * Messages of both directions, the newest first. Filters narrow the list together. Its order is the order of arrival
 * here, which for an inbound message may be later than `created_at`.
 *
 * Needs the permission `atlas_api.conversations.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleMessagesList(client, {
 *   customer_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1",
 *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
 *   direction: "outbound",
 *   status: "failed",
 *   since: "2026-01-01T00:00:00Z",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const consoleMessagesList = (client: Caller, query?: QueryOf<"console.messages.list">, options?: CallOptions): List<DataOf<"console.messages.list">, "messages"> =>
  listOf(client, { id: "console.messages.list", method: "GET", path: () => "/operator/messages", host: "console", limit: "reads", query }, "messages", options);

/**
 * Get a message.
 *
 * A message of either direction, with every delivery state that it has had and the reason of a failure.
 *
 * Needs the permission `atlas_api.conversations.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleMessagesGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60");
 * ```
 */
export const consoleMessagesGet = (client: Caller, messageId: string, options?: CallOptions): Answer<DataOf<"console.messages.get">> =>
  client.call({ id: "console.messages.get", method: "GET", path: () => `/operator/messages/${segment(messageId)}`, host: "console", limit: "reads" }, options);

/**
 * React to a message.
 *
 * Puts an emoji on a message of the conversation, in place of the one before. `emoji: null` takes it away. It needs an
 * open window. The messaging app must know the message, which is at most 30 days old. Otherwise the answer is 409
 * `conflict`.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleMessagesReact(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60", { emoji: "❤️" });
 * ```
 */
export const consoleMessagesReact = (client: Caller, messageId: string, body: BodyOf<"console.messages.react">, options?: CallOptions): Answer<DataOf<"console.messages.react">> =>
  client.call({ id: "console.messages.react", method: "POST", path: () => `/operator/messages/${segment(messageId)}/reaction`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Show that you are writing.
 *
 * Shows the customer that you are writing, for 25 seconds or until your next message. It also marks the customer's
 * message as read, as messaging apps do not show one without the other. An outbound message answers 409 `conflict`.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleMessagesShowTyping(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60", {});
 * ```
 */
export const consoleMessagesShowTyping = (client: Caller, messageId: string, body?: BodyOf<"console.messages.showTyping">, options?: CallOptions): Answer<DataOf<"console.messages.showTyping">> =>
  client.call({ id: "console.messages.showTyping", method: "POST", path: () => `/operator/messages/${segment(messageId)}/typing`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * List stored requests.
 *
 * Requests of the organization and how they were answered, the newest first. Every request with a valid credential is
 * stored soon after its answer, except what people only read in the console. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.requests.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleRequestsList(client, {
 *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
 *   operation: "messages.send",
 *   status: 409,
 *   principal_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0",
 *   since: "2026-01-01T00:00:00.000Z",
 *   until: "2026-01-02T00:00:00.000Z",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const consoleRequestsList = (client: Caller, query?: QueryOf<"console.requests.list">, options?: CallOptions): List<DataOf<"console.requests.list">, "requests"> =>
  listOf(client, { id: "console.requests.list", method: "GET", path: () => "/operator/requests", host: "console", limit: "reads", query }, "requests", options);

/**
 * Get a stored request.
 *
 * Returns one request with its body and its answer. Secrets such as tokens, passwords and codes were replaced before
 * they were stored. Content of erased customers is replaced when they are erased.
 *
 * Needs the permission `atlas_api.requests.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleRequestsGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0");
 * ```
 */
export const consoleRequestsGet = (client: Caller, requestId: string, options?: CallOptions): Answer<DataOf<"console.requests.get">> =>
  client.call({ id: "console.requests.get", method: "GET", path: () => `/operator/requests/${segment(requestId)}`, host: "console", limit: "reads" }, options);

/**
 * List agent sessions.
 *
 * The sessions in which agents are evaluated, the newest first. Filters narrow the list together.
 *
 * Needs the permission `atlas_api.agents.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleAgentSessionsList(client, {
 *   agent_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0",
 *   since: "2026-01-01T00:00:00.000Z",
 *   until: "2026-01-02T00:00:00.000Z",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const consoleAgentSessionsList = (client: Caller, query?: QueryOf<"console.agentSessions.list">, options?: CallOptions): List<DataOf<"console.agentSessions.list">, "sessions"> =>
  listOf(client, { id: "console.agentSessions.list", method: "GET", path: () => "/operator/agent-sessions", host: "console", limit: "reads", query }, "sessions", options);

/**
 * Try an agent.
 *
 * Begins a session in which a person tries an agent. No customer hears of it. Not offered in production. An agent that
 * the organization does not have is a validation error.
 *
 * Needs the permission `atlas_api.agents.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleAgentSessionsCreate(client, { agent_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0" });
 * ```
 */
export const consoleAgentSessionsCreate = (client: Caller, body?: BodyOf<"console.agentSessions.create">, options?: CallOptions): Answer<DataOf<"console.agentSessions.create">> =>
  client.call({ id: "console.agentSessions.create", method: "POST", path: () => "/operator/agent-sessions", host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Get an agent session.
 *
 * A session in which an agent is evaluated.
 *
 * Needs the permission `atlas_api.agents.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleAgentSessionsGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0");
 * ```
 */
export const consoleAgentSessionsGet = (client: Caller, sessionId: string, options?: CallOptions): Answer<DataOf<"console.agentSessions.get">> =>
  client.call({ id: "console.agentSessions.get", method: "GET", path: () => `/operator/agent-sessions/${segment(sessionId)}`, host: "console", limit: "reads" }, options);

/**
 * List the messages of an agent session.
 *
 * The messages of the session, oldest first.
 *
 * Needs the permission `atlas_api.agents.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleAgentSessionsMessages(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { limit: 20 })) show(item);
 * ```
 */
export const consoleAgentSessionsMessages = (client: Caller, sessionId: string, query?: QueryOf<"console.agentSessions.listMessages">, options?: CallOptions): List<DataOf<"console.agentSessions.listMessages">, "messages"> =>
  listOf(client, { id: "console.agentSessions.listMessages", method: "GET", path: () => `/operator/agent-sessions/${segment(sessionId)}/messages`, host: "console", limit: "reads", query }, "messages", options);

/**
 * Ask the agent that is tried.
 *
 * Adds a user message, searches the knowledge and answers with a grounded preview reply and its citations. Not offered
 * in production. Writing to an ended session is a conflict.
 *
 * Needs the permission `atlas_api.agents.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleAgentSessionsSendMessage(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { query: "When are you open?", top_k: 3 });
 * ```
 */
export const consoleAgentSessionsSendMessage = (client: Caller, sessionId: string, body: BodyOf<"console.agentSessions.sendMessage">, options?: CallOptions): Answer<DataOf<"console.agentSessions.sendMessage">> =>
  client.call({ id: "console.agentSessions.sendMessage", method: "POST", path: () => `/operator/agent-sessions/${segment(sessionId)}/messages`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * List or search conversations.
 *
 * Lists conversations, the one in which a customer last wrote first. All filters given must hold.
 *
 * Needs the permission `atlas_api.conversations.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleConversationsList(client, {
 *   status: "handed_off",
 *   owner: "me",
 *   waiting: true,
 *   channel_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec1",
 *   label: "refund",
 *   since: "2026-01-01T12:00:00.000Z",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const consoleConversationsList = (client: Caller, query?: Omit<QueryOf<"console.conversations.list">, "q">, options?: CallOptions): List<DataOf<"console.conversations.list">, "conversations"> =>
  listOf(client, { id: "console.conversations.list", method: "GET", path: () => "/operator/conversations", host: "console", limit: "reads", query }, "conversations", options);

/**
 * List or search conversations.
 *
 * Lists conversations, the one in which a customer last wrote first. All filters given must hold.
 *
 * Needs the permission `atlas_api.conversations.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleConversationsSearch(client, "refund", {
 *   status: "handed_off",
 *   owner: "me",
 *   waiting: true,
 *   channel_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec1",
 *   label: "refund",
 *   since: "2026-01-01T12:00:00.000Z",
 *   limit: 20,
 * })) show(item);
 * ```
 */
export const consoleConversationsSearch = (client: Caller, q: string, query?: Omit<QueryOf<"console.conversations.list">, "q">, options?: CallOptions): List<DataOf<"console.conversations.list">, "conversations"> =>
  listOf(client, { id: "console.conversations.list", method: "GET", path: () => "/operator/conversations", host: "console", limit: "reads", query: { ...query, q } }, "conversations", options);

/**
 * Count conversations by view.
 *
 * Counts the conversations of each view, up to 10,000.
 *
 * Needs the permission `atlas_api.conversations.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleConversationsCount(client);
 * ```
 */
export const consoleConversationsCount = (client: Caller, options?: CallOptions): Answer<DataOf<"console.conversations.count">> =>
  client.call({ id: "console.conversations.count", method: "GET", path: () => "/operator/conversations/counts", host: "console", limit: "reads" }, options);

/**
 * Read a conversation.
 *
 * The conversation with its customer, channel, owner, labels and last message.
 *
 * Needs the permission `atlas_api.conversations.read`.
 *
 * @example
 * ```ts
 * const answer = await consoleConversationsGet(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0");
 * ```
 */
export const consoleConversationsGet = (client: Caller, conversationId: string, options?: CallOptions): Answer<DataOf<"console.conversations.get">> =>
  client.call({ id: "console.conversations.get", method: "GET", path: () => `/operator/conversations/${segment(conversationId)}`, host: "console", limit: "reads" }, options);

/**
 * List the messages of a conversation.
 *
 * The messages of both sides, newest first.
 *
 * Needs the permission `atlas_api.conversations.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleConversationsMessages(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { limit: 20 })) show(item);
 * ```
 */
export const consoleConversationsMessages = (client: Caller, conversationId: string, query?: QueryOf<"console.conversations.listMessages">, options?: CallOptions): List<DataOf<"console.conversations.listMessages">, "messages"> =>
  listOf(client, { id: "console.conversations.listMessages", method: "GET", path: () => `/operator/conversations/${segment(conversationId)}/messages`, host: "console", limit: "reads", query }, "messages", options);

/**
 * Reply to the customer.
 *
 * Sends text, or a template, to the customer as a person. Text needs an open 24-hour window; a template may go any
 * time. With both, an open window gets the text. The message says who wrote it. People have the conversation from then
 * on: it is `handed_off`, and without an owner, or closed, it becomes the writer's.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleConversationsReply(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { text: "We are open until 18:00." });
 * ```
 */
export const consoleConversationsReply = (client: Caller, conversationId: string, body: BodyOf<"console.conversations.reply">, options?: CallOptions): Answer<DataOf<"console.conversations.reply">> =>
  client.call({ id: "console.conversations.reply", method: "POST", path: () => `/operator/conversations/${segment(conversationId)}/messages`, host: "console", limit: "actions", putKey: keyInBody, body }, options);

/**
 * List the events of a conversation.
 *
 * The conversation's events, oldest first.
 *
 * Needs the permission `atlas_api.conversations.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleConversationsEvents(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { limit: 20 })) show(item);
 * ```
 */
export const consoleConversationsEvents = (client: Caller, conversationId: string, query?: QueryOf<"console.conversations.listEvents">, options?: CallOptions): List<DataOf<"console.conversations.listEvents">, "events"> =>
  listOf(client, { id: "console.conversations.listEvents", method: "GET", path: () => `/operator/conversations/${segment(conversationId)}/events`, host: "console", limit: "reads", query }, "events", options);

/**
 * Take a conversation over.
 *
 * The conversation is `handed_off` then and yours; the agent is silent in it. One that is yours already is a conflict.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleConversationsTakeOver(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", {});
 * ```
 */
export const consoleConversationsTakeOver = (client: Caller, conversationId: string, body?: BodyOf<"console.conversations.takeOver">, options?: CallOptions): Answer<DataOf<"console.conversations.takeOver">> =>
  client.call({ id: "console.conversations.takeOver", method: "POST", path: () => `/operator/conversations/${segment(conversationId)}/take-over`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Assign a conversation.
 *
 * Makes a member the owner. The status stays, and so does the agent.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleConversationsAssign(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { owner_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef8" });
 * ```
 */
export const consoleConversationsAssign = (client: Caller, conversationId: string, body: BodyOf<"console.conversations.assign">, options?: CallOptions): Answer<DataOf<"console.conversations.assign">> =>
  client.call({ id: "console.conversations.assign", method: "POST", path: () => `/operator/conversations/${segment(conversationId)}/assign`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Take the owner away.
 *
 * The status stays. A conversation without an owner is a conflict.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleConversationsUnassign(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", {});
 * ```
 */
export const consoleConversationsUnassign = (client: Caller, conversationId: string, body?: BodyOf<"console.conversations.unassign">, options?: CallOptions): Answer<DataOf<"console.conversations.unassign">> =>
  client.call({ id: "console.conversations.unassign", method: "POST", path: () => `/operator/conversations/${segment(conversationId)}/unassign`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Hand a conversation back to the agent.
 *
 * The conversation is open then, without an owner. The agent answers the last message of the customer, unless somebody
 * has answered or the agent has spoken after it. Only a `handed_off` conversation can be handed back.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleConversationsHandBack(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", {});
 * ```
 */
export const consoleConversationsHandBack = (client: Caller, conversationId: string, body?: BodyOf<"console.conversations.handBack">, options?: CallOptions): Answer<DataOf<"console.conversations.handBack">> =>
  client.call({ id: "console.conversations.handBack", method: "POST", path: () => `/operator/conversations/${segment(conversationId)}/hand-back`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Close a conversation.
 *
 * The customer no longer waits in it. The next customer message opens it again, without an owner.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleConversationsClose(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", {});
 * ```
 */
export const consoleConversationsClose = (client: Caller, conversationId: string, body?: BodyOf<"console.conversations.close">, options?: CallOptions): Answer<DataOf<"console.conversations.close">> =>
  client.call({ id: "console.conversations.close", method: "POST", path: () => `/operator/conversations/${segment(conversationId)}/close`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Reopen a closed conversation.
 *
 * The conversation is open then, without an owner.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleConversationsReopen(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", {});
 * ```
 */
export const consoleConversationsReopen = (client: Caller, conversationId: string, body?: BodyOf<"console.conversations.reopen">, options?: CallOptions): Answer<DataOf<"console.conversations.reopen">> =>
  client.call({ id: "console.conversations.reopen", method: "POST", path: () => `/operator/conversations/${segment(conversationId)}/reopen`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * List the notes of a conversation.
 *
 * The notes for colleagues, newest first.
 *
 * Needs the permission `atlas_api.conversations.read`.
 *
 * @example
 * ```ts
 * for await (const item of consoleConversationsNotes(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { limit: 20 })) show(item);
 * ```
 */
export const consoleConversationsNotes = (client: Caller, conversationId: string, query?: QueryOf<"console.conversations.listNotes">, options?: CallOptions): List<DataOf<"console.conversations.listNotes">, "notes"> =>
  listOf(client, { id: "console.conversations.listNotes", method: "GET", path: () => `/operator/conversations/${segment(conversationId)}/notes`, host: "console", limit: "reads", query }, "notes", options);

/**
 * Add a note for colleagues.
 *
 * No customer sees a note. An agent reads it only where it asks for notes with the context. `conversation.updated` says
 * that there is one, without its words.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleConversationsAddNote(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { text: "She had a refund in March." });
 * ```
 */
export const consoleConversationsAddNote = (client: Caller, conversationId: string, body: BodyOf<"console.conversations.addNote">, options?: CallOptions): Answer<DataOf<"console.conversations.addNote">> =>
  client.call({ id: "console.conversations.addNote", method: "POST", path: () => `/operator/conversations/${segment(conversationId)}/notes`, host: "console", limit: "writes", putKey: keyInBody, body }, options);

/**
 * Set the labels of a conversation.
 *
 * Replaces the labels. They are kept in alphabetical order, each once.
 *
 * Needs the permission `atlas_api.conversations.manage`.
 *
 * @example
 * ```ts
 * const answer = await consoleConversationsSetLabels(client, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { labels: ["refund"] });
 * ```
 */
export const consoleConversationsSetLabels = (client: Caller, conversationId: string, body: BodyOf<"console.conversations.setLabels">, options?: CallOptions): Answer<DataOf<"console.conversations.setLabels">> =>
  client.call({ id: "console.conversations.setLabels", method: "POST", path: () => `/operator/conversations/${segment(conversationId)}/labels`, host: "console", limit: "writes", putKey: keyInBody, body }, options);
