/** Runs in the developer console; the same lists and records as in the public API. */
import type { RunRow } from "@atlas-messaging/domain";
import { read } from "../../handler.ts";
import type { Listed } from "../../rooms/paging.ts";
import { presentOneRun, presentRuns, runFilters } from "../runs.ts";

export const consoleRuns = {
  "console.listRuns": read("console.listRuns", {
    args: ({ query }, context) => runFilters(query, context),
    present: (loaded: Listed<RunRow>, { query }, context) => presentRuns(loaded, query, context),
  }),
  "console.getRun": read("console.getRun", { args: ({ params }) => ({ id: params.runId }), present: presentOneRun }),
};
