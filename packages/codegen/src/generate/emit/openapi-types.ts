import openapiTS, { astToString } from "openapi-typescript";
import type { OpenAPI3 } from "openapi-typescript";
import { isRecord } from "../../contract/document.ts";
import type { OpenApiDocument } from "../../contract/document.ts";

/** Emits the types of all paths, webhooks and components in the layout of openapi-typescript. */
export const emitOpenApiTypes = async (document: OpenApiDocument): Promise<string> => {
  // Examples would fill two thirds of the docstrings. A default does not make a request member required.
  const input: OpenAPI3 = JSON.parse(JSON.stringify(document, withoutExamples));
  return astToString(await openapiTS(input, { defaultNonNullable: false, silent: true }));
};

/** Drops examples and defaults of schemas. A property with such a name is a schema and stays. */
const withoutExamples = (name: string, value: unknown): unknown => {
  if (name === "examples" && Array.isArray(value)) return undefined;
  if (!isRecord(value) || !("schema" in value)) return value;
  const { example: _example, examples: _examples, ...rest } = value;
  return rest;
};
