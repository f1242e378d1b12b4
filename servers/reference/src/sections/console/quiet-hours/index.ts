import { quietHoursFact } from "./load.ts";

export { quietHoursFact } from "./load.ts";

export const quietHours = {
  "console.getQuietHours": { quietHours: quietHoursFact },
  "console.setQuietHours": { quietHours: quietHoursFact },
};
