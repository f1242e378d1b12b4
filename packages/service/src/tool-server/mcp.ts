/** Serves clients of MCP, in the revisions of the official server library: it has the protocol, we have the tools. */
import { type Answer, relay } from "@atlas-messaging/server-stubs";
import {
  type AuthInfo,
  type CallToolResult,
  type McpHttpHandler,
  type McpRequestContext,
  McpServer,
  type McpServerOptions,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
  SUPPORTED_PROTOCOL_VERSIONS,
  createMcpHandler,
  fromJsonSchema,
  type jsonSchemaValidator,
} from "@modelcontextprotocol/server";
import { type Context, principalOf } from "../pipeline/context.ts";
import { authorizeTool, isTool } from "../tools/call.ts";
import { asOneAnswer } from "./errors.ts";
import {
  authorizeReading,
  type listResources,
  mayRead,
  type readResource,
  resourceOf,
  resourceTemplate,
} from "./resources.ts";
import type { ServeMcp } from "../pipeline/services.ts";
import { contractVersion, errors } from "@atlas-messaging/contract";
import type { ToolName } from "@atlas-messaging/validators/tools";
import { type ToolAnswer, refusalIn } from "../tools/decide.ts";
import { describeTool, toolsFor } from "../tools/manifest.ts";
import { refusalOf } from "../pipeline/failure.ts";
import { TextAnswer } from "../tools/reading.ts";
import { resourceLinks } from "../tools/options.ts";
import { type CallTool, resultOf } from "./plain.ts";
import { asTask, declaresTasks, offerTasks, taskCapability } from "./offer-tasks.ts";
import type { Tasks } from "./tasks.ts";

export type AnswerMcp = (
  exchange: Omit<Exchange, "replayed">,
  options: { readonly inOnePiece: boolean },
) => Promise<Answer<"toolServer.call">>;

/** Refuses subscriptions, since no list changes while a token lives. */
const statelessly: ServeMcp = (make) => {
  const { fetch } = createMcpHandler((request) => make(request), { maxSubscriptions: 0 });
  return {
    fetch: async (request, options) =>
      methodOf(options?.parsedBody) === "subscriptions/listen"
        ? noMethod(options?.parsedBody)
        : fetch(request, options),
  };
};

const noMethod = (body: unknown): Response => {
  const error = { code: ProtocolErrorCode.MethodNotFound, message: "Method not found" };
  const answer = { jsonrpc: "2.0", id: Reflect.get(Object(body), "id") ?? null, error };
  // `Response.json` of Bun adds a charset, which JSON does not have (RFC 8259, 11).
  return new Response(JSON.stringify(answer), { status: 404, headers: { "content-type": "application/json" } });
};

/** Opens the MCP handler of a process. */
export const openMcp = (serve: ServeMcp = statelessly): AnswerMcp => {
  const handler = serve((request, more) => serverFor(exchangeIn(request.authInfo), request.era, more));
  return (exchange, options) => answer(handler, { ...exchange, replayed: false }, options);
};

const sessionHeader = "mcp-session-id";

const answer = async (
  handler: Pick<McpHttpHandler, "fetch">,
  exchange: Exchange,
  { inOnePiece }: { readonly inOnePiece: boolean },
): Promise<Answer<"toolServer.call">> => {
  const { body, context } = exchange;
  authorize(body, context);
  const request = inOnePiece ? accepting(context.request) : context.request;
  const response = await handler.fetch(request, { parsedBody: body, authInfo: authInfoOf(exchange) });
  const relayed = { contentType: response.headers.get("content-type"), body: response.body };
  const parts = inOnePiece ? await asOneAnswer(relayed) : relayed;
  const session = response.headers.get(sessionHeader);
  const headers = session === null ? {} : { [sessionHeader]: session };
  return relay("toolServer.call", response.status, { ...parts, headers, replayed: exchange.replayed });
};

/** Missing scopes need a status and a challenge, which no MCP message can carry. */
const authorize = (body: unknown, context: Context): void => {
  const method = methodOf(body);
  const name: unknown = method === "tools/call" ? Reflect.get(paramsOf(body), "name") : null;
  if (isTool(name)) authorizeTool(name, context);
  if (method?.startsWith("resources/")) authorizeReading(context);
};

const methodOf = (body: unknown): string | null => {
  const method: unknown = Reflect.get(Object(body), "method");
  return typeof method === "string" ? method : null;
};

/** Makes the request accept both forms of answer. */
const accepting = ({ url, headers }: Request): Request => {
  const accepted = new Headers(headers);
  accepted.set("accept", "application/json, text/event-stream");
  return new Request(url, { method: "POST", headers: accepted });
};

// Tools and knowledge of a token, as a server of the official MCP library.

/** One request on its way through the library. */
export interface Exchange {
  readonly body: unknown;
  readonly context: Context;
  readonly call: CallTool;
  readonly list: (cursor?: string) => ReturnType<typeof listResources>;
  readonly read: (id: string) => ReturnType<typeof readResource>;
  readonly tasks: Tasks;
  /** The tool's answer was stored before. */
  replayed: boolean;
}

/** Wraps an exchange for the library, which hands it back with each request. */
export const authInfoOf = (exchange: Exchange): AuthInfo => ({
  token: "",
  clientId: principalOf(exchange.context).id,
  scopes: [],
  extra: { exchange },
});

/** Returns the exchange from `authInfoOf`; the library takes no request without it. */
export const exchangeIn = (authInfo: AuthInfo | undefined): Exchange => authInfo?.extra?.["exchange"] as Exchange;

export const paramsOf = (body: unknown): object => Object(Reflect.get(Object(body), "params"));

