import { compile } from "../schema/compile.ts";
import type { ToolModel } from "../tool-model.ts";
import { moduleOf } from "../validator-module.ts";

/** Emits validators of tool arguments, with alternatives that the manifest cannot express. */
export const emitToolValidators = (tools: ToolModel[]): string => {
  const compiled = compile(Object.fromEntries(tools.map(({ name, accepts }) => [name, accepts])));
  const table = tools.map(({ name }) => `  ${name}: ${compiled.functions[name]},`);
  return moduleOf(compiled, "Record<string, Validator>", "toolValidators", table);
};
