import { actionFacts } from "./load.ts";

export const actions = { "actions.execute": actionFacts };
