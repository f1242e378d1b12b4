import { alertFacts } from "./load.ts";

export const alerts = {
  "console.getAlerts": alertFacts,
  "console.setAlerts": alertFacts,
};
