import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

export const tellReady = async (phone_number: string, name: string, template_id: string): Promise<string> => {
  const text = `Hello ${name}, your order is ready.`;
  const template = { template_id, category: "utility", template_params: { name } } as const;
  const { message_type } = await atlas.messages.send({ phone_number, text, ...template });
  return message_type;
};
