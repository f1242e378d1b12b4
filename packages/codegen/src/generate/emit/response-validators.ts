import type { OpenApiDocument, Schema } from "../../contract/document.ts";
import type { OperationModel } from "../operation-model.ts";
import { compile } from "../schema/compile.ts";
import { byName, closed, closedComponents } from "../schema/prepare.ts";
import { moduleOf } from "../validator-module.ts";

/** Validators of JSON answers by operation and status, closed. */
export const emitResponseValidators = (document: OpenApiDocument, operations: OperationModel[]): string => {
  const schemas: Record<string, Schema> = {};
  for (const { id, responses } of operations) {
    for (const { status, contentType, media } of responses) {
      if (contentType !== "application/json" || media.schema === undefined) continue;
      schemas[`${id} ${status}`] = closed(byName(document, media.schema));
    }
  }
  const compiled = compile(schemas, { components: closedComponents(document) });
  const table = operations.map(({ id, responses }) => {
    const members = responses.flatMap(({ status }) => {
      const name = compiled.functions[`${id} ${status}`];
      return name === undefined ? [] : [`${status}: ${name}`];
    });
    return `  ${JSON.stringify(id)}: { ${members.join(", ")} },`;
  });
  return moduleOf(compiled, "Record<string, Record<number, Validator>>", "responseValidators", table);
};
