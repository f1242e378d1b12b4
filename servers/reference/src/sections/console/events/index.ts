import { eventFacts, eventPageFacts } from "../../events/index.ts";

export const consoleEvents = {
  "console.listEvents": eventPageFacts("newest"),
  "console.streamEvents": eventPageFacts("oldest"),
  "console.getEvent": eventFacts,
};
