import { serviceAccountFacts } from "../console/index.ts";
import { webhookFacts, webhookPageFacts } from "./load.ts";

export const webhooks = {
  "webhooks.list": webhookPageFacts,
  "webhooks.create": {},
  "webhooks.update": webhookFacts,
  "webhooks.delete": webhookFacts,
  "console.listWebhooks": webhookPageFacts,
  "console.createWebhook": serviceAccountFacts,
  "console.updateWebhook": webhookFacts,
  "console.deleteWebhook": webhookFacts,
};
