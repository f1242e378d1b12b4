/** Asks with a photo and buttons, takes the choice from the event stream, and schedules a reminder. */
import { type Atlas, ConflictError } from "@atlas-messaging/sdk";

/** Ids of the buttons. The customer's choice returns with one of them. */
export const yes = "seven";
const no = "another-day";

/** Sends a photo, then a question with buttons. Returns the id of the conversation. */
export const ask = async (atlas: Atlas, phone_number: string, photo: Buffer): Promise<string> => {
  const file = { media_type: "image/png", filename: "terrace.png", content: photo.toString("base64") };
  const { media } = await atlas.media.upload(file);
  const image = { type: "image" as const, media_id: media.id, caption: "The table on the terrace" };
  await atlas.messages.send({ phone_number, content: image });
  const question = {
    type: "buttons" as const,
    text: "It is free at seven. Shall we keep it for you?",
    buttons: [
      { id: yes, title: "Yes, please" },
      { id: no, title: "Another day" },
    ],
  };
  const { conversation_id } = await atlas.messages.send({ phone_number, content: question });
  return conversation_id;
};

// The event stream needs no address that the service can reach, as a webhook does.

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

/** Schedules a text. For a time after the window's end, add a template: see the guide. */
export const remind = async (atlas: Atlas, phone_number: string, at: Date): Promise<string> => {
  const reminder = { phone_number, text: "Your table is ready at seven.", send_at: at.toISOString() };
  const { message_id } = await atlas.messages.send(reminder);
  return message_id;
};

/** Returns true if the reminder was canceled, and false if it has gone already. */
export const cancelReminder = async (atlas: Atlas, messageId: string): Promise<boolean> => {
  try {
    await atlas.messages.cancel(messageId);
    return true;
  } catch (error) {
    if (error instanceof ConflictError) return false;
    throw error;
  }
};
