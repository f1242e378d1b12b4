import { inboundFacts } from "../../lookups/sending.ts";
import type { LoadsIn } from "../section.ts";

export const phone = { "console.writeAsCustomer": inboundFacts } satisfies Partial<LoadsIn<"console">>;
