import { requestValidators } from "@atlas-messaging/contract/request-validators/runs";
import { runs } from "@atlas-messaging/pipeline/operations/runs";
import { historyOf } from "../lookups/run-history.ts";
import { runPage } from "../lookups/runs.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

export const loads = {
  "runs.list": runPage,
  "runs.get": ({ tables }, { id }) => ({
    history: historyOf(tables, id.toLowerCase()),
  }),
} satisfies LoadsIn<"runs">;

export const section = sectionOf("runs", { operations: runs, loads, validators: requestValidators });
