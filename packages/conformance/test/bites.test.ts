/** The suite bites: every fourth case that catches deliberate faults catches one of them. A release tries all faults. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { catcherOf, recorded } from "../test-support/faults/catching.ts";
import { faults } from "../test-support/faults/index.ts";

/** The first fault of each recorded case. */
const ofEachCase = faults.filter(
  ({ name }) => faults.find((other) => recorded[other.name] === recorded[name])?.name === name,
);

test.for(ofEachCase.filter((_, index) => index % 4 === 0).map((fault) => [fault.name, fault] as const))(
  "a deployment that %s is caught",
  async ([, fault]) => {
    expect(await catcherOf(fault), "the case that catches it").not.toBeNull();
  },
);

test("they are as many as the guide says, each with a name of its own", async () => {
  const guide = await readFile(new URL("../../../docs/conformance.md", import.meta.url), "utf8");
  const [, least = ""] = /more than (\d+) deliberate faults/.exec(guide) ?? [];
  expect(faults.length).toBeGreaterThan(Number.parseInt(least, 10));
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

test("they are recorded, nine of ten, or RECORD_CATCHERS=1 `release:check` records anew", () => {
  expect(faults.filter(({ name }) => recorded[name]).length / faults.length).toBeGreaterThan(0.9);
  expect(ofEachCase.length).toBeGreaterThan(200);
});
