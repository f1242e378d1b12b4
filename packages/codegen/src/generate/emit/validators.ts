import type { OpenApiDocument, Schema } from "../../contract/document.ts";
import type { OperationModel } from "../operation-model.ts";
import { type Compiled, compile } from "../schema/compile.ts";
import { byName, closed, closedComponents, inlined, parametersSchema } from "../schema/prepare.ts";
import type { ToolModel } from "../tool-model.ts";

/**
 * Emits the validators of requests, a folder for each section and one for all, below `validators/`. Programs that must
 * start fast load a section at its first use.
 */
export const emitRequestValidators = (
  document: OpenApiDocument,
  operations: OperationModel[],
): readonly (readonly [path: string, text: string])[] => {
  const sections = [...Map.groupBy(operations, ({ section }) => section)];
  return [
    ...sections.flatMap(([name, own]) => [
      [`requests/${name}/parameters.ts`, emitParameterValidators(document, own)] as const,
      [`requests/${name}/bodies.ts`, emitBodyValidators(document, own)] as const,
      [`requests/${name}.ts`, sectionModule(name)] as const,
    ]),
    ["requests.ts", allModule(sections.map(([name]) => name))] as const,
  ];
};

const sectionModule = (name: string): string =>
  [
    'import type { RequestValidators } from "../../../validation/validator.ts";',
    `import { bodyValidators as bodies } from "./${name}/bodies.ts";`,
    `import { parameterValidators as parameters } from "./${name}/parameters.ts";`,
    "",
    "export const requestValidators: RequestValidators = { parameters, bodies };",
    "",
  ].join("\n");

const allModule = (names: readonly string[]): string => {
  const sections = names.map((name) => [name, name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())]);
  return [
    'import type { RequestValidators } from "../../validation/validator.ts";',
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

/** Emits validators of path and query parameters. They coerce strings by the schema and fill in defaults. */
const emitParameterValidators = (document: OpenApiDocument, operations: OperationModel[]): string => {
  const schemas: Record<string, Schema> = {};
  for (const operation of operations) {
    for (const place of ["path", "query"] as const) {
      const parameters = operation.parameters.filter((parameter) => parameter.in === place);
      if (place === "query" || parameters.length > 0) {
        schemas[`${operation.id} ${place}`] = inlined(document, parametersSchema(parameters));
      }
    }
  }
  const compiled = compile(schemas, { coerce: true });
  const table = operations.map(({ id }) => {
    const path = compiled.functions[`${id} path`] ?? "null";
    return `  ${JSON.stringify(id)}: { path: ${path}, query: ${compiled.functions[`${id} query`]} },`;
  });
  return moduleOf(
    compiled,
    "Record<string, { path: Validator | null; query: Validator }>",
    "parameterValidators",
    table,
    "../../../../validation",
  );
};

/** Emits validators of request bodies, closed or open as the contract says. */
const emitBodyValidators = (document: OpenApiDocument, operations: OperationModel[]): string => {
  const bodies = operations.flatMap(({ id, requestBody }) =>
    requestBody?.media.schema === undefined ? [] : [[id, inlined(document, requestBody.media.schema)] as const],
  );
  const compiled = compile(Object.fromEntries(bodies));
  const table = bodies.map(([id]) => `  ${JSON.stringify(id)}: ${compiled.functions[id]},`);
  return moduleOf(compiled, "Record<string, Validator>", "bodyValidators", table, "../../../../validation");
};

/** Validators of JSON answers by operation and status, closed. */
export const emitResponseValidators = (document: OpenApiDocument, operations: OperationModel[]): string => {
  const schemas: Record<string, Schema> = {};
  for (const { id, responses } of operations) {
    for (const { status, contentType, media } of responses) {
      if (contentType !== "application/json" || media.schema === undefined) continue;
      schemas[`${id} ${status}`] = closed(byName(document, media.schema));
    }
  }
  const compiled = compile(schemas, { components: closedComponents(document) });
  const table = operations.map(({ id, responses }) => {
    const members = responses.flatMap(({ status }) => {
      const name = compiled.functions[`${id} ${status}`];
      return name === undefined ? [] : [`${status}: ${name}`];
    });
    return `  ${JSON.stringify(id)}: { ${members.join(", ")} },`;
  });
  return moduleOf(compiled, "Record<string, Record<number, Validator>>", "responseValidators", table);
};

/** Validators of event payloads by event name, closed. */
export const emitEventValidators = (document: OpenApiDocument, events: Record<string, Schema>): string => {
  const schemas = Object.entries(events).map(([name, schema]) => [name, closed(byName(document, schema))] as const);
  const compiled = compile(Object.fromEntries(schemas), { components: closedComponents(document) });
  const table = schemas.map(([name]) => `  ${JSON.stringify(name)}: ${compiled.functions[name]},`);
  return moduleOf(compiled, "Record<string, Validator>", "eventValidators", table);
};

/** Emits validators of tool arguments, with alternatives that the manifest cannot express. */
export const emitToolValidators = (tools: ToolModel[]): string => {
  const compiled = compile(Object.fromEntries(tools.map(({ name, accepts }) => [name, accepts])));
  const table = tools.map(({ name }) => `  ${name}: ${compiled.functions[name]},`);
  return moduleOf(compiled, "Record<string, Validator>", "toolValidators", table);
};

/** Functions that the compiled code may call. */
const runtimeNames = [
  "countOf",
  "deepEqual",
  "formats",
  "longerThan",
  "shorterThan",
  "withFinding",
  "withMissing",
  "withText",
  "withUnknown",
];

/** Emits a module of compiled validators and one typed table of them. It uses the contract package's runtime. */
const moduleOf = (
  compiled: Compiled,
  type: string,
  name: string,
  table: string[],
  validation = "../../validation",
): string => {
  const used = runtimeNames.filter((part) => new RegExp(`\\b${part}\\b`).test(compiled.code));
  const runtime = used.length === 0 ? [] : [`import { ${used.join(", ")} } from "${validation}/runtime.ts";`];
  return [
    "// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.",
    ...runtime,
    `import type { Validator } from "${validation}/validator.ts";`,
    "",
    compiled.code,
    "",
    `export const ${name}: ${type} = {`,
    ...table,
    "};",
    "",
  ].join("\n");
};
