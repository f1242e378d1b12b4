/**
 * Order of events. A sequence numbers the transactions that write them; a number may be committed late. So a reader first
 * learns up to where all numbers are over, and then reads in a later snapshot, which has every event up to there.
 */
import type { Database } from "@atlas-messaging/postgres/database";
import type { OwnerConnection } from "./apply-migrations.ts";
import { backupRole } from "./backup-role.ts";

/** Tells if an event has a higher number than the sequence: a copy came without the sequence's value. */
const SEQUENCE_BEHIND = `
  select exists (
    select from organizations cross join lateral (
      select "position" from events where organization_id = organizations.id
      order by (case when "position" is null then '0' else "position" end) desc, id desc limit 1
    ) newest where newest."position"::text::bigint > coalesce(pg_sequence_last_value('events_position_seq'), 0)
  ) as behind`;

/** Asks as the system, which sees all rows. */
export const isUnordered = async (database: Database): Promise<boolean> => {
  const [found] = await database.asSystem<{ behind: boolean }>({ text: SEQUENCE_BEHIND, values: [] });
  return found?.behind === true;
};

/** Row-level security binds the owner, too. Frees it in a transaction that keeps all writers out. */
const KEEP_POSITIONS = [
  "ALTER TABLE events NO FORCE ROW LEVEL SECURITY",
  "SELECT atlas_keep_event_order(coalesce(pg_sequence_last_value('events_position_seq'), 0)::text::xid8)",
  "ALTER TABLE events FORCE ROW LEVEL SECURITY",
];

/** Raises the sequence where a copy needs it. `briefly` runs statements that lock a table. */
export const keepPositions = async (
  connection: OwnerConnection,
  briefly: (statements: readonly string[]) => Promise<void>,
): Promise<void> => {
  if (await mayBeBehind(connection)) await briefly(KEEP_POSITIONS);
};

/** Looks as the role that sees all rows. Without it nobody knows. */
const mayBeBehind = async ({ run, rows }: OwnerConnection): Promise<boolean> => {
  const [known] = await rows<{ numbered: boolean; sees: boolean }>(
    `select to_regclass('events_position_seq') is not null as numbered,
      exists (select from pg_roles where rolname = '${backupRole}' and pg_has_role(oid,
        case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end)) as sees`,
  );
  // Tests migrate to earlier versions, too.
  if (known?.numbered !== true) return false;
  if (!known.sees) return true;
  await run(`BEGIN; SET LOCAL ROLE ${backupRole}`);
  try {
    const [found] = await rows<{ behind: boolean }>(SEQUENCE_BEHIND);
    return found?.behind !== false;
  } finally {
    await run("COMMIT");
  }
};
