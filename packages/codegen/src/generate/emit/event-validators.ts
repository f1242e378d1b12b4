import type { OpenApiDocument, Schema } from "../../contract/document.ts";
import { compile } from "../schema/compile.ts";
import { byName, closed, closedComponents } from "../schema/prepare.ts";
import { moduleOf } from "../validator-module.ts";

/** Validators of event payloads by event name, closed. */
export const emitEventValidators = (document: OpenApiDocument, events: Record<string, Schema>): string => {
  const schemas = Object.entries(events).map(([name, schema]) => [name, closed(byName(document, schema))] as const);
  const compiled = compile(Object.fromEntries(schemas), { components: closedComponents(document) });
  const table = schemas.map(([name]) => `  ${JSON.stringify(name)}: ${compiled.functions[name]},`);
  return moduleOf(compiled, "Record<string, Validator>", "eventValidators", table);
};
