import type { Atlas } from "@atlas-messaging/sdk";

/** Writes in our words while the window is open, and by the template afterwards. Returns the id of the message. */
export const tellReady = async (atlas: Atlas, phone_number: string, template_id: string): Promise<string> => {
  const template = { template_id, category: "utility", template_params: { name: "Ada" } } as const;
  const { message_id } = await atlas.messages.send({ phone_number, text: "Your order is ready, Ada.", ...template });
  return message_id;
};
