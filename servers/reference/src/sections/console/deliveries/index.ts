import { deliveryPageFacts, replayFacts, replayFailedFacts } from "./load.ts";

export const deliveries = {
  "console.listDeliveries": deliveryPageFacts,
  "console.replayDelivery": replayFacts,
  "console.replayFailedDeliveries": replayFailedFacts,
};
