import type { FactsFor } from "../pipeline/memory.ts";
import type { agentApi } from "./agent-api.ts";
import { conversationParts } from "../conversations/facts.memory.ts";
import { quietHoursOf } from "../customers/facts.memory.ts";
import { sendFacts } from "../messages/facts.memory.ts";
import { search } from "../knowledge/facts.memory.ts";

export const agentApiFacts = {
  "agent.sendMessage": (organization, { conversation_id, template_id, media_id }) => ({
    parts: conversationParts(organization, conversation_id),
    template: organization.tables.templates.byId(template_id),
    quietHours: quietHoursOf(organization),
    media: organization.tables.media.byId(media_id),
  }),
  "agent.sendMessageToPhone": (organization, args) => ({
    ...sendFacts(organization, args),
    media: organization.tables.media.byId(args.media_id),
  }),
  "agent.messageStatus": ({ tables }, { provider_message_id }) => ({
    message: tables.messages.byUnique("messages_provider_message_key", provider_message_id),
  }),
  "agent.searchKnowledge": (organization, args) => ({ hits: search(organization, args) }),
} satisfies FactsFor<typeof agentApi>;
