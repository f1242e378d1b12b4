/** Starts the agent, lets customers write, and checks what becomes of each conversation. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Atlas, HandedOffError } from "@atlas-messaging/sdk";
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { agentReceiver } from "./agent.ts";
import { connect } from "./connect.ts";
import { hire } from "./hire.ts";
import { plain } from "./plain.ts";

const { credentials, options } = await connect();
const atlas = new Atlas(options);
const operator = new AtlasConsole({ ...options, token: credentials.operator_token });
const secret = crypto.randomUUID();

const bot = await hire(options, credentials.operator_token, "Our bot");
const server = createServer(agentReceiver(bot, secret)).listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo; // It listens on TCP.
const url = `http://127.0.0.1:${port}/webhooks/atlas`;
await atlas.webhooks.create({ url, events: ["conversation.message_received"], secret });

const outcomes = new Set(["reply", "handoff"]);

const ingest = (phone_number: string, text: string) =>
  atlas.events.ingest({
    channel: "chatapp",
    customer: { phone_number },
    event_type: "message.received",
    message: { text },
  });

/** A customer writes, in pieces. Returns the run of the agent's action: every action leaves one. */
const customerWrites = async (phone_number: string, ...texts: [string, ...string[]]) => {
  console.log(`customer: ${texts.join(" / ")}`);
  const [{ conversation_id }] = await Promise.all([
    ingest(phone_number, texts[0]),
    ...texts.slice(1).map((text) => ingest(phone_number, text)),
  ]);
  for (const end = Date.now() + 300_000; Date.now() < end; await sleep(50)) {
    for await (const run of atlas.runs.list())
      if (run.conversation_id === conversation_id && outcomes.has(run.intent)) return { ...run, conversation_id };
  }
  throw new Error("The agent has done nothing in 5 minutes.");
};

try {
  assert.equal(plain("# Hours\n\n- **Mondays** see [our page](https://shop.example)"), "Mondays see our page");

  const { delivered, stays_sent } = credentials.phone_numbers;
  const answered = await customerWrites(delivered, "When are you open?", "What are your opening hours?");
  console.log(`agent: ${answered.intent}`);
  assert.deepEqual([answered.intent, answered.actor?.name], ["reply", "Our bot"]);

  const handed = await customerWrites(stays_sent, "Can you repair my bicycle gearbox?");
  console.log(`agent: ${handed.intent}`);
  assert.equal(handed.intent, "handoff");

  const { conversation_id } = answered;
  const { messages } = await atlas.messages.list({ conversation_id, direction: "outbound" });
  assert.equal(messages.length, 1);
  console.log("agent: one answer to quick messages");

  await operator.conversations.reply(conversation_id, { text: "Ada here: what can I do for you?" });
  const late = { conversation_id, action_type: "reply", payload: { text: "We are open until ten." } } as const;
  await assert.rejects(bot.actions.execute(late), HandedOffError);
  console.log("agent: refused, since a person has the conversation");
} finally {
  server.close();
  server.closeAllConnections();
}
