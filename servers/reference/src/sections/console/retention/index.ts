import { retentionFacts } from "./load.ts";

export const retention = {
  "console.getRetention": retentionFacts,
  "console.setRetention": retentionFacts,
};
