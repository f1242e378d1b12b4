import openapiTS, { astToString } from "openapi-typescript";
import type { OpenAPI3 } from "openapi-typescript";
import type { OpenApiDocument } from "../../contract/document.ts";

/** The types of all paths, webhooks and components, as openapi-typescript lays them out. */
export const emitOpenApiTypes = async (document: OpenApiDocument): Promise<string> => {
  // Examples would be two thirds of the docstrings; a default does not make a request member required.
  const input = JSON.parse(JSON.stringify(document, withoutExamples)) as OpenAPI3;
  return astToString(await openapiTS(input, { defaultNonNullable: false, silent: true }));
};

/** A list of examples, as schemas have them; a property of this name is a schema, and stays. */
const withoutExamples = (name: string, value: unknown): unknown =>
  name === "examples" && Array.isArray(value) ? undefined : value;
