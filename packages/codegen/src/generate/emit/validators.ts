import type { OpenApiDocument, Parameter, Schema } from "../../contract/document.ts";
import type { OperationModel } from "../operation-model.ts";
import { literal } from "../print.ts";
import { assertions, byName, namedBy, parametersSchema } from "../schema/prepare.ts";
import type { ToolModel } from "../tool-model.ts";

type Modules = readonly (readonly [path: string, text: string])[];

/**
 * Emits the schemas of requests, a file for each section and a list of all. Programs that must start fast load a section
 * at its first use.
 */
export const emitRequestValidators = (document: OpenApiDocument, operations: OperationModel[]): Modules => {
  const sections = [...Map.groupBy(operations, ({ section }) => section)];
  return [
    ...sections.map(([name, own]) => [`requests/${name}.ts`, requestsModule(document, name, own)] as const),
    [
      "requests.ts",
      listModule(
        "requests",
        sections.map(([name]) => name),
      ),
    ] as const,
  ];
};

const requestsModule = (document: OpenApiDocument, section: string, operations: OperationModel[]): string => {
  const requests = operations.map((operation) => [operation.id, requestOf(document, operation)] as const);
  const schemas = requests.flatMap(([, { path, query, body }]) =>
    [path, query, body].filter((each) => each !== undefined),
  );
  const tables = { operations: Object.fromEntries(requests), components: namedBy(document, schemas) };
  return [
    'import type { OperationIn } from "@atlas-messaging/contract";',
    'import type { RequestGroup } from "../../request.ts";',
    "",
    `/** Requests of the operations of ${section}. */`,
    `export const requests: RequestGroup<OperationIn<"${section}">> = ${literal(tables)};`,
    "",
  ].join("\n");
};

/** Returns the schemas of an operation's requests, without the words that are the same for all. */
const requestOf = (document: OpenApiDocument, { parameters, requestBody, file }: OperationModel) => {
  const schemaOf = (place: Parameter["in"]): Schema | undefined => {
    const placed = parameters.filter((parameter) => parameter.in === place);
    if (placed.length === 0) return undefined;
    const { required, properties } = byName(document, parametersSchema(placed));
    return Array.isArray(required) && required.length > 0 ? { required, properties } : { properties };
  };
  const schema = requestBody?.media.schema;
  return {
    path: schemaOf("path"),
    query: schemaOf("query"),
    body: schema === undefined ? undefined : byName(document, schema),
    bodyRequired: requestBody?.required === true ? true : undefined,
    file: file === null ? undefined : true,
  };
};

const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const listModule = (kind: "requests" | "events", names: readonly string[]): string => {
  const modules = names.map((name) => [name, camel(`${kind}-of-${name}`)] as const);
  return [
    ...modules.map(([name, own]) => `import { ${kind} as ${own} } from "./${kind}/${name}.ts";`),
    "",
    `export const ${kind.slice(0, -1)}Groups = [`,
    ...modules.map(([, own]) => `  ${own},`),
    "] as const;",
    "",
  ].join("\n");
};

/** Emits the schemas of events, a file for those whose names begin alike and a list of all. */
export const emitEventValidators = (document: OpenApiDocument, events: Record<string, Schema>): Modules => {
  const groups = [...Map.groupBy(Object.entries(events), ([name]) => name.slice(0, name.indexOf(".")))];
  return [
    ...groups.map(([name, own]) => [`events/${name}.ts`, eventsModule(document, name, own)] as const),
    [
      "events.ts",
      listModule(
        "events",
        groups.map(([name]) => name),
      ),
    ] as const,
  ];
};

const eventsModule = (document: OpenApiDocument, name: string, events: [string, Schema][]): string => {
  const schemas = events.map(([event, schema]) => [event, byName(document, schema)] as const);
  const tables = {
    events: Object.fromEntries(schemas),
    components: namedBy(
      document,
      schemas.map(([, schema]) => schema),
    ),
  };
  const names = events.map(([event]) => JSON.stringify(event)).join(" | ");
  return [
    'import type { EventGroup } from "../../event.ts";',
    "",
    `/** Events whose names begin with ${name}. */`,
    `export const events: EventGroup<${names}> = ${literal(tables)};`,
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
