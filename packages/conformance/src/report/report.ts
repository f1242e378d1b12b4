/** Results of a run, from which every form of the report is made. */
import { type OperationId, type Stage, contractVersion, operations } from "@atlas-messaging/contract";
import type { Environment } from "../case.ts";
import type { Profile } from "../profile.ts";
import type { Result } from "../runner.ts";
import { stageOf } from "../stage.ts";
import { type Counts, type Grades, gradesOf, operationGrade } from "./grades.ts";

export interface OperationReport extends Counts {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly stage: Stage;
  readonly cases: number;
}

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
  /** Last request of a failed case as a curl command. */
  readonly curl?: string;
}

export interface Report {
  readonly target: string;
  readonly environment: Environment;
  readonly contract_version: string;
  readonly started_at: string;
  readonly milliseconds: number;
  readonly totals: Counts;
  /** Grades of the claimed operations, by section. */
  readonly grades: Grades;
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
}

export const reportOf = ({ target, environment, profile, startedAt, milliseconds, results }: Run): Report => ({
  target,
  environment,
  contract_version: contractVersion,
  started_at: startedAt.toISOString(),
  milliseconds: Math.round(milliseconds),
  totals: countsOf(results),
  grades: gradesOf(profile.operations.map((id) => operationGrade(id, checksOf(id, results)))),
  operations: profile.operations.map((id) => operationReport(id, results)),
  cases: results.map(caseReport),
});

const countsOf = (results: readonly Result[]): Counts => {
  const count = (outcome: Result["outcome"]): number => results.filter((each) => each.outcome === outcome).length;
  return { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
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
  ...(result.curl === undefined ? {} : { curl: result.curl }),
});

/** Returns claimed operations that no case of the run tests. */
export const unheld = ({ operations: listed }: Report): readonly OperationId[] =>
  listed.filter(({ cases }) => cases === 0).map(({ id }) => id);
