import openapiTS, { astToString } from "openapi-typescript";
import type { OpenAPI3 } from "openapi-typescript";
import { isRecord } from "../../contract/document.ts";
import type { OpenApiDocument } from "../../contract/document.ts";

/** The types of all paths, webhooks and components, as openapi-typescript lays them out. */
export const emitOpenApiTypes = async (document: OpenApiDocument): Promise<string> => {
  // Examples would be two thirds of the docstrings; a default does not make a request member required.
  const input = JSON.parse(JSON.stringify(document, withoutExamples)) as OpenAPI3;
  return astToString(await openapiTS(input, { defaultNonNullable: false, silent: true }));
};

/** Leaves out the lists of schemas and the values beside a schema; a property of such a name is a schema, and stays. */
const withoutExamples = (name: string, value: unknown): unknown => {
  if (name === "examples" && Array.isArray(value)) return undefined;
  if (!isRecord(value) || !("schema" in value)) return value;
  const { example: _example, examples: _examples, ...rest } = value;
  return rest;
};
