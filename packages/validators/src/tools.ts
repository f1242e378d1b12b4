import { operations } from "@atlas-messaging/contract";
import { type ToolName, tools } from "./generated/tool-table.ts";
import { toolSchemas } from "./generated/tools.ts";
import type { ToolArguments } from "./tool-arguments.ts";
import { validatorOf } from "./validation/checks.ts";
import { type Validated, unknownName, valid, toDetails } from "./validation/validator.ts";

export { callOptions, tools } from "./generated/tool-table.ts";
export type { ToolName } from "./generated/tool-table.ts";
export type { ReadingTool, RecordedTool, ToolArguments } from "./tool-arguments.ts";
export type { Tool, ToolRisk } from "./tool.ts";

const validators = new Map(Object.entries(toolSchemas).map(([name, schema]) => [name, validatorOf(schema)]));

/**
 * Checks the arguments of a tool call (interface specification, Tool server). Rules and defaults are those of the same
 * operation over plain HTTP.
 */
export const validateToolArguments = <Name extends ToolName>(
  name: Name,
  given: unknown,
): Validated<ToolArguments<Name>> => {
  const validator = validators.get(name);
  if (validator === undefined) return unknownName("tool", name, validators.keys());
  const details = toDetails(validator(given), "arguments");
  return details.length > 0 ? { ok: false, details } : valid({ ...defaultsOf(name), ...Object(given) });
};

const defaultsOf = (name: ToolName): object => {
  const { operation } = tools[name];
  return operation === null ? {} : operations[operation].queryDefaults;
};
