import { eventPageFacts } from "./list/load.ts";
import { eventFacts, ingestFacts } from "./load.ts";

export { eventPageFacts, historyOf, recoveryFacts } from "./list/load.ts";
export { eventFacts } from "./load.ts";

export const events = {
  "events.list": eventPageFacts("oldest"),
  "events.get": eventFacts,
  "events.ingest": ingestFacts,
};
