import { toolFacts } from "../tool-server/index.ts";
import { providerMessageFacts } from "./load.ts";

export const agentApi = {
  "agent.sendMessage": toolFacts.send_message,
  "agent.sendMessageToPhone": toolFacts.send_message_to_phone,
  "agent.messageStatus": providerMessageFacts,
  "agent.searchKnowledge": toolFacts.search_knowledge,
};
