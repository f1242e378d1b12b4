import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

export const confirmOrder = async (order_id: string, phone_number: string): Promise<string> => {
  const message = { phone_number, text: `Order ${order_id} is on its way.`, metadata: { order_id } };
  const { message_id } = await atlas.messages.send(message, { idempotencyKey: `sent-${order_id}` });
  return message_id;
};

/** Returns what became of each message about an order, the newest first. */
export const statesOf = async (order_id: string): Promise<(string | null)[]> => {
  const states: (string | null)[] = [];
  for await (const { delivery_state } of atlas.messages.list({ metadata: `order_id:${order_id}` }))
    states.push(delivery_state);
  return states;
};

/** Adds a key, and removes another. */
export const markReturned = async (messageId: string): Promise<void> => {
  await atlas.messages.update(messageId, { metadata: { returned: "yes", courier: null } });
};
