import { type Stage, operations } from "@atlas-messaging/contract";
import type { Case } from "./case.ts";

const byReliance: readonly Stage[] = ["stable", "deprecated", "preview", "sunset"];

/** Returns the case's own stage, or that of its least stable operation. */
export const stageOf = ({ stage, operations: ids }: Case): Stage =>
  stage ?? byReliance[Math.max(0, ...ids.map((id) => byReliance.indexOf(operations[id].stage)))] ?? "stable";
