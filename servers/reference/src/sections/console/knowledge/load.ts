/** Lists questions without an answer, the last asked first; each filter has its own index. */
import { type SQL, sql } from "drizzle-orm";
import { arg, row, rows } from "../../../platform/database/facts.ts";
import { given, own, whether } from "../../../platform/database/own.ts";
import { knowsAfter } from "../../../platform/database/pages.ts";
import { knowledgeGaps } from "../../knowledge/tables.ts";

const all = own(knowledgeGaps, "gap");
const state = sql`${arg("knowledge_state")}`;
const since = given("since", sql`gap.last_asked_at >= ${arg("since")}::timestamptz`);
const isAsked = given("knowledge_state", sql`gap.knowledge_state = ${state}`);

const last = (column: "last_asked_at" | "id"): SQL =>
  sql`(select seen.${sql.identifier(column)} from ${own(knowledgeGaps, "seen")} where seen.id = ${arg("after")})`;

const after = given("after", sql`(gap.last_asked_at, gap.id) < (${last("last_asked_at")}, ${last("id")})`);

/** The range of whole keys keeps a plan from walking the questions of other states. */
const afterInState = whether(
  "after",
  sql`(gap.knowledge_state, gap.last_asked_at, gap.id) < (${state}, ${last("last_asked_at")}, ${last("id")})`,
  sql`(gap.knowledge_state, gap.last_asked_at) < (${state}, 'infinity'::timestamptz)`,
);

const ofState = sql`
  gap.knowledge_state = ${state} and (gap.knowledge_state, gap.last_asked_at) > (${state}, '-infinity'::timestamptz)
  and ${afterInState} and ${since}
  order by gap.knowledge_state desc, gap.last_asked_at desc, gap.id desc`;

const ofAll = sql`${after} and ${since} order by gap.last_asked_at desc, gap.id desc`;

export const gapPageFacts = {
  rows: rows(
    "knowledge_gaps",
    sql`select gap.* from ${all} where ${whether("knowledge_state", ofState, ofAll)} limit ${arg("page_size")}`,
  ),
  known: knowsAfter(sql`gap.id`, sql`select 1 from ${all} where ${isAsked} and ${since}`),
};

export const gapFacts = {
  gap: row("knowledge_gaps", sql`select * from ${own(knowledgeGaps)} where id = ${arg("id")}`),
};
