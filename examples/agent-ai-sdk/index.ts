/** The agent wants to give a voucher away. A person approves, and the agent learns the outcome. It is issued once. */
import assert from "node:assert/strict";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { Atlas } from "@atlas-messaging/sdk";
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { work } from "./agent.ts";
import { connect } from "./connect.ts";
import { startModel } from "./model.ts";

const { credentials, options } = await connect();
const atlas = new Atlas(options);
const operator = new AtlasConsole({ ...options, token: credentials.operator_token });
const { customer_id, voucher_id, conversation_id } = credentials;

const issue = { call: "issue_voucher", args: { customer_id, voucher_id } };
const scripted = await startModel([
  issue,
  (result) => ({ text: /HITL_REQUIRED/.test(result) ? "A colleague has to agree first." : `Unexpected: ${result}` }),
  issue,
  (result) => ({ text: /refused/.test(result) ? `Unexpected: ${result}` : "Done, the voucher is yours." }),
]);
const model = createOpenAICompatible({ name: "scripted", baseURL: scripted.baseURL })("scripted");

try {
  const begun = await work(atlas, model, conversation_id, [
    { role: "user", content: "My soup was cold. Can I have a voucher?" },
  ]);
  console.log(`agent: ${begun.text}`);
  assert.equal(begun.text, "A colleague has to agree first.");

  const waiting = await Array.fromAsync(operator.approvals.list({ state: "pending" }));
  assert.equal(waiting.length, 1);
  for (const { id } of waiting) await operator.approvals.approve(id);
  console.log("operator: approved");

  // In production, the webhook `agent.action_approved` wakes the agent.
  const ended = await work(atlas, model, conversation_id, [
    ...begun.messages,
    { role: "user", content: "A colleague has approved. Call the tool again to learn the outcome." },
  ]);
  console.log(`agent: ${ended.text}`);
  assert.equal(ended.text, "Done, the voucher is yours.");

  const approved = await Array.fromAsync(operator.approvals.list({ state: "approved" }));
  assert.equal(approved.length, 1, "the voucher was issued once");
} finally {
  scripted.close();
}
