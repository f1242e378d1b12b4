import type { OperationModel } from "../operation-model.ts";
import { success } from "../operation-model.ts";
import { key, literal } from "../print.ts";
import { hashOf } from "../schema/stable-names.ts";

/** Emits the operation table, which has facts for servers and clients that types cannot hold. */
export const emitOperations = (operations: OperationModel[]): string => {
  const shared = new Map<string, string>();
  const entries = operations.map(
    (operation) => `  ${JSON.stringify(operation.id)}: ${printed(row(operation), shared)},`,
  );
  const sections = Map.groupBy(operations, ({ section }) => section);
  const ids = Array.from(sections, ([name, own]) => [name, own.map(({ id }) => id)] as const);
  return [
    'import type { Operation } from "../operation-table.ts";',
    "",
    ...Array.from(shared, ([name, text]) => `const ${name} = ${text} as const;`).toSorted(),
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

/** Members whose values many operations have in common. Each value is a constant of its own, named by its content. */
const commonMembers = new Set(["success", "errors", "queryDefaults"]);

const printed = (table: object, shared: Map<string, string>): string => {
  const members = Object.entries(table).map(([name, value]) => {
    if (!commonMembers.has(name)) return `    ${key(name)}: ${literal(value, 4)},`;
    const text = literal(value);
    const constant = `${name}_${hashOf(text)}`;
    shared.set(constant, text);
    return `    ${name}: ${constant},`;
  });
  return ["{", ...members, "  }"].join("\n");
};

const row = (operation: OperationModel): object => {
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
    body: operation.requestBody === null ? "none" : "json",
    bodyRequired: operation.requestBody?.required ?? false,
    maxBodyBytes: operation.maxBodyBytes,
    success: { status, contentType },
    errors: operation.errors,
    queryDefaults: queryDefaults(operation),
    ...operation.lifecycle,
  };
};

const queryDefaults = (operation: OperationModel): object =>
  Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === "query" && parameter.schema?.["default"] !== undefined)
      .map((parameter) => [parameter.name, parameter.schema?.["default"]]),
  );
