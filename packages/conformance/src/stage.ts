/** Stage and sections of a case, by its operations. */
import { type Section, type Stage, operations } from "@atlas-messaging/contract";
import type { Case } from "./case.ts";

const byReliance: readonly Stage[] = ["stable", "deprecated", "preview", "sunset"];

/** Returns the case's own stage, or that of its least stable operation. */
export const stageOf = ({ stage, operations: ids }: Case): Stage =>
  stage ?? byReliance[Math.max(0, ...ids.map((id) => byReliance.indexOf(operations[id].stage)))] ?? "stable";

/** Returns the sections of the case's operations. */
export const sectionsOf = ({ operations: ids }: Pick<Case, "operations">): readonly Section[] => [
  ...new Set(ids.map((id) => operations[id].section)),
];

/** Every section of the contract, in its order. */
export const allSections: readonly Section[] = [...new Set(Object.values(operations).map(({ section }) => section))];
