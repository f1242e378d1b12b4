import { bodyValidators } from "./generated/validators/bodies.ts";
import { operations } from "./generated/operations.ts";
import { parameterValidators } from "./generated/validators/parameters.ts";
import type { BodyOf, OperationId, ParamsOf, ValidQueryOf } from "./operation.ts";
import { toDetails } from "./validation/detail.ts";
import type { Detail } from "./validation/detail.ts";
import { findings } from "./validation/validator.ts";
import type { Validator } from "./validation/validator.ts";

/** A request as it came: parameters are text; a query parameter that is given more than once is a list. */
export interface RawRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** The parsed JSON body; undefined when there was none. */
  readonly body: unknown;
}

/** A request as the contract describes it: parameters have their types and defaults. */
export interface ValidRequest<Id extends OperationId> {
  readonly params: ParamsOf<Id>;
  readonly query: ValidQueryOf<Id>;
  readonly body: BodyOf<Id>;
}

/** Why a request is refused. `notFound`: a path parameter is malformed, so that nothing can have this name. */
export interface InvalidRequest {
  readonly ok: false;
  readonly notFound?: boolean;
  readonly details: readonly Detail[];
}

/**
 * Checks a request against the contract (interface specification, Endpoints and Errors). Unknown query parameters are
 * errors, as are unknown members of a closed body. The raw values are left as they are.
 */
export const validateRequest = <Id extends OperationId>(
  id: Id,
  raw: RawRequest,
): ({ readonly ok: true } & ValidRequest<Id>) | InvalidRequest => {
  const { path, query: queryValidator } = validatorsOf(id);
  const params: Record<string, unknown> = { ...raw.params };
  const query: Record<string, unknown> = { ...raw.query };
  const misnamed = path === null ? [] : toDetails(findings(path, params), "path");
  if (misnamed.length > 0) return { ok: false, notFound: true, details: misnamed };
  const inQuery = toDetails(findings(queryValidator, query), "query").map(asParameter);
  const spelling = inQuery.length > 0 ? [] : misspelt(raw.query, query);
  const details = [...inQuery, ...spelling, ...bodyDetails(id, raw.body)];
  if (details.length > 0) return { ok: false, details };
  return { ok: true, ...asValid<Id>({ params, query, body: operations[id].body === "none" ? undefined : raw.body }) };
};

/** What JavaScript also reads as a number (` 5`, `05`, `0x10`, `1e2`) is not one in a query. */
const misspelt = (raw: RawRequest["query"], query: Readonly<Record<string, unknown>>): Detail[] =>
  Object.entries(query)
    .filter(([name, value]) => typeof value === "number" && name in raw && String(value) !== raw[name])
    .map(([path]) => ({ path, message: "must be a number in decimal digits" }));

const bodyDetails = (id: OperationId, body: unknown): Detail[] => {
  const validator = bodyValidators[id];
  if (validator === undefined) return [];
  if (body !== undefined) return toDetails(findings(validator, body), "body");
  return operations[id].bodyRequired ? [{ path: "body", message: "is required" }] : [];
};

const asParameter = ({ path, message }: Detail): Detail => ({
  path,
  message: message.replace("known member", "known parameter"),
});

const validatorsOf = (id: OperationId): { path: Validator | null; query: Validator } => {
  const validators = parameterValidators[id];
  if (validators === undefined) throw new Error(`No operation ${id}`);
  return validators;
};

/** The values have passed the validators that were compiled from the schemas of which the types were made. */
const asValid = <Id extends OperationId>(request: {
  params: unknown;
  query: unknown;
  body: unknown;
}): ValidRequest<Id> => request as ValidRequest<Id>;
