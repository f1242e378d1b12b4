/** A customer asks the hosted agent for a person, who answers and hands back. Then the agent answers again. */
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { Atlas } from "@atlas-messaging/sdk";
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { connect } from "./connect.ts";
import { answer, handBack, waiting } from "./inbox.ts";

const { credentials, options } = await connect();
const atlas = new Atlas(options);
const operator = new AtlasConsole({ ...options, token: credentials.operator_token });
const conversation = credentials.conversation_id;

const customerWrites = async (text: string): Promise<void> => {
  console.log(`customer: ${text}`);
  const customer = { phone_number: credentials.phone_number };
  await atlas.events.ingest({ channel: "chatapp", customer, event_type: "message.received", message: { text } });
};

/** Asks again until there is an answer, for five minutes. */
const eventually = async <Found>(question: () => Promise<Found | undefined>): Promise<Found> => {
  for (const end = Date.now() + 300_000; Date.now() < end; await sleep(50)) {
    const found = await question();
    if (found !== undefined) return found;
  }
  throw new Error("Nothing has happened in 5 minutes.");
};

await atlas.agents.create({ name: "Concierge", channels: ["chatapp"] });
await customerWrites("Can I talk to a person, please?");
const first = await eventually(async () => (await waiting(operator))[0]);
assert.equal(first, conversation);

const { author, text } = await answer(operator, conversation, "Of course. How can I help?", "A regular of ours.");
assert.equal(author?.type, "operator");
assert.deepEqual(await waiting(operator), []);
console.log(`${author.name}: ${text}`);

await handBack(operator, conversation);
await customerWrites("When are you open?");
const run = await eventually(async () => {
  const { runs } = await atlas.runs.list({ conversation_id: conversation, intent: "agent_reply" });
  return runs[0];
});
console.log(`agent: ${run.intent}`);
