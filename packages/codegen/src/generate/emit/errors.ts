import { literal } from "../print.ts";

/** The error table of `spec/shared/errors.yaml`. */
export const emitErrors = (errors: unknown): string =>
  [
    'import type { ErrorEntry } from "../table-entries.ts";',
    "",
    "/** Error codes, each with its HTTP status, `retryable` and message. */",
    `export const errors = ${literal(errors)} as const satisfies Record<string, ErrorEntry>;`,
    "",
    "/** A code of the error table. */",
    "export type ErrorCode = keyof typeof errors;",
    "",
  ].join("\n");
