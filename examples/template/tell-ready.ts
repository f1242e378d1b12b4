import { type Atlas, WindowClosedError } from "@atlas-messaging/sdk";

/** Writes in our words while the window is open, and by the template afterwards. Returns the id of the message. */
export const tellReady = async (atlas: Atlas, phone_number: string, template_id: string): Promise<string> => {
  try {
    const { message_id } = await atlas.messages.send({ phone_number, text: "Your order is ready, Ada." });
    return message_id;
  } catch (error) {
    if (!(error instanceof WindowClosedError)) throw error;
    const template = { template_id, category: "utility" as const, template_params: { name: "Ada" } };
    const { message_id } = await atlas.messages.send({ phone_number, ...template });
    return message_id;
  }
};
