import { docstring, literal, propertyName } from "../print.ts";
import {
  type SdkMethod,
  type SdkTree,
  documentationOf,
  parametersOf,
  pathParameters,
  returnTypeOf,
} from "../sdk-model.ts";
import type { OperationModel } from "../operation-model.ts";
import { isRecord } from "../../contract/document.ts";

/** Emits every method as a function, so that a bundle holds only those it uses: `messagesSend(client, …)`. */
export const emitSdkOperations = (methods: readonly SdkMethod[]): string =>
  [
    'import type { BodyOf, DataOf, QueryOf } from "@atlas-messaging/contract";',
    'import type { Answer, CallOptions, Caller } from "../call.ts";',
    'import { keyInBody, keyInHeader, keyInParams } from "../idempotency.ts";',
    'import { listOf } from "../paging.ts";',
    'import type { ItemOf, List } from "../paging.ts";',
    'import type { AtlasClient } from "../client.ts";',
    'import { streamOf } from "../stream.ts";',
    'import type { Stream } from "../stream.ts";',
    'import { search, segment } from "../path.ts";',
    'import { type Upload, fileInit, uploadOptions, uploadSearch } from "../upload.ts";',
    "",
    methods.map(functionOf).join("\n\n"),
    "",
  ].join("\n");

const functionOf = (method: SdkMethod): string => {
  const { functionName, streams } = method;
  // A stream needs more of a client than its calls.
  const client = streams === null ? "client: Caller" : "client: AtlasClient";
  return [
    documentationOf(method, "", (inputs) => `${functionName}(${inputs === "" ? "client" : `client, ${inputs}`})`),
    `export const ${functionName} = (${[client, ...parametersOf(method)].join(", ")}): ${returnTypeOf(method)} =>`,
    `  ${sendingOf(method)};`,
  ].join("\n");
};

const sendingOf = (method: SdkMethod): string => {
  const call = callLiteral(method);
  if (method.streams !== null) return `streamOf(client, ${call}, options)`;
  return method.items === null
    ? `client.call(${call}, ${method.operation.file === null ? "options" : "uploadOptions(upload, options)"})`
    : `listOf(client, ${call}, ${JSON.stringify(method.items)}, options)`;
};

const putKeys = { body: "keyInBody", params: "keyInParams", header: "keyInHeader" } as const;

const callLiteral = (method: SdkMethod): string => {
  const { operation, inputs, key, query } = method;
  const members = [
    `id: ${JSON.stringify(operation.id)}`,
    `method: "${operation.method.toUpperCase()}"`,
    `path: () => ${pathOf(method)}`,
    ...(operation.host === "api" ? [] : [`host: "${operation.host}"`]),
    `limit: ${literal(operation.limit)}`,
    ...(key === null ? [] : [`putKey: ${putKeys[key]}`]),
    ...(inputs.some(({ name }) => name === "body") ? ["body"] : []),
    ...(operation.file === null ? [] : ["file: () => fileInit(upload)"]),
    ...(query === null || !asksAgain(method) ? [] : [query === "query" ? query : `query: ${query}`]),
  ];
  return `{ ${members.join(", ")} }`;
};

/** Lists and streams add their query to the path of each request. */
const asksAgain = ({ items, streams }: SdkMethod): boolean => items !== null || streams !== null;

const pathOf = (method: SdkMethod): string => {
  const { operation, inputs } = method;
  const names = new Map(pathParameters(operation).map(({ name }, index) => [name, inputs[index]?.name]));
  const path = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) => `\${segment(${names.get(name)})}`);
  const whole = `${path}${searchOf(method)}`;
  return whole.includes("${") ? `\`${whole}\`` : JSON.stringify(whole);
};

const searchOf = (method: SdkMethod): string => {
  if (method.operation.file !== null) return "${uploadSearch(upload)}";
  return method.query === null || asksAgain(method) ? "" : `\${search(${method.query})}`;
};

/** Emits the methods of a client by their resources: `messages.send` becomes `atlas.messages.send(…)`. */
export const emitMethodTree = (methods: readonly SdkMethod[], tree: SdkTree, name: string, text: string): string => {
  const own = methods.filter((method) => method.tree === tree);
  const resources = Map.groupBy(own, ({ resource }) => resource);
  const members = [...resources].map(([resource, group]) =>
    [
      `  readonly ${propertyName(resource)} = {`,
      group.map((method) => `${memberOf(method, "    ", `${tree}.${resource}`)},`).join("\n\n"),
      "  };",
    ].join("\n"),
  );
  return moduleOf(own, name, text, members);
};

/** Emits the methods of a client with one resource: `agent.searchKnowledge(…)`. */
export const emitFlatMethods = (methods: readonly SdkMethod[], tree: SdkTree, name: string, text: string): string => {
  const own = methods.filter((method) => method.tree === tree);
  const members = own.map((method) => `${memberOf(method, "  ", tree, "readonly ", " =")};`);
  return moduleOf(own, name, text, members);
};

