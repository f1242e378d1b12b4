import type { FlowModel } from "../flow-model.ts";
import { literal } from "../print.ts";

/** The flows of `spec/flows`, for the conformance suite to play. */
export const emitFlows = (flows: FlowModel[]): string =>
  [
    'import type { Flow } from "../flows/flow.ts";',
    "",
    "/** Flows that docs, examples and the suite share, in the order of their names. */",
    `export const flows: readonly Flow[] = ${literal(flows)};`,
    "",
  ].join("\n");
