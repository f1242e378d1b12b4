/** OpenAPI description, for data that the contract package's tables lack: examples, schemas, headers. */
import type { OperationId } from "@atlas-messaging/contract";
import { document as bundled } from "@atlas-messaging/validators/openapi-document";

/** A JSON Schema of the contract, with the keywords that hold schemas. */
export interface Schema {
  readonly items?: Schema;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly [keyword: string]: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly example: string | number;
  readonly schema: Schema;
  /** Name of the suite's resource for this path parameter. */
  readonly "x-atlas-resource"?: string;
}

export interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: { readonly [name: string]: { readonly value: unknown } };
}

export interface HeaderDescription {
  readonly required?: boolean;
  readonly schema: Schema;
}

interface ResponseDescription {
  readonly headers?: { readonly [name: string]: HeaderDescription | Reference };
  readonly content?: { readonly [type: string]: Media };
}

interface Reference {
  readonly $ref: string;
}

interface OperationDescription {
  readonly operationId: OperationId;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: { readonly [type: string]: Media } };
  readonly responses: { readonly [status: string]: ResponseDescription | Reference };
}

interface Document {
  readonly paths: { readonly [path: string]: { readonly [method: string]: OperationDescription } };
}

/** The contract's lint guarantees this shape. */
const document = bundled as Document;

const described = new Map(
  Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .map((operation) => [operation.operationId, operation]),
);

const operationOf = (id: OperationId): OperationDescription => {
  const found = described.get(id);
  if (!found) throw new Error(`the contract describes no operation ${id}`);
  return found;
};

/** Resolves a reference. Other values pass unchanged. */
export const resolved = <Value extends object>(value: Value | Reference): Value => {
  if (!("$ref" in value)) return value;
  const found = value.$ref
    .split("/")
    .slice(1)
    .reduce<unknown>((inside, step) => Reflect.get(Object(inside), step), document);
  if (found === undefined) throw new Error(`the contract has no ${value.$ref}`);
  return found as Value; // The bundler has checked that each reference leads to the expected kind.
};

export const parametersOf = (id: OperationId): readonly Parameter[] =>
  (operationOf(id).parameters ?? []).map((parameter) => resolved(parameter));

export const bodyMediaOf = (id: OperationId): Media | null =>
  operationOf(id).requestBody?.content["application/json"] ?? null;

/** Returns the example of a body that is a file; null if the body is none. */
export const fileExampleOf = (id: OperationId): string | null => {
  const example = operationOf(id).requestBody?.content["application/octet-stream"]?.example;
  return typeof example === "string" ? example : null;
};

/** Returns the statuses that the operation declares. */
export const statusesOf = (id: OperationId): readonly number[] => Object.keys(operationOf(id).responses).map(Number);

const responseOf = (id: OperationId, status: number): ResponseDescription | null => {
  const found = operationOf(id).responses[status];
  return found === undefined ? null : resolved(found);
};

/** Returns a response's content type, or null. Of several that are declared, it is the one that came, or else the first. */
export const contentTypeOf = (id: OperationId, status: number, came: string | null): string | null => {
  const types = Object.keys(responseOf(id, status)?.content ?? {});
  return types.find((type) => came?.toLowerCase().startsWith(type)) ?? types[0] ?? null;
};

/** Returns a response's headers by lower-case name. */
export const headersOf = (id: OperationId, status: number): ReadonlyMap<string, HeaderDescription> =>
  new Map(
    Object.entries(responseOf(id, status)?.headers ?? {}).map(([name, header]) => [
      name.toLowerCase(),
      resolved(header),
    ]),
  );

// Examples of the OpenAPI description, from which requests are made.

/** Returns every example body of an operation. */
export const bodyExamplesOf = (id: OperationId): readonly unknown[] => {
  const { example, examples = {} } = bodyMediaOf(id) ?? {};
  if (example !== undefined) return [example];
  return Object.values(examples).map(({ value }) => value);
};

type Query = { readonly [name: string]: string | number };

/** Returns example query parameters: the required ones, and all except the cursor, which only an answer provides. */
export const queryExamplesOf = (id: OperationId): { readonly required: Query; readonly all: Query } => {
  const inQuery = parametersOf(id).filter((each) => each.in === "query" && each.name !== "after_id");
  return { required: examplesOf(inQuery.filter(({ required }) => required)), all: examplesOf(inQuery) };
};

const examplesOf = (listed: readonly Parameter[]): Query =>
  Object.fromEntries(listed.map(({ name, example }) => [name, example]));
