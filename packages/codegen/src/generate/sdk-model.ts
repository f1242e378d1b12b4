import {
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  type Schema,
  isRecord,
  resolve,
} from "../contract/document.ts";
import { type OperationModel, success } from "./operation-model.ts";
import { Expression, docstring, literal } from "./print.ts";

/** A client of the SDK, by the operations that are its methods. */
export type SdkTree = "atlas" | "agent" | "console";

/** One parameter of a method: `body: BodyOf<"messages.send">`. */
interface Input {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Value of the parameter in the example. */
  readonly example: unknown;
}

/** One method of the SDK. An operation that also searches has two. */
export interface SdkMethod {
  readonly operation: OperationModel;
  readonly tree: SdkTree;
  /** Resource: `conversations` in `atlas.conversations.events(id)`. The Agent API's methods stand at its client. */
  readonly resource: string;
  readonly name: string;
  /** Name of the method as a function: `conversationsEvents`, and `consoleConversationsEvents` of the console. */
  readonly functionName: string;
  readonly inputs: readonly Input[];
  /** Type of the returned data. */
  readonly data: string;
  /** Member of the data with the items of a page. Null if the operation does not page. */
  readonly items: string | null;
  /** Member with the items in the data of the list that the operation streams. Null if it answers once. */
  readonly streams: string | null;
  /** Place of the idempotency key. Null if the operation takes none. */
  readonly key: "body" | "params" | "header" | null;
  /** Expression for the query. */
  readonly query: string | null;
}

/** Returns every method, in the order of the contract. */
export const readSdkMethods = (document: OpenApiDocument, operations: readonly OperationModel[]): SdkMethod[] =>
  operations.filter(isForClients).flatMap((operation) => {
    const list = operations.find(({ id }) => id === operation.stream);
    const all = { ...methodOf(document, operation), ...(list && streaming(document, list)) };
    const searches = operation.parameters.some(isSearch) && all.items !== null;
    return searches ? [listing(all, document), searching(all, document)] : [all];
  });

/** Leaves out documents for browsers and models. */
const isForClients = (operation: OperationModel): boolean =>
  operation.stream !== null || [null, "application/json"].includes(success(operation).contentType);

const methodOf = (document: OpenApiDocument, operation: OperationModel): SdkMethod => {
  const { resource, verb } = split(operation.id);
  const name = withoutList(verb);
  const query = operation.parameters.filter((parameter) => parameter.in === "query");
  return {
    operation,
    tree: operation.host === "agent" || operation.host === "console" ? operation.host : "atlas",
    resource,
    name,
    functionName: functionNameOf(operation, name),
    inputs: [
      ...pathParameters(operation).map((parameter) => pathInput(document, parameter)),
      ...bodyInputs(operation),
      ...(operation.file === null ? [] : [uploadInput(document, operation, query)]),
      ...(query.length === 0 || operation.file !== null ? [] : [queryInput(document, operation.id, query)]),
    ],
    data: `DataOf<${JSON.stringify(operation.id)}>`,
    items: operation.stream === null ? itemsOf(document, operation) : null,
    streams: null,
    key: operation.idempotent ? placeOfKey(document, operation) : null,
    query: query.length === 0 || operation.file !== null ? null : "query",
  };
};

/** The items of a stream are those of its list. */
const streaming = (document: OpenApiDocument, list: OperationModel): Pick<SdkMethod, "data" | "streams"> => ({
  data: `DataOf<${JSON.stringify(list.id)}>`,
  streams: itemsOf(document, list),
});

/** A parameter `q` makes a list a search, so it gets its own method. */
const isSearch = ({ in: place, name }: Parameter): boolean => place === "query" && name === "q";

/** Some lists answer a search in another form, the others in the same. */
const answersInTwoForms = ({ operation }: SdkMethod, document: OpenApiDocument): boolean =>
  "oneOf" in resolve<Schema>(document, success(operation).media.schema ?? {});

