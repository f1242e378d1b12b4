import { type OperationId, type ValidBodyOf, type ValidQueryOf, operations } from "@atlas-messaging/contract";
import { type ToolName, tools } from "./generated/tool-table.ts";
import { toolSchemas } from "./generated/tools.ts";
import { validatorOf } from "./validation/checks.ts";
import { type Validated, unknownName, valid, toDetails } from "./validation/validator.ts";

export { callOptions, tools } from "./generated/tool-table.ts";
export type { ToolName } from "./generated/tool-table.ts";
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

type WithoutKey<Body> = Body extends unknown ? Omit<Body, "idempotency_key"> : never;

type OperationArguments<Id extends OperationId> = [ValidBodyOf<Id>] extends [undefined]
  ? ValidQueryOf<Id>
  : WithoutKey<ValidBodyOf<Id>>;

type OwnValue<Schema> = Schema extends { readonly enum: readonly (infer Value)[] }
  ? Value
  : Schema extends { readonly type: "integer" }
    ? number
    : string;

/** A tool's own arguments. */
type OwnArguments<Parameters> = Parameters extends {
  readonly properties: infer Properties;
  readonly required: readonly (infer Required)[];
}
  ? { readonly [Name in keyof Properties as Name extends Required ? Name : never]: OwnValue<Properties[Name]> } & {
      readonly [Name in keyof Properties as Name extends Required ? never : Name]?: OwnValue<Properties[Name]>;
    }
  : never;

/** Arguments of a tool after validation, with defaults. */
export type ToolArguments<Name extends keyof typeof tools> = (typeof tools)[Name]["operation"] extends infer Id
  ? Id extends OperationId
    ? OperationArguments<Id>
    : OwnArguments<(typeof tools)[Name]["parameters"]>
  : never;

/** Tools that only read rows: an operation answers, and no run is left. */
export type ReadingTool = {
  [Name in keyof typeof tools]: (typeof tools)[Name]["reads"] extends null ? never : Name;
}[keyof typeof tools];

/** Tools whose calls are runs. */
export type RecordedTool = Exclude<keyof typeof tools, ReadingTool>;
