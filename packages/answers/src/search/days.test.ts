import { expect, test } from "vitest";
import { daysIn } from "./phrases.ts";

test.for([
  ["tue–fri 10–18:30, sat 9–15, sun + mon shut", "tuesday wednesday thursday friday saturday sunday monday"],
  ["mon-fri | 05:30-23:00", "monday tuesday wednesday thursday friday"],
  ["monday through thursday from 8:30", "tuesday wednesday"],
  ["fri to mon 9.00 to 12.00", "friday saturday sunday monday"],
  ["open weds 10–18, thurs 12–20", "wednesday thursday"],
  ["open on weekdays", "monday tuesday wednesday thursday friday"],
  ["open 7 days a week", "monday tuesday wednesday thursday friday saturday sunday"],
  ["closed sunday and monday", ""],
  ["we open the roof to the sun", ""],
  ["we sat down, open to all", ""],
  ["backups are made daily", ""],
] as const)("days that are meant by: %s", ([text, days]) => {
  expect(daysIn(text).join(" ")).toBe(days);
});
