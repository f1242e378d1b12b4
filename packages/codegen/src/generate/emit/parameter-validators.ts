import type { OpenApiDocument, Schema } from "../../contract/document.ts";
import type { OperationModel } from "../operation-model.ts";
import { compile } from "../schema/compile.ts";
import { inlined, parametersSchema } from "../schema/prepare.ts";
import { moduleOf } from "../validator-module.ts";

/** Emits validators of path and query parameters. They coerce strings by the schema and fill in defaults. */
export const emitParameterValidators = (document: OpenApiDocument, operations: OperationModel[]): string => {
  const schemas: Record<string, Schema> = {};
  for (const operation of operations) {
    for (const place of ["path", "query"] as const) {
      const parameters = operation.parameters.filter((parameter) => parameter.in === place);
      if (place === "query" || parameters.length > 0) {
        schemas[`${operation.id} ${place}`] = inlined(document, parametersSchema(parameters));
      }
    }
  }
  const compiled = compile(schemas, { coerce: true });
  const table = operations.map(({ id }) => {
    const path = compiled.functions[`${id} path`] ?? "null";
    return `  ${JSON.stringify(id)}: { path: ${path}, query: ${compiled.functions[`${id} query`]} },`;
  });
  return moduleOf(
    compiled,
    "Record<string, { path: Validator | null; query: Validator }>",
    "parameterValidators",
    table,
    "../../../../validation",
  );
};
