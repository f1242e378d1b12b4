import type { SuccessOf } from "@atlas-messaging/contract";
import type { EventRow } from "../rows.ts";

type ConversationEvent = SuccessOf<"conversations.listEvents">["data"][number];

/** An event as the history of its conversation shows it: what happened, with the parts of the webhook payload. */
export const presentConversationEvent = (event: EventRow, conversationId: string): ConversationEvent => ({
  // `emit` has held the payload to the contract, whose parts the history shares.
  ...(event.payload as Omit<ConversationEvent, "id">),
  id: event.id,
  event_type: event.event_type,
  conversation_id: conversationId,
  correlation_id: event.correlation_id,
  created_at: event.created_at,
});
