export interface Step {
  name: string;
  /** Commands to run one after the other. The first failure fails the step. */
  commands: readonly (readonly string[])[];
}

export interface Result {
  name: string;
  outcome: "passed" | "failed" | "not run";
  milliseconds: number;
}

export interface Runner {
  atOnce: number;
  run(command: readonly string[]): Promise<{ ok: boolean; output: string }>;
  now(): number;
  report(name: string, ok: boolean, milliseconds: number, output: string): void;
}

/** Starts the steps in order, a few at once. After a failure none is started, and running ones are awaited. */
export const inOrder = async (steps: readonly Step[], runner: Runner): Promise<Result[]> => {
  const results = steps.map(({ name }): Result => ({ name, outcome: "not run", milliseconds: 0 }));
  const waiting = steps.entries();

  const work = async (): Promise<void> => {
    for (const [index, step] of waiting) {
      results[index] = await perform(step, runner);
      if (results.some(({ outcome }) => outcome === "failed")) return;
    }
  };
  await Promise.all(Array.from({ length: runner.atOnce }, work));
  return results;
};

const perform = async ({ name, commands }: Step, runner: Runner): Promise<Result> => {
  const begin = runner.now();
  const outputs: string[] = [];
  let ok = true;
  for (const command of commands) {
    const finished = await runner.run(command);
    outputs.push(finished.output);
    ok = finished.ok;
    if (!ok) break;
  }
  const milliseconds = runner.now() - begin;
  runner.report(name, ok, milliseconds, outputs.join("\n"));
  return { name, outcome: ok ? "passed" : "failed", milliseconds };
};

/** Steps at a time: two, or one beside the tests, which fill the machine. */
export const atOnce = (args: readonly string[]): number => (args.includes("--one-at-a-time") ? 1 : 2);
