import {
  deliveryFacts,
  deliveryPageFacts,
  foundDeliveryFacts,
  replayFacts,
  replayFailedFacts,
} from "../../webhooks/index.ts";

export const deliveries = {
  "console.findDeliveries": foundDeliveryFacts,
  "console.listDeliveries": deliveryPageFacts,
  "console.getDelivery": deliveryFacts,
  "console.replayDelivery": replayFacts,
  "console.replayFailedDeliveries": replayFailedFacts,
};
