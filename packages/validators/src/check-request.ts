import { operations } from "@atlas-messaging/contract";
import type { Detail, OperationId, ParamsOf, ValidBodyOf, ValidQueryOf } from "@atlas-messaging/contract";
import { type RequestValidators, toDetails } from "./validation/validator.ts";

export type { RequestValidators } from "./validation/validator.ts";

/** A raw request. Parameters are strings; a repeated query parameter is a list. */
export interface RawRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** Parsed JSON body. Undefined if there is none. */
  readonly body: unknown;
}

/** A validated request. Parameters have their types and defaults. */
export interface ValidRequest<Id extends OperationId> {
  readonly params: ParamsOf<Id>;
  readonly query: ValidQueryOf<Id>;
  readonly body: ValidBodyOf<Id>;
}

/** Reasons for refusing a request. `notFound` means that a path parameter is malformed, so nothing can have this id. */
export interface InvalidRequest {
  readonly ok: false;
  readonly notFound?: boolean;
  readonly details: readonly Detail[];
}

/** Validates like `validateRequest`, with the validators of some sections only. They must include the operation's. */
export const checkRequest = <Id extends OperationId>(
  validators: RequestValidators,
  id: Id,
  raw: RawRequest,
): ({ readonly ok: true } & ValidRequest<Id>) | InvalidRequest => {
  const found = validators.parameters[id];
  if (found === undefined) throw new Error(`No operation ${id}`);
  const { path, query: queryValidator } = found;
  const params: Record<string, unknown> = { ...raw.params };
  const query: Record<string, unknown> = { ...raw.query };
  const misnamed = path === null ? [] : toDetails(path(params), "path");
  if (misnamed.length > 0) return { ok: false, notFound: true, details: misnamed };
  const inQuery = toDetails(queryValidator(query), "query").map(asParameter);
  const spelling = inQuery.length > 0 ? [] : misspelt(raw.query, query);
  const details = [...inQuery, ...spelling, ...bodyDetails(validators, id, raw.body)];
  if (details.length > 0) return { ok: false, details };
  return asValid<Id>({ ok: true, params, query, body: operations[id].body === "none" ? undefined : raw.body });
};

/** Refuses numbers that only JavaScript accepts: ` 5`, `05`, `0x10`, `1e2`. */
const misspelt = (raw: RawRequest["query"], query: Readonly<Record<string, unknown>>): Detail[] =>
  Object.keys(raw)
    .filter((name) => typeof query[name] === "number" && String(query[name]) !== raw[name])
    .map((path) => ({ path, message: "must be a number in decimal digits" }));

const bodyDetails = ({ bodies }: RequestValidators, id: OperationId, body: unknown): Detail[] => {
  const validator = bodies[id];
  if (validator === undefined) return [];
  if (body !== undefined) return toDetails(validator(body), "body");
  return operations[id].bodyRequired ? [{ path: "body", message: "is required" }] : [];
};

const asParameter = ({ path, message }: Detail): Detail => ({
  path,
  message: message.replace("known member", "known parameter"),
});

/** The cast is safe: the validators and the types come from the same schemas. */
const asValid = <Id extends OperationId>(request: { ok: true; params: unknown; query: unknown; body: unknown }) =>
  request as { readonly ok: true } & ValidRequest<Id>;
