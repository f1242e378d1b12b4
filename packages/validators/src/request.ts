import type { Detail, OperationId, ParamsOf, ValidBodyOf, ValidQueryOf } from "@atlas-messaging/contract";
import { componentNamed, validatorOf } from "./validation/checks.ts";
import type { Components, Schema } from "./validation/schema.ts";
import { type Invalid, type Valid, unknownName, valid, type Validator, toDetails } from "./validation/validator.ts";

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
export interface InvalidRequest extends Invalid {
  readonly notFound?: boolean;
}

/**
 * Checks a request against the contract (interface specification, Endpoints and Errors). Unknown query parameters and
 * unknown members of a closed body are errors. The raw values stay unchanged.
 */
export type ValidateRequest<Ids extends OperationId = OperationId> = <Id extends Ids>(
  id: Id,
  raw: RawRequest,
) => Valid<ValidRequest<Id>> | InvalidRequest;

/** Schemas of parameters by name, and the names of the required ones. */
interface ParameterSchemas {
  readonly required?: readonly string[];
  readonly properties: { readonly [name: string]: Schema };
}

/** Schemas of one operation's requests. */
interface RequestSchemas {
  readonly path?: ParameterSchemas;
  readonly query?: ParameterSchemas;
  readonly body?: Schema;
  readonly bodyRequired?: boolean;
  /** True if the body is a file. */
  readonly file?: boolean;
}

/** Requests of some operations, as the modules `requests/…` have them. */
export interface RequestGroup<Ids extends OperationId = OperationId> {
  readonly operations: Readonly<Record<Ids, RequestSchemas>>;
  /** Schemas that the others name. */
  readonly components: Components;
}

interface AnyGroup {
  readonly operations: Readonly<Record<string, RequestSchemas>>;
  readonly components: Components;
}

type IdsOf<Group extends AnyGroup> = Group extends AnyGroup ? keyof Group["operations"] & OperationId : never;

/** Makes the validator of some operations' requests. */
export const requestValidator = <Groups extends readonly AnyGroup[]>(
  ...groups: Groups
): ValidateRequest<IdsOf<Groups[number]>> => {
  const validators = new Map<string, RequestValidator>();
  return (id, raw) => {
    const validator = validators.get(id) ?? validatorIn(groups, id);
    if (validator === null)
      return unknownName(
        "operation",
        id,
        groups.flatMap(({ operations }) => Object.keys(operations)),
      );
    validators.set(id, validator);
    return check(validator, raw);
  };
};

interface RequestValidator {
  readonly path: Validator | null;
  readonly query: Validator;
  readonly body: Validator | null;
  readonly bodyRequired: boolean;
  readonly file: boolean;
}

const validatorIn = (groups: readonly AnyGroup[], id: string): RequestValidator | null => {
  for (const { operations, components } of groups) {
    const schemas = Object.hasOwn(operations, id) ? operations[id] : undefined;
    if (schemas === undefined) continue;
    const { path, query = { properties: {} }, body, bodyRequired = false, file = false } = schemas;
    return {
      path: path === undefined ? null : parametersValidator(path, components),
      query: parametersValidator(query, components),
      body: body === undefined ? null : validatorOf(body, { components }),
      bodyRequired,
      file,
    };
  }
  return null;
};

const check = <Id extends OperationId>(
  validator: RequestValidator,
  raw: RawRequest,
): Valid<ValidRequest<Id>> | InvalidRequest => {
  const params: Record<string, unknown> = { ...raw.params };
  const query: Record<string, unknown> = { ...raw.query };
  const misnamed = validator.path === null ? [] : toDetails(validator.path(params), "path");
  if (misnamed.length > 0) return { ok: false, notFound: true, details: misnamed };
  const inQuery = toDetails(validator.query(query), "query").map(asParameter);
  const spelling = inQuery.length > 0 ? [] : misspelt(raw.query, query);
  const details = [...inQuery, ...spelling, ...bodyDetails(validator, raw.body)];
  if (details.length > 0) return { ok: false, details };
  return valid<ValidRequest<Id>>({ params, query, body: validator.body || validator.file ? raw.body : undefined });
};

/** Refuses numbers that only JavaScript accepts: ` 5`, `05`, `0x10`, `1e2`. */
const misspelt = (raw: RawRequest["query"], query: Readonly<Record<string, unknown>>): Detail[] =>
  Object.keys(raw)
    .filter((name) => typeof query[name] === "number" && String(query[name]) !== raw[name])
    .map((path) => ({ path, message: "must be a number in decimal digits" }));

const bodyDetails = ({ body: validator, bodyRequired }: RequestValidator, body: unknown): Detail[] => {
  if (validator === null) return [];
  if (body !== undefined) return toDetails(validator(body), "body");
  return bodyRequired ? [{ path: "body", message: "is required" }] : [];
};

const asParameter = ({ path, message }: Detail): Detail => ({
  path,
  message: message.replace("known member", "known parameter"),
});

/** Checks parameters. It first fills in defaults, and turns texts into numbers and booleans where the schema wants them. */
const parametersValidator = (schema: ParameterSchemas, components: Components): Validator => {
  const { properties } = schema;
  const validate = validatorOf({ type: "object", additionalProperties: false, ...schema }, { components });
  return (values) => {
    for (const [name, property] of Object.entries(properties)) {
      const { type, default: whenMissing } =
        property.$ref === undefined ? property : componentNamed(property.$ref, components);
      const given: unknown = Reflect.get(Object(values), name);
      const meant = given === undefined ? whenMissing : coerced(given, type);
      if (meant !== given) Reflect.set(Object(values), name, meant);
    }
    return validate(values);
  };
};

/** Returns the number or the boolean that a text means. A text that means none stays as it is, and is refused. */
const coerced = (value: unknown, type: Schema["type"]): unknown => {
  if (typeof value !== "string") return value;
  if (type === "boolean") return value === "true" ? true : value === "false" ? false : value;
  if ((type !== "integer" && type !== "number") || value === "") return value;
  const number = Number(value);
  return Number.isNaN(number) || (type === "integer" && number % 1 !== 0) ? value : number;
};
