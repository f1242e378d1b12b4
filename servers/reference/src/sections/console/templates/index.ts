import { quotaOf } from "../../../platform/database/quota.ts";
import { namedFacts, templateFacts, templateLinkFacts, templateLinksFacts, templatePageFacts } from "./load.ts";

export const templates = {
  "console.listTemplates": templatePageFacts,
  "console.createTemplate": { ...namedFacts, ...templateLinkFacts, quota: quotaOf("templates") },
  "console.getTemplate": templateFacts,
  "console.updateTemplate": { ...templateFacts, ...templateLinkFacts },
  "console.deleteTemplate": templateFacts,
  "console.syncTemplates": templateLinksFacts,
};
