import type { SuccessOf } from "@atlas-messaging/contract";
import type { EventRow } from "../rows.ts";

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
