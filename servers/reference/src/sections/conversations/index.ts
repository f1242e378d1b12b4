import { contextFacts, conversationEventFacts, conversationPageFacts } from "./load.ts";

export { conversationEventFacts, conversationParts, conversationPosition, unansweredMessage } from "./load.ts";

export const conversations = {
  "conversations.list": conversationPageFacts,
  "conversations.listEvents": conversationEventFacts,
  "conversations.context": contextFacts,
};
