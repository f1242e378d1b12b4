import type { operations as OperationTypes } from "./generated/openapi.ts";
import type { operations } from "./generated/operations.ts";

/** The id of an operation, as `messages.send`. */
export type OperationId = keyof typeof operations & keyof OperationTypes;

/** A section of the interface, as `messages`: the contract's tag in kebab case. */
export type Section = (typeof operations)[OperationId]["section"];

/** The operations of a section. */
export type OperationIn<Name extends Section> = {
  [Id in OperationId]: (typeof operations)[Id]["section"] extends Name ? Id : never;
}[OperationId];

type Responses<Id extends OperationId> = OperationTypes[Id]["responses"];
type Content<Value> = Value extends { content: infer Media } ? Media[keyof Media] : undefined;
type None = Record<string, never>;

/** The statuses of an operation's success. */
export type SuccessStatus<Id extends OperationId> = Extract<
  keyof Responses<Id>,
  200 | 201 | 202 | 204 | 301 | 302 | 303 | 307 | 308
>;

/** The path parameters of an operation. */
export type ParamsOf<Id extends OperationId> = OperationTypes[Id]["parameters"] extends { path: infer Path }
  ? Path
  : None;

/** The query parameters of an operation as a caller gives them. */
export type QueryOf<Id extends OperationId> = OperationTypes[Id]["parameters"] extends { query: infer Query }
  ? Query
  : [NonNullable<OperationTypes[Id]["parameters"]["query"]>] extends [never]
    ? None
    : NonNullable<OperationTypes[Id]["parameters"]["query"]>;

/** The query parameters of an operation as validation leaves them: with defaults. */
export type ValidQueryOf<Id extends OperationId> = QueryOf<Id> & {
  [Name in keyof QueryOf<Id> & keyof (typeof operations)[Id]["queryDefaults"]]-?: NonNullable<QueryOf<Id>[Name]>;
};

type RequestBody<Id extends OperationId> = OperationTypes[Id] extends { requestBody?: infer Body } ? Body : never;

/** The request body of an operation; `undefined` is among its values when a caller may or must leave it out. */
export type BodyOf<Id extends OperationId> =
  | Content<NonNullable<RequestBody<Id>>>
  | (OperationTypes[Id] extends { requestBody: object } ? never : undefined);

/** The body of an operation's success. */
export type SuccessOf<Id extends OperationId> = Content<Responses<Id>[SuccessStatus<Id>]>;

type Data<Body> = Body extends { ok: true; has_more: boolean }
  ? Omit<Body, "ok">
  : Body extends { ok: true; data: infer Member }
    ? Member
    : Body;

/** What a client returns of a success: the `data` member; of the paged form (`has_more` beside `data`) all but `ok`. */
export type DataOf<Id extends OperationId> = Data<SuccessOf<Id>>;

/** The error codes that an operation declares. */
export type ErrorCodeOf<Id extends OperationId> = (typeof operations)[Id]["errors"][number];
