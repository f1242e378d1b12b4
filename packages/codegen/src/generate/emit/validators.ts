import type { OpenApiDocument, Parameter, Schema } from "../../contract/document.ts";
import type { OperationModel } from "../operation-model.ts";
import { literal } from "../print.ts";
import { assertions, byName, namedBy, parametersSchema } from "../schema/prepare.ts";
import type { ToolModel } from "../tool-model.ts";

/**
 * Emits the schemas of requests, a file for each section and one for all. Programs that must start
 * fast load a section at its first use.
 */
export const emitRequestValidators = (
  document: OpenApiDocument,
  operations: OperationModel[],
): readonly (readonly [path: string, text: string])[] => {
  const sections = [...Map.groupBy(operations, ({ section }) => section)];
  return [
    ...sections.map(([name, own]) => [`requests/${name}.ts`, sectionModule(document, own)] as const),
    ["requests.ts", allModule(sections.map(([name]) => name))] as const,
  ];
};

const sectionModule = (document: OpenApiDocument, operations: OperationModel[]): string => {
  const parameters = operations.map((operation) => [operation.id, parametersOf(document, operation)] as const);
  const bodies = operations.flatMap(({ id, requestBody }) =>
    requestBody?.media.schema === undefined ? [] : [[id, byName(document, requestBody.media.schema)] as const],
  );
  const schemas = [...bodies.map(([, body]) => body), ...parameters.flatMap(([, places]) => Object.values(places))];
  const tables = {
    parameters: Object.fromEntries(parameters),
    bodies: Object.fromEntries(bodies),
    components: namedBy(document, schemas),
  };
  return [
    'import { requestValidatorsOf } from "../../validation/checks.ts";',
    "",
    `export const requestValidators = requestValidatorsOf(${literal(tables)});`,
    "",
  ].join("\n");
};

/** Returns the schemas of path and query parameters, without the words that are the same for all. */
const parametersOf = (document: OpenApiDocument, { parameters }: OperationModel): Record<string, Schema> => {
  const schemaOf = (place: Parameter["in"]): Schema => {
    const own = parametersSchema(parameters.filter((parameter) => parameter.in === place));
    const { required, properties } = byName(document, own);
    return Array.isArray(required) && required.length > 0 ? { required, properties } : { properties };
  };
  const hasPath = parameters.some((parameter) => parameter.in === "path");
  return { ...(hasPath ? { path: schemaOf("path") } : {}), query: schemaOf("query") };
};

const allModule = (names: readonly string[]): string => {
  const sections = names.map((name) => [name, name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())]);
  return [
    'import type { RequestValidators } from "../validation/validator.ts";',
    ...sections.map(([name, own]) => `import { requestValidators as ${own} } from "./requests/${name}.ts";`),
    "",
    "export const requestValidators: RequestValidators = {",
    "  parameters: {",
    ...sections.map(([, own]) => `    ...${own}.parameters,`),
    "  },",
    "  bodies: {",
    ...sections.map(([, own]) => `    ...${own}.bodies,`),
    "  },",
    "};",
    "",
  ].join("\n");
};

/** Emits the schemas of event payloads by event name. */
export const emitEventValidators = (document: OpenApiDocument, events: Record<string, Schema>): string => {
  const schemas = Object.fromEntries(Object.entries(events).map(([name, schema]) => [name, byName(document, schema)]));
  return [
    'import type { Components, Schema } from "../validation/schema.ts";',
    "",
    `export const eventSchemas: Readonly<Record<string, Schema>> = ${literal(schemas)};`,
    "",
    `export const components: Components = ${literal(namedBy(document, Object.values(schemas)))};`,
    "",
  ].join("\n");
};

/** Emits the schemas of tool arguments, with alternatives that the manifest cannot express. */
export const emitToolValidators = (tools: ToolModel[]): string => {
  const schemas = Object.fromEntries(tools.map(({ name, accepts }) => [name, assertions(accepts)]));
  return [
    'import type { Schema } from "../validation/schema.ts";',
    "",
    `export const toolSchemas: Readonly<Record<string, Schema>> = ${literal(schemas)};`,
    "",
  ].join("\n");
};
