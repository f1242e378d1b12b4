import { deliveryFacts, deliveryPageFacts, replayFacts, replayFailedFacts } from "../../webhooks/index.ts";

export const deliveries = {
  "console.listDeliveries": deliveryPageFacts,
  "console.getDelivery": deliveryFacts,
  "console.replayDelivery": replayFacts,
  "console.replayFailedDeliveries": replayFailedFacts,
};
