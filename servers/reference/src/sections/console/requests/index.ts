import { requestFacts, requestPageFacts } from "./load.ts";

export { type RequestQueue, keepWriting, requestQueue } from "./queue.ts";

export const requests = { "console.listRequests": requestPageFacts, "console.getRequest": requestFacts };
