import { expect, test } from "vitest";
import { testedBy } from "./tests.ts";

const failure = { name: "a.test.ts > adds", reason: "AssertionError: no", command: "npm run test:unit -- a.test.ts" };
const report = (...lines: readonly object[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join("");

test("a report is added up", () => {
  const text = report(
    { passed: 1, counts: { limits: 2 } },
    { passed: 1, counts: { limits: 3 } },
    { skipped: 1 },
    { failure },
  );
  expect(testedBy(text + report({ ended: true }), 1, "")).toEqual({
    passed: 2,
    skipped: 1,
    failures: [failure],
    counts: new Map([["limits", 5]]),
  });
});

test.for([
  { what: "died before its end", text: report({ passed: 1 }), code: 137, passed: 1 },
  { what: "did not begin", text: "", code: 1, passed: 0 },
  { what: "failed without a reason", text: report({ passed: 1 }, { ended: true }), code: 1, passed: 1 },
])("a runner that $what is a failure, and keeps its counts", ({ text, code, passed }) => {
  const tested = testedBy(text, code, "one\nout of memory\n");
  expect(tested.passed).toBe(passed);
  expect(tested.failures).toEqual([
    expect.objectContaining({ name: expect.stringContaining(`ended with ${code}`), reason: "one\nout of memory" }),
  ]);
});

test("a report that its runner's death cut keeps what is whole", () => {
  expect(testedBy(`${report({ passed: 1 })}{"pass`, 137, "").passed).toBe(1);
});
