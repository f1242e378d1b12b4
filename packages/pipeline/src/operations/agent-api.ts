/** Tools of agents over plain HTTP. */
import {
  type KnowledgeHits,
  type MessageRow,
  answerFrom,
  presentPassages,
  presentProviderStatus,
  sendAgentMessage,
  sendAgentMessageToPhone,
} from "@atlas-messaging/domain";
import { direct, read, write } from "../handler.ts";
import { found } from "../rooms/found.ts";
import { noteGap } from "./gaps.ts";
import { searchArgs } from "./search.ts";
import { templateOf } from "./template.ts";
import { manifest } from "./tools.ts";

export const agentApi = {
  "agent.manifest": direct("agent.manifest", manifest),
  "agent.sendMessage": write("agent.sendMessage", {
    args: ({ body }) => ({ conversation_id: body.conversation_id, template_id: templateOf(body) }),
    addFacts: (_call, { shell }) => ({ sha256: shell.sha256 }),
    decide: sendAgentMessage,
  }),
  "agent.sendMessageToPhone": write("agent.sendMessageToPhone", {
    args: ({ body }) => ({ phone_number: body.phone_number, channel_id: null, template_id: templateOf(body) }),
    addFacts: (_call, { shell }) => ({ sha256: shell.sha256 }),
    decide: sendAgentMessageToPhone,
  }),
  "agent.messageStatus": read("agent.messageStatus", {
    args: ({ params }) => ({ provider_message_id: params.providerMessageId }),
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
