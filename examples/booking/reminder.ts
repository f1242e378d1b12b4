/** Schedules a reminder, and cancels it while there is time. */
import { type Atlas, ConflictError } from "@atlas-messaging/sdk";

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
