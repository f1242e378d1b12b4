import { quotaOf } from "../../platform/database/quota.ts";
import { webhookFacts, webhookPageFacts } from "./load.ts";

export { webhookFacts, webhookPageFacts } from "./load.ts";

export const webhooks = {
  "webhooks.list": webhookPageFacts,
  "webhooks.create": { quota: quotaOf("webhooks") },
  "webhooks.update": webhookFacts,
  "webhooks.delete": webhookFacts,
};
