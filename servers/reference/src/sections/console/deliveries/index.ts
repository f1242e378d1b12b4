import {
  deliveryFacts,
  deliveryPageFacts,
  foundDeliveries,
  replayFacts,
  replayFailedFacts,
} from "../../webhooks/index.ts";

export const deliveries = {
  "console.listDeliveries": deliveryPageFacts,
  "console.findDeliveries": foundDeliveries,
  "console.getDelivery": deliveryFacts,
  "console.replayDelivery": replayFacts,
  "console.replayFailedDeliveries": replayFailedFacts,
};
