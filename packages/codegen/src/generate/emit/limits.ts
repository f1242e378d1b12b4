import { literal } from "../print.ts";

/** The limit classes of `spec/shared/limits.yaml`. */
export const emitLimits = (limits: unknown): string =>
  [
    'import type { LimitClass } from "../table-entries.ts";',
    "",
    "/** Limit classes: requests (jobs, for ingest) per sliding minute, and the windows that count them. */",
    `export const limits = ${literal(limits)} as const satisfies Record<string, LimitClass>;`,
    "",
    "/** The name of a limit class. */",
    "export type LimitName = keyof typeof limits;",
    "",
  ].join("\n");
