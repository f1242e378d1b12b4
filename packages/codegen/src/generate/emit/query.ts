import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { $, type DefinePlugin, type IR, type UserConfig, createClient, definePluginConfig } from "@hey-api/openapi-ts";
import type { OpenApiDocument } from "../../contract/document.ts";
import { type SdkMethod, descriptionOf } from "../sdk-model.ts";

/** Emits the TanStack Query options of every operation, over the functions of the SDK. */
export const emitQueryOptions = async (document: OpenApiDocument, methods: readonly SdkMethod[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "atlas-query-"));
  try {
    await createClient({
      input: asInput(structuredClone(document)),
      logs: { level: "silent", file: false },
      output: { path: folder, header: null, entryFile: false, fileName: { suffix: null } },
      parser: { pagination: { keywords: pageParameters } },
      plugins: [queryPlugin(methods)],
    });
    return await readFile(join(folder, "atlas-query.ts"), "utf8");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Both types describe one OpenAPI 3.1 document. */
const asInput = (document: OpenApiDocument) => document as unknown as UserConfig["input"];

/** Query parameters that ask for another page. */
const pageParameters = ["after_id", "offset"] as const;

type PageParameter = (typeof pageParameters)[number];

type QueryPlugin = DefinePlugin<{ name: "atlas-query" }>;

type Instance = QueryPlugin["Instance"];

/**
 * Plugin of hey-api: reads and lists become query options, all else mutation options. The names are those of the SDK,
 * whose functions send the requests.
 */
const queryPlugin = (methods: readonly SdkMethod[]) => {
  const byOperation = Map.groupBy(methods, ({ operation }) => operation.id);
  return definePluginConfig<QueryPlugin["Types"]>({
    name: "atlas-query",
    config: {},
    dependencies: [],
    handler: ({ plugin }) => {
      const imports = importsOf(plugin);
      plugin.forEach(
        "operation",
        ({ operation }) => {
          for (const method of byOperation.get(operation.operationId ?? "") ?? [])
            emit(plugin, imports, method, operation);
        },
        { order: "declarations" },
      );
    },
  })();
};

const emit = (plugin: Instance, imports: Imports, method: SdkMethod, operation: IR.OperationObject): void => {
  // A stream has no end that a cache could wait for.
  if (method.streams !== null) return;
  const emitter = new Emitter(plugin, imports, method);
  if (operation.method !== "get") return emitter.mutation();
  emitter.query();
  const page = pageParameterOf(operation);
  if ((page !== null) !== (method.items !== null))
    throw new Error(`${method.operation.id} pages without a list, or lists without pages`);
  if (page !== null) emitter.infiniteQuery(page);
};

/** The parser marks the parameters by the keywords above. */
const pageParameterOf = ({ parameters }: IR.OperationObject): PageParameter | null => {
  const named = Object.values(parameters?.query ?? {}).find(({ pagination }) => pagination !== undefined);
  return pageParameters.find((name) => name === named?.name) ?? null;
};

const importsOf = (plugin: Instance) => {
  const own = { external: "../options.ts" };
  const contract = { external: "@atlas-messaging/contract", kind: "type" } as const;
  return {
    query: plugin.symbol("asQuery", own),
    infiniteQuery: plugin.symbol("asInfiniteQuery", own),
    mutation: plugin.symbol("asMutation", own),
    client: plugin.symbol("AtlasClient", { external: "@atlas-messaging/sdk", kind: "type" }),
    Upload: plugin.symbol("Upload", { external: "@atlas-messaging/sdk", kind: "type" }),
    BodyOf: plugin.symbol("BodyOf", contract),
    QueryOf: plugin.symbol("QueryOf", contract),
  };
};

type Imports = ReturnType<typeof importsOf>;

const arrow = () => $.func();

type Arrow = ReturnType<typeof arrow>;

/** Emits the options of one method. */
class Emitter {
  readonly #plugin: Instance;
  readonly #imports: Imports;
  readonly #method: SdkMethod;

  constructor(plugin: Instance, imports: Imports, method: SdkMethod) {
    this.#plugin = plugin;
    this.#imports = imports;
    this.#method = method;
  }

  /** `messagesGetOptions(client, id)` */
  query(): void {
    const { query } = this.#imports;
    const ask = arrow().param("options").do(this.#call("options").return());
    this.#export("Options", this.#withInputs($(query).call("client", this.#id, this.#inputs, ask)));
  }

  /** `messagesListInfiniteOptions(client, query)` */
  infiniteQuery(page: PageParameter): void {
    const { infiniteQuery } = this.#imports;
    const paged = $.object().spread("query").spread("page");
    const ask = arrow().param("page").param("options").do(this.#call("options", paged).return());
    const asked = $(infiniteQuery).call("client", this.#id, this.#inputs, $.literal(page), ask);
    const { functionName, operation } = this.#method;
    const description = `${operation.summary}, page by page, as \`${functionName}Options\` describes it.`;
    this.#export("InfiniteOptions", this.#withInputs(asked), description);
  }

  /** `messagesSendMutation(client)` */
  mutation(): void {
    const { mutation } = this.#imports;
    const { inputs } = this.#method;
    const given = $.type.object();
    for (const { name, required } of inputs)
      given.prop(name, (prop) => prop.required(required).type(this.#typeOf(name)));
    const ask = arrow()
      .param((param) => param.object(...inputs.map(({ name }) => name)).type(given))
      .param("options")
      .do(this.#call("options").return());
    const made = $(mutation).call("client", this.#id, ask);
    this.#export("Mutation", this.#withClient(arrow()).do(made.return()));
  }

  get #id() {
    return $.literal(this.#method.operation.id);
  }

  /** Inputs as the query key has them: by name, so that two that are given differ from one. */
  get #inputs() {
    const inputs = $.object();
    for (const { name } of this.#method.inputs) inputs.prop(name, name);
    return inputs;
  }

  #call(options: string, query?: ReturnType<typeof $.object>) {
    const { functionName, inputs } = this.#method;
    const send = this.#plugin.symbol(functionName, { external: "@atlas-messaging/sdk/operations" });
    const given = inputs.map(({ name }) => (name === "query" && query ? query : $(name)));
    return $(send).call($("client"), ...given, $(options));
  }

  #withClient(func: Arrow) {
    return func.param("client", (param) => param.type(this.#imports.client));
  }

  #withInputs(asked: ReturnType<ReturnType<typeof $>["call"]>) {
    const made = this.#withClient(arrow());
    for (const { name, required } of this.#method.inputs)
      made.param(name, (param) => param.required(required).type(this.#typeOf(name)));
    return made.do(asked.return());
  }

  #typeOf(name: string) {
    const { BodyOf, QueryOf, Upload } = this.#imports;
    const { operation, inputs } = this.#method;
    const id = $.type.literal(operation.id);
    if (name === "body") return $.type(BodyOf).generic(id);
    if (name === "upload") return $.type(Upload).generic(id);
    if (name !== "query") return $.type("string");
    const query = $.type(QueryOf).generic(id);
    const isSearched = inputs.some((input) => input.name === name && input.type.startsWith("Omit<"));
    return isSearched ? $.type("Omit").generics(query, $.type.literal("q")) : query;
  }

  #export(suffix: string, made: Arrow, description = descriptionOf(this.#method)): void {
    const symbol = this.#plugin.symbol(`${this.#method.functionName}${suffix}`);
    this.#plugin.node($.const(symbol).export().doc(description.split("\n")).assign(made));
  }
}
