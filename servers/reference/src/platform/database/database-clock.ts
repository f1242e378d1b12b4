import type { Clock } from "@atlas-messaging/service/core/time";
import type { Database } from "@atlas-messaging/postgres/database";
import { timeQuery } from "@atlas-messaging/postgres/session";

const askEvery = 5_000;

export interface DatabaseClock extends Clock {
  stop(): void;
}

/**
 * Follows the database's clock: asks at the start and every few seconds, and advances by a monotonic clock in between.
 * All processes then agree on due times, even if their machines' clocks differ.
 */
export const databaseClock = async (
  database: Database,
  steady: () => number = () => performance.now(),
): Promise<DatabaseClock> => {
  let offset = Number.NaN;
  const ask = async (): Promise<void> => {
    const asked = steady();
    const [found] = await database.asSystem<{ now: number }>(timeQuery);
    if (!found) throw new Error("the database did not tell the time");
    // The answer is exact at some moment between request and response, so keep our estimate if it fits.
    const [earliest, latest] = [found.now - steady(), found.now - asked];
    offset = Number.isNaN(offset) ? (earliest + latest) / 2 : Math.min(latest, Math.max(earliest, offset));
  };
  await ask();
  const timer = setInterval(() => void ask().catch(() => {}), askEvery);
  timer.unref();
  return { now: () => Math.floor(offset + steady()), stop: () => clearInterval(timer) };
};
