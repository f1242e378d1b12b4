import { type SuccessOf, entriesOf } from "@atlas-messaging/contract";
import { payloadUnder } from "../delivery/expand.ts";
import type { EventRow } from "../rows.ts";

type ListedEvent = SuccessOf<"events.list">["data"][number];

type ConversationEvent = SuccessOf<"conversations.listEvents">["data"][number];

/** Presents an event in its conversation's history, with the webhook payload. */
export const presentConversationEvent = (event: EventRow, conversationId: string): ConversationEvent => ({
  // `emit` typed the payload by the contract, which the history shares.
  ...(event.payload as Omit<ConversationEvent, "id">),
  id: event.id,
  event_type: event.event_type,
  conversation_id: conversationId,
  correlation_id: event.correlation_id,
  created_at: event.created_at,
});

/** Presents an event with the body that webhooks receive under its own name. */
export const presentEvent = (event: EventRow): ListedEvent => {
  const sentAs = entriesOf(event.names).map(([event_type, event_id]) => ({ event_type, event_id }));
  const { id, event_type, conversation_id, correlation_id, created_at } = event;
  const payload = payloadUnder({ event_id: event.names[event_type] ?? id, event_type }, event);
  return {
    id,
    event_type,
    sent_as: sentAs,
    conversation_id,
    correlation_id,
    created_at,
    // `emit` typed the payload by the contract of the event's name.
    payload: payload as ListedEvent["payload"],
  };
};
