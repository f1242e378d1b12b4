/** The tools and the knowledge that a token may use, as a server of the official library has them. */
import { type ToolName, contractVersion, errors, tools } from "@atlas-messaging/contract";
import { type ToolAnswer, toolsFor } from "@atlas-messaging/domain";
import {
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
  fromJsonSchema,
} from "@modelcontextprotocol/server";
import type { AuthInfo, CallToolResult, McpServerOptions, jsonSchemaValidator } from "@modelcontextprotocol/server";
import { type Context, principalOf } from "../rooms/context.ts";
import { refusalOf } from "../rooms/failure.ts";
import { ToldAnswer } from "./answer.ts";
import { type CallTool, resultOf } from "./plain.ts";
import { type listResources, mayRead, type readResource, resourceOf, resourceTemplate } from "./resources.ts";

/** One request on its way through the library. */
export interface Exchange {
  readonly body: unknown;
  readonly context: Context;
  readonly call: CallTool;
  readonly list: (cursor?: string) => ReturnType<typeof listResources>;
  readonly read: (id: string) => ReturnType<typeof readResource>;
  /** Whether a tool's answer was stored before. */
  replayed: boolean;
}

/** Hands an exchange to the library, which gives it back with each request. */
export const authInfoOf = (exchange: Exchange): AuthInfo => ({
  token: "",
  clientId: principalOf(exchange.context).id,
  scopes: [],
  extra: { exchange },
});

/** What `authInfoOf` has put there: the library takes no request without it. */
export const exchangeIn = (authInfo: AuthInfo | undefined): Exchange => authInfo?.extra?.["exchange"] as Exchange;

export const paramsOf = (body: unknown): object => Object(Reflect.get(Object(body), "params"));

const instructions = [
  "Tools of a business messaging service: message customers, search the organization's knowledge, issue vouchers.",
  "Answer customers from search_knowledge and cite its passages; when knowledge_state is not grounded, hand off or ask.",
  "The links beside an answer are its documents; read one to see what stands around a passage.",
  'A call with _meta {"atlas/execution_mode": "dry_run"} has no effect and tells what would happen.',
  'Give _meta {"atlas/idempotency_key": "<unique>"} with every call that you may repeat.',
  "HITL_REQUIRED means that an operator must approve the call first: say so; its run tells what became of it.",
].join("\n");

export const serverFor = ({ context }: Exchange, more: McpServerOptions = {}): McpServer => {
  const about = { name: "atlas", title: "Atlas messaging", version: contractVersion };
  const { scopes } = principalOf(context);
  const resources = mayRead(scopes) ? { resources: { listChanged: false } } : {};
  const capabilities = { tools: { listChanged: false }, ...resources, ...more.capabilities };
  const server = new McpServer(about, { instructions, ...more, capabilities });
  for (const name of toolsFor(scopes)) {
    const { title, description, parameters, output, annotations } = tools[name];
    const described = {
      title,
      description,
      annotations,
      inputSchema: fromJsonSchema(parameters, unchecked),
      outputSchema: fromJsonSchema(output, unchecked),
    };
    server.registerTool(name, described, (_, { http }) => callFor(exchangeIn(http?.authInfo), name));
  }
  if (mayRead(scopes)) offerKnowledge(server);
  return server;
};

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

/** Why knowledge is not shown, as errors of JSON-RPC say it; `of` is what else the error tells. */
const protocolError = (context: Context, error: unknown, of: object = {}): ProtocolError => {
  const { code, message } = refusalOf(context, error);
  const isTheirs = code === "invalid_cursor" || code === "not_found";
  const its = isTheirs ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError;
  return new ProtocolError(its, message, { ...of, code, retryable: errors[code].retryable });
};

/** What the schemas say is checked by the contract's own validators, which know defaults and alternatives. */
const unchecked: jsonSchemaValidator = {
  // Whatever it is given is what its caller takes it for: that has been, or will be, checked.
  getValidator: (() => (data: unknown) => ({ valid: true, data })) as unknown as jsonSchemaValidator["getValidator"],
};

/** Whatever goes wrong is told as a tool error, as the answer may have begun. */
const callFor = async (exchange: Exchange, name: ToolName): Promise<CallToolResult> => {
  const { context, call } = exchange;
  const told = await call(name, paramsOf(exchange.body)).catch((error: unknown) =>
    ToldAnswer.refusing(refusalOf(context, error)),
  );
  exchange.replayed = told.replayed;
  const { content, ...result } = resultOf(told);
  return { ...result, content: [...content, ...linksIn(told.answer)] };
};

interface Citing {
  readonly citation: { readonly knowledge_id: string; readonly title: string };
}

/** Links to the documents that an answer cites: by its schema, `results` are those of search_knowledge. */
const linksIn = ({ results = [] }: ToolAnswer & { readonly results?: readonly Citing[] }) => {
  const titles = new Map(results.map(({ citation: { knowledge_id, title } }) => [knowledge_id, title]));
  return Array.from(titles, ([id, title]) => ({ type: "resource_link" as const, ...resourceOf({ id, title }) }));
};
