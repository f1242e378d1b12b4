/** Grades of operations, sections and the whole, for a run and for a proxy. */
import { type OperationId, type Stage, keysOf, operations } from "@atlas-messaging/contract";
import { grouped } from "../grouped.ts";

/** Checks of one operation or section, counted. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** `held`: nothing failed, and a success was checked. `broken`: something failed. `not seen`: too little was checked. */
export type Outcome = "held" | "broken" | "not seen";

/**
 * `conforms`: every operation held. `conforms in part`: none is broken, some are not seen. `does not conform`: one is
 * broken. `not seen`: none held and none is broken.
 */
export type Grade = "conforms" | "conforms in part" | "does not conform" | "not seen";

/** Grade of one operation, or of one webhook event. */
export interface OperationGrade extends Counts {
  /** `messages.send`, or the name of an event: `message.delivered`. */
  readonly id: string;
  readonly method: string;
  /** Path of the operation. Empty for an event, since the path is the receiver's. */
  readonly path: string;
  readonly stage: Stage;
  readonly outcome: Outcome;
}

/** Operations by outcome, and their checks. */
export interface GradeTotals extends Counts {
  readonly grade: Grade;
  readonly held: number;
  readonly broken: number;
  readonly not_seen: number;
}

/** Grade of a section of the contract, with those of its operations. */
export interface SectionGrade extends GradeTotals {
  /** Section of the interface, such as `agent-api`; `webhook-events` for deliveries. */
  readonly section: string;
  readonly operations: readonly OperationGrade[];
}

/** Grades of a report. Its totals are those of all sections. */
export interface Grades extends GradeTotals {
  readonly sections: readonly SectionGrade[];
}

/** Checks of one operation. `succeeded` tells that one of those that passed was of a success, not of a refusal. */
export interface Checked extends Counts {
  readonly succeeded: boolean;
}

const outcomeOf = ({ failed, succeeded }: Checked): Outcome => {
  if (failed > 0) return "broken";
  return succeeded ? "held" : "not seen";
};

/** Grades an operation by its checks. */
export const operationGrade = (id: OperationId, checked: Checked): OperationGrade => {
  const { method, path, stage } = operations[id];
  return gradeOf({ id, method, path, stage }, checked);
};

/** Grades an event by its deliveries. */
export const eventGrade = (id: string, checked: Checked): OperationGrade =>
  gradeOf({ id, method: "POST", path: "", stage: "stable" }, checked);

const gradeOf = (
  graded: Pick<OperationGrade, "id" | "method" | "path" | "stage">,
  checked: Checked,
): OperationGrade => {
  const { passed, failed, skipped } = checked;
  return { ...graded, outcome: outcomeOf(checked), passed, failed, skipped };
};

/** Section of deliveries, beside those of the interface. */
const eventSection = "webhook-events";

const sectionOf = ({ id }: OperationGrade): string => sections.get(id) ?? eventSection;
const sections = new Map<string, string>(keysOf(operations).map((id) => [id, operations[id].section]));

/** Grades sections and the whole. */
export const gradesOf = (graded: readonly OperationGrade[]): Grades => ({
  ...totalsOf(graded),
  sections: [...grouped(graded, sectionOf)].map(([section, its]) => ({
    section,
    ...totalsOf(its),
    operations: its,
  })),
});

const totalsOf = (graded: readonly OperationGrade[]): GradeTotals => {
  const count = (outcome: Outcome): number => graded.filter((each) => each.outcome === outcome).length;
  const sum = (name: keyof Counts): number => graded.reduce((total, each) => total + each[name], 0);
  const counts = { held: count("held"), broken: count("broken"), not_seen: count("not seen") };
  return {
    grade: gradeBy(counts),
    ...counts,
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
  };
};

const gradeBy = ({ held, broken, not_seen }: Pick<GradeTotals, "held" | "broken" | "not_seen">): Grade => {
  if (broken > 0) return "does not conform";
  if (held === 0) return "not seen";
  return not_seen > 0 ? "conforms in part" : "conforms";
};

/** Returns the grade as one line, for a badge: "conforms in part · 31 of 215 operations held". */
export const gradeLine = ({ grade, held, broken, not_seen }: GradeTotals): string => {
  const all = held + broken + not_seen;
  return `${grade} · ${held} of ${all} held${broken > 0 ? `, ${broken} broken` : ""}${not_seen > 0 ? `, ${not_seen} not seen` : ""}`;
};
