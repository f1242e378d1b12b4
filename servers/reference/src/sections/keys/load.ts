import { sql } from "drizzle-orm";
import { arg, row } from "../../platform/database/facts.ts";
import { own } from "../../platform/database/own.ts";
import { prepare } from "../../platform/database/prepare.ts";
import { credentials } from "./tables.ts";

/** Finds a service-account key, or a sandbox token, which counts as one. */
export const keyFacts = {
  key: row(
    "credentials",
    sql`select * from ${own(credentials)} where kind in ('key', 'sandbox') and id = ${arg("id")}`,
  ),
};

/** Writes last uses; keeps the later time. Sorting by key avoids deadlocks between processes. */
export const writeUses = prepare(sql`
  update ${credentials} credential set last_used_at = used.at
  from (
    select held.organization_id, held.id, use.at
    from json_to_recordset(${arg("uses")}::text::json) as use(organization_id uuid, id uuid, at timestamptz)
    join ${credentials} held on held.organization_id = use.organization_id and held.id = use.id
    where held.last_used_at is null or held.last_used_at < use.at
    order by held.organization_id, held.id for update of held
  ) used
  where credential.organization_id = used.organization_id and credential.id = used.id`);
