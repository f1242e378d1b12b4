import { sendFacts } from "./load.ts";

export { conversationOn, sendFacts } from "./load.ts";

export const messages = { "messages.send": sendFacts };
