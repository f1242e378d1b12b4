import { limitFacts } from "./load.ts";

export const limits = { "console.listLimits": limitFacts };
