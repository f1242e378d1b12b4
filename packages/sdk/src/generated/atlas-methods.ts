// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { BodyOf, DataOf, QueryOf } from "@atlas-messaging/contract";
import type { Answer, CallOptions } from "../call.ts";
import { AdvisedClient } from "../advised-client.ts";
import type { ItemOf, List } from "../paging.ts";
import type { Stream } from "../stream.ts";
import type { Upload } from "../upload.ts";
import * as operations from "./operations.ts";

/** Every operation of the public API as a method. */
export abstract class AtlasMethods extends AdvisedClient {
  readonly messages = {
    /**
     * List messages.
     *
     * Messages of both directions, the newest first. Filters narrow the list together. Its order is the order of
     * arrival here, which for an inbound message may be later than `created_at`. With `since` alone it gives the latest
     * messages of every conversation at once; `conversation_id` leads to the conversations of `conversations.list`.
     *
     * Needs the scope `atlas.conversations.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.messages.list({
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
    list: (query?: QueryOf<"messages.list">, options?: CallOptions): List<DataOf<"messages.list">, "messages"> =>
      operations.messagesList(this, query, options),

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
     * const answer = await atlas.messages.send({
     *   phone_number: "+15550100001",
     *   text: "Your table is ready.",
     *   metadata: { order_id: "1042" },
     * });
     * ```
     */
    send: (body: BodyOf<"messages.send">, options?: CallOptions): Answer<DataOf<"messages.send">> =>
      operations.messagesSend(this, body, options),

    /**
     * Get a message.
     *
     * A message of either direction, with every delivery state that it has had and the reason of a failure.
     *
     * Needs the scope `atlas.conversations.read`.
     *
     * @example
     * ```ts
     * const answer = await atlas.messages.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60");
     * ```
     */
    get: (id: string, options?: CallOptions): Answer<DataOf<"messages.get">> =>
      operations.messagesGet(this, id, options),

    /**
     * Change your own data of a message.
     *
     * Sets the keys of `metadata` that are given, on a message of either direction, in any state. Null removes a key;
     * all others stay. The customer sees nothing of it.
     *
     * Needs the scope `atlas.messages.send`.
     *
     * @example
     * ```ts
     * const answer = await atlas.messages.update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60", { metadata: { order_id: "1042" } });
     * ```
     */
    update: (id: string, body: BodyOf<"messages.update">, options?: CallOptions): Answer<DataOf<"messages.update">> =>
      operations.messagesUpdate(this, id, body, options),

    /**
     * Report the status of a message.
     *
     * Tells what became of a message that an adapter took. A status moves a message forward only: a late or repeated
     * one changes nothing. Messages of other channels answer 409 `conflict`.
     *
     * Needs the scope `atlas.events.write`.
     *
     * @example
     * ```ts
     * const answer = await atlas.messages.reportStatus("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60", { status: "delivered" });
     * ```
     */
    reportStatus: (id: string, body: BodyOf<"messages.reportStatus">, options?: CallOptions): Answer<DataOf<"messages.reportStatus">> =>
      operations.messagesReportStatus(this, id, body, options),

    /**
     * Cancel a scheduled message.
     *
     * Cancels a message that waits for its `send_at`. A message in another state answers 409 `conflict`, which names
     * the state: once its time has come it cannot be taken back.
     *
     * Needs the scope `atlas.messages.send`.
     *
     * @example
     * ```ts
     * const answer = await atlas.messages.cancel("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60", {});
     * ```
     */
    cancel: (id: string, body?: BodyOf<"messages.cancel">, options?: CallOptions): Answer<DataOf<"messages.cancel">> =>
      operations.messagesCancel(this, id, body, options),

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
     * const answer = await atlas.messages.markRead("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60", {});
     * ```
     */
    markRead: (id: string, body?: BodyOf<"messages.markRead">, options?: CallOptions): Answer<DataOf<"messages.markRead">> =>
      operations.messagesMarkRead(this, id, body, options),

    /**
     * React to a message.
     *
     * Puts an emoji on a message of the conversation, in place of the one before. `emoji: null` takes it away. It needs
     * an open window. The messaging app must know the message, which is at most 30 days old. Otherwise the answer is
     * 409 `conflict`.
     *
     * Needs the scope `atlas.messages.send`.
     *
     * @example
     * ```ts
     * const answer = await atlas.messages.react("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60", { emoji: "👍" });
     * ```
     */
    react: (id: string, body: BodyOf<"messages.react">, options?: CallOptions): Answer<DataOf<"messages.react">> =>
      operations.messagesReact(this, id, body, options),

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
     * const answer = await atlas.messages.showTyping("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60", {});
     * ```
     */
    showTyping: (id: string, body?: BodyOf<"messages.showTyping">, options?: CallOptions): Answer<DataOf<"messages.showTyping">> =>
      operations.messagesShowTyping(this, id, body, options),
  };

