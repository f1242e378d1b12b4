import { sendFacts } from "./load.ts";

export { sendFacts } from "./load.ts";

export const messages = { "messages.send": sendFacts };
