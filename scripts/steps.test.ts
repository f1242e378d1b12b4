import { describe, expect, test } from "vitest";
import { inOrder, type Runner, type Step } from "./steps.ts";
import { table } from "./table.ts";

const steps: Step[] = ["types", "format", "lint", "tests"].map((name) => ({ name, commands: [[name]] }));

/** Runs commands that end on demand, with a clock that the test moves. */
const harness = (atOnce: number) => {
  const ends = new Map<string, (ok: boolean) => void>();
  const reports: string[] = [];
  let time = 0;
  const runner: Runner = {
    atOnce,
    run: async ([name = ""]) => ({
      ok: await new Promise<boolean>((resolve) => ends.set(name, resolve)),
      output: `output of ${name}`,
    }),
    now: () => time,
    report: (name, ok, milliseconds, output) => reports.push(`${name} ${ok} ${milliseconds} ${output}`),
  };
  const end = async (name: string, ok: boolean, at: number): Promise<void> => {
    time = at;
    ends.get(name)?.(ok);
    await new Promise(setImmediate);
  };
  return { runner, end, reports, begun: () => [...ends.keys()] };
};

describe("inOrder", () => {
  test("starts the steps in order, so many at once, and reports each at its end", async () => {
    const { runner, end, reports, begun } = harness(2);
    const results = inOrder(steps, runner);
    expect(begun()).toEqual(["types", "format"]);
    await end("format", true, 200);
    expect(begun()).toEqual(["types", "format", "lint"]);
    await end("types", true, 300);
    await end("lint", true, 1200);
    await end("tests", true, 1300);
    expect((await results).map(({ outcome }) => outcome)).toEqual(["passed", "passed", "passed", "passed"]);
    expect(reports).toEqual([
      "format true 200 output of format",
      "types true 300 output of types",
      "lint true 1000 output of lint",
      "tests true 1000 output of tests",
    ]);
  });

  test("starts nothing after a failure, and waits for what is under way", async () => {
    const { runner, end, begun } = harness(2);
    const results = inOrder(steps, runner);
    await end("format", false, 200);
    await end("types", true, 300);
    expect(begun()).toEqual(["types", "format"]);
    expect(table(await results)).toBe(
      ["types   passed     0.3 s", "format  failed     0.2 s", "lint    not run", "tests   not run"].join("\n"),
    );
  });

  test("ends a step at its first command that fails", async () => {
    const { runner, end, reports, begun } = harness(1);
    const results = inOrder([{ name: "packages", commands: [["build"], ["judge"]] }], runner);
    await end("build", false, 100);
    expect(await results).toEqual([{ name: "packages", outcome: "failed", milliseconds: 100 }]);
    expect(begun()).toEqual(["build"]);
    expect(reports).toEqual(["packages false 100 output of build"]);
  });
});
