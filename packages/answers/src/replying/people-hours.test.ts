import { describe, expect, test } from "vitest";
import { type PeopleHours, afterOpenSeconds } from "./people-hours.ts";

const workdays = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;
const office: PeopleHours = {
  time_zone: "Europe/Berlin",
  weekly: [
    { days: workdays, start: "13:00", end: "17:00" },
    { days: workdays, start: "09:00", end: "12:00" },
    { days: ["saturday"], start: "10:00", end: "12:00" },
  ],
};
const bar: PeopleHours = {
  time_zone: "America/New_York",
  weekly: [{ days: ["friday"], start: "20:00", end: "02:00" }],
};
const clinic: PeopleHours = {
  time_zone: "Asia/Kolkata",
  weekly: [{ days: ["monday"], start: "09:15", end: "14:45" }],
};
const club: PeopleHours = {
  time_zone: "America/New_York",
  weekly: [{ days: ["sunday"], start: "00:30", end: "03:30" }],
};
const daily: PeopleHours = {
  time_zone: "UTC",
  weekly: [{ days: ["sunday", ...workdays, "saturday"], start: "00:00", end: "01:00" }],
};
const always: PeopleHours = {
  time_zone: "UTC",
  weekly: [{ days: ["sunday", ...workdays, "saturday"], start: "00:00", end: "00:00" }],
};

describe("seconds of the hours in which people answer", () => {
  // 2026-01-05 is a Monday, in winter: Berlin is an hour ahead.
  test.for([
    ["now, if people are there", office, 0, "2026-01-05T08:30:00.000Z", "2026-01-05T08:30:00.000Z"],
    ["half an hour", office, 1_800, "2026-01-05T08:30:00.000Z", "2026-01-05T09:00:00.000Z"],
    ["up to the end", office, 1_800, "2026-01-05T10:30:00.000Z", "2026-01-05T11:00:00.000Z"],
    ["over noon", office, 3_600, "2026-01-05T10:30:00.000Z", "2026-01-05T12:30:00.000Z"],
    ["after noon", office, 0, "2026-01-05T11:00:00.000Z", "2026-01-05T12:00:00.000Z"],
    ["the next morning", office, 0, "2026-01-05T16:00:00.000Z", "2026-01-06T08:00:00.000Z"],
    ["over a night", office, 7_200, "2026-01-05T15:00:00.000Z", "2026-01-06T09:00:00.000Z"],
    ["over a weekend", office, 7_200, "2026-01-10T10:00:00.000Z", "2026-01-12T09:00:00.000Z"],
    ["in summer", office, 0, "2026-07-06T05:00:00.000Z", "2026-07-06T07:00:00.000Z"],
    ["on the Monday after clocks went forward", office, 0, "2026-03-28T12:00:00.000Z", "2026-03-30T07:00:00.000Z"],
    ["on the Monday after clocks went back", office, 0, "2026-10-24T12:00:00.000Z", "2026-10-26T08:00:00.000Z"],
    ["after midnight", bar, 1_800, "2026-01-10T06:00:00.000Z", "2026-01-10T06:30:00.000Z"],
    ["a week later", bar, 3_600, "2026-01-10T06:30:00.000Z", "2026-01-17T01:30:00.000Z"],
    [
      "from a quarter past, where clocks differ by half hours",
      clinic,
      0,
      "2026-01-05T03:00:00.000Z",
      "2026-01-05T03:45:00.000Z",
    ],
    ["in a night in which clocks go forward", club, 7_200, "2026-03-08T01:00:00.000Z", "2026-03-08T07:30:00.000Z"],
    ["in a night in which clocks go back", club, 14_400, "2026-11-01T01:00:00.000Z", "2026-11-01T08:30:00.000Z"],
    ["within 60 days", daily, 216_000, "2026-01-05T00:00:00.000Z", "2026-03-05T01:00:00.000Z"],
    ["at any time", always, 259_200, "2026-01-05T08:30:00.000Z", "2026-01-08T08:30:00.000Z"],
  ] as const)("%s", ([, hours, seconds, now, at]) => {
    expect(afterOpenSeconds(hours, seconds, now)).toBe(at);
  });

  test.for([
    ["no hours", { ...office, weekly: [] }, 0],
    ["few hours for a long time", bar, 604_800],
    ["an hour a day for 61 hours", daily, 219_600],
  ] as const)("never pass with %s", ([, hours, seconds]) => {
    expect(afterOpenSeconds(hours, seconds, "2026-01-05T08:30:00.000Z")).toBeNull();
  });
});
