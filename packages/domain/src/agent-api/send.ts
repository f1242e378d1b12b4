/** The tools over plain HTTP (Agent API). Each operation commits a call of its tool. */
import { type Verb, accept } from "../outcome.ts";
import type { ToolFacts } from "../tool-server/decisions.ts";
import { type CallFacts, commitTool } from "../tool-server/execute.ts";

/** Sends a message into a conversation (POST /agent/v1/tools/send_message). */
export const sendAgentMessage: Verb<"agent.sendMessage", ToolFacts<"send_message"> & CallFacts> = (facts, { body }) => {
  const { idempotency_key: _, ...given } = body;
  const outcome = commitTool("send_message", facts, given);
  return outcome.kind === "refused" ? outcome : accept({ ok: true, data: outcome.result }, outcome.changes);
};

/** Sends a message to a phone number (POST /agent/v1/tools/send_message_to_phone). */
export const sendAgentMessageToPhone: Verb<
  "agent.sendMessageToPhone",
  ToolFacts<"send_message_to_phone"> & CallFacts
> = (facts, { body }) => {
  const { idempotency_key: _, ...given } = body;
  const outcome = commitTool("send_message_to_phone", facts, given);
  return outcome.kind === "refused" ? outcome : accept({ ok: true, data: outcome.result }, outcome.changes);
};
