import { quotaOf } from "../../platform/database/quota.ts";
import { serviceAccountFacts } from "../console/index.ts";
import {
  deliveryPageFacts,
  replayFacts,
  replayFailedFacts,
  rotationFacts,
  webhookFacts,
  webhookPageFacts,
} from "./load.ts";

export const webhooks = {
  "webhooks.list": webhookPageFacts,
  "webhooks.create": { quota: quotaOf("webhooks") },
  "webhooks.update": webhookFacts,
  "webhooks.delete": webhookFacts,
  "console.listWebhooks": webhookPageFacts,
  "console.createWebhook": { ...serviceAccountFacts, quota: quotaOf("webhooks") },
  "console.updateWebhook": webhookFacts,
  "console.deleteWebhook": webhookFacts,
  "console.testWebhook": webhookFacts,
  "console.rotateWebhookSecret": rotationFacts,
  "console.listDeliveries": deliveryPageFacts,
  "console.replayDelivery": replayFacts,
  "console.replayFailedDeliveries": replayFailedFacts,
};
