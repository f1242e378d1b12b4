/**
 * Reporter of the test runner. Says a line every ten seconds, and each failure at once with all that its test printed.
 * Writes what `tests.ts` reads into the file that `TEST_REPORT` names, line by line: a runner that dies keeps its counts.
 */
import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from "vitest/node";
import { type Failure, commandOf } from "./report.ts";

/** One line of the report. */
export interface ReportLine {
  readonly passed?: number;
  readonly skipped?: number;
  readonly failure?: Failure;
  /** Tests of the documentation, by name. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly ended?: boolean;
  /** File that begins or is over. */
  readonly begins?: string;
  readonly over?: string;
}

type Entity = TestCase | TestSuite | TestModule;

const counted = new Intl.NumberFormat("en");

export default class TellingReporter implements Reporter {
  readonly #printed = new Map<string, string[]>();
  readonly #failedModules = new Set<TestModule>();
  #modules = { all: 0, ended: 0 };
  #tests = { passed: 0, failed: 0 };
  #timer: ReturnType<typeof setInterval> | undefined;

  onTestRunStart(specifications: readonly unknown[]): void {
    this.#modules.all = specifications.length;
    this.#timer = setInterval(() => this.#sayProgress(), 10_000).unref();
  }

  onUserConsoleLog({ taskId = "", content }: { readonly taskId?: string; readonly content: string }): void {
    this.#printed.set(taskId, [...(this.#printed.get(taskId) ?? []), content].slice(-100));
  }

  onTestModuleStart({ moduleId }: TestModule): void {
    write({ begins: relative(process.cwd(), moduleId) });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    const { counts } = test.meta();
    if (state === "failed") this.#fail(test, errors);
    if (state === "passed") this.#tests.passed++;
    write({ [state === "passed" ? "passed" : "skipped"]: state === "failed" ? 0 : 1, ...(counts && { counts }) });
    this.#printed.delete(test.id);
  }

  onTestSuiteResult(suite: TestSuite): void {
    if (suite.errors().length > 0) this.#fail(suite, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    this.#modules.ended++;
    const errors = module.errors();
    if (errors.length > 0) this.#fail(module, errors);
    else if (!module.ok() && !this.#failedModules.has(module)) this.#fail(module, [{ message: "It failed." }]);
    this.#printed.delete(module.id);
    write({ over: relative(process.cwd(), module.moduleId) });
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    clearInterval(this.#timer);
    for (const error of unhandled) this.#tell("An error outside of the tests", [error], "npm run test:unit");
    this.#sayProgress();
    write({ ended: true });
  }

  #fail(entity: Entity, errors: readonly SerializedError[]): void {
    const module = entity.type === "module" ? entity : entity.module;
    this.#failedModules.add(module);
    const file = relative(process.cwd(), module.moduleId);
    const names = namesOf(entity);
    const command = commandOf(file, names.length === 0 ? undefined : names.join(" "));
    this.#tell([file, ...names].join(" > "), errors, command, this.#printed.get(entity.id));
  }

  #tell(name: string, errors: readonly SerializedError[], command: string, printed: readonly string[] = []): void {
    this.#tests.failed++;
    console.log(["", `✗ ${name}`, ...printed, ...errors.map(withStack), ""].join("\n"));
    write({ failure: { name, reason: errors.slice(0, 1).map(reasonOfError).join(), command } });
  }

  #sayProgress(): void {
    const [passed, failed] = [this.#tests.passed, this.#tests.failed].map((count) => counted.format(count));
    console.log(`  tests: ${passed} passed, ${failed} failed; ${this.#modules.ended} of ${this.#modules.all} files`);
  }
}

/** Names of the suites around a test, and its own. */
const namesOf = (entity: Entity): readonly string[] =>
  entity.type === "module" ? [] : [...namesOf(entity.parent), entity.name];

const write = (line: ReportLine): void => {
  const file = process.env["TEST_REPORT"];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
};

/** Message, then what differs. */
const reasonOfError = (error: SerializedError): string => {
  const changed = diffOf(error)
    .split("\n")
    .filter((line) => /^[-+](?! (?:Expected|Received)\b)/.test(line));
  return [`${error.name ?? "Error"}: ${error.message}`, ...changed].join("\n");
};

const withStack = (error: SerializedError): string =>
  [error.stack ?? error.message, diffOf(error)].filter((text) => text !== "").join("\n\n");

// oxlint-disable-next-line no-control-regex -- They begin with one.
const colours = /\u001B\[[\d;]*m/g;
const diffOf = ({ diff }: SerializedError): string => (typeof diff === "string" ? diff : "").replaceAll(colours, "");
