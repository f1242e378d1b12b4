/** Tools and knowledge of a token, as a server of the official MCP library. */
import { type ToolName, contractVersion, errors } from "@atlas-messaging/contract";
import { type ToolAnswer, refusalIn, toolsFor } from "@atlas-messaging/domain";
import {
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
  fromJsonSchema,
} from "@modelcontextprotocol/server";
import type {
  AuthInfo,
  CallToolResult,
  McpRequestContext,
  McpServerOptions,
  jsonSchemaValidator,
} from "@modelcontextprotocol/server";
import { type Context, principalOf } from "../rooms/context.ts";
import { refusalOf } from "../rooms/failure.ts";
import { TextAnswer } from "./answer.ts";
import { resourceLinks } from "./lifted-options.ts";
import { describeTool } from "./list.ts";
import { type CallTool, resultOf } from "./plain.ts";
import { type listResources, mayRead, type readResource, resourceOf, resourceTemplate } from "./resources.ts";
import { asTask, declaresTasks, offerTasks, taskCapability } from "./offer-tasks.ts";
import type { Tasks } from "./tasks.ts";

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

type Era = McpRequestContext["era"];

export const serverFor = ({ body, context, tasks }: Exchange, era: Era, more: McpServerOptions = {}): McpServer => {
  const self = { name: "atlas", title: "Atlas messaging", version: contractVersion };
  const { scopes } = principalOf(context);
  const resources = mayRead(scopes) ? { resources: { listChanged: false } } : {};
  // Tasks of revisions before are others, and were experimental.
  const extensions = era === "modern" ? { extensions: taskCapability } : {};
  const capabilities = { tools: { listChanged: false }, ...resources, ...extensions, ...more.capabilities };
  const server = new McpServer(self, { instructions, ...more, capabilities });
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
const waitingRunIn = (answer: ToolAnswer): string | null => {
  const { code, run_id = null } = refusalIn(answer) ?? {};
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
