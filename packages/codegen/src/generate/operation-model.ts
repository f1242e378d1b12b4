import {
  type LimitBy,
  type MediaType,
  type Method,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Response,
  type Schema,
  isRecord,
  resolve,
} from "../contract/document.ts";

const hosts = ["api", "console", "agent", "site"] as const;
export type Host = (typeof hosts)[number];

export type Authentication = { scheme: "none" } | { scheme: "accessToken" | "operatorSession"; anyOf: string[] };

export interface ResponseModel {
  status: number;
  contentType: string | null;
  media: MediaType;
}

/** One operation with its references resolved, as the emitters need it. */
export interface OperationModel {
  id: string;
  method: Method;
  path: string;
  host: Host;
  tag: string;
  /** Section: the tag in kebab case. `Agent API` is `agent-api`. */
  section: string;
  /** True if customers or the public may see the effect. */
  reachesCustomers: boolean;
  probe: boolean;
  summary: string;
  description: string;
  auth: Authentication;
  stage: string;
  limit: string;
  limitBy: LimitBy | null;
  idempotent: boolean;
  page: { items: string } | null;
  /** List whose items the operation streams. Null if it answers once. */
  stream: string | null;
  /** Maximum bytes of the body. */
  maxBodyBytes: number;
  parameters: Parameter[];
  /** JSON body. */
  requestBody: { required: boolean; media: MediaType } | null;
  /** Body that is a file, as bytes of any type. */
  file: MediaType | null;
  responses: ResponseModel[];
  errors: string[];
  lifecycle: Record<string, string>;
}

const defaultMaxBodyBytes = 1_048_576;

const methods = ["get", "put", "post", "delete", "patch"] as const;

/** Returns all operations in the order of the contract. */
export const readOperations = (document: OpenApiDocument): OperationModel[] => {
  const hostOfTag = new Map(document.tags?.map((tag) => [tag.name, tag["x-atlas-host"]]));
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const host = operation["x-atlas-host"] ?? hostOfTag.get(operation.tags?.[0] ?? "");
      return [readOperation(document, path, method, { ...operation, parameters, "x-atlas-host": asHost(host, path) })];
    }),
  );
};

/** Returns the operation's success response, the first if there are several. */
export const success = (operation: OperationModel): ResponseModel => {
  const first = operation.responses.find((response) => response.status < 400);
  if (first === undefined) throw new Error(`${operation.id} declares no success`);
  return first;
};

const readOperation = (
  document: OpenApiDocument,
  path: string,
  method: Method,
  operation: Operation & { readonly "x-atlas-host": Host },
): OperationModel => {
  const id = required(operation.operationId, `${method} ${path}`);
  const tag = required(operation.tags?.[0], id);
  const responses = readResponses(document, operation);
  return {
    id,
    method,
    path,
    host: operation["x-atlas-host"],
    tag,
    section: tag.toLowerCase().replaceAll(" ", "-"),
    reachesCustomers: operation["x-atlas-reaches-customers"] ?? false,
    probe: operation["x-atlas-probe"] ?? false,
    summary: required(operation.summary, id),
    description: required(operation.description, id),
    auth: readAuthentication(id, operation),
    stage: required(operation["x-atlas-stage"], id),
    limit: required(operation["x-atlas-limit"], id),
    limitBy: operation["x-atlas-limit-by"] ?? null,
    idempotent: required(operation["x-atlas-idempotent"], id),
    page: operation["x-atlas-page"] ?? null,
    stream: operation["x-atlas-stream"] ?? null,
    maxBodyBytes: operation["x-atlas-max-body"] ?? defaultMaxBodyBytes,
    parameters: (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter)),
    requestBody: readRequestBody(operation),
    file: operation.requestBody?.content["application/octet-stream"] ?? null,
    responses,
    errors: [...new Set(responses.flatMap((response) => errorCodes(document, response)))],
    lifecycle: readLifecycle(operation),
  };
};

const required = <Value>(value: Value | undefined, where: string): Value => {
  if (value === undefined) throw new Error(`${where} lacks what every operation must have; the linter says what`);
  return value;
};

const asHost = (host: string | undefined, path: string): Host => {
  const found = hosts.find((name) => name === host);
  return required(found, path);
};

const readAuthentication = (id: string, operation: Operation): Authentication => {
  const alternatives = (operation.security ?? []).flatMap((requirement) => Object.entries(requirement));
  const scheme = alternatives[0]?.[0];
  if (scheme === undefined) return { scheme: "none" };
  if (scheme !== "accessToken" && scheme !== "operatorSession") {
    throw new Error(`${id} has the unknown security scheme ${scheme}`);
  }
  return { scheme, anyOf: alternatives.flatMap(([, names]) => names) };
};

const readRequestBody = ({ requestBody }: Operation): OperationModel["requestBody"] => {
  const media = requestBody?.content["application/json"];
  return media === undefined ? null : { required: requestBody?.required ?? false, media };
};

const readResponses = (document: OpenApiDocument, operation: Operation): ResponseModel[] =>
  Object.entries(operation.responses)
    .map(([status, response]) => {
      const [contentType, media] = Object.entries(resolve<Response>(document, response).content ?? {})[0] ?? [null, {}];
      return { status: Number(status), contentType, media };
    })
    .toSorted((one, other) => one.status - other.status);

/**
 * Returns the `code` enums of an error response, in each alternative. JSON-RPC has the service's code in `error.data`. A
 * sunset answer (410) is its own code.
 */
const errorCodes = (document: OpenApiDocument, { status, media }: ResponseModel): string[] =>
  status < 400 || media.schema === undefined
    ? []
    : alternatives(document, media.schema).flatMap((schema) => {
        const error = property(document, schema, "error");
        const own = error && (property(document, error, "data") ?? error);
        return own === undefined ? [] : constants(property(document, own, "code") ?? own);
      });

const alternatives = (document: OpenApiDocument, schema: Schema): Schema[] => {
  const of = resolve<Schema>(document, schema)["oneOf"];
  return Array.isArray(of) ? of.filter(isRecord) : [schema];
};

const property = (document: OpenApiDocument, schema: Schema, name: string): Schema | undefined => {
  const properties = resolve<Schema>(document, schema)["properties"];
  const found = isRecord(properties) ? properties[name] : undefined;
  return isRecord(found) ? resolve<Schema>(document, found) : undefined;
};

const constants = (schema: Schema): string[] => {
  const values: unknown[] = Array.isArray(schema["enum"]) ? schema["enum"] : [schema["const"]];
  return values.filter((value) => typeof value === "string");
};

const readLifecycle = (operation: Operation): Record<string, string> => {
  const members = { deprecation: "x-atlas-deprecation", sunset: "x-atlas-sunset", migrateTo: "x-atlas-migrate-to" };
  const values = Object.entries(members).map(([name, extension]) => [name, Reflect.get(operation, extension)] as const);
  return Object.fromEntries(values.filter((entry): entry is readonly [string, string] => typeof entry[1] === "string"));
};
