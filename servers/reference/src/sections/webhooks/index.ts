import { quotaOf } from "../../platform/database/quota.ts";
import { deliveryFacts, deliveryPageFacts } from "./deliveries/load.ts";
import { recoverFacts, webhookFacts, webhookPageFacts } from "./load.ts";

export {
  deliveryFacts,
  deliveryPageFacts,
  foundDeliveryFacts,
  replayFacts,
  replayFailedFacts,
} from "./deliveries/load.ts";
export { recoverFacts, webhookFacts, webhookPageFacts } from "./load.ts";

export const webhooks = {
  "webhooks.list": webhookPageFacts,
  "webhooks.create": { quota: quotaOf("webhooks") },
  "webhooks.update": webhookFacts,
  "webhooks.listDeliveries": deliveryPageFacts,
  "webhooks.getDelivery": deliveryFacts,
  "webhooks.recover": recoverFacts,
  "webhooks.delete": webhookFacts,
};
