import { requestValidators } from "@atlas-messaging/contract/request-validators/runs";
import { runs } from "@atlas-messaging/pipeline/operations/runs";
import { newestFirst } from "../lookups/pages.ts";
import { historyOf, latestRuns } from "../lookups/run-history.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

const loads = {
  "runs.list": (organization, args) => {
    const wanted = latestRuns(organization).filter(({ status }) => args.status === null || status === args.status);
    return newestFirst(wanted, ({ run_id }) => run_id, args);
  },
  "runs.get": ({ tables }, { id }) => ({
    history: historyOf(tables, id.toLowerCase()),
  }),
} satisfies LoadsIn<"runs">;

export const section = sectionOf("runs", { operations: runs, loads, validators: requestValidators });
