/** Hours in which people answer, by the clock of the business, and the time by which they have answered. */
import { lazyFor } from "../lazy.ts";

/** Lengths in milliseconds. */
const second = 1_000;
const minute = 60 * second;
const dayLength = 24 * 60 * minute;

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
type Weekday = (typeof weekdays)[number];

/** From `start` to `end` of the same day, or of the next if `end` is not later. */
interface Opening {
  readonly days: readonly Weekday[];
  readonly start: string;
  readonly end: string;
}

export interface PeopleHours {
  readonly time_zone: string;
  readonly weekly: readonly Opening[];
}

/** Copies the hours for an answer. */
export const presentPeopleHours = (hours: PeopleHours | null) =>
  hours && {
    time_zone: hours.time_zone,
    weekly: hours.weekly.map(({ days, start, end }) => ({ days: [...days], start, end })),
  };

/** Formats are slow to make, and there are few time zones. */
const clockIn = lazyFor((timeZone: string): Intl.DateTimeFormat => {
  const numeric = "2-digit";
  return new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "gregory",
    year: "numeric",
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
    hourCycle: "h23",
  });
});

/** Returns what a clock in a time zone shows, as if it were in UTC. */
const shownIn = (timeZone: string, time: number): number => {
  const parts = new Map(
    clockIn(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
};

/** Returns the time at which a clock shows something. Where clocks go forward meanwhile, the time that it would have been. */
const timeOf = (timeZone: string, shown: number): number => {
  const near = shown - (shownIn(timeZone, shown) - shown);
  return near - (shownIn(timeZone, near) - shown);
};

const clockTime = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return (hours * 60 + minutes) * minute;
};

interface Interval {
  readonly from: number;
  readonly to: number;
}

const openingsOn = ({ time_zone, weekly }: PeopleHours, midnight: number): Interval[] => {
  const weekday = weekdays[new Date(midnight).getUTCDay()];
  return weekly
    .filter(({ days }) => days.some((each) => each === weekday))
    .map(({ start, end }) => {
      const [opens, closes] = [clockTime(start), clockTime(end)];
      const until = closes > opens ? closes : closes + dayLength;
      return { from: timeOf(time_zone, midnight + opens), to: timeOf(time_zone, midnight + until) };
    })
    .toSorted((one, other) => one.from - other.from);
};

/** Days that are looked at. A later answer is promised for no time. */
const maxDays = 60;

/**
 * Returns when so many seconds of the hours have passed. At the latest in 60 days, else null. With 0 seconds this is the
 * next time that people are there.
 */
export const afterOpenSeconds = (hours: PeopleHours, seconds: number, now: string): string | null => {
  const begins = Date.parse(now);
  const today = Math.floor(shownIn(hours.time_zone, begins) / dayLength) * dayLength;
  let [left, at] = [seconds * second, begins];
  // The hours of yesterday may last until today.
  for (let offset = -1; offset < maxDays; offset++) {
    for (const { from, to } of openingsOn(hours, today + offset * dayLength)) {
      const start = Math.max(from, at);
      if (start >= to) continue;
      if (to - start >= left) return new Date(start + left).toISOString();
      [left, at] = [left - (to - start), to];
    }
  }
  return null;
};
