import type { OperationId } from "@atlas-messaging/contract";
import type { operations } from "@atlas-messaging/contract/openapi";
import { validatorOf } from "./validation/checks.ts";
import type { Components, Schema } from "./validation/schema.ts";
import { type Validated, unknownName, valid, type Validator, toDetails } from "./validation/validator.ts";

type Responses<Id extends OperationId> = operations[Id]["responses"];
type Json<Response> = Response extends { content: { "application/json": infer Body } } ? Body : never;

/** JSON body of an operation's answer with a status; of any answer where the status is not known. */
export type ResponseOf<Id extends OperationId, Status extends number = number> = Json<
  Responses<Id>[number extends Status ? keyof Responses<Id> : Status & keyof Responses<Id>]
>;

/**
 * Checks a JSON answer against the contract. Undeclared statuses and unknown members are problems, although clients must
 * tolerate unknown members.
 */
export type ValidateResponse<Ids extends OperationId = OperationId> = <Id extends Ids, Status extends number>(
  id: Id,
  status: Status,
  body: unknown,
) => Validated<ResponseOf<Id, Status>>;

/** JSON answers of some operations, as the modules `responses/…` have them. */
export interface ResponseGroup<Ids extends OperationId = OperationId> {
  readonly operations: Readonly<Record<Ids, { readonly [status: string]: Schema }>>;
  /** Schemas that the others name. */
  readonly components: Components;
}

interface AnyGroup {
  readonly operations: Readonly<Record<string, { readonly [status: string]: Schema }>>;
  readonly components: Components;
}

type IdsOf<Group extends AnyGroup> = Group extends AnyGroup ? keyof Group["operations"] & OperationId : never;

/** Makes the validator of some operations' answers. */
export const responseValidator = <Groups extends readonly AnyGroup[]>(
  ...groups: Groups
): ValidateResponse<IdsOf<Groups[number]>> => {
  const validators = new Map<string, Validator>();
  return (id, status, body) => {
    const group = groups.find(({ operations: known }) => Object.hasOwn(known, id));
    if (group === undefined)
      return unknownName(
        "operation",
        id,
        groups.flatMap(({ operations: known }) => Object.keys(known)),
      );
    const schema = group.operations[id]?.[status];
    if (schema === undefined)
      return { ok: false, details: [{ path: "status", message: `${id} declares no JSON answer with ${status}` }] };
    const key = `${id} ${status}`;
    const validator = validators.get(key) ?? validatorOf(schema, { components: group.components, closed: true });
    validators.set(key, validator);
    const details = toDetails(validator(body), "body");
    return details.length > 0 ? { ok: false, details } : valid(body);
  };
};
