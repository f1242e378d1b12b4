import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { arg, row } from "../../platform/database/facts.ts";
import { own } from "../../platform/database/own.ts";
import { prepare } from "../../platform/database/prepare.ts";
import { operatorSessions } from "../console/members/tables.ts";
import { credentials } from "./tables.ts";

/** Finds a service-account key, or a sandbox token, which counts as one. */
export const keyFacts = {
  key: row(
    "credentials",
    sql`select * from ${own(credentials)} where kind in ('key', 'sandbox') and id = ${arg("id")}`,
  ),
};

/** Writes the times of last uses; keeps the later one. Sorting by key avoids deadlocks between processes. */
const usesOf = (table: PgTable, column: SQL) =>
  prepare(sql`
  update ${table} changed set ${column} = used.at
  from (
    select held.organization_id, held.id, use.at
    from json_to_recordset(${arg("uses")}::text::json) as use(organization_id uuid, id uuid, at timestamptz)
    join ${table} held on held.organization_id = use.organization_id and held.id = use.id
    where held.${column} is null or held.${column} < use.at
    order by held.organization_id, held.id for update of held
  ) used
  where changed.organization_id = used.organization_id and changed.id = used.id`);

export const writeUses = usesOf(credentials, sql.raw("last_used_at"));
export const writeSeen = usesOf(operatorSessions, sql.raw("last_seen_at"));
