import type { OperationId, ValidBodyOf, ValidQueryOf } from "@atlas-messaging/contract";
import type { tools } from "./generated/tool-table.ts";

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
