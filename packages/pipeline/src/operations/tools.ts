/** The tools of agents: their manifests, and those that are operations of the Agent API. */
import {
  type KnowledgeHits,
  type MessageRow,
  answerFrom,
  presentManifest,
  presentPassages,
  presentProviderStatus,
  sendAgentMessage,
  sendAgentMessageToPhone,
} from "@atlas-messaging/domain";
import type { Handler } from "@atlas-messaging/server-stubs/handlers";
import { read, write } from "../bind.ts";
import { type Context, principalOf } from "../rooms/call.ts";
import { found } from "../rooms/found.ts";
import { searchArgs } from "./search.ts";

/** What the token may call depends on the token alone. */
const manifest: Handler<"tools.manifest", Context> & Handler<"agent.manifest", Context> = async (_call, context) => ({
  status: 200,
  body: { ok: true, data: presentManifest(principalOf(context).scopes) },
});

export const manifests = { "tools.manifest": manifest, "agent.manifest": manifest };

/** The template that a message names; null for one of free-form text. */
export const templateOf = (body: object): string | null =>
  "template_id" in body && typeof body.template_id === "string" ? body.template_id : null;

export const tools = {
  "agent.sendMessage": write("agent.sendMessage", {
    args: ({ body }) => ({ conversation_id: body.conversation_id, template_id: templateOf(body) }),
    also: (_call, { shell }) => ({ sha256: shell.sha256 }),
    decide: sendAgentMessage,
  }),
  "agent.sendMessageToPhone": write("agent.sendMessageToPhone", {
    args: ({ body }) => ({ phone_number: body.phone_number, template_id: templateOf(body) }),
    also: (_call, { shell }) => ({ sha256: shell.sha256 }),
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
    present: ({ hits }: { readonly hits: KnowledgeHits }) => ({
      status: 200,
      body: { ok: true, data: presentPassages(answerFrom(hits)) },
    }),
  }),
};
