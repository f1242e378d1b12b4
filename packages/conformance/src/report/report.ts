/** Results of a run, from which every form of the report is made. */
import { type OperationId, type Stage, contractVersion, operations } from "@atlas-messaging/contract";
import { type Environment, stageOf } from "../case.ts";
import type { Profile } from "../client/target.ts";
import { grouped } from "../grouped.ts";
import type { CaseFailure, Result } from "../runner.ts";
import { type Counts, type Grades, gradesOf, operationGrade } from "./grades.ts";

/** Results of an operation. */
export interface OperationReport extends Counts {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly stage: Stage;
  readonly cases: number;
}

/** Result of a case. */
export interface CaseReport {
  readonly id: string;
  readonly title: string;
  readonly operations: readonly OperationId[];
  readonly stage: Stage;
  readonly cites: { readonly section: string; readonly line: string };
  readonly outcome: Result["outcome"];
  readonly milliseconds: number;
  /** Reason for a failure or skip. */
  readonly reason?: string;
  /** Reasons of a failed case. */
  readonly failures?: readonly CaseFailure[];
  /** Last request of a failed case as a curl command. */
  readonly curl?: string;
}

/** A cause, and the cases that fail for it. */
export interface CauseReport {
  /** The first of the failures, as a sample. */
  readonly sample: CaseFailure;
  /** Ids of the cases. */
  readonly cases: readonly string[];
}

/** Report of a run, as `--json` writes it. */
export interface Report {
  readonly target: string;
  readonly environment: Environment;
  readonly contract_version: string;
  readonly started_at: string;
  readonly milliseconds: number;
  readonly totals: Counts;
  /** Grades of the claimed operations, by section. */
  readonly grades: Grades;
  /** Reason why the run ended before its last case. Null if it did not. */
  readonly ended_early: string | null;
  /** Cases that were chosen and have no result, since the run ended early. */
  readonly not_run: number;
  /** Causes of the failures, most frequent first. A case with several failures counts for each. */
  readonly causes: readonly CauseReport[];
  /** Results for each claimed operation. A case of several operations counts for each. */
  readonly operations: readonly OperationReport[];
  readonly cases: readonly CaseReport[];
}

export interface Run {
  readonly target: string;
  readonly environment: Environment;
  readonly profile: Profile;
  readonly startedAt: Date;
  readonly milliseconds: number;
  readonly results: readonly Result[];
  /** Cases that were chosen, if the run ended before the last. */
  readonly chosen?: number;
  readonly ended?: string | null;
}

export const reportOf = ({ target, environment, profile, startedAt, milliseconds, results, ...run }: Run): Report => ({
  target,
  environment,
  contract_version: contractVersion,
  started_at: startedAt.toISOString(),
  milliseconds: Math.round(milliseconds),
  totals: countsOf(results),
  grades: gradesIn(profile, results, run.ended ?? null),
  ended_early: run.ended ?? null,
  not_run: (run.chosen ?? results.length) - results.length,
  causes: causesOf(results),
  operations: profile.operations.map((id) => operationReport(id, results)),
  cases: results.map(caseReport),
});

const countsOf = (results: readonly Result[]): Counts => {
  const count = (outcome: Result["outcome"]): number => results.filter((each) => each.outcome === outcome).length;
  return { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
};

const causesOf = (results: readonly Result[]): readonly CauseReport[] => {
  const failed = results.flatMap(({ case: { id }, failures = [] }) => failures.map((failure) => ({ id, failure })));
  const causes = Array.from(grouped(failed, ({ failure }) => failure.cause).values(), (its) => ({
    sample: its[0]?.failure ?? { cause: "", message: "" },
    cases: its.map(({ id }) => id),
  }));
  return causes.toSorted((one, other) => other.cases.length - one.cases.length);
};

/** A run that ended early has cases without a result, so that it holds nothing in full. */
const gradesIn = ({ operations: ids }: Profile, results: readonly Result[], ended: string | null): Grades => {
  const grades = gradesOf(ids.map((id) => operationGrade(id, checksOf(id, results))));
  return ended !== null && grades.grade === "conforms" ? { ...grades, grade: "conforms in part" } : grades;
};

/** A case that expects a refusal says nothing of a success: `messages.send/422/text`. */
const isOfRefusal = /\/[45]\d\d(\/|$)/;

const checksOf = (id: OperationId, results: readonly Result[]) => {
  const its = results.filter((result) => result.case.operations.includes(id));
  const succeeded = its.some(({ case: { id: name }, outcome }) => outcome === "passed" && !isOfRefusal.test(name));
  return { ...countsOf(its), succeeded };
};

const operationReport = (id: OperationId, results: readonly Result[]): OperationReport => {
  const its = results.filter((result) => result.case.operations.includes(id));
  const { method, path, stage } = operations[id];
  return { id, method, path, stage, cases: its.length, ...countsOf(its) };
};

const caseReport = ({ case: reported, ...result }: Result): CaseReport => ({
  id: reported.id,
  title: reported.title,
  operations: reported.operations,
  stage: stageOf(reported),
  cites: reported.cites,
  outcome: result.outcome,
  milliseconds: Math.round(result.milliseconds),
  ...(result.reason === undefined ? {} : { reason: result.reason }),
  ...(result.failures === undefined ? {} : { failures: result.failures }),
  ...(result.curl === undefined ? {} : { curl: result.curl }),
});

/** Returns claimed operations that no case of the run tests. */
export const unheld = ({ operations: listed }: Report): readonly OperationId[] =>
  listed.filter(({ cases }) => cases === 0).map(({ id }) => id);
