/** A customer asks, and the agent searches and answers. The answer has to arrive in the conversation. */
import assert from "node:assert/strict";
import { Atlas } from "@atlas-messaging/sdk";
import { OpenAIChatCompletionsModel, run, setTracingDisabled } from "@openai/agents";
import OpenAI from "openai";
import { createAgent } from "./agent.ts";
import { connect } from "./connect.ts";
import { hire } from "./hire.ts";
import { startModel } from "./model.ts";
import { untilSaid } from "./until-said.ts";

// Otherwise the SDK sends traces to OpenAI.
setTracingDisabled(true);

const question = "When are you open?";
const { credentials, options } = await connect();
const atlas = new Atlas(options);
const bot = await hire(options, credentials.operator_token, "Concierge");
const { conversation_id } = await atlas.events.ingest({
  channel: "chatapp",
  customer: { phone_number: credentials.phone_number },
  event_type: "message.received",
  message: { text: question },
});

const scripted = await startModel([
  { call: "search_knowledge", args: { query: question, top_k: 1, audience: "customers" } },
  (found) => ({ call: "send_message", args: { conversation_id, text: /open from[^.]*/i.exec(found)?.[0] ?? found } }),
  { text: "Answered." },
]);

try {
  const client = new OpenAI({ baseURL: scripted.baseURL, apiKey: "none" });
  const agent = await createAgent(bot, new OpenAIChatCompletionsModel(client, "scripted"), conversation_id);
  const { finalOutput } = await run(agent, question);
  console.log(`agent: ${finalOutput}`);
  assert.equal(finalOutput, "Answered.");

  const text = await untilSaid(atlas, conversation_id);
  console.log(`customer reads: ${text}`);
  assert.match(text, /open from/i);
} finally {
  scripted.close();
}
