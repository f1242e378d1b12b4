// Generated from spec/events by `bun run generate`; do not edit.

import { boolean, integer, list, nullable, number, object, string, values } from "../shape.ts";
import type { Shape } from "../shape.ts";
import type { EventName } from "./events.ts";

const MetadataShape = values(string);
const EventCustomerShape = object({ id: string }, { phone_number: string, user_id: string, metadata: MetadataShape });
const MessageContentShape = object({ type: string });
const ReactionShape = object({ from: string, emoji: string, at: string });
const ReactionsShape = list(ReactionShape);
const ReferralShape = object({  }, { source_type: string, source_id: string, source_url: string, headline: string, body: string, click_id: string });
const MessageAuthorShape = nullable(object({ type: string, name: nullable(string) }));
const ProviderErrorShape = object({ code: nullable(integer), title: nullable(string), details: nullable(string), advice: nullable(string) });
const EventMessageShape = object({ id: string, type: string, text: string }, { content: MessageContentShape, reply_to: string, reactions: ReactionsShape, edited_at: string, deleted_at: string, referral: ReferralShape, truncated: boolean, metadata: MetadataShape, author: MessageAuthorShape, status: string, provider_message_id: string, error_code: string, provider_error: ProviderErrorShape });
const ConversationLabelsShape = list(string);
const WaitingSinceShape = nullable(string);
const EventConversationShape = object({ status: string, owner_id: nullable(string), labels: ConversationLabelsShape, waiting_since: WaitingSinceShape }, { metadata: MetadataShape });
const EventInboundShape = object({ event_type: string, timestamp: string }, { received: string });
const EventNoticeShape = object({ field: string, received: string });
const ChannelHealthShape = object({ state: string, latency_ms: nullable(integer), consecutive_failures: integer, message: nullable(string) }, { provider_error: ProviderErrorShape });
const EventConversationPreviousShape = object({  }, { status: string, owner_id: nullable(string), labels: ConversationLabelsShape, metadata: MetadataShape });
const EventChangedByShape = nullable(object({ type: string, name: nullable(string) }));
const EventConsentShape = object({ id: string, marketing: string, origin: string, source: nullable(string), at: string });
const EventErasedCustomerShape = object({ id: string });
const EventIntentShape = object({ name: string }, { confidence: number });
const EventSessionShape = object({ id: string, agent_id: nullable(string), status: string });
const ApprovalStateShape = nullable(string);
const KnowledgeCitationShape = object({ knowledge_id: string, title: string }, { url: string, heading: string, start: integer, end: integer });
const RunActorShape = nullable(object({ type: string, name: nullable(string) }));
const RunShape = object({ run_id: string, id: string, session_id: nullable(string), conversation_id: nullable(string), iteration: integer, intent: string, status: string, tools_called: list(string), approval_required: boolean, approval_state: ApprovalStateShape, approval_id: nullable(string), citations: list(KnowledgeCitationShape), error: nullable(object({ code: string, message: string })), correlation_id: string, created_at: string }, { result: nullable(object({  })), actor: RunActorShape, agent_id: nullable(string) });
const EventActionShape = object({ action_type: string, payload: object({  }) }, { tool_name: string });
const EventApprovalShape = object({ id: string, approval_state: string, expires_at: string, decided_at: nullable(string), reason: nullable(string) });
const TemplateRejectionShape = nullable(string);
const EventTemplateShape = object({ id: string, name: string, language: string, category: string, status: string, rejection_reason: TemplateRejectionShape });
const OrganizationExportShape = object({ id: string, status: string, rows: integer, size_bytes: integer, failure: nullable(string), requested_at: string, ready_at: nullable(string), expires_at: nullable(string) });

