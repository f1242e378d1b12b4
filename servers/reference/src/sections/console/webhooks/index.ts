import { quotaOf } from "../../../platform/database/quota.ts";
import { opened } from "../../../platform/database/facts.ts";
import { recoverFacts, webhookFacts, webhookPageFacts } from "../../webhooks/index.ts";
import { serviceAccountFacts } from "../service-accounts/index.ts";

/** Opened, as the secret moves to another column and is sealed for it. */
const rotationFacts = { endpoint: opened("webhook_endpoints", ["secret"], webhookFacts.endpoint) };

export const webhooks = {
  "console.listWebhooks": webhookPageFacts,
  "console.createWebhook": { ...serviceAccountFacts, quota: quotaOf("webhooks") },
  "console.updateWebhook": webhookFacts,
  "console.deleteWebhook": webhookFacts,
  "console.recoverWebhook": recoverFacts,
  "console.testWebhook": webhookFacts,
  "console.rotateWebhookSecret": rotationFacts,
};
