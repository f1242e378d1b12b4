import { historyOf } from "../../lookups/run-history.ts";
import { runPage } from "../../lookups/runs.ts";
import type { LoadsIn } from "../section.ts";

export const consoleRuns = {
  "console.listRuns": runPage,
  "console.getRun": ({ tables }, { id }) => ({ history: historyOf(tables, id.toLowerCase()) }),
} satisfies Partial<LoadsIn<"console">>;
