import { quotaOf } from "../../../platform/database/quota.ts";
import { opened } from "../../../platform/database/facts.ts";
import { webhookFacts, webhookPageFacts } from "../../webhooks/index.ts";
import { serviceAccountFacts } from "../service-accounts/index.ts";

/** The secret moves to another column, for which it is sealed anew. */
const rotationFacts = { endpoint: opened("webhook_endpoints", ["secret"], webhookFacts.endpoint) };

export const webhooks = {
  "console.listWebhooks": webhookPageFacts,
  "console.createWebhook": { ...serviceAccountFacts, quota: quotaOf("webhooks") },
  "console.updateWebhook": webhookFacts,
  "console.deleteWebhook": webhookFacts,
  "console.testWebhook": webhookFacts,
  "console.rotateWebhookSecret": rotationFacts,
};
