/** What the knowledge of organizations takes: the corpus, indexing, ranking. Most of the package is this alone. */
export { seedKnowledge } from "@atlas-messaging/domain";
export { takeTurn } from "./agent-turn.ts";
export { ingest } from "./ingest-knowledge.ts";
export { search } from "./search.ts";
