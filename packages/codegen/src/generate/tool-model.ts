import { type OpenApiDocument, type Schema, isRecord, resolve } from "../contract/document.ts";
import { type OperationModel, success } from "./operation-model.ts";
import { inlined, parametersSchema, rewrite } from "./schema/prepare.ts";

/** One entry of `spec/shared/tools.yaml`. */
interface ToolEntry {
  readonly title: string;
  readonly operation?: string;
  readonly reads?: string;
  readonly risk: "none" | "low" | "high";
  readonly reaches_out?: boolean;
  readonly description: string;
  readonly scopes?: readonly string[];
  readonly arguments?: Schema;
  readonly result?: Schema;
  readonly preview?: Schema;
}

/** A tool, with facts from its operation. */
export interface ToolModel {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly risk: ToolEntry["risk"];
  readonly reachesOut: boolean;
  readonly operation: string | null;
  /** Operation that answers a tool that only reads rows. */
  readonly reads: string | null;
  /** Required scopes, all of them. */
  readonly scopes: readonly string[];
  /** Exact schema of the arguments. */
  readonly accepts: Schema;
  /**
   * The same schema as one object without alternatives, since models and MCP clients accept nothing else at the top
   * level.
   */
  readonly parameters: Schema;
  /** Answer of the tool server: after a commit, after a dry run, or a refusal. Null where an operation answers. */
  readonly output: Schema | null;
}

/** Reads the tools in the order of the table. */
export const readTools = (document: OpenApiDocument, operations: OperationModel[], table: unknown): ToolModel[] =>
  Object.entries(asTable(table)).map(([name, entry]) => {
    const operation = operationOf(operations, name, entry.operation);
    const reads = operationOf(operations, name, entry.reads);
    const accepts = inlined(document, operation ? argumentsOf(operation) : required(entry.arguments, name));
    const scopes = operation ? scopesOf(operation) : required(entry.scopes, name);
    const exact = withoutKey(accepts);
    return {
      name,
      title: entry.title,
      description: entry.description,
      risk: entry.risk,
      reachesOut: entry.reaches_out ?? false,
      operation: operation?.id ?? null,
      reads: reads?.id ?? null,
      scopes,
      accepts: exact,
      parameters: forClients(merged(name, exact)),
      output: reads ? null : forClients(answerOf(document, name, entry, operation)),
    };
  });

const answerOf = (
  document: OpenApiDocument,
  name: string,
  entry: ToolEntry,
  operation: OperationModel | null,
): Schema => {
  const result = inlined(document, operation ? dataOf(document, operation) : required(entry.result, name));
  return outputOf(result, entry.preview ?? result);
};

/** Options of a call that `tools/call` takes beside the arguments, for clients that can only give arguments. */
export const readCallOptions = (document: OpenApiDocument): Schema => {
  const request = inlined(document, { $ref: "#/components/schemas/ToolsCallRequest" });
  const members = propertiesIn(propertiesIn(request)["params"]);
  const { execution_mode, idempotency_key, shadow_run_id } = members;
  return propertiesIn(forClients({ properties: { execution_mode, idempotency_key, shadow_run_id } }));
};

const propertiesIn = (schema: unknown): Schema => {
  const properties = isRecord(schema) ? schema["properties"] : undefined;
  return isRecord(properties) ? properties : {};
};

const asTable = (value: unknown): Record<string, ToolEntry> => {
  if (isTable(value)) return value;
  throw new Error("shared/tools.yaml: each tool needs a title, a description and the risk none, low or high");
};

/** Other members are checked where they are used. */
const isTable = (value: unknown): value is Record<string, ToolEntry> =>
  isRecord(value) &&
  Object.values(value).every(
    (entry) =>
      isRecord(entry) &&
      typeof entry["title"] === "string" &&
      typeof entry["description"] === "string" &&
      ["none", "low", "high"].includes(String(entry["risk"])),
  );

const required = <Value>(value: Value | undefined, name: string): Value => {
  if (value === undefined)
    throw new Error(`The tool ${name} needs either an operation, or scopes, arguments and result`);
  return value;
};

const operationOf = (operations: OperationModel[], name: string, wanted?: string): OperationModel | null => {
  if (wanted === undefined) return null;
  const found = operations.find(({ id }) => id === wanted);
  if (!found) throw new Error(`The tool ${name} is the operation ${wanted}, which does not exist`);
  return found;
};

