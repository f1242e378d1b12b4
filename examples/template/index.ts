/** Writes to a customer inside the window, and to one outside of it, who gets the template. */
import assert from "node:assert/strict";
import { Atlas } from "@atlas-messaging/sdk";
import { connect } from "./connect.ts";

const { credentials, options } = await connect();
const atlas = new Atlas(options);
const { template_id } = credentials;
const { delivered, window_closed } = credentials.phone_numbers;

/** Writes in our words while the window is open, and by the template afterwards. Returns the id of the message. */
const tellReady = async (phone_number: string): Promise<string> => {
  const template = { template_id, category: "utility", template_params: { name: "Ada" } } as const;
  const { message_id } = await atlas.messages.send({ phone_number, text: "Your order is ready, Ada.", ...template });
  return message_id;
};

const inside = await atlas.messages.get(await tellReady(delivered));
console.log(`inside the window: ${inside.message.text}`);
assert.equal(inside.message.text, "Your order is ready, Ada.");

const outside = await atlas.messages.get(await tellReady(window_closed));
console.log(`outside of it: ${outside.message.text}`);
assert.equal(outside.message.text, "Hello Ada, your order is ready.");
