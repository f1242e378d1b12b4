/** Hours in which people answer, in words. */
import type { Agent } from "./serves.ts";

export type Hours = NonNullable<Agent["people_hours"]>;

export type Weekday = Hours["weekly"][number]["days"][number];

export const weekdays: readonly (readonly [Weekday, string])[] = [
  ["monday", "Monday"],
  ["tuesday", "Tuesday"],
  ["wednesday", "Wednesday"],
  ["thursday", "Thursday"],
  ["friday", "Friday"],
  ["saturday", "Saturday"],
  ["sunday", "Sunday"],
];

const names = new Map(weekdays);

/** Says hours such as "Monday, Tuesday 09:00 to 17:00; Saturday 10:00 to 12:00 (Europe/Berlin)". */
export const hoursInWords = ({ time_zone, weekly }: Hours): string => {
  const spans = weekly.map(
    ({ days, start, end }) => `${days.map((day) => names.get(day) ?? day).join(", ")} ${start} to ${end}`,
  );
  return `${spans.join("; ")} (${time_zone})`;
};
