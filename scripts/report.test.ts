import { describe, expect, test } from "vitest";
import { commandOf, reasonOf, summary, type Failure } from "./report.ts";

const failures = (count: number): Failure[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `part ${index}`,
    reason: Array.from({ length: 30 }, (_line, at) => `\u001B[31mline ${at}\u001B[39m`).join("\n\n"),
    command: `npm run check -- part${index}`,
  }));

describe("the summary", () => {
  test("ends with the count alone on its line, without separators", () => {
    const told = summary([
      { passed: 12_909, failures: [] },
      { passed: 11, failures: failures(2) },
    ]);
    expect(told.split("\n").at(-1)).toBe("12920 passed, 2 failed");
    expect(summary([{ passed: 3, failures: [] }])).toBe("3 passed, 0 failed");
  });

  test("has name, reason and command of five failures in its last 40 lines", () => {
    const lines = summary([{ passed: 0, failures: failures(5) }]).split("\n");
    expect(lines.length).toBeLessThanOrEqual(40);
    for (const { name, command } of failures(5))
      expect(lines).toEqual(expect.arrayContaining([`✗ ${name}`, `  ${command}`]));
    expect(lines.filter((line) => line === "  line 0")).toHaveLength(5);
  });
});

test("the reason of an output begins at its first error, and is its end where nothing is called so", () => {
  const said = "✓ node20 failed once\nbusy\na.ts(1,2): error TS1: no\nLinting...\nmore\n";
  expect(reasonOf(said)).toBe("a.ts(1,2): error TS1: no\nmore");
  expect(reasonOf("1 failed event\n    throw it\n\nAssertionError [ERR_ASSERTION]: planted\n  at a.ts\n")).toBe(
    "AssertionError [ERR_ASSERTION]: planted\n  at a.ts",
  );
  expect(reasonOf("Unused files (1)\nscripts/a.ts\n")).toBe("Unused files (1)\nscripts/a.ts");
});

test("the command of a test has nothing in its pattern that a shell reads", () => {
  expect(commandOf("a.test.ts", 'says "$1" (twice) `x`')).toBe(
    'npm run test:unit -- a.test.ts -t "says ..1. .twice. .x."',
  );
});