/** Shapes of the events, beside what every event has. */
export const eventShapes: { readonly [Name in EventName]: Shape } = {
  "conversation.created": object({ conversation_id: string, channel: string, customer: EventCustomerShape, message: EventMessageShape }, { conversation: EventConversationShape }),
  "conversation.message_received": object({ conversation_id: string, channel: string, customer: EventCustomerShape, message: EventMessageShape }, { conversation: EventConversationShape, inbound: EventInboundShape }),
  "conversation.message_changed": object({ conversation_id: string, channel: string, customer: EventCustomerShape, message: EventMessageShape, change: string }, { conversation: EventConversationShape }),
  "conversation.message_delivered": object({ conversation_id: string, channel: string, customer: EventCustomerShape, message: EventMessageShape }, { conversation: EventConversationShape }),
  "conversation.message_failed": object({ conversation_id: string, channel: string, customer: EventCustomerShape, message: EventMessageShape }, { conversation: EventConversationShape }),
  "channel.notice_received": object({ channel: string, channel_id: string, display_name: string, notice: EventNoticeShape }),
  "channel.status_changed": object({ channel: string, channel_id: string, display_name: string, status: string, previous_status: string, health: ChannelHealthShape, cause: string }),
  "conversation.updated": object({ conversation_id: string, channel: string, customer: EventCustomerShape, conversation: EventConversationShape, previous: EventConversationPreviousShape, changed_by: EventChangedByShape }),
  "customer.updated": object({ customer: EventCustomerShape, changed: list(string), changed_by: EventChangedByShape }),
  "customer.opted_in": object({ customer: EventCustomerShape, consent: EventConsentShape }),
  "customer.opted_out": object({ customer: EventCustomerShape, consent: EventConsentShape }),
  "customer.erased": object({ customer: EventErasedCustomerShape, erased_by: EventChangedByShape }),
  "customer.merged": object({ customer: EventCustomerShape, merged: object({ id: string }), merged_by: EventChangedByShape }),
  "customer.unmerged": object({ customer: EventCustomerShape, unmerged_from: object({ id: string }), unmerged_by: EventChangedByShape }),
  "agent.intent_detected": object({ intent: EventIntentShape }, { conversation_id: string, channel: string, customer: EventCustomerShape, conversation: EventConversationShape, message: EventMessageShape, session: EventSessionShape, run: RunShape }),
  "agent.action_pending": object({ run: RunShape, action: EventActionShape, approval: EventApprovalShape }, { conversation_id: string, channel: string, customer: EventCustomerShape, conversation: EventConversationShape, session: EventSessionShape }),
  "agent.action_approved": object({ run: RunShape, action: EventActionShape, approval: EventApprovalShape }, { conversation_id: string, channel: string, customer: EventCustomerShape, conversation: EventConversationShape, session: EventSessionShape }),
  "agent.action_rejected": object({ run: RunShape, action: EventActionShape, approval: EventApprovalShape }, { conversation_id: string, channel: string, customer: EventCustomerShape, conversation: EventConversationShape, session: EventSessionShape }),
  "agent.handoff": object({ conversation_id: string, channel: string, customer: EventCustomerShape }, { conversation: EventConversationShape, session: EventSessionShape, run: RunShape, action: EventActionShape }),
  "session.ended": object({ session: EventSessionShape }, { conversation_id: string, channel: string, customer: EventCustomerShape }),
  "atlas.event.received": object({ conversation_id: string, channel: string, customer: EventCustomerShape }, { conversation: EventConversationShape, message: EventMessageShape, inbound: EventInboundShape }),
  "atlas.action.executed": object({ conversation_id: string, channel: string, customer: EventCustomerShape, run: RunShape, action: EventActionShape }, { conversation: EventConversationShape, message: EventMessageShape }),
  "atlas.run.updated": object({ run: RunShape }, { conversation_id: string, channel: string, customer: EventCustomerShape, session: EventSessionShape }),
  "agent.message_delivery": object({ conversation_id: string, channel: string, customer: EventCustomerShape, message: EventMessageShape }, { conversation: EventConversationShape }),
  "message.delivered": object({ conversation_id: string, channel: string, customer: EventCustomerShape, message: EventMessageShape }, { conversation: EventConversationShape }),
  "template.status_changed": object({ template: EventTemplateShape, previous: object({ status: string, category: string }) }),
  "export.status_changed": object({ export: OrganizationExportShape }),
};
