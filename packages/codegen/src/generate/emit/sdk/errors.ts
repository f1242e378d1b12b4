import { isRecord } from "../../../contract/document.ts";
import { docstring } from "../../print.ts";

/** Emits an error class for each status and each code of `spec/shared/errors.yaml`, for use with `instanceof`. */
export const emitSdkErrors = (table: unknown): string => {
  const rows = isRecord(table) ? Object.entries(table).map(([code, row]) => asRow(code, row)) : [];
  const statuses = [...Map.groupBy(rows, ({ status }) => status)].toSorted(([one], [other]) => one - other);
  return [
    'import { ServiceError } from "../errors/service.ts";',
    "",
    statuses.map(([status, group]) => familyOf(status, group)).join("\n\n"),
    "",
    rows.map(classOf).join("\n\n"),
    "",
  ].join("\n");
};

interface Row {
  readonly code: string;
  readonly status: number;
  readonly retryable: boolean;
  readonly summary: string;
  readonly cure: string;
}

/** The linter guarantees the shape of the table. */
const asRow = (code: string, row: unknown): Row => ({ code, ...(row as Omit<Row, "code">) });

const familyOf = (status: number, rows: readonly Row[]): string => {
  const codes = rows.map(({ code }) => `\`${code}\``).join(", ");
  const types = rows.map(({ code }) => JSON.stringify(code)).join(" | ");
  return classLines(
    `Status${status}Error`,
    `Every refusal with the status ${status}: ${codes}, and codes that are new.`,
    `ServiceError<${types}>`,
    `error instanceof ServiceError && error.status === ${status}`,
  );
};

const classOf = ({ code, status, retryable, summary, cure }: Row): string =>
  classLines(
    classNameOf(code),
    `${summary}\n\n${cure}\n\n\`${code}\`, status ${status}, ${retryable ? "" : "not "}retryable.`,
    `ServiceError<${JSON.stringify(code)}>`,
    `error instanceof ServiceError && error.code === ${JSON.stringify(code)}`,
  );

const classLines = (name: string, text: string, parent: string, test: string): string =>
  [
    docstring(text),
    `export class ${name} extends ${parent} {`,
    `  static override [Symbol.hasInstance](error: unknown): error is ${name} {`,
    `    return ${test};`,
    "  }",
    "}",
  ].join("\n");

/** Returns the class name of a code: `window_closed` is `WindowClosedError`. */
const classNameOf = (code: string): string =>
  code
    .toLowerCase()
    .replace(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase())
    .replace(/(Error)?$/, "Error");
