import type { components, operations as OperationTypes } from "./generated/openapi.ts";
import type { operations } from "./generated/operations.ts";
import type { SentSchema } from "./generated/sent-schemas.ts";
import type { Open } from "./open.ts";

/** Id of an operation, such as `messages.send`. */
export type OperationId = keyof typeof operations & keyof OperationTypes;

/** Section of the interface, such as `messages`: the contract's tag in kebab case. */
export type Section = (typeof operations)[OperationId]["section"];

/** Operations of a section. */
export type OperationIn<Name extends Section> = {
  [Id in OperationId]: (typeof operations)[Id]["section"] extends Name ? Id : never;
}[OperationId];

/** Shape of the contract by its name, such as `Schema<"Message">`, as answers have it, or requests where no answer does. */
export type Schema<Name extends keyof components["schemas"]> = Name extends SentSchema
  ? components["schemas"][Name]
  : Open<components["schemas"][Name]>;

type Responses<Id extends OperationId> = OperationTypes[Id]["responses"];
type Content<Value> = Value extends { content: infer Media } ? Media[keyof Media] : undefined;
/** A client asks for JSON where an answer may be a stream of events, too. */
type JsonContent<Value> = Value extends { content: { "application/json": infer Body } } ? Body : Content<Value>;
type None = Record<string, never>;

/** Success statuses of an operation. */
export type SuccessStatus<Id extends OperationId> = Extract<
  keyof Responses<Id>,
  200 | 201 | 202 | 204 | 301 | 302 | 303 | 307 | 308
>;

/** Path parameters of an operation. */
export type ParamsOf<Id extends OperationId> = OperationTypes[Id]["parameters"] extends { path: infer Path }
  ? Path
  : None;

/** A value as a caller may pass it: undefined stands for a member that is left out, as JSON and queries leave it out. */
type Given<Value> = Value extends readonly (infer Item)[]
  ? Given<Item>[]
  : Value extends object
    ? { [Name in keyof Value]: Given<Value[Name]> | (object extends Pick<Value, Name> ? undefined : never) }
    : Value;

type QueryIn<Id extends OperationId> = OperationTypes[Id]["parameters"] extends { query: infer Query }
  ? Query
  : OperationTypes[Id]["parameters"] extends { query?: infer Query extends object }
    ? [Query] extends [never]
      ? None
      : Query
    : None;

/** Query parameters of an operation, as a caller passes them. */
export type QueryOf<Id extends OperationId> = Given<QueryIn<Id>>;

/** Query parameters of an operation after validation, with defaults. */
export type ValidQueryOf<Id extends OperationId> = QueryIn<Id> & {
  [Name in keyof QueryIn<Id> & keyof (typeof operations)[Id]["queryDefaults"]]-?: NonNullable<QueryIn<Id>[Name]>;
};

type RequestBody<Id extends OperationId> = OperationTypes[Id] extends { requestBody?: infer Body } ? Body : never;

/** Request body of an operation, as a caller passes it. Includes `undefined` if the body may or must be omitted. */
export type BodyOf<Id extends OperationId> = Given<ValidBodyOf<Id>>;

/** Request body of an operation after validation. Includes `undefined` if the body may or must be omitted. */
export type ValidBodyOf<Id extends OperationId> =
  | Content<NonNullable<RequestBody<Id>>>
  | (OperationTypes[Id] extends { requestBody: object } ? never : undefined);

/** Response body of an operation's success, as a server of this version sends it: its enums are closed. */
export type SuccessOf<Id extends OperationId> = Content<Responses<Id>[SuccessStatus<Id>]>;

type Data<Body> = Body extends { ok: true; has_more: boolean }
  ? Omit<Body, "ok">
  : Body extends { ok: true; data: infer Member }
    ? Member
    : Body;

/**
 * Result of a client call: the `data` member. Pages (`has_more` beside `data`) keep everything but `ok`. Its enums are open,
 * since a later version may add values.
 */
export type DataOf<Id extends OperationId> = Open<Data<JsonContent<Responses<Id>[SuccessStatus<Id>]>>>;

/** Error codes that an operation declares. */
export type ErrorCodeOf<Id extends OperationId> = (typeof operations)[Id]["errors"][number];