const argumentsOf = ({ parameters, requestBody }: OperationModel): Schema =>
  requestBody?.media.schema ?? parametersSchema(parameters.filter((parameter) => parameter.in === "query"));

/** Returns the `data` schema of the operation's success. */
const dataOf = (document: OpenApiDocument, operation: OperationModel): Schema => {
  const { schema } = success(operation).media;
  const properties = schema && resolve<Schema>(document, schema)["properties"];
  const data = isRecord(properties) ? properties["data"] : undefined;
  if (!isRecord(data)) throw new Error(`${operation.id} is a tool, so its success needs data`);
  return data;
};

const scopesOf = ({ id, auth }: OperationModel): readonly string[] => {
  const [scope, ...alternatives] = auth.scheme === "accessToken" ? auth.anyOf : [];
  if (scope === undefined || alternatives.length > 0) throw new Error(`${id} is a tool, so it needs exactly one scope`);
  return [scope];
};

/** A call's idempotency key is sent beside the arguments. */
const withoutKey = (schema: Schema): Schema =>
  rewrite(schema, (inner) => {
    const { idempotency_key: key, ...properties } = isRecord(inner["properties"]) ? inner["properties"] : {};
    return key === undefined ? inner : { ...inner, properties };
  });

const runId = { type: "string", format: "uuid", description: "The run; after a dry run the same as shadow_run_id." };

/** Clients validate every answer by this schema, refusals too. */
const outputOf = (result: Schema, preview: Schema): Schema => ({
  type: "object",
  anyOf: [
    outcome("After a commit.", result, { run_id: runId, execution_mode: { const: "commit" } }),
    outcome("After a dry run: what would happen.", preview, {
      run_id: runId,
      shadow_run_id: {
        type: "string",
        format: "uuid",
        description: "The shadow run; a commit that names it must have the same arguments.",
      },
      execution_mode: { const: "dry_run" },
      approval_required: { type: "boolean", description: "Whether a commit waits for a person." },
    }),
    refusal,
  ],
});

const refusal: Schema = {
  description: "Why the call was refused.",
  type: "object",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      required: ["code", "message", "retryable"],
      properties: {
        code: { type: "string", description: "An error code of the service; HITL_REQUIRED: a person must approve." },
        message: { type: "string", description: "What is wrong and what to do." },
        retryable: { type: "boolean", description: "Whether the same call may succeed later." },
        approval_id: { type: "string", format: "uuid", description: "The pending approval." },
        run_id: { type: "string", format: "uuid", description: "The run that waits for it." },
        may_send_at: { type: "string", format: "date-time", description: "End of the quiet hours." },
        next_step: { type: "string", description: "The one next step." },
        retry_after_seconds: { type: "integer", description: "Seconds to wait before the next call." },
        details: { type: "array", description: "Each thing that is wrong, and where.", items: { type: "object" } },
      },
    },
  },
};

const outcome = (description: string, of: Schema, more: Readonly<Record<string, Schema>>): Schema => ({
  description,
  type: "object",
  required: [...asNames(of["required"]), ...Object.keys(more)],
  properties: { ...(isRecord(of["properties"]) ? of["properties"] : {}), ...more },
});

/** Merges the members of all alternatives. A member is required if every alternative requires it. */
const merged = (name: string, schema: Schema): Schema => {
  if (!Array.isArray(schema["oneOf"])) return schema;
  const alternatives = schema["oneOf"].filter((alternative) => isRecord(alternative));
  const needed = alternatives.map((alternative) => asNames(alternative["required"]));
  if (alternatives.some(({ properties }) => !isRecord(properties))) throw new Error(`The tool ${name} takes no object`);
  return {
    type: "object",
    required: needed[0]?.filter((member) => needed.every((names) => names.includes(member))) ?? [],
    additionalProperties: false,
    properties: Object.assign({}, ...alternatives.map(({ properties }) => properties)),
  };
};

const asNames = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Drops examples and the contract's own keywords, which strict validators of clients refuse. */
const forClients = (schema: Schema): Schema =>
  rewrite(schema, (inner) =>
    Object.fromEntries(
      Object.entries(inner).filter(([keyword]) => keyword !== "examples" && !keyword.startsWith("x-")),
    ),
  );
