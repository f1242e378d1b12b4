/** Hours of the night in which no marketing is sent, by the customer's clock. */
import type { Instant } from "../primitives.ts";
import { minute } from "../time.ts";

/** From `start` to `end`, each `HH:MM` by a customer's clock; `end` may be on the next day. */
export interface QuietHours {
  readonly start: string;
  readonly end: string;
}

const minutesPerDay = 1_440;

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
};

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formats are slow to make, and there are few time zones. */
const clockIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  clocks.set(timeZone, made);
  return made;
};

/** Returns the minutes since midnight that a clock in a time zone shows. */
const minutesIn = (timeZone: string, time: number): number => minutesOf(clockIn(timeZone).format(time));

const isWithin = ({ start, end }: QuietHours, now: number): boolean => {
  const [from, to] = [minutesOf(start), minutesOf(end)];
  return from < to ? from <= now && now < to : from <= now || now < to;
};

/** Returns the end of the quiet hours that a time falls into; null if it falls into none. */
export const quietUntil = (hours: QuietHours, timeZone: string, now: Instant): Instant | null => {
  const isQuiet = (time: number): boolean => isWithin(hours, minutesIn(timeZone, time));
  const from = Math.floor(Date.parse(now) / minute) * minute;
  if (!isQuiet(from)) return null;
  let time = from;
  // The first step is too short if clocks go back meanwhile, as the wall clock shows an hour twice.
  while (isQuiet(time)) {
    const left = minutesOf(hours.end) - minutesIn(timeZone, time) + minutesPerDay;
    time += (left % minutesPerDay) * minute;
  }
  // It is too long if they go forward.
  while (!isQuiet(time - minute)) time -= minute;
  return new Date(time).toISOString();
};
