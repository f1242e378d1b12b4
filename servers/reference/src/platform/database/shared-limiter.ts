import { sql } from "drizzle-orm";
import type { Limiter, Taken } from "@atlas-messaging/server-stubs/parts";
import type { Database } from "@atlas-messaging/postgres/database";
import { prepare } from "@atlas-messaging/postgres/queries";

const placeholder = (name: string) => sql.placeholder(name);

const takeWindows = prepare(sql`
  select atlas_take_windows(${placeholder("keys")}::text[], ${placeholder("max")}::int,
    ${placeholder("count")}::boolean)::text as taken`);

/** Adds to windows in which a request was just counted: it has the last of their times. */
const addPlaces = prepare(sql`
  update limit_windows set times = times || array_fill(times[cardinality(times)], array[${placeholder("places")}::int])
  where key = any(${placeholder("keys")}::text[]) and cardinality(times) > 0`);

const forgetIdle = prepare(sql`delete from limit_windows where touched_at < clock_timestamp() - interval '1 minute'`);
const forgetEvery = 4_096;

/**
 * Limiter shared by all processes on one PostgreSQL, by the database's clock. A lock per key admits no request too
 * many.
 */
export const sharedLimiter = (database: Database): Limiter => {
  let calls = 0;
  const ask = async (keys: readonly string[], max: number, count: boolean): Promise<Taken> => {
    if (++calls % forgetEvery === 0) await database.asSystem(forgetIdle({}));
    const [found] = await database.asSystem<{ taken: string }>(takeWindows({ keys, max, count }));
    if (!found) throw new Error("atlas_take_windows returned nothing");
    const taken: Taken = JSON.parse(found.taken);
    return { ...taken, windows: taken.windows.map((window) => ({ ...window, limit: max })) };
  };
  return {
    peek: (keys, limit) => ask(keys, limit, false),
    take: async (keys, limit, places = 1) => {
      const taken = await ask(keys, limit, true);
      if (!taken.admitted || places <= 1) return taken;
      await database.asSystem(addPlaces({ keys, places: places - 1 }));
      const windows = taken.windows.map((each) => ({ ...each, remaining: Math.max(0, each.remaining - places + 1) }));
      return { ...taken, windows };
    },
  };
};