const listing = (method: SdkMethod, document: OpenApiDocument): SdkMethod => ({
  ...method,
  inputs: method.inputs.map((input) =>
    input.name === "query"
      ? { ...input, type: `Omit<${input.type}, "q">`, example: without(input.example, "q") }
      : input,
  ),
  data: answersInTwoForms(method, document) ? `Extract<${method.data}, { ${method.items}: unknown }>` : method.data,
});

const searching = (method: SdkMethod, document: OpenApiDocument): SdkMethod => ({
  ...method,
  name: "search",
  functionName: functionNameOf(method.operation, "search"),
  inputs: [
    { name: "q", type: "string", required: true, example: Reflect.get(exampleOf(method), "q") },
    ...listing(method, document).inputs,
  ],
  data: answersInTwoForms(method, document) ? `Extract<${method.data}, { data: unknown }>` : method.data,
  items: answersInTwoForms(method, document) ? "data" : method.items,
  query: "{ ...query, q }",
});

const exampleOf = (method: SdkMethod): object => {
  const example = method.inputs.find(({ name }) => name === "query")?.example;
  return isRecord(example) ? example : {};
};

const without = (value: unknown, name: string): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([member]) => member !== name)) : value;

/** Splits `resource.verb`, and `console.resource.verb`, whose owner is `console`. */
const split = (id: string): { owner: readonly string[]; resource: string; verb: string } => {
  const [verb, resource, ...owner] = id.split(".").toReversed();
  if (resource === undefined || verb === undefined) throw new Error(`${id} is not of the form resource.verb`);
  return { owner, resource, verb };
};

const functionNameOf = ({ id }: OperationModel, name: string): string => {
  const { owner, resource } = split(id);
  const [first = "", ...others] = [...owner, resource, name];
  return `${first}${others.map(capitalized).join("")}`;
};

/** Shortens a list's name: `conversations.listEvents` becomes `atlas.conversations.events(id)`. */
export const withoutList = (verb: string): string =>
  verb.replace(/^list([A-Z])/, (_match, letter: string) => letter.toLowerCase());

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const camelCase = (name: string): string => name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

export const pathParameters = (operation: OperationModel): Parameter[] =>
  operation.parameters.filter((parameter) => parameter.in === "path");

const pathInput = (document: OpenApiDocument, parameter: Parameter): Input => ({
  name: camelCase(parameter.name),
  type: "string",
  required: true,
  example: parameterExample(document, parameter) ?? parameter.name,
});

/** A deletion has nothing but a key in its body. It goes as a header, since some proxies drop such a body. */
const bodyInputs = ({ id, method, requestBody }: OperationModel): Input[] => {
  if (requestBody === null || method === "delete") return [];
  const { required, media } = requestBody;
  return [{ name: "body", type: `BodyOf<${JSON.stringify(id)}>`, required, example: mediaExample(media) }];
};

/** A file and what is said about it, which the query has, are one argument. */
const uploadInput = (document: OpenApiDocument, { id, file }: OperationModel, parameters: Parameter[]): Input => ({
  name: "upload",
  type: `Upload<${JSON.stringify(id)}>`,
  required: true,
  example: {
    file: new Expression(`new Blob([${JSON.stringify(file?.example)}])`),
    media_type: "text/plain",
    ...Object(queryInput(document, id, parameters).example),
  },
});

const queryInput = (document: OpenApiDocument, id: string, parameters: Parameter[]): Input => {
  const entries = parameters
    .map((parameter) => [parameter.name, parameterExample(document, parameter)] as const)
    .filter(([name, value]) => value !== undefined && name !== "after_id" && name !== "offset");
  return {
    name: "query",
    type: `QueryOf<${JSON.stringify(id)}>`,
    required: parameters.some((parameter) => parameter.required),
    example: entries.length === 0 ? undefined : Object.fromEntries(entries),
  };
};

/** Returns the body's example, the first if there are several. */
export const mediaExample = (media: MediaType): unknown => {
  const named: unknown = Reflect.get(media, "examples");
  const first = isRecord(named) ? Object.values(named)[0] : undefined;
  return media.example ?? (isRecord(first) ? first["value"] : undefined);
};

