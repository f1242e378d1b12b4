import { sql } from "drizzle-orm";
import type { Id } from "@atlas-messaging/domain";
import type { Database } from "../../../platform/database/index.ts";
import { horizonsOfAll } from "../../../platform/database/positions.ts";
import { prepare } from "../../../platform/database/prepare.ts";
import { events } from "../tables.ts";

/** The order of the list of events, in the form of its index. */
const positionOfAll = sql`(case when event.position is null then '0' else event.position end)`;
const horizon = sql`(asked.horizon::xid8, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)`;

const newest = prepare(sql`
  select asked.id as organization, last.id::text as event
  from ${horizonsOfAll} asked(id, horizon) cross join lateral (
    select event.id from ${events} event
    where event.organization_id = asked.id::uuid and (${positionOfAll}, event.id) <= ${horizon}
    order by ${positionOfAll} desc, event.id desc limit 1
  ) last`);

/** Returns the newest event of each organization that its list shows. One that is held back behind an older transaction is none. */
export const newestEvents = async (database: Database, organizations: readonly Id[]): Promise<ReadonlyMap<Id, Id>> => {
  const found = await database.asSystem<{ organization: Id; event: Id }>(newest({ organizations }));
  return new Map(found.map(({ organization, event }) => [organization, event]));
};
