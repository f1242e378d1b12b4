import { webhookFacts, webhookPageFacts } from "./load.ts";

export const webhooks = {
  "webhooks.list": webhookPageFacts,
  "webhooks.create": {},
  "webhooks.update": webhookFacts,
  "webhooks.delete": webhookFacts,
};
