import { operations, tools } from "@atlas-messaging/contract";
import type { Detail, ToolArguments, ToolName } from "@atlas-messaging/contract";
import { toolSchemas } from "./generated/tools.ts";
import { validatorOf } from "./validation/checks.ts";
import { toDetails } from "./validation/validator.ts";

const validators = new Map(Object.entries(toolSchemas).map(([name, schema]) => [name, validatorOf(schema)]));

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
  const validator = validators.get(name);
  if (validator === undefined) throw new Error(`No tool ${name}`);
  const details = toDetails(validator(given), "arguments");
  if (details.length > 0) return { ok: false, details };
  return { ok: true, arguments: asArguments<Name>({ ...defaultsOf(name), ...Object(given) }) };
};

const defaultsOf = (name: ToolName): object => {
  const { operation } = tools[name];
  return operation === null ? {} : operations[operation].queryDefaults;
};

/** The cast is safe: the validator and the type come from the same schema. */
const asArguments = <Name extends ToolName>(value: object) => value as ToolArguments<Name>;
