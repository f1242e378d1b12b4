/** Writes to a customer inside the window, and to one outside of it, who gets the template. */
import assert from "node:assert/strict";
import { Atlas } from "@atlas-messaging/sdk";
import { connect } from "./connect.ts";
import { tellReady } from "./tell-ready.ts";

const { credentials, options } = await connect();
const atlas = new Atlas(options);
const { template_id } = credentials;
const { delivered, window_closed } = credentials.phone_numbers;

const inside = await atlas.messages.get(await tellReady(atlas, delivered, template_id));
console.log(`inside the window: ${inside.message.text}`);
assert.equal(inside.message.text, "Your order is ready, Ada.");

const outside = await atlas.messages.get(await tellReady(atlas, window_closed, template_id));
console.log(`outside of it: ${outside.message.text}`);
assert.equal(outside.message.text, "Hello Ada, your order is ready.");