const moduleOf = (methods: readonly SdkMethod[], name: string, text: string, members: readonly string[]): string => {
  const types = ["BodyOf", "DataOf", "QueryOf"].filter((type) => members.some((member) => member.includes(`${type}<`)));
  const results = ["Answer", "CallOptions"].filter((type) => members.some((member) => member.includes(type)));
  return [
    `import type { ${types.join(", ")} } from "@atlas-messaging/contract";`,
    `import type { ${results.join(", ")} } from "../call.ts";`,
    'import { AdvisedClient } from "../advised-client.ts";',
    ...pagingImport(methods),
    ...(methods.some(({ streams }) => streams !== null) ? ['import type { Stream } from "../stream.ts";'] : []),
    ...(methods.some(({ operation }) => operation.file !== null)
      ? ['import type { Upload } from "../upload.ts";']
      : []),
    `import * as operations from "./operations.ts";`,
    "",
    `/** ${text} */`,
    `export abstract class ${name} extends AdvisedClient {`,
    members.join("\n\n"),
    "}",
    "",
  ].join("\n");
};

/** Imports `List` for lists, and `ItemOf` for the items of a stream. */
const pagingImport = (methods: readonly SdkMethod[]): string[] => {
  const types = [
    ...(methods.some(({ streams }) => streams !== null) ? ["ItemOf"] : []),
    ...(methods.some(({ items }) => items !== null) ? ["List"] : []),
  ];
  return types.length === 0 ? [] : [`import type { ${types.join(", ")} } from "../paging.ts";`];
};

const memberOf = (method: SdkMethod, indent: string, owner: string, before = "", after = ":"): string => {
  const { name, functionName, inputs } = method;
  const given = ["this", ...inputs.map((input) => input.name), "options"];
  return [
    documentationOf(method, indent, (example) => `${owner}.${name}(${example})`),
    `${indent}${before}${propertyName(name)}${after} (${parametersOf(method).join(", ")}): ${returnTypeOf(method)} =>`,
    `${indent}  operations.${functionName}(${given.join(", ")})`,
  ].join("\n");
};

/** Emits what the raw client must know of each path. */
export const emitSdkRoutes = (operations: readonly OperationModel[]): string =>
  [
    'import type { LimitName } from "@atlas-messaging/contract";',
    'import type { HostName } from "../environment.ts";',
    "",
    "/** Host of an operation (the public API's by default), its limit class, and whether its answer has no end. */",
    "export interface Route {",
    "  readonly host?: HostName;",
    "  readonly limit: LimitName;",
    "  readonly isStream?: true;",
    "}",
    "",
    "/** Every operation by its method and its path. */",
    "export const routes = {",
    ...operations.map(
      ({ method, path, ...operation }) =>
        `  ${JSON.stringify(`${method.toUpperCase()} ${path}`)}: ${routeOf(operation)},`,
    ),
    "} as const satisfies Readonly<Record<string, Route>>;",
    "",
  ].join("\n");

const routeOf = ({ host, limit, stream }: Pick<OperationModel, "host" | "limit" | "stream">): string =>
  literal({ host: host === "api" ? undefined : host, limit, isStream: stream === null ? undefined : true });

/** Emits an error class for each status and each code of `spec/shared/errors.yaml`, for use with `instanceof`. */
export const emitSdkErrors = (table: unknown): string => {
  const rows = isRecord(table) ? Object.entries(table).map(([code, row]) => asRow(code, row)) : [];
  const statuses = [...Map.groupBy(rows, ({ status }) => status)].toSorted(([one], [other]) => one - other);
  return [
    'import { ServiceError } from "../errors.ts";',
    "",
    statuses.map(([status, group]) => familyOf(status, group)).join("\n\n"),
    "",
    rows.map(classOf).join("\n\n"),
    "",
  ].join("\n");
};

interface Row {
  readonly code: string;
  readonly status: number;
  readonly retryable: boolean;
  readonly summary: string;
  readonly cure: string;
}

/** The linter guarantees the shape of the table. */
const asRow = (code: string, row: unknown): Row => ({ code, ...(row as Omit<Row, "code">) });

const familyOf = (status: number, rows: readonly Row[]): string => {
  const codes = rows.map(({ code }) => `\`${code}\``).join(", ");
  const types = rows.map(({ code }) => JSON.stringify(code)).join(" | ");
  return classLines(
    `Status${status}Error`,
    `Every refusal with the status ${status}: ${codes}, and codes that are new.`,
    `ServiceError<${types}>`,
    `error instanceof ServiceError && error.status === ${status}`,
  );
};

const classOf = ({ code, status, retryable, summary, cure }: Row): string =>
  classLines(
    classNameOf(code),
    `${summary}\n\n${cure}\n\n\`${code}\`, status ${status}, ${retryable ? "" : "not "}retryable.`,
    `ServiceError<${JSON.stringify(code)}>`,
    `error instanceof ServiceError && error.code === ${JSON.stringify(code)}`,
  );

const classLines = (name: string, text: string, parent: string, test: string): string =>
  [
    docstring(text),
    `export class ${name} extends ${parent} {`,
    `  static override [Symbol.hasInstance](error: unknown): error is ${name} {`,
    `    return ${test};`,
    "  }",
    "}",
  ].join("\n");

/** Returns the class name of a code: `window_closed` is `WindowClosedError`. */
const classNameOf = (code: string): string =>
  code
    .toLowerCase()
    .replace(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase())
    .replace(/(Error)?$/, "Error");
