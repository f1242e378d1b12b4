import { requestValidators } from "@atlas-messaging/contract/request-validators/agent-api";
import { agentApi } from "@atlas-messaging/pipeline/operations/agent-api";
import { conversationParts } from "../lookups/conversation-parts.ts";
import { quietHoursOf } from "../lookups/customers.ts";
import { sendFacts } from "../lookups/sending.ts";
import { search } from "../knowledge/search.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

export const loads = {
  "agent.sendMessage": (organization, { conversation_id, template_id }) => ({
    parts: conversationParts(organization, conversation_id),
    template: organization.tables.templates.byId(template_id),
    quietHours: quietHoursOf(organization),
  }),
  "agent.sendMessageToPhone": sendFacts,
  "agent.messageStatus": ({ tables }, { provider_message_id }) => ({
    message: tables.messages.byUnique("messages_provider_message_key", provider_message_id),
  }),
  "agent.searchKnowledge": (organization, args) => ({ hits: search(organization, args) }),
} satisfies LoadsIn<"agent-api">;

export const section = sectionOf("agent-api", { operations: agentApi, loads, validators: requestValidators });
