/** A queue of events in PostgreSQL. It survives the process, and gives each event to one worker at a time. */
import { type ReceivedEvent, nodeReceiver } from "@atlas-messaging/webhooks";
import type { Sql, TransactionSql } from "postgres";

export type Handle = (event: ReceivedEvent, transaction: TransactionSql) => Promise<void>;

export const createQueue = async (sql: Sql): Promise<void> => {
  await sql`
    create table if not exists atlas_events (
      event_id text primary key,
      event jsonb not null,
      attempts int not null default 0,
      due_at timestamptz not null default now(),
      handled_at timestamptz
    )`;
  await sql`create index if not exists atlas_events_due on atlas_events (due_at) where handled_at is null`;
};

/** Stores an event. The key makes a repeated delivery change nothing. */
const enqueue = async (sql: Sql, event: ReceivedEvent): Promise<void> => {
  await sql`
    insert into atlas_events (event_id, event) values (${event.event_id}, ${JSON.stringify(event)}::text::jsonb)
    on conflict do nothing`;
};

/** Acknowledges a delivery once its event is stored. If the database is down, the answer is 500 and the service retries. */
export const durableReceiver = (sql: Sql, secret?: string) =>
  nodeReceiver({
    secret,
    // The table remembers the events, for all processes together.
    store: false,
    otherwise: (event) => enqueue(sql, event),
  });

/** Handles the next event that is due. Returns false if there is none. */
export const workOnce = async (sql: Sql, handle: Handle): Promise<boolean> => {
  let claimed: string | undefined;
  try {
    await sql.begin(async (transaction) => {
      const [row] = await transaction<{ event_id: string; event: ReceivedEvent }[]>`
        select event_id, event from atlas_events where handled_at is null and due_at <= now()
        order by due_at limit 1 for update skip locked`;
      if (!row) return;
      claimed = row.event_id;
      // The work and its mark commit together. If the process dies in between, neither has happened.
      await handle(row.event, transaction);
      await transaction`update atlas_events set handled_at = now() where event_id = ${row.event_id}`;
    });
  } catch (error) {
    if (claimed === undefined) throw error;
    console.log(`tried again soon: ${String(error)}`);
    await sql`
      update atlas_events set attempts = attempts + 1, due_at = now() + interval '100 ms' * 2 ^ least(attempts, 15)
      where event_id = ${claimed}`;
  }
  return claimed !== undefined;
};
