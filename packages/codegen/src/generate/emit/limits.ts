import { literal } from "../print.ts";

/** The limit classes of `spec/shared/limits.yaml`. */
export const emitLimits = (limits: unknown): string =>
  [
    'import type { LimitClass } from "../table-entries.ts";',
    "",
    "/** The limit classes: requests (of ingest: jobs) per sliding minute, and whose windows are checked. */",
    `export const limits = ${literal(limits)} as const satisfies Record<string, LimitClass>;`,
    "",
    "/** The name of a limit class. */",
    "export type LimitName = keyof typeof limits;",
    "",
  ].join("\n");
