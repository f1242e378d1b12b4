/** Follows the event stream. It needs no address that the service can reach, as a webhook does. */
import type { Atlas } from "@atlas-messaging/sdk";

/** A busy machine may take minutes. */
const patience = 300_000;

/** Returns the next choice in a conversation. `since` covers a customer who was faster than the stream. */
export const nextChoice = async (atlas: Atlas, conversation_id: string, since: Date): Promise<string> => {
  const filter = { conversation_id, event_type: "conversation.message_received" as const, since: since.toISOString() };
  const signal = AbortSignal.timeout(patience);
  for await (const { payload } of atlas.events.stream(filter, { signal })) {
    if (payload.event_type !== "conversation.message_received") continue;
    if (payload.message.content?.type === "button_reply") return payload.message.content.id;
  }
  throw new Error("The stream has ended without a choice.");
};

/** Waits until a message is delivered. */
export const delivered = async (atlas: Atlas, messageId: string, since: Date): Promise<void> => {
  const filter = { event_type: "conversation.message_delivered" as const, since: since.toISOString() };
  const signal = AbortSignal.timeout(patience);
  for await (const { payload } of atlas.events.stream(filter, { signal })) {
    if (payload.event_type === "conversation.message_delivered" && payload.message.id === messageId) return;
  }
  throw new Error("The stream has ended before the delivery.");
};
