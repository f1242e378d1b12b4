/** Lists runs by filter, newest first; each filter has its own index. */
import { type SQL, sql } from "drizzle-orm";
import { arg, exists, rows } from "../../platform/database/facts.ts";
import { Choice, given, own } from "../../platform/database/own.ts";
import { knowsAfter, newestFirst, newestWithin } from "../../platform/database/pages.ts";
import { sessions } from "../sessions/tables.ts";
import { runs } from "./tables.ts";

const id = sql`run.run_id`;
const since = sql`${arg("since_id")}::uuid`;

/**
 * Selects each run by its latest record, which a trigger marks. `coalesce` hides the index of runs by status, whose
 * first column a plan without statistics would scan.
 */
const latest = sql`select run.* from ${own(runs, "run", sql`coalesce(is_latest, false)`)}`;

const filters: SQL = sql.join(
  [
    given("status", sql`run.status = ${arg("status")}`),
    given("intent", sql`run.intent = ${arg("intent")}`),
    given("of_agent", sql`run.agent_id = ${arg("of_agent")}::uuid`),
    given("of_session", sql`run.session_id = ${arg("of_session")}::uuid`),
    given("of_conversation", sql`run.conversation_id = ${arg("of_conversation")}::uuid`),
  ].map((filter) => sql`${filter}`),
  sql` and `,
);

const by = (column: string, value: SQL): SQL =>
  sql`${latest} where ${filters} and ${newestWithin([[sql`run.${sql.identifier(column)}`, value]], id, since)}`;

const ofStatus = sql`select run.* from ${own(runs, "run", sql`is_latest`)}
  where ${filters} and ${newestWithin([[sql`run.status`, sql`${arg("status")}`]], id, since)}`;

const caused = sql`record.correlation_id = ${arg("of_request")}`;

/** Takes each run once, by the last of its records that the request caused. */
const ofRequest = sql`
  select run.* from ${own(runs, "record")}
  cross join lateral (select * from ${own(runs)} where run_id = record.run_id order by iteration desc limit 1) run
  where ${filters} and not exists (
    select 1 from ${own(runs, "later")} where later.run_id = record.run_id and later.iteration > record.iteration
    and later.correlation_id = record.correlation_id
  ) and ${newestWithin([[sql`record.correlation_id`, sql`${arg("of_request")}`]], sql`record.run_id`, since)}`;

/** Filters from the most to the least selective. The first one given picks the index; the others filter its rows. */
const forms = {
  of_request: ofRequest,
  of_session: by("session_id", sql`${arg("of_session")}::uuid`),
  of_conversation: by("conversation_id", sql`${arg("of_conversation")}::uuid`),
  of_agent: by("agent_id", sql`${arg("of_agent")}::uuid`),
  intent: by("intent", sql`${arg("intent")}`),
  status: ofStatus,
};

const page = new Choice((args) => Object.keys(forms).find((name) => args[name] !== null) ?? "all", {
  ...forms,
  all: sql`${latest} where ${id} >= ${since} and ${newestFirst(id)}`,
});

const listed = sql`${latest} where ${filters} and ${id} >= ${since} and ${given(
  "of_request",
  sql`exists (select 1 from ${own(runs, "record")} where record.run_id = run.run_id and ${caused})`,
)}`;

export const runPageFacts = { rows: rows("runs", sql`${page}`), known: knowsAfter(id, listed) };

export const runFacts = {
  history: rows("runs", sql`select * from ${own(runs)} where run_id = ${arg("id")} order by iteration`),
};

const ofSession = sql`${latest} where run.session_id = ${arg("session_id")}`;

export const sessionRunFacts = {
  exists: exists(sql`select 1 from ${own(sessions)} where id = ${arg("session_id")}`),
  rows: rows(
    "runs",
    sql`${latest} where ${newestWithin([[sql`run.session_id`, sql`${arg("session_id")}::uuid`]], id)}`,
  ),
  known: knowsAfter(id, ofSession),
};
