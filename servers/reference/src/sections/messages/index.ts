import { messagePageFacts, messageParts, sendFacts } from "./load.ts";

export { conversationOn, messagePageFacts, messageParts, phoneFacts, quotedMessage } from "./load.ts";

export const messages = {
  "messages.list": messagePageFacts,
  "messages.get": { found: messageParts },
  "messages.send": sendFacts,
  "messages.cancel": { found: messageParts },
  "messages.markRead": { found: messageParts },
};
