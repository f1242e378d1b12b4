import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

export const confirm = async (order: { id: string; phone_number: string }): Promise<string> => {
  const message = { phone_number: order.phone_number, text: `Order ${order.id} is on its way.` };
  const { message_id } = await atlas.messages.send(message, { idempotencyKey: `confirm-${order.id}` });
  return message_id;
};
