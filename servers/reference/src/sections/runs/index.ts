import { runFacts, runPageFacts } from "./load.ts";

export { runFacts, runPageFacts, sessionRunFacts } from "./load.ts";

export const runs = { "runs.list": runPageFacts, "runs.get": runFacts };
