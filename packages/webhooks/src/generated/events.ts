// Generated from spec/events by `bun run generate`; do not edit.

/** Event names that a webhook can subscribe to. */
export const eventNames = [
  "conversation.created",
  "conversation.message_received",
  "conversation.message_delivered",
  "conversation.message_failed",
  "channel.status_changed",
  "conversation.updated",
  "customer.updated",
  "customer.opted_in",
  "customer.opted_out",
  "customer.erased",
  "agent.intent_detected",
  "agent.action_pending",
  "agent.action_approved",
  "agent.action_rejected",
  "agent.handoff",
  "session.ended",
  "atlas.event.received",
  "atlas.action.executed",
  "atlas.run.updated",
  "agent.message_delivery",
  "message.delivered",
  "template.status_changed",
  "export.status_changed",
] as const;

/** An event name that a webhook can subscribe to. */
export type EventName = (typeof eventNames)[number];

/** The payload of one event. */
export type EventOf<Name extends EventName> = components["schemas"][`event:${Name}`];

/** Payload of any event. Switch on `event_type`. */
export type AtlasEvent = { [Name in EventName]: EventOf<Name> }[EventName];

interface components {
    schemas: {
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
         * @description The state of the approval. Null if none is required. `pending`: waits for an operator. `approved`: an operator approved, and the run has the outcome. `rejected`: an operator refused. `expired`: nobody decided within seven days.
         * @enum {string|null}
         */
        ApprovalState: "pending" | "approved" | "rejected" | "expired" | null;
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
        /** @description A short lower-case word. Digits, `-` and `_` may follow the first letter. */
        ConversationLabel: string;
        /** @description The labels of the conversation, in alphabetical order. */
        ConversationLabels: components["schemas"]["ConversationLabel"][];
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
        /**
         * @description `open`: agents and integrations answer, also where it has an owner. `handed_off`: people answer, hosted agents are silent. `closed`: nothing is going on; the next customer message opens it again.
         * @enum {string}
         */
        ConversationStatus: "open" | "handed_off" | "closed";
        /** @description The status, owner or labels of a conversation have changed, or a colleague has added a note. */
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
            /** @description The changed members with their values before. A member that is missing did not change. Empty for a note. */
            previous: components["schemas"]["EventConversationPrevious"];
            /** @description The actor of the change; null when a message of the customer or the retention caused it. */
            changed_by: components["schemas"]["EventChangedBy"];
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
            /** @description The actor of the change; null when a message of the customer or the retention caused it. */
            erased_by: components["schemas"]["EventChangedBy"];
        };
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
            /** @description The actor of the change; null when a message of the customer or the retention caused it. */
            changed_by: components["schemas"]["EventChangedBy"];
        };
        /**
         * @description The delivery state of an outbound message. It never moves back. `scheduled`: waits for its `send_at`. `queued`: waits to be sent. `sent`: the provider has it. `delivered`: it has reached the customer. `read`: the customer has read it. `failed`: it could not be delivered. `canceled`: it was canceled before its time.
         * @enum {string}
         */
        DeliveryState: "scheduled" | "queued" | "sent" | "delivered" | "read" | "failed" | "canceled";
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
        /** @description The actor of the change; null when a message of the customer or the retention caused it. */
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
        /** @description The changed members with their values before. A member that is missing did not change. Empty for a note. */
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
            /** @description The intent: `danger`, `allergy`, `human_request`, `opt_out`, `complaint`, `order_status`, `booking`, `opening_hours`, `menu_prices`, `agent_question`, `greeting`, `thanks` or `goodbye`. More may follow. */
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
        /** @description An export of the organization is ready, or has failed. */
        ExportStatusChangedEvent: {
            /**
             * Format: uuid
             * @description The event; the same on every attempt. Deduplicate on it.
             */
            event_id: string;
            /**
             * @description The name of the event.
             * @constant
             */
            event_type: "export.status_changed";
            /** @description An instant in UTC, ISO 8601 with milliseconds. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description A file of all that the service keeps about the organization. */
            export: components["schemas"]["OrganizationExport"];
        };
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
         * @description The kind of message. `button_reply` and `list_reply` are a customer's choices; `template` is sent only.
         * @enum {string}
         */
        MessageType: "text" | "template" | "buttons" | "list" | "location" | "contacts" | "button_reply" | "list_reply" | "image" | "audio" | "video" | "document";
        /** @description A file of all that the service keeps about the organization. */
        OrganizationExport: {
            /**
             * Format: uuid
             * @description The export.
             */
            id: string;
            /**
             * @description `running` while the file is made, `ready` while it can be downloaded, `expired` once it is removed. `failed` if it could not be made.
             * @enum {string}
             */
            status: "running" | "ready" | "failed" | "expired";
            /** @description Rows that are in the file so far. */
            rows: number;
            /** @description Length of the file so far. */
            size_bytes: number;
            /** @description Reason of the failure, in a sentence; null otherwise. */
            failure: string | null;
            /**
             * Format: date-time
             * @description Time of the request.
             */
            requested_at: string;
            /**
             * Format: date-time
             * @description Time when the file was complete; null before.
             */
            ready_at: string | null;
            /**
             * Format: date-time
             * @description End of the downloads; null while there is no file.
             */
            expires_at: string | null;
        };
        /** @description A phone number in E.164 form. */
        PhoneNumber: string;
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
        /**
         * Format: uuid
         * @description The message that this one quotes. It must belong to the same conversation.
         */
        ReplyTo: string;
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
            /** @description The answer of its tool, such as a voucher's code after the approval; of a dry run, the answer that a commit would give. Phone numbers, texts of messages and passages are left out. Present where a single run is read. */
            result?: {
                [key: string]: unknown;
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
        /**
         * @description The status of the session. `active`: it takes messages. `ended`: it was closed, or was silent for 24 hours.
         * @enum {string}
         */
        SessionStatus: "active" | "ended";
        /** @description The language of a template, as the messaging app names it. One name may have a template for each language. */
        TemplateLanguage: string;
        /** @description The name of a template. Name and language together are unique in the organization. */
        TemplateName: string;
        /** @description The messaging app's reason for a rejection; null unless rejected. */
        TemplateRejection: string | null;
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
        /**
         * Format: date-time
         * @description An instant in UTC, ISO 8601 with milliseconds.
         */
        Timestamp: string;
        /** @description The name of a tool, as the manifest lists it. */
        ToolName: string;
        /**
         * Format: date-time
         * @description Time of the first customer message that nobody has answered. Null when all is answered or the conversation is closed. An agent's handoff is no answer.
         */
        WaitingSince: string | null;
        "event:conversation.created": components["schemas"]["ConversationCreatedEvent"];
        "event:conversation.message_received": components["schemas"]["ConversationMessageReceivedEvent"];
        "event:conversation.message_delivered": components["schemas"]["ConversationMessageDeliveredEvent"];
        "event:conversation.message_failed": components["schemas"]["ConversationMessageFailedEvent"];
        "event:channel.status_changed": components["schemas"]["ChannelStatusChangedEvent"];
        "event:conversation.updated": components["schemas"]["ConversationUpdatedEvent"];
        "event:customer.updated": components["schemas"]["CustomerUpdatedEvent"];
        "event:customer.opted_in": components["schemas"]["CustomerOptedInEvent"];
        "event:customer.opted_out": components["schemas"]["CustomerOptedOutEvent"];
        "event:customer.erased": components["schemas"]["CustomerErasedEvent"];
        "event:agent.intent_detected": components["schemas"]["AgentIntentDetectedEvent"];
        "event:agent.action_pending": components["schemas"]["AgentActionPendingEvent"];
        "event:agent.action_approved": components["schemas"]["AgentActionApprovedEvent"];
        "event:agent.action_rejected": components["schemas"]["AgentActionRejectedEvent"];
        "event:agent.handoff": components["schemas"]["AgentHandoffEvent"];
        "event:session.ended": components["schemas"]["SessionEndedEvent"];
        "event:atlas.event.received": components["schemas"]["AtlasEventReceivedEvent"];
        "event:atlas.action.executed": components["schemas"]["AtlasActionExecutedEvent"];
        "event:atlas.run.updated": components["schemas"]["AtlasRunUpdatedEvent"];
        "event:agent.message_delivery": components["schemas"]["AgentMessageDeliveryEvent"];
        "event:message.delivered": components["schemas"]["MessageDeliveredEvent"];
        "event:template.status_changed": components["schemas"]["TemplateStatusChangedEvent"];
        "event:export.status_changed": components["schemas"]["ExportStatusChangedEvent"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
