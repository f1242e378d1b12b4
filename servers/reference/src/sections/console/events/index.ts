import { eventFacts, eventPageFacts } from "../../events/index.ts";

export const consoleEvents = { "console.listEvents": eventPageFacts("newest"), "console.getEvent": eventFacts };
