import type { EventRow, Json } from "../rows.ts";

/** An event as the history of its conversation shows it: what happened, with the parts that it is about. */
export const presentConversationEvent = (event: EventRow) => ({
  id: event.id,
  event_type: event.event_type,
  conversation_id: event.conversation_id,
  correlation_id: event.correlation_id,
  created_at: event.created_at,
  ...partsOf(event.payload),
});

const partsOf = (payload: Json): object => {
  if (payload === null || typeof payload !== "object" || Array.isArray(payload)) return {};
  const { conversation_id: _id, channel: _channel, customer: _customer, ...parts } = payload as { [name: string]: Json };
  return parts;
};
