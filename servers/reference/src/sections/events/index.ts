import { eventPageFacts } from "./list/load.ts";
import { eventFacts, ingestFacts } from "./load.ts";

export { eventPageFacts, historyOf, recoveryFacts } from "./list/load.ts";
export { eventFacts, ingestFacts } from "./load.ts";
export { watchEvents } from "./news/index.ts";
export { newestEvents } from "./news/load.ts";

export const events = {
  "events.list": eventPageFacts("oldest"),
  "events.stream": eventPageFacts("oldest"),
  "events.get": eventFacts,
  "events.ingest": ingestFacts,
};
