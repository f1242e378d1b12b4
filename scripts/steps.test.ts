import { describe, expect, test } from "vitest";
import { type Runner, type Step, chosen, runSteps } from "./steps.ts";

const step = (name: string, after?: string): Step => ({ name, command: [name], by: "check", ...(after && { after }) });

/** Runs commands that end on demand, with a clock that the test moves. */
const harness = (atOnce: number) => {
  const ends = new Map<string, (ok: boolean) => void>();
  const said: string[] = [];
  let time = 0;
  const runner: Runner = {
    atOnce,
    run: async ([name = ""]) => ({
      ok: await new Promise<boolean>((resolve) => ends.set(name, resolve)),
      output: `error of ${name}`,
    }),
    now: () => time,
    say: (line) => said.push(line),
  };
  const end = async (name: string, ok: boolean, at = 0): Promise<void> => {
    time = at;
    ends.get(name)?.(ok);
    await new Promise(setImmediate);
  };
  return { runner, end, said, begun: () => [...ends.keys()] };
};

describe("runSteps", () => {
  test("starts the steps in order, so many at once, and says how each ended", async () => {
    const { runner, end, said, begun } = harness(2);
    const outcome = runSteps(
      ["types", "format", "lint"].map((name) => step(name)),
      runner,
    );
    expect(begun()).toEqual(["types", "format"]);
    await end("format", true, 200);
    expect(begun()).toEqual(["types", "format", "lint"]);
    await end("types", true, 300);
    await end("lint", true, 1200);
    expect(await outcome).toEqual({ passed: 3, failures: [] });
    expect(said).toEqual(["✓ format (0.2 s)", "✓ types (0.3 s)", "✓ lint (1.0 s)"]);
  });

  test("runs all others after a failure, and tells its reason and the command for it alone", async () => {
    const { runner, end, said, begun } = harness(1);
    const outcome = runSteps([step("format"), step("types")], runner);
    await end("format", false);
    expect(begun()).toEqual(["format", "types"]);
    await end("types", true);
    expect(said[0]).toBe("✗ format (0.0 s)\n\nerror of format\n");
    expect(await outcome).toEqual({
      passed: 1,
      failures: [{ name: "format", reason: "error of format", command: "npm run check -- format" }],
    });
  });

  test.for([
    { ok: true, reasons: [] },
    { ok: false, reasons: ["error of build", "Not run, since build failed."] },
  ])("waits for the step that it needs, which passed: $ok", async ({ ok, reasons }) => {
    const { runner, end, begun } = harness(2);
    const outcome = runSteps([step("build"), step("packages", "build")], runner);
    await end("none", true);
    expect(begun()).toEqual(["build"]);
    await end("build", ok);
    expect(begun()).toEqual(ok ? ["build", "packages"] : ["build"]);
    await end("packages", true);
    expect((await outcome).failures.map(({ reason }) => reason)).toEqual(reasons);
  });
});

describe("chosen", () => {
  const names = (...args: Parameters<typeof chosen>): string[] => chosen(...args).map(({ name }) => name);

  test("takes what a command runs: verify all checks and the packed packages", () => {
    expect(names("verify")).toEqual([...names("check"), "packed"]);
    expect(names("check")).toContain("lint");
    expect(names("release")).toContain("runtimes");
  });

  test("takes steps by name, with what they need", () => {
    expect(names("check", ["packed", "lint"])).toEqual(["lint", "build", "packed"]);
  });

  test("refuses a name that there is not, with those that there are", () => {
    expect(() => chosen("check", ["lynt"])).toThrow("There is no step lynt. There are: contract, format,");
  });
});