export const parameterExample = (document: OpenApiDocument, parameter: Parameter): unknown => {
  const own: unknown = Reflect.get(parameter, "example");
  const schema = parameter.schema === undefined ? {} : resolve(document, parameter.schema);
  return own ?? (Array.isArray(schema["examples"]) ? schema["examples"][0] : undefined);
};

/** The contract marks lists with a cursor. A list with an offset has `next_offset`. */
export const itemsOf = (document: OpenApiDocument, operation: OperationModel): string | null => {
  if (operation.page !== null) return operation.page.items.replace(/^data\./, "");
  const data = propertiesOf(document, success(operation).media.schema)["data"];
  const properties = propertiesOf(document, data);
  if (!("next_offset" in properties)) return null;
  const lists = Object.entries(properties).filter(([, schema]) => resolve(document, schema)["type"] === "array");
  const [name, ...more] = lists.map(([member]) => member);
  if (name === undefined || more.length > 0) throw new Error(`${operation.id} has next_offset, but not one list`);
  return name;
};

/** The tool server's messages have the key in `params`, other bodies at the top. Deletions and files have it in a header. */
export const placeOfKey = (
  document: OpenApiDocument,
  { method, requestBody, file }: OperationModel,
): SdkMethod["key"] => {
  if (method === "delete" || file !== null) return "header";
  const schema = resolve<Schema>(document, requestBody?.media.schema ?? {});
  const forms = Array.isArray(schema["oneOf"]) ? schema["oneOf"].filter(isRecord) : [schema];
  return forms.some((form) => "idempotency_key" in propertiesOf(document, form)) ? "body" : "params";
};

const propertiesOf = (document: OpenApiDocument, schema: Schema | undefined): Record<string, Schema> => {
  const properties = schema === undefined ? {} : resolve<Schema>(document, schema)["properties"];
  return isRecord(properties) ? asSchemas(properties) : {};
};

/** The linter guarantees valid JSON Schema. */
const asSchemas = (properties: Record<string, unknown>): Record<string, Schema> => properties as Record<string, Schema>;

/** Declares the parameters: `id: string, query?: QueryOf<"…">, options?: CallOptions`. */
export const parametersOf = ({ inputs }: SdkMethod): string[] => [
  ...inputs.map(({ name, type, required }) => `${name}${required ? "" : "?"}: ${type}`),
  "options?: CallOptions",
];

/** Returns the method's return type. */
export const returnTypeOf = ({ data, items, streams }: SdkMethod): string => {
  if (streams !== null) return `Stream<ItemOf<${data}, ${JSON.stringify(streams)}>>`;
  return items === null ? `Answer<${data}>` : `List<${data}, ${JSON.stringify(items)}>`;
};

/** Writes summary, description, scopes, stage, and an example call. */
export const documentationOf = (method: SdkMethod, indent: string, called: (inputs: string) => string): string =>
  docstring(descriptionOf(method), indent, exampleCall(method, called));

/** Writes summary, description, scopes and stage. */
export const descriptionOf = (method: SdkMethod): string => {
  const { summary, description, stage, auth } = method.operation;
  const needs = auth.scheme === "none" ? [] : auth.anyOf.map((name) => `\`${name}\``);
  const what = auth.scheme === "operatorSession" ? "permission" : "scope";
  return [
    `${summary}.`,
    "",
    description,
    ...(needs.length === 0 ? [] : ["", `Needs the ${what} ${needs.join(" or ")}.`]),
    ...(stage === "preview" ? ["", "Preview: it may change, and production may not offer it."] : []),
    ...(stage === "deprecated" || stage === "sunset" ? ["", "@deprecated"] : []),
  ].join("\n");
};

const exampleCall = ({ inputs, items, streams }: SdkMethod, called: (inputs: string) => string): string => {
  const given = inputs.map(({ example }) => example).filter((example) => example !== undefined);
  const call = called(given.map((example) => literal(example, 0, 60)).join(", "));
  const isOne = items === null && streams === null;
  return isOne ? `const answer = await ${call};` : `for await (const item of ${call}) show(item);`;
};
