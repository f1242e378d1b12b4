import { runFacts, runPageFacts, sessionRunFacts } from "./load.ts";

export const runs = { "runs.list": runPageFacts, "runs.get": runFacts, "sessions.listRuns": sessionRunFacts };
