import { type FactsFor, type Organization, newestFirst, newestOf } from "../pipeline/memory.ts";
import type { auditEvents, consoleRuns, runs } from "./operations.ts";
import type { Id } from "../rows/primitives.ts";
import type { AuditEventRow, RunRow } from "../rows/runs.ts";
import type { Listed } from "../pipeline/paging.ts";
import type { runFilters } from "./operations.ts";

/** Returns all records of a run. Iterations start at 1 without gaps. */
const historyOf = ({ runs }: Organization["tables"], run_id: Id): RunRow[] => {
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

type Filters = ReturnType<typeof runFilters>;

const columns = [
  ["status", "status"],
  ["intent", "intent"],
  ["agent_id", "of_agent"],
  ["session_id", "of_session"],
  ["conversation_id", "of_conversation"],
] as const;

/** Returns a page of runs, each by its latest record. */
const runPage = (organization: Organization, filters: Filters): Listed<RunRow> => {
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

export const runsFacts = {
  "runs.list": runPage,
  "runs.get": ({ tables }, { id }) => ({
    history: historyOf(tables, id.toLowerCase()),
  }),
} satisfies FactsFor<typeof runs>;

export const consoleRunsFacts = {
  "console.runs.list": runPage,
  "console.runs.get": ({ tables }, { id }) => ({ history: historyOf(tables, id.toLowerCase()) }),
} satisfies FactsFor<typeof consoleRuns>;

const isNamed = (event: AuditEventRow, name: string | null): boolean =>
  name === null || event.event_type === name || event.event_type.startsWith(`${name}.`);

const isSame = (value: string | null, wanted: string | null): boolean =>
  wanted === null || value === wanted || value === wanted.toLowerCase();

const pageOf: FactsFor<typeof auditEvents>["console.auditEvents.export"] = ({ tables }, args) =>
  newestOf(
    tables.audit_events,
    (event) =>
      isNamed(event, args.event_type) &&
      isSame(event.actor_id, args.actor_id) &&
      isSame(event.subject_id, args.asset_id) &&
      (args.correlation_id === null || event.correlation_id === args.correlation_id) &&
      (args.since === null || event.created_at >= args.since) &&
      (args.until === null || event.created_at < args.until)
        ? event
        : null,
    args,
  );

export const auditEventsFacts = {
  "console.auditEvents.list": pageOf,
  "console.auditEvents.export": pageOf,
} satisfies FactsFor<typeof auditEvents>;