  readonly media = {
    /**
     * Upload media.
     *
     * Keeps a picture, a sound, a film or a file, to be sent by its id. The type is checked against the bytes.
     *
     * Needs the scope `atlas.messages.send`.
     *
     * @example
     * ```ts
     * const answer = await atlas.media.upload({
     *   media_type: "text/plain",
     *   content: "U291cCBvZiB0aGUgZGF5IGFuZCBicmVhZC4=",
     *   filename: "menu.txt",
     * });
     * ```
     */
    upload: (body: BodyOf<"media.upload">, options?: CallOptions): Answer<DataOf<"media.upload">> =>
      operations.mediaUpload(this, body, options),

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
     * const answer = await atlas.media.uploadFile({
     *   file: new Blob(["Soup of the day and bread."]),
     *   media_type: "text/plain",
     *   filename: "menu.txt",
     * });
     * ```
     */
    uploadFile: (upload: Upload<"media.uploadFile">, options?: CallOptions): Answer<DataOf<"media.uploadFile">> =>
      operations.mediaUploadFile(this, upload, options),

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
     * const answer = await atlas.media.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e90");
     * ```
     */
    get: (id: string, options?: CallOptions): Answer<DataOf<"media.get">> =>
      operations.mediaGet(this, id, options),
  };

  readonly costs = {
    /**
     * Get the costs of messages.
     *
     * Adds up what the messaging network told of each message, with the rates that your organization has set. Without
     * rates it answers counts. A message counts in the month in which it left, and costs once it is delivered. The sum
     * of `costs.listMessages` equals each figure.
     *
     * Needs the scope `atlas.costs.read`.
     *
     * @example
     * ```ts
     * const answer = await atlas.costs.get({
     *   group_by: "country",
     *   since: "2026-01-01T00:00:00.000Z",
     *   until: "9000-01-01T00:00:00.000Z",
     * });
     * ```
     */
    get: (query?: QueryOf<"costs.get">, options?: CallOptions): Answer<DataOf<"costs.get">> =>
      operations.costsGet(this, query, options),

    /**
     * Get the spending caps.
     *
     * Shows the caps of the organization and of its agents, and what this month has used.
     *
     * Needs the scope `atlas.costs.read`.
     *
     * @example
     * ```ts
     * const answer = await atlas.costs.getCaps();
     * ```
     */
    getCaps: (options?: CallOptions): Answer<DataOf<"costs.getCaps">> =>
      operations.costsGetCaps(this, options),

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
     * const answer = await atlas.costs.setCap({ unit: "messages", maximum: "1000" });
     * ```
     */
    setCap: (body: BodyOf<"costs.setCap">, options?: CallOptions): Answer<DataOf<"costs.setCap">> =>
      operations.costsSetCap(this, body, options),

    /**
     * Cancel messages that wait for a cap.
     *
     * Cancels up to 50 messages that wait for a spending cap, the oldest first. Repeat it while `has_more` is true.
     *
     * Needs the scope `atlas.costs.write`.
     *
     * @example
     * ```ts
     * const answer = await atlas.costs.cancelWaiting({});
     * ```
     */
    cancelWaiting: (body?: BodyOf<"costs.cancelWaiting">, options?: CallOptions): Answer<DataOf<"costs.cancelWaiting">> =>
      operations.costsCancelWaiting(this, body, options),

    /**
     * List what messages cost.
     *
     * Lists the messages of a span that the network has priced, the newest first, each with its cost.
     *
     * Needs the scope `atlas.costs.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.costs.messages({
     *   since: "2026-01-01T00:00:00.000Z",
     *   until: "9000-01-01T00:00:00.000Z",
     *   limit: 20,
     * })) show(item);
     * ```
     */
    messages: (query?: QueryOf<"costs.listMessages">, options?: CallOptions): List<DataOf<"costs.listMessages">, "messages"> =>
      operations.costsMessages(this, query, options),
  };

  readonly channels = {
    /**
     * List channels.
     *
     * The messaging channels of the organization, the newest first.
     *
     * Needs the scope `atlas.channels.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.channels.list({ limit: 20 })) show(item);
     * ```
     */
    list: (query?: QueryOf<"channels.list">, options?: CallOptions): List<DataOf<"channels.list">, "channels"> =>
      operations.channelsList(this, query, options),

    /**
     * Get a channel and its health.
     *
     * One channel with its status, the time of its last health check and what the check found.
     *
     * Needs the scope `atlas.channels.read`.
     *
     * @example
     * ```ts
     * const answer = await atlas.channels.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0");
     * ```
     */
    get: (channelId: string, options?: CallOptions): Answer<DataOf<"channels.get">> =>
      operations.channelsGet(this, channelId, options),

    /**
     * Choose the agent of a channel.
     *
     * Says which agent answers customers on the channel. It must be ready and work on channels of this name. Null
     * leaves the customers to people.
     *
     * Needs the scope `atlas.agents.write`.
     *
     * @example
     * ```ts
     * const answer = await atlas.channels.update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0", { agent_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0" });
     * ```
     */
    update: (channelId: string, body: BodyOf<"channels.update">, options?: CallOptions): Answer<DataOf<"channels.update">> =>
      operations.channelsUpdate(this, channelId, body, options),
  };

  readonly knowledge = {
    /**
     * List or search knowledge.
     *
     * Without `q`: the organization's documents, newest first. With `q`: ranked passages with citations and the state
     * of the knowledge. `audience` filters both. The list omits archived documents unless `status` selects them. Search
     * covers only indexed documents.
     *
     * Needs the scope `atlas.knowledge.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.knowledge.list({ status: "active", audience: "customers", limit: 20 })) show(item);
     * ```
     */
    list: (query?: Omit<QueryOf<"knowledge.list">, "q">, options?: CallOptions): List<Extract<DataOf<"knowledge.list">, { documents: unknown }>, "documents"> =>
      operations.knowledgeList(this, query, options),

    /**
     * List or search knowledge.
     *
     * Without `q`: the organization's documents, newest first. With `q`: ranked passages with citations and the state
     * of the knowledge. `audience` filters both. The list omits archived documents unless `status` selects them. Search
     * covers only indexed documents.
     *
     * Needs the scope `atlas.knowledge.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.knowledge.search("When are you open?", { status: "active", audience: "customers", limit: 20 })) show(item);
     * ```
     */
    search: (q: string, query?: Omit<QueryOf<"knowledge.list">, "q">, options?: CallOptions): List<Extract<DataOf<"knowledge.list">, { data: unknown }>, "data"> =>
      operations.knowledgeSearch(this, q, query, options),

    /**
     * Add knowledge.
     *
     * Text is chunked and indexed at once. A URL or a document is queued: `job_id` names the ingest job, and `GET
     * /v1/atlas/knowledge/{id}` returns its progress. A source that cannot be ingested ends in the status `failed`.
     * Ingest jobs have a separate rate limit. Text counts as an ordinary write.
     *
     * Needs the scope `atlas.knowledge.write`.
     *
     * @example
     * ```ts
     * const answer = await atlas.knowledge.create({
     *   source_type: "text",
     *   title: "Opening hours",
     *   audience: "customers",
     *   text: "We are open from 9:00 to 18:00, Monday to Saturday.",
     * });
     * ```
     */
    create: (body: BodyOf<"knowledge.create">, options?: CallOptions): Answer<DataOf<"knowledge.create">> =>
      operations.knowledgeCreate(this, body, options),

    /**
     * Get a knowledge document.
     *
     * One document with its status, the text of a text source and the progress of its ingest. Poll it while `queued`.
     *
     * Needs the scope `atlas.knowledge.read`.
     *
     * @example
     * ```ts
     * const answer = await atlas.knowledge.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb0");
     * ```
     */
    get: (id: string, options?: CallOptions): Answer<DataOf<"knowledge.get">> =>
      operations.knowledgeGet(this, id, options),

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
     * const answer = await atlas.knowledge.update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb0", { status: "active" });
     * ```
     */
    update: (id: string, body?: BodyOf<"knowledge.update">, options?: CallOptions): Answer<DataOf<"knowledge.update">> =>
      operations.knowledgeUpdate(this, id, body, options),

    /**
     * Take a source in once more.
     *
     * Fetches a page again, or retries a failed ingest. The old text stays searchable until the new one is indexed. An
     * unchanged page is not indexed again. A document that is being ingested is returned unchanged. Text sources,
     * archived documents and ingested files are a `conflict`. Counts as an ingest job.
     *
     * Needs the scope `atlas.knowledge.write`.
     *
     * @example
     * ```ts
     * const answer = await atlas.knowledge.refresh("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb1", {});
     * ```
     */
    refresh: (id: string, body?: BodyOf<"knowledge.refresh">, options?: CallOptions): Answer<DataOf<"knowledge.refresh">> =>
      operations.knowledgeRefresh(this, id, body, options),
  };

  readonly agents = {
    /**
     * List agents.
     *
     * The agents of the organization, hosted and external, the newest first. Archived ones are left out by default.
     *
     * Needs the scope `atlas.agents.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.agents.list({ status: "ready", metadata: "order_id:1042", limit: 20 })) show(item);
     * ```
     */
    list: (query?: QueryOf<"agents.list">, options?: CallOptions): List<DataOf<"agents.list">, "agents"> =>
      operations.agentsList(this, query, options),

    /**
     * Create an agent.
     *
     * Creates a hosted agent, or the record of an external one. A source or channel that the organization does not have
     * is a validation error. A hosted agent serves its channels that no other agent serves.
     *
     * Needs the scope `atlas.agents.write`.
     *
     * @example
     * ```ts
     * const answer = await atlas.agents.create({
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
    create: (body: BodyOf<"agents.create">, options?: CallOptions): Answer<DataOf<"agents.create">> =>
      operations.agentsCreate(this, body, options),

    /**
     * List published agents.
     *
     * The published agents of all organizations, by name. Needs no authentication. Pages are counted, not frozen: an
     * agent that is published or withdrawn meanwhile moves the ones after it.
     *
     * @example
     * ```ts
     * for await (const item of atlas.agents.directory({ category: "hospitality", limit: 20 })) show(item);
     * ```
     */
    directory: (query?: Omit<QueryOf<"agents.directory">, "q">, options?: CallOptions): List<DataOf<"agents.directory">, "agents"> =>
      operations.agentsDirectory(this, query, options),

    /**
     * List published agents.
     *
     * The published agents of all organizations, by name. Needs no authentication. Pages are counted, not frozen: an
     * agent that is published or withdrawn meanwhile moves the ones after it.
     *
     * @example
     * ```ts
     * for await (const item of atlas.agents.search("menu", { category: "hospitality", limit: 20 })) show(item);
     * ```
     */
    search: (q: string, query?: Omit<QueryOf<"agents.directory">, "q">, options?: CallOptions): List<DataOf<"agents.directory">, "agents"> =>
      operations.agentsSearch(this, q, query, options),

    /**
     * Get an agent.
     *
     * Gets one agent, archived ones too.
     *
     * Needs the scope `atlas.agents.read`.
     *
     * @example
     * ```ts
     * const answer = await atlas.agents.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0");
     * ```
     */
    get: (agentId: string, options?: CallOptions): Answer<DataOf<"agents.get">> =>
      operations.agentsGet(this, agentId, options),

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
     * const answer = await atlas.agents.update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0", {
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
    update: (agentId: string, body: BodyOf<"agents.update">, options?: CallOptions): Answer<DataOf<"agents.update">> =>
      operations.agentsUpdate(this, agentId, body, options),

    /**
     * Publish an agent in the directory, or withdraw it.
     *
     * Lists the agent in the public directory, changes its listing, or takes it out. Only the owning organization can;
     * for any other the agent does not exist. A slug that another listing has is a conflict.
     *
     * Needs the scope `atlas.agents.publish`.
     *
     * @example
     * ```ts
     * const answer = await atlas.agents.publish("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0", {
     *   is_listed: true,
     *   listing_category: "hospitality",
     *   listing_description: "Answers questions about the menu and takes bookings.",
     *   listing_slug: "harbour-bistro-concierge",
     * });
     * ```
     */
    publish: (agentId: string, body: BodyOf<"agents.publish">, options?: CallOptions): Answer<DataOf<"agents.publish">> =>
      operations.agentsPublish(this, agentId, body, options),
  };

  readonly sessions = {
    /**
     * List sessions.
     *
     * The sandbox sessions of the organization by `created_at`, the newest first.
     *
     * Needs the scope `atlas.sessions.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.sessions.list({ limit: 20 })) show(item);
     * ```
     */
    list: (query?: QueryOf<"sessions.list">, options?: CallOptions): List<DataOf<"sessions.list">, "data"> =>
      operations.sessionsList(this, query, options),

    /**
     * Create a session.
     *
     * Begins a session in which an agent is evaluated against the knowledge. Not offered in production. An agent that
     * the organization does not have is a validation error.
     *
     * Needs the scope `atlas.sessions.write`.
     *
     * @example
     * ```ts
     * const answer = await atlas.sessions.create({ agent_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0" });
     * ```
     */
    create: (body?: BodyOf<"sessions.create">, options?: CallOptions): Answer<DataOf<"sessions.create">> =>
      operations.sessionsCreate(this, body, options),

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
     * const answer = await atlas.sessions.update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { status: "ended" });
     * ```
     */
    update: (sessionId: string, body: BodyOf<"sessions.update">, options?: CallOptions): Answer<DataOf<"sessions.update">> =>
      operations.sessionsUpdate(this, sessionId, body, options),

    /**
     * List the messages of a session.
     *
     * The messages of the session, oldest first.
     *
     * Needs the scope `atlas.sessions.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.sessions.messages("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { limit: 20 })) show(item);
     * ```
     */
    messages: (sessionId: string, query?: QueryOf<"sessions.listMessages">, options?: CallOptions): List<DataOf<"sessions.listMessages">, "messages"> =>
      operations.sessionsMessages(this, sessionId, query, options),

    /**
     * Ask the agent of a session.
     *
     * Adds a user message, searches the knowledge and answers with a grounded preview reply and its citations. Not
     * offered in production. Writing to an ended session is a conflict.
     *
     * Needs the scope `atlas.sessions.write`.
     *
     * @example
     * ```ts
     * const answer = await atlas.sessions.sendMessage("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { query: "When are you open?", top_k: 3 });
     * ```
     */
    sendMessage: (sessionId: string, body: BodyOf<"sessions.sendMessage">, options?: CallOptions): Answer<DataOf<"sessions.sendMessage">> =>
      operations.sessionsSendMessage(this, sessionId, body, options),

    /**
     * List the runs of a session.
     *
     * The runs of the session, the newest first: intent, tools called and status of each.
     *
     * Needs the scope `atlas.runs.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.sessions.runs("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ed0", { limit: 20 })) show(item);
     * ```
     */
    runs: (id: string, query?: QueryOf<"sessions.listRuns">, options?: CallOptions): List<DataOf<"sessions.listRuns">, "data"> =>
      operations.sessionsRuns(this, id, query, options),

    /**
     * Talk to an agent by A2A.
     *
     * JSON-RPC 2.0 of the Agent2Agent protocol, version 1.0. `SendMessage` asks a question in a session, and the answer
     * is a message of the agent with its citations. `contextId` is the session; without one a session begins. `tenant`
     * is the agent; without one all knowledge of the organization answers. A `messageId` that was sent before gets the
     * answer of then. `SendStreamingMessage` gets the same answer as one server-sent event. There are no tasks or push
     * notifications. A request refused before its message is read gets the error envelope. It needs the scope that
     * opens sessions by HTTP. It changes nothing that a customer sees, so production offers it where previews are
     * enabled.
     *
     * Needs the scope `atlas.sessions.write`.
     *
     * Preview: it may change, and production may not offer it.
     *
     * @example
     * ```ts
     * const answer = await atlas.sessions.exchange({
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
    exchange: (body: BodyOf<"sessions.exchange">, options?: CallOptions): Answer<DataOf<"sessions.exchange">> =>
      operations.sessionsExchange(this, body, options),
  };

  readonly conversations = {
    /**
     * List conversations.
     *
     * All conversations of the organization, the newest first: ordered by when they began, not by their last message.
     * To get what was said today in all of them, call `messages.list` with `since`: one list instead of a call for each
     * conversation.
     *
     * Needs the scope `atlas.conversations.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.conversations.list({
     *   status: "handed_off",
     *   metadata: "order_id:1042",
     *   limit: 20,
     * })) show(item);
     * ```
     */
    list: (query?: QueryOf<"conversations.list">, options?: CallOptions): List<DataOf<"conversations.list">, "conversations"> =>
      operations.conversationsList(this, query, options),

    /**
     * Get a conversation.
     *
     * The conversation with its status, owner and window. `conversations.context` adds what was said and what answers
     * it.
     *
     * Needs the scope `atlas.conversations.read`.
     *
     * @example
     * ```ts
     * const answer = await atlas.conversations.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0");
     * ```
     */
    get: (id: string, options?: CallOptions): Answer<DataOf<"conversations.get">> =>
      operations.conversationsGet(this, id, options),

    /**
     * Change your own data of a conversation.
     *
     * Sets the keys of `metadata` that are given. Null removes a key; all others stay. Actions change status and owner.
     *
     * Needs the scope `atlas.actions.execute` or `atlas.actions.write`.
     *
     * @example
     * ```ts
     * const answer = await atlas.conversations.update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { metadata: { ticket: "77" } });
     * ```
     */
    update: (id: string, body: BodyOf<"conversations.update">, options?: CallOptions): Answer<DataOf<"conversations.update">> =>
      operations.conversationsUpdate(this, id, body, options),

    /**
     * List the events of a conversation.
     *
     * The conversation's events, oldest first.
     *
     * Needs the scope `atlas.conversations.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.conversations.events("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { limit: 20 })) show(item);
     * ```
     */
    events: (id: string, query?: QueryOf<"conversations.listEvents">, options?: CallOptions): List<DataOf<"conversations.listEvents">, "data"> =>
      operations.conversationsEvents(this, id, query, options),

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
     * const answer = await atlas.conversations.context("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", { audience: "customers", include_notes: true });
     * ```
     */
    context: (conversationId: string, query?: QueryOf<"conversations.context">, options?: CallOptions): Answer<DataOf<"conversations.context">> =>
      operations.conversationsContext(this, conversationId, query, options),
  };

  readonly customers = {
    /**
     * List customers.
     *
     * The customers of the organization, the newest first. Filters narrow the list together.
     *
     * Needs the scope `atlas.customers.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.customers.list({
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
    list: (query?: Omit<QueryOf<"customers.list">, "q">, options?: CallOptions): List<DataOf<"customers.list">, "customers"> =>
      operations.customersList(this, query, options),

    /**
     * List customers.
     *
     * The customers of the organization, the newest first. Filters narrow the list together.
     *
     * Needs the scope `atlas.customers.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.customers.search("ada", {
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
    search: (q: string, query?: Omit<QueryOf<"customers.list">, "q">, options?: CallOptions): List<DataOf<"customers.list">, "customers"> =>
      operations.customersSearch(this, q, query, options),

    /**
     * Get a customer.
     *
     * The customer with labels, attributes, language and time zone.
     *
     * Needs the scope `atlas.customers.read`.
     *
     * @example
     * ```ts
     * const answer = await atlas.customers.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1");
     * ```
     */
    get: (id: string, options?: CallOptions): Answer<DataOf<"customers.get">> =>
      operations.customersGet(this, id, options),

    /**
     * Update a customer.
     *
     * Changes the members that are given. `labels` replaces the list. `attributes` changes the attributes that it
     * names, and `metadata` the keys that it names. Null removes one.
     *
     * Needs the scope `atlas.customers.write`.
     *
     * @example
     * ```ts
     * const answer = await atlas.customers.update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {
     *   labels: ["vip"],
     *   attributes: { order_count: 3 },
     *   time_zone: "Europe/Berlin",
     * });
     * ```
     */
    update: (id: string, body: BodyOf<"customers.update">, options?: CallOptions): Answer<DataOf<"customers.update">> =>
      operations.customersUpdate(this, id, body, options),

    /**
     * Export a customer.
     *
     * All that is kept about a customer: the record, consents, conversations, notes of colleagues, references to runs,
     * events and deliveries, and a page of messages, the newest first. Follow `next_cursor` for the other messages;
     * each page repeats the rest.
     *
     * Needs the scope `atlas.customers.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.customers.export("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", { limit: 20 })) show(item);
     * ```
     */
    export: (id: string, query?: QueryOf<"customers.export">, options?: CallOptions): List<DataOf<"customers.export">, "messages"> =>
      operations.customersExport(this, id, query, options),

    /**
     * Erase a customer.
     *
     * Removes what is kept about the customer, for good. Waiting messages are canceled, and number, name, labels and
     * attributes go at once. A later message from the number begins a new customer. Texts in messages, notes, events,
     * deliveries, approvals and stored answers go in the background; `erasure` tells when that is done. Records, ids
     * and the audit log stay.
     *
     * Needs the scope `atlas.customers.erase`.
     *
     * @example
     * ```ts
     * const answer = await atlas.customers.erase("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {});
     * ```
     */
    erase: (id: string, body?: BodyOf<"customers.erase">, options?: CallOptions): Answer<DataOf<"customers.erase">> =>
      operations.customersErase(this, id, body, options),

    /**
     * List the consents of a customer.
     *
     * Each time the customer, the messaging app, an operator or you said if marketing is allowed; the newest record
     * first. The one with the newest `at` holds.
     *
     * Needs the scope `atlas.customers.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.customers.consents("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", { limit: 20 })) show(item);
     * ```
     */
    consents: (id: string, query?: QueryOf<"customers.listConsents">, options?: CallOptions): List<DataOf<"customers.listConsents">, "consents"> =>
      operations.customersConsents(this, id, query, options),

    /**
     * Record a consent of a customer.
     *
     * Records that the customer takes marketing or has ended it, with where and when they said it. It is kept as
     * history. A consent with an earlier `at` than the newest changes nothing else.
     *
     * Needs the scope `atlas.customers.write`.
     *
     * @example
     * ```ts
     * const answer = await atlas.customers.recordConsent("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1", {
     *   marketing: "opted_in",
     *   source: "Newsletter form",
     *   at: "2026-01-01T12:00:00.000Z",
     * });
     * ```
     */
    recordConsent: (id: string, body: BodyOf<"customers.recordConsent">, options?: CallOptions): Answer<DataOf<"customers.recordConsent">> =>
      operations.customersRecordConsent(this, id, body, options),
  };

  readonly events = {
    /**
     * List events.
     *
     * Lists the organization's events in the order in which they were committed, oldest first. To follow them, pass the
     * `id` of the last event you have as `after_id`: no event is skipped and none comes twice, also when several
     * requests commit at once. Events are kept for 30 days unless the deployment says otherwise; an `after_id` that is
     * gone is refused with `invalid_cursor`.
     *
     * Needs the scope `atlas.events.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.events.list({
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
    list: (query?: QueryOf<"events.list">, options?: CallOptions): List<DataOf<"events.list">, "data"> =>
      operations.eventsList(this, query, options),

    /**
     * Push an inbound event.
     *
     * Takes an event from outside into the pipeline: finds or creates the customer and the conversation, records the
     * event and notifies webhooks. Events are deduplicated by `idempotency_key`. A channel that the organization does
     * not have is a validation error.
     *
     * Needs the scope `atlas.events.write`.
     *
     * @example
     * ```ts
     * const answer = await atlas.events.ingest({
     *   channel: "chatapp",
     *   customer: { phone_number: "+15550100001" },
     *   event_type: "message.received",
     *   message: { text: "When are you open?" },
     * });
     * ```
     */
    ingest: (body: BodyOf<"events.ingest">, options?: CallOptions): Answer<DataOf<"events.ingest">> =>
      operations.eventsIngest(this, body, options),

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
     * for await (const item of atlas.events.stream({
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
    stream: (query?: QueryOf<"events.stream">, options?: CallOptions): Stream<ItemOf<DataOf<"events.list">, "data">> =>
      operations.eventsStream(this, query, options),

    /**
     * Get an event.
     *
     * Returns one event with its payload. The id may also be an `event_id` that a webhook received.
     *
     * Needs the scope `atlas.events.read`.
     *
     * @example
     * ```ts
     * const answer = await atlas.events.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef3");
     * ```
     */
    get: (id: string, options?: CallOptions): Answer<DataOf<"events.get">> =>
      operations.eventsGet(this, id, options),
  };

  readonly actions = {
    /**
     * Act in a conversation.
     *
     * Replies, drafts, or changes who has the conversation. A reply goes out over the conversation's channel and needs
     * an open window. An action that the conversation's status does not allow is a `conflict`, which names the status
     * and the way out. The scope `atlas.actions.write` allows replies and drafts only. An unknown owner is a validation
     * error.
     *
     * Needs the scope `atlas.actions.execute` or `atlas.actions.write`.
     *
     * @example
     * ```ts
     * const answer = await atlas.actions.execute({
     *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
     *   action_type: "reply",
     *   payload: { text: "We are open until 18:00." },
     * });
     * ```
     */
    execute: (body: BodyOf<"actions.execute">, options?: CallOptions): Answer<DataOf<"actions.execute">> =>
      operations.actionsExecute(this, body, options),
  };

  readonly runs = {
    /**
     * List runs.
     *
     * The audit log of all operations of the organization, the newest first. Each run appears once, with its latest
     * record. Filters narrow the list together.
     *
     * Needs the scope `atlas.runs.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.runs.list({
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
    list: (query?: QueryOf<"runs.list">, options?: CallOptions): List<DataOf<"runs.list">, "runs"> =>
      operations.runsList(this, query, options),

    /**
     * Get a run and its history.
     *
     * The latest record of a run, and all its records. A dry run can be inspected here by its shadow run id.
     *
     * Needs the scope `atlas.runs.read`.
     *
     * @example
     * ```ts
     * const answer = await atlas.runs.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee0");
     * ```
     */
    get: (runId: string, options?: CallOptions): Answer<DataOf<"runs.get">> =>
      operations.runsGet(this, runId, options),
  };

  readonly webhooks = {
    /**
     * List webhook subscriptions.
     *
     * Lists the subscriptions of the organization without their secrets, newest first. Deleted ones are left out.
     *
     * Needs the scope `atlas.events.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.webhooks.list({ metadata: "order_id:1042", limit: 20 })) show(item);
     * ```
     */
    list: (query?: QueryOf<"webhooks.list">, options?: CallOptions): List<DataOf<"webhooks.list">, "data"> =>
      operations.webhooksList(this, query, options),

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
     * const answer = await atlas.webhooks.create({
     *   url: "https://shop.example/atlas/webhooks",
     *   events: ["conversation.message_received", "message.delivered"],
     *   description: "Order updates",
     * });
     * ```
     */
    create: (body: BodyOf<"webhooks.create">, options?: CallOptions): Answer<DataOf<"webhooks.create">> =>
      operations.webhooksCreate(this, body, options),

    /**
     * List deliveries.
     *
     * Lists the deliveries to the endpoint with every attempt, newest first.
     *
     * Needs the scope `atlas.events.read`.
     *
     * @example
     * ```ts
     * for await (const item of atlas.webhooks.deliveries("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", {
     *   status: "exhausted",
     *   event_type: "conversation.message_received",
     *   conversation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
     *   correlation_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ee9",
     *   limit: 20,
     * })) show(item);
     * ```
     */
    deliveries: (id: string, query?: QueryOf<"webhooks.listDeliveries">, options?: CallOptions): List<DataOf<"webhooks.listDeliveries">, "deliveries"> =>
      operations.webhooksDeliveries(this, id, query, options),

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
     * const answer = await atlas.webhooks.getDelivery("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4f40");
     * ```
     */
    getDelivery: (id: string, deliveryId: string, options?: CallOptions): Answer<DataOf<"webhooks.getDelivery">> =>
      operations.webhooksGetDelivery(this, id, deliveryId, options),

    /**
     * Deliver missed events to a webhook.
     *
     * Delivers each event since a time that the webhook subscribes to and has not received, in the order of the events:
     * those of the time when it was disabled, and those whose last retry failed. Events that it has received, or that
     * are still retried, do not come again. A disabled webhook must be made active first. One call looks at 2,000
     * events; if `has_more` is true, call again with `after_id`. Events count by the names that the webhook subscribes
     * to now.
     *
     * Needs the scope `atlas.events.write`.
     *
     * @example
     * ```ts
     * const answer = await atlas.webhooks.recover("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", { since: "2026-01-01T12:00:00.000Z" });
     * ```
     */
    recover: (id: string, body: BodyOf<"webhooks.recover">, options?: CallOptions): Answer<DataOf<"webhooks.recover">> =>
      operations.webhooksRecover(this, id, body, options),

    /**
     * Delete a webhook subscription.
     *
     * Stops deliveries at once, retries included.
     *
     * Needs the scope `atlas.events.write`.
     *
     * @example
     * ```ts
     * const answer = await atlas.webhooks.delete("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80");
     * ```
     */
    delete: (id: string, options?: CallOptions): Answer<DataOf<"webhooks.delete">> =>
      operations.webhooksDelete(this, id, options),

    /**
     * Change a webhook subscription.
     *
     * Changes the members that are given. Deliveries already under way go to the address as it is when they are
     * attempted.
     *
     * Needs the scope `atlas.events.write`.
     *
     * @example
     * ```ts
     * const answer = await atlas.webhooks.update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80", {
     *   events: ["conversation.created", "conversation.message_received"],
     * });
     * ```
     */
    update: (id: string, body: BodyOf<"webhooks.update">, options?: CallOptions): Answer<DataOf<"webhooks.update">> =>
      operations.webhooksUpdate(this, id, body, options),
  };

  readonly keys = {
    /**
     * Revoke a service-account key.
     *
     * Revokes the key at once, on every instance of the service. Revoking it again answers the same.
     *
     * Needs the scope `atlas.keys.write`.
     *
     * @example
     * ```ts
     * const answer = await atlas.keys.revoke("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e90");
     * ```
     */
    revoke: (id: string, options?: CallOptions): Answer<DataOf<"keys.revoke">> =>
      operations.keysRevoke(this, id, options),
  };

  readonly tools = {
    /**
     * List the tools of the token.
     *
     * Definitions for function-calling models. Any valid token is accepted, and gets the tools that its scopes allow.
     *
     * @example
     * ```ts
     * const answer = await atlas.tools.manifest();
     * ```
     */
    manifest: (options?: CallOptions): Answer<DataOf<"tools.manifest">> =>
      operations.toolsManifest(this, options),
  };

  readonly toolServer = {
    /**
     * Call the tool server.
     *
     * JSON-RPC 2.0, for plain callers and for clients of the Model Context Protocol (MCP). `tools/list` and
     * `tools/call` need no handshake; other methods are those of MCP. A call without `execution_mode` is a `commit`. A
     * request refused before its message is read gets the error envelope, but a body that cannot be parsed gets
     * JSON-RPC's -32700. A tool's refusal is a JSON-RPC error with the service's code in `error.data.code`, such as
     * `HITL_REQUIRED` if a person must approve the call. Idempotency keys are in `params`. A request that accepts
     * `text/event-stream`, or names a revision of MCP, comes from an MCP client and is answered by that protocol, as
     * server-sent events where it accepts them. A tool's refusal is then the answer of the tool, whose structured
     * content has the service's `error`. A client of 2026-07-28 that declares the extension
     * `io.modelcontextprotocol/tasks` gets a task for a call that waits for an approval. Only `tools/call` and
     * `tasks/cancel` count as agent tools; all else counts as reads.
     *
     * Preview: it may change, and production may not offer it.
     *
     * @example
     * ```ts
     * const answer = await atlas.toolServer.call({
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
    call: (body: BodyOf<"toolServer.call">, options?: CallOptions): Answer<DataOf<"toolServer.call">> =>
      operations.toolServerCall(this, body, options),
  };

  readonly sandbox = {
    /**
     * Get sandbox credentials.
     *
     * Creates an isolated organization that expires, with sample knowledge, a channel, a template, a voucher, a member
     * and customers. Returns a token for it, with every scope or those of `scope`. For evaluation only. Production
     * answers 404.
     *
     * @example
     * ```ts
     * const answer = await atlas.sandbox.credentials({ scope: "atlas.messages.send atlas.runs.read" });
     * ```
     */
    credentials: (query?: QueryOf<"sandbox.credentials">, options?: CallOptions): Answer<DataOf<"sandbox.credentials">> =>
      operations.sandboxCredentials(this, query, options),
  };

  readonly discovery = {
    /**
     * Discover the tool server.
     *
     * Describes the tool server: its address and protocol. Returned without the envelope.
     *
     * @example
     * ```ts
     * const answer = await atlas.discovery.mcp();
     * ```
     */
    mcp: (options?: CallOptions): Answer<DataOf<"discovery.mcp">> =>
      operations.discoveryMcp(this, options),

    /**
     * Discover the service.
     *
     * Describes the service, its uses, and its documents. Returned without the envelope.
     *
     * @example
     * ```ts
     * const answer = await atlas.discovery.agents();
     * ```
     */
    agents: (options?: CallOptions): Answer<DataOf<"discovery.agents">> =>
      operations.discoveryAgents(this, options),

    /**
     * Read the contract.
     *
     * This contract, bundled into one document. Returned without the envelope.
     *
     * @example
     * ```ts
     * const answer = await atlas.discovery.openapi();
     * ```
     */
    openapi: (options?: CallOptions): Answer<DataOf<"discovery.openapi">> =>
      operations.discoveryOpenapi(this, options),
  };

  readonly system = {
    /**
     * Check the service.
     *
     * Answers 200 while the process can reach its database and no write is refused, as on a full disk. Otherwise 503.
     *
     * @example
     * ```ts
     * const answer = await atlas.system.health();
     * ```
     */
    health: (options?: CallOptions): Answer<DataOf<"system.health">> =>
      operations.systemHealth(this, options),

    /**
     * Check that the process runs.
     *
     * Answers 200 while the process answers at all, also without its database. Restart a process that does not.
     *
     * @example
     * ```ts
     * const answer = await atlas.system.live();
     * ```
     */
    live: (options?: CallOptions): Answer<DataOf<"system.live">> =>
      operations.systemLive(this, options),

    /**
     * Check that the process takes requests.
     *
     * Answers 200 while the process reaches its database, runs its jobs and is not draining. Otherwise it answers 503,
     * and the message says why: send requests to another process.
     *
     * @example
     * ```ts
     * const answer = await atlas.system.ready();
     * ```
     */
    ready: (options?: CallOptions): Answer<DataOf<"system.ready">> =>
      operations.systemReady(this, options),

    /**
     * Read what is deployed.
     *
     * The deployment evidence: the version of the contract, the build, and of each operation the stage and whether it
     * is enabled here.
     *
     * @example
     * ```ts
     * const answer = await atlas.system.version();
     * ```
     */
    version: (options?: CallOptions): Answer<DataOf<"system.version">> =>
      operations.systemVersion(this, options),
  };
}
