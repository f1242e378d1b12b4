/** Two customers ask. One question has an answer in the knowledge, and the other needs a person. */
import assert from "node:assert/strict";
import { Atlas } from "@atlas-messaging/sdk";
import { ChatOpenAI } from "@langchain/openai";
import { connect } from "./connect.ts";
import { createGraph } from "./graph.ts";
import { hire } from "./hire.ts";
import { startModel } from "./model.ts";
import { untilSaid } from "./until-said.ts";

const { credentials, options } = await connect();
const atlas = new Atlas(options);
const bot = await hire(options, credentials.operator_token, "Concierge");
const { delivered, stays_sent } = credentials.phone_numbers;

const answer = "We are open from 9:00.";
const scripted = await startModel([{ text: answer }]);
const model = new ChatOpenAI({ model: "scripted", apiKey: "none", configuration: { baseURL: scripted.baseURL } });
const graph = createGraph(bot, model);

const customerAsks = async (phone_number: string, question: string) => {
  const { conversation_id } = await atlas.events.ingest({
    channel: "chatapp",
    customer: { phone_number },
    event_type: "message.received",
    message: { text: question },
  });
  const { outcome } = await graph.invoke({ conversation_id, question });
  console.log(`${question} → ${outcome}`);
  return { outcome, conversation_id };
};

try {
  const answered = await customerAsks(delivered, "When are you open?");
  assert.equal(answered.outcome, "replied");
  assert.equal(await untilSaid(atlas, answered.conversation_id), answer);

  const handed = await customerAsks(stays_sent, "Can you repair my bicycle gearbox?");
  assert.equal(handed.outcome, "handed over");
  const runs = await Array.fromAsync(atlas.runs.list());
  assert.ok(runs.some((run) => run.conversation_id === handed.conversation_id && run.intent === "handoff"));
} finally {
  scripted.close();
}
