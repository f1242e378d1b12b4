import { runFacts, runPageFacts } from "./load.ts";

export { sessionRunFacts } from "./load.ts";

export const runs = { "runs.list": runPageFacts, "runs.get": runFacts };
