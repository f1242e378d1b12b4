import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

export const confirmOrder = async (orderId: string, phone_number: string): Promise<string> => {
  const text = `Order ${orderId} is on its way.`;
  const { message_id } = await atlas.messages.send({ phone_number, text }, { idempotencyKey: `sent-${orderId}` });
  return message_id;
};
