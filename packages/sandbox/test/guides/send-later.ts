import { Atlas, ConflictError } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

export const remind = async (phone_number: string, at: Date): Promise<string> => {
  const message = { phone_number, text: "Your table is booked for tonight.", send_at: at.toISOString() };
  const { message_id } = await atlas.messages.send(message);
  return message_id;
};

/** Returns true if the message was canceled, and false if it has gone already. */
export const cancelReminder = async (messageId: string): Promise<boolean> => {
  try {
    await atlas.messages.cancel(messageId);
    return true;
  } catch (error) {
    if (error instanceof ConflictError) return false;
    throw error;
  }
};
