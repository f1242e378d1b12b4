import { providerMessageFacts, toolFacts } from "./load.ts";

export const tools = {
  "agent.sendMessage": toolFacts.send_message,
  "agent.sendMessageToPhone": toolFacts.send_message_to_phone,
  "agent.messageStatus": providerMessageFacts,
  "agent.searchKnowledge": toolFacts.search_knowledge,
};
