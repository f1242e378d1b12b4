import { describe, expect, test } from "vitest";
import { quietUntil, zoneOfNumber } from "./marketing.ts";

const night = { start: "21:00", end: "08:00" };

describe("quiet hours over a change of daylight saving", () => {
  test.for([
    // Clocks go forward: 02:00 becomes 03:00.
    ["Europe/Berlin", "the night of spring", "2026-03-28T22:30:00.000Z", "2026-03-29T06:00:00.000Z"],
    ["America/New_York", "the night of spring", "2026-03-08T03:30:00.000Z", "2026-03-08T12:00:00.000Z"],
    // Lord Howe changes by half an hour.
    ["Australia/Lord_Howe", "the night of spring", "2026-10-03T12:00:00.000Z", "2026-10-03T21:00:00.000Z"],
    // Clocks go back: 03:00 becomes 02:00.
    ["Europe/Berlin", "the night of autumn", "2026-10-24T21:30:00.000Z", "2026-10-25T07:00:00.000Z"],
    ["America/New_York", "the night of autumn", "2026-11-01T02:30:00.000Z", "2026-11-01T13:00:00.000Z"],
    ["Australia/Lord_Howe", "the night of autumn", "2026-04-04T11:00:00.000Z", "2026-04-04T21:30:00.000Z"],
  ] as const)("end at 08:00 by the clock of %s in %s", ([zone, , now, until]) => {
    expect(quietUntil(night, zone, now)).toBe(until);
    expect(quietUntil(night, zone, until)).toBeNull();
    expect(quietUntil(night, zone, new Date(Date.parse(until) - 1).toISOString())).toBe(until);
  });

  test("end with the hour that spring leaves out, where they would end within it", () => {
    const hours = { ...night, end: "02:30" };
    expect(quietUntil(hours, "Europe/Berlin", "2026-03-28T23:30:00.000Z")).toBe("2026-03-29T01:00:00.000Z");
  });

  test("come twice in autumn, where they end within the hour that is shown twice", () => {
    const hours = { ...night, end: "02:30" };
    expect(quietUntil(hours, "Europe/Berlin", "2026-10-24T23:30:00.000Z")).toBe("2026-10-25T00:30:00.000Z");
    expect(quietUntil(hours, "Europe/Berlin", "2026-10-25T00:45:00.000Z")).toBeNull();
    expect(quietUntil(hours, "Europe/Berlin", "2026-10-25T01:15:00.000Z")).toBe("2026-10-25T01:30:00.000Z");
  });
});

describe("quiet hours", () => {
  test.for([
    ["a minute before they start", "2026-06-01T20:59:59.999Z", null],
    ["at their start", "2026-06-01T21:00:00.000Z", "2026-06-02T08:00:00.000Z"],
    ["after midnight", "2026-06-02T00:00:00.000Z", "2026-06-02T08:00:00.000Z"],
    ["at their end", "2026-06-02T08:00:00.000Z", null],
  ] as const)("over midnight, %s", ([, now, until]) => {
    expect(quietUntil(night, "Etc/UTC", now)).toBe(until);
  });

  test.for([
    ["2026-06-01T12:59:00.000Z", null],
    ["2026-06-01T13:00:00.000Z", "2026-06-01T15:30:00.000Z"],
    ["2026-06-01T15:30:00.000Z", null],
  ] as const)("within a day, at %s", ([now, until]) => {
    expect(quietUntil({ ...night, start: "13:00", end: "15:30" }, "Etc/UTC", now)).toBe(until);
  });
});

test.for([
  ["+4930123456", "Europe/Berlin"],
  ["+353861234567", "Europe/Dublin"],
  ["+919876543210", "Asia/Kolkata"],
  ["+15550100001", null],
  ["+79161234567", null],
  ["+999123456789", null],
] as const)("the time zone of %s is %s", ([number, zone]) => {
  expect(zoneOfNumber(number)).toBe(zone);
});
