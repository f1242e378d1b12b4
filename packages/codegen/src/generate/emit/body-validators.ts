import type { OpenApiDocument } from "../../contract/document.ts";
import type { OperationModel } from "../operation-model.ts";
import { compile } from "../schema/compile.ts";
import { inlined } from "../schema/prepare.ts";
import { moduleOf } from "../validator-module.ts";

/** Emits validators of request bodies, closed or open as the contract says. */
export const emitBodyValidators = (document: OpenApiDocument, operations: OperationModel[]): string => {
  const bodies = operations.flatMap(({ id, requestBody }) =>
    requestBody?.media.schema === undefined ? [] : [[id, inlined(document, requestBody.media.schema)] as const],
  );
  const compiled = compile(Object.fromEntries(bodies));
  const table = bodies.map(([id]) => `  ${JSON.stringify(id)}: ${compiled.functions[id]},`);
  return moduleOf(compiled, "Record<string, Validator>", "bodyValidators", table, "../../../../validation");
};
