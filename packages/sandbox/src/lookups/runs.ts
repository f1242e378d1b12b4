import type { RunRow } from "@atlas-messaging/domain";
import type { Listed } from "@atlas-messaging/pipeline";
import type { runFilters } from "@atlas-messaging/pipeline/operations/runs";
import type { Organization } from "../store/organization.ts";
import { newestFirst } from "./pages.ts";
import { latestRuns } from "./run-history.ts";

type Filters = ReturnType<typeof runFilters>;

const columns = [
  ["status", "status"],
  ["intent", "intent"],
  ["agent_id", "of_agent"],
  ["session_id", "of_session"],
  ["conversation_id", "of_conversation"],
] as const;

/** Returns a page of runs, each by its latest record. */
export const runPage = (organization: Organization, filters: Filters): Listed<RunRow> => {
  const { of_request, since_id } = filters;
  const caused = new Set<string>();
  for (const record of organization.tables.runs.all())
    if (record.correlation_id === of_request) caused.add(record.run_id);
  const wanted = latestRuns(organization).filter(
    (run) =>
      run.run_id >= since_id &&
      columns.every(([column, name]) => filters[name] === null || run[column] === filters[name]) &&
      (of_request === null || caused.has(run.run_id)),
  );
  return newestFirst(wanted, ({ run_id }) => run_id, filters);
};
