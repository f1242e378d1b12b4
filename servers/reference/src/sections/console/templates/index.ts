import { quotaOf } from "../../../platform/database/quota.ts";
import { templateNamedFacts, templatePageFacts } from "./load.ts";

export const templates = {
  "console.listTemplates": templatePageFacts,
  "console.createTemplate": { ...templateNamedFacts, quota: quotaOf("templates") },
};
