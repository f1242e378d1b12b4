// Generated from spec/events by `bun run generate`; do not edit.

/** Event names that a webhook can subscribe to. */
export const eventNames = [
  "conversation.created", "conversation.message_received", "conversation.message_changed",
  "conversation.message_delivered", "conversation.message_failed", "channel.notice_received", "channel.status_changed",
  "conversation.updated", "customer.updated", "customer.opted_in", "customer.opted_out", "customer.erased",
  "customer.merged", "customer.unmerged", "agent.intent_detected", "agent.action_pending", "agent.action_approved",
  "agent.action_rejected", "agent.handoff", "session.ended", "atlas.event.received", "atlas.action.executed",
  "atlas.run.updated", "agent.message_delivery", "message.delivered", "template.status_changed",
  "export.status_changed",
] as const;

/** An event name that a webhook can subscribe to. */
export type EventName = (typeof eventNames)[number];

/** The payload of one event. Its enums are open, since a later version may add values. */
export type EventOf<Name extends EventName> = Open<components["schemas"][`event:${Name}`]>;

/** Payload of any event. Switch on `event_type`. */
export type AtlasEvent = { [Name in EventName]: EventOf<Name> }[EventName];

/** True if a type has several values, else false. */
type IsOneOf<All, Each = All> = All extends unknown ? ([Each] extends [All] ? false : true) : never;

/** Any other text, where the type is an enum. An editor completes the known values still. */
type OthersThan<Value, Text = Extract<Value, string>> = string extends Text
  ? never
  : true extends IsOneOf<Text>
    ? string & {}
    : never;

/** Names of members that have a single text in one of the forms. They tell the forms apart. */
type Telling<Form> = Form extends object
  ? {
      [Name in keyof Form]-?: Form[Name] extends string
        ? string extends Form[Name]
          ? never
          : true extends IsOneOf<Form[Name]>
            ? never
            : Name
        : never;
    }[keyof Form]
  : never;

type OpenForms<Form, Told> = Form extends readonly (infer Item)[]
  ? ([Extract<Item, object>] extends [never] ? Item | OthersThan<Item> : Open<Item>)[]
  : Form extends object
    ? {
        [Name in keyof Form]: Name extends Told
          ? Form[Name]
          : [Extract<Form[Name], object>] extends [never]
            ? Form[Name] | OthersThan<Form[Name]>
            : Open<Form[Name]>;
      }
    : Form;

/**
 * A value as the service sends it. An enum, such as `"inbound" | "outbound"`, may be another text, too. A member that tells
 * forms apart, such as `type`, stays as it is, so that a program can narrow by it.
 */
type Open<Value> = OpenForms<Value, Telling<Value>> | OthersThan<Value>;

