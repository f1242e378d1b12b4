/** Facts of the tool server: those of its tools, and of the operations that serve its resources. */
import { conversationsFacts } from "@atlas-messaging/service/conversations/facts.memory";
import { knowledgeFacts } from "@atlas-messaging/service/knowledge/facts.memory";
import { runsFacts } from "@atlas-messaging/service/runs/facts.memory";
import { toolServerFacts } from "@atlas-messaging/service/tool-server/facts.memory";

export const toolServerLoads = { ...knowledgeFacts, ...conversationsFacts, ...runsFacts, ...toolServerFacts };
