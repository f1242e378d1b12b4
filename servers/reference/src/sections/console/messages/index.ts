import { messagePageFacts, messageParts } from "../../messages/index.ts";

export const consoleMessages = {
  "console.listMessages": messagePageFacts,
  "console.getMessage": { found: messageParts },
};
