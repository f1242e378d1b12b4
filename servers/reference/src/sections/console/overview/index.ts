import { overviewFacts } from "./load.ts";

export const overview = { "console.overview": overviewFacts };
