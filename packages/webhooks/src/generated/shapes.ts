// Generated from spec/events by `bun run generate`; do not edit.

import { boolean, constant, integer, list, nullable, number, object, string } from "../shape.ts";
import type { Shape } from "../shape.ts";
import type { EventName } from "./events.ts";

const TimestampShape = string;
const ChannelNameShape = string;
const PhoneNumberShape = string;
const EventCustomerShape = object({ id: string, phone_number: PhoneNumberShape });
const MessageAuthorShape = nullable(object({ type: string, name: nullable(string) }));
const DeliveryStateShape = string;
const EventMessageShape = object({ id: string, type: string, text: string }, { author: MessageAuthorShape, status: DeliveryStateShape, provider_message_id: string, error_code: string });
const ConversationCreatedEventShape = object({ event_id: string, event_type: constant("conversation.created"), timestamp: TimestampShape, conversation_id: string, channel: ChannelNameShape, customer: EventCustomerShape, message: EventMessageShape });
const EventInboundShape = object({ event_type: string, timestamp: string });
const ConversationMessageReceivedEventShape = object({ event_id: string, event_type: constant("conversation.message_received"), timestamp: TimestampShape, conversation_id: string, channel: ChannelNameShape, customer: EventCustomerShape, message: EventMessageShape }, { inbound: EventInboundShape });
const ConversationMessageDeliveredEventShape = object({ event_id: string, event_type: constant("conversation.message_delivered"), timestamp: TimestampShape, conversation_id: string, channel: ChannelNameShape, customer: EventCustomerShape, message: EventMessageShape });
const ConversationMessageFailedEventShape = object({ event_id: string, event_type: constant("conversation.message_failed"), timestamp: TimestampShape, conversation_id: string, channel: ChannelNameShape, customer: EventCustomerShape, message: EventMessageShape });
const ChannelStatusShape = string;
const ChannelHealthShape = object({ state: string, latency_ms: nullable(integer), consecutive_failures: integer, message: nullable(string) });
const ChannelStatusChangedEventShape = object({ event_id: string, event_type: constant("channel.status_changed"), timestamp: TimestampShape, channel: ChannelNameShape, channel_id: string, display_name: string, status: ChannelStatusShape, previous_status: ChannelStatusShape, health: ChannelHealthShape, cause: string });
const ConversationStatusShape = string;
const ConversationLabelShape = string;
const ConversationLabelsShape = list(ConversationLabelShape);
const WaitingSinceShape = nullable(string);
const EventConversationShape = object({ status: ConversationStatusShape, owner_id: nullable(string), labels: ConversationLabelsShape, waiting_since: WaitingSinceShape });
const EventConversationPreviousShape = object({  }, { status: ConversationStatusShape, owner_id: nullable(string), labels: ConversationLabelsShape });
const EventChangedByShape = nullable(object({ type: string, name: nullable(string) }));
const ConversationUpdatedEventShape = object({ event_id: string, event_type: constant("conversation.updated"), timestamp: TimestampShape, conversation_id: string, channel: ChannelNameShape, customer: EventCustomerShape, conversation: EventConversationShape, previous: EventConversationPreviousShape, changed_by: EventChangedByShape });
const EventIntentShape = object({ name: string }, { confidence: number });
const SessionStatusShape = string;
const EventSessionShape = object({ id: string, agent_id: nullable(string), status: SessionStatusShape });
const RunStatusShape = string;
const ApprovalStateShape = nullable(string);
const KnowledgeCitationShape = object({ knowledge_id: string, title: string }, { url: string, heading: string, start: integer, end: integer });
const RunShape = object({ run_id: string, id: string, session_id: nullable(string), conversation_id: nullable(string), iteration: integer, intent: string, status: RunStatusShape, tools_called: list(string), approval_required: boolean, approval_state: ApprovalStateShape, approval_id: nullable(string), citations: list(KnowledgeCitationShape), error: nullable(object({ code: string, message: string })), correlation_id: string, created_at: string });
const AgentIntentDetectedEventShape = object({ event_id: string, event_type: constant("agent.intent_detected"), timestamp: TimestampShape, intent: EventIntentShape }, { conversation_id: string, channel: ChannelNameShape, customer: EventCustomerShape, message: EventMessageShape, session: EventSessionShape, run: RunShape });
const ToolNameShape = string;
const EventActionShape = object({ action_type: string, payload: object({  }) }, { tool_name: ToolNameShape });
const EventApprovalShape = object({ id: string, approval_state: string, expires_at: TimestampShape, decided_at: nullable(string), reason: nullable(string) });
const AgentActionPendingEventShape = object({ event_id: string, event_type: constant("agent.action_pending"), timestamp: TimestampShape, run: RunShape, action: EventActionShape, approval: EventApprovalShape }, { conversation_id: string, channel: ChannelNameShape, customer: EventCustomerShape, session: EventSessionShape });
const AgentActionApprovedEventShape = object({ event_id: string, event_type: constant("agent.action_approved"), timestamp: TimestampShape, run: RunShape, action: EventActionShape, approval: EventApprovalShape }, { conversation_id: string, channel: ChannelNameShape, customer: EventCustomerShape, session: EventSessionShape });
const AgentActionRejectedEventShape = object({ event_id: string, event_type: constant("agent.action_rejected"), timestamp: TimestampShape, run: RunShape, action: EventActionShape, approval: EventApprovalShape }, { conversation_id: string, channel: ChannelNameShape, customer: EventCustomerShape, session: EventSessionShape });
const AgentHandoffEventShape = object({ event_id: string, event_type: constant("agent.handoff"), timestamp: TimestampShape, conversation_id: string, channel: ChannelNameShape, customer: EventCustomerShape }, { session: EventSessionShape, run: RunShape, action: EventActionShape });
const SessionEndedEventShape = object({ event_id: string, event_type: constant("session.ended"), timestamp: TimestampShape, session: EventSessionShape }, { conversation_id: string, channel: ChannelNameShape, customer: EventCustomerShape });
const AtlasEventReceivedEventShape = object({ event_id: string, event_type: constant("atlas.event.received"), timestamp: TimestampShape, conversation_id: string, channel: ChannelNameShape, customer: EventCustomerShape }, { message: EventMessageShape, inbound: EventInboundShape });
const AtlasActionExecutedEventShape = object({ event_id: string, event_type: constant("atlas.action.executed"), timestamp: TimestampShape, conversation_id: string, channel: ChannelNameShape, customer: EventCustomerShape, run: RunShape, action: EventActionShape }, { message: EventMessageShape });
const AtlasRunUpdatedEventShape = object({ event_id: string, event_type: constant("atlas.run.updated"), timestamp: TimestampShape, run: RunShape }, { conversation_id: string, channel: ChannelNameShape, customer: EventCustomerShape, session: EventSessionShape });
const AgentMessageDeliveryEventShape = object({ event_id: string, event_type: constant("agent.message_delivery"), timestamp: TimestampShape, conversation_id: string, channel: ChannelNameShape, customer: EventCustomerShape, message: EventMessageShape });
const MessageDeliveredEventShape = object({ event_id: string, event_type: constant("message.delivered"), timestamp: TimestampShape, conversation_id: string, channel: ChannelNameShape, customer: EventCustomerShape, message: EventMessageShape });
const TemplateNameShape = string;
const TemplateLanguageShape = string;
const MessageCategoryShape = string;
const TemplateStatusShape = string;
const TemplateRejectionShape = nullable(string);
const EventTemplateShape = object({ id: string, name: TemplateNameShape, language: TemplateLanguageShape, category: MessageCategoryShape, status: TemplateStatusShape, rejection_reason: TemplateRejectionShape });
const TemplateStatusChangedEventShape = object({ event_id: string, event_type: constant("template.status_changed"), timestamp: TimestampShape, template: EventTemplateShape, previous: object({ status: TemplateStatusShape, category: MessageCategoryShape }) });

/** Shapes of the events. */
export const eventShapes: { readonly [Name in EventName]: Shape } = {
  "conversation.created": ConversationCreatedEventShape,
  "conversation.message_received": ConversationMessageReceivedEventShape,
  "conversation.message_delivered": ConversationMessageDeliveredEventShape,
  "conversation.message_failed": ConversationMessageFailedEventShape,
  "channel.status_changed": ChannelStatusChangedEventShape,
  "conversation.updated": ConversationUpdatedEventShape,
  "agent.intent_detected": AgentIntentDetectedEventShape,
  "agent.action_pending": AgentActionPendingEventShape,
  "agent.action_approved": AgentActionApprovedEventShape,
  "agent.action_rejected": AgentActionRejectedEventShape,
  "agent.handoff": AgentHandoffEventShape,
  "session.ended": SessionEndedEventShape,
  "atlas.event.received": AtlasEventReceivedEventShape,
  "atlas.action.executed": AtlasActionExecutedEventShape,
  "atlas.run.updated": AtlasRunUpdatedEventShape,
  "agent.message_delivery": AgentMessageDeliveryEventShape,
  "message.delivered": MessageDeliveredEventShape,
  "template.status_changed": TemplateStatusChangedEventShape,
};
