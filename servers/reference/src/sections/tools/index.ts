/** The tools of agents: their manifests, and those that are operations of the Agent API. */
import {
  answerFrom,
  presentManifest,
  presentPassages,
  presentProviderStatus,
  sendAgentMessage,
  sendAgentMessageToPhone,
} from "@atlas-messaging/domain";
import type { Handler } from "@atlas-messaging/server-stubs";
import { type Context, principalOf } from "../../pipeline/call.ts";
import { read, write } from "../../pipeline/execute.ts";
import { found } from "../../pipeline/found.ts";
import { sha256 } from "../../platform/digest.ts";
import { searchArgs } from "../knowledge/index.ts";
import { providerMessageFacts, toolFacts } from "./load.ts";

/** What the token may call depends on the token alone. */
const manifest: Handler<"tools.manifest", Context> & Handler<"agent.manifest", Context> = async (_call, context) => ({
  status: 200,
  body: { ok: true, data: presentManifest(principalOf(context).scopes) },
});

const templateOf = (body: object): string | null =>
  "template_id" in body && typeof body.template_id === "string" ? body.template_id : null;

export const tools = {
  "tools.manifest": manifest,
  "agent.manifest": manifest,
  "agent.sendMessage": write("agent.sendMessage", {
    facts: toolFacts.send_message,
    args: ({ body }) => ({ conversation_id: body.conversation_id, template_id: templateOf(body) }),
    also: () => ({ sha256 }),
    decide: sendAgentMessage,
  }),
  "agent.sendMessageToPhone": write("agent.sendMessageToPhone", {
    facts: toolFacts.send_message_to_phone,
    args: ({ body }) => ({ phone_number: body.phone_number, template_id: templateOf(body) }),
    also: () => ({ sha256 }),
    decide: sendAgentMessageToPhone,
  }),
  "agent.messageStatus": read<"agent.messageStatus", typeof providerMessageFacts>({
    facts: providerMessageFacts,
    args: ({ params }) => ({ provider_message_id: params.providerMessageId }),
    present: ({ message }) => ({
      status: 200,
      body: { ok: true, data: found(presentProviderStatus(found(message))) },
    }),
  }),
  "agent.searchKnowledge": read<"agent.searchKnowledge", typeof toolFacts.search_knowledge>({
    facts: toolFacts.search_knowledge,
    args: ({ query }) => searchArgs({ query: query.query, topK: query.top_k }),
    present: ({ hits }) => ({ status: 200, body: { ok: true, data: presentPassages(answerFrom(hits)) } }),
  }),
};
