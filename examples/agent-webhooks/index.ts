/** Starts the agent, lets two customers write, and checks what becomes of each conversation. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Atlas } from "@atlas-messaging/sdk";
import { agentReceiver } from "./agent.ts";
import { connect } from "./connect.ts";

const { credentials, options } = await connect();
const atlas = new Atlas(options);
const secret = crypto.randomUUID();

const server = createServer(agentReceiver(atlas, secret)).listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo; // It listens on TCP.
const url = `http://127.0.0.1:${port}/webhooks/atlas`;
await atlas.webhooks.create({ url, events: ["conversation.message_received"], secret });

const outcomes = new Set(["reply", "handoff"]);

/** A customer writes. Returns the run of the agent's action: every action leaves one. */
const customerWrites = async (phone_number: string, text: string) => {
  console.log(`customer: ${text}`);
  const { conversation_id } = await atlas.events.ingest({
    channel: "chatapp",
    customer: { phone_number },
    event_type: "message.received",
    message: { text },
  });
  for (const end = Date.now() + 300_000; Date.now() < end; await sleep(50)) {
    for await (const run of atlas.runs.list())
      if (run.conversation_id === conversation_id && outcomes.has(run.intent)) return run;
  }
  throw new Error("The agent has done nothing in 5 minutes.");
};

try {
  const { delivered, stays_sent } = credentials.phone_numbers;
  const answered = await customerWrites(delivered, "When are you open?");
  console.log(`agent: ${answered.intent}`);
  assert.equal(answered.intent, "reply");

  const handed = await customerWrites(stays_sent, "Can you repair my bicycle gearbox?");
  console.log(`agent: ${handed.intent}`);
  assert.equal(handed.intent, "handoff");
} finally {
  server.close();
  server.closeAllConnections();
}