interface components {
  schemas: {
    /** An operator has approved a pending action. The run has the outcome. */
    AgentActionApprovedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "agent.action_approved";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id?: string;
      /** The messaging app as one lowercase word. */
      channel?: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer?: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The session. */
      session?: components["schemas"]["EventSession"];
      /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
      run: components["schemas"]["Run"];
      /** The action, executed or pending. */
      action: components["schemas"]["EventAction"];
      /** The approval. */
      approval: components["schemas"]["EventApproval"];
    };
    /** A risky action of an agent has been recorded and waits for a person. */
    AgentActionPendingEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "agent.action_pending";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id?: string;
      /** The messaging app as one lowercase word. */
      channel?: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer?: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The session. */
      session?: components["schemas"]["EventSession"];
      /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
      run: components["schemas"]["Run"];
      /** The action, executed or pending. */
      action: components["schemas"]["EventAction"];
      /** The approval. */
      approval: components["schemas"]["EventApproval"];
    };
    /** An operator has rejected a pending action; nothing was executed. */
    AgentActionRejectedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "agent.action_rejected";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id?: string;
      /** The messaging app as one lowercase word. */
      channel?: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer?: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The session. */
      session?: components["schemas"]["EventSession"];
      /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
      run: components["schemas"]["Run"];
      /** The action, executed or pending. */
      action: components["schemas"]["EventAction"];
      /** The approval. */
      approval: components["schemas"]["EventApproval"];
    };
    /** A conversation has moved to a human operator; hosted agents reply no more. */
    AgentHandoffEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "agent.handoff";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The session. */
      session?: components["schemas"]["EventSession"];
      /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
      run?: components["schemas"]["Run"];
      /** The action, executed or pending. */
      action?: components["schemas"]["EventAction"];
    };
    /** The service has found out what a customer's message is after. */
    AgentIntentDetectedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "agent.intent_detected";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id?: string;
      /** The messaging app as one lowercase word. */
      channel?: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer?: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message?: components["schemas"]["EventMessage"];
      /** The session. */
      session?: components["schemas"]["EventSession"];
      /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
      run?: components["schemas"]["Run"];
      /** The customer's intent. */
      intent: components["schemas"]["EventIntent"];
    };
    /** An outbound message has moved to the status in `message.status`. */
    AgentMessageDeliveryEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "agent.message_delivery";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message: components["schemas"]["EventMessage"];
    };
    /** The state of the approval. Null if none is required. `pending`: waits for an operator. `approved`: an operator approved, and the run has the outcome. `rejected`: an operator refused. `expired`: nobody decided within seven days. */
    ApprovalState: "pending" | "approved" | "rejected" | "expired" | null;
    /** An action was executed by `POST /v1/atlas/actions`. */
    AtlasActionExecutedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "atlas.action.executed";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message?: components["schemas"]["EventMessage"];
      /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
      run: components["schemas"]["Run"];
      /** The action, executed or pending. */
      action: components["schemas"]["EventAction"];
    };
    /** An inbound event was accepted by `POST /v1/atlas/events`. */
    AtlasEventReceivedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "atlas.event.received";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message?: components["schemas"]["EventMessage"];
      /** The inbound event as `POST /v1/atlas/events` was given it. */
      inbound?: components["schemas"]["EventInbound"];
    };
    /** A run was recorded, or has moved to another status. */
    AtlasRunUpdatedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "atlas.run.updated";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id?: string;
      /** The messaging app as one lowercase word. */
      channel?: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer?: components["schemas"]["EventCustomer"];
      /** The session. */
      session?: components["schemas"]["EventSession"];
      /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
      run: components["schemas"]["Run"];
    };
    /** The button that the customer chose. */
    ButtonReplyContent: {
      /** The kind of content. */
      type: "button_reply";
      /** Your id of the choice. */
      id: string;
      /** The label that the customer chose. */
      title: string;
    };
    /** Text with up to three reply buttons. The customer's choice comes as `button_reply`. */
    ButtonsContent: {
      /** The kind of content. */
      type: "buttons";
      /** The text above the buttons. */
      text: string;
      /** A line above the text. */
      header?: string;
      /** A line below the text. */
      footer?: string;
      /** The buttons in order. Ids and titles must differ. */
      buttons: {
        /** Your id of the choice. It returns with the reply. */
        id: string;
        /** The label. */
        title: string;
      }[];
    };
    /** The result of the last health check. */
    ChannelHealth: {
      /** `healthy`: messages pass. `degraded`: some fail or are slow. `unreachable`: none pass. `unknown`: never checked. */
      state: "healthy" | "degraded" | "unreachable" | "unknown";
      /** The messaging app's response time in milliseconds. Null without a response. */
      latency_ms: number | null;
      /** Checks that failed since the last good one. */
      consecutive_failures: number;
      /** The problem. Null when healthy. */
      message: string | null;
      /** Reason of a refusal in the words of the messaging app, and the way to mend it. */
      provider_error?: components["schemas"]["ProviderError"];
    };
    /** The messaging app as one lowercase word. */
    ChannelName: string;
    /** The messaging app said something about a channel that is no message and no status. */
    ChannelNoticeReceivedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "channel.notice_received";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The channel. Format: uuid. */
      channel_id: string;
      /** The display name of the channel. */
      display_name: string;
      /** Words of the messaging app, as they came. */
      notice: components["schemas"]["EventNotice"];
    };
    /** `connected`: linked to the messaging app, nothing carried yet. `active`: linked and carrying messages. `disconnected`: the link is lost. */
    ChannelStatus: "connected" | "active" | "disconnected";
    /** The status or the health of a channel has changed. */
    ChannelStatusChangedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "channel.status_changed";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The channel. Format: uuid. */
      channel_id: string;
      /** The display name of the channel. */
      display_name: string;
      /** `connected`: linked to the messaging app, nothing carried yet. `active`: linked and carrying messages. `disconnected`: the link is lost. */
      status: components["schemas"]["ChannelStatus"];
      /** `connected`: linked to the messaging app, nothing carried yet. `active`: linked and carrying messages. `disconnected`: the link is lost. */
      previous_status: components["schemas"]["ChannelStatus"];
      /** The result of the last health check. */
      health: components["schemas"]["ChannelHealth"];
      /** A health check, or an operator. */
      cause: "health" | "operator";
    };
    /** Contact cards. */
    ContactsContent: {
      /** The kind of content. */
      type: "contacts";
      /** The cards in order. */
      contacts: {
        /** The whole name. */
        name: string;
        /** The company. */
        organization?: string;
        /** Phone numbers as they are written on the card. */
        phone_numbers?: string[];
        /** E-mail addresses. */
        emails?: string[];
      }[];
    };
    /** A customer has written for the first time in a new thread. */
    ConversationCreatedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "conversation.created";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message: components["schemas"]["EventMessage"];
    };
    /** The labels of the conversation, in alphabetical order. */
    ConversationLabels: components["schemas"]["Label"][];
    /** A message has another reaction, or its customer has edited or deleted it. */
    ConversationMessageChangedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "conversation.message_changed";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message: components["schemas"]["EventMessage"];
      /** Change of the message, which is shown as it is now. */
      change: "reaction" | "edit" | "deletion";
    };
    /** The provider has confirmed that an outbound message is delivered. */
    ConversationMessageDeliveredEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "conversation.message_delivered";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message: components["schemas"]["EventMessage"];
    };
    /** An outbound message could not be delivered; `message.error_code` says why. */
    ConversationMessageFailedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "conversation.message_failed";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message: components["schemas"]["EventMessage"];
    };
    /** A message of a customer has come in over a channel. */
    ConversationMessageReceivedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "conversation.message_received";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message: components["schemas"]["EventMessage"];
      /** The inbound event as `POST /v1/atlas/events` was given it. */
      inbound?: components["schemas"]["EventInbound"];
    };
    /** `open`: agents and integrations answer, also where it has an owner. `handed_off`: people answer, hosted agents are silent. `closed`: nothing is going on; the next customer message opens it again. */
    ConversationStatus: "open" | "handed_off" | "closed";
    /** The status, owner, labels or metadata of a conversation have changed, or a colleague has added a note. */
    ConversationUpdatedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "conversation.updated";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation: components["schemas"]["EventConversation"];
      /** The changed members with their values before. A member that is missing did not change. Empty for a note. */
      previous: components["schemas"]["EventConversationPrevious"];
      /** The actor of the change; null when a message of the customer or the retention caused it. */
      changed_by: components["schemas"]["EventChangedBy"];
    };
    /** A customer was erased. Remove what you keep about them. */
    CustomerErasedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "customer.erased";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The customer, by id alone. */
      customer: components["schemas"]["EventErasedCustomer"];
      /** The actor of the change; null when a message of the customer or the retention caused it. */
      erased_by: components["schemas"]["EventChangedBy"];
    };
    /** Two customers became one. */
    CustomerMergedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "customer.merged";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The customer whose record went into the other one. */
      merged: {
        /** The customer. Format: uuid. */
        id: string;
      };
      /** The actor of the change; null when a message of the customer or the retention caused it. */
      merged_by: components["schemas"]["EventChangedBy"];
    };
    /** The customer takes marketing, for the first time or again. */
    CustomerOptedInEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "customer.opted_in";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** A statement of the customer about marketing. */
      consent: components["schemas"]["EventConsent"];
    };
    /** The customer takes no marketing any more. Utility and transactional messages go on. */
    CustomerOptedOutEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "customer.opted_out";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** A statement of the customer about marketing. */
      consent: components["schemas"]["EventConsent"];
    };
    /** A merge of customers was undone. */
    CustomerUnmergedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "customer.unmerged";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The customer from whose record it parted. */
      unmerged_from: {
        /** The customer. Format: uuid. */
        id: string;
      };
      /** The actor of the change; null when a message of the customer or the retention caused it. */
      unmerged_by: components["schemas"]["EventChangedBy"];
    };
    /** The addresses, name, labels, attributes, metadata, language or time zone of a customer have changed. */
    CustomerUpdatedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "customer.updated";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The members that changed, without their values. Read the customer for those. */
      changed: ("addresses" | "name" | "labels" | "attributes" | "metadata" | "language" | "time_zone")[];
      /** The actor of the change; null when a message of the customer or the retention caused it. */
      changed_by: components["schemas"]["EventChangedBy"];
    };
    /** Time when its writer deleted it. The text is then `[deleted]`. Left out for a message that stands. Format: date-time. */
    DeletedAt: string;
    /** The delivery state of an outbound message. It never moves back, but that a spending cap makes a queued message wait. `scheduled`: waits for its `send_at`, or for a cap, which its last status names by `spending_cap`. `queued`: waits to be sent. `sent`: the provider has it. `delivered`: it has reached the customer. `read`: the customer has read it. `failed`: it could not be delivered. `canceled`: it was canceled before its time. */
    DeliveryState: "scheduled" | "queued" | "sent" | "delivered" | "read" | "failed" | "canceled";
    /** Time when its writer last edited it. Left out for a message as it was written. Format: date-time. */
    EditedAt: string;
    /** The action, executed or pending. */
    EventAction: {
      /** The kind of action; `tool_call` names its tool in `tool_name`. */
      action_type: "reply" | "draft" | "handoff" | "assign_owner" | "unassign_owner" | "hand_back" | "close" | "reopen" | "tool_call";
      /** The name of a tool, as the manifest lists it. */
      tool_name?: components["schemas"]["ToolName"];
      /** The payload of the action, or the arguments of the tool. */
      payload: { [key: string]: unknown; };
    };
    /** The approval. */
    EventApproval: {
      /** The approval. Format: uuid. */
      id: string;
      /** The decision. */
      approval_state: "pending" | "approved" | "rejected" | "expired";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      expires_at: components["schemas"]["Timestamp"];
      /** Time when it was decided; null while it is pending. Format: date-time. */
      decided_at: string | null;
      /** Reason why it was rejected. */
      reason: string | null;
    };
    /** The actor of the change; null when a message of the customer or the retention caused it. */
    EventChangedBy: {
      /** `operator`: a person in the console. `agent`: a hosted agent. `api`: an integration with a token. */
      type: "operator" | "agent" | "api";
      /** The name of the operator, agent, app or service account. `Operator` for a person without a name, null for a sandbox token. */
      name: string | null;
    } | null;
    /** A statement of the customer about marketing. */
    EventConsent: {
      /** The consent. Format: uuid. */
      id: string;
      /** The customer's wish. */
      marketing: "opted_in" | "opted_out";
      /** Source that told the service. */
      origin: "customer" | "provider" | "api" | "operator";
      /** Place where the customer said it; null for a message and for the messaging app. */
      source: string | null;
      /** An instant in UTC, ISO 8601 with milliseconds. */
      at: components["schemas"]["Timestamp"];
    };
    /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
    EventConversation: {
      /** `open`: agents and integrations answer, also where it has an owner. `handed_off`: people answer, hosted agents are silent. `closed`: nothing is going on; the next customer message opens it again. */
      status: components["schemas"]["ConversationStatus"];
      /** The operator who owns it or null. Format: uuid. */
      owner_id: string | null;
      /** The labels of the conversation, in alphabetical order. */
      labels: components["schemas"]["ConversationLabels"];
      /** Time of the first customer message that nobody has answered. Null when all is answered or the conversation is closed. An agent's handoff is no answer. */
      waiting_since: components["schemas"]["WaitingSince"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
    };
    /** The changed members with their values before. A member that is missing did not change. Empty for a note. */
    EventConversationPrevious: {
      /** `open`: agents and integrations answer, also where it has an owner. `handed_off`: people answer, hosted agents are silent. `closed`: nothing is going on; the next customer message opens it again. */
      status?: components["schemas"]["ConversationStatus"];
      /** The owner before or null. Format: uuid. */
      owner_id?: string | null;
      /** The labels of the conversation, in alphabetical order. */
      labels?: components["schemas"]["ConversationLabels"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
    };
    /** The customer. `phone_number` is left out while nobody knows it. */
    EventCustomer: {
      /** The customer. Format: uuid. */
      id: string;
      /** A phone number in E.164 form. */
      phone_number?: components["schemas"]["PhoneNumber"];
      /** The messaging app's own id of a customer, which finds them where their number is hidden or new. */
      user_id?: components["schemas"]["UserId"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
    };
    /** The customer, by id alone. */
    EventErasedCustomer: {
      /** The customer. Format: uuid. */
      id: string;
    };
    /** The inbound event as `POST /v1/atlas/events` was given it. */
    EventInbound: {
      /** The event type, as the sender named it. */
      event_type: string;
      /** Time when it happened, by the sender's clock; the time of the request when the sender did not say. Format: date-time. */
      timestamp: string;
      /** Words of the messaging app, as JSON, where the event is of its own and `event_type` begins with `system.`. A longer text is cut. */
      received?: string;
    };
    /** The customer's intent. */
    EventIntent: {
      /** The intent: `danger`, `allergy`, `human_request`, `opt_out`, `complaint`, `order_status`, `booking`, `opening_hours`, `menu_prices`, `agent_question`, `greeting`, `thanks` or `goodbye`. More may follow. */
      name: string;
      /** Confidence of the service. */
      confidence?: number;
    };
    /** The message that the event is about. */
    EventMessage: {
      /** The message; outbound ones were acknowledged with it. Format: uuid. */
      id: string;
      /** The kind of message. `button_reply` and `list_reply` are a customer's choices, `unsupported` is what the service does not understand; `template` is sent only. */
      type: components["schemas"]["MessageType"];
      /** The text as the customer sees it; of other content, a short form of it. */
      text: string;
      /** The content of a message of another type than `text`. Of a template it is the file in its header. */
      content?: components["schemas"]["MessageContent"];
      /** The message that this one quotes. It must belong to the same conversation. */
      reply_to?: components["schemas"]["ReplyTo"];
      /** The emoji that stand on the message. Left out where there is none. */
      reactions?: components["schemas"]["Reactions"];
      /** Time when its writer last edited it. Left out for a message as it was written. */
      edited_at?: components["schemas"]["EditedAt"];
      /** Time when its writer deleted it. The text is then `[deleted]`. Left out for a message that stands. */
      deleted_at?: components["schemas"]["DeletedAt"];
      /** The ad or post that brought the customer, as the messaging app describes it. */
      referral?: components["schemas"]["Referral"];
      /** True if the text is cut, since it was longer. Left out for all others. */
      truncated?: components["schemas"]["Truncated"];
      /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
      metadata?: components["schemas"]["Metadata"];
      /** The author of an outbound message. Null for a customer's message, and for messages from before authors were kept. */
      author?: components["schemas"]["MessageAuthor"];
      /** The delivery state of an outbound message. It never moves back, but that a spending cap makes a queued message wait. `scheduled`: waits for its `send_at`, or for a cap, which its last status names by `spending_cap`. `queued`: waits to be sent. `sent`: the provider has it. `delivered`: it has reached the customer. `read`: the customer has read it. `failed`: it could not be delivered. `canceled`: it was canceled before its time. */
      status?: components["schemas"]["DeliveryState"];
      /** The provider's id of an outbound message. The Agent API returns its status. */
      provider_message_id?: string;
      /** Reason why delivery failed. */
      error_code?: string;
      /** Reason of a refusal in the words of the messaging app, and the way to mend it. */
      provider_error?: components["schemas"]["ProviderError"];
    };
    /** Words of the messaging app, as they came. */
    EventNotice: {
      /** The name that the messaging app gives the subject. */
      field: string;
      /** Its words, as JSON. A longer text is cut. */
      received: string;
    };
    /** The session. */
    EventSession: {
      /** The session. Format: uuid. */
      id: string;
      /** Its agent, if it has one. Format: uuid. */
      agent_id: string | null;
      /** The status of the session. `active`: it takes messages. `ended`: it was closed, or was silent for 24 hours. */
      status: components["schemas"]["SessionStatus"];
    };
    /** The template as it is now. */
    EventTemplate: {
      /** The template. Format: uuid. */
      id: string;
      /** The name of a template. Name and language together are unique in the organization. */
      name: components["schemas"]["TemplateName"];
      /** The language of a template, as the messaging app names it. One name may have a template for each language. */
      language: components["schemas"]["TemplateLanguage"];
      /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
      category: components["schemas"]["MessageCategory"];
      /** The status of the template. `pending`: waits for the messaging app's review. `approved`: can be sent. `rejected`: refused by the review. `paused`: the messaging app holds it back for a while, since customers complained. `disabled`: no longer allowed by the messaging app, or deleted there. `draft`: not submitted, since no linked channel names its business account. */
      status: components["schemas"]["TemplateStatus"];
      /** The messaging app's reason for a rejection; null unless rejected. */
      rejection_reason: components["schemas"]["TemplateRejection"];
    };
    /** An export of the organization is ready, or has failed. */
    ExportStatusChangedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "export.status_changed";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** A file of all that the service keeps about the organization. */
      export: components["schemas"]["OrganizationExport"];
    };
    /** An answer of a form. */
    FormAnswer: {
      /** The name of the field. */
      name: string;
      /** The answer. Anything but text is JSON. */
      value: string;
    };
    /** The answers that a customer gave in a form. */
    FormReplyContent: {
      /** The kind of content. */
      type: "form_reply";
      /** The name of the form. */
      name?: string;
      /** Text that the messaging app shows in its place. */
      text?: string;
      /** The answers. */
      answers: components["schemas"]["FormAnswer"][];
    };
    /** The source of a passage, and the place in it. */
    KnowledgeCitation: {
      /** The knowledge document. Format: uuid. */
      knowledge_id: string;
      /** Its title. */
      title: string;
      /** The page it was taken from; left out where there is none. */
      url?: string;
      /** The headings above the passage, the outermost first, joined by " › "; left out where there are none. */
      heading?: string;
      /** The start of the passage in the document's text, in UTF-16 code units. */
      start?: number;
      /** The end of the passage, in the same units. */
      end?: number;
    };
    /** A short lower-case word. Digits, `-` and `_` may follow the first letter. */
    Label: string;
    /** Text with a list of up to ten rows to choose from. The customer's choice comes as `list_reply`. */
    ListContent: {
      /** The kind of content. */
      type: "list";
      /** The text above the list. */
      text: string;
      /** A line above the text. */
      header?: string;
      /** A line below the text. */
      footer?: string;
      /** The label that opens the list. */
      button: string;
      /** The rows in groups, ten rows at most in all. With several groups each needs a title. */
      sections: {
        /** The heading of the group. */
        title?: string;
        /** The rows in order. Ids must differ in the whole list. */
        rows: {
          /** Your id of the choice. It returns with the reply. */
          id: string;
          /** The row's first line. */
          title: string;
          /** The row's second line. */
          description?: string;
        }[];
      }[];
    };
    /** The row of a list that the customer chose. */
    ListReplyContent: {
      /** The kind of content. */
      type: "list_reply";
      /** Your id of the choice. */
      id: string;
      /** The label that the customer chose. */
      title: string;
      /** The row's second line. */
      description?: string;
    };
    /** A place. */
    LocationContent: {
      /** The kind of content. */
      type: "location";
      /** Degrees north. */
      latitude: number;
      /** Degrees east. */
      longitude: number;
      /** The name of the place. */
      name?: string;
      /** Its address. */
      address?: string;
    };
    /** Text with a button by which the customer sends a place. It comes as `location`. */
    LocationRequestContent: {
      /** The kind of content. */
      type: "location_request";
      /** The text above the button. */
      text: string;
    };
    /** The author of an outbound message. Null for a customer's message, and for messages from before authors were kept. */
    MessageAuthor: {
      /** `operator`: a person in the console, or on the business's phone. `agent`: a hosted agent. `api`: an integration with a token. */
      type: "operator" | "agent" | "api";
      /** The name of the operator, agent, app or service account. `Operator` for a person without a name, `Phone` for the phone, null for a sandbox token. */
      name: string | null;
    } | null;
    /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
    MessageCategory: "utility" | "marketing" | "transactional" | "authentication";
    /** The content of a message of another type than `text`. Of a template it is the file in its header. */
    MessageContent: components["schemas"]["ButtonsContent"] | components["schemas"]["ListContent"] | components["schemas"]["UrlButtonContent"] | components["schemas"]["LocationContent"] | components["schemas"]["LocationRequestContent"] | components["schemas"]["ContactsContent"] | components["schemas"]["ButtonReplyContent"] | components["schemas"]["ListReplyContent"] | components["schemas"]["ReceivedMediaContent"] | components["schemas"]["OrderContent"] | components["schemas"]["FormReplyContent"] | components["schemas"]["UnsupportedContent"];
    /** The short name of `conversation.message_delivered`. */
    MessageDeliveredEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "message.delivered";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id: string;
      /** The messaging app as one lowercase word. */
      channel: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer: components["schemas"]["EventCustomer"];
      /** The conversation after the event. With `handed_off` a person has it, and your agent stays silent. */
      conversation?: components["schemas"]["EventConversation"];
      /** The message that the event is about. */
      message: components["schemas"]["EventMessage"];
    };
    /** The kind of message. `button_reply` and `list_reply` are a customer's choices, `unsupported` is what the service does not understand; `template` is sent only. */
    MessageType: "text" | "template" | "buttons" | "list" | "url_button" | "location" | "location_request" | "contacts" | "button_reply" | "list_reply" | "image" | "audio" | "video" | "document" | "sticker" | "order" | "form_reply" | "unsupported";
    /** Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none. */
    Metadata: { [key: string]: string; };
    /** The cart that a customer sent. */
    OrderContent: {
      /** The kind of content. */
      type: "order";
      /** The messaging app's id of the catalog. */
      catalog_id?: string;
      /** Words of the customer beside it. */
      text?: string;
      /** The articles. */
      items: components["schemas"]["OrderItem"][];
    };
    /** An article of a cart. */
    OrderItem: {
      /** Your id of the article. */
      product_id: string;
      /** Number of pieces that the customer wants. */
      quantity: number;
      /** The price of one. */
      price?: number;
      /** The currency of the price (ISO 4217). */
      currency?: string;
    };
    /** A file of all that the service keeps about the organization. */
    OrganizationExport: {
      /** The export. Format: uuid. */
      id: string;
      /** `running` while the file is made, `ready` while it can be downloaded, `expired` once it is removed. `failed` if it could not be made. */
      status: "running" | "ready" | "failed" | "expired";
      /** Rows that are in the file so far. */
      rows: number;
      /** Length of the file so far. */
      size_bytes: number;
      /** Reason of the failure, in a sentence; null otherwise. */
      failure: string | null;
      /** Time of the request. Format: date-time. */
      requested_at: string;
      /** Time when the file was complete; null before. Format: date-time. */
      ready_at: string | null;
      /** End of the downloads; null while there is no file. Format: date-time. */
      expires_at: string | null;
    };
    /** A phone number in E.164 form. */
    PhoneNumber: string;
    /** Reason of a refusal in the words of the messaging app, and the way to mend it. */
    ProviderError: {
      /** Its code. Null for none. */
      code: number | null;
      /** Its title or message. Null for none. */
      title: string | null;
      /** Its words about this case. Null where it has none. */
      details: string | null;
      /** The way to mend it. Null where nobody can tell. */
      advice: string | null;
    };
    /** An emoji that stands on a message. */
    Reaction: {
      /** The side that put it there. */
      from: "customer" | "business";
      /** The emoji. */
      emoji: string;
      /** Time when it was put there. Format: date-time. */
      at: string;
    };
    /** The emoji that stand on the message. Left out where there is none. */
    Reactions: components["schemas"]["Reaction"][];
    /** A picture, a sound, a film, a file or a sticker, as a message shows it. */
    ReceivedMediaContent: {
      /** The kind of content. */
      type: "image" | "audio" | "video" | "document" | "sticker";
      /** Its address, where one was given. A messaging app gives none with a customer's message. Format: uri. */
      url?: string;
      /** The media that is kept here. Read its bytes by this id. Format: uuid. */
      media_id?: string;
      /** The text below it. */
      caption?: string;
      /** The name of a document. */
      filename?: string;
      /** Its media type as the sender says it. */
      media_type?: string;
      /** True for a voice note, which the app plays at once. Of `audio` only. */
      voice?: components["schemas"]["VoiceMark"];
    };
    /** The ad or post that brought the customer, as the messaging app describes it. */
    Referral: {
      /** Kind of its source, such as `ad` or `post`. */
      source_type?: string;
      /** Its id at the messaging app. */
      source_id?: string;
      /** Its address. */
      source_url?: string;
      /** Its headline. */
      headline?: string;
      /** Its text. */
      body?: string;
      /** The id of the click. */
      click_id?: string;
    };
    /** The message that this one quotes. It must belong to the same conversation. Format: uuid. */
    ReplyTo: string;
    /** The audit record of an operation. A record never changes: each transition adds one with the same `run_id` and the next `iteration`. */
    Run: {
      /** The run; the same in all its iterations. Format: uuid. */
      run_id: string;
      /** The same as `run_id`. Format: uuid. */
      id: string;
      /** The session of the run or null. Format: uuid. */
      session_id: string | null;
      /** The conversation of the run or null. Format: uuid. */
      conversation_id: string | null;
      /** Counts the records of this run, from 1. */
      iteration: number;
      /** The intended action. */
      intent: string;
      /** The status of the run. `completed`: done. `pending_approval`: waits for an operator. `rejected`: an operator refused, or the approval expired. `failed`: tried without success. `shadow`: a dry run without effect. */
      status: components["schemas"]["RunStatus"];
      /** The tools it called in their order. */
      tools_called: string[];
      /** True if a person must approve it. */
      approval_required: boolean;
      /** The state of the approval. Null if none is required. `pending`: waits for an operator. `approved`: an operator approved, and the run has the outcome. `rejected`: an operator refused. `expired`: nobody decided within seven days. */
      approval_state: components["schemas"]["ApprovalState"];
      /** The approval; null when none is required. Format: uuid. */
      approval_id: string | null;
      /** The knowledge it rested on. Archived documents stay cited. */
      citations: components["schemas"]["KnowledgeCitation"][];
      /** Reason why it failed. Null unless the status is `failed`. */
      error: {
        /** An error code of the service or of the channel. */
        code: string;
        /** The problem. */
        message: string;
      } | null;
      /** The answer of its tool, such as a voucher's code after the approval; of a dry run, the answer that a commit would give. Phone numbers, texts of messages and passages are left out. Present where a single run is read. */
      result?: { [key: string]: unknown; } | null;
      /** The author of this record. Null for the service itself, and for records from before authors were kept. */
      actor?: components["schemas"]["RunActor"];
      /** The agent that acted, did not answer in time, or is evaluated in the session. Null for other runs, and for those from before it was kept. Format: uuid. */
      agent_id?: string | null;
      /** The `X-Request-Id` of the request that caused it. */
      correlation_id: string;
      /** Time when this record was written. Format: date-time. */
      created_at: string;
    };
    /** The author of this record. Null for the service itself, and for records from before authors were kept. */
    RunActor: {
      /** `operator`: a person in the console. `agent`: a hosted agent. `api`: an integration with a token. */
      type: "operator" | "agent" | "api";
      /** The name, as in a message's `author`. */
      name: string | null;
    } | null;
    /** The status of the run. `completed`: done. `pending_approval`: waits for an operator. `rejected`: an operator refused, or the approval expired. `failed`: tried without success. `shadow`: a dry run without effect. */
    RunStatus: "completed" | "pending_approval" | "rejected" | "failed" | "shadow";
    /** A session was closed, or was silent for 24 hours. */
    SessionEndedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "session.ended";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The conversation. Format: uuid. */
      conversation_id?: string;
      /** The messaging app as one lowercase word. */
      channel?: components["schemas"]["ChannelName"];
      /** The customer. `phone_number` is left out while nobody knows it. */
      customer?: components["schemas"]["EventCustomer"];
      /** The session. */
      session: components["schemas"]["EventSession"];
    };
    /** The status of the session. `active`: it takes messages. `ended`: it was closed, or was silent for 24 hours. */
    SessionStatus: "active" | "ended";
    /** The language of a template, as the messaging app names it. One name may have a template for each language. */
    TemplateLanguage: string;
    /** The name of a template. Name and language together are unique in the organization. */
    TemplateName: string;
    /** The messaging app's reason for a rejection; null unless rejected. */
    TemplateRejection: string | null;
    /** The status of the template. `pending`: waits for the messaging app's review. `approved`: can be sent. `rejected`: refused by the review. `paused`: the messaging app holds it back for a while, since customers complained. `disabled`: no longer allowed by the messaging app, or deleted there. `draft`: not submitted, since no linked channel names its business account. */
    TemplateStatus: "pending" | "approved" | "rejected" | "paused" | "disabled" | "draft";
    /** A template's status or category has changed. */
    TemplateStatusChangedEvent: {
      /** The event; the same on every attempt. Deduplicate on it. Format: uuid. */
      event_id: string;
      /** The name of the event. */
      event_type: "template.status_changed";
      /** An instant in UTC, ISO 8601 with milliseconds. */
      timestamp: components["schemas"]["Timestamp"];
      /** The template as it is now. */
      template: components["schemas"]["EventTemplate"];
      /** Status and category before. */
      previous: {
        /** The status of the template. `pending`: waits for the messaging app's review. `approved`: can be sent. `rejected`: refused by the review. `paused`: the messaging app holds it back for a while, since customers complained. `disabled`: no longer allowed by the messaging app, or deleted there. `draft`: not submitted, since no linked channel names its business account. */
        status: components["schemas"]["TemplateStatus"];
        /** The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code. */
        category: components["schemas"]["MessageCategory"];
      };
    };
    /** An instant in UTC, ISO 8601 with milliseconds. Format: date-time. */
    Timestamp: string;
    /** The name of a tool, as the manifest lists it. */
    ToolName: string;
    /** True if the text is cut, since it was longer. Left out for all others. */
    Truncated: boolean;
    /** Something that the customer sent and the service does not understand, as it came. No agent answers it. */
    UnsupportedContent: {
      /** The kind of content. */
      type: "unsupported";
      /** The messaging app's own name of the kind. */
      provider_type: string;
      /** The message as the messaging app told it, as JSON. A longer one is cut. */
      received?: string;
    };
    /** Text with one button that opens a page. */
    UrlButtonContent: {
      /** The kind of content. */
      type: "url_button";
      /** The text above the button. */
      text: string;
      /** A line above the text. */
      header?: string;
      /** A line below the text. */
      footer?: string;
      /** The button. */
      button: {
        /** The label. */
        title: string;
        /** The page that it opens. Format: uri. */
        url: string;
      };
    };
    /** The messaging app's own id of a customer, which finds them where their number is hidden or new. */
    UserId: string;
    /** True for a voice note, which the app plays at once. Of `audio` only. */
    VoiceMark: boolean;
    /** Time of the first customer message that nobody has answered. Null when all is answered or the conversation is closed. An agent's handoff is no answer. Format: date-time. */
    WaitingSince: string | null;
    "event:conversation.created": components["schemas"]["ConversationCreatedEvent"];
    "event:conversation.message_received": components["schemas"]["ConversationMessageReceivedEvent"];
    "event:conversation.message_changed": components["schemas"]["ConversationMessageChangedEvent"];
    "event:conversation.message_delivered": components["schemas"]["ConversationMessageDeliveredEvent"];
    "event:conversation.message_failed": components["schemas"]["ConversationMessageFailedEvent"];
    "event:channel.notice_received": components["schemas"]["ChannelNoticeReceivedEvent"];
    "event:channel.status_changed": components["schemas"]["ChannelStatusChangedEvent"];
    "event:conversation.updated": components["schemas"]["ConversationUpdatedEvent"];
    "event:customer.updated": components["schemas"]["CustomerUpdatedEvent"];
    "event:customer.opted_in": components["schemas"]["CustomerOptedInEvent"];
    "event:customer.opted_out": components["schemas"]["CustomerOptedOutEvent"];
    "event:customer.erased": components["schemas"]["CustomerErasedEvent"];
    "event:customer.merged": components["schemas"]["CustomerMergedEvent"];
    "event:customer.unmerged": components["schemas"]["CustomerUnmergedEvent"];
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
