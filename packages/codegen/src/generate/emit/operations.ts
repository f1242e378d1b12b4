import { createHash } from "node:crypto";
import type { OperationModel } from "../operation-model.ts";
import { success } from "../operation-model.ts";
import { propertyName, literal } from "../print.ts";

/** Emits the operation table, which has facts for servers and clients that types cannot hold. */
export const emitOperations = (operations: OperationModel[]): string => {
  const lists = new Map<string, string>();
  const entries = operations.map(
    (operation) => `  ${JSON.stringify(operation.id)}: ${printed(row(operation), lists)},`,
  );
  const sections = Map.groupBy(operations, ({ section }) => section);
  const ids = Array.from(sections, ([name, own]) => [name, own.map(({ id }) => id)] as const);
  return [
    'import type { Operation } from "../operation-table.ts";',
    "",
    ...Array.from(lists, ([name, text]) => `const ${name} = ${text} as const;`).toSorted(),
    "",
    "/** Every operation of the contract by its id. */",
    "export const operations = {",
    ...entries,
    "} as const satisfies Record<string, Operation>;",
    "",
    "/** Ids of the operations of each section. */",
    `export const operationIds = ${literal(Object.fromEntries(ids))} as const;`,
    "",
  ].join("\n");
};

/** Prints a row. Many operations have the same errors, so each list is a constant that is named by its content. */
const printed = ({ errors, ...others }: ReturnType<typeof row>, lists: Map<string, string>): string => {
  const text = literal(errors);
  const name = `errors_${hashOf(text)}`;
  lists.set(name, text);
  const members = Object.entries(others).map(([member, value]) => `    ${propertyName(member)}: ${literal(value, 4)},`);
  return ["{", ...members, `    errors: ${name},`, "  }"].join("\n");
};

const row = (operation: OperationModel) => {
  const { status, contentType } = success(operation);
  return {
    method: operation.method.toUpperCase(),
    path: operation.path,
    host: operation.host,
    section: operation.section,
    ...(operation.reachesCustomers ? { reachesCustomers: true } : {}),
    ...(operation.probe ? { probe: true } : {}),
    auth: operation.auth,
    stage: operation.stage,
    limit: operation.limit,
    ...(operation.limitBy === null ? {} : { limitBy: operation.limitBy }),
    idempotent: operation.idempotent,
    page: operation.page,
    body: bodyOf(operation),
    bodyRequired: operation.file !== null || (operation.requestBody?.required ?? false),
    maxBodyBytes: operation.maxBodyBytes,
    success: { status, contentType },
    errors: operation.errors,
    queryDefaults: queryDefaults(operation),
    ...operation.lifecycle,
  };
};

const bodyOf = ({ requestBody, file }: OperationModel): "none" | "json" | "file" => {
  if (file !== null) return "file";
  return requestBody === null ? "none" : "json";
};

const queryDefaults = (operation: OperationModel): object =>
  Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === "query" && parameter.schema?.["default"] !== undefined)
      .map((parameter) => [parameter.name, parameter.schema?.["default"]]),
  );

/** First 40 bits of the SHA-256. */
const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 10);
