import { expect, test } from "vitest";
import { countTable, held, uncounted } from "./counts.ts";

test("what no test counts is a failure, by its name", () => {
  const counts = new Map<string, number>(held.map((name) => [name, 1]));
  expect(uncounted(counts).failures).toEqual([]);
  counts.delete("settings");
  counts.set("limits", 0);
  expect(uncounted(counts).failures.map(({ name }) => name)).toEqual([
    "documentation: limits",
    "documentation: settings",
  ]);
});

test("the table has a line for each", () => {
  const counts = new Map([
    ["pages", 1234],
    ["links", 5],
  ]);
  expect(countTable(counts)).toBe("pages    1,234\nlinks        5");
});
