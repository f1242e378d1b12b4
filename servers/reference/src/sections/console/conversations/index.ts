import { conversationParts } from "../../conversations/index.ts";
import {
  assignFacts,
  conversationFacts,
  countFacts,
  eventPageFacts,
  inboxFacts,
  messagePageFacts,
  moveFacts,
  notePageFacts,
  replyFacts,
  searchFacts,
} from "./load.ts";

export const conversations = {
  "console.listConversations": inboxFacts,
  "console.searchConversations": searchFacts,
  "console.countConversations": countFacts,
  "console.getConversation": conversationFacts,
  "console.listConversationMessages": messagePageFacts,
  "console.listConversationEvents": eventPageFacts,
  "console.listConversationNotes": notePageFacts,
  "console.replyToConversation": replyFacts,
  "console.addConversationNote": { parts: conversationParts },
  "console.setConversationLabels": conversationFacts,
  "console.takeOverConversation": moveFacts,
  "console.assignConversation": assignFacts,
  "console.unassignConversation": moveFacts,
  "console.handBackConversation": moveFacts,
  "console.closeConversation": moveFacts,
  "console.reopenConversation": moveFacts,
};
