import { type Atlas, WindowClosedError } from "@atlas-messaging/sdk";

export interface Order {
  readonly id: string;
  readonly customer: { readonly name: string; readonly phone_number: string };
}

/** Tells a customer that an order is ready: in our words within 24 hours of theirs, otherwise by the template. */
export const remind = async (
  atlas: Atlas,
  { id, customer }: Order,
  template_id: string,
): Promise<"text" | "template"> => {
  const { phone_number, name } = customer;
  try {
    const text = `${name}, order ${id} is ready. See you soon!`;
    await atlas.messages.send({ phone_number, text }, { idempotencyKey: `remind-${id}` });
    return "text";
  } catch (error) {
    if (!(error instanceof WindowClosedError)) throw error;
    const template = { phone_number, template_id, category: "utility" as const, template_params: { name } };
    await atlas.messages.send(template, { idempotencyKey: `remind-${id}-template` });
    return "template";
  }
};
