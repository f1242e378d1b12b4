/** Wakes the streams of events of this process, whichever process made the events. */
import type { Id } from "@atlas-messaging/service/rows/primitives";
import type { Services } from "./services.ts";
import { sql } from "drizzle-orm";
import type { Database } from "@atlas-messaging/postgres/database";
import { horizonsOfAll } from "@atlas-messaging/service/events/horizons.sql";
import { prepare } from "@atlas-messaging/postgres/queries";
import { events } from "@atlas-messaging/service/rows/events";

/** Milliseconds between two looks: how late an event may be. */
const lookEvery = 250;

interface Watching {
  stop(): Promise<void>;
}

/** Looks for new events of the organizations that have open streams, by one statement for all. */
export const watchEvents = ({
  database,
  streams,
  logger,
}: Pick<Services, "database" | "streams" | "logger">): Watching => {
  let seen: ReadonlyMap<Id, Id> = new Map();
  let looking: Promise<void> | null = null;
  let failing = false;
  const look = async (): Promise<void> => {
    const { organizations } = streams;
    if (organizations.length === 0) return;
    const found = await newestEvents(database, organizations);
    for (const [organization, event] of found) if (seen.get(organization) !== event) streams.wake(organization);
    seen = found;
    failing = false;
  };
  const warn = (error: unknown): void => {
    if (!failing) logger.warn({ err: error }, "looking for new events failed");
    failing = true;
  };
  const timer = setInterval(() => {
    looking ??= look()
      .catch(warn)
      .finally(() => (looking = null));
  }, lookEvery);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
};

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
