import { keyFacts } from "./load.ts";

export const keys = { "keys.revoke": keyFacts };
