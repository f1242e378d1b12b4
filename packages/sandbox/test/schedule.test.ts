import { expect, test } from "vitest";
import { Schedule } from "../src/schedule.ts";

/** Entries of a schedule, in the order in which they are taken. */
const takenFrom = (schedule: Schedule): string[] => {
  const taken: string[] = [];
  for (let due = schedule.take(); due; due = schedule.take()) taken.push(due.jobId);
  return taken;
};

test("jobs come in the order of their times, and those of one time in the order of their promises", () => {
  let now = 100;
  const schedule = new Schedule({ now: () => now });
  const times = [100, 900, 40, 100, 300, 100, 299, 900, 41, 40, 250, 100];
  times.forEach((at, index) => schedule.add(at, "", `${at} ${index}`));
  now = 260;
  schedule.add(260, "", "260 later");
  schedule.add(255, "", "255 later");
  const expected = times.map((at, index) => ({ at, text: `${at} ${index}` }));
  const all = [...expected, { at: 260, text: "260 later" }, { at: 255, text: "255 later" }];
  expect(schedule.peek()?.at).toBe(40);
  expect(takenFrom(schedule)).toEqual(all.toSorted((one, other) => one.at - other.at).map(({ text }) => text));
  expect(schedule.peek()).toBeUndefined();
});
