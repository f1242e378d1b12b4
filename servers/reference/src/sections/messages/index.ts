import { quotaOf } from "../../platform/database/quota.ts";
import { sendFacts, templateNamedFacts, templatePageFacts } from "./load.ts";

export { conversationOn, sendFacts } from "./load.ts";
export { providerMessageKey } from "./tables.ts";

export const messages = {
  "messages.send": sendFacts,
  "console.listTemplates": templatePageFacts,
  "console.createTemplate": { ...templateNamedFacts, quota: quotaOf("templates") },
};
