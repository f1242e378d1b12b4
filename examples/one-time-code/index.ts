/** Signs a customer in by a code on their phone. */
import assert from "node:assert/strict";
import { Atlas } from "@atlas-messaging/sdk";
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { Codes } from "./codes.ts";
import { connect } from "./connect.ts";

const { credentials, options } = await connect();
const phone_number = credentials.phone_numbers.window_closed;

/** Makes the template, or takes the one that is there. It is done once, not at each start. */
const templateId = async (): Promise<string> => {
  const { templates } = new AtlasConsole({ ...options, token: credentials.operator_token });
  const head = { name: "sign_in_code", language: "en" };
  const known = (await templates.list()).templates.find(({ name }) => name === head.name);
  if (known) return known.id;
  const authentication = { security_recommendation: true, code_expires_minutes: 10 };
  return (await templates.create({ ...head, category: "authentication", authentication })).template.id;
};

let now = Date.now();
const codes = new Codes(new Atlas(options), await templateId(), () => now);

await codes.send(phone_number, "482915");
assert.equal(codes.check(phone_number, "000000"), false);
assert.equal(codes.check(phone_number, "482915"), true);
assert.equal(codes.check(phone_number, "482915"), false);
console.log("the right code opens once");

await codes.send(phone_number, "482915");
now += 11 * 60_000;
assert.equal(codes.check(phone_number, "482915"), false);
console.log("a code of eleven minutes ago opens nothing");

await codes.send(phone_number);
const guesses = ["000000", "000001", "000002"].map((guess) => codes.check(phone_number, guess));
assert.deepEqual(guesses, [false, false, false]);
console.log("three guesses open nothing");

const { messages } = await new Atlas(options).messages.list({ direction: "outbound", limit: 1 });
assert.match(messages[0]?.text ?? "", /^\*•+\* is your verification code\./);
console.log(`kept is ${messages[0]?.text}`);
