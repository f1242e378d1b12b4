import { operations } from "./generated/operations.ts";
import { type ToolName, tools } from "./generated/tools.ts";
import { toolValidators } from "./generated/validators/tools.ts";
import type { ToolArguments } from "./tool-arguments.ts";
import { type Detail, findings, toDetails } from "./validation/validator.ts";

/**
 * Checks the arguments of a tool call (interface specification, Tool server). Rules and defaults are those of the same
 * operation over plain HTTP.
 */
export const validateToolArguments = <Name extends ToolName>(
  name: Name,
  given: unknown,
):
  | { readonly ok: true; readonly arguments: ToolArguments<Name> }
  | { readonly ok: false; readonly details: readonly Detail[] } => {
  const validator = toolValidators[name];
  if (validator === undefined) throw new Error(`No tool ${name}`);
  const details = toDetails(findings(validator, given), "arguments");
  if (details.length > 0) return { ok: false, details };
  return { ok: true, arguments: asArguments<Name>({ ...defaultsOf(name), ...Object(given) }) };
};

const defaultsOf = (name: ToolName): object => {
  const { operation } = tools[name];
  return operation === null ? {} : operations[operation].queryDefaults;
};

/** The cast is safe: the validator and the type come from the same schema. */
const asArguments = <Name extends ToolName>(value: object) => value as ToolArguments<Name>;
