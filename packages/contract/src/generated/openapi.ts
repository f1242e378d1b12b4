// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

export interface paths {
    "/v1/atlas/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description Messages of both directions, the newest first. Filters narrow the list together. Its order is the order of arrival here, which for an inbound message may be later than `created_at`.
         */
        get: operations["messages.list"];
        put?: never;
        /**
         * Send a message to a phone number
         * @description Creates or reuses the customer and the conversation, and queues the message. While the 24-hour window is open, free-form `text` is accepted; afterwards `template_id` with `category` is required. With `send_at` the message is `scheduled` and goes out at that time.
         */
        post: operations["messages.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message
         * @description A message of either direction, with every delivery state that it has had and the reason of a failure.
         */
        get: operations["messages.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/messages/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a scheduled message
         * @description Cancels a message that waits for its `send_at`. A message in another state answers 409 `conflict`, which names the state: once its time has come it cannot be taken back.
         */
        post: operations["messages.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload media
         * @description Keeps a picture, a sound, a film or a file, to be sent by its id. The type is checked against the bytes.
         */
        post: operations["media.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get media
         * @description What is known of uploaded or received media, without its bytes. Received media is `pending` until the messaging app has handed it over.
         */
        get: operations["media.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/media/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download media
         * @description The bytes. They never change, so `ETag` with `If-None-Match` saves a transfer, and `Range` takes a part. Pending and failed media is a `conflict`.
         */
        get: operations["media.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/messages/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a customer's message as read
         * @description Tells the messaging app that somebody has read the customer's message, which the customer then sees. Nothing else tells it. Marking a message again changes nothing. An outbound message answers 409 `conflict`.
         */
        post: operations["messages.markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List channels
         * @description The messaging channels of the organization, the newest first.
         */
        get: operations["channels.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/channels/{channel_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a channel and its health
         * @description One channel with its status, the time of its last health check and what the check found.
         */
        get: operations["channels.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose the agent of a channel
         * @description Says which agent answers customers on the channel. It must be ready and work on channels of this name. Null leaves the customers to people.
         */
        patch: operations["channels.update"];
        trace?: never;
    };
    "/v1/atlas/knowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List or search knowledge
         * @description Without `q`: the organization's documents, newest first. With `q`: ranked passages with citations and the state of the knowledge. `audience` filters both. The list omits archived documents unless `status` selects them. Search covers only indexed documents.
         */
        get: operations["knowledge.list"];
        put?: never;
        /**
         * Add knowledge
         * @description Text is chunked and indexed at once. A URL or a document is queued: `job_id` names the ingest job, and `GET /v1/atlas/knowledge/{id}` returns its progress. A source that cannot be ingested ends in the status `failed`. Ingest jobs have a separate rate limit. Text counts as an ordinary write.
         */
        post: operations["knowledge.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/knowledge/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a knowledge document
         * @description One document with its status, the text of a text source and the progress of its ingest. Poll it while `queued`.
         */
        get: operations["knowledge.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Restore or archive a knowledge document, or change its audience
         * @description Without a body, or with the status `active`, an archived document returns to search. With `archived` it leaves search; runs that cited it keep the citation. A document already in that status is a `conflict`. With only `audience`, the status stays and the audience applies from the next search.
         */
        patch: operations["knowledge.update"];
        trace?: never;
    };
    "/v1/atlas/knowledge/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a source in once more
         * @description Fetches a page again, or retries a failed ingest. The old text stays searchable until the new one is indexed. An unchanged page is not indexed again. A document that is being ingested is returned unchanged. Text sources, archived documents and ingested files are a `conflict`. Counts as an ingest job.
         */
        post: operations["knowledge.refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agents
         * @description The agents of the organization, hosted and external, the newest first. Archived ones are left out by default.
         */
        get: operations["agents.list"];
        put?: never;
        /**
         * Create an agent
         * @description Creates a hosted agent, or the record of an external one. A source or channel that the organization does not have is a validation error. A hosted agent serves its channels that no other agent serves.
         */
        post: operations["agents.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/agents/directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List published agents
         * @description The published agents of all organizations, by name. Needs no authentication. Pages are counted, not frozen: an agent that is published or withdrawn meanwhile moves the ones after it.
         */
        get: operations["agents.directory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/agents/{agentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an agent
         * @description Gets one agent, archived ones too.
         */
        get: operations["agents.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or archive an agent
         * @description Changes the members that are given. `status: archived` archives the agent: it answers nobody and leaves the directory. `status: ready` brings it back.
         */
        patch: operations["agents.update"];
        trace?: never;
    };
    "/v1/atlas/agents/{agentId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an agent in the directory, or withdraw it
         * @description Lists the agent in the public directory, changes its listing, or takes it out. Only the owning organization can; for any other the agent does not exist. A slug that another listing has is a conflict.
         */
        post: operations["agents.publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions
         * @description The sandbox sessions of the organization by `created_at`, the newest first.
         */
        get: operations["sessions.list"];
        put?: never;
        /**
         * Create a session
         * @description Begins a session in which an agent is evaluated against the knowledge. Not offered in production. An agent that the organization does not have is a validation error.
         */
        post: operations["sessions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * End a session
         * @description Ends the session; nothing more can be written to it. Ending an ended session changes nothing.
         */
        patch: operations["sessions.update"];
        trace?: never;
    };
    "/v1/atlas/sessions/{sessionId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of a session
         * @description The messages of the session, oldest first.
         */
        get: operations["sessions.listMessages"];
        put?: never;
        /**
         * Ask the agent of a session
         * @description Adds a user message, searches the knowledge and answers with a grounded preview reply and its citations. Not offered in production. Writing to an ended session is a conflict.
         */
        post: operations["sessions.sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/sessions/{id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runs of a session
         * @description The runs of the session, the newest first: intent, tools called and status of each.
         */
        get: operations["sessions.listRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations
         * @description All conversations of the organization, the newest first.
         */
        get: operations["conversations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/conversations/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events of a conversation
         * @description The conversation's events, oldest first.
         */
        get: operations["conversations.listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description The customers of the organization, the newest first. Filters narrow the list together.
         */
        get: operations["customers.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a customer
         * @description The customer with labels, attributes, language and time zone.
         */
        get: operations["customers.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a customer
         * @description Changes the members that are given. `labels` replaces the list. `attributes` changes the attributes that it names, and null removes one.
         */
        patch: operations["customers.update"];
        trace?: never;
    };
    "/v1/atlas/customers/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a customer
         * @description All that is kept about a customer: the record, consents, conversations, notes of colleagues, references to runs, events and deliveries, and a page of messages, the newest first. Follow `next_cursor` for the other messages; each page repeats the rest.
         */
        get: operations["customers.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/customers/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a customer
         * @description Removes what is kept about the customer, for good. Waiting messages are canceled, and number, name, labels and attributes go at once. A later message from the number begins a new customer. Texts in messages, notes, events, deliveries, approvals and stored answers go in the background; `erasure` tells when that is done. Records, ids and the audit log stay.
         */
        post: operations["customers.erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/customers/{id}/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the consents of a customer
         * @description Each time the customer, the messaging app, an operator or you said if marketing is allowed; the newest record first. The one with the newest `at` holds.
         */
        get: operations["customers.listConsents"];
        put?: never;
        /**
         * Record a consent of a customer
         * @description Records that the customer takes marketing or has ended it, with where and when they said it. It is kept as history. A consent with an earlier `at` than the newest changes nothing else.
         */
        post: operations["customers.recordConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/context/{conversationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the context of a conversation
         * @description Context for a reply: the conversation, the customer, the latest messages, and the knowledge that answers the last message. If `knowledge_state` is not `grounded`, hand off or ask for clarification.
         */
        get: operations["conversations.context"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Lists the organization's events in the order in which they were committed, oldest first. To follow them, pass the `id` of the last event you have as `after_id`: no event is skipped and none comes twice, also when several requests commit at once. Events are kept for 30 days unless the deployment says otherwise; an `after_id` that is gone is refused with `invalid_cursor`.
         */
        get: operations["events.list"];
        put?: never;
        /**
         * Push an inbound event
         * @description Takes an event from outside into the pipeline: finds or creates the customer and the conversation, records the event and notifies webhooks. Events are deduplicated by `idempotency_key`. A channel that the organization does not have is a validation error.
         */
        post: operations["events.ingest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event
         * @description Returns one event with its payload. The id may also be an `event_id` that a webhook received.
         */
        get: operations["events.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act in a conversation
         * @description Replies, drafts, or changes who has the conversation. A reply goes out over the conversation's channel and needs an open window. An action that the conversation's status does not allow is a `conflict`, which names the status and the way out. The scope `atlas.actions.write` allows replies and drafts only. An unknown owner is a validation error.
         */
        post: operations["actions.execute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List runs
         * @description The audit log of all operations of the organization, the newest first. Each run appears once, with its latest record. Filters narrow the list together.
         */
        get: operations["runs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/runs/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a run and its history
         * @description The latest record of a run, and all its records. A dry run can be inspected here by its shadow run id.
         */
        get: operations["runs.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook subscriptions
         * @description Lists the subscriptions of the organization without their secrets, newest first. Deleted ones are left out.
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Subscribe to events
         * @description Deliveries are posted to `url`, signed with the secret. Give your own `secret`, or read the one that the service makes from the answer: it is shown once.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/webhooks/{id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver what a webhook has not received
         * @description Delivers each event since a time that the webhook subscribes to and has not received, in the order of the events: those of the time when it was disabled, and those whose last retry failed. What it has received, or waits for, does not come again. A disabled webhook must be made active first. One call looks at 2,000 events; if `has_more` is true, call again with `after_id`. Events count by the names that the webhook subscribes to now.
         */
        post: operations["webhooks.recover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook subscription
         * @description Stops deliveries at once, retries included.
         */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        /**
         * Change a webhook subscription
         * @description Changes the members that are given. Deliveries already under way go to the address as it is when they are attempted.
         */
        patch: operations["webhooks.update"];
        trace?: never;
    };
    "/v1/atlas/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a service-account key
         * @description Revokes the key at once, on every instance of the service. Revoking it again answers the same.
         */
        delete: operations["keys.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atlas/tools/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tools of the token
         * @description Definitions for function-calling models. Any valid token is accepted, and gets the tools that its scopes allow.
         */
        get: operations["tools.manifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/v1/tools/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tools of the agent
         * @description Definitions for function-calling models, filtered by the scopes of the token.
         */
        get: operations["agent.manifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/v1/tools/send_message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message into a conversation
         * @description While the 24-hour window is open, free-form `text` is accepted; afterwards `template_id` with `category` is required.
         */
        post: operations["agent.sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/v1/tools/send_message_to_phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to a phone number
         * @description The tool form of `messages.send`: creates or reuses the customer and the conversation, and queues the message.
         */
        post: operations["agent.sendMessageToPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/v1/tools/messages/{providerMessageId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the delivery status of a message
         * @description The delivery status at the provider. The opaque id is the provider's, as in delivery events. A queued message has none yet.
         */
        get: operations["agent.messageStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/v1/knowledge/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search knowledge
         * @description Ranked passages with citations. When `knowledge_state` is not `grounded`, hand off or ask the customer for more.
         */
        get: operations["agent.searchKnowledge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/atlas/v1/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call the tool server
         * @description JSON-RPC 2.0, for plain callers and for clients of the Model Context Protocol (MCP). `tools/list` and `tools/call` need no handshake; other methods are those of MCP. A request refused before its message is read gets the error envelope. A tool's refusal is a JSON-RPC error with the service's code in `error.data.code`, such as `HITL_REQUIRED` if a person must approve the call. Idempotency keys are in `params`. A request that accepts `text/event-stream`, or names a revision of MCP, comes from an MCP client and is answered by that protocol. A tool's refusal is then a tool error, whose structured content has the service's `error`.
         */
        post: operations["toolServer.call"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get sandbox credentials
         * @description Creates an isolated organization that expires, with sample knowledge, a channel, a template, a voucher, a member and customers. Returns a token for it, with every scope or those of `scope`. For evaluation only. Production answers 404.
         */
        get: operations["sandbox.credentials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/mcp.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Discover the tool server
         * @description Describes the tool server: its address and protocol. Returned without the envelope.
         */
        get: operations["discovery.mcp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Discover the service
         * @description Describes the service, its uses, and its documents. Returned without the envelope.
         */
        get: operations["discovery.agents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the index for models
         * @description An index of the documentation for language models.
         */
        get: operations["discovery.llms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms-full.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the documentation for models
         * @description The whole documentation in one text, for language models.
         */
        get: operations["discovery.llmsFull"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skill.md": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the skill
         * @description Instructions for agents, step by step.
         */
        get: operations["discovery.skill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the directory
         * @description The published agents of all organizations as a page, to be searched; the entry point for agents and their owners. With `Accept: text/markdown` it is Markdown.
         */
        get: operations["discovery.agentsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developers/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page for developers
         * @description The entry point for developers of agents. With `Accept: text/markdown` it is Markdown.
         */
        get: operations["discovery.developersPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/developers/changelog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the changelog
         * @description Changes of each version, and deprecations with their dates. `Accept: text/markdown` returns Markdown.
         */
        get: operations["discovery.changelogPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the contract
         * @description This contract, bundled into one document. Returned without the envelope.
         */
        get: operations["discovery.openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the service
         * @description Answers 200 while the process can reach its database, otherwise 503.
         */
        get: operations["system.health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process runs
         * @description Answers 200 while the process answers at all, also without its database. Restart a process that does not.
         */
        get: operations["system.live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process takes requests
         * @description Answers 200 while the process reaches its database, runs its jobs and is not draining. Otherwise it answers 503, and the message says why: send requests to another process.
         */
        get: operations["system.ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is deployed
         * @description The deployment evidence: the version of the contract, the build, and of each operation the stage and whether it is enabled here.
         */
        get: operations["system.version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Creates an organization and its first operator, and signs the operator in. The password works in this organization only. The deployment decides whether sign-up is open, closed, or for its first organization only.
         */
        post: operations["console.signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own sessions
         * @description Lists the console sessions of the operator in this organization that have not ended, the newest first.
         */
        get: operations["console.listOwnSessions"];
        put?: never;
        /**
         * Sign in
         * @description Starts a console session of twelve hours in an organization where the password works. Attempts are limited for each operator's address and each client address. A device that signed in before has separate attempts, by its cookie or `device_token`, so that strangers cannot lock the operator out. With a second factor, `code` is needed too.
         */
        post: operations["console.signIn"];
        /**
         * End all own sessions
         * @description Ends all of the operator's console sessions in the organization, including the current one, at once and on every instance of the service.
         */
        delete: operations["console.endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description Sets a new password for the operator in the session's organization. Ends all the operator's other sessions there, at once and on every instance of the service. Earlier reset tokens become invalid. A session has five attempts a minute.
         */
        post: operations["console.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a password
         * @description Sets a password with a reset token, once and within 24 hours. Ends all of the operator's sessions in that organization and signs the operator in there. Sessions and passwords in other organizations stay.
         */
        post: operations["console.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description Ends the console session that it is called with, at once and on every instance of the service.
         */
        delete: operations["console.signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Activates the invited member with a new password and signs the operator in. The password works in this organization only. A password that the address has in another organization stays unchanged. An invitation can be accepted once, within 7 days.
         */
        post: operations["console.acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List linked channels
         * @description Lists the channels of the organization with their links, without secrets, newest first.
         */
        get: operations["console.listChannels"];
        put?: never;
        /**
         * Link a channel
         * @description Links a number at a messaging app. The answer has what to enter at the provider; the token is shown once. In the sandbox the channel is scripted and contacts nobody.
         */
        post: operations["console.linkChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/channels/{channelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a linked channel
         * @description Gets a channel with its link, without secrets.
         */
        get: operations["console.getChannel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a channel
         * @description Changes the members that are given.
         */
        patch: operations["console.updateChannel"];
        trace?: never;
    };
    "/operator/channels/{channelId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a channel
         * @description Asks the provider now, and answers the health that it found. It counts like a scheduled check.
         */
        post: operations["console.testChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/channels/{channelId}/rotate-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a channel's secrets
         * @description Replaces the access token, the app secret, or both, and makes a new verify token, which is shown once. The provider asks for the verify token only when a callback URL is set up.
         */
        post: operations["console.rotateChannelToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/channels/{channelId}/disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disconnect a channel
         * @description Sends nothing over the channel from now on. Queued messages wait; after 24 hours they fail with `channel_disconnected`. A channel that is disconnected already is answered unchanged.
         */
        post: operations["console.disconnectChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/channels/{channelId}/reconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reconnect a channel
         * @description Ends a disconnection, so queued messages go out. A channel that no operator disconnected is answered unchanged.
         */
        post: operations["console.reconnectChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/channels/{channelId}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send over a channel by default
         * @description Messages that name no channel go over this one. A disconnected channel is a conflict.
         */
        post: operations["console.setDefaultChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agents
         * @description Lists the agents of the organization, the newest first. Archived ones are left out by default.
         */
        get: operations["console.listAgents"];
        put?: never;
        /**
         * Create an agent
         * @description Creates a hosted agent, or the record of an external one. A hosted agent serves its channels that no other agent serves.
         */
        post: operations["console.createAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/agents/{agentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an agent
         * @description Gets one agent, archived ones too.
         */
        get: operations["console.getAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or archive an agent
         * @description Changes the members that are given. `status: archived` archives the agent: it answers nobody and leaves the directory. `status: ready` brings it back.
         */
        patch: operations["console.updateAgent"];
        trace?: never;
    };
    "/operator/agents/{agentId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an agent in the directory, or withdraw it
         * @description Lists the agent in the public directory, changes its listing, or takes it out. A slug that another listing has is a conflict, and so is an archived agent.
         */
        post: operations["console.publishAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one own session
         * @description Ends a console session of the operator at once, on every instance of the service.
         */
        delete: operations["console.endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the own second factor
         * @description Tells if the operator has a second factor in this organization, and how many recovery codes are left.
         */
        get: operations["console.getSecondFactor"];
        put?: never;
        /**
         * Begin a second factor
         * @description Makes a secret for an authenticator app (TOTP). It counts once it is confirmed by a code. A new one replaces one that is not confirmed. A session has five attempts a minute.
         */
        post: operations["console.enableSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the second factor
         * @description Turns the second factor on by a first code, and shows recovery codes. From then on signing in by password needs a code too.
         */
        post: operations["console.confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/second-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable the own second factor
         * @description Removes the second factor and its recovery codes.
         */
        post: operations["console.disableSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Makes ten new recovery codes. Earlier ones are void.
         */
        post: operations["console.renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/members/{memberId}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member's second factor
         * @description For a member who has lost app and recovery codes. You need every permission that the member has. The next sign-in needs the password alone.
         */
        delete: operations["console.removeMemberSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename the organization
         * @description Changes the name of the organization.
         */
        patch: operations["console.updateOrganization"];
        trace?: never;
    };
    "/operator/organization/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the organization
         * @description Ends all credentials, sessions, channels and pending work of the organization at once. Its rows are removed from an hour later on, except the audit log. Nothing brings it back.
         */
        post: operations["console.deleteOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See the overview
         * @description The organization's totals, and the operator's permissions in the console.
         */
        get: operations["console.overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List apps
         * @description Lists the apps of the organization with their redirect URIs and grants, without secrets, newest first.
         */
        get: operations["console.listApps"];
        put?: never;
        /**
         * Create an app
         * @description An app holds redirect URIs and access grants.
         */
        post: operations["console.createApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/apps/{appId}/redirect-uris": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a redirect URI
         * @description OAuth sends the users of the app back only to a registered address. Registering one again answers the same.
         */
        post: operations["console.addRedirectUri"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/apps/{appId}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an access grant
         * @description The answer carries the bearer token, once.
         */
        post: operations["console.createGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/apps/{appId}/grants/{grantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an access grant
         * @description Revokes the grant at once, on every instance of the service. Revoking it again answers the same.
         */
        delete: operations["console.revokeGrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/service-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List service accounts
         * @description Lists the service accounts of the organization with prefixes and scopes of their keys, without secrets, newest first.
         */
        get: operations["console.listServiceAccounts"];
        put?: never;
        /**
         * Create a service account
         * @description A service account holds keys and webhook endpoints.
         */
        post: operations["console.createServiceAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/service-accounts/{serviceAccountId}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a key
         * @description The answer carries the key in plaintext, once.
         */
        post: operations["console.createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/service-accounts/{serviceAccountId}/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description Revokes the key at once, on every instance of the service. Revoking it again answers the same.
         */
        delete: operations["console.revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Lists the webhook endpoints of the organization without their signing secrets, newest first. Deleted ones are left out.
         */
        get: operations["console.listWebhooks"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description The answer carries the signing secret, once.
         */
        post: operations["console.createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Stops deliveries at once, retries included.
         */
        delete: operations["console.deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Changes the members that are given.
         */
        patch: operations["console.updateWebhook"];
        trace?: never;
    };
    "/operator/developers/webhooks/{webhookId}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver what a webhook has not received
         * @description Delivers each event since a time that the webhook subscribes to and has not received, in the order of the events: those of the time when it was disabled, and those whose last retry failed. What it has received, or waits for, does not come again. A disabled webhook must be made active first. One call looks at 2,000 events; if `has_more` is true, call again with `after_id`. Events count by the names that the webhook subscribes to now.
         */
        post: operations["console.recoverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Queues an event with sample contents for this endpoint only.
         */
        post: operations["console.testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a signing secret
         * @description Takes the `secret` of the body, or makes one. The answer carries it, once. For 24 hours deliveries are signed with both: `Atlas-Signature` by the new one, `Atlas-Signature-Previous` by the old one. Rotating again within that time ends the older of the two at once.
         */
        post: operations["console.rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Lists the deliveries to the endpoint with every attempt, newest first.
         */
        get: operations["console.listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/webhooks/{webhookId}/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a delivery
         * @description Delivers the event again, under the same `event_id` and with a new round of attempts.
         */
        post: operations["console.replayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/webhooks/{webhookId}/deliveries/replay-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay failed deliveries
         * @description Delivers every exhausted delivery since a time again, each under its own `event_id`.
         */
        post: operations["console.replayFailedDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit events
         * @description Lists the most recent lifecycle events of the organization's assets, newest first.
         */
        get: operations["console.listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List message templates
         * @description Lists the message templates of the organization, newest first.
         */
        get: operations["console.listTemplates"];
        put?: never;
        /**
         * Create a message template
         * @description Submits the template to the messaging app, which decides later; `template.status_changed` tells the outcome. The sandbox decides by the beginning of the name: `rejected_`, `paused_`, `pending_`. It approves all others at once. Name and language that are taken together are a conflict. Without `language` it is the linked channel's, else `en`.
         */
        post: operations["console.createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/templates/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare templates with the messaging app
         * @description Asks the messaging app of each linked channel for the state of its templates, takes over differences, and submits drafts. The service does so by itself each hour. A linked channel that names its business account is needed, or `notice` says what is missing; the sandbox has nothing to compare.
         */
        post: operations["console.syncTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a message template
         * @description Shows the template with its status, and why it cannot be sent if so.
         */
        get: operations["console.getTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete a message template
         * @description Deletes this language of the template, at the messaging app as well. Messages that are already queued are still sent.
         */
        delete: operations["console.deleteTemplate"];
        options?: never;
        head?: never;
        /**
         * Change a message template
         * @description Changes the members that are given, and submits the template again. An approved one is `pending` until the messaging app has decided; the sandbox approves it at once. A template under review and a disabled one cannot be changed, nor the category of an approved one: each is a conflict.
         */
        patch: operations["console.updateTemplate"];
        trace?: never;
    };
    "/operator/developers/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vouchers
         * @description Lists the vouchers of the organization, newest first.
         */
        get: operations["console.listVouchers"];
        put?: never;
        /**
         * Create a voucher
         * @description The tool `issue_voucher` issues it to one customer, after an approval. A code that is taken is a conflict.
         */
        post: operations["console.createVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List approvals
         * @description Lists the calls and drafts that wait for a person and those that were decided, newest first.
         */
        get: operations["console.listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/approvals/{approvalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an approval
         * @description The call with its recorded arguments, and the decision.
         */
        get: operations["console.getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/approvals/{approvalId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a call or a draft
         * @description Executes exactly the recorded arguments, once; or those that the request gives in their place, as a new version with its own hash. The run ends `completed` or `failed`. Arguments of the request that cannot be executed are refused, and the approval stays pending. A draft becomes a reply; with the 24-hour window closed it is refused, and stays pending. A decided or expired approval is a conflict.
         */
        post: operations["console.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/approvals/{approvalId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a call or a draft
         * @description Nothing is executed, and the run ends `rejected`. A decided or expired approval is a conflict.
         */
        post: operations["console.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/drafts/{runId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a draft
         * @description Sends the draft, or the text that the request gives in its place. Approves a draft by the run of the action that made it, and answers the acknowledgement of the reply. With the 24-hour window closed it is refused, and stays pending.
         */
        post: operations["console.approveDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description Lists the operators of the organization, newest first.
         */
        get: operations["console.listMembers"];
        put?: never;
        /**
         * Invite a member
         * @description Returns a token for the member, shown once, with which the member chooses a password. You cannot give a permission that you lack. An address that is already a member is a conflict.
         */
        post: operations["console.inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/members/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Ends the member's console sessions at once, on every instance of the service, or withdraws an invitation. The member's work for the organization stays. You cannot remove a member with a permission that you lack. The last member who can give a permission cannot be removed; trying is a conflict.
         */
        delete: operations["console.removeMember"];
        options?: never;
        head?: never;
        /**
         * Change a member
         * @description Replaces the member's name, role or permissions. If permissions change, the member's console sessions end at once, on every instance of the service. You cannot give a permission that you lack, or change a member who has one. The last member who can give a permission cannot lose it; trying is a conflict.
         */
        patch: operations["console.updateMember"];
        trace?: never;
    };
    "/operator/developers/members/{memberId}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand out a password reset
         * @description Returns a token for the member, shown once. It sets a new password in this organization within 24 hours. Earlier tokens become invalid. You cannot reset your own password, nor that of a member with a permission that you lack. A member who must use single sign-on is a conflict.
         */
        post: operations["console.resetMemberPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/members/{memberId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End all sessions of a member
         * @description Ends the member's console sessions in the organization, at once and on every instance of the service. The member can sign in again. You cannot do this to a member with a permission that you lack.
         */
        delete: operations["console.endMemberSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List OAuth consents
         * @description Lists what operators have let apps do by OAuth, newest first; tokens are never in it.
         */
        get: operations["console.listConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/developers/consents/{consentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an OAuth consent
         * @description Ends the consent and every token that came of it at once, on every instance of the service. Revoking it again answers the same.
         */
        delete: operations["console.revokeConsent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Lists the organization's events, newest first. They are kept for 30 days unless the deployment says otherwise.
         */
        get: operations["console.listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event
         * @description Returns one event with its payload. The id may also be an `event_id` that a webhook received.
         */
        get: operations["console.getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description The customers of the organization, the newest first. Filters narrow the list together.
         */
        get: operations["console.listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/customers/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a customer
         * @description The customer with labels, attributes, language and time zone.
         */
        get: operations["console.getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a customer
         * @description Changes the members that are given. `labels` replaces the list. `attributes` changes the attributes that it names, and null removes one.
         */
        patch: operations["console.updateCustomer"];
        trace?: never;
    };
    "/operator/customers/{customerId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a customer
         * @description All that is kept about a customer: the record, consents, conversations, notes of colleagues, references to runs, events and deliveries, and a page of messages, the newest first. Follow `next_cursor` for the other messages; each page repeats the rest.
         */
        get: operations["console.exportCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/customers/{customerId}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a customer
         * @description Removes what is kept about the customer, for good. Waiting messages are canceled, and number, name, labels and attributes go at once. A later message from the number begins a new customer. Texts in messages, notes, events, deliveries, approvals and stored answers go in the background; `erasure` tells when that is done. Records, ids and the audit log stay.
         */
        post: operations["console.eraseCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/customers/{customerId}/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the consents of a customer
         * @description Each time the customer, the messaging app, an operator or you said if marketing is allowed; the newest record first. The one with the newest `at` holds.
         */
        get: operations["console.listCustomerConsents"];
        put?: never;
        /**
         * Record a consent of a customer
         * @description Records that the customer takes marketing or has ended it, with where and when they said it. It is kept as history. A consent with an earlier `at` than the newest changes nothing else.
         */
        post: operations["console.recordCustomerConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/media/{mediaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get media
         * @description What is known of uploaded or received media, without its bytes. Received media is `pending` until the messaging app has handed it over.
         */
        get: operations["console.getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/media/{mediaId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download media
         * @description The bytes. They never change, so `ETag` with `If-None-Match` saves a transfer, and `Range` takes a part. Pending and failed media is a `conflict`.
         */
        get: operations["console.downloadMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/quiet-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the quiet hours
         * @description The hours in which the organization sends no marketing.
         */
        get: operations["console.getQuietHours"];
        put?: never;
        /**
         * Set the quiet hours
         * @description Marketing to a customer is refused with `quiet_hours` while their clock shows these hours. It is the clock of the customer's `time_zone`, else of their number's country, else of `time_zone` here.
         */
        post: operations["console.setQuietHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List limits in use
         * @description The rate limits of the organization with what is used of them. With `principal_id`, those of one operator or credential. Reading counts as a read.
         */
        get: operations["console.listLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List runs
         * @description The audit log of all operations of the organization, the newest first. Each run appears once, with its latest record. Filters narrow the list together.
         */
        get: operations["console.listRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/runs/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a run and its history
         * @description The latest record of a run, and all its records. A dry run can be inspected here by its shadow run id.
         */
        get: operations["console.getRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/agent-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agent sessions
         * @description The sessions in which agents are evaluated, the newest first. Filters narrow the list together.
         */
        get: operations["console.listAgentSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/agent-sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an agent session
         * @description A session in which an agent is evaluated.
         */
        get: operations["console.getAgentSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/agent-sessions/{sessionId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of an agent session
         * @description The messages of the session, oldest first.
         */
        get: operations["console.listAgentSessionMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List or search conversations
         * @description Lists conversations, the one in which a customer last wrote first. All filters given must hold.
         */
        get: operations["console.listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/conversations/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count conversations by view
         * @description Counts the conversations of each view, up to 10,000.
         */
        get: operations["console.countConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/conversations/{conversationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a conversation
         * @description The conversation with its customer, channel, owner, labels and last message.
         */
        get: operations["console.getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/conversations/{conversationId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of a conversation
         * @description The messages of both sides, newest first.
         */
        get: operations["console.listConversationMessages"];
        put?: never;
        /**
         * Reply to the customer
         * @description Sends text, or a template, to the customer as a person. Text needs an open 24-hour window; a template may go any time. With both, an open window gets the text. The message says who wrote it. Take over first if the agent shall be silent.
         */
        post: operations["console.replyToConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/conversations/{conversationId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events of a conversation
         * @description The conversation's events, oldest first.
         */
        get: operations["console.listConversationEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/conversations/{conversationId}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a conversation over
         * @description The conversation is `handed_off` then and yours; the agent is silent in it. One that is yours already is a conflict.
         */
        post: operations["console.takeOverConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/conversations/{conversationId}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a conversation
         * @description Makes a member the owner. The status stays, and so does the agent.
         */
        post: operations["console.assignConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/conversations/{conversationId}/unassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the owner away
         * @description The status stays. A conversation without an owner is a conflict.
         */
        post: operations["console.unassignConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/conversations/{conversationId}/hand-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a conversation back to the agent
         * @description The conversation is open then, without an owner. The agent answers the last message of the customer, unless somebody has answered or the agent has spoken after it. Only a `handed_off` conversation can be handed back.
         */
        post: operations["console.handBackConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/conversations/{conversationId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a conversation
         * @description Nobody waits in it then. The next customer message opens it again, without an owner.
         */
        post: operations["console.closeConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/conversations/{conversationId}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a closed conversation
         * @description The conversation is open then, without an owner.
         */
        post: operations["console.reopenConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/conversations/{conversationId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes of a conversation
         * @description The notes for colleagues, newest first.
         */
        get: operations["console.listConversationNotes"];
        put?: never;
        /**
         * Add a note for colleagues
         * @description No customer sees a note. An agent reads it only where it asks for notes with the context.
         */
        post: operations["console.addConversationNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/conversations/{conversationId}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the labels of a conversation
         * @description Replaces the labels. They are kept in alphabetical order, each once.
         */
        post: operations["console.setConversationLabels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "conversation.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A conversation has begun
         * @description A customer has written for the first time in a new thread.
         */
        post: operations["webhook.conversation.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.message_received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A customer has written
         * @description A message of a customer has come in over a channel.
         */
        post: operations["webhook.conversation.message_received"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.message_delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message is delivered
         * @description The provider has confirmed that an outbound message is delivered.
         */
        post: operations["webhook.conversation.message_delivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.message_failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message has failed
         * @description An outbound message could not be delivered; `message.error_code` says why.
         */
        post: operations["webhook.conversation.message_failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "channel.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The status of a channel has changed
         * @description A health check or an operator changed the status or the health of a channel.
         */
        post: operations["webhook.channel.status_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "conversation.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A conversation has changed
         * @description The status, owner or labels of a conversation have changed. `previous` holds what they were; a member that is missing did not change.
         */
        post: operations["webhook.conversation.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A customer has changed
         * @description The name, labels, attributes, language or time zone of a customer have changed. `changed` names them; read the customer for the values.
         */
        post: operations["webhook.customer.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.opted_in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A customer takes marketing
         * @description The customer takes marketing, for the first time or again.
         */
        post: operations["webhook.customer.opted_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.opted_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A customer has ended marketing
         * @description The customer takes no marketing any more. Utility and transactional messages go on.
         */
        post: operations["webhook.customer.opted_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.erased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A customer was erased
         * @description Somebody erased the customer. Remove what you keep about them, by the customer's id. Later deliveries of earlier events carry no content of them.
         */
        post: operations["webhook.customer.erased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.intent_detected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An intent is detected
         * @description The service has found out what a customer's message is after.
         */
        post: operations["webhook.agent.intent_detected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.action_pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An action waits for approval
         * @description A risky action of an agent has been recorded and waits for a person.
         */
        post: operations["webhook.agent.action_pending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.action_approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An action is approved
         * @description An operator has approved a pending action. The run has the outcome.
         */
        post: operations["webhook.agent.action_approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.action_rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An action is rejected
         * @description An operator has rejected a pending action; nothing was executed.
         */
        post: operations["webhook.agent.action_rejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.handoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A conversation is handed off
         * @description A conversation has moved to a human operator; hosted agents reply no more.
         */
        post: operations["webhook.agent.handoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "session.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A session has ended
         * @description A session was closed, or was silent for 24 hours.
         */
        post: operations["webhook.session.ended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "atlas.event.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An inbound event has come in
         * @description An inbound event was accepted by `POST /v1/atlas/events`.
         */
        post: operations["webhook.atlas.event.received"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "atlas.action.executed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An action is executed
         * @description An action was executed by `POST /v1/atlas/actions`.
         */
        post: operations["webhook.atlas.action.executed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "atlas.run.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A run has a new status
         * @description A run was recorded, or has moved to another status.
         */
        post: operations["webhook.atlas.run.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.message_delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A delivery status has changed
         * @description An outbound message has moved to the status in `message.status`.
         */
        post: operations["webhook.agent.message_delivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message is delivered
         * @description The short name of `conversation.message_delivered`.
         */
        post: operations["webhook.message.delivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "template.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A template's status or category has changed
         * @description The messaging app, or the sandbox in its place, has approved, rejected, paused or disabled a template, or moved it to another category. An edit that is submitted again is reported, too.
         */
        post: operations["webhook.template.status_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The invitation's token, and a new password for this organization. */
        AcceptInvitationRequest: {
            /** @description The token of the invitation. */
            invitation_token: string;
            /** @description A password or pass phrase. */
            password: components["schemas"]["Password"];
            /** @description Your name, as colleagues see it. Customers' systems see it as the author of your messages. */
            name?: components["schemas"]["OperatorName"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Present if the question is in a language that no searched document speaks. The first result was found by its meaning,
         *     so answer in the language of the question.
         */
        AcrossLanguages: {
            /** @description The language of the question, as a BCP 47 tag. */
            question_language: string;
            /**
             * @description The way in which the first result was found. `meaning`: by its meaning, not by its words.
             * @enum {string}
             */
            matched_by: "meaning";
        };
        /** @description The outcome of an action. Only a reply has a delivery. A draft has an approval in its run. */
        ActionResult: {
            /**
             * @description The service has taken the action on.
             * @constant
             */
            accepted: true;
            /** @description `reply` sends text to the customer. `draft` proposes a reply to an operator. `handoff` passes the conversation to people. `assign_owner` makes an operator its owner, and `unassign_owner` takes the owner away. `hand_back` returns it to the agent. `close` ends it, and `reopen` opens it again. */
            action_type: components["schemas"]["ActionType"];
            /**
             * @description The initial delivery state of a reply. Null for any other action.
             * @enum {string|null}
             */
            delivery_state: "queued" | null;
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description The message of a reply or null.
             */
            message_id: string | null;
            /**
             * Format: uuid
             * @description The outbox row of a reply or null.
             */
            outbox_id: string | null;
            /** @description True if free-form text may be sent now. */
            window_open: boolean;
            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
            run: components["schemas"]["Run"];
        };
        /**
         * @description `reply` sends text to the customer. `draft` proposes a reply to an operator. `handoff` passes the conversation to people. `assign_owner` makes an operator its owner, and `unassign_owner` takes the owner away. `hand_back` returns it to the agent. `close` ends it, and `reopen` opens it again.
         * @enum {string}
         */
        ActionType: "reply" | "draft" | "handoff" | "assign_owner" | "unassign_owner" | "hand_back" | "close" | "reopen";
        /** @description A note for colleagues. */
        AddConversationNoteRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The text of the note. */
            text: components["schemas"]["ConversationNoteText"];
        } & {
            [key: string]: unknown;
        };
        /** @description A redirect URI to register. */
        AddRedirectUriRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description An absolute address without a fragment; it is compared exactly. */
            redirect_uri: components["schemas"]["RedirectUri"];
        } & {
            [key: string]: unknown;
        };
        /** @description An agent of the organization. */
        Agent: {
            /**
             * Format: uuid
             * @description The agent.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description The purpose of the agent. */
            description: string | null;
            /** @description `hosted`: the service runs the agent. `external`: your own program does, through this API. */
            kind: components["schemas"]["AgentKind"];
            /** @description The status of the agent. `ready`: it answers. `archived`: it answers nobody, and is kept for the record. */
            status: components["schemas"]["AgentStatus"];
            /** @description The channels it works on. */
            channels: components["schemas"]["ChannelName"][];
            /** @description The knowledge documents linked to it. */
            source_ids: components["schemas"]["Id"][];
            /** @description True if the public directory lists it. */
            is_listed: boolean;
            /** @description Its category in the directory. */
            listing_category: string | null;
            /** @description Its description in the directory. */
            listing_description: string | null;
            /** @description Its name in addresses of the directory. */
            listing_slug: string | null;
            /** @description Seconds that an external agent has to answer a customer. Then the fallback answers. Null: no limit. Always null for a hosted agent. */
            reply_within_seconds: components["schemas"]["ReplyWithinSeconds"];
            /** @description The hosted agent that answers when the time to act is over. Null: the conversation is handed off to people. */
            fallback_agent_id: components["schemas"]["FallbackAgentId"];
            /**
             * Format: date-time
             * @description Time when it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time when it last changed.
             */
            updated_at: string;
        };
        /** @description An operator has approved a pending action. The run has the outcome. */
        AgentActionApprovedEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "agent.action_approved";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id?: string;
            /** @description The messaging app as one lowercase word. */
            channel?: components["schemas"]["ChannelName"];
            /** @description The customer. */
            customer?: components["schemas"]["EventCustomer"];
            /** @description The session. */
            session?: components["schemas"]["EventSession"];
            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
            run: components["schemas"]["Run"];
            /** @description The action, executed or pending. */
            action: components["schemas"]["EventAction"];
            /** @description The approval. */
            approval: components["schemas"]["EventApproval"];
        };
        /** @description A risky action of an agent has been recorded and waits for a person. */
        AgentActionPendingEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "agent.action_pending";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id?: string;
            /** @description The messaging app as one lowercase word. */
            channel?: components["schemas"]["ChannelName"];
            /** @description The customer. */
            customer?: components["schemas"]["EventCustomer"];
            /** @description The session. */
            session?: components["schemas"]["EventSession"];
            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
            run: components["schemas"]["Run"];
            /** @description The action, executed or pending. */
            action: components["schemas"]["EventAction"];
            /** @description The approval. */
            approval: components["schemas"]["EventApproval"];
        };
        /** @description An operator has rejected a pending action; nothing was executed. */
        AgentActionRejectedEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "agent.action_rejected";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id?: string;
            /** @description The messaging app as one lowercase word. */
            channel?: components["schemas"]["ChannelName"];
            /** @description The customer. */
            customer?: components["schemas"]["EventCustomer"];
            /** @description The session. */
            session?: components["schemas"]["EventSession"];
            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
            run: components["schemas"]["Run"];
            /** @description The action, executed or pending. */
            action: components["schemas"]["EventAction"];
            /** @description The approval. */
            approval: components["schemas"]["EventApproval"];
        };
        /** @description A conversation has moved to a human operator; hosted agents reply no more. */
        AgentHandoffEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "agent.handoff";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The customer. */
            customer: components["schemas"]["EventCustomer"];
            /** @description The session. */
            session?: components["schemas"]["EventSession"];
            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
            run?: components["schemas"]["Run"];
            /** @description The action, executed or pending. */
            action?: components["schemas"]["EventAction"];
        };
        /** @description The service has found out what a customer's message is after. */
        AgentIntentDetectedEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "agent.intent_detected";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id?: string;
            /** @description The messaging app as one lowercase word. */
            channel?: components["schemas"]["ChannelName"];
            /** @description The customer. */
            customer?: components["schemas"]["EventCustomer"];
            /** @description The message that the event is about. */
            message?: components["schemas"]["EventMessage"];
            /** @description The session. */
            session?: components["schemas"]["EventSession"];
            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
            run?: components["schemas"]["Run"];
            /** @description The customer's intent. */
            intent: components["schemas"]["EventIntent"];
        };
        /**
         * @description `hosted`: the service runs the agent. `external`: your own program does, through this API.
         * @enum {string}
         */
        AgentKind: "hosted" | "external";
        /** @description A passage that answers the query, with its source. */
        AgentKnowledgeResult: {
            /** @description The source's name in citations. */
            title: components["schemas"]["KnowledgeTitle"];
            /** @description The passage. */
            content: string;
            /** @description The relevance of the passage. */
            score: number;
            /**
             * Format: uuid
             * @description The document.
             */
            knowledge_id: string;
            /** @description The source of a passage, and the place in it. */
            citation: components["schemas"]["KnowledgeCitation"];
        };
        /** @description The passages, best first. On `gap_weak`, `gap_none` or no result, hand off or ask back. */
        AgentKnowledgeResults: {
            /** @description At most `top_k` passages. */
            results: components["schemas"]["AgentKnowledgeResult"][];
            /** @description The state of the knowledge for this question. `grounded`: answer with the citations. `gap_weak`: little was found; hand off or ask for clarification. `gap_none`: nothing was found. */
            knowledge_state: components["schemas"]["KnowledgeState"];
            /** @description The reason why the knowledge does not answer. Null if it does (`grounded`). It suggests an addition, or another question. */
            knowledge_gap: components["schemas"]["KnowledgeGap"];
            /**
             * @description Present if the question is in a language that no searched document speaks. The first result was found by its meaning,
             *     so answer in the language of the question.
             */
            across_languages?: components["schemas"]["AcrossLanguages"];
        };
        /** @description An outbound message has moved to the status in `message.status`. */
        AgentMessageDeliveryEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "agent.message_delivery";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The customer. */
            customer: components["schemas"]["EventCustomer"];
            /** @description The message that the event is about. */
            message: components["schemas"]["EventMessage"];
        };
        /**
         * @description The status of the agent. `ready`: it answers. `archived`: it answers nobody, and is kept for the record.
         * @enum {string}
         */
        AgentStatus: "ready" | "archived";
        /** @description The service, its uses, and its machine-readable documents. */
        AgentsDiscovery: {
            /** @description The name of the service. */
            name: string;
            /** @description The purpose of the service. */
            description: string;
            /** @description The version of the contract. */
            version: string;
            /** @description The hosts, as this deployment names them. */
            hosts: {
                /**
                 * Format: uri
                 * @description The public API.
                 */
                base_url: string;
                /**
                 * Format: uri
                 * @description The developer console.
                 */
                console_url: string;
                /**
                 * Format: uri
                 * @description The Agent API.
                 */
                agent_base_url: string;
                /**
                 * Format: uri
                 * @description The discovery documents.
                 */
                site_url: string;
            };
            /** @description Further documents. */
            documents: {
                /**
                 * Format: uri
                 * @description The contract.
                 */
                openapi: string;
                /**
                 * Format: uri
                 * @description The tool server's discovery document.
                 */
                mcp: string;
                /**
                 * Format: uri
                 * @description An index of the documentation, for models.
                 */
                llms: string;
                /**
                 * Format: uri
                 * @description The whole documentation, for models.
                 */
                llms_full: string;
                /**
                 * Format: uri
                 * @description Instructions for agents.
                 */
                skill: string;
                /**
                 * Format: uri
                 * @description The page for agents and their owners.
                 */
                agents: string;
                /**
                 * Format: uri
                 * @description The page for developers of agents.
                 */
                developers: string;
                /**
                 * Format: uri
                 * @description The changelog.
                 */
                changelog: string;
                /**
                 * Format: uri
                 * @description The deployed version.
                 */
                version: string;
            };
            /** @description Authentication of requests. */
            authentication: components["schemas"]["DiscoveryAuthentication"];
            /** @description Scopes of a token. */
            scopes: {
                /** @description A permission of a public credential. */
                name: components["schemas"]["Scope"];
                /** @description Access that the scope gives. */
                description: string;
            }[];
            /** @description Uses that the service fits. */
            fit: string[];
            /** @description Uses that it does not fit. */
            not_fit: string[];
        };
        /** @description An access grant of an app. Its secret is never shown again. */
        AppGrant: {
            /**
             * Format: uuid
             * @description The grant.
             */
            id: string;
            /** @description The status of the grant. `active`: its token is accepted. `revoked`: its token is refused, and lists keep the grant. */
            grant_status: components["schemas"]["GrantStatus"];
            /** @description Scopes of the credential. Grant the fewest that you need. */
            granted_scopes: components["schemas"]["GrantedScopes"];
            /** @description The leading part of the token, to recognize it by. */
            token_prefix: components["schemas"]["CredentialPrefix"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
            /** @description From then on it is accepted no more; null for never. */
            expires_at?: components["schemas"]["CredentialExpiry"];
            /** @description Time when it was last used, to within a minute or two; null if it never was. */
            last_used_at?: components["schemas"]["LastUsedAt"];
            /** @description Time when it was revoked; null while it is active. */
            revoked_at: components["schemas"]["RevokedAt"];
        };
        /** @description A redirect URI that an app has registered. */
        AppRedirectUri: {
            /**
             * Format: uuid
             * @description The registration.
             */
            id: string;
            /** @description An absolute address without a fragment; it is compared exactly. */
            redirect_uri: components["schemas"]["RedirectUri"];
        };
        /** @description A risky call or a draft that waits for a person, or what the person decided. */
        Approval: {
            /**
             * Format: uuid
             * @description The approval.
             */
            id: string;
            /**
             * Format: uuid
             * @description The run that waits for it.
             */
            run_id: string;
            /**
             * @description The run's current status.
             * @enum {string}
             */
            run_status: "pending_approval" | "completed" | "failed" | "rejected";
            /**
             * @description Pending until an operator decides, or expired after 7 days.
             * @enum {string}
             */
            approval_state: "pending" | "approved" | "rejected" | "expired";
            /**
             * @description A risky tool, or a draft that may become a reply.
             * @enum {string}
             */
            action_type: "tool_call" | "draft";
            /** @description The tool; null for a draft. */
            tool_name: string | null;
            /** @description The recorded arguments; executed unless the operator gave others. A draft has its `text`. */
            arguments: {
                [key: string]: unknown;
            };
            /** @description SHA-256 of the recorded call, which the approval is bound to. */
            arguments_hash: string;
            /** @description The arguments that the operator gave in place of the recorded ones, and that were executed. */
            approved_arguments: {
                [key: string]: unknown;
            } | null;
            /** @description SHA-256 of the call with the operator's arguments. */
            approved_hash: string | null;
            /**
             * Format: uuid
             * @description The conversation, if the call belongs to one.
             */
            conversation_id: string | null;
            /** @description Reason why it was rejected. */
            reason: string | null;
            /**
             * Format: uuid
             * @description The operator who decided.
             */
            decided_by: string | null;
            /**
             * Format: date-time
             * @description Time when it was decided.
             */
            decided_at: string | null;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The state of the approval. Null if none is required. `pending`: waits for an operator. `approved`: an operator approved, and the run has the outcome. `rejected`: an operator refused. `expired`: nobody decided within seven days.
         * @enum {string|null}
         */
        ApprovalState: "pending" | "approved" | "rejected" | "expired" | null;
        /** @description A draft as it stands needs nothing but its path. Another `text` is sent in its place. */
        ApproveDraftRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The text as the customer reads it. */
            text?: components["schemas"]["MessageText"];
        } & {
            [key: string]: unknown;
        };
        /** @description An approval as recorded needs nothing but its path. Other `arguments` of a tool, or another `text` of a draft, are executed in place of the recorded ones. */
        ApproveRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description All arguments of the tool, by its schema. */
            arguments?: {
                [key: string]: unknown;
            };
            /** @description The text as the customer reads it. */
            text?: components["schemas"]["MessageText"];
        } & {
            [key: string]: unknown;
        };
        /** @description The draft has become a reply and is on its way. */
        ApprovedDraft: {
            /**
             * Format: uuid
             * @description The run of the draft.
             */
            run_id: string;
            /** @description The message is accepted and on its way. */
            acknowledgement: components["schemas"]["OutboundAcknowledgement"];
        };
        /** @description The new owner. */
        AssignConversationRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The member who gets the conversation.
             */
            owner_id: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Makes an operator of the organization the owner of the conversation. */
        AssignOwnerAction: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The conversation to act on.
             */
            conversation_id: string;
            /**
             * @description The action to take.
             * @constant
             */
            action_type: "assign_owner";
            /** @description The new owner. */
            payload: {
                /**
                 * Format: uuid
                 * @description The operator.
                 */
                owner_id: string;
            };
        };
        /** @description An action was executed by `POST /v1/atlas/actions`. */
        AtlasActionExecutedEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "atlas.action.executed";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The customer. */
            customer: components["schemas"]["EventCustomer"];
            /** @description The message that the event is about. */
            message?: components["schemas"]["EventMessage"];
            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
            run: components["schemas"]["Run"];
            /** @description The action, executed or pending. */
            action: components["schemas"]["EventAction"];
        };
        /** @description An inbound event was accepted by `POST /v1/atlas/events`. */
        AtlasEventReceivedEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "atlas.event.received";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The customer. */
            customer: components["schemas"]["EventCustomer"];
            /** @description The message that the event is about. */
            message?: components["schemas"]["EventMessage"];
            /** @description The inbound event as `POST /v1/atlas/events` was given it. */
            inbound?: components["schemas"]["EventInbound"];
        };
        /** @description A run was recorded, or has moved to another status. */
        AtlasRunUpdatedEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "atlas.run.updated";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id?: string;
            /** @description The messaging app as one lowercase word. */
            channel?: components["schemas"]["ChannelName"];
            /** @description The customer. */
            customer?: components["schemas"]["EventCustomer"];
            /** @description The session. */
            session?: components["schemas"]["EventSession"];
            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
            run: components["schemas"]["Run"];
        };
        /** @description Something that an operator, a credential or the service itself did to an asset of the organization. */
        AuditEvent: {
            /**
             * Format: uuid
             * @description The audit event.
             */
            id: string;
            /** @description The change: `atlas_api.<asset>.<...>.<verb>`. The service itself, as the actor `system`, writes `atlas_api.webhook.disable` when it disables a webhook whose receiver is gone, and `atlas_api.job.set_aside` when it gives up work that keeps failing on its side. */
            event_type: string;
            /** @description The id of the request that caused it. */
            correlation_id: string;
            /**
             * @description The actor.
             * @enum {string}
             */
            actor_type: "operator" | "credential" | "system";
            /**
             * Format: uuid
             * @description The operator or credential. Null for the system.
             */
            actor_id: string | null;
            /**
             * Format: uuid
             * @description The asset that was acted on.
             */
            asset_id: string | null;
            /** @description The asset's changed members before the action. Null if none. Never contains secrets. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The asset's changed members after the action. Null if none. Never contains secrets. */
            after: {
                [key: string]: unknown;
            } | null;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The button that the customer chose. */
        ButtonReplyContent: {
            /**
             * @description The kind of content.
             * @constant
             */
            type: "button_reply";
            /** @description Your id of the choice. */
            id: string;
            /** @description The label that the customer chose. */
            title: string;
        };
        /** @description Text with up to three reply buttons. The customer's choice comes as `button_reply`. */
        ButtonsContent: {
            /**
             * @description The kind of content.
             * @constant
             */
            type: "buttons";
            /** @description The text above the buttons. */
            text: string;
            /** @description A line above the text. */
            header?: string;
            /** @description A line below the text. */
            footer?: string;
            /** @description The buttons in order. Ids and titles must differ. */
            buttons: {
                /** @description Your id of the choice. It returns with the reply. */
                id: string;
                /** @description The label. */
                title: string;
            }[];
        };
        /** @description The password that holds, and the one that is to. */
        ChangePasswordRequest: {
            /** @description The password that holds. */
            current_password: string;
            /** @description A password or pass phrase. */
            new_password: components["schemas"]["Password"];
        } & {
            [key: string]: unknown;
        };
        /** @description A messaging channel of the organization. */
        Channel: {
            /**
             * Format: uuid
             * @description The channel.
             */
            id: string;
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The display name of the channel. */
            display_name: string;
            /** @description `connected`: linked to the messaging app, nothing carried yet. `active`: linked and carrying messages. `disconnected`: the link is lost. */
            status: components["schemas"]["ChannelStatus"];
            /** @description The agent that answers customers on this channel, if it is ready and works on channels of this name. Null: no agent answers. */
            agent_id: components["schemas"]["ServingAgentId"];
            /**
             * Format: date-time
             * @description Time when the channel was last checked. Null before the first check.
             */
            last_health_check: string | null;
            /**
             * Format: date-time
             * @description Time when the channel was connected.
             */
            created_at: string;
        };
        /** @description A channel, and what to enter at its provider. The token is shown once. */
        ChannelCallback: {
            /** @description A channel as operators see it, with its link to the messaging app. */
            channel: components["schemas"]["LinkedChannel"];
            /**
             * Format: uri
             * @description The address that the provider calls back.
             */
            callback_url: string;
            /** @description The token by which the provider proves a new callback. */
            verify_token: string;
        };
        /** @description A messaging channel with what its last health check found. */
        ChannelDetail: {
            /**
             * Format: uuid
             * @description The channel.
             */
            id: string;
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The display name of the channel. */
            display_name: string;
            /** @description `connected`: linked to the messaging app, nothing carried yet. `active`: linked and carrying messages. `disconnected`: the link is lost. */
            status: components["schemas"]["ChannelStatus"];
            /** @description The agent that answers customers on this channel, if it is ready and works on channels of this name. Null: no agent answers. */
            agent_id: components["schemas"]["ServingAgentId"];
            /**
             * Format: date-time
             * @description Time when the channel was last checked. Null before the first check.
             */
            last_health_check: string | null;
            /**
             * Format: date-time
             * @description Time when the channel was connected.
             */
            created_at: string;
            /** @description The result of the last health check. */
            health: components["schemas"]["ChannelHealth"];
        };
        /** @description The display name of the channel. */
        ChannelDisplayName: string;
        /** @description The result of the last health check. */
        ChannelHealth: {
            /**
             * @description `healthy`: messages pass. `degraded`: some fail or are slow. `unreachable`: none pass. `unknown`: never checked.
             * @enum {string}
             */
            state: "healthy" | "degraded" | "unreachable" | "unknown";
            /** @description The messaging app's response time in milliseconds. Null without a response. */
            latency_ms: number | null;
            /** @description Checks that failed since the last good one. */
            consecutive_failures: number;
            /** @description The problem. Null when healthy. */
            message: string | null;
        };
        /** @description The link of a channel to its provider, without its secrets. */
        ChannelLink: {
            /**
             * Format: uri
             * @description The URL at which the provider's API begins.
             */
            base_url: string;
            /** @description The provider's id of the number. */
            sender_id: string;
            /** @description The provider's id of the business account, which holds the templates. */
            business_account_id: string | null;
            /** @description The language of templates that are made without one. */
            template_language: string;
        };
        /** @description The messaging app as one lowercase word. */
        ChannelName: string;
        /**
         * @description `connected`: linked to the messaging app, nothing carried yet. `active`: linked and carrying messages. `disconnected`: the link is lost.
         * @enum {string}
         */
        ChannelStatus: "connected" | "active" | "disconnected";
        /** @description The status or the health of a channel has changed. */
        ChannelStatusChangedEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "channel.status_changed";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /**
             * Format: uuid
             * @description The channel.
             */
            channel_id: string;
            /** @description The display name of the channel. */
            display_name: string;
            /** @description `connected`: linked to the messaging app, nothing carried yet. `active`: linked and carrying messages. `disconnected`: the link is lost. */
            status: components["schemas"]["ChannelStatus"];
            /** @description `connected`: linked to the messaging app, nothing carried yet. `active`: linked and carrying messages. `disconnected`: the link is lost. */
            previous_status: components["schemas"]["ChannelStatus"];
            /** @description The result of the last health check. */
            health: components["schemas"]["ChannelHealth"];
            /**
             * @description A health check, or an operator.
             * @enum {string}
             */
            cause: "health" | "operator";
        };
        /** @description A passage that a reply rests on. */
        CitedPassage: {
            /**
             * Format: uuid
             * @description The knowledge document.
             */
            knowledge_id: string;
            /** @description Its title. */
            title: string;
            /** @description The page it was taken from; left out where there is none. */
            url?: string;
            /** @description The headings above the passage, the outermost first, joined by " › "; left out where there are none. */
            heading?: string;
            /** @description The start of the passage in the document's text, in UTF-16 code units. */
            start?: number;
            /** @description The end of the passage, in the same units. */
            end?: number;
            /** @description The passage. */
            passage: string;
            /** @description The relevance of the passage to the question. */
            relevance_score: number;
        };
        /** @description The app's public name in OAuth; the address of its client metadata document where it describes itself by one. */
        ClientId: string;
        /** @description Hours and minutes of a day of 24 hours. */
        ClockTime: string;
        /** @description Closes the conversation. The next customer message opens it again. */
        CloseAction: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The conversation to act on.
             */
            conversation_id: string;
            /**
             * @description The action to take.
             * @constant
             */
            action_type: "close";
            /** @description Empty; it may be left out. */
            payload?: components["schemas"]["EmptyPayload"];
        };
        /** @description A code of the authenticator app that has just got the secret. */
        ConfirmSecondFactorRequest: {
            /** @description A code of the authenticator app, or a recovery code. Spaces and hyphens in it do not matter. */
            code: components["schemas"]["SecondFactorCode"];
        } & {
            [key: string]: unknown;
        };
        /** @description An operator's consent that an app acts for the organization by OAuth, without its tokens. */
        Consent: {
            /**
             * Format: uuid
             * @description The consent.
             */
            id: string;
            /** @description The app that acts. */
            app: components["schemas"]["ConsentedApp"];
            /**
             * Format: uuid
             * @description The operator who has consented.
             */
            member_id: string;
            /** @description Scopes of the credential. Grant the fewest that you need. */
            granted_scopes: components["schemas"]["GrantedScopes"];
            /** @description The resource that its tokens are for. Null for the whole service. */
            resource: string | null;
            /**
             * @description Revoked for good, by an operator, by the app, or because a code or refresh token came a second time.
             * @enum {string}
             */
            status: "active" | "revoked";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time when it was last used, to within a minute or two; null if it never was. */
            last_used_at: components["schemas"]["LastUsedAt"];
            /** @description Time when it was revoked; null while it is active. */
            revoked_at: components["schemas"]["RevokedAt"];
        };
        /** @description The consent is revoked; no instance of the service accepts a token that came of it any more. */
        ConsentRevocation: {
            /**
             * Format: uuid
             * @description The consent.
             */
            id: string;
            /**
             * @description The final status of the consent.
             * @constant
             */
            status: "revoked";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            revoked_at: components["schemas"]["Timestamp"];
        };
        /** @description The app that acts. */
        ConsentedApp: {
            /**
             * Format: uuid
             * @description The app.
             */
            id: string;
            /** @description The app's public name in OAuth; the address of its client metadata document where it describes itself by one. */
            client_id: components["schemas"]["ClientId"];
            /** @description A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
            name: components["schemas"]["ConsoleName"];
        };
        /** @description An app of the organization. */
        ConsoleApp: {
            /**
             * Format: uuid
             * @description The app.
             */
            id: string;
            /** @description The app's public name in OAuth; the address of its client metadata document where it describes itself by one. */
            client_id: components["schemas"]["ClientId"];
            /** @description A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
            name: components["schemas"]["ConsoleName"];
            /** @description The kind of program behind the credential. */
            runtime_mode: components["schemas"]["RuntimeMode"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An app with its redirect URIs and grants, as lists show it. */
        ConsoleAppDetails: {
            /**
             * Format: uuid
             * @description The app.
             */
            id: string;
            /** @description The app's public name in OAuth; the address of its client metadata document where it describes itself by one. */
            client_id: components["schemas"]["ClientId"];
            /** @description A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
            name: components["schemas"]["ConsoleName"];
            /** @description The kind of program behind the credential. */
            runtime_mode: components["schemas"]["RuntimeMode"];
            /** @description Addresses to which OAuth may return its users. */
            redirect_uris: components["schemas"]["AppRedirectUri"][];
            /** @description Its access grants, without their secrets. */
            grants: components["schemas"]["AppGrant"][];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The operation needs nothing but its path; the body may be left out. */
        ConsoleCommandRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
        } & {
            [key: string]: unknown;
        };
        /** @description A conversation as people work with it. */
        ConsoleConversation: {
            /**
             * Format: uuid
             * @description The conversation.
             */
            id: string;
            /** @description `open`: agents and integrations answer, also where it has an owner. `handed_off`: people answer, hosted agents are silent. `closed`: nothing is going on; the next customer message opens it again. */
            status: components["schemas"]["ConversationStatus"];
            /** @description The channel of the conversation. */
            channel: components["schemas"]["ConsoleConversationChannel"];
            /** @description A customer of the organization. */
            customer: components["schemas"]["Customer"];
            /** @description The operator who owns the conversation or null. */
            owner: components["schemas"]["ConversationOwner"];
            /** @description The labels of the conversation, in alphabetical order. */
            labels: components["schemas"]["ConversationLabels"];
            /** @description True if free-form text may be sent now. */
            window_open: boolean;
            /**
             * Format: date-time
             * @description Time when the 24-hour window closes or closed. Null when the customer never wrote.
             */
            window_expires_at: string | null;
            /**
             * Format: date-time
             * @description Time when the customer last wrote. Null when never.
             */
            last_inbound_at: string | null;
            /** @description Time of the first customer message that nobody has answered. Null when all is answered or the conversation is closed. An agent's handoff is no answer. */
            waiting_since: components["schemas"]["WaitingSince"];
            /** @description The latest message of either side. Null when there is none. */
            last_message: components["schemas"]["ConversationMessage"] | null;
            /**
             * Format: date-time
             * @description Time when it began.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time when something last happened in it.
             */
            updated_at: string;
        };
        /** @description The channel of the conversation. */
        ConsoleConversationChannel: {
            /**
             * Format: uuid
             * @description The channel.
             */
            id: string;
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The name that people know it by. */
            display_name: string;
        };
        /** @description Its purpose, in your words. */
        ConsoleDescription: string;
        /** @description A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
        ConsoleName: string;
        /** @description An organization; never send its id. */
        ConsoleOrganization: {
            /**
             * Format: uuid
             * @description The organization.
             */
            id: string;
            /** @description A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
            name: components["schemas"]["ConsoleName"];
        };
        /** @description The organization's totals, and the operator's permissions in the console. */
        ConsoleOverview: {
            /** @description Number of each that the organization has. Counting stops at 10,000. */
            counts: {
                /** @description Apps. */
                apps: number;
                /** @description Service accounts. */
                service_accounts: number;
                /** @description Webhook endpoints. */
                webhooks: number;
                /** @description Audit events; 10000 means that many or more. */
                audit_events: number;
            };
            /** @description The operator's permissions. */
            permissions: {
                /** @description In the console itself. */
                developer_console: {
                    /** @description True if the operator may read. */
                    read: boolean;
                    /** @description True if the operator may decide and change. */
                    manage: boolean;
                };
            };
        };
        /**
         * @description A permission of an operator.
         * @enum {string}
         */
        ConsolePermission: "developer_console.read" | "developer_console.manage" | "atlas_api.apps.read" | "atlas_api.apps.write" | "atlas_api.oauth.manage" | "atlas_api.service_accounts.manage" | "atlas_api.keys.manage" | "atlas_api.webhooks.manage" | "atlas_api.audit.read" | "atlas_api.channels.read" | "atlas_api.channels.manage" | "atlas_api.agents.read" | "atlas_api.agents.manage" | "atlas_api.organization.manage" | "atlas_api.conversations.read" | "atlas_api.conversations.manage" | "atlas_api.customers.read" | "atlas_api.customers.manage" | "atlas_api.customers.erase" | "atlas_api.runs.read";
        /** @description The members to change; all others stay. Null forgets a name, a language or a time zone. */
        ConsoleUpdateCustomerRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The name; null forgets it. */
            name?: string | null;
            /** @description The labels of the customer, in alphabetical order. A request may name them in any order. */
            labels?: components["schemas"]["CustomerLabels"];
            /** @description Attributes to set, by name. Null removes one; all others stay. A name is a letter followed by letters, digits, `_`, `.` or `-`, 64 characters at most. A customer may have 50. */
            attributes?: components["schemas"]["CustomerAttributeChanges"];
            /** @description The customer's language as a tag, such as `de` or `pt-BR`; null while it is not known. */
            language?: components["schemas"]["CustomerLanguage"];
            /** @description The customer's time zone by its IANA name, such as `Europe/Berlin`; null while it is not known. */
            time_zone?: components["schemas"]["CustomerTimeZone"];
        } & {
            [key: string]: unknown;
        };
        /** @description Contact cards. */
        ContactsContent: {
            /**
             * @description The kind of content.
             * @constant
             */
            type: "contacts";
            /** @description The cards in order. */
            contacts: {
                /** @description The whole name. */
                name: string;
                /** @description The company. */
                organization?: string;
                /** @description Phone numbers as they are written on the card. */
                phone_numbers?: string[];
                /** @description E-mail addresses. */
                emails?: string[];
            }[];
        };
        /** @description The thread with one customer on one channel. */
        Conversation: {
            /**
             * Format: uuid
             * @description The conversation.
             */
            id: string;
            /** @description `open`: agents and integrations answer, also where it has an owner. `handed_off`: people answer, hosted agents are silent. `closed`: nothing is going on; the next customer message opens it again. */
            status: components["schemas"]["ConversationStatus"];
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description A customer of the organization. */
            customer: components["schemas"]["Customer"];
            /**
             * Format: uuid
             * @description The operator who owns it or null.
             */
            owner_id: string | null;
            /** @description The labels of the conversation, in alphabetical order. */
            labels: components["schemas"]["ConversationLabels"];
            /** @description Time of the first customer message that nobody has answered. Null when all is answered or the conversation is closed. An agent's handoff is no answer. */
            waiting_since: components["schemas"]["WaitingSince"];
            /** @description True if free-form text may be sent now. */
            window_open: boolean;
            /**
             * Format: date-time
             * @description Time when the 24-hour window closes or closed. Null when the customer never wrote.
             */
            window_expires_at: string | null;
            /**
             * Format: date-time
             * @description Time when the customer last wrote. Null when never.
             */
            last_inbound_at: string | null;
            /**
             * Format: date-time
             * @description Time when it began.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time when something last happened in it.
             */
            updated_at: string;
        };
        /** @description Content other than text to the customer; the 24-hour window must be open. Text and templates have forms of their own. */
        ConversationContentReply: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description Content other than text. Like text it needs an open window. */
            content: components["schemas"]["OutboundContent"];
            /** @description The message that this one quotes. It must belong to the same conversation. */
            reply_to?: components["schemas"]["ReplyTo"];
            /** @description The purpose of the message, required with a template. */
            category?: components["schemas"]["MessageCategory"];
            /** @description Left out or null. Text has a form of its own. */
            text?: null;
            /** @description Left out or null. A template has a form of its own. */
            template_id?: null;
        } & {
            [key: string]: unknown;
        };
        /** @description Context for an agent's reply. */
        ConversationContext: {
            /** @description The thread with one customer on one channel. */
            conversation: components["schemas"]["Conversation"];
            /** @description A customer of the organization. */
            customer: components["schemas"]["Customer"];
            /** @description The latest messages, the oldest first. */
            recent_messages: components["schemas"]["ConversationMessage"][];
            /** @description Passages that answer the last customer message, the best first. */
            knowledge: components["schemas"]["KnowledgeSearchResult"][];
            /** @description The state of the knowledge for this question. `grounded`: answer with the citations. `gap_weak`: little was found; hand off or ask for clarification. `gap_none`: nothing was found. */
            knowledge_state: components["schemas"]["KnowledgeState"];
            /** @description The reason why the knowledge does not answer. Null if it does (`grounded`). It suggests an addition, or another question. */
            knowledge_gap: components["schemas"]["KnowledgeGap"];
            /** @description The latest notes of colleagues, the oldest first. Only with `include_notes=true`. */
            notes?: components["schemas"]["ConversationNote"][];
            /**
             * @description Present if the question is in a language that no searched document speaks. The first result was found by its meaning,
             *     so answer in the language of the question.
             */
            across_languages?: components["schemas"]["AcrossLanguages"];
        };
        /** @description Numbers of conversations by view. 10,000 means 10,000 or more. */
        ConversationCounts: {
            /** @description Conversations in which a customer waits for an answer. */
            waiting: number;
            /** @description Conversations that you own and that are not closed. */
            mine: number;
            /** @description Open conversations; agents and integrations answer. */
            with_agent: number;
            /** @description Conversations that people have. */
            handed_off: number;
            /** @description Closed conversations. */
            closed: number;
            /** @description All conversations. */
            all: number;
        };
        /** @description A customer has written for the first time in a new thread. */
        ConversationCreatedEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "conversation.created";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The customer. */
            customer: components["schemas"]["EventCustomer"];
            /** @description The message that the event is about. */
            message: components["schemas"]["EventMessage"];
        };
        /** @description Something that happened in a conversation. It has the parts of the webhook payload. */
        ConversationEvent: {
            /**
             * Format: uuid
             * @description The event.
             */
            id: string;
            /** @description The event's name as in webhooks, such as `conversation.created`, `agent.message_delivery` or `atlas.action.executed`. If an event has several names, the most specific one. */
            event_type: string;
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /** @description The `X-Request-Id` of the request that caused it. */
            correlation_id: string;
            /**
             * Format: date-time
             * @description Time when it happened.
             */
            created_at: string;
            /** @description The messaging app as one lowercase word. */
            channel?: components["schemas"]["ChannelName"];
            /** @description The customer. */
            customer?: components["schemas"]["EventCustomer"];
            /** @description The message that the event is about. */
            message?: components["schemas"]["EventMessage"];
            /** @description The inbound event as `POST /v1/atlas/events` was given it. */
            inbound?: components["schemas"]["EventInbound"];
            /** @description The state of the conversation after the change. */
            conversation?: components["schemas"]["EventConversation"];
            /** @description The changed members with their values before. A member that is missing did not change. */
            previous?: components["schemas"]["EventConversationPrevious"];
            /** @description The actor of the change. Null when a message of the customer caused it. */
            changed_by?: components["schemas"]["EventChangedBy"];
            /** @description The action, executed or pending. */
            action?: components["schemas"]["EventAction"];
            /** @description The approval. */
            approval?: components["schemas"]["EventApproval"];
            /** @description The customer's intent. */
            intent?: components["schemas"]["EventIntent"];
            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
            run?: components["schemas"]["Run"];
            /** @description The session. */
            session?: components["schemas"]["EventSession"];
        };
        /** @description A short lower-case word. Digits, `-` and `_` may follow the first letter. */
        ConversationLabel: string;
        /** @description The labels of the conversation, in alphabetical order. */
        ConversationLabels: components["schemas"]["ConversationLabel"][];
        /** @description One message of a conversation. */
        ConversationMessage: {
            /**
             * Format: uuid
             * @description The message.
             */
            id: string;
            /**
             * @description `inbound` comes from the customer, `outbound` goes there.
             * @enum {string}
             */
            direction: "inbound" | "outbound";
            /** @description The kind of message. `button_reply` and `list_reply` are a customer's choices; `template` is sent only. */
            type: components["schemas"]["MessageType"];
            /** @description The text as the customer wrote or reads it; of other content, a short form of it. */
            text: string;
            /** @description The content of a message of another type than `text` and `template`. */
            content?: components["schemas"]["MessageContent"];
            /** @description The message that this one quotes. It must belong to the same conversation. */
            reply_to?: components["schemas"]["ReplyTo"];
            /** @description The author of an outbound message. Null for a customer's message, and for messages from before authors were kept. */
            author: components["schemas"]["MessageAuthor"];
            /**
             * Format: uuid
             * @description The template that was sent or null.
             */
            template_id: string | null;
            /**
             * @description The delivery state of an outbound message. Null for an inbound one.
             * @enum {string|null}
             */
            delivery_state: "scheduled" | "queued" | "sent" | "delivered" | "read" | "failed" | "canceled" | null;
            /** @description The messaging app's id of the message, which also identifies it in status requests. Null until it is sent. */
            provider_message_id: string | null;
            /**
             * Format: date-time
             * @description Time when it was written or accepted.
             */
            created_at: string;
        };
        /** @description The provider has confirmed that an outbound message is delivered. */
        ConversationMessageDeliveredEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "conversation.message_delivered";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The customer. */
            customer: components["schemas"]["EventCustomer"];
            /** @description The message that the event is about. */
            message: components["schemas"]["EventMessage"];
        };
        /** @description An outbound message could not be delivered; `message.error_code` says why. */
        ConversationMessageFailedEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "conversation.message_failed";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The customer. */
            customer: components["schemas"]["EventCustomer"];
            /** @description The message that the event is about. */
            message: components["schemas"]["EventMessage"];
        };
        /** @description A message of a customer has come in over a channel. */
        ConversationMessageReceivedEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "conversation.message_received";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The customer. */
            customer: components["schemas"]["EventCustomer"];
            /** @description The message that the event is about. */
            message: components["schemas"]["EventMessage"];
            /** @description The inbound event as `POST /v1/atlas/events` was given it. */
            inbound?: components["schemas"]["EventInbound"];
        };
        /** @description A note for colleagues. No customer sees it, and no agent unless it asks for notes. */
        ConversationNote: {
            /**
             * Format: uuid
             * @description The note.
             */
            id: string;
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /** @description The text of the note. */
            text: components["schemas"]["ConversationNoteText"];
            /** @description The author of an outbound message. Null for a customer's message, and for messages from before authors were kept. */
            author: components["schemas"]["MessageAuthor"];
            /**
             * Format: date-time
             * @description Time when it was written.
             */
            created_at: string;
        };
        /** @description The text of the note. */
        ConversationNoteText: string;
        /** @description The operator who owns the conversation or null. */
        ConversationOwner: {
            /**
             * Format: uuid
             * @description The operator.
             */
            id: string;
            /** @description The operator's name, else the e-mail address. Null for a removed member. */
            name: string | null;
        } | null;
        /**
         * @description `open`: agents and integrations answer, also where it has an owner. `handed_off`: people answer, hosted agents are silent. `closed`: nothing is going on; the next customer message opens it again.
         * @enum {string}
         */
        ConversationStatus: "open" | "handed_off" | "closed";
        /** @description A pre-approved template to the customer, allowed at any time. With `text`, an open window gets the text instead. */
        ConversationTemplateReply: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description An approved template of the organization. */
            template_id: components["schemas"]["TemplateId"];
            /** @description Values for the placeholders of the template, by name. */
            template_params?: components["schemas"]["TemplateParams"];
            /** @description The purpose of the message, required with a template. */
            category: components["schemas"]["MessageCategory"];
            /** @description The text as the customer reads it. */
            text?: components["schemas"]["MessageText"];
            /** @description Left out or null. Content other than text has a form of its own. */
            content?: null;
        } & {
            [key: string]: unknown;
        };
        /** @description A pre-approved template into a conversation. With `text`, an open window gets the text instead. */
        ConversationTemplateRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The conversation to write to.
             */
            conversation_id: string;
            /** @description An approved template of the organization. */
            template_id: components["schemas"]["TemplateId"];
            /** @description Values for the placeholders of the template, by name. */
            template_params?: components["schemas"]["TemplateParams"];
            /** @description The purpose of the message, required with a template. */
            category: components["schemas"]["MessageCategory"];
            /** @description The text as the customer reads it. */
            text?: components["schemas"]["MessageText"];
        };
        /** @description Text to the customer; the 24-hour window must be open. */
        ConversationTextReply: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The text as the customer reads it. */
            text: components["schemas"]["MessageText"];
            /** @description The message that this one quotes. It must belong to the same conversation. */
            reply_to?: components["schemas"]["ReplyTo"];
            /** @description The purpose of the message, required with a template. */
            category?: components["schemas"]["MessageCategory"];
            /** @description Left out or null. Content other than text has a form of its own. */
            content?: null;
        } & {
            [key: string]: unknown;
        };
        /** @description Free-form text into a conversation; the 24-hour window must be open. */
        ConversationTextRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The conversation to write to.
             */
            conversation_id: string;
            /** @description The text as the customer reads it. */
            text: components["schemas"]["MessageText"];
            /** @description The purpose of the message, required with a template. */
            category?: components["schemas"]["MessageCategory"];
        };
        /** @description The status, owner or labels of a conversation have changed. */
        ConversationUpdatedEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "conversation.updated";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The customer. */
            customer: components["schemas"]["EventCustomer"];
            /** @description The state of the conversation after the change. */
            conversation: components["schemas"]["EventConversation"];
            /** @description The changed members with their values before. A member that is missing did not change. */
            previous: components["schemas"]["EventConversationPrevious"];
            /** @description The actor of the change. Null when a message of the customer caused it. */
            changed_by: components["schemas"]["EventChangedBy"];
        };
        /** @description A new agent. Sources and channels must belong to the organization. */
        CreateAgentRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description Its name. */
            name: string;
            /** @description The purpose of the agent. */
            description?: string;
            /** @description `hosted`: the service runs the agent. `external`: your own program does, through this API. */
            kind?: components["schemas"]["AgentKind"];
            /** @description Knowledge documents to link to it. */
            source_ids?: components["schemas"]["Id"][];
            /** @description Names of channels that it works on. A hosted agent answers there at once, unless another agent serves the channel. */
            channels?: components["schemas"]["ChannelName"][];
            /** @description Seconds that an external agent has to answer a customer. Then the fallback answers. Null: no limit. Always null for a hosted agent. */
            reply_within_seconds?: components["schemas"]["ReplyWithinSeconds"];
            /** @description The hosted agent that answers when the time to act is over. Null: the conversation is handed off to people. */
            fallback_agent_id?: components["schemas"]["FallbackAgentId"];
        };
        /** @description A new app. */
        CreateAppRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
            name: components["schemas"]["ConsoleName"];
            /** @description Its purpose, in your words. */
            description?: components["schemas"]["ConsoleDescription"];
            /** @description The kind of program behind the credential. */
            runtime_mode?: components["schemas"]["RuntimeMode"];
        } & {
            [key: string]: unknown;
        };
        /** @description A new agent. Sources and channels must belong to the organization. */
        CreateConsoleAgentRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description Its name. */
            name: string;
            /** @description The purpose of the agent. */
            description?: string;
            /** @description `hosted`: the service runs the agent. `external`: your own program does, through this API. */
            kind?: components["schemas"]["AgentKind"];
            /** @description Knowledge documents to link to it. */
            source_ids?: components["schemas"]["Id"][];
            /** @description Names of channels that it works on. A hosted agent answers there at once, unless another agent serves the channel. */
            channels?: components["schemas"]["ChannelName"][];
            /** @description Seconds that an external agent has to answer a customer. Then the fallback answers. Null: no limit. Always null for a hosted agent. */
            reply_within_seconds?: components["schemas"]["ReplyWithinSeconds"];
            /** @description The hosted agent that answers when the time to act is over. Null: the conversation is handed off to people. */
            fallback_agent_id?: components["schemas"]["FallbackAgentId"];
        } & {
            [key: string]: unknown;
        };
        /** @description Plain text by its other name, `content`; it is indexed at once. */
        CreateContentKnowledgeRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * @description The type of the source.
             * @constant
             */
            source_type: "text";
            /** @description The source's name in citations. */
            title: components["schemas"]["KnowledgeTitle"];
            /** @description The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
            audience?: components["schemas"]["KnowledgeAudience"];
            /** @description The body of a text source. */
            content: components["schemas"]["KnowledgeText"];
        };
        /** @description A file; it is ingested by a job. A format that cannot be read ends in the status `failed`. */
        CreateDocumentKnowledgeRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * @description The type of the source.
             * @constant
             */
            source_type: "document";
            /** @description The source's name in citations. */
            title: components["schemas"]["KnowledgeTitle"];
            /** @description The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
            audience?: components["schemas"]["KnowledgeAudience"];
            /** @description The name of the file. */
            filename: string;
            /** @description The type of the file. PDF, Word (.docx), HTML, Markdown, CSV and plain text can be read. */
            media_type: string;
            /** @description The file in base64; at most 10 MiB before encoding. */
            content: string;
        };
        /** @description A file on the web, such as a PDF; it is fetched and ingested by a job. */
        CreateDocumentUrlKnowledgeRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * @description The type of the source.
             * @constant
             */
            source_type: "document";
            /** @description The source's name in citations. */
            title: components["schemas"]["KnowledgeTitle"];
            /** @description The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
            audience?: components["schemas"]["KnowledgeAudience"];
            /** @description The page, text or PDF to fetch, as far as the `robots.txt` of its site allows it to `Atlas-Knowledge`. One that cannot be fetched ends in the status `failed`. */
            url: components["schemas"]["KnowledgeUrl"];
        };
        /** @description A new access grant. */
        CreateGrantRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description Scopes of the credential. Grant the fewest that you need. */
            granted_scopes: components["schemas"]["GrantedScopes"];
            /** @description From then on it is accepted no more; null for never. */
            expires_at?: components["schemas"]["CredentialExpiry"];
        } & {
            [key: string]: unknown;
        };
        /** @description A new key of a service account. */
        CreateKeyRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description Scopes of the credential. Grant the fewest that you need. */
            granted_scopes: components["schemas"]["GrantedScopes"];
            /** @description From then on it is accepted no more; null for never. */
            expires_at?: components["schemas"]["CredentialExpiry"];
        } & {
            [key: string]: unknown;
        };
        /** @description A new service account. */
        CreateServiceAccountRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
            name: components["schemas"]["ConsoleName"];
            /** @description Its purpose, in your words. */
            description?: components["schemas"]["ConsoleDescription"];
            /** @description The kind of program behind the credential. */
            runtime_mode?: components["schemas"]["RuntimeMode"];
        } & {
            [key: string]: unknown;
        };
        /** @description A new session. Without `agent_id` it is answered from all knowledge of the organization. */
        CreateSessionRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The agent to answer.
             */
            agent_id?: string;
        };
        /** @description A new message template. */
        CreateTemplateRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The name of a template. Name and language together are unique in the organization. */
            name: components["schemas"]["TemplateName"];
            /** @description The language of a template, as the messaging app names it. One name may have a template for each language. */
            language?: components["schemas"]["TemplateLanguage"];
            /** @description The purpose of the message, required with a template. */
            category: components["schemas"]["MessageCategory"];
            /** @description A line above the body. It may have one placeholder. */
            header?: components["schemas"]["TemplateHeader"];
            /** @description The text, with placeholders of the form `{{name}}`. */
            body: components["schemas"]["TemplateBody"];
            /** @description A line below the body, without placeholders. */
            footer?: components["schemas"]["TemplateFooter"];
            /** @description Buttons below the message, at most two with an address and one with a phone number. */
            buttons?: components["schemas"]["TemplateButtons"];
            /** @description Sample values of the placeholders, by name. Reviewers of the messaging app see them; a placeholder without one shows its name. */
            samples?: components["schemas"]["TemplateSamples"];
        } & {
            [key: string]: unknown;
        };
        /** @description Plain text; it is indexed at once. `content` may be given as well if it is the same as `text`. */
        CreateTextKnowledgeRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * @description The type of the source.
             * @constant
             */
            source_type: "text";
            /** @description The source's name in citations. */
            title: components["schemas"]["KnowledgeTitle"];
            /** @description The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
            audience?: components["schemas"]["KnowledgeAudience"];
            /** @description The body of a text source. */
            text: components["schemas"]["KnowledgeText"];
            /** @description The body of a text source. */
            content?: components["schemas"]["KnowledgeText"];
        };
        /** @description A web page; it is fetched and ingested by a job. */
        CreateUrlKnowledgeRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * @description The type of the source.
             * @constant
             */
            source_type: "url";
            /** @description The source's name in citations. */
            title: components["schemas"]["KnowledgeTitle"];
            /** @description The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
            audience?: components["schemas"]["KnowledgeAudience"];
            /** @description The page, text or PDF to fetch, as far as the `robots.txt` of its site allows it to `Atlas-Knowledge`. One that cannot be fetched ends in the status `failed`. */
            url: components["schemas"]["KnowledgeUrl"];
        };
        /** @description A new voucher. Without `code` the service makes one. */
        CreateVoucherRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
            name: components["schemas"]["ConsoleName"];
            /** @description The code that the customer shows. */
            code?: components["schemas"]["VoucherCode"];
        } & {
            [key: string]: unknown;
        };
        /** @description A new webhook endpoint of a service account. The service makes its signing secret. */
        CreateWebhookEndpointRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The service account that it belongs to.
             */
            service_account_id: string;
            /** @description The address of the receiver. Addresses that are not public are refused. */
            endpoint_url: components["schemas"]["WebhookUrl"];
            /** @description The events that are sent to the address. */
            subscribed_events: components["schemas"]["SubscribedEvents"];
        } & {
            [key: string]: unknown;
        };
        /** @description A new subscription. Without `secret` the service makes one. */
        CreateWebhookRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The address of the receiver. Addresses that are not public are refused. */
            url: components["schemas"]["WebhookUrl"];
            /** @description The events that are sent to the address. */
            events: components["schemas"]["SubscribedEvents"];
            /** @description The key of the HMAC-SHA256 in `Atlas-Signature`. It is shown once. One that begins with `whsec_` goes on in base64, with its padding; none is all white space. */
            secret?: components["schemas"]["WebhookSecret"];
            /** @description The subscription's purpose, in your words. */
            description?: components["schemas"]["WebhookDescription"];
        };
        /** @description A new access grant, with its secret. */
        CreatedGrant: {
            /**
             * Format: uuid
             * @description The grant.
             */
            id: string;
            /** @description The status of the grant. `active`: its token is accepted. `revoked`: its token is refused, and lists keep the grant. */
            grant_status: components["schemas"]["GrantStatus"];
            /** @description Scopes of the credential. Grant the fewest that you need. */
            granted_scopes: components["schemas"]["GrantedScopes"];
            /** @description The leading part of the token, to recognize it by. */
            token_prefix: components["schemas"]["CredentialPrefix"];
            /** @description The bearer token in plaintext. It is shown once. */
            secret: components["schemas"]["CredentialSecret"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
            /** @description From then on it is accepted no more; null for never. */
            expires_at?: components["schemas"]["CredentialExpiry"];
        };
        /** @description A new key, with its secret. */
        CreatedKey: {
            /**
             * Format: uuid
             * @description The key.
             */
            id: string;
            /** @description The leading part of the token, to recognize it by. */
            key_prefix: components["schemas"]["CredentialPrefix"];
            /** @description Scopes of the credential. Grant the fewest that you need. */
            granted_scopes: components["schemas"]["GrantedScopes"];
            /** @description The bearer token in plaintext. It is shown once. */
            secret: components["schemas"]["CredentialSecret"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
            /** @description From then on it is accepted no more; null for never. */
            expires_at?: components["schemas"]["CredentialExpiry"];
        };
        /** @description A new webhook subscription, with the secret if the service made it. */
        CreatedWebhook: {
            /**
             * Format: uuid
             * @description The subscription.
             */
            webhook_id: string;
            /**
             * Format: uuid
             * @description The same as `webhook_id`.
             */
            id: string;
            /** @description The address of the receiver. Addresses that are not public are refused. */
            url: components["schemas"]["WebhookUrl"];
            /** @description The events that are sent to the address. */
            events: components["schemas"]["SubscribedEvents"];
            /** @description The status of the subscription. `active`: it gets deliveries. `disabled`: it gets none, by request or because its receiver is gone, as `notice` explains. `deleted`: it gets none, and lists omit it. */
            status: components["schemas"]["WebhookStatus"];
            /** @description The reason why the service disabled it, otherwise null. It disables a webhook if the receiver answers 410 Gone, or if nothing could be delivered for 5 days. The audit log then has `atlas_api.webhook.disable`. Activating it again clears the notice. */
            notice: components["schemas"]["WebhookNotice"];
            /** @description The subscription's purpose, in your words. */
            description: components["schemas"]["WebhookDescription"];
            /** @description The key of the HMAC-SHA256 in `Atlas-Signature`. It is shown once. One that begins with `whsec_` goes on in base64, with its padding; none is all white space. */
            secret?: components["schemas"]["WebhookSecret"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A new webhook endpoint, with its signing secret. */
        CreatedWebhookEndpoint: {
            /**
             * Format: uuid
             * @description The endpoint.
             */
            id: string;
            /**
             * Format: uuid
             * @description The service account that it belongs to.
             */
            service_account_id: string;
            /** @description The address of the receiver. Addresses that are not public are refused. */
            endpoint_url: components["schemas"]["WebhookUrl"];
            /** @description The events that are sent to the address. */
            subscribed_events: components["schemas"]["SubscribedEvents"];
            /** @description The status of the subscription. `active`: it gets deliveries. `disabled`: it gets none, by request or because its receiver is gone, as `notice` explains. `deleted`: it gets none, and lists omit it. */
            status: components["schemas"]["WebhookStatus"];
            /** @description The reason why the service disabled it, otherwise null. It disables a webhook if the receiver answers 410 Gone, or if nothing could be delivered for 5 days. The audit log then has `atlas_api.webhook.disable`. Activating it again clears the notice. */
            notice: components["schemas"]["WebhookNotice"];
            /** @description The key of the HMAC-SHA256 in `Atlas-Signature`. It is shown once. One that begins with `whsec_` goes on in base64, with its padding; none is all white space. */
            signing_secret: components["schemas"]["WebhookSecret"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: date-time
         * @description From then on it is accepted no more; null for never.
         */
        CredentialExpiry: string | null;
        /** @description The leading part of the token, to recognize it by. */
        CredentialPrefix: string;
        /** @description The bearer token in plaintext. It is shown once. */
        CredentialSecret: string;
        /** @description The password, since the change weakens or replaces a protection. */
        CurrentPasswordRequest: {
            /** @description The password that holds. */
            current_password: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A customer of the organization. */
        Customer: {
            /**
             * Format: uuid
             * @description The customer.
             */
            id: string;
            /** @description A phone number in E.164 form. */
            phone_number: components["schemas"]["PhoneNumber"];
            /** @description The name as far as it is known. */
            name: string | null;
        };
        /** @description Attributes to set, by name. Null removes one; all others stay. A name is a letter followed by letters, digits, `_`, `.` or `-`, 64 characters at most. A customer may have 50. */
        CustomerAttributeChanges: {
            [key: string]: string | number | boolean | null;
        };
        /** @description Your own data about the customer, by name: texts, numbers and booleans, at most 50. A name is a letter followed by letters, digits, `_`, `.` or `-`, 64 characters at most. */
        CustomerAttributes: {
            [key: string]: string | number | boolean;
        };
        /** @description One time that a customer allowed or ended marketing. */
        CustomerConsent: {
            /**
             * Format: uuid
             * @description The consent.
             */
            id: string;
            /**
             * @description The customer's wish.
             * @enum {string}
             */
            marketing: "opted_in" | "opted_out";
            /**
             * @description `customer`: a stop or start word in a message. `provider`: the messaging app refused marketing to them. `api`: an integration with a token. `operator`: a person in the console.
             * @enum {string}
             */
            origin: "customer" | "provider" | "api" | "operator";
            /** @description Place where the customer said it, in the caller's words. Null for a message and for the messaging app. */
            source: string | null;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            at: components["schemas"]["Timestamp"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            recorded_at: components["schemas"]["Timestamp"];
        };
        /** @description A customer was erased. Remove what you keep about them. */
        CustomerErasedEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "customer.erased";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The customer, by id alone. */
            customer: components["schemas"]["EventErasedCustomer"];
            /** @description The actor of the change. Null when a message of the customer caused it. */
            erased_by: components["schemas"]["EventChangedBy"];
        };
        /** @description The erasure of the customer; null while nobody has asked for it. */
        CustomerErasure: {
            /**
             * @description `running`: content is being removed in the background. `completed`: nothing of the customer is left.
             * @enum {string}
             */
            status: "running" | "completed";
            /**
             * Format: date-time
             * @description Time at which it was asked for. Customer and number were hidden at once.
             */
            requested_at: string;
            /**
             * Format: date-time
             * @description Time at which the last content was removed; null before.
             */
            completed_at: string | null;
        } | null;
        /** @description A short lower-case word. Digits, `-` and `_` may follow the first letter. */
        CustomerLabel: string;
        /** @description The labels of the customer, in alphabetical order. A request may name them in any order. */
        CustomerLabels: components["schemas"]["CustomerLabel"][];
        /** @description The customer's language as a tag, such as `de` or `pt-BR`; null while it is not known. */
        CustomerLanguage: string | null;
        /**
         * @description Permission for marketing. `opted_out` refuses marketing messages; utility and transactional ones go on. `unknown` until the customer or you have said it; it refuses nothing.
         * @enum {string}
         */
        CustomerMarketing: "unknown" | "opted_in" | "opted_out";
        /** @description The customer takes marketing, for the first time or again. */
        CustomerOptedInEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "customer.opted_in";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The customer. */
            customer: components["schemas"]["EventCustomer"];
            /** @description A statement of the customer about marketing. */
            consent: components["schemas"]["EventConsent"];
        };
        /** @description The customer takes no marketing any more. Utility and transactional messages go on. */
        CustomerOptedOutEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "customer.opted_out";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The customer. */
            customer: components["schemas"]["EventCustomer"];
            /** @description A statement of the customer about marketing. */
            consent: components["schemas"]["EventConsent"];
        };
        /** @description A customer with all that is kept about them beside their conversations. */
        CustomerProfile: {
            /**
             * Format: uuid
             * @description The customer.
             */
            id: string;
            /** @description A phone number in E.164 form. */
            phone_number: components["schemas"]["PhoneNumber"];
            /** @description The name as far as it is known. */
            name: string | null;
            /** @description The labels of the customer, in alphabetical order. A request may name them in any order. */
            labels: components["schemas"]["CustomerLabels"];
            /** @description Your own data about the customer, by name: texts, numbers and booleans, at most 50. A name is a letter followed by letters, digits, `_`, `.` or `-`, 64 characters at most. */
            attributes: components["schemas"]["CustomerAttributes"];
            /** @description The customer's language as a tag, such as `de` or `pt-BR`; null while it is not known. */
            language: components["schemas"]["CustomerLanguage"];
            /** @description The customer's time zone by its IANA name, such as `Europe/Berlin`; null while it is not known. */
            time_zone: components["schemas"]["CustomerTimeZone"];
            /** @description Permission for marketing. `opted_out` refuses marketing messages; utility and transactional ones go on. `unknown` until the customer or you have said it; it refuses nothing. */
            marketing: components["schemas"]["CustomerMarketing"];
            /**
             * Format: date-time
             * @description Time at which the customer last allowed or ended marketing; null while they have done neither.
             */
            marketing_changed_at: string | null;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description The erasure of the customer; null while nobody has asked for it. */
            erasure: components["schemas"]["CustomerErasure"];
        };
        /** @description The customer's time zone by its IANA name, such as `Europe/Berlin`; null while it is not known. */
        CustomerTimeZone: string | null;
        /** @description The name, labels, attributes, language or time zone of a customer have changed. */
        CustomerUpdatedEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "customer.updated";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The customer. */
            customer: components["schemas"]["EventCustomer"];
            /** @description The members that changed, without their values. Read the customer for those. */
            changed: ("name" | "labels" | "attributes" | "language" | "time_zone")[];
            /** @description The actor of the change. Null when a message of the customer caused it. */
            changed_by: components["schemas"]["EventChangedBy"];
        };
        /** @description The name of the organization, typed as a confirmation. */
        DeleteOrganizationRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The organization's name, exactly. */
            name: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Optional body of a deletion. The key makes a retry safe. */
        DeleteRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
        };
        /** @description One attempt to deliver. */
        DeliveryAttempt: {
            /** @description Its number, from 1. */
            attempt: number;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            started_at: components["schemas"]["Timestamp"];
            /** @description Duration of the attempt. */
            duration_ms: number;
            /** @description The HTTP status of the answer; null if there was none. */
            response_status: number | null;
            /** @description Reason why there was no answer. */
            error: string | null;
        };
        /**
         * @description The delivery state of an outbound message. It never moves back. `scheduled`: waits for its `send_at`. `queued`: waits to be sent. `sent`: the provider has it. `delivered`: it has reached the customer. `read`: the customer has read it. `failed`: it could not be delivered. `canceled`: it was canceled before its time.
         * @enum {string}
         */
        DeliveryState: "scheduled" | "queued" | "sent" | "delivered" | "read" | "failed" | "canceled";
        /**
         * @description The status of a webhook delivery. `pending`: waits for a 2xx answer. `delivered`: the endpoint answered 2xx. `exhausted`: the last attempt failed; the delivery is kept and can be replayed.
         * @enum {string}
         */
        DeliveryStatus: "pending" | "delivered" | "exhausted";
        /** @description The deployment evidence: what is deployed here, and which operations are enabled. */
        DeployedVersion: {
            /** @description The version of the contract. */
            contract_version: string;
            /** @description The build. */
            build: string;
            /**
             * @description Tokens of another environment are refused.
             * @enum {string}
             */
            environment: "sandbox" | "staging" | "production";
            /** @description Every operation of the contract. */
            operations: {
                /** @description Its name in the contract. */
                operation_id: string;
                /**
                 * @description The stability of the operation.
                 * @enum {string}
                 */
                stage: "stable" | "preview" | "deprecated" | "sunset";
                /** @description True if this environment serves it. */
                enabled: boolean;
            }[];
        };
        /** @description A token for programs to keep and send at the next sign-in, so that strangers' attempts cannot lock the operator out. It does not sign anyone in by itself. Browsers get it as a cookie. Null after a single sign-on. */
        DeviceToken: string | null;
        /** @description A published agent, as everyone sees it. */
        DirectoryAgent: {
            /**
             * Format: uuid
             * @description The agent.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description The status of the agent. `ready`: it answers. `archived`: it answers nobody, and is kept for the record. */
            status: components["schemas"]["AgentStatus"];
            /** @description The channels it works on. */
            channels: components["schemas"]["ChannelName"][];
            /**
             * @description The directory holds published agents only.
             * @constant
             */
            is_listed: true;
            /** @description Its category. */
            listing_category: string | null;
            /** @description Its purpose for customers. Without one in the listing, the agent's own description. */
            listing_description: string | null;
            /** @description The name of the listing in addresses; unique in the directory. */
            listing_slug: components["schemas"]["ListingSlug"];
            /** @description The organization that it belongs to. */
            organization_name: string;
        };
        /** @description Authentication of requests. */
        DiscoveryAuthentication: {
            /**
             * @description The scheme.
             * @constant
             */
            type: "bearer";
            /** @description The scheme for sending the token. */
            description: string;
            /**
             * Format: uri
             * @description The address that issues sandbox tokens. Null in production.
             */
            sandbox_credentials_url: string | null;
        };
        /** @description Proposes a reply. The customer sees nothing until an operator approves it. */
        DraftAction: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The conversation to act on.
             */
            conversation_id: string;
            /**
             * @description The action to take.
             * @constant
             */
            action_type: "draft";
            /** @description The proposed reply. */
            payload: {
                /** @description The text as the customer reads it. */
                text: components["schemas"]["MessageText"];
            };
        };
        /** @description Empty; it may be left out. */
        EmptyPayload: Record<string, never>;
        /** @description A session that has ended. */
        EndedSession: {
            /**
             * Format: uuid
             * @description The session.
             */
            id: string;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            ended_at: components["schemas"]["Timestamp"];
        };
        /** @description Sessions that have ended. */
        EndedSessions: {
            /** @description Number of ended sessions. */
            ended_sessions: number;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            ended_at: components["schemas"]["Timestamp"];
        };
        /** @description Nothing has to be said; the key makes a retry safe. */
        EraseCustomerRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
        };
        /** @description One entry for each member or parameter that is wrong. */
        ErrorDetails: {
            /** @description Dotted path of the body member (`message.text`), or the name of the parameter. */
            path: string;
            /** @description The problem; it follows the path in a sentence. */
            message: string;
        }[];
        /** @description Something that happened, with the body that webhooks receive. */
        Event: {
            /**
             * Format: uuid
             * @description The event. Pass the last one you have as `after_id`.
             */
            id: string;
            /** @description The event's name as in webhooks, such as `conversation.created` or `atlas.action.executed`. If it has several, the most specific one. */
            event_type: string;
            /** @description Every name of the event, with the `event_id` that webhooks receive under it. */
            sent_as: components["schemas"]["EventNaming"][];
            /**
             * Format: uuid
             * @description The conversation; null for an event outside one.
             */
            conversation_id: string | null;
            /** @description The `X-Request-Id` of the request that caused it. */
            correlation_id: string;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The body that webhooks receive, under the event's own name. `event_type` says which one it is, so that one handler serves webhooks, the list and the stream. */
            payload: components["schemas"]["EventPayload"];
        };
        /** @description The event is recorded and on its way through the pipeline. */
        EventAcknowledgement: {
            /**
             * @description The service has taken the event on.
             * @constant
             */
            accepted: true;
            /**
             * Format: uuid
             * @description The conversation it belongs to.
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description The customer it is about.
             */
            customer_id: string;
            /**
             * Format: uuid
             * @description The event in the list of the conversation's events.
             */
            event_id: string;
            /**
             * Format: uuid
             * @description The message of the event or null.
             */
            message_id: string | null;
            /** @description True if free-form text may be sent now. */
            window_open: boolean;
        };
        /** @description The action, executed or pending. */
        EventAction: {
            /**
             * @description The kind of action; `tool_call` names its tool in `tool_name`.
             * @enum {string}
             */
            action_type: "reply" | "draft" | "handoff" | "assign_owner" | "unassign_owner" | "hand_back" | "close" | "reopen" | "tool_call";
            /** @description The name of a tool, as the manifest lists it. */
            tool_name?: components["schemas"]["ToolName"];
            /** @description The payload of the action, or the arguments of the tool. */
            payload: {
                [key: string]: unknown;
            };
        };
        /** @description The approval. */
        EventApproval: {
            /**
             * Format: uuid
             * @description The approval.
             */
            id: string;
            /**
             * @description The decision.
             * @enum {string}
             */
            approval_state: "pending" | "approved" | "rejected" | "expired";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            expires_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Time when it was decided; null while it is pending.
             */
            decided_at: string | null;
            /** @description Reason why it was rejected. */
            reason: string | null;
        };
        /** @description The actor of the change. Null when a message of the customer caused it. */
        EventChangedBy: {
            /**
             * @description `operator`: a person in the console. `agent`: a hosted agent. `api`: an integration with a token.
             * @enum {string}
             */
            type: "operator" | "agent" | "api";
            /** @description The name of the operator, agent, app or service account. `Operator` for a person without a name, null for a sandbox token. */
            name: string | null;
        } | null;
        /** @description A statement of the customer about marketing. */
        EventConsent: {
            /**
             * Format: uuid
             * @description The consent.
             */
            id: string;
            /**
             * @description The customer's wish.
             * @enum {string}
             */
            marketing: "opted_in" | "opted_out";
            /**
             * @description Source that told the service.
             * @enum {string}
             */
            origin: "customer" | "provider" | "api" | "operator";
            /** @description Place where the customer said it; null for a message and for the messaging app. */
            source: string | null;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            at: components["schemas"]["Timestamp"];
        };
        /** @description The state of the conversation after the change. */
        EventConversation: {
            /** @description `open`: agents and integrations answer, also where it has an owner. `handed_off`: people answer, hosted agents are silent. `closed`: nothing is going on; the next customer message opens it again. */
            status: components["schemas"]["ConversationStatus"];
            /**
             * Format: uuid
             * @description The operator who owns it or null.
             */
            owner_id: string | null;
            /** @description The labels of the conversation, in alphabetical order. */
            labels: components["schemas"]["ConversationLabels"];
            /** @description Time of the first customer message that nobody has answered. Null when all is answered or the conversation is closed. An agent's handoff is no answer. */
            waiting_since: components["schemas"]["WaitingSince"];
        };
        /** @description The changed members with their values before. A member that is missing did not change. */
        EventConversationPrevious: {
            /** @description `open`: agents and integrations answer, also where it has an owner. `handed_off`: people answer, hosted agents are silent. `closed`: nothing is going on; the next customer message opens it again. */
            status?: components["schemas"]["ConversationStatus"];
            /**
             * Format: uuid
             * @description The owner before or null.
             */
            owner_id?: string | null;
            /** @description The labels of the conversation, in alphabetical order. */
            labels?: components["schemas"]["ConversationLabels"];
        };
        /** @description The customer. */
        EventCustomer: {
            /**
             * Format: uuid
             * @description The customer.
             */
            id: string;
            /** @description A phone number in E.164 form. */
            phone_number: components["schemas"]["PhoneNumber"];
        };
        /** @description The customer, by id alone. */
        EventErasedCustomer: {
            /**
             * Format: uuid
             * @description The customer.
             */
            id: string;
        };
        /** @description The inbound event as `POST /v1/atlas/events` was given it. */
        EventInbound: {
            /** @description The event type, as the sender named it. */
            event_type: string;
            /**
             * Format: date-time
             * @description Time when it happened, by the sender's clock; the time of the request when the sender did not say.
             */
            timestamp: string;
        };
        /** @description The customer's intent. */
        EventIntent: {
            /** @description The intent. */
            name: string;
            /** @description Confidence of the service. */
            confidence?: number;
        };
        /** @description The message that the event is about. */
        EventMessage: {
            /**
             * Format: uuid
             * @description The message; outbound ones were acknowledged with it.
             */
            id: string;
            /** @description The kind of message. `button_reply` and `list_reply` are a customer's choices; `template` is sent only. */
            type: components["schemas"]["MessageType"];
            /** @description The text as the customer sees it; of other content, a short form of it. */
            text: string;
            /** @description The content of a message of another type than `text` and `template`. */
            content?: components["schemas"]["MessageContent"];
            /** @description The message that this one quotes. It must belong to the same conversation. */
            reply_to?: components["schemas"]["ReplyTo"];
            /** @description The author of an outbound message. Null for a customer's message, and for messages from before authors were kept. */
            author?: components["schemas"]["MessageAuthor"];
            /** @description The delivery state of an outbound message. It never moves back. `scheduled`: waits for its `send_at`. `queued`: waits to be sent. `sent`: the provider has it. `delivered`: it has reached the customer. `read`: the customer has read it. `failed`: it could not be delivered. `canceled`: it was canceled before its time. */
            status?: components["schemas"]["DeliveryState"];
            /** @description The provider's id of an outbound message. The Agent API returns its status. */
            provider_message_id?: string;
            /** @description Reason why delivery failed. */
            error_code?: string;
        };
        /**
         * @description The name of an event that a webhook can subscribe to. One occurrence is sent once for each name it has.
         * @enum {string}
         */
        EventName: "conversation.created" | "conversation.message_received" | "conversation.message_delivered" | "conversation.message_failed" | "agent.intent_detected" | "agent.action_pending" | "agent.action_approved" | "agent.action_rejected" | "agent.handoff" | "channel.status_changed" | "conversation.updated" | "customer.updated" | "customer.opted_in" | "customer.opted_out" | "customer.erased" | "session.ended" | "atlas.event.received" | "atlas.action.executed" | "atlas.run.updated" | "agent.message_delivery" | "message.delivered" | "template.status_changed";
        /** @description A name of an event, and its id under that name. */
        EventNaming: {
            /** @description The name that webhooks subscribe to. */
            event_type: string;
            /**
             * Format: uuid
             * @description The `event_id` of webhook deliveries under this name.
             */
            event_id: string;
        };
        /** @description The body that webhooks receive, under the event's own name. `event_type` says which one it is, so that one handler serves webhooks, the list and the stream. */
        EventPayload: components["schemas"]["ConversationCreatedEvent"] | components["schemas"]["ConversationMessageReceivedEvent"] | components["schemas"]["ConversationMessageDeliveredEvent"] | components["schemas"]["ConversationMessageFailedEvent"] | components["schemas"]["AgentIntentDetectedEvent"] | components["schemas"]["AgentActionPendingEvent"] | components["schemas"]["AgentActionApprovedEvent"] | components["schemas"]["AgentActionRejectedEvent"] | components["schemas"]["AgentHandoffEvent"] | components["schemas"]["ChannelStatusChangedEvent"] | components["schemas"]["ConversationUpdatedEvent"] | components["schemas"]["CustomerUpdatedEvent"] | components["schemas"]["CustomerOptedInEvent"] | components["schemas"]["CustomerOptedOutEvent"] | components["schemas"]["CustomerErasedEvent"] | components["schemas"]["SessionEndedEvent"] | components["schemas"]["AtlasEventReceivedEvent"] | components["schemas"]["AtlasActionExecutedEvent"] | components["schemas"]["AtlasRunUpdatedEvent"] | components["schemas"]["AgentMessageDeliveryEvent"] | components["schemas"]["MessageDeliveredEvent"] | components["schemas"]["TemplateStatusChangedEvent"];
        /** @description The session. */
        EventSession: {
            /**
             * Format: uuid
             * @description The session.
             */
            id: string;
            /**
             * Format: uuid
             * @description Its agent, if it has one.
             */
            agent_id: string | null;
            /** @description The status of the session. `active`: it takes messages. `ended`: it was closed, or was silent for 24 hours. */
            status: components["schemas"]["SessionStatus"];
        };
        /** @description The template as it is now. */
        EventTemplate: {
            /**
             * Format: uuid
             * @description The template.
             */
            id: string;
            /** @description The name of a template. Name and language together are unique in the organization. */
            name: components["schemas"]["TemplateName"];
            /** @description The language of a template, as the messaging app names it. One name may have a template for each language. */
            language: components["schemas"]["TemplateLanguage"];
            /** @description The purpose of the message, required with a template. */
            category: components["schemas"]["MessageCategory"];
            /** @description The status of the template. `pending`: waits for the messaging app's review. `approved`: can be sent. `rejected`: refused by the review. `paused`: the messaging app holds it back for a while, since customers complained. `disabled`: no longer allowed by the messaging app, or deleted there. `draft`: not submitted, since no linked channel names its business account. */
            status: components["schemas"]["TemplateStatus"];
            /** @description The messaging app's reason for a rejection; null unless rejected. */
            rejection_reason: components["schemas"]["TemplateRejection"];
        };
        /**
         * @description `commit` executes. `dry_run` makes the same decision without any effect on customers, and records a shadow run.
         * @default commit
         * @enum {string}
         */
        ExecutionMode: "dry_run" | "commit";
        /** @description A delivery of an event of the customer's conversations to one of your endpoints. */
        ExportedDelivery: {
            /**
             * Format: uuid
             * @description The delivery.
             */
            id: string;
            /**
             * Format: uuid
             * @description The endpoint that got it.
             */
            endpoint_id: string;
            /**
             * Format: uuid
             * @description The event as the endpoint got it.
             */
            event_id: string;
            /** @description The name of an event that a webhook can subscribe to. One occurrence is sent once for each name it has. */
            event_type: components["schemas"]["EventName"];
            /** @description The status of a webhook delivery. `pending`: waits for a 2xx answer. `delivered`: the endpoint answered 2xx. `exhausted`: the last attempt failed; the delivery is kept and can be replayed. */
            status: components["schemas"]["DeliveryStatus"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An event of the customer's conversations. `GET /v1/atlas/events/{id}` has its payload. */
        ExportedEvent: {
            /**
             * Format: uuid
             * @description The event.
             */
            id: string;
            /** @description The name of an event that a webhook can subscribe to. One occurrence is sent once for each name it has. */
            event_type: components["schemas"]["EventName"];
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string | null;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A run in the customer's conversations, by its latest record. `GET /v1/atlas/runs/{run_id}` has the whole of it. */
        ExportedRun: {
            /**
             * Format: uuid
             * @description The run.
             */
            run_id: string;
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string | null;
            /** @description The intended action. */
            intent: string;
            /** @description The status of the run. `completed`: done. `pending_approval`: waits for an operator. `rejected`: an operator refused, or the approval expired. `failed`: tried without success. `shadow`: a dry run without effect. */
            status: components["schemas"]["RunStatus"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: uuid
         * @description The hosted agent that answers when the time to act is over. Null: the conversation is handed off to people.
         */
        FallbackAgentId: string | null;
        /** @description The grant is revoked; no instance of the service accepts its token any more. */
        GrantRevocation: {
            /**
             * Format: uuid
             * @description The grant.
             */
            id: string;
            /**
             * @description The final status of the grant.
             * @constant
             */
            grant_status: "revoked";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            revoked_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The status of the grant. `active`: its token is accepted. `revoked`: its token is refused, and lists keep the grant.
         * @enum {string}
         */
        GrantStatus: "active" | "revoked";
        /** @description Scopes of the credential. Grant the fewest that you need. */
        GrantedScopes: components["schemas"]["Scope"][];
        /** @description Hands the conversation back to the agent. It is open then, without an owner. */
        HandBackAction: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The conversation to act on.
             */
            conversation_id: string;
            /**
             * @description The action to take.
             * @constant
             */
            action_type: "hand_back";
            /** @description Empty; it may be left out. */
            payload?: components["schemas"]["EmptyPayload"];
        };
        /** @description Passes the conversation to people and silences hosted agents in it. */
        HandoffAction: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The conversation to act on.
             */
            conversation_id: string;
            /**
             * @description The action to take.
             * @constant
             */
            action_type: "handoff";
            /** @description Notes for the people who take over. */
            payload?: {
                /** @description A note to them; the customer does not see it. */
                text?: string;
            };
        };
        /** @description True if there are more pages. */
        HasMore: boolean;
        /** @description The process runs and reaches its database. */
        Health: {
            /**
             * @description Always `ok`. Any other state answers 503.
             * @constant
             */
            status: "ok";
        };
        /**
         * Format: uuid
         * @description A UUID (version 7).
         */
        Id: string;
        /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
        IdempotencyKey: string;
        /** @description Content of a customer other than text. */
        InboundContent: components["schemas"]["ButtonReplyContent"] | components["schemas"]["ListReplyContent"] | components["schemas"]["LocationContent"] | components["schemas"]["ContactsContent"] | components["schemas"]["ReceivedMediaContent"];
        /** @description The customer's message, where it is not text. */
        InboundContentMessage: {
            /** @description Content of a customer other than text. */
            content: components["schemas"]["InboundContent"];
            /** @description The message that this one quotes. It must belong to the same conversation. */
            reply_to?: components["schemas"]["ReplyTo"];
        };
        /** @description The customer who caused the event. Created if the phone number is new to the organization. */
        InboundCustomer: {
            /** @description A phone number in E.164 form. */
            phone_number: components["schemas"]["PhoneNumber"];
            /** @description The name as far as it is known. */
            name?: string;
        };
        /** @description The customer's message. */
        InboundMessage: {
            /**
             * @description The kind of message.
             * @constant
             */
            type?: "text";
            /** @description The text. */
            text: string;
            /** @description The message that this one quotes. It must belong to the same conversation. */
            reply_to?: components["schemas"]["ReplyTo"];
        };
        /** @description An event with a message of the customer other than text. It opens or reopens the 24-hour window from its time. */
        IngestContentRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The customer who caused the event. Created if the phone number is new to the organization. */
            customer: components["schemas"]["InboundCustomer"];
            /** @description The event type in dotted lowercase, usually `message.received`. */
            event_type: string;
            /** @description The customer's message, where it is not text. */
            message: components["schemas"]["InboundContentMessage"];
            /**
             * Format: date-time
             * @description The time of the event, by default the time of the request. Kept as given.
             */
            timestamp?: string;
        };
        /** @description An event without a message. It is recorded and sent to webhooks; it does not open the window. */
        IngestEventRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The customer who caused the event. Created if the phone number is new to the organization. */
            customer: components["schemas"]["InboundCustomer"];
            /** @description The event type in dotted lowercase. `message.received` needs a `message`. */
            event_type: string;
            /**
             * Format: date-time
             * @description The time of the event, by default the time of the request. Kept as given.
             */
            timestamp?: string;
        };
        /** @description An event with a message of the customer. It opens or reopens the 24-hour window from its time. */
        IngestMessageRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The customer who caused the event. Created if the phone number is new to the organization. */
            customer: components["schemas"]["InboundCustomer"];
            /** @description The event type in dotted lowercase, usually `message.received`. */
            event_type: string;
            /** @description The customer's message. */
            message: components["schemas"]["InboundMessage"];
            /**
             * Format: date-time
             * @description The time of the event, by default the time of the request. Kept as given.
             */
            timestamp?: string;
        };
        /** @description An invitation. Whoever has its token can become the member; it is shown once. */
        Invitation: {
            /** @description The token to hand to the member. */
            token: string;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The address to invite, with a role or individual permissions. */
        InviteMemberRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The address that the member signs in with. */
            email: components["schemas"]["MemberEmail"];
            /** @description Permissions that belong together. */
            role?: components["schemas"]["OperatorRole"];
            /** @description The member's permissions. */
            permissions?: components["schemas"]["MemberPermissions"];
        } & {
            [key: string]: unknown;
        };
        /** @description The request was refused. `error.data` says why in the terms of the service. */
        JsonRpcError: {
            /**
             * @description The version of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description The id of the request; null if it could not be read. */
            id: string | number | null;
            /** @description The problem. */
            error: {
                /** @description The JSON-RPC code. */
                code: number;
                /** @description The problem and its remedy. */
                message: string;
                /** @description The service's error behind a JSON-RPC error. */
                data?: components["schemas"]["ToolRefusal"];
            };
        };
        /** @description The id of the request; the response carries the same. */
        JsonRpcId: string | number;
        /** @description Any other MCP request, or, without `id`, a notification. */
        JsonRpcMessage: {
            /**
             * @description The version of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description The id of the request; the response carries the same. */
            id?: components["schemas"]["JsonRpcId"];
            /** @description A method of the Model Context Protocol. */
            method: string;
            /** @description Parameters of the method. */
            params?: {
                [key: string]: unknown;
            };
        };
        /** @description The request succeeded. */
        JsonRpcResult: {
            /**
             * @description The version of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description The id of the request; the response carries the same. */
            id: components["schemas"]["JsonRpcId"];
            /** @description `tools` after `tools/list`; `content` and `structuredContent` after `tools/call`. */
            result: {
                /** @description The tools that the token may call. */
                tools?: components["schemas"]["ToolServerTool"][];
                /** @description The outcome as content blocks, for models to read. */
                content?: ({
                    /** @description The kind of block. */
                    type: string;
                    /** @description The text of a text block. */
                    text?: string;
                } & {
                    [key: string]: unknown;
                })[];
                /** @description The outcome of a tool call. It also has the members of the tool's own answer. */
                structuredContent?: components["schemas"]["ToolOutcome"];
                /** @description True if the tool ran and failed. */
                isError?: boolean;
            } & {
                [key: string]: unknown;
            };
        };
        /** @description The key is revoked; no instance of the service accepts it any more. */
        KeyRevocation: {
            /**
             * Format: uuid
             * @description The key.
             */
            id: string;
            /**
             * @description The final status of the key.
             * @constant
             */
            status: "revoked";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            revoked_at: components["schemas"]["Timestamp"];
        };
        /** @description The latest attempt's failure, even if another attempt follows. Null if it did not fail. */
        KnowledgeAttemptFailure: {
            /** @description The failure's remedy. `invalid_url`: nothing is found there; correct the URL. `fetch_blocked`: the page is not public, or its site forbids fetching; submit its content. `unsupported_format`: submit a readable format. `too_large`: submit the part that matters. `timed_out`: no answer came in time; refresh it later. `extraction_failed`: the source is damaged, protected or without text; save it again. `fetch_failed` and `no_text` are no longer used. */
            code: components["schemas"]["KnowledgeFailureCode"];
            /** @description The action to take. */
            message: string;
        } | null;
        /**
         * @description The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only.
         * @enum {string}
         */
        KnowledgeAudience: "customers" | "developers" | "both";
        /** @description The source of a passage, and the place in it. */
        KnowledgeCitation: {
            /**
             * Format: uuid
             * @description The knowledge document.
             */
            knowledge_id: string;
            /** @description Its title. */
            title: string;
            /** @description The page it was taken from; left out where there is none. */
            url?: string;
            /** @description The headings above the passage, the outermost first, joined by " › "; left out where there are none. */
            heading?: string;
            /** @description The start of the passage in the document's text, in UTF-16 code units. */
            start?: number;
            /** @description The end of the passage, in the same units. */
            end?: number;
        };
        /** @description A source of knowledge of the organization. */
        KnowledgeDocument: {
            /**
             * Format: uuid
             * @description The document.
             */
            id: string;
            /**
             * Format: uuid
             * @description The same as `id`.
             */
            knowledge_id: string;
            /** @description The source's name in citations. */
            title: components["schemas"]["KnowledgeTitle"];
            /** @description The type of the source. */
            source_type: components["schemas"]["KnowledgeSourceType"];
            /** @description The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
            audience: components["schemas"]["KnowledgeAudience"];
            /** @description `queued`: being ingested. `indexed`: searchable by all agents of the organization. `failed`: ingestion failed, `failure` says why. `archived`: excluded from search. */
            status: components["schemas"]["KnowledgeStatus"];
            /** @description `queued`: being ingested. `indexed`: searchable by all agents of the organization. `failed`: ingestion failed, `failure` says why. `archived`: excluded from search. */
            training_status: components["schemas"]["KnowledgeStatus"];
            /** @description The page of a `url` source or null. */
            url: string | null;
            /** @description The file of a `document` source or null. */
            filename: string | null;
            /** @description The type of that file or null. */
            media_type: string | null;
            /**
             * Format: uuid
             * @description The ingest job. Null for a text source; it is indexed at once.
             */
            job_id: string | null;
            /** @description Reason why ingestion failed. Null unless the status is `failed`. */
            failure: components["schemas"]["KnowledgeFailure"];
            /**
             * Format: date-time
             * @description Time when it became searchable.
             */
            indexed_at: string | null;
            /**
             * Format: date-time
             * @description Time when its source was last taken in.
             */
            ingested_at: string | null;
            /**
             * Format: date-time
             * @description Time when it was archived.
             */
            archived_at: string | null;
            /**
             * Format: date-time
             * @description Time when it was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time when it last changed.
             */
            updated_at: string;
        };
        /** @description A source of knowledge with the text of a text source and the progress of its ingest. */
        KnowledgeDocumentDetail: {
            /**
             * Format: uuid
             * @description The document.
             */
            id: string;
            /**
             * Format: uuid
             * @description The same as `id`.
             */
            knowledge_id: string;
            /** @description The source's name in citations. */
            title: components["schemas"]["KnowledgeTitle"];
            /** @description The type of the source. */
            source_type: components["schemas"]["KnowledgeSourceType"];
            /** @description The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
            audience: components["schemas"]["KnowledgeAudience"];
            /** @description `queued`: being ingested. `indexed`: searchable by all agents of the organization. `failed`: ingestion failed, `failure` says why. `archived`: excluded from search. */
            status: components["schemas"]["KnowledgeStatus"];
            /** @description `queued`: being ingested. `indexed`: searchable by all agents of the organization. `failed`: ingestion failed, `failure` says why. `archived`: excluded from search. */
            training_status: components["schemas"]["KnowledgeStatus"];
            /** @description The page of a `url` source or null. */
            url: string | null;
            /** @description The file of a `document` source or null. */
            filename: string | null;
            /** @description The type of that file or null. */
            media_type: string | null;
            /**
             * Format: uuid
             * @description The ingest job. Null for a text source; it is indexed at once.
             */
            job_id: string | null;
            /** @description Reason why ingestion failed. Null unless the status is `failed`. */
            failure: components["schemas"]["KnowledgeFailure"];
            /**
             * Format: date-time
             * @description Time when it became searchable.
             */
            indexed_at: string | null;
            /**
             * Format: date-time
             * @description Time when its source was last taken in.
             */
            ingested_at: string | null;
            /**
             * Format: date-time
             * @description Time when it was archived.
             */
            archived_at: string | null;
            /**
             * Format: date-time
             * @description Time when it was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time when it last changed.
             */
            updated_at: string;
            /** @description The text of a text source or null. */
            text: string | null;
            /** @description The same as `text`. */
            content: string | null;
            /** @description Number of indexed passages. */
            chunk_count: number;
            /** @description The progress of the latest ingest job. Null for a text source. */
            ingest: components["schemas"]["KnowledgeIngest"];
        };
        /** @description Reason why ingestion failed. Null unless the status is `failed`. */
        KnowledgeFailure: {
            /** @description The failure's remedy. `invalid_url`: nothing is found there; correct the URL. `fetch_blocked`: the page is not public, or its site forbids fetching; submit its content. `unsupported_format`: submit a readable format. `too_large`: submit the part that matters. `timed_out`: no answer came in time; refresh it later. `extraction_failed`: the source is damaged, protected or without text; save it again. `fetch_failed` and `no_text` are no longer used. */
            code: components["schemas"]["KnowledgeFailureCode"];
            /** @description The action to take. */
            message: string;
        } | null;
        /**
         * @description The failure's remedy. `invalid_url`: nothing is found there; correct the URL. `fetch_blocked`: the page is not public, or its site forbids fetching; submit its content. `unsupported_format`: submit a readable format. `too_large`: submit the part that matters. `timed_out`: no answer came in time; refresh it later. `extraction_failed`: the source is damaged, protected or without text; save it again. `fetch_failed` and `no_text` are no longer used.
         * @enum {string}
         */
        KnowledgeFailureCode: "invalid_url" | "fetch_blocked" | "unsupported_format" | "too_large" | "timed_out" | "extraction_failed" | "fetch_failed" | "no_text";
        /** @description The reason why the knowledge does not answer. Null if it does (`grounded`). It suggests an addition, or another question. */
        KnowledgeGap: {
            /** @description Words of the question that no document has, nor anything that means the same, as they are compared. */
            unknown_words: string[];
            /** @description The documents that are nearest to the question, the nearest first. */
            nearest: {
                /** @description A UUID (version 7). */
                knowledge_id: components["schemas"]["Id"];
                /** @description Its title. */
                title: string;
            }[];
        } | null;
        /** @description The progress of the latest ingest job. Null for a text source. */
        KnowledgeIngest: {
            /**
             * Format: uuid
             * @description The job.
             */
            job_id: string;
            /**
             * @description The progress of the job.
             * @enum {string}
             */
            state: "queued" | "running" | "succeeded" | "failed";
            /** @description The stage of the job. `queued`: waits for its turn or its next attempt. `fetching`: its page is being fetched. `extracting`: its text is being read. `indexing`: its passages are being indexed. `done` and `failed`: it has ended. */
            stage: components["schemas"]["KnowledgeIngestStage"];
            /** @description Number of attempts. */
            attempts: number;
            /** @description The length of the source when it was last read. */
            bytes: number | null;
            /** @description The latest attempt's failure, even if another attempt follows. Null if it did not fail. */
            failure: components["schemas"]["KnowledgeAttemptFailure"];
            /**
             * Format: date-time
             * @description Time when the latest attempt began.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description Time when the job succeeded or failed for good.
             */
            finished_at: string | null;
        } | null;
        /**
         * @description The stage of the job. `queued`: waits for its turn or its next attempt. `fetching`: its page is being fetched. `extracting`: its text is being read. `indexing`: its passages are being indexed. `done` and `failed`: it has ended.
         * @enum {string}
         */
        KnowledgeIngestStage: "queued" | "fetching" | "extracting" | "indexing" | "done" | "failed";
        /** @description One page of documents; the answer without `q`. */
        KnowledgePage: {
            /**
             * @description Says that the call succeeded.
             * @constant
             */
            ok: true;
            /** @description The result. */
            data: {
                /** @description The documents of this page. */
                documents: components["schemas"]["KnowledgeDocument"][];
                /** @description True if there are more pages. */
                has_more: components["schemas"]["HasMore"];
                /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                next_cursor: components["schemas"]["NextCursor"];
            };
        };
        /**
         * @description Narrows to documents for this audience and for `both`. Omit it to read all documents.
         * @enum {string}
         */
        KnowledgeReader: "customers" | "developers";
        /** @description One page of search results, the best first; the answer with `q`. */
        KnowledgeSearchPage: {
            /**
             * @description Says that the call succeeded.
             * @constant
             */
            ok: true;
            /** @description The results of this page. */
            data: components["schemas"]["KnowledgeSearchResult"][];
            /** @description True if there are more pages. */
            has_more: components["schemas"]["HasMore"];
            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
            next_cursor: components["schemas"]["NextCursor"];
            /** @description The query as it was understood. */
            query: string;
            /** @description Total number of results on all pages. */
            total_results: number;
            /** @description The state of the knowledge for this question. `grounded`: answer with the citations. `gap_weak`: little was found; hand off or ask for clarification. `gap_none`: nothing was found. */
            knowledge_state: components["schemas"]["KnowledgeState"];
            /** @description The reason why the knowledge does not answer. Null if it does (`grounded`). It suggests an addition, or another question. */
            knowledge_gap: components["schemas"]["KnowledgeGap"];
            /**
             * @description Present if the question is in a language that no searched document speaks. The first result was found by its meaning,
             *     so answer in the language of the question.
             */
            across_languages?: components["schemas"]["AcrossLanguages"];
        };
        /** @description A passage that answers the query, the best first. */
        KnowledgeSearchResult: {
            /**
             * Format: uuid
             * @description The document the passage comes from.
             */
            knowledge_id: string;
            /** @description The type of the source. */
            source_type: components["schemas"]["KnowledgeSourceType"];
            /** @description The title of the document. */
            title: string;
            /** @description The passage. */
            passage: string;
            /** @description The relevance of the passage to the query. */
            relevance_score: number;
            /** @description The source of a passage, and the place in it. */
            citation: components["schemas"]["KnowledgeCitation"];
        };
        /**
         * @description The type of the source.
         * @enum {string}
         */
        KnowledgeSourceType: "url" | "text" | "document";
        /**
         * @description The state of the knowledge for this question. `grounded`: answer with the citations. `gap_weak`: little was found; hand off or ask for clarification. `gap_none`: nothing was found.
         * @enum {string}
         */
        KnowledgeState: "grounded" | "gap_weak" | "gap_none";
        /**
         * @description `queued`: being ingested. `indexed`: searchable by all agents of the organization. `failed`: ingestion failed, `failure` says why. `archived`: excluded from search.
         * @enum {string}
         */
        KnowledgeStatus: "queued" | "indexed" | "failed" | "archived";
        /** @description The body of a text source. */
        KnowledgeText: string;
        /** @description The source's name in citations. */
        KnowledgeTitle: string;
        /** @description The page, text or PDF to fetch, as far as the `robots.txt` of its site allows it to `Atlas-Knowledge`. One that cannot be fetched ends in the status `failed`. */
        KnowledgeUrl: string;
        /**
         * Format: date-time
         * @description Time when it was last used, to within a minute or two; null if it never was.
         */
        LastUsedAt: string | null;
        /**
         * @description A class of requests that have one limit.
         * @enum {string}
         */
        LimitClass: "messages" | "agent_tools" | "actions" | "ingest" | "writes" | "reads";
        /** @description A sliding window of one minute, of one limit class. */
        LimitWindow: {
            /** @description A class of requests that have one limit. */
            class: components["schemas"]["LimitClass"];
            /**
             * @description Whose requests count: all of the organization, or those of one principal.
             * @enum {string}
             */
            per: "organization" | "principal";
            /** @description Requests that the window takes. */
            limit: number;
            /** @description Requests of the last minute. */
            used: number;
            /** @description Requests that would still be admitted. */
            remaining: number;
            /**
             * Format: date-time
             * @description Time when the oldest of them leaves the window. Null if the window is empty.
             */
            resets_at: string | null;
        };
        /** @description A number at a messaging app. */
        LinkChannelRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The display name of the channel. */
            display_name: components["schemas"]["ChannelDisplayName"];
            /**
             * Format: uri
             * @description The URL at which the provider's API begins.
             */
            base_url: string;
            /** @description An id that the provider gave. */
            sender_id: components["schemas"]["ProviderId"];
            /** @description An id that the provider gave. */
            business_account_id?: components["schemas"]["ProviderId"];
            /** @description The language of a template, as the messaging app names it. One name may have a template for each language. */
            template_language: components["schemas"]["TemplateLanguage"];
            /** @description A secret of the provider. It is stored encrypted and never shown. */
            access_token: components["schemas"]["ProviderSecret"];
            /** @description A secret of the provider. It is stored encrypted and never shown. */
            app_secret: components["schemas"]["ProviderSecret"];
            /** @description The agent that answers customers on this channel, if it is ready and works on channels of this name. Null: no agent answers. */
            agent_id?: components["schemas"]["ServingAgentId"];
        } & {
            [key: string]: unknown;
        };
        /** @description A channel as operators see it, with its link to the messaging app. */
        LinkedChannel: {
            /**
             * Format: uuid
             * @description The channel.
             */
            id: string;
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The display name of the channel. */
            display_name: string;
            /** @description `connected`: linked to the messaging app, nothing carried yet. `active`: linked and carrying messages. `disconnected`: the link is lost. */
            status: components["schemas"]["ChannelStatus"];
            /**
             * Format: date-time
             * @description Time when an operator disconnected it. Null if nobody did.
             */
            disconnected_at: string | null;
            /** @description True if messages without a `channel_id` go over it. */
            is_default: boolean;
            /** @description The agent that answers customers on this channel, if it is ready and works on channels of this name. Null: no agent answers. */
            agent_id: components["schemas"]["ServingAgentId"];
            /**
             * Format: date-time
             * @description Time when the channel was last checked. Null before the first check.
             */
            last_health_check: string | null;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The result of the last health check. */
            health: components["schemas"]["ChannelHealth"];
            /** @description Its link to the messaging app; null for the scripted channel of a sandbox. */
            link: components["schemas"]["ChannelLink"] | null;
        };
        /** @description Text with a list of up to ten rows to choose from. The customer's choice comes as `list_reply`. */
        ListContent: {
            /**
             * @description The kind of content.
             * @constant
             */
            type: "list";
            /** @description The text above the list. */
            text: string;
            /** @description A line above the text. */
            header?: string;
            /** @description A line below the text. */
            footer?: string;
            /** @description The label that opens the list. */
            button: string;
            /** @description The rows in groups, ten rows at most in all. With several groups each needs a title. */
            sections: {
                /** @description The heading of the group. */
                title?: string;
                /** @description The rows in order. Ids must differ in the whole list. */
                rows: {
                    /** @description Your id of the choice. It returns with the reply. */
                    id: string;
                    /** @description The row's first line. */
                    title: string;
                    /** @description The row's second line. */
                    description?: string;
                }[];
            }[];
        };
        /** @description The row of a list that the customer chose. */
        ListReplyContent: {
            /**
             * @description The kind of content.
             * @constant
             */
            type: "list_reply";
            /** @description Your id of the choice. */
            id: string;
            /** @description The label that the customer chose. */
            title: string;
            /** @description The row's second line. */
            description?: string;
        };
        /** @description The category under which the directory lists the agent. */
        ListingCategory: string;
        /** @description The agent's description in the directory. */
        ListingDescription: string;
        /** @description The name of the listing in addresses; unique in the directory. */
        ListingSlug: string;
        /** @description The process runs. */
        Liveness: {
            /**
             * @description Always `live`.
             * @constant
             */
            status: "live";
        };
        /** @description A place. */
        LocationContent: {
            /**
             * @description The kind of content.
             * @constant
             */
            type: "location";
            /** @description Degrees north. */
            latitude: number;
            /** @description Degrees east. */
            longitude: number;
            /** @description The name of the place. */
            name?: string;
            /** @description Its address. */
            address?: string;
        };
        /** @description A picture, a sound, a film or a file that is kept here. */
        Media: {
            /**
             * Format: uuid
             * @description The media.
             */
            id: string;
            /**
             * @description `pending` until the messaging app has handed it over. The bytes of `failed` media will not come, and those of `erased` media went with its customer.
             * @enum {string}
             */
            status: "pending" | "stored" | "failed" | "erased";
            /** @description Its type, checked against its bytes. Before it is stored, as the sender says it. */
            media_type: string | null;
            /** @description Its length. Null unless it is stored. */
            size_bytes: number | null;
            /** @description The SHA-256 of its bytes. Null unless it is stored. */
            sha256: string | null;
            /** @description Its name, where one was given. */
            filename: string | null;
            /**
             * @description Reason why it could not be stored. Null for all others.
             * @enum {string|null}
             */
            error_code: "too_large" | "type_mismatch" | "not_found" | "channel_refused" | "unreachable" | null;
            /**
             * Format: date-time
             * @description Time when it was uploaded or received.
             */
            created_at: string;
        };
        /** @description A picture, a sound, a film or a file. The messaging app fetches it from its address. */
        MediaContent: {
            /**
             * @description The kind of content.
             * @enum {string}
             */
            type: "image" | "audio" | "video" | "document";
            /**
             * Format: uri
             * @description The address from which the messaging app fetches it. It must stay there for some minutes.
             */
            url: string;
            /** @description Text below it. A sound has none. */
            caption?: string;
            /** @description The name that a document is shown with. */
            filename?: string;
        };
        /** @description An operator of the organization. */
        Member: {
            /**
             * Format: uuid
             * @description The member.
             */
            id: string;
            /** @description The address that the member signs in with. */
            email: components["schemas"]["MemberEmail"];
            /** @description The member's name, as colleagues see it. Customers' systems see it as the author of messages; without one they see `Operator`. */
            name: components["schemas"]["MemberName"];
            /** @description The role of the permissions. Null for individual permissions. */
            role: components["schemas"]["MemberRole"];
            /** @description The member's permissions. */
            permissions: components["schemas"]["MemberPermissions"];
            /**
             * @description Invited until the first sign-in.
             * @enum {string}
             */
            status: "invited" | "active";
            /**
             * Format: date-time
             * @description Time when they last signed in; null if they never have.
             */
            last_signed_in_at: string | null;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: email
         * @description The address that the member signs in with.
         */
        MemberEmail: string;
        /** @description The member's name, as colleagues see it. Customers' systems see it as the author of messages; without one they see `Operator`. */
        MemberName: string | null;
        /** @description The member's permissions. */
        MemberPermissions: components["schemas"]["ConsolePermission"][];
        /** @description The member is removed; no session of theirs is accepted any more. */
        MemberRemoval: {
            /**
             * Format: uuid
             * @description The member.
             */
            id: string;
            /**
             * @description The final status of the membership.
             * @constant
             */
            status: "removed";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            removed_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The role of the permissions. Null for individual permissions.
         * @enum {string|null}
         */
        MemberRole: "owner" | "developer" | "approver" | "responder" | "auditor" | "viewer" | null;
        /** @description A message, with every state that it has had. */
        Message: {
            /**
             * Format: uuid
             * @description The message.
             */
            id: string;
            /**
             * Format: uuid
             * @description The conversation that it belongs to.
             */
            conversation_id: string;
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description A customer of the organization. */
            customer: components["schemas"]["Customer"];
            /** @description `inbound` comes from the customer, `outbound` goes there. */
            direction: components["schemas"]["MessageDirection"];
            /** @description The kind of message. `button_reply` and `list_reply` are a customer's choices; `template` is sent only. */
            type: components["schemas"]["MessageType"];
            /** @description The text as the customer wrote or reads it; of other content, a short form of it. */
            text: string;
            /** @description The content of a message of another type than `text` and `template`. */
            content?: components["schemas"]["MessageContent"];
            /** @description The message that this one quotes. It must belong to the same conversation. */
            reply_to?: components["schemas"]["ReplyTo"];
            /** @description The author of an outbound message. Null for a customer's message, and for messages from before authors were kept. */
            author: components["schemas"]["MessageAuthor"];
            /**
             * Format: uuid
             * @description The template that was sent or null.
             */
            template_id: string | null;
            /**
             * @description The purpose that was given with the message or null.
             * @enum {string|null}
             */
            category: "utility" | "marketing" | "transactional" | null;
            /**
             * @description The delivery state of an outbound message. Null for an inbound one.
             * @enum {string|null}
             */
            delivery_state: "scheduled" | "queued" | "sent" | "delivered" | "read" | "failed" | "canceled" | null;
            /** @description Reason why delivery failed. Null for a message that has not failed. */
            error_code: string | null;
            /** @description The messaging app's id of the message. Null until it is sent, and where the app gave none. */
            provider_message_id: string | null;
            /**
             * Format: date-time
             * @description The time for which it was scheduled. Null for at once.
             */
            send_at: string | null;
            /**
             * Format: date-time
             * @description The time when you marked the customer's message as read. Null for outbound messages, whose state says it.
             */
            read_at: string | null;
            /** @description Every delivery state of an outbound message, oldest first. Empty for an inbound one. */
            statuses: components["schemas"]["MessageStatus"][];
            /**
             * Format: date-time
             * @description Time when it was written or accepted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of its last change.
             */
            updated_at: string;
        };
        /** @description The author of an outbound message. Null for a customer's message, and for messages from before authors were kept. */
        MessageAuthor: {
            /**
             * @description `operator`: a person in the console. `agent`: a hosted agent. `api`: an integration with a token.
             * @enum {string}
             */
            type: "operator" | "agent" | "api";
            /** @description The name of the operator, agent, app or service account. `Operator` for a person without a name, null for a sandbox token. */
            name: string | null;
        } | null;
        /**
         * @description The purpose of the message, required with a template.
         * @enum {string}
         */
        MessageCategory: "utility" | "marketing" | "transactional";
        /** @description The content of a message of another type than `text` and `template`. */
        MessageContent: components["schemas"]["ButtonsContent"] | components["schemas"]["ListContent"] | components["schemas"]["LocationContent"] | components["schemas"]["ContactsContent"] | components["schemas"]["ButtonReplyContent"] | components["schemas"]["ListReplyContent"] | components["schemas"]["ReceivedMediaContent"];
        /** @description The short name of `conversation.message_delivered`. */
        MessageDeliveredEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "message.delivered";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /** @description The messaging app as one lowercase word. */
            channel: components["schemas"]["ChannelName"];
            /** @description The customer. */
            customer: components["schemas"]["EventCustomer"];
            /** @description The message that the event is about. */
            message: components["schemas"]["EventMessage"];
        };
        /**
         * @description `inbound` comes from the customer, `outbound` goes there.
         * @enum {string}
         */
        MessageDirection: "inbound" | "outbound";
        /** @description Nothing has to be said; the key makes a retry safe. */
        MessageRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
        };
        /** @description A delivery state that a message has reached. */
        MessageStatus: {
            /** @description The delivery state of an outbound message. It never moves back. `scheduled`: waits for its `send_at`. `queued`: waits to be sent. `sent`: the provider has it. `delivered`: it has reached the customer. `read`: the customer has read it. `failed`: it could not be delivered. `canceled`: it was canceled before its time. */
            status: components["schemas"]["DeliveryState"];
            /**
             * Format: date-time
             * @description The time when the message reached it.
             */
            at: string;
            /** @description Reason of a failure. Null for every other state. */
            error_code: string | null;
        };
        /** @description A message template of the organization, in one language. */
        MessageTemplate: {
            /** @description An approved template of the organization. */
            id: components["schemas"]["TemplateId"];
            /** @description The name of a template. Name and language together are unique in the organization. */
            name: components["schemas"]["TemplateName"];
            /** @description The language of a template, as the messaging app names it. One name may have a template for each language. */
            language: components["schemas"]["TemplateLanguage"];
            /** @description The purpose of the message, required with a template. */
            category: components["schemas"]["MessageCategory"];
            /** @description The line above the body, if there is one. */
            header: string | null;
            /** @description The text, with placeholders of the form `{{name}}`. */
            body: components["schemas"]["TemplateBody"];
            /** @description The line below the body, if there is one. */
            footer: string | null;
            /** @description Buttons below the message, at most two with an address and one with a phone number. */
            buttons: components["schemas"]["TemplateButtons"];
            /** @description Sample values of the placeholders, by name. Reviewers of the messaging app see them; a placeholder without one shows its name. */
            samples: components["schemas"]["TemplateSamples"];
            /** @description The names in header, body and addresses of buttons, for `template_params`. */
            placeholders: string[];
            /** @description The status of the template. `pending`: waits for the messaging app's review. `approved`: can be sent. `rejected`: refused by the review. `paused`: the messaging app holds it back for a while, since customers complained. `disabled`: no longer allowed by the messaging app, or deleted there. `draft`: not submitted, since no linked channel names its business account. */
            status: components["schemas"]["TemplateStatus"];
            /** @description The messaging app's reason for a rejection; null unless rejected. */
            rejection_reason: components["schemas"]["TemplateRejection"];
            /** @description The reason why the template cannot be sent, and the remedy. Null while it is approved. */
            notice: string | null;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The text as the customer reads it. */
        MessageText: string;
        /**
         * @description The kind of message. `button_reply` and `list_reply` are a customer's choices; `template` is sent only.
         * @enum {string}
         */
        MessageType: "text" | "template" | "buttons" | "list" | "location" | "contacts" | "button_reply" | "list_reply" | "image" | "audio" | "video" | "document";
        /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
        NextCursor: string | null;
        /** @description This contract, bundled into one document. */
        OpenApiDocument: {
            /** @description The version of OpenAPI. */
            openapi: string;
            /** @description The contract's title and version. */
            info: {
                [key: string]: unknown;
            };
            /** @description Its operations. */
            paths: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Your name, as colleagues see it. Customers' systems see it as the author of your messages. */
        OperatorName: string;
        /**
         * @description Permissions that belong together.
         * @enum {string}
         */
        OperatorRole: "owner" | "developer" | "approver" | "responder" | "auditor" | "viewer";
        /** @description A console session. It is sent as bearer token, and shown once. */
        OperatorSession: {
            /**
             * Format: uuid
             * @description The session.
             */
            id: string;
            /** @description The bearer token. */
            token: string;
            /**
             * @description The scheme for sending the token.
             * @constant
             */
            token_type: "Bearer";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description An organization that was deleted. */
        OrganizationDeletion: {
            /**
             * Format: uuid
             * @description The organization.
             */
            id: string;
            /**
             * @description Its credentials and sessions have ended.
             * @constant
             */
            status: "deleted";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            deleted_at: components["schemas"]["Timestamp"];
        };
        /** @description The message is accepted and on its way. */
        OutboundAcknowledgement: {
            /**
             * @description The service has taken the message on.
             * @constant
             */
            accepted: true;
            /**
             * @description The initial delivery state. A message with `send_at` is `scheduled`.
             * @enum {unknown}
             */
            delivery_state: "queued" | "scheduled";
            /**
             * Format: uuid
             * @description The conversation that the message belongs to.
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description The message; delivery events carry it.
             */
            message_id: string;
            /** @description The kind of message. `button_reply` and `list_reply` are a customer's choices; `template` is sent only. */
            message_type: components["schemas"]["MessageType"];
            /**
             * @description The message waits in the outbox.
             * @constant
             */
            queued: true;
            /** @description True if free-form text may be sent now. */
            window_open: boolean;
            /**
             * Format: uuid
             * @description The outbox row of the message.
             */
            outbox_id: string;
            /**
             * Format: date-time
             * @description The time when it will be sent. Null for at once.
             */
            send_at?: string | null;
            /** @description A phone number in E.164 form. */
            phone_number: components["schemas"]["PhoneNumber"];
        };
        /** @description Content other than text. Like text it needs an open window. */
        OutboundContent: components["schemas"]["ButtonsContent"] | components["schemas"]["ListContent"] | components["schemas"]["LocationContent"] | components["schemas"]["ContactsContent"] | components["schemas"]["MediaContent"] | components["schemas"]["StoredMediaContent"];
        /** @description A console session of the operator. */
        OwnSession: {
            /**
             * Format: uuid
             * @description The session.
             */
            id: string;
            /** @description The beginning of the `User-Agent` of the sign-in; null without one. */
            device: string | null;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Time of its last request, to a minute or two. Null before the first.
             */
            last_seen_at: string | null;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description True for the session that asks. */
            current: boolean;
        };
        /** @description A password or pass phrase. */
        Password: string;
        /** @description A password that was changed. */
        PasswordChange: {
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            changed_at: components["schemas"]["Timestamp"];
            /** @description Number of other sessions that have ended. */
            ended_sessions: number;
            /** @description A token for programs to keep and send at the next sign-in, so that strangers' attempts cannot lock the operator out. It does not sign anyone in by itself. Browsers get it as a cookie. Null after a single sign-on. */
            device_token: components["schemas"]["DeviceToken"];
        };
        /** @description A reset of a password. Whoever has its token can set a new one, once; the token is shown once. */
        PasswordReset: {
            /** @description The token to hand to the member. */
            token: string;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description A phone number in E.164 form. */
        PhoneNumber: string;
        /** @description An id that the provider gave. */
        ProviderId: string;
        /** @description The delivery status of a message at the provider. */
        ProviderMessageStatus: {
            /**
             * @description It goes from sent over delivered to read, never back; failed is final.
             * @enum {string}
             */
            status: "sent" | "delivered" | "read" | "failed";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A secret of the provider. It is stored encrypted and never shown. */
        ProviderSecret: string;
        /** @description The agent's listing in the directory. Omitted members keep their values. A listing without a description shows the agent's own. One without a slug gets a slug from the name. */
        PublishAgentRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description True publishes the agent; false takes it out of the directory. */
            is_listed: boolean;
            /** @description The category under which the directory lists the agent. */
            listing_category?: components["schemas"]["ListingCategory"];
            /** @description The agent's description in the directory. */
            listing_description?: components["schemas"]["ListingDescription"];
            /** @description The name of the listing in addresses; unique in the directory. */
            listing_slug?: components["schemas"]["ListingSlug"];
        };
        /** @description The agent's listing in the directory. Omitted members keep their values. A listing without a description shows the agent's own. One without a slug gets a slug from the name. */
        PublishConsoleAgentRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description True publishes the agent; false takes it out of the directory. */
            is_listed: boolean;
            /** @description The category under which the directory lists the agent. */
            listing_category?: components["schemas"]["ListingCategory"];
            /** @description The agent's description in the directory. */
            listing_description?: components["schemas"]["ListingDescription"];
            /** @description The name of the listing in addresses; unique in the directory. */
            listing_slug?: components["schemas"]["ListingSlug"];
        } & {
            [key: string]: unknown;
        };
        /** @description Hours without marketing, by the customer's clock; null for none. They may last over midnight. */
        QuietHours: {
            /** @description Hours and minutes of a day of 24 hours. */
            start: components["schemas"]["ClockTime"];
            /** @description Hours and minutes of a day of 24 hours. */
            end: components["schemas"]["ClockTime"];
            /** @description IANA name of the time zone for customers whose own is not known: they have no `time_zone`, and their number's country has several. */
            time_zone: string;
        } | null;
        /** @description The process takes requests. */
        Readiness: {
            /**
             * @description Always `ready`. Any other state answers 503.
             * @constant
             */
            status: "ready";
        };
        /** @description A picture, a sound, a film or a file, as a message shows it. */
        ReceivedMediaContent: {
            /**
             * @description The kind of content.
             * @enum {string}
             */
            type: "image" | "audio" | "video" | "document";
            /**
             * Format: uri
             * @description Its address, where one was given. A messaging app gives none with a customer's message.
             */
            url?: string;
            /**
             * Format: uuid
             * @description The media that is kept here. Read its bytes by this id.
             */
            media_id?: string;
            /** @description The text below it. */
            caption?: string;
            /** @description The name of a document. */
            filename?: string;
            /** @description Its media type as the sender says it. */
            media_type?: string;
        };
        /** @description A statement of the customer about marketing, with its place and time. */
        RecordConsentRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * @description The customer's wish.
             * @enum {string}
             */
            marketing: "opted_in" | "opted_out";
            /** @description Place where the customer said it, such as the name of a form. */
            source: string;
            /**
             * Format: date-time
             * @description Time at which the customer said it; now if it is left out. Not in the future.
             */
            at?: string;
        };
        /** @description A statement of the customer about marketing, with its place and time. */
        RecordCustomerConsentRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * @description The customer's wish.
             * @enum {string}
             */
            marketing: "opted_in" | "opted_out";
            /** @description Place where the customer said it, such as the name of a form. */
            source: string;
            /**
             * Format: date-time
             * @description Time at which the customer said it; now if it is left out. Not in the future.
             */
            at?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description From when on to deliver what the webhook has not received. */
        RecoverWebhookEndpointRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: date-time
             * @description Only events of this time or later.
             */
            since: string;
            /**
             * Format: uuid
             * @description The `next_after_id` of the call before.
             */
            after_id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description From when on to deliver what the webhook has not received. */
        RecoverWebhookRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: date-time
             * @description Only events of this time or later.
             */
            since: string;
            /**
             * Format: uuid
             * @description The `next_after_id` of the call before.
             */
            after_id?: string;
        };
        /** @description Recovery codes, shown once. Each signs in once in place of a code. */
        RecoveryCodes: {
            /** @description The codes. Earlier ones are void. */
            recovery_codes: string[];
        };
        /**
         * Format: uri
         * @description An absolute address without a fragment; it is compared exactly.
         */
        RedirectUri: string;
        /** @description Nothing has to be said; the key makes a retry safe. */
        RefreshKnowledgeRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
        };
        /** @description The reason for the rejection. The body may be left out. */
        RejectApprovalRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The reason, for the audit log. */
            reason?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Opens a closed conversation again, without an owner. */
        ReopenAction: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The conversation to act on.
             */
            conversation_id: string;
            /**
             * @description The action to take.
             * @constant
             */
            action_type: "reopen";
            /** @description Empty; it may be left out. */
            payload?: components["schemas"]["EmptyPayload"];
        };
        /** @description From when on to replay. */
        ReplayFailedDeliveriesRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            since: components["schemas"]["Timestamp"];
        } & {
            [key: string]: unknown;
        };
        /** @description Sends free-form text to the customer; the 24-hour window must be open. */
        ReplyAction: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The conversation to act on.
             */
            conversation_id: string;
            /**
             * @description The action to take.
             * @constant
             */
            action_type: "reply";
            /** @description The reply. */
            payload: {
                /** @description The text as the customer reads it. */
                text: components["schemas"]["MessageText"];
                /** @description The message that this one quotes. It must belong to the same conversation. */
                reply_to?: components["schemas"]["ReplyTo"];
            };
        };
        /** @description Sends buttons, a list, a place or contacts to the customer; the 24-hour window must be open. */
        ReplyContentAction: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The conversation to act on.
             */
            conversation_id: string;
            /**
             * @description The action to take.
             * @constant
             */
            action_type: "reply";
            /** @description The reply. */
            payload: {
                /** @description Content other than text. Like text it needs an open window. */
                content: components["schemas"]["OutboundContent"];
                /** @description The message that this one quotes. It must belong to the same conversation. */
                reply_to?: components["schemas"]["ReplyTo"];
            };
        };
        /**
         * Format: uuid
         * @description The message that this one quotes. It must belong to the same conversation.
         */
        ReplyTo: string;
        /** @description Seconds that an external agent has to answer a customer. Then the fallback answers. Null: no limit. Always null for a hosted agent. */
        ReplyWithinSeconds: number | null;
        /** @description The token of the reset and a new password. */
        ResetPasswordRequest: {
            /** @description The token of the reset. */
            reset_token: string;
            /** @description A password or pass phrase. */
            password: components["schemas"]["Password"];
            /** @description A code of the authenticator app, or a recovery code. Spaces and hyphens in it do not matter. */
            code?: components["schemas"]["SecondFactorCode"];
        } & {
            [key: string]: unknown;
        };
        /**
         * Format: date-time
         * @description Time when it was revoked; null while it is active.
         */
        RevokedAt: string | null;
        /** @description The new secrets of the provider. A secret that is left out stays as it is. */
        RotateChannelTokenRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description A secret of the provider. It is stored encrypted and never shown. */
            access_token?: components["schemas"]["ProviderSecret"];
            /** @description A secret of the provider. It is stored encrypted and never shown. */
            app_secret?: components["schemas"]["ProviderSecret"];
        } & {
            [key: string]: unknown;
        };
        /** @description A secret of your own, or none for a new one of the service. The body may be left out. */
        RotateSecretRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The key of the HMAC-SHA256 in `Atlas-Signature`. It is shown once. One that begins with `whsec_` goes on in base64, with its padding; none is all white space. */
            secret?: components["schemas"]["WebhookSecret"];
        } & {
            [key: string]: unknown;
        };
        /** @description The new signing secret. Until the old one ends, deliveries are signed with both. */
        RotatedWebhookSecret: {
            /**
             * Format: uuid
             * @description The endpoint.
             */
            id: string;
            /** @description The address of the receiver. Addresses that are not public are refused. */
            endpoint_url: components["schemas"]["WebhookUrl"];
            /** @description The key of the HMAC-SHA256 in `Atlas-Signature`. It is shown once. One that begins with `whsec_` goes on in base64, with its padding; none is all white space. */
            signing_secret: components["schemas"]["WebhookSecret"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            previous_secret_valid_until: components["schemas"]["Timestamp"];
        };
        /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
        Run: {
            /**
             * Format: uuid
             * @description The run; the same in all its iterations.
             */
            run_id: string;
            /**
             * Format: uuid
             * @description The same as `run_id`.
             */
            id: string;
            /**
             * Format: uuid
             * @description The session of the run or null.
             */
            session_id: string | null;
            /**
             * Format: uuid
             * @description The conversation of the run or null.
             */
            conversation_id: string | null;
            /** @description Counts the records of this run, from 1. */
            iteration: number;
            /** @description The intended action. */
            intent: string;
            /** @description The status of the run. `completed`: done. `pending_approval`: waits for an operator. `rejected`: an operator refused, or the approval expired. `failed`: tried without success. `shadow`: a dry run without effect. */
            status: components["schemas"]["RunStatus"];
            /** @description The tools it called in their order. */
            tools_called: string[];
            /** @description True if a person must approve it. */
            approval_required: boolean;
            /** @description The state of the approval. Null if none is required. `pending`: waits for an operator. `approved`: an operator approved, and the run has the outcome. `rejected`: an operator refused. `expired`: nobody decided within seven days. */
            approval_state: components["schemas"]["ApprovalState"];
            /**
             * Format: uuid
             * @description The approval; null when none is required.
             */
            approval_id: string | null;
            /** @description The knowledge it rested on. Archived documents stay cited. */
            citations: components["schemas"]["KnowledgeCitation"][];
            /** @description Reason why it failed. Null unless the status is `failed`. */
            error: {
                /** @description An error code of the service or of the channel. */
                code: string;
                /** @description The problem. */
                message: string;
            } | null;
            /** @description The author of this record. Null for the service itself, and for records from before authors were kept. */
            actor?: components["schemas"]["RunActor"];
            /**
             * Format: uuid
             * @description The agent that acted, did not answer in time, or is evaluated in the session. Null for other runs, and for those from before it was kept.
             */
            agent_id?: string | null;
            /** @description The `X-Request-Id` of the request that caused it. */
            correlation_id: string;
            /**
             * Format: date-time
             * @description Time when this record was written.
             */
            created_at: string;
        };
        /** @description The author of this record. Null for the service itself, and for records from before authors were kept. */
        RunActor: {
            /**
             * @description `operator`: a person in the console. `agent`: a hosted agent. `api`: an integration with a token.
             * @enum {string}
             */
            type: "operator" | "agent" | "api";
            /** @description The name, as in a message's `author`. */
            name: string | null;
        } | null;
        /**
         * @description The status of the run. `completed`: done. `pending_approval`: waits for an operator. `rejected`: an operator refused, or the approval expired. `failed`: tried without success. `shadow`: a dry run without effect.
         * @enum {string}
         */
        RunStatus: "completed" | "pending_approval" | "rejected" | "failed" | "shadow";
        /**
         * @description The kind of program behind the credential.
         * @default external_agent
         */
        RuntimeMode: string;
        /** @description A token for a fresh organization of your own, and the ids of what it is seeded with. For evaluation only. */
        SandboxCredentials: {
            /** @description The bearer token. */
            token: string;
            /**
             * @description The scheme for sending the token.
             * @constant
             */
            token_type: "Bearer";
            /** @description A phone number in E.164 form. */
            phone_number: components["schemas"]["PhoneNumber"];
            /** @description The scopes of the token. */
            scopes: components["schemas"]["Scope"][];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            expires_at: components["schemas"]["Timestamp"];
            /**
             * Format: uri
             * @description The public API host.
             */
            base_url: string;
            /**
             * Format: uri
             * @description The tool server.
             */
            mcp_url: string;
            /**
             * Format: uuid
             * @description The organization; never send it.
             */
            organization_id: string;
            /**
             * Format: uuid
             * @description The connected channel.
             */
            channel_id: string;
            /**
             * Format: uuid
             * @description A conversation whose window is open.
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description The customer of the conversation.
             */
            customer_id: string;
            /**
             * Format: uuid
             * @description An approved template.
             */
            template_id: string;
            /**
             * Format: uuid
             * @description A voucher that can be issued.
             */
            voucher_id: string;
            /**
             * Format: uuid
             * @description The token itself as a key that can be revoked.
             */
            key_id: string;
            /**
             * Format: uuid
             * @description A member to assign conversations to.
             */
            owner_id: string;
            /** @description The console session of that member, with every permission. */
            operator_token: string;
            /** @description Phone numbers whose outcome is scripted. No real number is ever contacted. */
            phone_numbers: components["schemas"]["SandboxPhoneNumbers"];
        };
        /** @description Phone numbers whose outcome is scripted. No real number is ever contacted. */
        SandboxPhoneNumbers: {
            /** @description A phone number in E.164 form. */
            delivered: components["schemas"]["PhoneNumber"];
            /** @description A phone number in E.164 form. */
            failed: components["schemas"]["PhoneNumber"];
            /** @description A phone number in E.164 form. */
            stays_sent: components["schemas"]["PhoneNumber"];
            /** @description A phone number in E.164 form. */
            window_closed: components["schemas"]["PhoneNumber"];
            /** @description A phone number in E.164 form. */
            slow: components["schemas"]["PhoneNumber"];
        };
        /**
         * @description A permission of a public credential.
         * @enum {string}
         */
        Scope: "atlas.messages.send" | "atlas.channels.read" | "atlas.knowledge.read" | "atlas.knowledge.write" | "atlas.agents.read" | "atlas.agents.write" | "atlas.agents.publish" | "atlas.sessions.read" | "atlas.sessions.write" | "atlas.conversations.read" | "atlas.context.read" | "atlas.actions.execute" | "atlas.actions.write" | "atlas.customers.read" | "atlas.customers.write" | "atlas.customers.erase" | "atlas.events.read" | "atlas.events.write" | "atlas.runs.read" | "atlas.keys.write";
        /** @description The second factor of a member. */
        SecondFactor: {
            /** @description True if signing in by password asks for a code. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description Time when it was confirmed. Null while it is not.
             */
            confirmed_at: string | null;
            /** @description Number of unused recovery codes. */
            recovery_codes_left: number;
        };
        /** @description A code of the authenticator app, or a recovery code. Spaces and hyphens in it do not matter. */
        SecondFactorCode: string;
        /** @description The secret for an authenticator app, shown once. */
        SecondFactorSetup: {
            /** @description The secret in base32, to type into the app. */
            secret: string;
            /** @description The same as a URL, to show as a QR code. */
            otpauth_url: string;
        };
        /**
         * Format: date-time
         * @description The time to send at, at most 90 days ahead. Omit it to send now. Free-form text is sent only if the window is open then too; otherwise the message fails with `window_closed`.
         */
        SendAt: string;
        /** @description Buttons, a list, a place, contacts or media; the 24-hour window must be open. */
        SendContentRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The channel to send over. The organization's default by default.
             */
            channel_id?: string;
            /** @description A phone number in E.164 form. */
            phone_number: components["schemas"]["PhoneNumber"];
            /** @description Content other than text. Like text it needs an open window. */
            content: components["schemas"]["OutboundContent"];
            /** @description The message that this one quotes. It must belong to the same conversation. */
            reply_to?: components["schemas"]["ReplyTo"];
            /** @description The purpose of the message, required with a template. */
            category?: components["schemas"]["MessageCategory"];
            /** @description The time to send at, at most 90 days ahead. Omit it to send now. Free-form text is sent only if the window is open then too; otherwise the message fails with `window_closed`. */
            send_at?: components["schemas"]["SendAt"];
        };
        /** @description The other form of a reply; it does and answers the same. */
        SendMessageAction: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The conversation to act on.
             */
            conversation_id: string;
            /**
             * @description The action to take.
             * @constant
             */
            action: "send_message";
            /** @description The reply. */
            message: {
                /**
                 * @description The kind of message.
                 * @constant
                 */
                type: "text";
                /** @description The text as the customer reads it. */
                text: components["schemas"]["MessageText"];
            };
        };
        /** @description A question to the agent of the session. */
        SendSessionMessageRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The user's question. */
            query: string;
            /** @description Maximum number of passages; 5 by default. */
            top_k?: number;
            /** @description Narrows to documents for this audience and for `both`. Omit it to read all documents. */
            audience?: components["schemas"]["KnowledgeReader"];
        };
        /** @description A pre-approved template, allowed at any time. With `text`, an open window gets the text instead. */
        SendTemplateRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The channel to send over. The organization's default by default.
             */
            channel_id?: string;
            /** @description A phone number in E.164 form. */
            phone_number: components["schemas"]["PhoneNumber"];
            /** @description An approved template of the organization. */
            template_id: components["schemas"]["TemplateId"];
            /** @description Values for the placeholders of the template, by name. */
            template_params?: components["schemas"]["TemplateParams"];
            /** @description The purpose of the message, required with a template. */
            category: components["schemas"]["MessageCategory"];
            /** @description The time to send at, at most 90 days ahead. Omit it to send now. Free-form text is sent only if the window is open then too; otherwise the message fails with `window_closed`. */
            send_at?: components["schemas"]["SendAt"];
            /** @description The text as the customer reads it. */
            text?: components["schemas"]["MessageText"];
        };
        /** @description Free-form text; the 24-hour window must be open. */
        SendTextRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The channel to send over. The organization's default by default.
             */
            channel_id?: string;
            /** @description A phone number in E.164 form. */
            phone_number: components["schemas"]["PhoneNumber"];
            /** @description The text as the customer reads it. */
            text: components["schemas"]["MessageText"];
            /** @description The message that this one quotes. It must belong to the same conversation. */
            reply_to?: components["schemas"]["ReplyTo"];
            /** @description The purpose of the message, required with a template. */
            category?: components["schemas"]["MessageCategory"];
            /** @description The time to send at, at most 90 days ahead. Omit it to send now. Free-form text is sent only if the window is open then too; otherwise the message fails with `window_closed`. */
            send_at?: components["schemas"]["SendAt"];
        };
        /** @description A service account of the organization. */
        ServiceAccount: {
            /**
             * Format: uuid
             * @description The service account.
             */
            id: string;
            /** @description Its stable name in logs and configuration. */
            external_id: string;
            /** @description A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
            name: components["schemas"]["ConsoleName"];
            /** @description The kind of program behind the credential. */
            runtime_mode: components["schemas"]["RuntimeMode"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A service account with its keys, as lists show it. */
        ServiceAccountDetails: {
            /**
             * Format: uuid
             * @description The service account.
             */
            id: string;
            /** @description Its stable name in logs and configuration. */
            external_id: string;
            /** @description A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
            name: components["schemas"]["ConsoleName"];
            /** @description The kind of program behind the credential. */
            runtime_mode: components["schemas"]["RuntimeMode"];
            /** @description Its keys, without their secrets. */
            keys: components["schemas"]["ServiceAccountKey"][];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A key of a service account. Its secret is never shown again. */
        ServiceAccountKey: {
            /**
             * Format: uuid
             * @description The key.
             */
            id: string;
            /** @description The leading part of the token, to recognize it by. */
            key_prefix: components["schemas"]["CredentialPrefix"];
            /** @description Scopes of the credential. Grant the fewest that you need. */
            granted_scopes: components["schemas"]["GrantedScopes"];
            /**
             * @description A revoked key stays in lists and is accepted no more.
             * @enum {string}
             */
            status: "active" | "revoked";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
            /** @description From then on it is accepted no more; null for never. */
            expires_at?: components["schemas"]["CredentialExpiry"];
            /** @description Time when it was last used, to within a minute or two; null if it never was. */
            last_used_at?: components["schemas"]["LastUsedAt"];
            /** @description Time when it was revoked; null while it is active. */
            revoked_at: components["schemas"]["RevokedAt"];
        };
        /**
         * Format: uuid
         * @description The agent that answers customers on this channel, if it is ready and works on channels of this name. Null: no agent answers.
         */
        ServingAgentId: string | null;
        /** @description A sandbox session, in which an agent is evaluated against the knowledge. */
        Session: {
            /**
             * Format: uuid
             * @description The session.
             */
            id: string;
            /**
             * Format: uuid
             * @description The agent that answers; null when none was named.
             */
            agent_id: string | null;
            /** @description The status of the session. `active`: it takes messages. `ended`: it was closed, or was silent for 24 hours. */
            status: components["schemas"]["SessionStatus"];
            /**
             * Format: date-time
             * @description Time when it began.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time when its last message was written.
             */
            last_message_at: string | null;
            /**
             * Format: date-time
             * @description Time when it ended; null while it is active.
             */
            ended_at: string | null;
        };
        /** @description A session was closed, or was silent for 24 hours. */
        SessionEndedEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "session.ended";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id?: string;
            /** @description The messaging app as one lowercase word. */
            channel?: components["schemas"]["ChannelName"];
            /** @description The customer. */
            customer?: components["schemas"]["EventCustomer"];
            /** @description The session. */
            session: components["schemas"]["EventSession"];
        };
        /** @description One message of a session. */
        SessionMessage: {
            /**
             * Format: uuid
             * @description The message.
             */
            id: string;
            /**
             * Format: uuid
             * @description The session it belongs to.
             */
            session_id: string;
            /**
             * @description The author.
             * @enum {string}
             */
            role: "user" | "assistant";
            /** @description The text. */
            content: string;
            /**
             * Format: uuid
             * @description The run that wrote a reply; null for a user message.
             */
            run_id: string | null;
            /**
             * Format: date-time
             * @description Time when it was written.
             */
            created_at: string;
        };
        /** @description The question as stored, and the grounded reply to it. */
        SessionReply: {
            /** @description One message of a session. */
            user_message: components["schemas"]["SessionMessage"];
            /** @description One message of a session. */
            message: components["schemas"]["SessionMessage"];
            /** @description Sources of the reply, best first. Empty if nothing was found. */
            citations: components["schemas"]["CitedPassage"][];
            /** @description The state of the knowledge for this question. `grounded`: answer with the citations. `gap_weak`: little was found; hand off or ask for clarification. `gap_none`: nothing was found. */
            knowledge_state: components["schemas"]["KnowledgeState"];
            /** @description The reason why the knowledge does not answer. Null if it does (`grounded`). It suggests an addition, or another question. */
            knowledge_gap: components["schemas"]["KnowledgeGap"];
            /**
             * @description Present if the question is in a language that no searched document speaks. The first result was found by its meaning,
             *     so answer in the language of the question.
             */
            across_languages?: components["schemas"]["AcrossLanguages"];
            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
            run: components["schemas"]["Run"];
        };
        /**
         * @description The status of the session. `active`: it takes messages. `ended`: it was closed, or was silent for 24 hours.
         * @enum {string}
         */
        SessionStatus: "active" | "ended";
        /** @description The labels of the conversation, in place of those it has. */
        SetConversationLabelsRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The labels. An empty list removes all. */
            labels: components["schemas"]["ConversationLabel"][];
        } & {
            [key: string]: unknown;
        };
        /** @description The quiet hours of the organization, in place of those it has. */
        SetQuietHoursRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description Hours without marketing, by the customer's clock; null for none. They may last over midnight. */
            quiet_hours: components["schemas"]["WantedQuietHours"];
        } & {
            [key: string]: unknown;
        };
        /** @description The agent that serves the channel. */
        SetServingAgentRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The agent that answers customers on this channel, if it is ready and works on channels of this name. Null: no agent answers. */
            agent_id: components["schemas"]["ServingAgentId"];
        };
        /** @description The operator's credentials. Without `organization` the session is for the oldest membership. */
        SignInRequest: {
            /** @description The address that the member signs in with. */
            email: components["schemas"]["MemberEmail"];
            /** @description The password. */
            password: string;
            /** @description The `device_token` that an earlier sign-in returned. */
            device_token?: string;
            /**
             * Format: uuid
             * @description The organization, for operators of several.
             */
            organization?: string;
            /** @description A code of the authenticator app, or a recovery code. Spaces and hyphens in it do not matter. */
            code?: components["schemas"]["SecondFactorCode"];
        } & {
            [key: string]: unknown;
        };
        /** @description A new organization and its first operator. */
        SignUpRequest: {
            /** @description A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
            organization_name: components["schemas"]["ConsoleName"];
            /** @description The address that the member signs in with. */
            email: components["schemas"]["MemberEmail"];
            /** @description A password or pass phrase. */
            password: components["schemas"]["Password"];
            /** @description Your name, as colleagues see it. Customers' systems see it as the author of your messages. */
            name?: components["schemas"]["OperatorName"];
        } & {
            [key: string]: unknown;
        };
        /** @description A new console session, whose it is and of which organization. */
        SignedIn: {
            /** @description A console session. It is sent as bearer token, and shown once. */
            session: components["schemas"]["OperatorSession"];
            /** @description An operator of the organization. */
            member: components["schemas"]["Member"];
            /** @description An organization; never send its id. */
            organization: components["schemas"]["ConsoleOrganization"];
            /** @description The organizations that the password opens, the oldest membership first; after a single sign-on all of them. */
            organizations: components["schemas"]["ConsoleOrganization"][];
            /** @description A token for programs to keep and send at the next sign-in, so that strangers' attempts cannot lock the operator out. It does not sign anyone in by itself. Browsers get it as a cookie. Null after a single sign-on. */
            device_token: components["schemas"]["DeviceToken"];
        };
        /** @description A picture, a sound, a film or a file that was uploaded or received here. */
        StoredMediaContent: {
            /**
             * @description The kind of content.
             * @enum {string}
             */
            type: "image" | "audio" | "video" | "document";
            /**
             * Format: uuid
             * @description The media. It must be stored and of this kind.
             */
            media_id: string;
            /** @description Text below it. A sound has none. */
            caption?: string;
            /** @description The name that a document is shown with. Its own by default. */
            filename?: string;
        };
        /** @description The events that are sent to the address. */
        SubscribedEvents: components["schemas"]["EventName"][];
        /** @description The text, with placeholders of the form `{{name}}`. */
        TemplateBody: string;
        /** @description A button below the message. */
        TemplateButton: {
            /**
             * @description `quick_reply` answers with its label, `url` opens `url`, `phone` calls `phone_number`.
             * @enum {string}
             */
            type: "quick_reply" | "url" | "phone";
            /** @description The label of a button. */
            text: components["schemas"]["TemplateButtonText"];
            /** @description The address of the page, with `https`. It may end with one placeholder. */
            url?: string;
            /** @description A phone number in E.164 form. */
            phone_number?: components["schemas"]["PhoneNumber"];
        } & {
            [key: string]: unknown;
        };
        /** @description The label of a button. */
        TemplateButtonText: string;
        /** @description Buttons below the message, at most two with an address and one with a phone number. */
        TemplateButtons: components["schemas"]["TemplateButton"][];
        /** @description The template is deleted. Its name is free again here; the messaging app may hold it for 30 days. */
        TemplateDeletion: {
            /** @description An approved template of the organization. */
            id: components["schemas"]["TemplateId"];
            /**
             * @description The final status of the template.
             * @constant
             */
            status: "deleted";
        };
        /** @description A line below the body, without placeholders. */
        TemplateFooter: string;
        /** @description A line above the body. It may have one placeholder. */
        TemplateHeader: string;
        /**
         * Format: uuid
         * @description An approved template of the organization.
         */
        TemplateId: string;
        /** @description The language of a template, as the messaging app names it. One name may have a template for each language. */
        TemplateLanguage: string;
        /** @description The name of a template. Name and language together are unique in the organization. */
        TemplateName: string;
        /** @description Values for the placeholders of the template, by name. */
        TemplateParams: {
            [key: string]: string;
        };
        /** @description The messaging app's reason for a rejection; null unless rejected. */
        TemplateRejection: string | null;
        /** @description Sample values of the placeholders, by name. Reviewers of the messaging app see them; a placeholder without one shows its name. */
        TemplateSamples: {
            [key: string]: string;
        };
        /**
         * @description The status of the template. `pending`: waits for the messaging app's review. `approved`: can be sent. `rejected`: refused by the review. `paused`: the messaging app holds it back for a while, since customers complained. `disabled`: no longer allowed by the messaging app, or deleted there. `draft`: not submitted, since no linked channel names its business account.
         * @enum {string}
         */
        TemplateStatus: "pending" | "approved" | "rejected" | "paused" | "disabled" | "draft";
        /** @description A template's status or category has changed. */
        TemplateStatusChangedEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "template.status_changed";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description The template as it is now. */
            template: components["schemas"]["EventTemplate"];
            /** @description Status and category before. */
            previous: {
                /** @description The status of the template. `pending`: waits for the messaging app's review. `approved`: can be sent. `rejected`: refused by the review. `paused`: the messaging app holds it back for a while, since customers complained. `disabled`: no longer allowed by the messaging app, or deleted there. `draft`: not submitted, since no linked channel names its business account. */
                status: components["schemas"]["TemplateStatus"];
                /** @description The purpose of the message, required with a template. */
                category: components["schemas"]["MessageCategory"];
            };
        };
        /** @description The comparison that begins. */
        TemplateSync: {
            /** @description The number of channels whose messaging app is asked. The sandbox asks nobody. */
            channels: number;
            /** @description The missing link, if no messaging app can be asked; null in the sandbox. */
            notice: string | null;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            requested_at: components["schemas"]["Timestamp"];
        };
        /** @description The event to send. Without one, the first that the endpoint subscribes to. */
        TestWebhookRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The name of an event that a webhook can subscribe to. One occurrence is sent once for each name it has. */
            event_type?: components["schemas"]["EventName"];
        } & {
            [key: string]: unknown;
        };
        /**
         * Format: date-time
         * @description An instant in UTC, ISO 8601 with milliseconds.
         */
        Timestamp: string;
        /** @description A tool in the form that function-calling models take. */
        ToolDefinition: {
            /**
             * @description The only kind of tool.
             * @constant
             */
            type: "function";
            /** @description The function to call. */
            function: {
                /** @description The name of a tool, as the manifest lists it. */
                name: components["schemas"]["ToolName"];
                /** @description The tool's effect and when to use it. */
                description: string;
                /** @description The JSON Schema of the arguments. */
                parameters: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description The tools that the token may call. */
        ToolManifest: {
            /** @description One definition for each tool. */
            tools: components["schemas"]["ToolDefinition"][];
        };
        /** @description The name of a tool, as the manifest lists it. */
        ToolName: string;
        /** @description The outcome of a tool call. It also has the members of the tool's own answer. */
        ToolOutcome: {
            /**
             * Format: uuid
             * @description The run; a shadow run after `dry_run`.
             */
            run_id: string;
            /** @description `commit` executes. `dry_run` makes the same decision without any effect on customers, and records a shadow run. */
            execution_mode: components["schemas"]["ExecutionMode"];
            /**
             * Format: uuid
             * @description After `dry_run`, the shadow run again, for a commit to name.
             */
            shadow_run_id?: string;
            /** @description After `dry_run`, whether a commit waits for a person. */
            approval_required?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description The service's error behind a JSON-RPC error. */
        ToolRefusal: {
            /** @description An error code of the service. */
            code: string;
            /** @description True if the same request may succeed later. */
            retryable: boolean;
            /**
             * Format: uuid
             * @description The pending approval.
             */
            approval_id?: string;
            /**
             * Format: uuid
             * @description The run that waits for it.
             */
            run_id?: string;
            /** @description One entry for each member or parameter that is wrong. */
            details?: components["schemas"]["ErrorDetails"];
        } & {
            [key: string]: unknown;
        };
        /** @description The tool server's address and protocol. */
        ToolServerDiscovery: {
            /** @description The name of the server. */
            name: string;
            /** @description The purpose of its tools. */
            description: string;
            /** @description The version of the contract. */
            version: string;
            /**
             * Format: uri
             * @description The address for JSON-RPC requests.
             */
            url: string;
            /** @description True if this environment serves it. Production may not while it is in preview. */
            enabled?: boolean;
            /**
             * @description The transport of MCP.
             * @constant
             */
            transport: "streamable-http";
            /** @description The revisions of MCP that it speaks. */
            protocol_versions: string[];
            /** @description The methods that do not need MCP. */
            methods: string[];
            /** @description Execution modes of a tool call. */
            execution_modes: components["schemas"]["ExecutionMode"][];
            /** @description Authentication of requests. */
            authentication: components["schemas"]["DiscoveryAuthentication"];
            /** @description All tools. `tools/list` returns those that a token may call. */
            tools: {
                /** @description The name of a tool, as the manifest lists it. */
                name: components["schemas"]["ToolName"];
                /** @description The tool's effect and when to use it. */
                description: string;
                /** @description True if a person must approve it in commit mode. */
                requires_approval: boolean;
            }[];
        };
        /** @description A tool, in the form of MCP. */
        ToolServerTool: {
            /** @description The name of a tool, as the manifest lists it. */
            name: components["schemas"]["ToolName"];
            /** @description The tool's effect and when to use it. */
            description: string;
            /** @description The JSON Schema of the arguments. */
            inputSchema: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Calls one tool. */
        ToolsCallRequest: {
            /**
             * @description The version of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description The id of the request; the response carries the same. */
            id: components["schemas"]["JsonRpcId"];
            /**
             * @description The method.
             * @constant
             */
            method: "tools/call";
            /** @description The call. MCP callers may add members of their protocol, such as `_meta`. There, `atlas/execution_mode`, `atlas/idempotency_key` and `atlas/shadow_run_id` replace the members of these names. */
            params: {
                /** @description The name of a tool, as the manifest lists it. */
                name: components["schemas"]["ToolName"];
                /** @description `commit` executes. `dry_run` makes the same decision without any effect on customers, and records a shadow run. */
                execution_mode?: components["schemas"]["ExecutionMode"];
                /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
                idempotency_key?: components["schemas"]["IdempotencyKey"];
                /**
                 * Format: uuid
                 * @description The shadow run that a commit follows; it is refused when it rehearsed another tool or other arguments.
                 */
                shadow_run_id?: string;
                /** @description The arguments, as the tool's schema in `tools/list` describes them. */
                arguments?: {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            };
        };
        /** @description Lists the tools that the token may call. */
        ToolsListRequest: {
            /**
             * @description The version of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description The id of the request; the response carries the same. */
            id: components["schemas"]["JsonRpcId"];
            /**
             * @description The method.
             * @constant
             */
            method: "tools/list";
            /** @description Empty; MCP callers may send `cursor` and `_meta`. */
            params?: {
                [key: string]: unknown;
            };
        };
        /** @description Takes the owner away. The status stays. */
        UnassignOwnerAction: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * Format: uuid
             * @description The conversation to act on.
             */
            conversation_id: string;
            /**
             * @description The action to take.
             * @constant
             */
            action_type: "unassign_owner";
            /** @description Empty; it may be left out. */
            payload?: components["schemas"]["EmptyPayload"];
        };
        /** @description The members to change. Omitted members keep their values. Sources and channels must belong to the organization. */
        UpdateAgentRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description Its name. */
            name?: string;
            /** @description The purpose of the agent. */
            description?: string | null;
            /** @description The status of the agent. `ready`: it answers. `archived`: it answers nobody, and is kept for the record. */
            status?: components["schemas"]["AgentStatus"];
            /** @description Knowledge documents linked to it. Replaces all. Empty for all documents of the organization. */
            source_ids?: components["schemas"]["Id"][];
            /** @description Names of channels that it works on. Replaces all. A hosted agent answers at once where no other serves. */
            channels?: components["schemas"]["ChannelName"][];
            /** @description Seconds that an external agent has to answer a customer. Then the fallback answers. Null: no limit. Always null for a hosted agent. */
            reply_within_seconds?: components["schemas"]["ReplyWithinSeconds"];
            /** @description The hosted agent that answers when the time to act is over. Null: the conversation is handed off to people. */
            fallback_agent_id?: components["schemas"]["FallbackAgentId"];
        };
        /** @description The members to change. Those of the link need a channel that is linked to a messaging app. */
        UpdateChannelRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The display name of the channel. */
            display_name?: components["schemas"]["ChannelDisplayName"];
            /**
             * Format: uri
             * @description The URL at which the provider's API begins, such as one of a newer version. Only the path may change, since the stored token is for this host.
             */
            base_url?: string;
            /** @description An id that the provider gave. */
            business_account_id?: components["schemas"]["ProviderId"];
            /** @description The language of a template, as the messaging app names it. One name may have a template for each language. */
            template_language?: components["schemas"]["TemplateLanguage"];
            /** @description The agent that answers customers on this channel, if it is ready and works on channels of this name. Null: no agent answers. */
            agent_id?: components["schemas"]["ServingAgentId"];
        } & {
            [key: string]: unknown;
        };
        /** @description The members to change. Omitted members keep their values. Sources and channels must belong to the organization. */
        UpdateConsoleAgentRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description Its name. */
            name?: string;
            /** @description The purpose of the agent. */
            description?: string | null;
            /** @description The status of the agent. `ready`: it answers. `archived`: it answers nobody, and is kept for the record. */
            status?: components["schemas"]["AgentStatus"];
            /** @description Knowledge documents linked to it. Replaces all. Empty for all documents of the organization. */
            source_ids?: components["schemas"]["Id"][];
            /** @description Names of channels that it works on. Replaces all. A hosted agent answers at once where no other serves. */
            channels?: components["schemas"]["ChannelName"][];
            /** @description Seconds that an external agent has to answer a customer. Then the fallback answers. Null: no limit. Always null for a hosted agent. */
            reply_within_seconds?: components["schemas"]["ReplyWithinSeconds"];
            /** @description The hosted agent that answers when the time to act is over. Null: the conversation is handed off to people. */
            fallback_agent_id?: components["schemas"]["FallbackAgentId"];
        } & {
            [key: string]: unknown;
        };
        /** @description The members to change; all others stay. Null forgets a name, a language or a time zone. */
        UpdateCustomerRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The name; null forgets it. */
            name?: string | null;
            /** @description The labels of the customer, in alphabetical order. A request may name them in any order. */
            labels?: components["schemas"]["CustomerLabels"];
            /** @description Attributes to set, by name. Null removes one; all others stay. A name is a letter followed by letters, digits, `_`, `.` or `-`, 64 characters at most. A customer may have 50. */
            attributes?: components["schemas"]["CustomerAttributeChanges"];
            /** @description The customer's language as a tag, such as `de` or `pt-BR`; null while it is not known. */
            language?: components["schemas"]["CustomerLanguage"];
            /** @description The customer's time zone by its IANA name, such as `Europe/Berlin`; null while it is not known. */
            time_zone?: components["schemas"]["CustomerTimeZone"];
        };
        /** @description The changes to the document. Without `status` and `audience` it is restored. With only `audience` its status stays. */
        UpdateKnowledgeRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * @description The new status. `active` returns an archived document to search: to `indexed` if it was indexed before, otherwise to `queued` for a new ingest. `archived` excludes it from search.
             * @enum {string}
             */
            status?: "active" | "archived";
            /** @description The document's readers: the organization's `customers`, its `developers`, or `both` (the default). Hosted agents answer customers from documents for `customers` and `both` only. */
            audience?: components["schemas"]["KnowledgeAudience"];
        };
        /** @description The member's new name, and role or individual permissions. What is left out stays. */
        UpdateMemberRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description Permissions that belong together. */
            role?: components["schemas"]["OperatorRole"];
            /** @description The member's permissions. */
            permissions?: components["schemas"]["MemberPermissions"];
            /** @description Your name, as colleagues see it. Customers' systems see it as the author of your messages. */
            name?: components["schemas"]["OperatorName"];
        } & {
            [key: string]: unknown;
        };
        /** @description The new name. */
        UpdateOrganizationRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
            name: components["schemas"]["ConsoleName"];
        } & {
            [key: string]: unknown;
        };
        /** @description Ends the session. */
        UpdateSessionRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /**
             * @description The only status that you can set.
             * @constant
             */
            status: "ended";
        };
        /** @description The members to change; all others stay. Null takes a header or footer away. */
        UpdateTemplateRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The purpose of the message, required with a template. */
            category?: components["schemas"]["MessageCategory"];
            /** @description A line above the body. It may have one placeholder. Null removes it. */
            header?: string | null;
            /** @description The text, with placeholders of the form `{{name}}`. */
            body?: components["schemas"]["TemplateBody"];
            /** @description A line below the body, without placeholders. Null removes it. */
            footer?: string | null;
            /** @description Buttons below the message, at most two with an address and one with a phone number. */
            buttons?: components["schemas"]["TemplateButtons"];
            /** @description Sample values of the placeholders, by name. Reviewers of the messaging app see them; a placeholder without one shows its name. */
            samples?: components["schemas"]["TemplateSamples"];
        } & {
            [key: string]: unknown;
        };
        /** @description The members to change; all others stay. */
        UpdateWebhookEndpointRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The address of the receiver. Addresses that are not public are refused. */
            endpoint_url?: components["schemas"]["WebhookUrl"];
            /** @description The events that are sent to the address. */
            subscribed_events?: components["schemas"]["SubscribedEvents"];
            /**
             * @description Disabled stops deliveries, active starts them again.
             * @enum {string}
             */
            status?: "active" | "disabled";
        } & {
            [key: string]: unknown;
        };
        /** @description The members to change; all others stay. */
        UpdateWebhookRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The address of the receiver. Addresses that are not public are refused. */
            url?: components["schemas"]["WebhookUrl"];
            /** @description The events that are sent to the address. */
            events?: components["schemas"]["SubscribedEvents"];
            /** @description The subscription's purpose, in your words. */
            description?: components["schemas"]["WebhookDescription"];
            /**
             * @description Disabled stops deliveries, active starts them again.
             * @enum {string}
             */
            status?: "active" | "disabled";
        };
        /** @description A file to send, in base64. */
        UploadMediaRequest: {
            /** @description A retry with the same key within 24 hours replays the first answer and executes nothing. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
            /** @description The type of the file. Its bytes must be of this type. */
            media_type: string;
            /** @description The file in base64; at most 16 MiB before encoding. */
            content: string;
            /** @description The name of the file. */
            filename?: string;
        };
        /** @description A voucher. It is issued once, to one customer. */
        Voucher: {
            /**
             * Format: uuid
             * @description The voucher.
             */
            id: string;
            /** @description A name for people to read: visible, without control, invisible or direction-changing characters. Joiners pass where a script or an emoji needs them. */
            name: components["schemas"]["ConsoleName"];
            /** @description The code that the customer shows. */
            code: components["schemas"]["VoucherCode"];
            /**
             * @description The status of the voucher.
             * @enum {string}
             */
            status: "available" | "issued";
            /**
             * Format: uuid
             * @description The customer who got it.
             */
            customer_id: string | null;
            /**
             * Format: date-time
             * @description Time when it was issued.
             */
            issued_at: string | null;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The code that the customer shows. */
        VoucherCode: string;
        /**
         * Format: date-time
         * @description Time of the first customer message that nobody has answered. Null when all is answered or the conversation is closed. An agent's handoff is no answer.
         */
        WaitingSince: string | null;
        /** @description Hours without marketing, by the customer's clock; null for none. They may last over midnight. */
        WantedQuietHours: ({
            /** @description Hours and minutes of a day of 24 hours. */
            start: components["schemas"]["ClockTime"];
            /** @description Hours and minutes of a day of 24 hours. */
            end: components["schemas"]["ClockTime"];
            /** @description IANA name of the time zone for customers whose own is not known: they have no `time_zone`, and their number's country has several. */
            time_zone: string;
        } & {
            [key: string]: unknown;
        }) | null;
        /** @description A webhook subscription. Its secret is never shown again. */
        Webhook: {
            /**
             * Format: uuid
             * @description The subscription.
             */
            webhook_id: string;
            /**
             * Format: uuid
             * @description The same as `webhook_id`.
             */
            id: string;
            /** @description The address of the receiver. Addresses that are not public are refused. */
            url: components["schemas"]["WebhookUrl"];
            /** @description The events that are sent to the address. */
            events: components["schemas"]["SubscribedEvents"];
            /** @description The status of the subscription. `active`: it gets deliveries. `disabled`: it gets none, by request or because its receiver is gone, as `notice` explains. `deleted`: it gets none, and lists omit it. */
            status: components["schemas"]["WebhookStatus"];
            /** @description The reason why the service disabled it, otherwise null. It disables a webhook if the receiver answers 410 Gone, or if nothing could be delivered for 5 days. The audit log then has `atlas_api.webhook.disable`. Activating it again clears the notice. */
            notice: components["schemas"]["WebhookNotice"];
            /** @description The subscription's purpose, in your words. */
            description: components["schemas"]["WebhookDescription"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The subscription is deleted; nothing is delivered to it any more. */
        WebhookDeletion: {
            /**
             * Format: uuid
             * @description The subscription.
             */
            webhook_id: string;
            /**
             * @description The final status of the subscription.
             * @constant
             */
            status: "deleted";
        };
        /** @description One event to one endpoint, with every attempt. */
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description The delivery.
             */
            id: string;
            /**
             * Format: uuid
             * @description The event; the same on every attempt.
             */
            event_id: string;
            /** @description The name of an event that a webhook can subscribe to. One occurrence is sent once for each name it has. */
            event_type: components["schemas"]["EventName"];
            /** @description The status of a webhook delivery. `pending`: waits for a 2xx answer. `delivered`: the endpoint answered 2xx. `exhausted`: the last attempt failed; the delivery is kept and can be replayed. */
            status: components["schemas"]["DeliveryStatus"];
            /** @description The attempts so far, oldest first; of many replays, the latest. */
            attempts: components["schemas"]["DeliveryAttempt"][];
            /**
             * Format: date-time
             * @description Time when it is tried again; null when it is not.
             */
            next_attempt_at: string | null;
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The subscription's purpose, in your words. */
        WebhookDescription: string | null;
        /** @description A webhook endpoint in the form of the console. Its signing secret is never shown again. */
        WebhookEndpoint: {
            /**
             * Format: uuid
             * @description The endpoint.
             */
            id: string;
            /**
             * Format: uuid
             * @description The service account that it belongs to; null if it was made with another credential.
             */
            service_account_id: string | null;
            /** @description The address of the receiver. Addresses that are not public are refused. */
            endpoint_url: components["schemas"]["WebhookUrl"];
            /** @description The events that are sent to the address. */
            subscribed_events: components["schemas"]["SubscribedEvents"];
            /** @description The status of the subscription. `active`: it gets deliveries. `disabled`: it gets none, by request or because its receiver is gone, as `notice` explains. `deleted`: it gets none, and lists omit it. */
            status: components["schemas"]["WebhookStatus"];
            /** @description The reason why the service disabled it, otherwise null. It disables a webhook if the receiver answers 410 Gone, or if nothing could be delivered for 5 days. The audit log then has `atlas_api.webhook.disable`. Activating it again clears the notice. */
            notice: components["schemas"]["WebhookNotice"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            created_at: components["schemas"]["Timestamp"];
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The endpoint is deleted; nothing is delivered to it any more. */
        WebhookEndpointDeletion: {
            /**
             * Format: uuid
             * @description The endpoint.
             */
            id: string;
            /**
             * @description The final status of the endpoint.
             * @constant
             */
            status: "deleted";
        };
        /** @description The reason why the service disabled it, otherwise null. It disables a webhook if the receiver answers 410 Gone, or if nothing could be delivered for 5 days. The audit log then has `atlas_api.webhook.disable`. Activating it again clears the notice. */
        WebhookNotice: string | null;
        /** @description Deliveries of events that a webhook had not received. */
        WebhookRecovery: {
            /** @description Number of deliveries that were queued. */
            recovered: number;
            /** @description True if there are more events to look at. */
            has_more: boolean;
            /**
             * Format: uuid
             * @description The last event that was looked at, for the next call. Null if there are no more.
             */
            next_after_id: string | null;
        };
        /** @description The key of the HMAC-SHA256 in `Atlas-Signature`. It is shown once. One that begins with `whsec_` goes on in base64, with its padding; none is all white space. */
        WebhookSecret: string;
        /**
         * @description The status of the subscription. `active`: it gets deliveries. `disabled`: it gets none, by request or because its receiver is gone, as `notice` explains. `deleted`: it gets none, and lists omit it.
         * @enum {string}
         */
        WebhookStatus: "active" | "disabled" | "deleted";
        /**
         * Format: uri
         * @description The address of the receiver. Addresses that are not public are refused.
         */
        WebhookUrl: string;
    };
    responses: {
        /** @description The body is not JSON, or the request names an organization. */
        BadBody: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "malformed_json" | "organization_id_not_allowed";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: false;
                    };
                };
            };
        };
        /** @description The cursor does not belong to this list, or the request names an organization. */
        BadCursor: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "invalid_cursor" | "organization_id_not_allowed";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: false;
                    };
                };
            };
        };
        /** @description The request names an organization. */
        BadRequest: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "organization_id_not_allowed";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: false;
                    };
                };
            };
        };
        /** @description The state of the resource does not allow the operation, or the same request is being executed. */
        Conflict: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "conflict" | "idempotency_in_progress";
                        /** @description The problem and its remedy */
                        message: string;
                        /** @description True if the same request may succeed later. */
                        retryable: boolean;
                    };
                };
            };
        };
        /** @description The organization has reached its limit of these, the state of the resource does not allow the operation, or the same request is being executed. */
        ConflictOrLimit: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "conflict" | "limit_reached" | "idempotency_in_progress";
                        /** @description The problem and its remedy */
                        message: string;
                        /** @description True if the same request may succeed later. */
                        retryable: boolean;
                    };
                };
            };
        };
        /** @description The token lacks the scope. */
        InsufficientScope: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "insufficient_scope";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: false;
                    };
                };
            };
        };
        /** @description The service failed; the request id identifies the log entry. */
        InternalError: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "internal_error";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: true;
                    };
                };
            };
        };
        /** @description Members or values are not allowed, the template is unknown or not approved, or the idempotency key was used with another body. */
        InvalidMessage: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "validation_failed" | "template_not_found" | "template_not_approved" | "idempotency_key_reused";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: false;
                        /** @description One entry for each member or parameter that is wrong. */
                        details?: components["schemas"]["ErrorDetails"];
                    };
                };
            };
        };
        /** @description Members or values are not allowed, or the idempotency key was used with another body. */
        InvalidRequest: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "validation_failed" | "idempotency_key_reused";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: false;
                        /** @description One entry for each member or parameter that is wrong. */
                        details?: components["schemas"]["ErrorDetails"];
                    };
                };
            };
        };
        /** @description There is no such resource in the organization. */
        NotFound: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "not_found";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: false;
                    };
                };
            };
        };
        /** @description The body is too large. */
        PayloadTooLarge: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "payload_too_large";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: false;
                    };
                };
            };
        };
        /** @description The operator lacks the permission. */
        PermissionDenied: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "permission_denied";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: false;
                    };
                };
            };
        };
        /** @description The operation is in preview and not enabled here. */
        PreviewNotEnabled: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "preview_not_enabled";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: false;
                    };
                };
            };
        };
        /** @description There is no such resource, or the preview operation is not enabled here. */
        PreviewNotFound: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "not_found" | "preview_not_enabled";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: false;
                    };
                };
            };
        };
        /** @description A rate limit is used up. */
        RateLimited: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "rate_limited";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: true;
                    };
                };
            };
        };
        /** @description The 24-hour window is closed, marketing is ended or waits for the morning, or the same request is being executed. */
        SendRefused: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "window_closed" | "customer_opted_out" | "quiet_hours" | "conflict" | "idempotency_in_progress";
                        /** @description The problem and its remedy */
                        message: string;
                        /** @description True if the same request may succeed later. */
                        retryable: boolean;
                        /**
                         * Format: date-time
                         * @description End of the quiet hours; only with `quiet_hours`.
                         */
                        may_send_at?: string;
                    };
                };
            };
        };
        /** @description The token lacks the scope, or the environment does not offer session writes. */
        SessionForbidden: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "insufficient_scope" | "not_available_in_environment";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: false;
                    };
                };
            };
        };
        /** @description The credentials are wrong, or a second factor is missing. */
        SignInRefused: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "unauthenticated" | "second_factor_required";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: false;
                    };
                };
            };
        };
        /** @description The state of the resource does not allow the operation. */
        StateConflict: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "conflict";
                        /** @description The problem and its remedy */
                        message: string;
                        /** @description True if the same request may succeed later. */
                        retryable: boolean;
                    };
                };
            };
        };
        /** @description A person must approve the call, the window is closed, marketing is ended or waits for the morning, or the same request is being executed. */
        ToolConflict: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "HITL_REQUIRED" | "window_closed" | "customer_opted_out" | "quiet_hours" | "conflict" | "idempotency_in_progress";
                        /** @description The problem and its remedy */
                        message: string;
                        /** @description True if the same request may succeed later. */
                        retryable: boolean;
                        /**
                         * Format: uuid
                         * @description The pending approval.
                         */
                        approval_id?: string;
                        /**
                         * Format: date-time
                         * @description End of the quiet hours; only with `quiet_hours`.
                         */
                        may_send_at?: string;
                        /**
                         * Format: uuid
                         * @description The run that waits for it.
                         */
                        run_id?: string;
                    };
                };
            };
        };
        /** @description The token lacks the tool's scope, or the request's host or origin is not trusted. */
        ToolServerForbidden: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "insufficient_scope" | "permission_denied";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: false;
                    };
                };
            };
        };
        /** @description There is no valid credential. */
        Unauthenticated: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "unauthenticated";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: false;
                    };
                };
            };
        };
        /** @description The service cannot reach what it needs; nothing was executed. */
        Unavailable: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "unavailable";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: true;
                    };
                };
            };
        };
        /** @description The body is not declared as JSON. */
        UnsupportedMediaType: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "unsupported_media_type";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: false;
                    };
                };
            };
        };
        /** @description Members or values are not allowed; each is named. */
        ValidationFailed: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "validation_failed";
                        /** @description The problem and its remedy */
                        message: string;
                        /**
                         * @description True if the same request may succeed later.
                         * @constant
                         */
                        retryable: false;
                        /** @description One entry for each member or parameter that is wrong. */
                        details?: components["schemas"]["ErrorDetails"];
                    };
                };
            };
        };
        /** @description The 24-hour window is closed, or the same request is being executed. */
        WindowClosed: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Says that the call was refused.
                     * @constant
                     */
                    ok: false;
                    /** @description The reason of the refusal. */
                    error: {
                        /**
                         * @description The error code. Treat one that you do not know by the status.
                         * @enum {string}
                         */
                        code: "window_closed" | "conflict" | "idempotency_in_progress";
                        /** @description The problem and its remedy */
                        message: string;
                        /** @description True if the same request may succeed later. */
                        retryable: boolean;
                    };
                };
            };
        };
    };
    parameters: {
        /** @description The `next_cursor` of the page before. An id does not continue this list, since its order moves on. */
        AfterCursor: string;
        /** @description The last seen id, or the `next_cursor` of the page before. */
        AfterId: string;
        /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
        AtlasSignature: string;
        /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
        AtlasSignaturePrevious: string;
        /** @description Narrows to documents for this audience and for `both`. Omit it to read all documents. */
        Audience: "customers" | "developers";
        /** @description The correlation id of what caused the event; the same on every attempt. */
        CorrelationId: string;
        /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
        "Idempotency-Key": string;
        /** @description Maximum number of items. */
        Limit: number;
        /** @description Only runs in which this agent acted, did not answer in time, or was evaluated. */
        RunsByAgent: string;
        /** @description Only runs in this conversation. */
        RunsByConversation: string;
        /** @description Only runs of this intent, such as `send_message`. */
        RunsByIntent: string;
        /** @description Only runs with a record that this request caused. */
        RunsByRequest: string;
        /** @description Only runs of this session. */
        RunsBySession: string;
        /** @description Only runs whose latest record has this status. */
        RunsByStatus: components["schemas"]["RunStatus"];
        /** @description Only runs that began at this time or later. */
        RunsSince: string;
        /** @description Only runs that began before this time. */
        RunsUntil: string;
    };
    requestBodies: never;
    headers: {
        /** @description Present when this is the stored answer to an earlier request with the same `idempotency_key`, byte for byte; nothing was executed again. A replayed refusal carries it as well. */
        "Idempotent-Replayed": "true";
        /** @description Remaining requests (`r`) of the limit class, and seconds (`t`) until more are allowed. */
        RateLimit: string;
        /** @description The limit class with its quota (`q`) in a window of `w` seconds, by the IETF's draft on rate limit fields. */
        "RateLimit-Policy": string;
        /** @description Seconds to wait before the next request; 0 when nothing is limited. */
        "Retry-After": number;
        /** @description Requests per minute that the tighter of the checked windows allows. */
        "X-Atlas-RateLimit-Limit": number;
        /** @description The window that refused the request, or `ok`. */
        "X-Atlas-RateLimit-Reason": "ok" | "organization" | "principal" | "address";
        /** @description Requests left in that window. */
        "X-Atlas-RateLimit-Remaining": number;
        /** @description Time when the oldest request leaves that window, in epoch seconds. */
        "X-Atlas-RateLimit-Reset": number;
        /** @description The same number as X-Atlas-RateLimit-Remaining, for clients that look here. */
        "X-RateLimit-Remaining": number;
        /** @description The id of this request: yours if you sent a well-formed one, otherwise ours. It is the correlation id in logs, runs, audit events and webhook deliveries. */
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "messages.list": {
        parameters: {
            query?: {
                /** @description Only messages from and to this customer, over every channel. */
                customer_id?: string;
                /** @description Only messages of this conversation. */
                conversation_id?: string;
                /** @description Only messages of this direction. */
                direction?: components["schemas"]["MessageDirection"];
                /** @description Only outbound messages in this delivery state. */
                status?: components["schemas"]["DeliveryState"];
                /** @description Only messages that arrived here, or were accepted, at this time or later. */
                since?: string;
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description The messages of this page. */
                            messages: components["schemas"]["Message"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "messages.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendTextRequest"] | components["schemas"]["SendTemplateRequest"] | components["schemas"]["SendContentRequest"];
            };
        };
        responses: {
            /** @description The message is queued or scheduled. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The message is accepted and on its way. */
                        data: components["schemas"]["OutboundAcknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            409: components["responses"]["SendRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidMessage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "messages.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The message. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description A message, with every state that it has had. */
                            message: components["schemas"]["Message"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "messages.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The message. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MessageRequest"];
            };
        };
        responses: {
            /** @description The message, canceled. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description A message, with every state that it has had. */
                            message: components["schemas"]["Message"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "media.upload": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadMediaRequest"];
            };
        };
        responses: {
            /** @description The media is stored. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A picture, a sound, a film or a file that is kept here. */
                            media: components["schemas"]["Media"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "media.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The media. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The media. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A picture, a sound, a film or a file that is kept here. */
                            media: components["schemas"]["Media"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "media.download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The media. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes, as an attachment of the media's type. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The part of the bytes that the header `Range` asks for. */
            206: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The copy that `If-None-Match` names is the same. */
            304: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "messages.markRead": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The message. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MessageRequest"];
            };
        };
        responses: {
            /** @description The message, marked. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description A message, with every state that it has had. */
                            message: components["schemas"]["Message"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "channels.list": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of channels. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description The channels of this page. */
                            channels: components["schemas"]["Channel"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "channels.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The channel. */
                channel_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description A messaging channel with what its last health check found. */
                            channel: components["schemas"]["ChannelDetail"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "channels.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The channel. */
                channel_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetServingAgentRequest"];
            };
        };
        responses: {
            /** @description The channel as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description A messaging channel with what its last health check found. */
                            channel: components["schemas"]["ChannelDetail"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "knowledge.list": {
        parameters: {
            query?: {
                /** @description A question or keywords; turns the list into a search. */
                q?: string;
                /** @description `active` is everything but archived documents; the others are lifecycle states. */
                status?: "active" | "archived" | "queued" | "indexed" | "failed";
                /** @description Narrows to documents for this audience and for `both`. Omit it to read all documents. */
                audience?: components["parameters"]["Audience"];
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of documents, or of search results when `q` is given. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgePage"] | components["schemas"]["KnowledgeSearchPage"];
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "knowledge.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUrlKnowledgeRequest"] | components["schemas"]["CreateTextKnowledgeRequest"] | components["schemas"]["CreateContentKnowledgeRequest"] | components["schemas"]["CreateDocumentKnowledgeRequest"] | components["schemas"]["CreateDocumentUrlKnowledgeRequest"];
            };
        };
        responses: {
            /** @description The document, indexed or queued. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description A source of knowledge of the organization. */
                            document: components["schemas"]["KnowledgeDocument"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            409: components["responses"]["ConflictOrLimit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "knowledge.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The knowledge document. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description A source of knowledge with the text of a text source and the progress of its ingest. */
                            document: components["schemas"]["KnowledgeDocumentDetail"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "knowledge.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The knowledge document. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateKnowledgeRequest"];
            };
        };
        responses: {
            /** @description The document as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description A source of knowledge of the organization. */
                            document: components["schemas"]["KnowledgeDocument"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrLimit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "knowledge.refresh": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The knowledge document. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RefreshKnowledgeRequest"];
            };
        };
        responses: {
            /** @description The document, its ingest queued. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description A source of knowledge of the organization. */
                            document: components["schemas"]["KnowledgeDocument"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "agents.list": {
        parameters: {
            query?: {
                /** @description `ready` lists agents that answer, `archived` the others. */
                status?: "ready" | "archived";
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of agents. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description The agents of this page. */
                            agents: components["schemas"]["Agent"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "agents.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAgentRequest"];
            };
        };
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description An agent of the organization. */
                            agent: components["schemas"]["Agent"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            409: components["responses"]["ConflictOrLimit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "agents.directory": {
        parameters: {
            query?: {
                /** @description Words that name, description, category or organization must have, in any case and order. */
                q?: string;
                /** @description Only agents of this category. */
                category?: components["schemas"]["ListingCategory"];
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of agents to skip, such as the `next_offset` of the previous page. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the directory. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description The published agents of this page. */
                            agents: components["schemas"]["DirectoryAgent"][];
                            /** @description Total number of matching agents. */
                            total_count: number;
                            /** @description Give it as `offset` to read on. Null on the last page. */
                            next_offset: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "agents.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent. */
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description An agent of the organization. */
                            agent: components["schemas"]["Agent"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "agents.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The agent. */
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAgentRequest"];
            };
        };
        responses: {
            /** @description The agent as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description An agent of the organization. */
                            agent: components["schemas"]["Agent"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "agents.publish": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The agent. */
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishAgentRequest"];
            };
        };
        responses: {
            /** @description The agent with its listing. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description An agent of the organization. */
                            agent: components["schemas"]["Agent"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sessions.list": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sessions. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The sessions of this page. */
                        data: components["schemas"]["Session"][];
                        /** @description True if there are more pages. */
                        has_more: components["schemas"]["HasMore"];
                        /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sessions.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateSessionRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description A sandbox session, in which an agent is evaluated against the knowledge. */
                            session: components["schemas"]["Session"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sessions.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The session. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSessionRequest"];
            };
        };
        responses: {
            /** @description The session as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description A sandbox session, in which an agent is evaluated against the knowledge. */
                            session: components["schemas"]["Session"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
            404: components["responses"]["PreviewNotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sessions.listMessages": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path: {
                /** @description The session. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description The messages of this page. */
                            messages: components["schemas"]["SessionMessage"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sessions.sendMessage": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The session. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendSessionMessageRequest"];
            };
        };
        responses: {
            /** @description The question and the reply. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The question as stored, and the grounded reply to it. */
                        data: components["schemas"]["SessionReply"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sessions.listRuns": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path: {
                /** @description The session. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of runs. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The runs of this page. */
                        data: components["schemas"]["Run"][];
                        /** @description True if there are more pages. */
                        has_more: components["schemas"]["HasMore"];
                        /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "conversations.list": {
        parameters: {
            query?: {
                /** @description Only conversations of this status. */
                status?: components["schemas"]["ConversationStatus"];
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of conversations. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description The conversations of this page. */
                            conversations: components["schemas"]["Conversation"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "conversations.listEvents": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path: {
                /** @description The conversation. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The events of this page. */
                        data: components["schemas"]["ConversationEvent"][];
                        /** @description True if there are more pages. */
                        has_more: components["schemas"]["HasMore"];
                        /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.list": {
        parameters: {
            query?: {
                /** @description Only the customer with this number. Encode `+` as `%2B`. */
                phone_number?: components["schemas"]["PhoneNumber"];
                /** @description Only customers with this label. */
                label?: components["schemas"]["CustomerLabel"];
                /** @description Only customers whose name or number has these characters, among the 2,000 newest. A whole number is always found. */
                q?: string;
                /** @description Only customers created at this time or later. */
                since?: components["schemas"]["Timestamp"];
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of customers. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description The customers of this page. */
                            customers: components["schemas"]["CustomerProfile"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A customer with all that is kept about them beside their conversations. */
                            customer: components["schemas"]["CustomerProfile"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The customer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCustomerRequest"];
            };
        };
        responses: {
            /** @description The customer as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A customer with all that is kept about them beside their conversations. */
                            customer: components["schemas"]["CustomerProfile"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.export": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path: {
                /** @description The customer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer with one page of messages. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description All that is kept about the customer, with a page of messages. */
                        data: {
                            /** @description A customer with all that is kept about them beside their conversations. */
                            customer: components["schemas"]["CustomerProfile"];
                            /** @description The 200 newest consents, newest first. */
                            consents: components["schemas"]["CustomerConsent"][];
                            /** @description The conversations, one for each channel. */
                            conversations: components["schemas"]["Conversation"][];
                            /** @description The 200 newest notes of colleagues, newest first. */
                            notes: components["schemas"]["ConversationNote"][];
                            /** @description The 200 newest runs in the conversations, newest first. */
                            runs: components["schemas"]["ExportedRun"][];
                            /** @description The 200 newest events of the conversations, newest first. */
                            events: components["schemas"]["ExportedEvent"][];
                            /** @description The 200 newest deliveries of these events, newest first. */
                            deliveries: components["schemas"]["ExportedDelivery"][];
                            /** @description The messages of this page, newest first. */
                            messages: components["schemas"]["Message"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.erase": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The customer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EraseCustomerRequest"];
            };
        };
        responses: {
            /** @description The customer, with the erasure that has begun. Erasing again changes nothing. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A customer with all that is kept about them beside their conversations. */
                            customer: components["schemas"]["CustomerProfile"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.listConsents": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path: {
                /** @description The customer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of consents. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description The consents of this page. */
                            consents: components["schemas"]["CustomerConsent"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "customers.recordConsent": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The customer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordConsentRequest"];
            };
        };
        responses: {
            /** @description The consent, and the customer as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A customer with all that is kept about them beside their conversations. */
                            customer: components["schemas"]["CustomerProfile"];
                            /** @description One time that a customer allowed or ended marketing. */
                            consent: components["schemas"]["CustomerConsent"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "conversations.context": {
        parameters: {
            query?: {
                /** @description Narrows to documents for this audience and for `both`. Omit it to read all documents. */
                audience?: components["parameters"]["Audience"];
                /** @description True adds the 20 latest notes of colleagues as `notes`. No customer may see them. */
                include_notes?: boolean;
            };
            header?: never;
            path: {
                /** @description The conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The context. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description Context for an agent's reply. */
                        data: components["schemas"]["ConversationContext"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.list": {
        parameters: {
            query?: {
                /** @description Only events that have this name, the most specific one or another. See `sent_as`. */
                event_type?: components["schemas"]["EventName"];
                /** @description Only events of this conversation. */
                conversation_id?: string;
                /** @description Only events of this customer's conversations. */
                customer_id?: string;
                /** @description Only events of the conversations of the customer with this number. */
                phone_number?: components["schemas"]["PhoneNumber"];
                /** @description Only events that the request with this `X-Request-Id` caused. */
                correlation_id?: string;
                /** @description Only events of this time or later. */
                since?: string;
                /** @description Only events before this time. */
                until?: string;
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events, oldest first. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The events of this page. */
                        data: components["schemas"]["Event"][];
                        /** @description True if there are more pages. */
                        has_more: components["schemas"]["HasMore"];
                        /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.ingest": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IngestMessageRequest"] | components["schemas"]["IngestContentRequest"] | components["schemas"]["IngestEventRequest"];
            };
        };
        responses: {
            /** @description The event is accepted. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The event is recorded and on its way through the pipeline. */
                        data: components["schemas"]["EventAcknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description Something that happened, with the body that webhooks receive. */
                            event: components["schemas"]["Event"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "actions.execute": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyAction"] | components["schemas"]["ReplyContentAction"] | components["schemas"]["DraftAction"] | components["schemas"]["HandoffAction"] | components["schemas"]["AssignOwnerAction"] | components["schemas"]["UnassignOwnerAction"] | components["schemas"]["HandBackAction"] | components["schemas"]["CloseAction"] | components["schemas"]["ReopenAction"] | components["schemas"]["SendMessageAction"];
            };
        };
        responses: {
            /** @description The action is accepted. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The outcome of an action. Only a reply has a delivery. A draft has an approval in its run. */
                        data: components["schemas"]["ActionResult"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WindowClosed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "runs.list": {
        parameters: {
            query?: {
                /** @description Only runs whose latest record has this status. */
                status?: components["parameters"]["RunsByStatus"];
                /** @description Only runs of this intent, such as `send_message`. */
                intent?: components["parameters"]["RunsByIntent"];
                /** @description Only runs in which this agent acted, did not answer in time, or was evaluated. */
                agent_id?: components["parameters"]["RunsByAgent"];
                /** @description Only runs of this session. */
                session_id?: components["parameters"]["RunsBySession"];
                /** @description Only runs in this conversation. */
                conversation_id?: components["parameters"]["RunsByConversation"];
                /** @description Only runs with a record that this request caused. */
                correlation_id?: components["parameters"]["RunsByRequest"];
                /** @description Only runs that began at this time or later. */
                since?: components["parameters"]["RunsSince"];
                /** @description Only runs that began before this time. */
                until?: components["parameters"]["RunsUntil"];
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of runs. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description The runs of this page. */
                            runs: components["schemas"]["Run"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "runs.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The run. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
                            run: components["schemas"]["Run"];
                            /** @description Every record of the run by `iteration`; the last is `run`. */
                            history: components["schemas"]["Run"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.list": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of subscriptions, newest first. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The subscriptions. */
                        data: components["schemas"]["Webhook"][];
                        /** @description True if there are more pages. */
                        has_more: components["schemas"]["HasMore"];
                        /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                        next_cursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description The subscription is active. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description A new webhook subscription, with the secret if the service made it. */
                        data: components["schemas"]["CreatedWebhook"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            409: components["responses"]["ConflictOrLimit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.recover": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The subscription. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoverWebhookRequest"];
            };
        };
        responses: {
            /** @description The deliveries are queued. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description Deliveries of events that a webhook had not received. */
                        data: components["schemas"]["WebhookRecovery"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The subscription. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteRequest"];
            };
        };
        responses: {
            /** @description The subscription is deleted. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The subscription is deleted; nothing is delivered to it any more. */
                        data: components["schemas"]["WebhookDeletion"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The subscription. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            /** @description The subscription as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description A webhook subscription. Its secret is never shown again. */
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "keys.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The key. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteRequest"];
            };
        };
        responses: {
            /** @description The key is revoked. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The key is revoked; no instance of the service accepts it any more. */
                        data: components["schemas"]["KeyRevocation"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tools.manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tools that the token may call. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The tools that the token may call. */
                        data: components["schemas"]["ToolManifest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "agent.manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tools that the token may call. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The tools that the token may call. */
                        data: components["schemas"]["ToolManifest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "agent.sendMessage": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationTextRequest"] | components["schemas"]["ConversationTemplateRequest"];
            };
        };
        responses: {
            /** @description The message is queued. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The message is accepted and on its way. */
                        data: components["schemas"]["OutboundAcknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ToolConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidMessage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "agent.sendMessageToPhone": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendTextRequest"] | components["schemas"]["SendTemplateRequest"];
            };
        };
        responses: {
            /** @description The message is queued. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The message is accepted and on its way. */
                        data: components["schemas"]["OutboundAcknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            409: components["responses"]["ToolConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidMessage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "agent.messageStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The provider's id of the message. */
                providerMessageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The delivery status of a message at the provider. */
                        data: components["schemas"]["ProviderMessageStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "agent.searchKnowledge": {
        parameters: {
            query: {
                /** @description The question, in the customer's words. */
                query: string;
                /** @description Maximum number of passages. */
                top_k?: number;
                /** @description Narrows to documents for this audience and for `both`. Omit it to read all documents. */
                audience?: components["parameters"]["Audience"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passages, best first. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The passages, best first. On `gap_weak`, `gap_none` or no result, hand off or ask back. */
                        data: components["schemas"]["AgentKnowledgeResults"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["InsufficientScope"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "toolServer.call": {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision of MCP; callers of plain JSON-RPC leave it out. */
                "MCP-Protocol-Version"?: string;
                /** @description The method again, for MCP gateways; it must agree with the body. */
                "Mcp-Method"?: string;
                /** @description The tool again, for MCP gateways; it must agree with the body. */
                "Mcp-Name"?: string;
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToolsListRequest"] | components["schemas"]["ToolsCallRequest"] | components["schemas"]["JsonRpcMessage"];
            };
        };
        responses: {
            /** @description The JSON-RPC response, a result or an error. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonRpcResult"] | components["schemas"]["JsonRpcError"];
                };
            };
            /** @description The notification is taken; there is nothing to answer. */
            202: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ToolServerForbidden"];
            404: components["responses"]["PreviewNotEnabled"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sandbox.credentials": {
        parameters: {
            query?: {
                /** @description The scopes that the token is to have, parted by spaces, to try what a narrower token may do. All of them by default. */
                scope?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A token and what it can be tried on. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description A token for a fresh organization of your own, and the ids of what it is seeded with. For evaluation only. */
                        data: components["schemas"]["SandboxCredentials"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "discovery.mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discovery document of the tool server. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolServerDiscovery"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "discovery.agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discovery document of the service. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentsDiscovery"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "discovery.llms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The index. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "discovery.llmsFull": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documentation. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "discovery.skill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skill. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "discovery.agentsPage": {
        parameters: {
            query?: {
                /** @description Words that name, description, category or organization must have; empty is none. */
                q?: string;
                /** @description Only agents of this category; empty is every one. */
                category?: string;
                /** @description Number of items to skip. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "discovery.developersPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "discovery.changelogPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "discovery.openapi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "system.health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service can work. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The process runs and reaches its database. */
                        data: components["schemas"]["Health"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "system.live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process runs. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The process runs. */
                        data: components["schemas"]["Liveness"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "system.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process takes requests. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The process takes requests. */
                        data: components["schemas"]["Readiness"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "system.version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deployed version. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The deployment evidence: what is deployed here, and which operations are enabled. */
                        data: components["schemas"]["DeployedVersion"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.signUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            /** @description The organization is made, and its operator signed in. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description A new console session, whose it is and of which organization. */
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listOwnSessions": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sessions. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The sessions of this page. */
                            sessions: components["schemas"]["OwnSession"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description The operator is signed in. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description A new console session, whose it is and of which organization. */
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["SignInRefused"];
            403: components["responses"]["PermissionDenied"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.endSessions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The sessions have ended. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description Sessions that have ended. */
                        data: components["schemas"]["EndedSessions"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The new password holds. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description A password that was changed. */
                        data: components["schemas"]["PasswordChange"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The password is set, and the operator signed in. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description A new console session, whose it is and of which organization. */
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["SignInRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.signOut": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description An instant in UTC, ISO 8601 with milliseconds. */
                            signed_out_at: components["schemas"]["Timestamp"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.acceptInvitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationRequest"];
            };
        };
        responses: {
            /** @description The member is active, and signed in. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description A new console session, whose it is and of which organization. */
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listChannels": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of channels, newest first. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description One page. */
                        data: {
                            /** @description The channels. */
                            channels: components["schemas"]["LinkedChannel"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.linkChannel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkChannelRequest"];
            };
        };
        responses: {
            /** @description The channel is linked. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description A channel, and what to enter at its provider. The token is shown once. */
                        data: components["schemas"]["ChannelCallback"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.getChannel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The channel. */
                channelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A channel as operators see it, with its link to the messaging app. */
                            channel: components["schemas"]["LinkedChannel"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.updateChannel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The channel. */
                channelId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateChannelRequest"];
            };
        };
        responses: {
            /** @description The channel as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A channel as operators see it, with its link to the messaging app. */
                            channel: components["schemas"]["LinkedChannel"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.testChannel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The channel. */
                channelId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The channel with its health. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A channel as operators see it, with its link to the messaging app. */
                            channel: components["schemas"]["LinkedChannel"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.rotateChannelToken": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The channel. */
                channelId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateChannelTokenRequest"];
            };
        };
        responses: {
            /** @description The secrets are replaced. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description A channel, and what to enter at its provider. The token is shown once. */
                        data: components["schemas"]["ChannelCallback"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.disconnectChannel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The channel. */
                channelId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The channel is disconnected. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A channel as operators see it, with its link to the messaging app. */
                            channel: components["schemas"]["LinkedChannel"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.reconnectChannel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The channel. */
                channelId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The channel is connected. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A channel as operators see it, with its link to the messaging app. */
                            channel: components["schemas"]["LinkedChannel"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.setDefaultChannel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The channel. */
                channelId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The channel is the default. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A channel as operators see it, with its link to the messaging app. */
                            channel: components["schemas"]["LinkedChannel"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listAgents": {
        parameters: {
            query?: {
                /** @description `ready` lists agents that answer, `archived` the others. */
                status?: "ready" | "archived";
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of agents. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The agents of this page. */
                            agents: components["schemas"]["Agent"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.createAgent": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateConsoleAgentRequest"];
            };
        };
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description An agent of the organization. */
                            agent: components["schemas"]["Agent"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["ConflictOrLimit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.getAgent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The agent. */
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description An agent of the organization. */
                            agent: components["schemas"]["Agent"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.updateAgent": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The agent. */
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateConsoleAgentRequest"];
            };
        };
        responses: {
            /** @description The agent as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description An agent of the organization. */
                            agent: components["schemas"]["Agent"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.publishAgent": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The agent. */
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishConsoleAgentRequest"];
            };
        };
        responses: {
            /** @description The agent with its listing. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description An agent of the organization. */
                            agent: components["schemas"]["Agent"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.endSession": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The session. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A session that has ended. */
                            session: components["schemas"]["EndedSession"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.getSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factor. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The second factor of a member. */
                            second_factor: components["schemas"]["SecondFactor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.enableSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPasswordRequest"];
            };
        };
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The secret for an authenticator app, shown once. */
                            setup: components["schemas"]["SecondFactorSetup"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.confirmSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSecondFactorRequest"];
            };
        };
        responses: {
            /** @description The recovery codes. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description Recovery codes, shown once. Each signs in once in place of a code. */
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.disableSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPasswordRequest"];
            };
        };
        responses: {
            /** @description The second factor is gone. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The second factor of a member. */
                            second_factor: components["schemas"]["SecondFactor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.renewRecoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPasswordRequest"];
            };
        };
        responses: {
            /** @description The new recovery codes. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description Recovery codes, shown once. Each signs in once in place of a code. */
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["StateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.removeMemberSecondFactor": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The member. */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The second factor is gone. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The second factor of a member. */
                            second_factor: components["schemas"]["SecondFactor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.updateOrganization": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrganizationRequest"];
            };
        };
        responses: {
            /** @description The organization as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description An organization; never send its id. */
                            organization: components["schemas"]["ConsoleOrganization"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.deleteOrganization": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteOrganizationRequest"];
            };
        };
        responses: {
            /** @description The organization is deleted. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description An organization that was deleted. */
                            organization: components["schemas"]["OrganizationDeletion"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The organization's totals, and the operator's permissions in the console. */
                        data: components["schemas"]["ConsoleOverview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listApps": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of apps, newest first. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description One page. */
                        data: {
                            /** @description The apps. */
                            apps: components["schemas"]["ConsoleAppDetails"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.createApp": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAppRequest"];
            };
        };
        responses: {
            /** @description The app is made. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description An app of the organization. */
                            app: components["schemas"]["ConsoleApp"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["ConflictOrLimit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.addRedirectUri": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The app. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddRedirectUriRequest"];
            };
        };
        responses: {
            /** @description The address is registered. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A redirect URI that an app has registered. */
                            redirect_uri: components["schemas"]["AppRedirectUri"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.createGrant": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The app. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGrantRequest"];
            };
        };
        responses: {
            /** @description The grant is active. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A new access grant, with its secret. */
                            grant: components["schemas"]["CreatedGrant"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrLimit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.revokeGrant": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The app. */
                appId: string;
                /** @description The grant. */
                grantId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The grant is revoked. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The grant is revoked; no instance of the service accepts its token any more. */
                            grant: components["schemas"]["GrantRevocation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listServiceAccounts": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of service accounts, newest first. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description One page. */
                        data: {
                            /** @description The service accounts. */
                            service_accounts: components["schemas"]["ServiceAccountDetails"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.createServiceAccount": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateServiceAccountRequest"];
            };
        };
        responses: {
            /** @description The service account is made. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A service account of the organization. */
                            service_account: components["schemas"]["ServiceAccount"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["ConflictOrLimit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.createKey": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The service account. */
                serviceAccountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKeyRequest"];
            };
        };
        responses: {
            /** @description The key is active. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A new key, with its secret. */
                            key: components["schemas"]["CreatedKey"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrLimit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.revokeKey": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The service account. */
                serviceAccountId: string;
                /** @description The key. */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The key is revoked. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The key is revoked; no instance of the service accepts it any more. */
                            key: components["schemas"]["KeyRevocation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listWebhooks": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of webhook endpoints, newest first. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description One page. */
                        data: {
                            /** @description The webhook endpoints. */
                            webhook_endpoints: components["schemas"]["WebhookEndpoint"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.createWebhook": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description The endpoint is active. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A new webhook endpoint, with its signing secret. */
                            webhook_endpoint: components["schemas"]["CreatedWebhookEndpoint"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrLimit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.deleteWebhook": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The webhook endpoint. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The endpoint is deleted. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The endpoint is deleted; nothing is delivered to it any more. */
                            webhook_endpoint: components["schemas"]["WebhookEndpointDeletion"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.updateWebhook": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The webhook endpoint. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description The endpoint as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A webhook endpoint in the form of the console. Its signing secret is never shown again. */
                            webhook_endpoint: components["schemas"]["WebhookEndpoint"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.recoverWebhook": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The webhook endpoint. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoverWebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description The deliveries are queued. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description Deliveries of events that a webhook had not received. */
                        data: components["schemas"]["WebhookRecovery"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.testWebhook": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The webhook endpoint. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TestWebhookRequest"];
            };
        };
        responses: {
            /** @description The delivery is queued. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description One event to one endpoint, with every attempt. */
                            delivery: components["schemas"]["WebhookDelivery"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.rotateWebhookSecret": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The webhook endpoint. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateSecretRequest"];
            };
        };
        responses: {
            /** @description The new secret is in use. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The new signing secret. Until the old one ends, deliveries are signed with both. */
                            webhook_endpoint: components["schemas"]["RotatedWebhookSecret"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listDeliveries": {
        parameters: {
            query?: {
                /** @description Only deliveries of this status. */
                status?: "pending" | "delivered" | "exhausted";
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path: {
                /** @description The webhook endpoint. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries, newest first. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description One page. */
                        data: {
                            /** @description The deliveries. */
                            deliveries: components["schemas"]["WebhookDelivery"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.replayDelivery": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The webhook endpoint. */
                webhookId: string;
                /** @description The delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The delivery is queued. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description One event to one endpoint, with every attempt. */
                            delivery: components["schemas"]["WebhookDelivery"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.replayFailedDeliveries": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The webhook endpoint. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayFailedDeliveriesRequest"];
            };
        };
        responses: {
            /** @description The deliveries are queued. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description Number of deliveries to repeat. */
                            replayed: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listAuditEvents": {
        parameters: {
            query?: {
                /** @description Only events of this name, or of all names that begin with it and a dot. */
                event_type?: string;
                /** @description Only what this operator or credential did. */
                actor_id?: string;
                /** @description Only what was done to this asset. */
                asset_id?: string;
                /** @description Only what this request did. */
                correlation_id?: string;
                /** @description Only events of this time or later. */
                since?: string;
                /** @description Only events before this time. */
                until?: string;
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of audit events, newest first. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description One page. */
                        data: {
                            /** @description The audit events. */
                            events: components["schemas"]["AuditEvent"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listTemplates": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of templates, newest first. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description One page. */
                        data: {
                            /** @description The templates. */
                            templates: components["schemas"]["MessageTemplate"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.createTemplate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTemplateRequest"];
            };
        };
        responses: {
            /** @description The template is made. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A message template of the organization, in one language. */
                            template: components["schemas"]["MessageTemplate"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["ConflictOrLimit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.syncTemplates": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The comparison begins. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The comparison that begins. */
                            sync: components["schemas"]["TemplateSync"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.getTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The template. */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A message template of the organization, in one language. */
                            template: components["schemas"]["MessageTemplate"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.deleteTemplate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The template. */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The template is deleted. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The template is deleted. Its name is free again here; the messaging app may hold it for 30 days. */
                            template: components["schemas"]["TemplateDeletion"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.updateTemplate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The template. */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTemplateRequest"];
            };
        };
        responses: {
            /** @description The template as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A message template of the organization, in one language. */
                            template: components["schemas"]["MessageTemplate"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listVouchers": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of vouchers, newest first. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description One page. */
                        data: {
                            /** @description The vouchers. */
                            vouchers: components["schemas"]["Voucher"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["PreviewNotEnabled"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.createVoucher": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateVoucherRequest"];
            };
        };
        responses: {
            /** @description The voucher is available. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A voucher. It is issued once, to one customer. */
                            voucher: components["schemas"]["Voucher"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["PreviewNotEnabled"];
            409: components["responses"]["ConflictOrLimit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listApprovals": {
        parameters: {
            query?: {
                /** @description Only approvals in this state. */
                state?: "pending" | "approved" | "rejected" | "expired";
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of approvals, newest first. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description One page. */
                        data: {
                            /** @description The approvals. */
                            approvals: components["schemas"]["Approval"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.getApproval": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The approval. */
                approvalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The approval. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A risky call or a draft that waits for a person, or what the person decided. */
                            approval: components["schemas"]["Approval"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The approval. */
                approvalId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApproveRequest"];
            };
        };
        responses: {
            /** @description The call was approved and executed. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A risky call or a draft that waits for a person, or what the person decided. */
                            approval: components["schemas"]["Approval"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WindowClosed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.reject": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The approval. */
                approvalId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RejectApprovalRequest"];
            };
        };
        responses: {
            /** @description The call was rejected. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A risky call or a draft that waits for a person, or what the person decided. */
                            approval: components["schemas"]["Approval"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.approveDraft": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The run of the draft. */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApproveDraftRequest"];
            };
        };
        responses: {
            /** @description The reply is queued. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The draft has become a reply and is on its way. */
                        data: components["schemas"]["ApprovedDraft"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WindowClosed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listMembers": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members, newest first. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description One page. */
                        data: {
                            /** @description The members. */
                            members: components["schemas"]["Member"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.inviteMember": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteMemberRequest"];
            };
        };
        responses: {
            /** @description The member is invited. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description An operator of the organization. */
                            member: components["schemas"]["Member"];
                            /** @description An invitation. Whoever has its token can become the member; it is shown once. */
                            invitation: components["schemas"]["Invitation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["ConflictOrLimit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.removeMember": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The member. */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The member is removed. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The member is removed; no session of theirs is accepted any more. */
                            member: components["schemas"]["MemberRemoval"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.updateMember": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The member. */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMemberRequest"];
            };
        };
        responses: {
            /** @description The member as they are now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description An operator of the organization. */
                            member: components["schemas"]["Member"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.resetMemberPassword": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The member. */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The member can set a new password. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description An operator of the organization. */
                            member: components["schemas"]["Member"];
                            /** @description A reset of a password. Whoever has its token can set a new one, once; the token is shown once. */
                            password_reset: components["schemas"]["PasswordReset"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.endMemberSessions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The member. */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The sessions have ended. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description Sessions that have ended. */
                        data: components["schemas"]["EndedSessions"];
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listConsents": {
        parameters: {
            query?: {
                /** @description Consents to this app only. */
                app_id?: string;
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of consents, newest first. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description One page. */
                        data: {
                            /** @description The consents. */
                            consents: components["schemas"]["Consent"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.revokeConsent": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The consent. */
                consentId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The consent is revoked. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The consent is revoked; no instance of the service accepts a token that came of it any more. */
                            consent: components["schemas"]["ConsentRevocation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listEvents": {
        parameters: {
            query?: {
                /** @description Only events that have this name, the most specific one or another. See `sent_as`. */
                event_type?: components["schemas"]["EventName"];
                /** @description Only events of this conversation. */
                conversation_id?: string;
                /** @description Only events of this customer's conversations. */
                customer_id?: string;
                /** @description Only events of the conversations of the customer with this number. */
                phone_number?: components["schemas"]["PhoneNumber"];
                /** @description Only events that the request with this `X-Request-Id` caused. */
                correlation_id?: string;
                /** @description Only events of this time or later. */
                since?: string;
                /** @description Only events before this time. */
                until?: string;
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events, newest first. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The events. */
                            events: components["schemas"]["Event"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.getEvent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The event. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description Something that happened, with the body that webhooks receive. */
                            event: components["schemas"]["Event"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listCustomers": {
        parameters: {
            query?: {
                /** @description Only the customer with this number. Encode `+` as `%2B`. */
                phone_number?: components["schemas"]["PhoneNumber"];
                /** @description Only customers with this label. */
                label?: components["schemas"]["CustomerLabel"];
                /** @description Only customers whose name or number has these characters, among the 2,000 newest. A whole number is always found. */
                q?: string;
                /** @description Only customers created at this time or later. */
                since?: components["schemas"]["Timestamp"];
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of customers. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description The customers of this page. */
                            customers: components["schemas"]["CustomerProfile"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.getCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer. */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A customer with all that is kept about them beside their conversations. */
                            customer: components["schemas"]["CustomerProfile"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.updateCustomer": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The customer. */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsoleUpdateCustomerRequest"];
            };
        };
        responses: {
            /** @description The customer as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A customer with all that is kept about them beside their conversations. */
                            customer: components["schemas"]["CustomerProfile"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.exportCustomer": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path: {
                /** @description The customer. */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer with one page of messages. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description All that is kept about the customer, with a page of messages. */
                        data: {
                            /** @description A customer with all that is kept about them beside their conversations. */
                            customer: components["schemas"]["CustomerProfile"];
                            /** @description The 200 newest consents, newest first. */
                            consents: components["schemas"]["CustomerConsent"][];
                            /** @description The conversations, one for each channel. */
                            conversations: components["schemas"]["Conversation"][];
                            /** @description The 200 newest notes of colleagues, newest first. */
                            notes: components["schemas"]["ConversationNote"][];
                            /** @description The 200 newest runs in the conversations, newest first. */
                            runs: components["schemas"]["ExportedRun"][];
                            /** @description The 200 newest events of the conversations, newest first. */
                            events: components["schemas"]["ExportedEvent"][];
                            /** @description The 200 newest deliveries of these events, newest first. */
                            deliveries: components["schemas"]["ExportedDelivery"][];
                            /** @description The messages of this page, newest first. */
                            messages: components["schemas"]["Message"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.eraseCustomer": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The customer. */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The customer, with the erasure that has begun. Erasing again changes nothing. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A customer with all that is kept about them beside their conversations. */
                            customer: components["schemas"]["CustomerProfile"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listCustomerConsents": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path: {
                /** @description The customer. */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of consents. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description The consents of this page. */
                            consents: components["schemas"]["CustomerConsent"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.recordCustomerConsent": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The customer. */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordCustomerConsentRequest"];
            };
        };
        responses: {
            /** @description The consent, and the customer as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A customer with all that is kept about them beside their conversations. */
                            customer: components["schemas"]["CustomerProfile"];
                            /** @description One time that a customer allowed or ended marketing. */
                            consent: components["schemas"]["CustomerConsent"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.getMedia": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The media. */
                mediaId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The media. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A picture, a sound, a film or a file that is kept here. */
                            media: components["schemas"]["Media"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.downloadMedia": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The media. */
                mediaId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes, as an attachment of the media's type. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The part of the bytes that the header `Range` asks for. */
            206: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The copy that `If-None-Match` names is the same. */
            304: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["StateConflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.getQuietHours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quiet hours. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description Hours without marketing, by the customer's clock; null for none. They may last over midnight. */
                            quiet_hours: components["schemas"]["QuietHours"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.setQuietHours": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetQuietHoursRequest"];
            };
        };
        responses: {
            /** @description The quiet hours as they are now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description Hours without marketing, by the customer's clock; null for none. They may last over midnight. */
                            quiet_hours: components["schemas"]["QuietHours"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listLimits": {
        parameters: {
            query?: {
                /** @description Only the window of this class. */
                class?: components["schemas"]["LimitClass"];
                /** @description The windows of this operator or credential, in place of the organization's. */
                principal_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The windows. None if the organization has no such principal. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description One window for each limit class. */
                            limits: components["schemas"]["LimitWindow"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listRuns": {
        parameters: {
            query?: {
                /** @description Only runs whose latest record has this status. */
                status?: components["parameters"]["RunsByStatus"];
                /** @description Only runs of this intent, such as `send_message`. */
                intent?: components["parameters"]["RunsByIntent"];
                /** @description Only runs in which this agent acted, did not answer in time, or was evaluated. */
                agent_id?: components["parameters"]["RunsByAgent"];
                /** @description Only runs of this session. */
                session_id?: components["parameters"]["RunsBySession"];
                /** @description Only runs in this conversation. */
                conversation_id?: components["parameters"]["RunsByConversation"];
                /** @description Only runs with a record that this request caused. */
                correlation_id?: components["parameters"]["RunsByRequest"];
                /** @description Only runs that began at this time or later. */
                since?: components["parameters"]["RunsSince"];
                /** @description Only runs that began before this time. */
                until?: components["parameters"]["RunsUntil"];
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of runs. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description The runs of this page. */
                            runs: components["schemas"]["Run"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.getRun": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The run. */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
                            run: components["schemas"]["Run"];
                            /** @description Every record of the run by `iteration`; the last is `run`. */
                            history: components["schemas"]["Run"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listAgentSessions": {
        parameters: {
            query?: {
                /** @description Only sessions of this agent. */
                agent_id?: string;
                /** @description Only sessions that began at this time or later. */
                since?: string;
                /** @description Only sessions that began before this time. */
                until?: string;
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sessions. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description The sessions of this page. */
                            sessions: components["schemas"]["Session"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.getAgentSession": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description A sandbox session, in which an agent is evaluated against the knowledge. */
                            session: components["schemas"]["Session"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listAgentSessionMessages": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path: {
                /** @description The session. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The result. */
                        data: {
                            /** @description The messages of this page. */
                            messages: components["schemas"]["SessionMessage"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listConversations": {
        parameters: {
            query?: {
                /** @description Only conversations of this status. */
                status?: components["schemas"]["ConversationStatus"];
                /** @description Only conversations that you own (`me`), that nobody owns (`none`), or that this member owns. */
                owner?: string;
                /** @description True for conversations in which a customer waits for an answer, false for the others. */
                waiting?: boolean;
                /** @description Only conversations on this channel. */
                channel_id?: string;
                /** @description Only conversations with this label. */
                label?: components["schemas"]["ConversationLabel"];
                /** @description Only conversations with these characters in the customer's name or number, or in a message. Letter case does not matter. A whole number finds any customer. Otherwise the search reads the organization's newest 2,000 customers and newest 2,000 messages. */
                q?: string;
                /** @description Only conversations in which the customer wrote at this time or later, or that began then. */
                since?: string;
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. An id does not continue this list, since its order moves on. */
                after_id?: components["parameters"]["AfterCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of conversations. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The conversations. */
                            conversations: components["schemas"]["ConsoleConversation"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.countConversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description Numbers of conversations by view. 10,000 means 10,000 or more. */
                            counts: components["schemas"]["ConversationCounts"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.getConversation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A conversation as people work with it. */
                            conversation: components["schemas"]["ConsoleConversation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listConversationMessages": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path: {
                /** @description The conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The messages. */
                            messages: components["schemas"]["ConversationMessage"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.replyToConversation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationTextReply"] | components["schemas"]["ConversationTemplateReply"] | components["schemas"]["ConversationContentReply"];
            };
        };
        responses: {
            /** @description The message is queued. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A conversation as people work with it. */
                            conversation: components["schemas"]["ConsoleConversation"];
                            /** @description One message of a conversation. */
                            message: components["schemas"]["ConversationMessage"];
                            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
                            run: components["schemas"]["Run"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SendRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidMessage"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listConversationEvents": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path: {
                /** @description The conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The events. */
                            events: components["schemas"]["ConversationEvent"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.takeOverConversation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A conversation as people work with it. */
                            conversation: components["schemas"]["ConsoleConversation"];
                            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
                            run: components["schemas"]["Run"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.assignConversation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignConversationRequest"];
            };
        };
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A conversation as people work with it. */
                            conversation: components["schemas"]["ConsoleConversation"];
                            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
                            run: components["schemas"]["Run"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.unassignConversation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A conversation as people work with it. */
                            conversation: components["schemas"]["ConsoleConversation"];
                            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
                            run: components["schemas"]["Run"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.handBackConversation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A conversation as people work with it. */
                            conversation: components["schemas"]["ConsoleConversation"];
                            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
                            run: components["schemas"]["Run"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.closeConversation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A conversation as people work with it. */
                            conversation: components["schemas"]["ConsoleConversation"];
                            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
                            run: components["schemas"]["Run"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.reopenConversation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsoleCommandRequest"];
            };
        };
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A conversation as people work with it. */
                            conversation: components["schemas"]["ConsoleConversation"];
                            /** @description The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
                            run: components["schemas"]["Run"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.listConversationNotes": {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The last seen id, or the `next_cursor` of the page before. */
                after_id?: components["parameters"]["AfterId"];
            };
            header?: never;
            path: {
                /** @description The conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notes. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description The notes. */
                            notes: components["schemas"]["ConversationNote"][];
                            /** @description True if there are more pages. */
                            has_more: components["schemas"]["HasMore"];
                            /** @description Opaque; give it as `after_id` to read on. Null on the last page. */
                            next_cursor: components["schemas"]["NextCursor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadCursor"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.addConversationNote": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddConversationNoteRequest"];
            };
        };
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A note for colleagues. No customer sees it, and no agent unless it asks for notes. */
                            note: components["schemas"]["ConversationNote"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "console.setConversationLabels": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `idempotency_key`, for clients that send it as a header. If the body has one too, both must be equal. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The conversation. */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetConversationLabelsRequest"];
            };
        };
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Atlas-RateLimit-Limit": components["headers"]["X-Atlas-RateLimit-Limit"];
                    "X-Atlas-RateLimit-Reason": components["headers"]["X-Atlas-RateLimit-Reason"];
                    "X-Atlas-RateLimit-Remaining": components["headers"]["X-Atlas-RateLimit-Remaining"];
                    "X-Atlas-RateLimit-Reset": components["headers"]["X-Atlas-RateLimit-Reset"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Says that the call succeeded.
                         * @constant
                         */
                        ok: true;
                        /** @description The answer. */
                        data: {
                            /** @description A conversation as people work with it. */
                            conversation: components["schemas"]["ConsoleConversation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhook.conversation.created": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationCreatedEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.conversation.message_received": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationMessageReceivedEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.conversation.message_delivered": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationMessageDeliveredEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.conversation.message_failed": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationMessageFailedEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.channel.status_changed": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelStatusChangedEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.conversation.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationUpdatedEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.customer.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerUpdatedEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.customer.opted_in": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerOptedInEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.customer.opted_out": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerOptedOutEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.customer.erased": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerErasedEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.agent.intent_detected": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentIntentDetectedEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.agent.action_pending": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentActionPendingEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.agent.action_approved": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentActionApprovedEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.agent.action_rejected": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentActionRejectedEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.agent.handoff": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentHandoffEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.session.ended": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionEndedEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.atlas.event.received": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AtlasEventReceivedEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.atlas.action.executed": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AtlasActionExecutedEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.atlas.run.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AtlasRunUpdatedEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.agent.message_delivery": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentMessageDeliveryEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.message.delivered": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageDeliveredEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.template.status_changed": {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA256 of the raw body bytes, keyed with the webhook's secret, in hex. Compare in constant time, and never recompute it from parsed JSON. */
                "Atlas-Signature": components["parameters"]["AtlasSignature"];
                /** @description The signature by the previous secret. Sent for 24 hours after the secret was rotated. */
                "Atlas-Signature-Previous"?: components["parameters"]["AtlasSignaturePrevious"];
                /** @description The correlation id of what caused the event; the same on every attempt. */
                "X-Request-Id": components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateStatusChangedEvent"];
            };
        };
        responses: {
            /** @description Acknowledge within 5 seconds, even if you skip the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
