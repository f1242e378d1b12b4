import { runFacts, runPageFacts } from "../../runs/index.ts";

export const consoleRuns = { "console.listRuns": runPageFacts, "console.getRun": runFacts };
