import { ingestFacts } from "./load.ts";

export const events = { "events.ingest": ingestFacts };
