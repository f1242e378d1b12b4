import { quotaOf } from "../../platform/database/quota.ts";
import { recoverFacts, webhookFacts, webhookPageFacts } from "./load.ts";

export { recoverFacts, webhookFacts, webhookPageFacts } from "./load.ts";

export const webhooks = {
  "webhooks.list": webhookPageFacts,
  "webhooks.create": { quota: quotaOf("webhooks") },
  "webhooks.update": webhookFacts,
  "webhooks.recover": recoverFacts,
  "webhooks.delete": webhookFacts,
};
