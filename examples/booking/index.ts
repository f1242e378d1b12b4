/** Asks for a booking, takes the customer's choice, and reminds of it. A second reminder is canceled in time. */
import assert from "node:assert/strict";
import { Atlas } from "@atlas-messaging/sdk";
import { ask, cancelReminder, delivered, nextChoice, remind, yes } from "./booking.ts";
import { connect } from "./connect.ts";

const { credentials, options } = await connect();
const atlas = new Atlas(options);
const { phone_number } = credentials;
const started = new Date();
const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const conversation = await ask(atlas, phone_number, photo);
console.log("asked with a photo and two buttons");

// The customer presses a button. With a real channel, the messaging app reports this.
await atlas.events.ingest({
  channel: "chatapp",
  customer: { phone_number },
  event_type: "message.received",
  message: { content: { type: "button_reply", id: yes, title: "Yes, please" } },
});
assert.equal(await nextChoice(atlas, conversation, started), yes);
console.log("the customer chose seven");

const soon = await remind(atlas, phone_number, new Date(Date.now() + 1_000));
const later = await remind(atlas, phone_number, new Date(Date.now() + 3_600_000));
assert.equal(await cancelReminder(atlas, later), true);
await delivered(atlas, soon, started);
assert.equal(await cancelReminder(atlas, soon), false);

const { message } = await atlas.messages.get(later);
assert.equal(message.delivery_state, "canceled");
console.log("one reminder was delivered, the other canceled");
