/** The tools over plain HTTP (Agent API). Each operation commits a call of its tool. */
import { addressingOf } from "../customers/recipient.ts";
import { type Verb, accept } from "../core/outcome.ts";
import { type CallFacts, type ToolFacts, commitTool } from "./decide.ts";
import { type KnowledgeHits, answerFrom } from "@atlas-messaging/answers/search/answer";
import type { MessageRow } from "../rows/messages.ts";
import { direct, read, write } from "../pipeline/handler.ts";
import { found } from "../pipeline/problem.ts";
import { noteGap } from "../knowledge/gaps.ts";
import { searchArgs } from "../knowledge/operations.ts";
import { mediaIn, templateOf } from "../messages/operations.ts";
import { manifest } from "./manifest.ts";
import { presentPassages, presentProviderStatus } from "./tool.ts";

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

// Tools of agents over plain HTTP.

export const agentApi = {
  "agent.manifest": direct("agent.manifest", manifest),
  "agent.sendMessage": write("agent.sendMessage", {
    args: ({ body }) => ({
      conversation_id: body.conversation_id,
      template_id: templateOf(body),
      media_id: mediaIn(body),
    }),
    addFacts: (_call, { shell }) => ({ sha256: shell.sha256 }),
    decide: sendAgentMessage,
  }),
  "agent.sendMessageToPhone": write("agent.sendMessageToPhone", {
    args: ({ body }) => ({
      ...addressingOf(body),
      channel_id: null,
      template_id: templateOf(body),
      media_id: mediaIn(body),
    }),
    addFacts: (_call, { shell }) => ({ sha256: shell.sha256 }),
    decide: sendAgentMessageToPhone,
  }),
  "agent.messageStatus": read("agent.messageStatus", {
    args: ({ params }) => ({ provider_message_id: params.provider_message_id }),
    present: ({ message }: { readonly message: MessageRow | null }) => ({
      status: 200,
      body: { ok: true, data: found(presentProviderStatus(found(message))) },
    }),
  }),
  "agent.searchKnowledge": read("agent.searchKnowledge", {
    args: ({ query }) => searchArgs({ query: query.query, topK: query.top_k, audience: query.audience }),
    present: ({ hits }: { readonly hits: KnowledgeHits }, { query }, context) => {
      noteGap(context, query.query, hits);
      return { status: 200, body: { ok: true, data: presentPassages(answerFrom(hits)) } };
    },
  }),
};
