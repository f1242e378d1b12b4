/** Progress without a terminal: a line now and then, not one for each case. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allCases } from "../src/index.ts";
import { Progress } from "../src/report/text.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [first, second] = allCases;
if (!first || !second) throw new Error("there are cases");

const shown = (isTerminal: boolean) => {
  let text = "";
  let wait: string | null = null;
  const write = (more: string): void => void (text += more);
  const progress = new Progress({ isTerminal, write, waitsFor: () => wait });
  return { progress, textOf: () => text, waits: (what: string) => void (wait = what) };
};

test("a log gets a line every ten seconds, with count, failures, the case, and what is waited for", () => {
  const { progress, textOf, waits } = shown(false);
  progress.begun(first);
  progress.ended({ case: first, outcome: "failed", milliseconds: 1 }, 1, 40);
  progress.begun(second);
  expect(textOf()).toBe("");
  vi.advanceTimersByTime(10_000);
  expect(textOf()).toBe(`1 of 40 cases, 1 failed, ${second.id}\n`);
  waits("24 s for a place in writes");
  vi.advanceTimersByTime(10_000);
  progress.close();
  vi.advanceTimersByTime(60_000);
  const lines = [
    `1 of 40 cases, 1 failed, ${second.id}`,
    `1 of 40 cases, 1 failed, ${second.id}, waits 24 s for a place in writes`,
  ];
  expect(textOf()).toBe(lines.map((line) => `${line}\n`).join(""));
});

test("a terminal has one line that changes", () => {
  const { progress, textOf } = shown(true);
  progress.begun(first);
  vi.advanceTimersByTime(1_000);
  progress.close();
  expect(textOf()).not.toContain("\n");
  expect(textOf().split("\r").length).toBeGreaterThan(3);
});
