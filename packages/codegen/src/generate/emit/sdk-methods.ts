import type { OpenApiDocument, Parameter } from "../../contract/document.ts";
import { resolve } from "../reference.ts";
import { success } from "../operation-model.ts";
import type { OperationModel } from "../operation-model.ts";
import { docstring, key, literal } from "../print.ts";

/** The method tree of the client: `messages.send` becomes `atlas.messages.send(…)`. */
export const emitSdkMethods = (document: OpenApiDocument, operations: OperationModel[]): string => {
  const resources = Map.groupBy(operations.filter(isForClients), (operation) => split(operation.id)[0]);
  const members = [...resources].map(([resource, group]) => [
    `  readonly ${key(resource)} = {`,
    group.map((operation) => method(document, operation)).join("\n\n"),
    "  };",
  ]);
  return [
    'import type { BodyOf, DataOf, OperationId, QueryOf } from "@atlas-messaging/contract";',
    'import type { CallOptions, OperationCall } from "../call.ts";',
    "",
    "/** Every operation of the public and the agent API as a method. */",
    "export abstract class AtlasMethods {",
    "  /** Sends one call and returns the data of its answer. */",
    "  protected abstract call<Id extends OperationId>(call: OperationCall<Id>, options?: CallOptions): Promise<DataOf<Id>>;",
    "",
    members.map((lines) => lines.join("\n")).join("\n\n"),
    "}",
    "",
  ].join("\n");
};

/** Console operations belong to operators, documents to browsers; what is left is what an integration calls. */
const isForClients = (operation: OperationModel): boolean =>
  (operation.host === "api" || operation.host === "agent") &&
  operation.auth.scheme !== "operatorSession" &&
  [null, "application/json"].includes(success(operation).contentType);

const split = (id: string): [resource: string, verb: string] => {
  const [resource, verb] = id.split(".");
  if (resource === undefined || verb === undefined) throw new Error(`${id} is not of the form resource.verb`);
  return [resource, verb];
};

const method = (document: OpenApiDocument, operation: OperationModel): string => {
  const type = (name: string): string => `${name}<${JSON.stringify(operation.id)}>`;
  const paths = pathParameters(operation).map(({ name }) => camelCase(name));
  const { body, query } = inputs(operation);
  const parameters = [
    ...paths.map((name) => `${name}: string`),
    ...(body === null ? [] : [`body${body === "optional" ? "?" : ""}: ${type("BodyOf")}`]),
    ...(query === null ? [] : [`query${query === "optional" ? "?" : ""}: ${type("QueryOf")}`]),
    "options?: CallOptions",
  ];
  return [
    docstring(description(operation), "    ", example(document, operation)),
    `    ${key(split(operation.id)[1])}: (${parameters.join(", ")}): Promise<${type("DataOf")}> =>`,
    `      this.call(${callLiteral(operation, paths)}, options),`,
  ].join("\n");
};

const callLiteral = (operation: OperationModel, paths: string[]): string => {
  const { body, query } = inputs(operation);
  const names = pathParameters(operation).map(({ name }, index) => `${key(name)}: ${paths[index]}`);
  const members = [
    `id: ${JSON.stringify(operation.id)}`,
    `method: "${operation.method}"`,
    `path: ${JSON.stringify(operation.path)}`,
    `idempotent: ${operation.idempotent}`,
    ...(names.length === 0 ? [] : [`params: { ${names.join(", ")} }`]),
    ...(body === null ? [] : ["body"]),
    ...(query === null ? [] : ["query"]),
  ];
  return `{ ${members.join(", ")} }`;
};

const presence = (required: boolean): "required" | "optional" => (required ? "required" : "optional");

const inputs = (operation: OperationModel) => {
  const parameters = operation.parameters.filter((parameter) => parameter.in === "query");
  return {
    body: operation.requestBody === null ? null : presence(operation.requestBody.required),
    query: parameters.length === 0 ? null : presence(parameters.some((parameter) => parameter.required)),
  };
};

const pathParameters = (operation: OperationModel): Parameter[] =>
  operation.parameters.filter((parameter) => parameter.in === "path");

const camelCase = (name: string): string => name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

const description = ({ summary, description: text, stage, auth }: OperationModel): string => {
  const needs = auth.scheme === "none" ? [] : auth.anyOf.map((scope) => `\`${scope}\``);
  return [
    `${summary}.`,
    "",
    text,
    ...(needs.length === 0 ? [] : ["", `Needs the scope ${needs.join(" or ")}.`]),
    ...(stage === "preview" ? ["", "Preview: it may change, and production may not offer it."] : []),
    ...(stage === "deprecated" || stage === "sunset" ? ["", "@deprecated"] : []),
  ].join("\n");
};

const example = (document: OpenApiDocument, operation: OperationModel): string => {
  const [resource, verb] = split(operation.id);
  const body = operation.requestBody?.media.example;
  const query = queryExample(document, operation);
  const values = [
    ...pathParameters(operation).map((parameter) => literal(parameterExample(document, parameter) ?? parameter.name)),
    ...(body === undefined ? [] : [literal(body, 0, 60)]),
    ...(query === null ? [] : [literal(query, 0, 60)]),
  ];
  return `const answer = await atlas.${resource}.${verb}(${values.join(", ")});`;
};

const queryExample = (document: OpenApiDocument, operation: OperationModel): object | null => {
  const entries = operation.parameters
    .filter((parameter) => parameter.in === "query")
    .map((parameter) => [parameter.name, parameterExample(document, parameter)] as const)
    .filter(([name, value]) => value !== undefined && name !== "after_id");
  return entries.length === 0 ? null : Object.fromEntries(entries);
};

const parameterExample = (document: OpenApiDocument, parameter: Parameter): unknown => {
  const own: unknown = Reflect.get(parameter, "example");
  const schema = parameter.schema === undefined ? {} : resolve(document, parameter.schema);
  return own ?? (Array.isArray(schema["examples"]) ? schema["examples"][0] : undefined);
};
