/** Everything that is checked beside the tests, each by a command of its own. */
import { reasonOf, type Failure, type Outcome } from "./report.ts";

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Runs it by default: `check`, `verify` (which has all checks too) or `release:check`. */
  readonly by: "check" | "verify" | "release";
  /** Step that must have passed. */
  readonly after?: string;
}

const each = (by: Step["by"], commands: Readonly<Record<string, string>>, after?: string): Step[] =>
  Object.entries(commands).map(([name, command]) => ({
    name,
    command: command.split(" "),
    by,
    ...(after && { after }),
  }));

export const steps: readonly Step[] = [
  ...each("check", {
    // Before the types: a wrong line of the contract is told here in its own words.
    contract: "bun packages/codegen/src/contract/lint.ts",
    format: "oxfmt --check",
    changeset: "bun scripts/check-changeset.ts",
    migrations: "bun servers/reference/upgrades/lint-migrations.ts",
    lint: "oxlint --format=unix",
    structure: "bun scripts/structure.ts --check",
    promises: "oxlint --config oxlint.types.config.ts --format=unix packages servers",
    types: "bun scripts/types.ts",
    breaking: "bun packages/codegen/src/breaking/check.ts",
    generated: "bun packages/codegen/src/generate/main.ts --check",
    build: "bun scripts/build.ts",
  }),
  ...each("check", { packages: "bun scripts/check-packages.ts" }, "build"),
  ...each("verify", { packed: "bun scripts/packed.ts" }, "build"),
  ...each("release", {
    "dead-code": "knip",
    "lint-types": "oxlint --type-aware --format=unix",
    "release-tests": "vitest run --config vitest.release.config.ts",
    fuzz: "bun scripts/fuzz/main.ts",
  }),
  ...each(
    "release",
    {
      resolution: "bun scripts/check-packages.ts --types",
      runtimes: "bun runtimes/main.ts --built --stories",
      examples: "bun scripts/examples/main.ts --built",
    },
    "build",
  ),
];

/** Steps that a command runs by default, or those that are named, with what they need before. */
export const chosen = (by: Step["by"], names: readonly string[] = []): readonly Step[] => {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no step ${unknown}. There are: ${steps.map(({ name }) => name).join(", ")}.`);
  const ofCommand = (step: Step): boolean => step.by === by || (by === "verify" && step.by === "check");
  const wanted = names.length === 0 ? steps.filter(ofCommand) : steps.filter(({ name }) => names.includes(name));
  const before = new Set(wanted.flatMap(({ after }) => after ?? []));
  return steps.filter((step) => wanted.includes(step) || before.has(step.name));
};

export interface Runner {
  /** Steps that run at a time. */
  readonly atOnce: number;
  readonly run: (command: readonly string[]) => Promise<{ readonly code: number; readonly output: string }>;
  readonly now: () => number;
  readonly say: (line: string) => void;
}

/** Runs each step, in order and so many at a time. A failure stops only what needs its step. */
export const runSteps = async (wanted: readonly Step[], runner: Runner): Promise<Outcome> => {
  const ended = new Map(wanted.map(({ name }) => [name, Promise.withResolvers<boolean>()]));
  const failures: Failure[] = [];
  const waiting = wanted.values();
  const work = async (): Promise<void> => {
    for (const step of waiting) {
      const ready = step.after === undefined || (await ended.get(step.after)?.promise) !== false;
      const reason = ready ? await perform(step, runner) : `Not run, since ${step.after} failed.`;
      if (reason !== undefined) failures.push({ name: step.name, reason, command: `npm run check -- ${step.name}` });
      ended.get(step.name)?.resolve(reason === undefined);
    }
  };
  await Promise.all(Array.from({ length: runner.atOnce }, work));
  return { passed: wanted.length - failures.length, failures };
};

/** Returns the reason of a failure. */
const perform = async ({ name, command }: Step, { run, now, say }: Runner): Promise<string | undefined> => {
  const begun = now();
  const { code, output } = await run(command);
  const title = `${name} (${((now() - begun) / 1_000).toFixed(1)} s)`;
  say(code === 0 ? `✓ ${title}` : `✗ ${title}\n\n${output}\n`);
  return code === 0 ? undefined : reasonOf(output) || `It ended with ${code}.`;
};
