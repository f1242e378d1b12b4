/** Lists questions without an answer, the last asked first. An organization has 1,000 at most, so filters read them. */
import { type SQL, sql } from "drizzle-orm";
import { arg, row, rows } from "../../../platform/database/facts.ts";
import { given, own } from "../../../platform/database/own.ts";
import { knowsAfter } from "../../../platform/database/pages.ts";
import { knowledgeGaps } from "../../knowledge/tables.ts";

const all = own(knowledgeGaps, "gap");

const filters: SQL = sql.join(
  [
    given("knowledge_state", sql`gap.knowledge_state = ${arg("knowledge_state")}`),
    given("since", sql`gap.last_asked_at >= ${arg("since")}::timestamptz`),
  ].map((filter) => sql`${filter}`),
  sql` and `,
);

const after = given(
  "after",
  sql`(gap.last_asked_at, gap.id) < (
    select seen.last_asked_at, seen.id from ${own(knowledgeGaps, "seen")} where seen.id = ${arg("after")})`,
);

export const gapPageFacts = {
  rows: rows(
    "knowledge_gaps",
    sql`select gap.* from ${all} where ${filters} and ${after}
        order by gap.last_asked_at desc, gap.id desc limit ${arg("page_size")}`,
  ),
  known: knowsAfter(sql`gap.id`, sql`select 1 from ${all} where ${filters}`),
};

export const gapFacts = {
  gap: row("knowledge_gaps", sql`select * from ${own(knowledgeGaps)} where id = ${arg("id")}`),
};
