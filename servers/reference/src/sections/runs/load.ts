import { sql } from "drizzle-orm";
import { arg, exists, rows } from "../../platform/database/facts.ts";
import { given, own, whether } from "../../platform/database/own.ts";
import { knowsAfter, newestFirst, newestWithin } from "../../platform/database/pages.ts";
import { sessions } from "../sessions/tables.ts";
import { runs } from "./tables.ts";

const id = sql`run.run_id`;

/**
 * Selects each run by its latest record, which a trigger marks. `coalesce` hides the index of runs by status, whose
 * first column a plan without statistics would scan.
 */
const latest = sql`select run.* from ${own(runs, "run", sql`coalesce(is_latest, false)`)}`;

const listed = sql`${latest} where ${given("status", sql`run.status = ${arg("status")}`)}`;
const ofStatus = sql`select run.* from ${own(runs, "run", sql`is_latest`)}
  where ${newestWithin([[sql`run.status`, sql`${arg("status")}`]], id)}`;

export const runPageFacts = {
  rows: rows("runs", sql`${whether("status", ofStatus, sql`${latest} where ${newestFirst(id)}`)}`),
  known: knowsAfter(id, listed),
};

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
