import { ingestFacts } from "../../events/index.ts";

export const phone = { "console.writeAsCustomer": ingestFacts };
