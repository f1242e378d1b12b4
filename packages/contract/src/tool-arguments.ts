import type { tools } from "./generated/tools.ts";
import type { BodyOf, OperationId, ValidQueryOf } from "./operation.ts";

type WithoutKey<Body> = Body extends unknown ? Omit<Body, "idempotency_key"> : never;

type OperationArguments<Id extends OperationId> = [BodyOf<Id>] extends [undefined]
  ? ValidQueryOf<Id>
  : WithoutKey<BodyOf<Id>>;

/** A tool's own arguments are ids and other strings, all required. */
type OwnArguments<Parameters> = Parameters extends { readonly properties: infer Properties }
  ? { readonly [Name in keyof Properties]: string }
  : never;

/** Arguments of a tool after validation, with defaults. */
export type ToolArguments<Name extends keyof typeof tools> = (typeof tools)[Name]["operation"] extends infer Id
  ? Id extends OperationId
    ? OperationArguments<Id>
    : OwnArguments<(typeof tools)[Name]["parameters"]>
  : never;
