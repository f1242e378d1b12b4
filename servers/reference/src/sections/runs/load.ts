import { sql } from "drizzle-orm";
import { arg, exists, rows } from "../../platform/database/facts.ts";
import { knowsAfter, newestFirst } from "../../platform/database/pages.ts";
import { sessions } from "../sessions/tables.ts";
import { runs } from "./tables.ts";

const id = sql`run.run_id`;

/** Each run by its latest record. */
const latest = sql`
  select run.* from ${runs} run
  where not exists (
    select 1 from ${runs} newer where newer.run_id = run.run_id and newer.iteration > run.iteration
  )`;

const listed = sql`${latest} and (${arg("status")}::text is null or run.status = ${arg("status")})`;

export const runPageFacts = {
  rows: rows("runs", sql`${listed} and ${newestFirst(id)}`),
  known: knowsAfter(id, listed),
};

export const runFacts = {
  history: rows("runs", sql`select * from ${runs} where run_id = ${arg("id")} order by iteration`),
};

const ofSession = sql`${latest} and run.session_id = ${arg("session_id")}`;

export const sessionRunFacts = {
  exists: exists(sql`select 1 from ${sessions} where id = ${arg("session_id")}`),
  rows: rows("runs", sql`${ofSession} and ${newestFirst(id)}`),
  known: knowsAfter(id, ofSession),
};
