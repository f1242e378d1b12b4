import type { Id, RunRow } from "@atlas-messaging/domain";
import type { Organization } from "../store/organization.ts";

/** Returns all records of a run. Iterations start at 1 without gaps. */
export const historyOf = ({ runs }: Organization["tables"], run_id: Id): RunRow[] => {
  const history: RunRow[] = [];
  const next = () => runs.get(runs.keyOf({ run_id, iteration: history.length + 1 }));
  for (let record = next(); record; record = next()) history.push(record);
  return history;
};

/** Returns the latest record of a run. */
export const latestRun = ({ tables }: Organization, runId: Id): RunRow | null =>
  historyOf(tables, runId).at(-1) ?? null;

/** Returns the latest record of each run. */
export const latestRuns = ({ tables }: Organization): RunRow[] => {
  const latest = new Map<Id, RunRow>();
  for (const run of tables.runs.all()) {
    if ((latest.get(run.run_id)?.iteration ?? 0) < run.iteration) latest.set(run.run_id, run);
  }
  return [...latest.values()];
};
