import type { Clock } from "@atlas-messaging/pipeline";
import type { Database } from "./database.ts";
import { PING_TIME } from "./wire.ts";

const askEvery = 5_000;

export interface DatabaseClock extends Clock {
  stop(): void;
}

/**
 * The database's clock, as this process knows it: asked at the start and again every few seconds, and carried on in
 * between by a clock that nobody sets. So all processes agree on what is due, whatever time their machines think it is.
 */
export const databaseClock = async (
  database: Database,
  steady: () => number = () => performance.now(),
): Promise<DatabaseClock> => {
  let offset = Number.NaN;
  const ask = async (): Promise<void> => {
    const asked = steady();
    const [found] = await database.asSystem<{ now: number }>(PING_TIME);
    if (!found) throw new Error("the database did not tell the time");
    // It was that time at some moment between question and answer; what we thought is kept when it is possible.
    const [earliest, latest] = [found.now - steady(), found.now - asked];
    offset = Number.isNaN(offset) ? (earliest + latest) / 2 : Math.min(latest, Math.max(earliest, offset));
  };
  await ask();
  const timer = setInterval(() => void ask().catch(() => {}), askEvery);
  timer.unref();
  return { now: () => Math.floor(offset + steady()), stop: () => clearInterval(timer) };
};
