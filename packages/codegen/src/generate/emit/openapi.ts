import { type OpenApiDocument, type Schema, isRecord } from "../../contract/document.ts";
import openapiTS, { type OpenAPI3, astToString } from "openapi-typescript";
import { headersType, slim } from "./slim-types.ts";

/** Emits the types of all paths, webhooks and components in the layout of openapi-typescript. */
export const emitOpenApiTypes = async (document: OpenApiDocument): Promise<string> => {
  const schemas = document.components?.schemas ?? {};
  const prepared = (name: string, value: unknown): unknown =>
    name === "properties" && isRecord(value) ? withDescriptions(value, schemas) : withoutExamples(name, value);
  const input: OpenAPI3 = JSON.parse(JSON.stringify(document, prepared));
  // A default does not make a request member required.
  const types = astToString(slim(await openapiTS(input, { defaultNonNullable: false, silent: true })));
  return types.replaceAll(/^(?: {4})+/gm, (indent) => indent.slice(indent.length / 2)) + headersType;
};

type Schemas = { readonly [name: string]: Schema };

/** Describes properties that refer to a schema by its description: an editor shows the docstring of the property alone. */
const withDescriptions = (properties: Schema, schemas: Schemas): Schema =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const description = isRecord(property) ? descriptionOf(property, schemas) : undefined;
      return [name, isRecord(property) && description !== undefined ? { ...property, description } : property];
    }),
  );

const descriptionOf = ({ description, $ref }: Schema, schemas: Schemas): unknown => {
  if (description !== undefined || typeof $ref !== "string") return description;
  const target = schemas[$ref.split("/").at(-1) ?? ""];
  return target && descriptionOf(target, schemas);
};

/**
 * Drops examples, which would fill two thirds of the docstrings, and defaults of schemas. A property with such a name is
 * a schema and stays.
 */
const withoutExamples = (name: string, value: unknown): unknown => {
  if (name === "examples" && Array.isArray(value)) return undefined;
  if (!isRecord(value) || !("schema" in value)) return value;
  const { example: _example, examples: _examples, ...rest } = value;
  return rest;
};