const instructions = [
  "Tools of a business messaging service: message customers, read conversations, search the knowledge, issue vouchers.",
  "Answer customers from search_knowledge and cite its passages; when knowledge_state is not grounded, call handoff or ask.",
  'A tool with effects takes execution_mode "dry_run", which has no effect and tells what would happen.',
  "Give idempotency_key with every call that you may repeat: a repetition with the same key gets the first answer.",
  "HITL_REQUIRED means that a person must approve the call first: say so, do not repeat it, and call get_run later.",
].join("\n");

/** The revisions before have batches, which a server must take (MCP 2025-03-26). This one takes one message at a time. */
const firstWithoutBatches = "2025-06-18";

const revisions = SUPPORTED_PROTOCOL_VERSIONS.filter((revision) => revision >= firstWithoutBatches);

type Era = McpRequestContext["era"];

export const serverFor = ({ body, context, tasks }: Exchange, era: Era, more: McpServerOptions = {}): McpServer => {
  const self = { name: "atlas", title: "Atlas messaging", version: contractVersion };
  const { scopes } = principalOf(context);
  const resources = mayRead(scopes) ? { resources: { listChanged: false } } : {};
  // Tasks of revisions before are others, and were experimental.
  const extensions = era === "modern" ? { extensions: taskCapability } : {};
  const capabilities = { tools: { listChanged: false }, ...resources, ...extensions, ...more.capabilities };
  const server = new McpServer(self, { instructions, supportedProtocolVersions: revisions, ...more, capabilities });
  const takesTasks = era === "modern" && declaresTasks(body);
  for (const name of toolsFor(scopes)) {
    const { inputSchema, outputSchema, ...about } = describeTool(name);
    const described = {
      ...about,
      inputSchema: fromJsonSchema(inputSchema, unchecked),
      // The library refuses a task as the answer of a tool whose output has a schema.
      ...(outputSchema && !(takesTasks && isCall(body)) && { outputSchema: fromJsonSchema(outputSchema, unchecked) }),
    };
    server.registerTool(name, described, (_, { http }) => callFor(exchangeIn(http?.authInfo), name, era));
  }
  if (mayRead(scopes)) offerKnowledge(server);
  if (era === "modern") offerTasks(server, tasks, takesTasks);
  return server;
};

const isCall = (body: unknown): boolean => Reflect.get(Object(body), "method") === "tools/call";

const offerKnowledge = (server: McpServer): void => {
  const template = new ResourceTemplate(resourceTemplate, { list: undefined });
  const described = {
    title: "A document of the knowledge",
    description: "The text that a citation of search_knowledge names; its start and end are places in it.",
    mimeType: "text/plain",
  };
  server.registerResource("knowledge", template, described, async (uri, { knowledge_id }, { http }) => {
    const { context, read } = exchangeIn(http?.authInfo);
    return read(String(knowledge_id)).catch((error: unknown) => {
      throw protocolError(context, error, { uri: uri.href });
    });
  });
  // The library's own list has no pages.
  server.server.setRequestHandler("resources/list", async ({ params }, { http }) => {
    const { context, list } = exchangeIn(http?.authInfo);
    return list(params?.cursor).catch((error: unknown) => {
      throw protocolError(context, error);
    });
  });
};

/** Turns a failure to read knowledge into a JSON-RPC error; `of` is added to its data. */
const protocolError = (context: Context, error: unknown, of: object = {}): ProtocolError => {
  const { code, message } = refusalOf(context, error);
  const isTheirs = code === "invalid_cursor" || code === "not_found";
  const its = isTheirs ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError;
  return new ProtocolError(its, message, { ...of, code, retryable: errors[code].retryable });
};

/** Skips the library's validation: the contract's validators know defaults and alternatives. */
const unchecked: jsonSchemaValidator = {
  // The contract's validators check the data before or after, so any type is right here.
  getValidator: (() => (data: unknown) => ({ valid: true, data })) as unknown as jsonSchemaValidator["getValidator"],
};

/** Reports every failure as a tool error, since the answer may have begun. */
const callFor = async (exchange: Exchange, name: ToolName, era: Era): Promise<CallToolResult> => {
  const { body, context, call, tasks } = exchange;
  const answered = await call(name, paramsOf(exchange.body)).catch((error: unknown) =>
    TextAnswer.refusing(refusalOf(context, error)),
  );
  exchange.replayed = answered.replayed;
  const run = era === "modern" && declaresTasks(body) ? waitingRunIn(answered.answer) : null;
  const task = run === null ? null : await tasks.create(run);
  if (task) return asTask(task);
  const { content, ...result } = resultOf(answered, name);
  const links = asksForLinks(body) ? linksIn(answered.answer) : [];
  return { ...result, content: [...content, ...links] };
};

/** Returns the run of a call that waits for an approval. */
const waitingRunIn = (reply: ToolAnswer): string | null => {
  const { code, run_id = null } = refusalIn(reply) ?? {};
  return code === "HITL_REQUIRED" ? run_id : null;
};

/** Some clients take no link for a tool's answer, so only those that ask get them. */
const asksForLinks = (body: unknown): boolean =>
  Reflect.get(Object(Reflect.get(paramsOf(body), "_meta")), resourceLinks) === true;

interface Citing {
  readonly citation: { readonly knowledge_id: string; readonly title: string };
}

/** Links to the cited documents. By its schema, only search_knowledge has `results`. */
const linksIn = ({ results = [] }: ToolAnswer & { readonly results?: readonly Citing[] }) => {
  const titles = new Map(results.map(({ citation: { knowledge_id, title } }) => [knowledge_id, title]));
  return Array.from(titles, ([id, title]) => ({ type: "resource_link" as const, ...resourceOf({ id, title }) }));
};
