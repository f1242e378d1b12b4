import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

interface Order {
  readonly id: string;
  readonly name: string;
  readonly phone_number: string;
}

/** Bodies of the templates, by step. The text of an open window is the same. */
export const bodies = {
  confirmed: "Thank you, {{name}}. We have your order {{order}}.",
  shipped: "Hello {{name}}, your order {{order}} is on its way.",
  canceled: "Hello {{name}}, your order {{order}} is canceled. You pay nothing.",
};

export type Step = keyof typeof bodies;

/** Tells a customer of a step, once. Returns `text` or `template`. */
export const tell = async (order: Order, step: Step, template_id: string): Promise<string> => {
  const text = bodies[step].replace("{{name}}", () => order.name).replace("{{order}}", () => order.id);
  const template_params = { name: order.name, order: order.id };
  const { message_type } = await atlas.messages.send(
    { phone_number: order.phone_number, text, template_id, template_params, category: "utility" },
    { idempotencyKey: `order-${order.id}-${step}` },
  );
  return message_type;
};
