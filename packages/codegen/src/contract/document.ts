/** A JSON Schema (2020-12) of the contract; references are internal (`#/components/schemas/...`). */
export type Schema = { readonly [keyword: string]: unknown };

export type Reference = { readonly $ref: string };

export type MediaType = { readonly schema?: Schema; readonly example?: unknown };

export type Content = { readonly [mediaType: string]: MediaType };

export type Parameter = {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
};

export type Header = { readonly description?: string; readonly required?: boolean; readonly schema?: Schema };

export type Response = {
  readonly description: string;
  readonly headers?: { readonly [name: string]: Header | Reference };
  readonly content?: Content;
};

/** Stage of an operation (interface specification, Versioning 5). */
export type Stage = "stable" | "preview" | "deprecated" | "sunset";

/** Another limit class for some values of a body member. */
export type LimitBy = { readonly member: string; readonly classes: { readonly [value: string]: string } };

/** One operation, or the post of a webhook. Under `paths` it has all members that spec/README.md requires. */
export type Operation = {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly { readonly [scheme: string]: readonly string[] }[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required?: boolean; readonly description?: string; readonly content: Content };
  readonly responses: { readonly [status: string]: Response | Reference };
  readonly "x-atlas-host"?: string;
  readonly "x-atlas-reaches-customers"?: boolean;
  readonly "x-atlas-probe"?: boolean;
  readonly "x-atlas-stage"?: Stage;
  readonly "x-atlas-limit"?: string;
  readonly "x-atlas-limit-by"?: LimitBy;
  readonly "x-atlas-idempotent"?: boolean;
  readonly "x-atlas-max-body"?: number;
  readonly "x-atlas-events"?: readonly string[];
  readonly "x-atlas-page"?: { readonly items: string };
  /** List whose items the operation sends as server-sent events. */
  readonly "x-atlas-stream"?: string;
};

export const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

export type Method = (typeof METHODS)[number];

export type PathItem = { readonly [method in Method]?: Operation } & {
  readonly parameters?: readonly (Parameter | Reference)[];
};

export type Tag = {
  readonly name: string;
  readonly description?: string;
  /** Host of its operations. The tag of webhooks has none. */
  readonly "x-atlas-host"?: string;
};

/** The bundled contract: one OpenAPI 3.1 document in which every `$ref` is internal. */
export type OpenApiDocument = {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly [member: string]: unknown };
  readonly servers?: readonly unknown[];
  readonly tags?: readonly Tag[];
  readonly security?: Operation["security"];
  readonly paths: { readonly [path: string]: PathItem };
  readonly webhooks?: { readonly [event: string]: PathItem };
  readonly components?: {
    readonly schemas?: { readonly [name: string]: Schema };
    readonly responses?: { readonly [name: string]: Response };
    readonly parameters?: { readonly [name: string]: Parameter };
    readonly headers?: { readonly [name: string]: Header };
    readonly securitySchemes?: { readonly [name: string]: unknown };
  };
};

/**
 * Reads a value as the bundled contract. Only its outline is checked: that the rest has the shape above is what the
 * linter's `struct` rule guarantees for every document this repository bundles or releases.
 * @throws {TypeError} if the value is not an OpenAPI 3.1 document with paths
 */
export const asOpenApiDocument = (value: unknown): OpenApiDocument => {
  if (isDocument(value)) return value;
  throw new TypeError("This is not an OpenAPI 3.1 document with paths.");
};

const isDocument = (value: unknown): value is OpenApiDocument =>
  isRecord(value) &&
  typeof value["openapi"] === "string" &&
  value["openapi"].startsWith("3.1.") &&
  isRecord(value["info"]) &&
  isRecord(value["paths"]);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isReference = (value: object): value is Reference => "$ref" in value && typeof value.$ref === "string";

/** Follows internal references (`#/a/b`) to their target. The linter guarantees its shape. */
export const resolve = <Target extends object>(document: OpenApiDocument, value: Target | Reference): Target => {
  let current = value;
  while (isReference(current)) current = lookUp<Target>(document, current.$ref);
  return current;
};

const lookUp = <Target extends object>(document: OpenApiDocument, reference: string): Target | Reference => {
  let node: object = document;
  for (const step of reference.replace(/^#\//, "").split("/")) {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    const next: unknown = Reflect.get(node, name);
    if (typeof next !== "object" || next === null) throw new Error(`${reference} leads nowhere`);
    node = next;
  }
  return node as Target | Reference;
};
